/*
 * Knocks at the attach socket of a running VM with requests of all kinds, most of them bad ones.
 *
 *   fuzz PID COUNT SEED
 *
 * COUNT requests are made from SEED: random bytes, good requests damaged, cut, overlong, with lengths that are wrong,
 * many at once, and clients that go away. Then come slow clients and, if we are root, one of another user. Every
 * answer must be empty or begin with a line that is a number; a good request must be answered well in between; in the
 * end the process must have the descriptors and threads that it had. Prints TAP and "N passed, N failed".
 */
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <signal.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/time.h>
#include <sys/un.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

enum { ROOM = 1 << 19 };

static int pid, checks, failed;
static char socket_path[64];
static char request[ROOM], answer[ROOM];
static size_t request_len;
static uint64_t seed;

static void ok(int good, const char *text)
{
    printf("%s %d - %s\n", good ? "ok" : "not ok", ++checks, text);
    fflush(stdout);
    failed += !good;
}

static uint32_t dice(uint32_t n)
{
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uint32_t)(seed * 0x2545F4914F6CDD1Dull >> 33) % n;
}

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

/* ---- connections ---------------------------------------------------------------------------------------------- */

static int knock(void)
{
    struct sockaddr_un a = {.sun_family = AF_UNIX};
    struct timeval limit = {20, 0};
    strcpy(a.sun_path, socket_path);
    int fd = socket(AF_UNIX, SOCK_STREAM, 0);
    setsockopt(fd, SOL_SOCKET, SO_RCVTIMEO, &limit, sizeof limit);
    setsockopt(fd, SOL_SOCKET, SO_SNDTIMEO, &limit, sizeof limit);
    if (connect(fd, (struct sockaddr *)&a, sizeof a) != 0) {
        close(fd);
        return -1;
    }
    return fd;
}

static void send_request(int fd)
{
    size_t sent = 0;
    while (sent < request_len) {
        ssize_t n = send(fd, request + sent, request_len - sent, MSG_NOSIGNAL);
        if (n <= 0) {
            return; /* refused before it was all read */
        }
        sent += (size_t)n;
    }
}

/* The whole answer; -1 if the other side neither speaks nor closes. */
static ssize_t hear(int fd)
{
    size_t len = 0;
    for (;;) {
        ssize_t n = recv(fd, answer + len, ROOM - 1 - len, 0);
        if (n < 0 && errno == EINTR) {
            continue;
        }
        if (n < 0 && (errno == EAGAIN || errno == EWOULDBLOCK)) {
            return -1;
        }
        if (n <= 0) {
            answer[len] = 0;
            return (ssize_t)len;
        }
        len += (size_t)n;
    }
}

/* Empty, or a number on the first line. */
static int is_answer(ssize_t len)
{
    char *end;
    if (len <= 0) {
        return len == 0;
    }
    strtol(answer, &end, 10);
    return end != answer && *end == '\n';
}

/* ---- requests --------------------------------------------------------------------------------------------------- */

static void put(const void *bytes, size_t n)
{
    memcpy(request + request_len, bytes, n);
    request_len += n;
}

static void put_string(const char *s)
{
    put(s, strlen(s) + 1);
}

/* None of these changes anything. */
static const char *const good_requests[][4] = {
    {"properties"},
    {"agentProperties"},
    {"threaddump", "-l"},
    {"printflag", "MaxHeapSize"},
    {"setflag", "MaxHeapSize", "1"},
    {"getversion", "options"},
    {"load", "/no/such/library.so", "true", "x"},
    {"jcmd", "help"},
    {"jcmd", "help -all"},
    {"jcmd", "VM.version"},
    {"jcmd", "VM.uptime -date"},
    {"jcmd", "GC.heap_info"},
    {"jcmd", "Thread.print -l"},
    {"jcmd", "VM.command_line"},
    {"jcmd", "VM.flags"},
    {"jcmd", "JVMTI.agent_load /no/such/library.so"},
};
enum { GOOD = sizeof good_requests / sizeof *good_requests };

static void make_v1(uint32_t which)
{
    request_len = 0;
    put_string("1");
    for (int i = 0; i < 4; i++) {
        put_string(good_requests[which][i] != NULL ? good_requests[which][i] : "");
    }
}

static void make_v2(uint32_t which, long wrong_by)
{
    char size[32];
    size_t n = 0;
    for (int i = 0; i < 4 && good_requests[which][i] != NULL; i++) {
        n += strlen(good_requests[which][i]) + 1;
    }
    snprintf(size, sizeof size, "%ld", (long)n + wrong_by);
    request_len = 0;
    put_string("2");
    put_string(size);
    for (int i = 0; i < 4 && good_requests[which][i] != NULL; i++) {
        put_string(good_requests[which][i]);
    }
}

