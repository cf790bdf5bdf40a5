/* Plays many tables at once over WebSockets on the loopback: one thread, epoll, no allocation while it measures.
 *
 * A table has `seats` connections. An action is one message of one of them; it is over when every connection of the
 * table has been sent what it looks like now. At most one action of a table is under way at a time.
 *
 *   closed  `busy` actions are always under way, table after table: how much the server can do at most
 *   open    actions begin at random times, `rate` a second; time counts from when an action was due, so that waiting
 *           for a slow server is counted, too
 *   idle    connect, greet, say "ready" and stay until standard input ends
 *
 * With --other PORT there are two servers, and every other seat is at the second one (--spread seats) or every other
 * table (--spread tables). With --marks 1 it says "begin" when it begins to measure, for whoever watches processes.
 *
 * Languages: conteur (this repository's), plain (the same work without rules: one JSON object either way), bgio
 * (boardgame.io over socket.io), colyseus. bench/server.py starts it and reads the one line of JSON it prints.
 */
#define _GNU_SOURCE
#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <math.h>
#include <netinet/tcp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/epoll.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

enum { PEEK = 64, BUFFER = 1 << 18, EVENTS = 256, CHOICES = 2, PORTS_EACH = 20000, MAX_LATENCIES = 4000000 };
#define VIEW "{\"type\":\"view\",\"version\":"
enum opcode { TEXT = 1, BINARY = 2, CLOSE = 8, PING = 9, PONG = 10 };
enum language { CONTEUR, PLAIN, BGIO, COLYSEUS };
enum mode { CLOSED, OPEN, IDLE };

struct connection {
	int fd, table, seat;
	int choice[CHOICES]; /* what this seat may vote for; 0: it only looks */
	unsigned char head[10];
	int head_size, is_in_payload, opcode;
	uint64_t left;
	char peek[PEEK]; /* how a message begins, enough to tell what it is */
	int peek_size;
	uint64_t seen; /* updates since the start */
	long version; /* conteur's; a view that says nothing new, such as who is connected, has none */
	int is_ready;
};

struct table {
	uint64_t actions; /* begun since the start */
	int told, is_busy, turn;
	double since;
	double *due; /* a ring of times at which further actions should have begun */
	int due_first, due_count;
};

static struct {
	enum language language;
	enum mode mode;
	int port, other, is_spread_by_table, has_marks, tables, seats, busy, pid;
	double rate, warm, seconds;
	const char *script, *token, *count;
} want = {.language = PLAIN, .seats = 6, .busy = 50, .rate = 300, .warm = 1, .seconds = 4, .token = ""};

static struct connection *connections;
static struct table *tables;
static unsigned char buffer[BUFFER];
static int epoll, is_running, is_measuring, ready, next_table;
static double latencies[MAX_LATENCIES];
static uint64_t latency_count, actions, messages, bytes;
static volatile uint64_t nobody_counts, *counter = &nobody_counts; /* actions since the start, for whoever looks */
enum { DUE = 4096 };

static double now(void)
{
	struct timespec t;
	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec * 1e-9;
}

static void fail(const char *why)
{
	fprintf(stderr, "load: %s (%s)\n", why, strerror(errno));
	exit(2);
}

static void write_all(int fd, const void *from, size_t size)
{
	const char *at = from;
	while (size > 0) {
		ssize_t sent = send(fd, at, size, MSG_NOSIGNAL);
		if (sent < 0 && errno != EAGAIN)
			fail("the server does not listen any more");
		if (sent > 0) {
			at += sent;
			size -= (size_t)sent;
		}
	}
}

static void say(struct connection *c, int opcode, const void *payload, int size)
{
	static const unsigned char mask[4] = {0x3a, 0x91, 0x5c, 0x07};
	unsigned char frame[1024];
	int at = 0;
	frame[at++] = (unsigned char)(0x80 | opcode);
	if (size < 126) {
		frame[at++] = (unsigned char)(0x80 | size);
	} else {
		frame[at++] = 0x80 | 126;
		frame[at++] = (unsigned char)(size >> 8);
		frame[at++] = (unsigned char)size;
	}
	memcpy(frame + at, mask, 4);
	at += 4;
	for (int i = 0; i < size; i++)
		frame[at + i] = ((const unsigned char *)payload)[i] ^ mask[i & 3];
	write_all(c->fd, frame, (size_t)(at + size));
}

