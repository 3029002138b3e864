/* transport.c - dt_socket: the connection to a debugger.
 *
 * Owns the two sockets (listening, connected), the handshake, who may connect, and the framing of packets. A length
 * field is not believed: a packet's buffer grows with the bytes that really arrive, and one beyond PACKET_MOST, or
 * shorter than its own header, ends the connection.
 *
 * Locks: write_lock for sending and for the life of `peer`; a leaf. The reader alone reads and closes. Sockets are
 * closed on exec, and a write to a debugger that is gone is an error, not a signal. Read next: session.c.
 */
#include "transport.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

#include "allow.h"
#include "jdwp.h"

enum { PACKET_MOST = 1 << 28, CHUNK = 1 << 16, HANDSHAKE_MILLIS = 10000 };

static const char hello[] = "JDWP-Handshake";

static int listener = -1;
static _Atomic(int) peer = -1;
static char port_text[16];
static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER;

static bool complain(const char *what)
{
    fprintf(stderr, "jdwp: transport dt_socket: %s: %s\n", what, strerror(errno));
    return false;
}

/* ---- time ---- */

static long now_millis(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1000L + t.tv_nsec / 1000000;
}

/* Waits until fd is ready; deadline 0 is never. 1 ready, 0 too late, -1 error. */
static int wait_ready(int fd, short what, long deadline)
{
    for (;;) {
        struct pollfd p = {.fd = fd, .events = what};
        long left = deadline == 0 ? -1 : deadline - now_millis();
        if (deadline != 0 && left <= 0)
            return 0;
        int n = poll(&p, 1, (int)left);
        if (n >= 0 || errno != EINTR)
            return n;
    }
}

/* ---- listening ---- */

static struct addrinfo *look_up(const Options *o, const char *port)
{
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM, .ai_family = AF_UNSPEC}, *found = NULL;
    const char *host = o->any_host ? NULL : o->host != NULL ? o->host : "localhost";
    hints.ai_flags = (o->server ? AI_PASSIVE : 0) | AI_NUMERICSERV;
    int error = getaddrinfo(host, port, &hints, &found);
    if (error != 0) {
        fprintf(stderr, "jdwp: transport dt_socket: unknown host %s: %s\n", host ? host : "*", gai_strerror(error));
        return NULL;
    }
    return found;
}

static int bind_to(const struct addrinfo *a)
{
    int yes = 1, fd = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, a->ai_protocol);
    if (fd < 0)
        return -1;
    setsockopt(fd, SOL_SOCKET, SO_REUSEADDR, &yes, sizeof yes);
    if (bind(fd, a->ai_addr, a->ai_addrlen) == 0 && listen(fd, 1) == 0)
        return fd;
    int saved = errno;
    close(fd);
    errno = saved;
    return -1;
}

/* IPv4 first: that is where users' tools look for "localhost". */
static int bind_first(const struct addrinfo *list)
{
    static const int families[] = {AF_INET, AF_INET6};
    for (int f = 0; f < 2; f++) {
        for (const struct addrinfo *a = list; a != NULL; a = a->ai_next) {
            int fd = a->ai_family == families[f] ? bind_to(a) : -1;
            if (fd >= 0)
                return fd;
        }
    }
    return -1;
}

static void note_port(void)
{
    union {
        struct sockaddr any;
        struct sockaddr_in v4;
        struct sockaddr_in6 v6;
    } a;
    socklen_t n = sizeof a;
    unsigned port = 0;
    if (getsockname(listener, &a.any, &n) == 0)
        port = ntohs(a.any.sa_family == AF_INET ? a.v4.sin_port : a.v6.sin6_port);
    snprintf(port_text, sizeof port_text, "%u", port);
}

const char *transport_port(void)
{
    return port_text;
}

bool transport_listen(Options *o)
{
    struct addrinfo *list = look_up(o, port_text[0] != '\0' ? port_text : o->port);
    if (list == NULL)
        return false;
    listener = bind_first(list);
    freeaddrinfo(list);
    if (listener < 0) {
        char what[80];
        snprintf(what, sizeof what, "cannot listen on port %s", port_text[0] != '\0' ? port_text : o->port);
        return complain(what);
    }
    note_port();
    if (!o->quiet) {
        printf("Listening for transport dt_socket at address: %s\n", port_text);
        fflush(stdout);
    }
    return true;
}

void transport_stop_listening(void)
{
    if (listener >= 0)
        close(listener);
    listener = -1;
}

/* ---- connecting ---- */

