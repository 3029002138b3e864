/* attach.c - the attach listener: HotSpot's protocol by which jcmd, jstack, jmap and others reach a running VM.
 *
 * A tool that wants process N looks for the socket /tmp/.java_pidN. If there is none, it makes the file .attach_pidN in
 * N's current folder or in /tmp and sends SIGQUIT; the VM then opens the socket, of mode 0600, and starts the thread
 * "Attach Listener", a daemon that observers see as any other. From there on every request is a connection of its own:
 *
 *     version 1:  "1" 0 name 0 arg 0 arg 0 arg 0                       -> result "\n" text ... end
 *     version 2:  "2" 0 length-of-the-rest 0 name 0 arg 0 arg 0 ...       (length in decimal)
 *
 * result is a decimal number: 0, an error, or 101 for a version that nobody speaks.
 *
 * Who may ask: the socket's mode keeps others out, and the peer's credentials are looked at, too (SO_PEERCRED): our
 * user and group, or root. How long: a request has READ_LIMIT to arrive in full; an answer is given up when its reader
 * has taken nothing for WRITE_LIMIT. How much: names and arguments of version 1 have the lengths that tools keep to;
 * version 2 has one limit for the whole. One client is served at a time, the others wait in the socket's queue.
 *
 * Invariants: the socket exists before the thread that serves it; files are removed by the process that made them only
 * (a forked child has another pid). Requests are read and answers written in SAFE state.
 * Lock: listener.lock for the fields of `listener`; never held across a poll or a wait for a client.
 * Read next: operation.c; signal.c, which calls attach_signalled; vm.c for the end.
 */
#include "vm/serve/attach.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/thread_life.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <unistd.h>

#include "vm/class/object.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/ref_inline.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

#define READ_LIMIT  ((int64_t)3000000000) /* nanoseconds */
#define WRITE_LIMIT ((int64_t)10000000000)

enum {
    VERSION_MAX = 8,
    ARG_BYTES = 1024, /* version 1: bytes of an argument */
    ARGS_V1 = 3,
    ARGS_V2 = 16,
    PAYLOAD_MAX = 256 << 10, /* version 2: bytes of name and arguments */
    SIZE_DIGITS_MAX = 10
};

typedef struct Request {
    char *bytes; /* what has arrived; malloc'ed */
    size_t len, room;
    const char *name; /* into bytes */
    const char *args[ARGS_V2];
    int arg_count;
} Request;

typedef enum Verdict { REQUEST_MORE, REQUEST_COMPLETE, REQUEST_BAD, REQUEST_BAD_VERSION, REQUEST_NONE } Verdict;

static struct {
    pthread_mutex_t lock;
    int socket, client; /* -1: none */
    char path[64];      /* "" while there is no file of ours */
    pid_t pid;          /* who made it */
    bool active;        /* from before the thread is made until it is about to end */
    bool leaving;
    Thread *thread; /* the latest one, only compared; NULL until it has begun */
} listener = {.lock = PTHREAD_MUTEX_INITIALIZER, .socket = -1, .client = -1};

/* ---- the socket ---- */

static void remove_file(void) /* lock held */
{
    if (listener.path[0] != 0 && listener.pid == getpid())
        unlink(listener.path);
    listener.path[0] = 0;
}

void attach_remove_socket(void)
{
    pthread_mutex_lock(&listener.lock);
    remove_file();
    pthread_mutex_unlock(&listener.lock);
}

/* A native exit() does not pass through vm_exit. */
__attribute__((destructor)) static void remove_at_exit(void)
{
    if (pthread_mutex_trylock(&listener.lock) == 0) {
        remove_file();
        pthread_mutex_unlock(&listener.lock);
    }
}

