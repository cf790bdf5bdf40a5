#!/bin/sh
# A standby of PRIMARY_HOST: copies it once, when its own volume is empty, and follows it from then on.
set -eu
umask 077

if [ ! -s "$PGDATA/PG_VERSION" ]; then
    passwords="$PGDATA.passwords"
    printf '*:*:*:standby:%s\n' "$(cat "$STANDBY_PASSWORD_FILE")" > "$passwords"
    line="host=$PRIMARY_HOST port=${PRIMARY_PORT:-5432} user=standby application_name=standby passfile=$passwords"
    until pg_basebackup --pgdata="$PGDATA.part" --write-recovery-conf --wal-method=stream --checkpoint=fast --dbname="$line"; do
        rm -rf "$PGDATA.part"
        sleep 2
    done
    # When it is promoted there is nobody it could wait for, until somebody says so again.
    echo "synchronous_standby_names = ''" >> "$PGDATA.part/postgresql.auto.conf"
    rm -rf "$PGDATA"
    mv "$PGDATA.part" "$PGDATA"
fi
exec postgres "$@"
