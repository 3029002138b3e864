/* SPDX-License-Identifier: MIT */
/*
 * net_socket.c: the natives of jdk.internal.io.Net that work on one socket.
 *
 * Owns nothing: descriptors belong to jdk.internal.io.SocketFd, which closes them when no call uses them any more. A
 * failed call gives the negated errno; a timeout gives TIMED_OUT. A call that a signal interrupts goes on, with what
 * is left of its time.
 *
 * Invariants: an address is 4 bytes (IPv4), 16 (IPv6), or the path of a socket in the file system; the family of the
 * socket decides how it is read. Waiting is done by poll, so that closing (a shutdown) from another thread ends it.
 * SIGPIPE is never raised: sends carry MSG_NOSIGNAL.
 *
 * Locks: none.
 *
 * Read next: net_host.c for names and interfaces; jdk/internal/io/SocketFd.java.
 */
#include "classlib/native/io_util.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <poll.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <sys/un.h>
#include <time.h>
#include <unistd.h>

#define NET(ret, name) JNIEXPORT ret JNICALL Java_jdk_internal_io_Net_##name
#define TIMED_OUT      (-10000)

/* The options of Net.java. */
enum {
    O_REUSEADDR = 1,
    O_KEEPALIVE,
    O_LINGER,
    O_SNDBUF,
    O_RCVBUF,
    O_BROADCAST,
    O_NODELAY,
    O_TOS,
    O_REUSEPORT,
    O_OOBINLINE,
    O_MULTICAST_TTL,
    O_MULTICAST_LOOP,
    O_MULTICAST_IF
};

union address {
    struct sockaddr any;
    struct sockaddr_in v4;
    struct sockaddr_in6 v6;
    struct sockaddr_un path;
    struct sockaddr_storage room;
};

static jint result(long r)
{
    return r < 0 ? -errno : (jint)r;
}

NET(jint, socket)(JNIEnv *env, jclass cls, jint family, jboolean stream)
{
    (void)env, (void)cls;
    int domain = family == 4 ? AF_INET : family == 6 ? AF_INET6 : AF_UNIX;
    int fd = socket(domain, (stream ? SOCK_STREAM : SOCK_DGRAM) | SOCK_CLOEXEC, 0);
    if (fd >= 0 && domain == AF_INET6) {
        int off = 0;
        setsockopt(fd, IPPROTO_IPV6, IPV6_V6ONLY, &off, sizeof off);
    }
    return result(fd);
}

static int family_of(int fd)
{
    int domain = AF_INET;
    socklen_t n = sizeof domain;
    getsockopt(fd, SOL_SOCKET, SO_DOMAIN, &domain, &n);
    return domain;
}

/* Fills *a from Java's form and gives its length, or a negated errno. */
static jint make_address(JNIEnv *env, int fd, jbyteArray bytes, jint scope, jint port, union address *a)
{
    jsize n = (*env)->GetArrayLength(env, bytes);
    memset(a, 0, sizeof *a);
    switch (family_of(fd)) {
    case AF_INET:
        if (n != 4)
            return -EAFNOSUPPORT;
        a->v4.sin_family = AF_INET;
        a->v4.sin_port = htons((uint16_t)port);
        (*env)->GetByteArrayRegion(env, bytes, 0, 4, (jbyte *)&a->v4.sin_addr);
        return sizeof a->v4;
    case AF_INET6:
        if (n != 16)
            return -EAFNOSUPPORT;
        a->v6.sin6_family = AF_INET6;
        a->v6.sin6_port = htons((uint16_t)port);
        a->v6.sin6_scope_id = (uint32_t)scope;
        (*env)->GetByteArrayRegion(env, bytes, 0, 16, (jbyte *)&a->v6.sin6_addr);
        return sizeof a->v6;
    default:
        if (n >= (jsize)sizeof a->path.sun_path)
            return -ENAMETOOLONG;
        a->path.sun_family = AF_UNIX;
        (*env)->GetByteArrayRegion(env, bytes, 0, n, (jbyte *)a->path.sun_path);
        return (jint)offsetof(struct sockaddr_un, sun_path) + n + 1;
    }
}