static int colyseus_message(unsigned char *to, uint64_t number, int seat)
{
	static const unsigned char head[] = "\x0d\xa4play\x84\xa4" "card";
	int at = sizeof head - 1;
	memcpy(to, head, (size_t)at);
	to[at++] = (unsigned char)(number % 84);
	memcpy(to + at, "\xa3seq\xce", 5);
	at += 5;
	for (int shift = 24; shift >= 0; shift -= 8)
		to[at++] = (unsigned char)(number >> shift);
	memcpy(to + at, "\xa6target", 7);
	at += 7;
	to[at++] = (unsigned char)seat;
	memcpy(to + at, "\xa3key\xa4" "ab12", 9);
	return at + 9;
}

/* Begin an action at a table: the next seat that has a choice makes its other one. */
static void begin(int number, double since)
{
	struct table *t = &tables[number];
	struct connection *c;
	char text[512];
	do {
		c = &connections[number * want.seats + t->turn];
		t->turn = (t->turn + 1) % want.seats;
	} while (c->choice[0] == 0);
	unsigned long long action = ++t->actions;
	t->is_busy = 1;
	t->told = 0;
	t->since = since;
	switch (want.language) {
	case CONTEUR:
		say(c, TEXT, text,
		    snprintf(text, sizeof text,
			     "{\"type\":\"move\",\"ref\":\"%x.%llx\",\"move\":{\"kind\":\"cast_votes\",\"slots\":[%d]}}",
			     (unsigned)getpid(), action,
			     c->choice[(action / (unsigned)want.seats) % CHOICES]));
		break;
	case PLAIN:
		say(c, TEXT, text,
		    snprintf(text, sizeof text, "{\"t\":\"play\",\"seq\":%llu,\"card\":%d,\"target\":%d,\"key\":\"ab12\"}",
			     action, (int)(action % 84), c->seat));
		break;
	case BGIO:
		say(c, TEXT, text,
		    snprintf(text, sizeof text,
			     "42/dixit,[\"update\",{\"type\":\"MAKE_MOVE\",\"payload\":{\"type\":\"play\",\"args\":[%d],"
			     "\"playerID\":\"%d\",\"credentials\":null}},%llu,\"m%s_%d\",\"%d\"]",
			     (int)(action % 84), c->seat, action - 1, want.token, number, c->seat));
		break;
	case COLYSEUS:
		say(c, BINARY, text, colyseus_message((unsigned char *)text, action, c->seat));
		break;
	}
}

static void begin_next(int just_ended, double at)
{
	struct table *t = &tables[just_ended];
	if (want.mode == OPEN) {
		if (t->due_count > 0) {
			double since = t->due[t->due_first];
			t->due_first = (t->due_first + 1) % DUE;
			t->due_count--;
			begin(just_ended, since);
		}
		return;
	}
	for (int tried = 0; tried < want.tables; tried++) {
		int number = next_table;
		next_table = (next_table + 1) % want.tables;
		if (!tables[number].is_busy) {
			begin(number, at);
			return;
		}
	}
}

/* A connection was sent what its table looks like now. */
static void updated(struct connection *c)
{
	struct table *t = &tables[c->table];
	if (!is_running)
		return;
	messages += (uint64_t)is_measuring;
	if (++c->seen != t->actions || !t->is_busy || ++t->told < want.seats)
		return;
	double at = now();
	t->is_busy = 0;
	++*counter;
	if (is_measuring) {
		actions++;
		if (latency_count < MAX_LATENCIES)
			latencies[latency_count++] = at - t->since;
	}
	begin_next(c->table, at);
}

static void be_ready(struct connection *c)
{
	ready += !c->is_ready;
	c->is_ready = 1;
}

static int starts(const struct connection *c, const char *with)
{
	return strncmp(c->peek, with, strlen(with)) == 0;
}

static void hear_bgio(struct connection *c)
{
	char text[128];
	if (starts(c, "0")) {
		say(c, TEXT, "40/dixit,", 9);
	} else if (starts(c, "2")) {
		say(c, TEXT, "3", 1);
	} else if (starts(c, "40/dixit")) {
		say(c, TEXT, text,
		    snprintf(text, sizeof text, "42/dixit,[\"sync\",\"m%s_%d\",\"%d\",null,%d]", want.token, c->table, c->seat,
			     want.seats));
	} else if (starts(c, "42/dixit,[\"sync\"")) {
		be_ready(c);
	} else if (starts(c, "42/dixit,[\"update\"") || starts(c, "42/dixit,[\"patch\"")) {
		updated(c);
	} else if (starts(c, "44")) {
		fail(c->peek);
	}
}