static void make_noise(size_t n)
{
    request_len = 0;
    while (request_len < n) {
        request[request_len++] = (char)dice(dice(4) == 0 ? 3 : 256);
    }
}

static void damage(void)
{
    for (uint32_t i = 1 + dice(4); i > 0; i--) {
        request[dice((uint32_t)request_len)] = (char)dice(256);
    }
}

static void make_long(void)
{
    static const uint32_t sizes[] = {9, 17, 1025, 5000, 70000, 300000};
    uint32_t where = dice(5), n = sizes[dice(6)];
    request_len = 0;
    for (uint32_t i = 0; i < 5; i++) {
        if (i == where) {
            memset(request + request_len, "1A/ \"\n"[dice(6)], n);
            request_len += n;
            request[request_len++] = 0;
        } else {
            put_string(i == 0 ? "1" : i == 1 ? "jcmd" : "x");
        }
    }
}

static void make_bad_length(void)
{
    static const char *const sizes[] = {
        "-1",   "0",  "99999999999999999999", "4294967296",          "262145", "1x", "", " 5",
        "0x10", "+7", "2147483647",           "18446744073709551615"};
    request_len = 0;
    put_string("2");
    put_string(sizes[dice(12)]);
    put_string("jcmd");
    put_string("help");
}

static void make_many_args(void)
{
    char size[32];
    uint32_t n = dice(3000);
    snprintf(size, sizeof size, "%u", 5 + 2 * n);
    request_len = 0;
    put_string("2");
    put_string(size);
    put_string("jcmd");
    for (uint32_t i = 0; i < n; i++) {
        put_string("a");
    }
}

static void make_odd_command(void)
{
    static const char *const lines[] = {
        "help \"",
        "help 'a b",
        "%s%n%s%n",
        "VM.version x y z",
        "VM.uptime -date=maybe",
        "VM.uptime -date=",
        "GC.heap_dump",
        "help help help",
        "\n\n\nVM.version\nstop\nnope",
        "# VM.version",
        "Thread.print -l=true -l=false",
        "JVMTI.agent_load",
        "JVMTI.agent_load \"\" \"\"",
        "JVMTI.agent_load /no/such.jar",
        "help ''",
        "=",
        "-=-",
        "VM.version\r\n",
        "\t \t",
        "JVMTI.agent_load /dev/null",
        "JVMTI.agent_load /tmp",
        "help \xff\xfe\x80",
    };
    request_len = 0;
    put_string("1");
    put_string("jcmd");
    put_string(lines[dice(sizeof lines / sizeof *lines)]);
    put_string("");
    put_string("");
}

static void make_unknown(void)
{
    static const char *const names[] = {"", "Properties", "jcmd ", "../../etc", "%n%n", "loadx", "getversio"};
    request_len = 0;
    put_string(dice(3) != 0 ? "1" : "12345678" + dice(8));
    put_string(names[dice(7)]);
    put_string("a");
    put_string("b");
    put_string("c");
}

/* 1 if it was all read as it should be. */
static int one_request(void)
{
    uint32_t kind = dice(12), which = dice(GOOD);
    make_v1(which);
    switch (kind) {
    case 0: make_noise(dice(600)); break;
    case 1: damage(); break;
    case 2: request_len = dice((uint32_t)request_len); break;
    case 3: make_long(); break;
    case 4: make_v2(which, (long)dice(9) - 4); break;
    case 5: make_bad_length(); break;
    case 6: make_many_args(); break;
    case 7: make_odd_command(); break;
    case 8: make_unknown(); break;
    case 9:
        make_v2(which, 0);
        damage();
        break;
    default: break; /* 10: nothing is read; 11: nothing is sent */
    }
    int fd = knock();
    if (fd < 0) {
        return 0;
    }
    if (kind != 11) {
        send_request(fd);
    }
    int good = 1;
    if (kind != 10 && kind != 11) {
        shutdown(fd, SHUT_WR);
        good = is_answer(hear(fd));
    }
    close(fd);
    if (!good) {
        printf("# kind %u: answer \"%.60s\"\n", kind, answer);
    }
    return good;
}