static void give_address(JNIEnv *env, const union address *a, jbyteArray bytes, jintArray info)
{
    jint v[3] = {0, 0, 0};
    if (a->any.sa_family == AF_INET) {
        v[0] = 4;
        v[1] = ntohs(a->v4.sin_port);
        (*env)->SetByteArrayRegion(env, bytes, 0, 4, (const jbyte *)&a->v4.sin_addr);
    } else if (a->any.sa_family == AF_INET6) {
        v[0] = 16;
        v[1] = ntohs(a->v6.sin6_port);
        v[2] = (jint)a->v6.sin6_scope_id;
        (*env)->SetByteArrayRegion(env, bytes, 0, 16, (const jbyte *)&a->v6.sin6_addr);
    }
    (*env)->SetIntArrayRegion(env, info, 0, 3, v);
}

static jlong now_millis(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (jlong)t.tv_sec * 1000 + t.tv_nsec / 1000000;
}

/* Waits until fd is ready for the events; timeout 0 is without limit, -1 does not wait. 0, TIMED_OUT or a negated
 * errno. */
static jint wait_ready(int fd, short events, jint timeout)
{
    jlong end = now_millis() + timeout;
    for (;;) {
        jlong left = timeout > 0 ? end - now_millis() : timeout < 0 ? 0 : -1;
        if (timeout > 0 && left < 0)
            left = 0;
        struct pollfd p = {fd, events, 0};
        int n = poll(&p, 1, (int)left);
        if (n > 0)
            return 0;
        if (n == 0)
            return TIMED_OUT;
        if (errno != EINTR)
            return -errno;
    }
}

/* The result of a connect that is under way: 0, TIMED_OUT or a negated errno. */
static jint connect_end(int fd, jint timeout)
{
    int error = 0;
    socklen_t len = sizeof error;
    jint r = wait_ready(fd, POLLOUT, timeout);
    return r == 0 && getsockopt(fd, SOL_SOCKET, SO_ERROR, &error, &len) == 0 ? -error : r;
}

NET(jint, connect)(JNIEnv *env, jclass cls, jint fd, jbyteArray address, jint scope, jint port, jint timeout)
{
    (void)cls;
    union address a;
    jint n = make_address(env, fd, address, scope, port, &a);
    if (n < 0)
        return n;
    int flags = fcntl(fd, F_GETFL);
    fcntl(fd, F_SETFL, flags | O_NONBLOCK);
    jint r = result(connect(fd, &a.any, (socklen_t)n));
    if (r == -EINPROGRESS || r == -EINTR)
        r = connect_end(fd, timeout);
    fcntl(fd, F_SETFL, flags);
    return r;
}

NET(jint, connected)(JNIEnv *env, jclass cls, jint fd, jint timeout)
{
    (void)env, (void)cls;
    return connect_end(fd, timeout);
}

NET(jint, disconnect)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    struct sockaddr a = {.sa_family = AF_UNSPEC};
    return result(connect(fd, &a, sizeof a));
}

NET(jint, poll)(JNIEnv *env, jclass cls, jintArray fds, jintArray events, jintArray ready, jint n, jint timeout)
{
    (void)cls;
    struct pollfd few[64], *p = n <= 64 ? few : malloc((size_t)n * sizeof *p);
    if (p == NULL)
        return -ENOMEM;
    for (jint i = 0; i < n; i++) {
        jint fd = -1, event = 0;
        (*env)->GetIntArrayRegion(env, fds, i, 1, &fd);
        (*env)->GetIntArrayRegion(env, events, i, 1, &event);
        p[i] = (struct pollfd){fd, (short)event, 0};
    }
    jint r = result(poll(p, (nfds_t)n, timeout));
    for (jint i = 0; i < n && r >= 0; i++) {
        jint event = p[i].revents;
        (*env)->SetIntArrayRegion(env, ready, i, 1, &event);
    }
    if (p != few)
        free(p);
    return r;
}

NET(jint, bind)(JNIEnv *env, jclass cls, jint fd, jbyteArray address, jint scope, jint port)
{
    (void)cls;
    union address a;
    jint n = make_address(env, fd, address, scope, port, &a);
    return n < 0 ? n : result(bind(fd, &a.any, (socklen_t)n));
}