/* Binds under a name that nobody looks for, so that the real one appears with the right mode and a listener behind. */
static bool bind_private(int fd, const char *path)
{
    struct sockaddr_un address = {.sun_family = AF_UNIX};
    snprintf(address.sun_path, sizeof address.sun_path, "%s.tmp", path);
    unlink(address.sun_path);
    if (bind(fd, (struct sockaddr *)&address, sizeof address) != 0)
        return false;
    if (chmod(address.sun_path, S_IRUSR | S_IWUSR) == 0 && listen(fd, 16) == 0 && rename(address.sun_path, path) == 0)
        return true;
    unlink(address.sun_path);
    return false;
}

static bool socket_open(void) /* lock held */
{
    char path[sizeof listener.path];
    snprintf(path, sizeof path, "/tmp/.java_pid%d", (int)getpid());
    int fd = socket(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0);
    if (fd < 0 || !bind_private(fd, path)) {
        if (fd >= 0)
            close(fd);
        return false;
    }
    if (listener.socket >= 0)
        close(listener.socket);
    listener.socket = fd;
    listener.pid = getpid();
    memcpy(listener.path, path, sizeof path);
    return true;
}

static bool peer_is_ours(int fd)
{
    struct ucred peer;
    socklen_t len = sizeof peer;
    if (getsockopt(fd, SOL_SOCKET, SO_PEERCRED, &peer, &len) != 0)
        return false;
    return peer.uid == 0 || (peer.uid == geteuid() && peer.gid == getegid());
}

/* Waits of this kind (SO_RCVTIMEO, SO_SNDTIMEO) end after so many nanoseconds. false: none are left. */
static bool limit_waits(int fd, int kind, int64_t nanos)
{
    int64_t micros = nanos / 1000;
    struct timeval limit = {micros / 1000000, micros % 1000000};
    return micros > 0 && setsockopt(fd, SOL_SOCKET, kind, &limit, sizeof limit) == 0;
}

/* ---- requests ---- */

/* The end of the string at `at`, its 0 byte; NULL if it has not arrived yet. */
static const char *string_end(const Request *r, const char *at)
{
    return memchr(at, 0, (size_t)(r->bytes + r->len - at));
}

static Verdict parse_v1(Request *r, const char *at)
{
    const char *strings[1 + ARGS_V1];
    for (int i = 0; i <= ARGS_V1; i++) {
        size_t most = i == 0 ? ATTACH_NAME_MAX : ARG_BYTES, have = (size_t)(r->bytes + r->len - at);
        const char *end = string_end(r, at);
        if ((end != NULL ? (size_t)(end - at) : have) > most)
            return REQUEST_BAD;
        if (end == NULL)
            return REQUEST_MORE;
        strings[i] = at;
        at = end + 1;
    }
    r->name = strings[0];
    r->arg_count = ARGS_V1;
    memcpy(r->args, strings + 1, ARGS_V1 * sizeof *strings);
    return REQUEST_COMPLETE;
}

/* The decimal length at `at`; -1 if it is none, or too large. */
static int64_t length_parse(const char *at)
{
    char *end;
    if (*at < '0' || *at > '9' || strlen(at) > SIZE_DIGITS_MAX)
        return -1;
    long long n = strtoll(at, &end, 10);
    return *end == 0 && n <= PAYLOAD_MAX ? n : -1;
}

static Verdict parse_v2(Request *r, const char *at)
{
    const char *end = string_end(r, at);
    if (end == NULL)
        return r->bytes + r->len - at > SIZE_DIGITS_MAX ? REQUEST_BAD : REQUEST_MORE;
    int64_t length = length_parse(at);
    const char *payload = end + 1;
    if (length <= 0)
        return REQUEST_BAD;
    if (r->bytes + r->len - payload < length)
        return REQUEST_MORE;
    if (payload[length - 1] != 0 || r->bytes + r->len - payload > length)
        return REQUEST_BAD;
    r->name = payload;
    for (at = payload + strlen(payload) + 1; at < payload + length; at += strlen(at) + 1) {
        if (r->arg_count == ARGS_V2)
            return REQUEST_BAD;
        r->args[r->arg_count++] = at;
    }
    return REQUEST_COMPLETE;
}