static void hear_colyseus(struct connection *c)
{
	unsigned char join = 10;
	switch (c->peek[0]) {
	case 10:
		say(c, BINARY, &join, 1);
		be_ready(c);
		break;
	case 11:
		fail("colyseus refuses");
		break;
	case 13:
		updated(c);
		break;
	default:
		break;
	}
}

static void hear(struct connection *c)
{
	c->peek[c->peek_size < PEEK ? c->peek_size : PEEK - 1] = 0;
	if (c->opcode == PING)
		say(c, PONG, c->peek, c->peek_size);
	if (c->opcode == CLOSE)
		fail("the server closed a socket");
	if (c->opcode != TEXT && c->opcode != BINARY)
		return;
	switch (want.language) {
	case CONTEUR:
		if (starts(c, VIEW)) {
			long version = atol(c->peek + sizeof VIEW - 1);
			be_ready(c);
			if (version > c->version)
				updated(c);
			c->version = version;
		} else if (starts(c, "{\"type\":\"bye\"") || strstr(c->peek, "\"refused\":\"")) {
			fail(c->peek);
		}
		break;
	case PLAIN:
		updated(c);
		break;
	case BGIO:
		hear_bgio(c);
		break;
	case COLYSEUS:
		hear_colyseus(c);
		break;
	}
}

static int head_length(const struct connection *c)
{
	int size = c->head_size < 2 ? 0 : c->head[1] & 127;
	return size == 126 ? 4 : size == 127 ? 10 : 2;
}

static void feed(struct connection *c, const unsigned char *data, size_t size)
{
	bytes += is_measuring ? size : 0;
	while (size > 0 || (c->is_in_payload && c->left == 0)) {
		if (!c->is_in_payload) {
			c->head[c->head_size++] = *data++;
			size--;
			if (c->head_size < 2 || c->head_size < head_length(c))
				continue;
			c->left = c->head[1] & 127;
			if (c->left >= 126) {
				c->left = 0;
				for (int i = 2; i < c->head_size; i++)
					c->left = c->left << 8 | c->head[i];
			}
			c->opcode = c->head[0] & 15;
			c->peek_size = 0;
			c->is_in_payload = 1;
		}
		size_t part = c->left < size ? (size_t)c->left : size;
		for (size_t i = 0; i < part && c->peek_size < PEEK - 1; i++)
			c->peek[c->peek_size++] = (char)data[i];
		data += part;
		size -= part;
		c->left -= part;
		if (c->left == 0) {
			c->is_in_payload = c->head_size = 0;
			hear(c);
		}
	}
}

/* Hear whatever comes within so many seconds; how many connections had something to say. */
static int listen_for(double seconds)
{
	struct epoll_event events[EVENTS];
	struct timespec wait = {.tv_sec = (time_t)seconds, .tv_nsec = (long)((seconds - floor(seconds)) * 1e9)};
	int count = epoll_pwait2(epoll, events, EVENTS, &wait, NULL);
	for (int i = 0; i < count; i++) {
		struct connection *c = events[i].data.ptr;
		ssize_t got = recv(c->fd, buffer, sizeof buffer, 0);
		if (got > 0)
			feed(c, buffer, (size_t)got);
		else if (got == 0)
			fail("the server hung up");
	}
	return count;
}