NET(jint, listen)(JNIEnv *env, jclass cls, jint fd, jint backlog)
{
    (void)env, (void)cls;
    return result(listen(fd, backlog));
}

NET(jint, accept)(JNIEnv *env, jclass cls, jint fd, jint timeout)
{
    (void)env, (void)cls;
    for (;;) {
        jint r = wait_ready(fd, POLLIN, timeout);
        if (r < 0)
            return r;
        int c = accept4(fd, NULL, NULL, SOCK_CLOEXEC);
        if (c >= 0)
            return c;
        if (errno == EAGAIN && timeout < 0)
            return TIMED_OUT;
        if (errno != EINTR && errno != ECONNABORTED && errno != EAGAIN)
            return -errno;
    }
}

static char *buffer_of(char *stack, jint len)
{
    return len <= IO_STACK_BUFFER ? stack : malloc((size_t)len);
}

NET(jint, recv)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len, jint timeout)
{
    (void)cls;
    char stack[IO_STACK_BUFFER];
    if (len > 1 << 20)
        len = 1 << 20;
    jint r = wait_ready(fd, POLLIN, timeout);
    if (r < 0)
        return r;
    char *buf = buffer_of(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    ssize_t n;
    do
        n = recv(fd, buf, (size_t)len, 0);
    while (n < 0 && errno == EINTR);
    r = result(n);
    if (n > 0)
        (*env)->SetByteArrayRegion(env, b, off, (jsize)n, (const jbyte *)buf);
    if (buf != stack)
        free(buf);
    return r;
}

/* Sends len bytes, all of them for a stream; to is NULL for a connected socket. */
static jint send_bytes(JNIEnv *env, int fd, jbyteArray b, jint off, jint len, const union address *to, socklen_t n)
{
    char stack[IO_STACK_BUFFER];
    char *buf = buffer_of(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    (*env)->GetByteArrayRegion(env, b, off, len, (jbyte *)buf);
    jint done = 0, r = 0;
    do {
        ssize_t k = sendto(fd, buf + done, (size_t)(len - done), MSG_NOSIGNAL, to == NULL ? NULL : &to->any, n);
        if (k >= 0) {
            done += (jint)k;
        } else if (errno != EINTR) {
            r = -errno;
            break;
        }
    } while (done < len);
    if (buf != stack)
        free(buf);
    return r;
}

NET(jint, send)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len)
{
    (void)cls;
    return send_bytes(env, fd, b, off, len, NULL, 0);
}

NET(jint, sendSome)(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len)
{
    (void)cls;
    char stack[IO_STACK_BUFFER];
    if (len > 1 << 20)
        len = 1 << 20;
    char *buf = buffer_of(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    (*env)->GetByteArrayRegion(env, b, off, len, (jbyte *)buf);
    ssize_t n;
    do
        n = send(fd, buf, (size_t)len, MSG_NOSIGNAL | MSG_DONTWAIT);
    while (n < 0 && errno == EINTR);
    jint r = n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK) ? TIMED_OUT : result(n);
    if (buf != stack)
        free(buf);
    return r;
}

NET(jint, sendTo)
(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len, jbyteArray address, jint scope, jint port)
{
    (void)cls;
    union address a;
    jint n = make_address(env, fd, address, scope, port, &a);
    return n < 0 ? n : send_bytes(env, fd, b, off, len, &a, (socklen_t)n);
}

NET(jint, receiveFrom)
(JNIEnv *env, jclass cls, jint fd, jbyteArray b, jint off, jint len, jint timeout, jboolean peek, jbyteArray from,
 jintArray info)
{
    (void)cls;
    char stack[IO_STACK_BUFFER];
    jint r = wait_ready(fd, POLLIN, timeout);
    if (r < 0)
        return r;
    char *buf = buffer_of(stack, len);
    if (buf == NULL)
        return -ENOMEM;
    union address a;
    memset(&a, 0, sizeof a);
    socklen_t size = sizeof a;
    ssize_t n;
    do
        n = recvfrom(fd, buf, (size_t)len, peek ? MSG_PEEK : 0, &a.any, &size);
    while (n < 0 && errno == EINTR);
    r = result(n);
    if (n >= 0) {
        if (n > 0)
            (*env)->SetByteArrayRegion(env, b, off, (jsize)n, (const jbyte *)buf);
        give_address(env, &a, from, info);
    }
    if (buf != stack)
        free(buf);
    return r;
}

NET(jint, name)(JNIEnv *env, jclass cls, jint fd, jboolean peer, jbyteArray address, jintArray info)
{
    (void)cls;
    union address a;
    memset(&a, 0, sizeof a);
    socklen_t n = sizeof a;
    if ((peer ? getpeername(fd, &a.any, &n) : getsockname(fd, &a.any, &n)) < 0)
        return -errno;
    give_address(env, &a, address, info);
    return 0;
}

/* The system's names of an option of one int. */
static void option_names(jint option, int *level, int *name)
{
    static const int sol[] = {
        0, SO_REUSEADDR, SO_KEEPALIVE, SO_LINGER,        SO_SNDBUF,         SO_RCVBUF,      SO_BROADCAST, 0,
        0, SO_REUSEPORT, SO_OOBINLINE, IP_MULTICAST_TTL, IP_MULTICAST_LOOP, IP_MULTICAST_IF};
    int ip = option == O_TOS || option >= O_MULTICAST_TTL;
    *level = option == O_NODELAY ? IPPROTO_TCP : ip ? IPPROTO_IP : SOL_SOCKET;
    *name = option == O_NODELAY ? TCP_NODELAY : option == O_TOS ? IP_TOS : sol[option];
}

NET(jint, set)(JNIEnv *env, jclass cls, jint fd, jint option, jint value)
{
    (void)env, (void)cls;
    int level, name;
    option_names(option, &level, &name);
    if (option == O_LINGER) {
        struct linger l = {value >= 0, value >= 0 ? value : 0};
        return result(setsockopt(fd, level, name, &l, sizeof l));
    }
    if (option ==
        O_MULTICAST_IF) { /* the interface's index; the system tells its address only, so nobody asks for it */
        struct ip_mreqn m = {.imr_ifindex = value};
        return result(setsockopt(fd, level, name, &m, sizeof m));
    }
    return result(setsockopt(fd, level, name, &value, sizeof value));
}

NET(jint, get)(JNIEnv *env, jclass cls, jint fd, jint option)
{
    (void)env, (void)cls;
    int level, name;
    option_names(option, &level, &name);
    if (option == O_LINGER) {
        struct linger l;
        socklen_t n = sizeof l;
        return getsockopt(fd, level, name, &l, &n) < 0 || !l.l_onoff ? -1 : l.l_linger;
    }
    int value = 0;
    socklen_t n = sizeof value;
    if (getsockopt(fd, level, name, &value, &n) < 0)
        return -errno;
    return option == O_SNDBUF || option == O_RCVBUF ? value / 2 : value;
}

NET(jint, join)(JNIEnv *env, jclass cls, jint fd, jbyteArray group, jint index, jboolean leave)
{
    (void)cls;
    if ((*env)->GetArrayLength(env, group) == 4) {
        struct ip_mreqn m = {0};
        (*env)->GetByteArrayRegion(env, group, 0, 4, (jbyte *)&m.imr_multiaddr);
        m.imr_ifindex = index;
        return result(setsockopt(fd, IPPROTO_IP, leave ? IP_DROP_MEMBERSHIP : IP_ADD_MEMBERSHIP, &m, sizeof m));
    }
    struct ipv6_mreq m = {0};
    (*env)->GetByteArrayRegion(env, group, 0, 16, (jbyte *)&m.ipv6mr_multiaddr);
    m.ipv6mr_interface = (unsigned)index;
    return result(setsockopt(fd, IPPROTO_IPV6, leave ? IPV6_LEAVE_GROUP : IPV6_JOIN_GROUP, &m, sizeof m));
}

NET(jint, available)(JNIEnv *env, jclass cls, jint fd)
{
    (void)env, (void)cls;
    int n = 0;
    return ioctl(fd, FIONREAD, &n) < 0 ? -errno : n;
}

NET(jint, shutdown)(JNIEnv *env, jclass cls, jint fd, jint how)
{
    (void)env, (void)cls;
    return result(shutdown(fd, how == 0 ? SHUT_RD : how == 1 ? SHUT_WR : SHUT_RDWR));
}
