#!/bin/sh
# Once, when the primary's volume is empty (the image's entrypoint runs it): who may come in, and whom to wait for.
set -eu

psql --no-psqlrc --quiet --set ON_ERROR_STOP=1 --username "$POSTGRES_USER" --dbname postgres <<'SQL'
\set conteur `cat "$CONTEUR_PASSWORD_FILE"`
\set standby `cat "$STANDBY_PASSWORD_FILE"`
CREATE ROLE conteur LOGIN PASSWORD :'conteur';
GRANT pg_monitor TO conteur; -- so that `conteur doctor` sees the standby
CREATE ROLE standby LOGIN REPLICATION PASSWORD :'standby';
CREATE DATABASE conteur OWNER conteur;
ALTER SYSTEM SET synchronous_commit = on;
ALTER SYSTEM SET synchronous_standby_names = 'standby'; -- from the next start on: nobody stands by yet
SQL

echo "host replication standby all scram-sha-256" >> "$PGDATA/pg_hba.conf"