/* Reads exactly n bytes before the deadline. */
static bool read_all(int fd, void *data, size_t n, long deadline)
{
    uint8_t *p = data;
    while (n > 0) {
        if (deadline != 0 && wait_ready(fd, POLLIN, deadline) <= 0)
            return false;
        ssize_t got = recv(fd, p, n, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return false;
        p += got;
        n -= (size_t)got;
    }
    return true;
}

static bool write_all(int fd, const void *data, size_t n)
{
    const uint8_t *p = data;
    while (n > 0) {
        ssize_t put = send(fd, p, n, MSG_NOSIGNAL);
        if (put < 0 && errno == EINTR)
            continue;
        if (put <= 0)
            return false;
        p += put;
        n -= (size_t)put;
    }
    return true;
}

/* The debugger speaks first, whoever connected. */
static bool shake_hands(int fd, long timeout)
{
    char got[sizeof hello - 1];
    int yes = 1;
    setsockopt(fd, IPPROTO_TCP, TCP_NODELAY, &yes, sizeof yes);
    return read_all(fd, got, sizeof got, now_millis() + (timeout > 0 ? timeout : HANDSHAKE_MILLIS)) &&
           memcmp(got, hello, sizeof got) == 0 && write_all(fd, hello, sizeof got);
}

static void set_peer(int fd)
{
    pthread_mutex_lock(&write_lock);
    peer = fd;
    pthread_mutex_unlock(&write_lock);
}

ConnectResult transport_accept(const Options *o)
{
    struct sockaddr_storage from;
    socklen_t n = sizeof from;
    int ready = wait_ready(listener, POLLIN, o->timeout > 0 ? now_millis() + o->timeout : 0);
    if (ready == 0)
        return CONNECT_TIMEOUT;
    int fd = ready < 0 ? -1 : accept4(listener, (struct sockaddr *)&from, &n, SOCK_CLOEXEC);
    if (fd < 0)
        return ready > 0 && (errno == ECONNABORTED || errno == EINTR) ? CONNECT_RETRY : CONNECT_FAILED;
    bool allowed = allow_has(o->allow, &from);
    if (!allowed)
        fprintf(stderr, "jdwp: a debugger that allow= does not name was refused\n");
    else if (shake_hands(fd, o->timeout)) {
        transport_stop_listening();
        set_peer(fd);
        return CONNECT_OK;
    } else {
        fprintf(stderr, "jdwp: a connection without the handshake of a debugger was closed\n");
    }
    close(fd);
    return CONNECT_RETRY;
}

static int connect_to(const struct addrinfo *a, long deadline)
{
    int error = 0, fd = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC | SOCK_NONBLOCK, a->ai_protocol);
    socklen_t n = sizeof error;
    if (fd < 0)
        return -1;
    if (connect(fd, a->ai_addr, a->ai_addrlen) != 0) {
        if (errno != EINPROGRESS)
            error = errno;
        else if (wait_ready(fd, POLLOUT, deadline) != 1)
            error = ETIMEDOUT;
        else
            getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &n);
    }
    if (error == 0 && fcntl(fd, F_SETFL, 0) == 0)
        return fd;
    close(fd);
    errno = error;
    return -1;
}

ConnectResult transport_attach(const Options *o)
{
    struct addrinfo *list = look_up(o, o->port);
    int fd = -1;
    if (list == NULL)
        return CONNECT_FAILED;
    for (struct addrinfo *a = list; a != NULL && fd < 0; a = a->ai_next)
        fd = connect_to(a, o->timeout > 0 ? now_millis() + o->timeout : 0);
    freeaddrinfo(list);
    if (fd < 0) {
        complain("cannot connect to the debugger");
        return CONNECT_FAILED;
    }
    if (!shake_hands(fd, o->timeout)) {
        fprintf(stderr, "jdwp: transport dt_socket: no handshake from the debugger\n");
        close(fd);
        return CONNECT_FAILED;
    }
    set_peer(fd);
    return CONNECT_OK;
}

/* ---- packets ---- */

bool transport_read(Out *packet)
{
    uint8_t header[JDWP_HEADER];
    if (peer < 0 || !read_all(peer, header, sizeof header, 0))
        return false;
    uint32_t length = (uint32_t)header[0] << 24 | header[1] << 16 | header[2] << 8 | header[3];
    if (length < JDWP_HEADER || length > PACKET_MOST)
        return false;
    *packet = (Out){0};
    out_bytes(packet, header, sizeof header);
    uint8_t *chunk = mem_alloc(CHUNK);
    while (packet->length < length) {
        size_t n = length - packet->length < CHUNK ? length - packet->length : CHUNK;
        if (!read_all(peer, chunk, n, 0))
            break;
        out_bytes(packet, chunk, n);
    }
    free(chunk);
    if (packet->length == length)
        return true;
    out_free(packet);
    return false;
}

bool transport_send(const uint8_t *data, size_t length)
{
    pthread_mutex_lock(&write_lock);
    bool ok = peer >= 0 && write_all(peer, data, length);
    pthread_mutex_unlock(&write_lock);
    return ok;
}

void transport_shutdown(void)
{
    int fd = peer;
    if (fd >= 0)
        shutdown(fd, SHUT_RDWR);
}

void transport_close(void)
{
    pthread_mutex_lock(&write_lock);
    if (peer >= 0)
        close(peer);
    peer = -1;
    pthread_mutex_unlock(&write_lock);
}