/* A request as tools make it, whose answer is known. */
static int is_served(int version)
{
    version == 1 ? make_v1(9) : make_v2(9, 0);
    int fd = knock();
    if (fd < 0) {
        return 0;
    }
    send_request(fd);
    ssize_t n = hear(fd);
    close(fd);
    return n > 2 && strncmp(answer, "0\n", 2) == 0 && strstr(answer, "JDK ") != NULL;
}

static int at_once(void)
{
    int fds[15], good = 1;
    for (int i = 0; i < 15; i++) {
        fds[i] = knock();
        make_v1(dice(GOOD));
        if (i % 3 == 0) {
            damage();
        }
        send_request(fds[i]);
        shutdown(fds[i], SHUT_WR);
    }
    for (int i = 0; i < 15; i++) {
        good &= fds[i] >= 0 && is_answer(hear(fds[i]));
        close(fds[i]);
    }
    return good;
}

/* One byte after the other, or none at all: the VM loses its patience. */
static int slow(int bytes)
{
    double began = now();
    int fd = knock();
    make_v1(9);
    for (int i = 0; i < bytes && send(fd, request + i, 1, MSG_NOSIGNAL) == 1; i++) {
        usleep(500000);
    }
    ssize_t n = hear(fd);
    close(fd);
    return n >= 0 && now() - began < 15;
}

/* The socket is opened to everybody, as by a mistake; another user is refused all the same. */
static int stranger_refused(void)
{
    chmod(socket_path, 0666);
    pid_t child = fork();
    if (child == 0) {
        if (setgroups(0, NULL) != 0 || setgid(65534) != 0 || setuid(65534) != 0) {
            _exit(2);
        }
        int fd = knock();
        make_v1(9);
        if (fd >= 0) {
            send_request(fd);
        }
        _exit(fd >= 0 && hear(fd) == 0 ? 0 : 1);
    }
    int status;
    waitpid(child, &status, 0);
    chmod(socket_path, 0600);
    return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

/* ---- the process ------------------------------------------------------------------------------------------------ */

static int entries(const char *folder)
{
    char path[64];
    int n = 0;
    snprintf(path, sizeof path, "/proc/%d/%s", pid, folder);
    DIR *d = opendir(path);
    while (d != NULL && readdir(d) != NULL) {
        n++;
    }
    if (d != NULL) {
        closedir(d);
    }
    return n;
}

/* A connection that was just closed here may not be closed there yet. */
static int settles(const char *folder, int want)
{
    for (int i = 0; i < 5000 && entries(folder) != want; i++) {
        usleep(1000);
    }
    return entries(folder) == want;
}

static int open_door(void)
{
    char trigger[64];
    struct stat s;
    snprintf(trigger, sizeof trigger, "/tmp/.attach_pid%d", pid);
    close(open(trigger, O_CREAT | O_EXCL | O_WRONLY, 0600));
    kill(pid, SIGQUIT);
    for (int i = 0; i < 20000 && stat(socket_path, &s) != 0; i++) {
        usleep(1000);
    }
    unlink(trigger);
    return stat(socket_path, &s) == 0 && S_ISSOCK(s.st_mode) && (s.st_mode & 0777) == 0600 && s.st_uid == geteuid();
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: fuzz PID COUNT SEED\n");
        return 2;
    }
    pid = atoi(argv[1]);
    seed = strtoull(argv[3], NULL, 10) * 0x9E3779B97F4A7C15ull | 1;
    snprintf(socket_path, sizeof socket_path, "/tmp/.java_pid%d", pid);
    ok(open_door(), "the trigger file and SIGQUIT open a socket of mode 0600");
    ok(is_served(1) && is_served(2), "good requests of both versions are answered");
    int files = entries("fd"), threads = entries("task"), bad = 0, unserved = 0, count = atoi(argv[2]);
    for (int i = 0; i < count && bad < 10; i++) {
        bad += !one_request();
        unserved += i % 100 == 0 && !is_served(1 + i / 100 % 2);
    }
    printf("# %d requests\n", count);
    ok(bad == 0, "bad requests are answered with a number or not at all");
    ok(unserved == 0, "good ones in between are served");
    for (int i = 0; i < 20; i++) {
        bad += !at_once();
    }
    ok(bad == 0, "fifteen at a time");
    ok(slow(0) && slow(3) && is_served(1), "slow clients are sent away");
    if (geteuid() == 0) {
        ok(stranger_refused() && is_served(1), "another user is refused");
    } else {
        ok(1, "another user is refused # SKIP needs root");
    }
    ok(settles("fd", files), "no descriptor is left over");
    ok(settles("task", threads), "no thread is left over");
    printf("%d passed, %d failed\n", checks - failed, failed);
    return failed != 0;
}