static void open_socket(struct connection *c, int number, const char *path, const char *greeting)
{
	struct sockaddr_in from = {.sin_family = AF_INET, .sin_addr.s_addr = htonl(INADDR_LOOPBACK + (unsigned)(number / PORTS_EACH))};
	int is_other = want.other && (want.is_spread_by_table ? c->table : c->seat) % 2;
	int port = is_other ? want.other : want.port;
	struct sockaddr_in to = {.sin_family = AF_INET, .sin_port = htons((uint16_t)port), .sin_addr.s_addr = htonl(INADDR_LOOPBACK)};
	int yes = 1, size = 0;
	char request[1024];
	unsigned char *end = NULL;
	c->fd = socket(AF_INET, SOCK_STREAM, 0);
	setsockopt(c->fd, IPPROTO_IP, IP_BIND_ADDRESS_NO_PORT, &yes, sizeof yes);
	if (bind(c->fd, (struct sockaddr *)&from, sizeof from) || connect(c->fd, (struct sockaddr *)&to, sizeof to))
		fail("cannot connect");
	setsockopt(c->fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
	int length = snprintf(request, sizeof request,
			      "GET %s HTTP/1.1\r\nHost: 127.0.0.1:%d\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
			      "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n",
			      path, port);
	write_all(c->fd, request, (size_t)length);
	while (end == NULL) {
		ssize_t got = recv(c->fd, buffer + size, 65536 - (size_t)size, 0);
		if (got <= 0)
			fail("no answer to the handshake");
		size += (int)got;
		end = memmem(buffer, (size_t)size, "\r\n\r\n", 4);
	}
	if (memcmp(buffer + 9, "101", 3) != 0)
		fail("the handshake was refused");
	fcntl(c->fd, F_SETFL, O_NONBLOCK);
	struct epoll_event event = {.events = EPOLLIN, .data.ptr = c};
	epoll_ctl(epoll, EPOLL_CTL_ADD, c->fd, &event);
	if (*greeting)
		say(c, TEXT, greeting, (int)strlen(greeting));
	size_t rest = (size_t)(buffer + size - (end + 4));
	unsigned char early[65536];
	memcpy(early, end + 4, rest);
	feed(c, early, rest);
}

/* Each line of a script: path, greeting, two choices, separated by tabs. */
static void connect_all(void)
{
	FILE *script = want.script ? fopen(want.script, "r") : NULL;
	char line[512], path[256], greeting[256];
	for (int i = 0; i < want.tables * want.seats; i++) {
		struct connection *c = &connections[i];
		c->table = i / want.seats;
		c->seat = i % want.seats;
		c->choice[0] = c->choice[1] = 1;
		*greeting = 0;
		if (script) {
			if (!fgets(line, sizeof line, script) ||
			    sscanf(line, "%255[^\t]\t%255[^\t]\t%d\t%d", path, greeting, &c->choice[0], &c->choice[1]) < 1)
				fail("the script is too short");
			path[strcspn(path, "\n")] = 0;
		} else if (want.language == BGIO) {
			strcpy(path, "/socket.io/?EIO=4&transport=websocket");
		} else {
			snprintf(path, sizeof path, "/ws/%d/%d", c->table, c->seat);
		}
		open_socket(c, i, path, greeting);
		while (listen_for(0) > 0)
			;
	}
	if (script)
		fclose(script);
	double limit = now() + 60;
	while (want.language != PLAIN && ready < want.tables * want.seats)
		if (listen_for(0.1) == 0 && now() > limit)
			fail("not everybody was greeted");
	while (listen_for(0.5) > 0)
		;
}

static double server_seconds(void)
{
	char name[64], text[1024];
	unsigned long user = 0, system = 0;
	if (want.pid == 0)
		return 0;
	snprintf(name, sizeof name, "/proc/%d/stat", want.pid);
	FILE *file = fopen(name, "r");
	if (!file || !fgets(text, sizeof text, file))
		fail("the server is gone");
	fclose(file);
	sscanf(strrchr(text, ')') + 2, "%*c %*d %*d %*d %*d %*d %*u %*u %*u %*u %*u %lu %lu", &user, &system);
	return (double)(user + system) / (double)sysconf(_SC_CLK_TCK);
}

static double own_seconds(void)
{
	struct rusage use;
	getrusage(RUSAGE_SELF, &use);
	return (double)(use.ru_utime.tv_sec + use.ru_stime.tv_sec) + (double)(use.ru_utime.tv_usec + use.ru_stime.tv_usec) * 1e-6;
}

static double uniform(void)
{
	static uint64_t state = 88172645463325252ULL;
	state ^= state << 13;
	state ^= state >> 7;
	state ^= state << 17;
	return (double)((state >> 11) + 1) / 9007199254740993.0;
}

/* Begin, or line up, all that is due; seconds until the next. */
static double begin_what_is_due(double *next)
{
	for (double at = now(); *next <= at; *next += -log(uniform()) / want.rate) {
		int number = (int)(uniform() * want.tables) % want.tables;
		struct table *t = &tables[number];
		if (!t->is_busy)
			begin(number, *next);
		else if (t->due_count < DUE)
			t->due[(t->due_first + t->due_count++) % DUE] = *next;
	}
	double wait = *next - now();
	return wait < 0 ? 0 : wait > 0.01 ? 0.01 : wait;
}

static int ascending(const void *a, const void *b)
{
	double x = *(const double *)a, y = *(const double *)b;
	return (x > y) - (x < y);
}

static double latency(double part)
{
	return latency_count ? latencies[(uint64_t)((double)(latency_count - 1) * part)] * 1e3 : -1;
}

static void measure(void)
{
	double start = now(), next = start, began = 0, server = 0, own = 0;
	is_running = 1;
	for (int i = 0; i < want.busy && i < want.tables && want.mode == CLOSED; i++)
		begin_next(0, start);
	for (;;) {
		double at = now();
		if (!is_measuring && at >= start + want.warm) {
			is_measuring = 1;
			began = at;
			server = server_seconds();
			own = own_seconds();
			if (want.has_marks) {
				puts("begin");
				fflush(stdout);
			}
		}
		if (is_measuring && at >= start + want.warm + want.seconds)
			break;
		listen_for(want.mode == OPEN ? begin_what_is_due(&next) : 0.02);
	}
	double took = now() - began;
	server = server_seconds() - server;
	own = own_seconds() - own;
	qsort(latencies, latency_count, sizeof *latencies, ascending);
	printf("{\"actions\": %llu, \"actions_per_second\": %.1f, \"cpu_us\": %.2f, \"server_busy\": %.3f, \"load_busy\": %.3f, "
	       "\"p50_ms\": %.3f, \"p99_ms\": %.3f, \"bytes_per_update\": %.0f}\n",
	       (unsigned long long)actions, (double)actions / took, actions ? server / (double)actions * 1e6 : -1,
	       server / took, own / took, latency(0.5), latency(0.99), messages ? (double)bytes / (double)messages : 0);
}

static int named(const char *word, const char *const names[], int count)
{
	for (int i = 0; i < count; i++)
		if (strcmp(word, names[i]) == 0)
			return i;
	fail(word);
	return -1;
}

static void read_wishes(int count, char **words)
{
	static const char *const languages[] = {"conteur", "plain", "bgio", "colyseus"};
	static const char *const modes[] = {"closed", "open", "idle"};
	for (int i = 1; i + 1 < count; i += 2) {
		const char *name = words[i], *value = words[i + 1];
		if (!strcmp(name, "--language"))
			want.language = (enum language)named(value, languages, 4);
		else if (!strcmp(name, "--mode"))
			want.mode = (enum mode)named(value, modes, 3);
		else if (!strcmp(name, "--port"))
			want.port = atoi(value);
		else if (!strcmp(name, "--other"))
			want.other = atoi(value);
		else if (!strcmp(name, "--spread"))
			want.is_spread_by_table = !strcmp(value, "tables");
		else if (!strcmp(name, "--marks"))
			want.has_marks = atoi(value);
		else if (!strcmp(name, "--tables"))
			want.tables = atoi(value);
		else if (!strcmp(name, "--seats"))
			want.seats = atoi(value);
		else if (!strcmp(name, "--busy"))
			want.busy = atoi(value);
		else if (!strcmp(name, "--pid"))
			want.pid = atoi(value);
		else if (!strcmp(name, "--rate"))
			want.rate = atof(value);
		else if (!strcmp(name, "--warm"))
			want.warm = atof(value);
		else if (!strcmp(name, "--seconds"))
			want.seconds = atof(value);
		else if (!strcmp(name, "--script"))
			want.script = value;
		else if (!strcmp(name, "--count"))
			want.count = value;
		else if (!strcmp(name, "--token"))
			want.token = value;
		else
			fail(name);
	}
}

int main(int count, char **words)
{
	read_wishes(count, words);
	epoll = epoll_create1(0);
	if (want.count) {
		counter = mmap(NULL, sizeof *counter, PROT_READ | PROT_WRITE, MAP_SHARED, open(want.count, O_RDWR), 0);
		if (counter == MAP_FAILED)
			fail(want.count);
	}
	connections = calloc((size_t)(want.tables * want.seats), sizeof *connections);
	tables = calloc((size_t)want.tables, sizeof *tables);
	for (int i = 0; i < want.tables && want.mode == OPEN; i++)
		tables[i].due = calloc(DUE, sizeof(double));
	connect_all();
	if (want.mode != IDLE) {
		measure();
		return 0;
	}
	puts("ready");
	fflush(stdout);
	fcntl(STDIN_FILENO, F_SETFL, O_NONBLOCK);
	while (read(STDIN_FILENO, buffer, 1) != 0)
		listen_for(0.1);
	return 0;
}