static Verdict request_parse(Request *r)
{
    const char *end = string_end(r, r->bytes);
    r->arg_count = 0;
    if (end == NULL)
        return r->len > VERSION_MAX ? REQUEST_BAD_VERSION : REQUEST_MORE;
    if (strcmp(r->bytes, "1") == 0)
        return parse_v1(r, end + 1);
    return strcmp(r->bytes, "2") == 0 ? parse_v2(r, end + 1) : REQUEST_BAD_VERSION;
}

/* Reads until the request is complete or cannot become so. */
static Verdict request_read(Request *r, int fd)
{
    int64_t deadline = clock_nanos() + READ_LIMIT;
    Verdict verdict = REQUEST_MORE;
    while (verdict == REQUEST_MORE) {
        xgrow(r->bytes, r->room, r->len + 4096, 8192);
        if (!limit_waits(fd, SO_RCVTIMEO, deadline - clock_nanos()))
            return REQUEST_BAD;
        ssize_t n = recv(fd, r->bytes + r->len, r->room - r->len, 0);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0) /* a tool that only looks whether somebody listens sends nothing */
            return n == 0 && r->len == 0 ? REQUEST_NONE : REQUEST_BAD;
        r->len += (size_t)n;
        verdict = request_parse(r);
    }
    return verdict;
}

static void send_all(int fd, const char *text, size_t len)
{
    limit_waits(fd, SO_SNDTIMEO, WRITE_LIMIT);
    while (len > 0) {
        ssize_t n = send(fd, text, len, MSG_NOSIGNAL);
        if (n <= 0 && errno != EINTR)
            return;
        if (n > 0) {
            text += n;
            len -= (size_t)n;
        }
    }
}

static void answer(int fd, int result, const char *text, size_t len)
{
    char line[16];
    snprintf(line, sizeof line, "%d\n", result);
    send_all(fd, line, strlen(line));
    send_all(fd, text, len);
}

/* ---- service ---- */

static void run_and_answer(Thread *t, const Request *r, int fd)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = xopen_text(&text, &len);
    thread_to_running(t);
    ref_push_frame(t, 16);
    int result = operation_run(t, r->name, r->args, r->arg_count, out);
    ref_pop_frame(t);
    thread_to_safe(t);
    xclose_text(out, &text, &len);
    answer(fd, result, text, len);
    free(text);
}

static void serve(Thread *t, int fd)
{
    static const char bad[] = "Malformed or incomplete attach request\n";
    Request r = {0};
    if (!peer_is_ours(fd))
        return;
    switch (request_read(&r, fd)) {
    case REQUEST_COMPLETE: run_and_answer(t, &r, fd); break;
    case REQUEST_BAD_VERSION: answer(fd, ATTACH_BAD_VERSION, "", 0); break;
    case REQUEST_NONE: break;
    default: answer(fd, ATTACH_ERROR, bad, sizeof bad - 1); break;
    }
    free(r.bytes);
}

/* The next client; -1 when the listener is to end. SAFE. */
static int next_client(void)
{
    for (;;) {
        pthread_mutex_lock(&listener.lock);
        int from = listener.leaving ? -1 : listener.socket;
        pthread_mutex_unlock(&listener.lock);
        if (from < 0)
            return -1;
        int fd = accept4(from, NULL, NULL, SOCK_CLOEXEC);
        if (fd >= 0)
            return fd;
        if (errno == EINTR || errno == ECONNABORTED)
            continue;
        pthread_mutex_lock(&listener.lock);
        bool again = !listener.leaving && (errno == EMFILE || errno == ENFILE || errno == ENOMEM || socket_open());
        pthread_mutex_unlock(&listener.lock);
        if (!again)
            return -1;
        usleep(10000);
    }
}

static void set_client(int fd)
{
    pthread_mutex_lock(&listener.lock);
    if (fd < 0)
        close(listener.client);
    listener.client = fd;
    if (fd >= 0 && listener.leaving)
        shutdown(fd, SHUT_RDWR);
    pthread_mutex_unlock(&listener.lock);
}

