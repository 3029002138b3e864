/*
 * out.c: the output, a file or a socket. What is written is collected in a buffer; it leaves when that is full and when
 * a record that somebody waits for is complete.
 *
 * An output that breaks (a full disk, a reader that went away) is told once; from then on everything is dropped and the
 * program runs on. A record that begins with its length is made twice: once counted, once written.
 *
 * Under the lock.
 *
 * Read next: format.h.
 */
#include "out.h"
#include <errno.h>
#include <fcntl.h>
#include <netdb.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <unistd.h>

static int fd = -1;
static bool is_socket, broken, counting;
static uint64_t counted;
static unsigned char buffer[1 << 16];
static size_t held;

static int connect_to(const char *host, int port)
{
    char service[16];
    snprintf(service, sizeof service, "%d", port);
    struct addrinfo hints = {.ai_socktype = SOCK_STREAM}, *list = NULL;
    int failed = getaddrinfo(host, service, &hints, &list);
    if (failed != 0) {
        hprof_say("%s: %s", host, gai_strerror(failed));
        return -1;
    }
    int s = -1;
    for (struct addrinfo *a = list; a != NULL && s < 0; a = a->ai_next) {
        s = socket(a->ai_family, a->ai_socktype | SOCK_CLOEXEC, a->ai_protocol);
        if (s >= 0 && connect(s, a->ai_addr, a->ai_addrlen) != 0) {
            close(s);
            s = -1;
        }
    }
    if (s < 0)
        hprof_say("can't connect to %s:%d: %s", host, port, strerror(errno));
    freeaddrinfo(list);
    return s;
}

bool out_open(void)
{
    is_socket = options.host[0] != '\0';
    if (is_socket) {
        fd = connect_to(options.host, options.port);
    } else {
        fd = open(options.file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
        if (fd < 0)
            hprof_say("can't write %s: %s", options.file, strerror(errno));
    }
    return fd >= 0;
}

int out_socket(void)
{
    return is_socket ? fd : -1;
}

static void output_lost(void)
{
    if (!broken)
        hprof_say("the output is lost: %s", strerror(errno));
    broken = true;
}

static void send_all(const unsigned char *bytes, size_t n)
{
    while (n > 0 && !broken) {
        ssize_t done = is_socket ? send(fd, bytes, n, MSG_NOSIGNAL) : write(fd, bytes, n);
        if (done < 0 && errno == EINTR)
            continue;
        if (done <= 0) {
            output_lost();
            return;
        }
        bytes += done;
        n -= (size_t)done;
    }
}

void out_flush(void)
{
    send_all(buffer, held);
    held = 0;
}

void out_bytes(const void *bytes, size_t n)
{
    if (counting) {
        counted += n;
        return;
    }
    if (n > sizeof buffer - held)
        out_flush();
    if (n > sizeof buffer) {
        send_all(bytes, n);
        return;
    }
    if (n > 0)
        memcpy(buffer + held, bytes, n);
    held += n;
}

void out_text(const char *format, ...)
{
    char *text;
    va_list args;
    va_start(args, format);
    int n = vasprintf(&text, format, args);
    va_end(args);
    if (n < 0) {
        output_lost();
        return;
    }
    out_bytes(text, (size_t)n);
    free(text);
}

static void out_number(uint64_t value, int bytes)
{
    unsigned char b[8];
    for (int i = bytes; i-- > 0; value >>= 8)
        b[i] = (unsigned char)value;
    out_bytes(b, (size_t)bytes);
}

void out_u1(uint8_t value)
{
    out_number(value, 1);
}

void out_u2(uint16_t value)
{
    out_number(value, 2);
}

void out_u4(uint32_t value)
{
    out_number(value, 4);
}

void out_u8(uint64_t value)
{
    out_number(value, 8);
}

void out_count_begin(void)
{
    counting = true;
    counted = 0;
}

uint64_t out_count_end(void)
{
    counting = false;
    return counted;
}

void out_close(void)
{
    out_flush();
    if (is_socket)
        shutdown(fd, SHUT_WR); /* commands may still be read from it; it is closed with the process */
    else if (fd >= 0 && close(fd) != 0 && !broken)
        hprof_say("the output is not complete: %s", strerror(errno));
    broken = true; /* what still comes is dropped */
}
