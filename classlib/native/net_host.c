/* SPDX-License-Identifier: MIT */
/*
 * net_host.c: the natives of jdk.internal.io.Net about hosts and network interfaces.
 *
 * Owns nothing. Names are looked up by the system's resolver; interfaces come from getifaddrs, one line of text for
 * each, which NetworkInterface.java takes apart.
 *
 * Invariants: an address is 4 or 16 bytes. What the system does not know is null, never an exception.
 *
 * Locks: none.
 *
 * Read next: net_socket.c; java/net/InetAddress.java, java/net/NetworkInterface.java.
 */
#include "classlib/native/io_util.h"

#include <arpa/inet.h>
#include <errno.h>
#include <fcntl.h>
#include <ifaddrs.h>
#include <net/if.h>
#include <netdb.h>
#include <netinet/in.h>
#include <netpacket/packet.h>
#include <poll.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/socket.h>
#include <unistd.h>

#define NET(ret, name) JNIEXPORT ret JNICALL Java_jdk_internal_io_Net_##name

/* The bytes of an Internet address, and how many there are; NULL for another family. */
static const void *address_bytes(const struct sockaddr *a, jsize *n)
{
    if (a != NULL && a->sa_family == AF_INET) {
        *n = 4;
        return &((const struct sockaddr_in *)(const void *)a)->sin_addr;
    }
    if (a != NULL && a->sa_family == AF_INET6) {
        *n = 16;
        return &((const struct sockaddr_in6 *)(const void *)a)->sin6_addr;
    }
    return NULL;
}

NET(jobjectArray, lookup)(JNIEnv *env, jclass cls, jstring host, jintArray err)
{
    (void)cls;
    char *h = io_utf8(env, host);
    if (h == NULL)
        return NULL;
    struct addrinfo hints = {0}, *all = NULL;
    hints.ai_socktype = SOCK_STREAM;
    jint e = getaddrinfo(h, NULL, &hints, &all);
    free(h);
    (*env)->SetIntArrayRegion(env, err, 0, 1, &e);
    if (e != 0)
        return NULL;
    jsize count = 0, n = 0;
    for (struct addrinfo *i = all; i != NULL; i = i->ai_next)
        count += address_bytes(i->ai_addr, &n) != NULL;
    jclass type = (*env)->FindClass(env, "[B");
    jobjectArray out = type == NULL ? NULL : (*env)->NewObjectArray(env, count, type, NULL);
    jsize k = 0;
    for (struct addrinfo *i = all; out != NULL && i != NULL; i = i->ai_next) {
        const void *bytes = address_bytes(i->ai_addr, &n);
        if (bytes == NULL)
            continue;
        jbyteArray b = (*env)->NewByteArray(env, n);
        if (b == NULL) {
            out = NULL;
            break;
        }
        (*env)->SetByteArrayRegion(env, b, 0, n, bytes);
        (*env)->SetObjectArrayElement(env, out, k++, b);
        if ((*env)->ExceptionCheck(env))
            out = NULL;
        (*env)->DeleteLocalRef(env, b);
    }
    freeaddrinfo(all);
    return out;
}

NET(jstring, lookupError)(JNIEnv *env, jclass cls, jint err)
{
    (void)cls;
    const char *text = gai_strerror(err);
    return io_string(env, text, strlen(text));
}

/* A socket address of Java's bytes; gives its length. */
static socklen_t to_sockaddr(JNIEnv *env, jbyteArray address, int port, struct sockaddr_storage *s)
{
    memset(s, 0, sizeof *s);
    if ((*env)->GetArrayLength(env, address) == 4) {
        struct sockaddr_in *a = (struct sockaddr_in *)(void *)s;
        a->sin_family = AF_INET;
        a->sin_port = htons((uint16_t)port);
        (*env)->GetByteArrayRegion(env, address, 0, 4, (jbyte *)&a->sin_addr);
        return sizeof *a;
    }
    struct sockaddr_in6 *a = (struct sockaddr_in6 *)(void *)s;
    a->sin6_family = AF_INET6;
    a->sin6_port = htons((uint16_t)port);
    (*env)->GetByteArrayRegion(env, address, 0, 16, (jbyte *)&a->sin6_addr);
    return sizeof *a;
}

NET(jstring, reverse)(JNIEnv *env, jclass cls, jbyteArray address)
{
    (void)cls;
    struct sockaddr_storage s;
    socklen_t n = to_sockaddr(env, address, 0, &s);
    char name[NI_MAXHOST];
    if (getnameinfo((struct sockaddr *)&s, n, name, sizeof name, NULL, 0, NI_NAMEREQD) != 0)
        return NULL;
    return io_string(env, name, strlen(name));
}

NET(jstring, hostName)(JNIEnv *env, jclass cls)
{
    (void)cls;
    char name[256] = "localhost";
    gethostname(name, sizeof name - 1);
    name[sizeof name - 1] = '\0';
    return io_string(env, name, strlen(name));
}