static void listener_end(void)
{
    pthread_mutex_lock(&listener.lock);
    if (listener.socket >= 0)
        close(listener.socket);
    listener.socket = -1;
    remove_file();
    listener.active = false;
    pthread_mutex_unlock(&listener.lock);
}

static void listen_until_end(Thread *t, void *arg UNUSED)
{
    int fd;
    t->exception = NULL;
    pthread_mutex_lock(&listener.lock);
    listener.thread = t;
    pthread_mutex_unlock(&listener.lock);
    thread_to_safe(t);
    thread_set_name(t, "Attach Listener");
    while ((fd = next_client()) >= 0) {
        set_client(fd);
        serve(t, fd);
        set_client(-1);
    }
    thread_to_running(t);
    listener_end();
}

/* ---- start and end ---- */

static bool start_thread(Thread *t)
{
    size_t roots = roots_mark(t);
    Object *name = string_of_utf8(t, "Attach Listener");
    roots_add(t, name);
    Object *mirror = name != NULL ? object_new(t, wk.Thread) : NULL;
    roots_add(t, mirror);
    Slot args[3] = {{.o = mirror}, {.o = thread_system_group}, {.o = name}};
    bool ok = mirror != NULL && call_method(t, wk.Thread_init, args, NULL);
    if (ok) {
        WK_SET(mirror, Thread_daemon, u1, 1);
        WK_SET(mirror, Thread_priority, int32_t, 9);
        ok = thread_start_native(t, mirror, listen_until_end, NULL);
    }
    t->exception = NULL;
    roots_reset(t, roots);
    return ok;
}

/* Only one thread at a time gets here: the one that makes the VM, then the one that acts on signals. */
static void listener_start(Thread *t)
{
    pthread_mutex_lock(&listener.lock);
    listener.leaving = false;
    listener.thread = NULL;
    listener.active = socket_open();
    bool ok = listener.active;
    pthread_mutex_unlock(&listener.lock);
    if (ok && !start_thread(t))
        listener_end();
}

/* If a listener runs: true. Where its socket file went away it is woken, and makes a new one. */
static bool listener_runs(void)
{
    struct stat s;
    pthread_mutex_lock(&listener.lock);
    bool active = listener.active;
    if (active && listener.path[0] != 0 && stat(listener.path, &s) != 0)
        shutdown(listener.socket, SHUT_RDWR);
    pthread_mutex_unlock(&listener.lock);
    return active;
}

static bool trigger_at(const char *folder)
{
    struct stat s;
    char path[64];
    snprintf(path, sizeof path, "%s.attach_pid%d", folder, (int)getpid());
    return stat(path, &s) == 0 && (s.st_uid == geteuid() || s.st_uid == 0);
}

bool attach_signalled(Thread *t)
{
    if (options.disable_attach || (!trigger_at("") && !trigger_at("/tmp/")))
        return false;
    if (!listener_runs())
        listener_start(t);
    return true;
}

void attach_init(Thread *t)
{
    if (!options.disable_attach && (options.start_attach || options.reduce_signals))
        listener_start(t);
}

static void seek(Thread *t, void *arg)
{
    Thread **wanted = arg;
    if (*wanted == t)
        *wanted = NULL;
}

/* Does the listener's thread still exist? */
static bool listener_lives(void)
{
    pthread_mutex_lock(&listener.lock);
    bool active = listener.active;
    Thread *wanted = listener.thread;
    pthread_mutex_unlock(&listener.lock);
    if (active || wanted == NULL)
        return active;
    thread_each(seek, &wanted);
    return wanted == NULL;
}

void attach_destroy(Thread *t)
{
    pthread_mutex_lock(&listener.lock);
    listener.leaving = true;
    if (listener.socket >= 0)
        shutdown(listener.socket, SHUT_RDWR);
    if (listener.client >= 0)
        shutdown(listener.client, SHUT_RDWR);
    remove_file();
    pthread_mutex_unlock(&listener.lock);
    thread_to_safe(t);
    for (int i = 0; i < 1000 && listener_lives(); i++)
        usleep(1000);
    thread_to_running(t);
}