/* Whether somebody answers on the echo port: a refusal is an answer. */
NET(jboolean, reachable)(JNIEnv *env, jclass cls, jbyteArray address, jint timeout)
{
    (void)cls;
    struct sockaddr_storage s;
    socklen_t n = to_sockaddr(env, address, 7, &s);
    int fd = socket(s.ss_family, SOCK_STREAM | SOCK_CLOEXEC | SOCK_NONBLOCK, 0);
    if (fd < 0)
        return JNI_FALSE;
    int r = connect(fd, (struct sockaddr *)&s, n), e = r < 0 ? errno : 0;
    if (e == EINPROGRESS) {
        struct pollfd p = {fd, POLLOUT, 0};
        socklen_t len = sizeof e;
        if (poll(&p, 1, timeout > 0 ? timeout : -1) == 1)
            getsockopt(fd, SOL_SOCKET, SO_ERROR, &e, &len);
        else
            e = ETIMEDOUT;
    }
    close(fd);
    return e == 0 || e == ECONNREFUSED ? JNI_TRUE : JNI_FALSE;
}

static size_t put_hex(char *out, const unsigned char *b, size_t n)
{
    for (size_t i = 0; i < n; i++)
        sprintf(out + 2 * i, "%02x", b[i]);
    return 2 * n;
}

static int mtu_of(const char *name)
{
    struct ifreq r;
    memset(&r, 0, sizeof r);
    strncpy(r.ifr_name, name, sizeof r.ifr_name - 1);
    int fd = socket(AF_INET, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    int mtu = fd >= 0 && ioctl(fd, SIOCGIFMTU, &r) == 0 ? r.ifr_mtu : 0;
    if (fd >= 0)
        close(fd);
    return mtu;
}

static int prefix_of(const struct sockaddr *mask)
{
    jsize n = 0;
    const unsigned char *b = address_bytes(mask, &n);
    int bits = 0;
    for (jsize i = 0; b != NULL && i < n; i++)
        bits += __builtin_popcount(b[i]);
    return bits;
}

/* The line of the interface that first is the first record of. */
static void interface_line(const struct ifaddrs *all, const struct ifaddrs *first, char *line, size_t room)
{
    char hardware[64] = "-";
    for (const struct ifaddrs *i = all; i != NULL; i = i->ifa_next) {
        if (strcmp(i->ifa_name, first->ifa_name) != 0 || i->ifa_addr == NULL || i->ifa_addr->sa_family != AF_PACKET)
            continue;
        const struct sockaddr_ll *l = (const struct sockaddr_ll *)(const void *)i->ifa_addr;
        if (l->sll_halen > 0 && l->sll_halen <= 8)
            hardware[put_hex(hardware, l->sll_addr, l->sll_halen)] = '\0';
    }
    size_t at = (size_t)snprintf(line, room, "%s %u %u %d %s", first->ifa_name, if_nametoindex(first->ifa_name),
                                 first->ifa_flags, mtu_of(first->ifa_name), hardware);
    for (const struct ifaddrs *i = all; i != NULL && at + 64 < room; i = i->ifa_next) {
        jsize n = 0;
        const void *b = strcmp(i->ifa_name, first->ifa_name) == 0 ? address_bytes(i->ifa_addr, &n) : NULL;
        if (b == NULL)
            continue;
        line[at++] = ' ';
        at += put_hex(line + at, b, (size_t)n);
        at += (size_t)snprintf(line + at, room - at, "/%d", prefix_of(i->ifa_netmask));
    }
}

static int is_first(const struct ifaddrs *all, const struct ifaddrs *i)
{
    for (const struct ifaddrs *j = all; j != i; j = j->ifa_next)
        if (strcmp(j->ifa_name, i->ifa_name) == 0)
            return 0;
    return 1;
}

NET(jobjectArray, interfaces)(JNIEnv *env, jclass cls)
{
    (void)cls;
    struct ifaddrs *all = NULL;
    if (getifaddrs(&all) < 0)
        all = NULL;
    jsize count = 0;
    for (struct ifaddrs *i = all; i != NULL; i = i->ifa_next)
        count += is_first(all, i);
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray out = string == NULL ? NULL : (*env)->NewObjectArray(env, count, string, NULL);
    jsize k = 0;
    for (struct ifaddrs *i = all; out != NULL && i != NULL; i = i->ifa_next) {
        if (!is_first(all, i))
            continue;
        char line[4096];
        interface_line(all, i, line, sizeof line);
        jstring s = io_string(env, line, strlen(line));
        if (s == NULL)
            out = NULL;
        else
            (*env)->SetObjectArrayElement(env, out, k++, s);
        if ((*env)->ExceptionCheck(env))
            out = NULL;
        (*env)->DeleteLocalRef(env, s);
    }
    if (all != NULL)
        freeifaddrs(all);
    return out;
}
