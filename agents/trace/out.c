/* out.c - the file, and lines that reach it whole.
 *
 * Each thread builds its lines in memory of its own. A file of its own they reach without a call of the system: a
 * window of it is mapped, so what was copied there stands in the file even if the process is killed at the next
 * instruction. The rest of the window is empty lines, which are cut off at the end. What can't be mapped (a pipe, a
 * terminal), or shall be followed while it grows, gets one write(2) for each line.
 *
 *   file   | lines ... | window: lines ... | \n \n \n ... |
 *                      ^ window_at         ^ + used
 *
 * Owns: the file, the window. Lock: write_lock, around the copy or the write only. */
#include "agents/trace/trace.h"
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

enum { LINE_SIZE = 32 * 1024, MOST_QUOTED = 200, WINDOW = 256 * 1024 };

static pthread_mutex_t write_lock = PTHREAD_MUTEX_INITIALIZER;
static int file = -1;
static char *window; /* NULL: lines are written */
static off_t window_at;
static size_t used;
static uint64_t start_ns;
static pthread_key_t line_key;
static pthread_once_t line_once = PTHREAD_ONCE_INIT;
static __thread Line *this_line __attribute__((tls_model("initial-exec")));

static uint64_t clock_ns(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (uint64_t)t.tv_sec * 1000000000 + (uint64_t)t.tv_nsec;
}

uint64_t now_ns(void)
{
    return clock_ns() - start_ns;
}

/* ---- the window ---- */

/* The file gets its bytes by write(2): where the disk is full that fails, while a page that is touched would be a
 * signal. */
static bool window_open(void)
{
    char *empty = malloc(WINDOW);
    if (empty == NULL)
        return false;
    memset(empty, '\n', WINDOW);
    bool ok = pwrite(file, empty, WINDOW, window_at) == WINDOW;
    free(empty);
    void *map = ok ? mmap(NULL, WINDOW, PROT_READ | PROT_WRITE, MAP_SHARED, file, window_at) : MAP_FAILED;
    window = map != MAP_FAILED ? map : NULL;
    return window != NULL;
}

/* The file ends behind the last line. */
static void window_close(void)
{
    off_t end = window_at + (off_t)used;
    if (window != NULL)
        munmap(window, WINDOW);
    window = NULL;
    if (ftruncate(file, end) == 0)
        lseek(file, end, SEEK_SET);
}

static void write_all(const char *text, size_t length)
{
    while (file >= 0 && length > 0) {
        ssize_t n = write(file, text, length);
        if (n < 0 && errno != EINTR)
            break;
        text += n > 0 ? n : 0;
        length -= n > 0 ? (size_t)n : 0;
    }
}

static void window_put(const char *text, size_t length)
{
    while (window != NULL && length > 0) {
        size_t room = WINDOW - used, n = length < room ? length : room;
        memcpy(window + used, text, n);
        used += n;
        text += n;
        length -= n;
        if (used < WINDOW)
            continue;
        munmap(window, WINDOW);
        window_at += WINDOW;
        used = 0;
        if (!window_open())
            window_close();
    }
    write_all(text, length); /* nothing, while there is a window */
}

/* Another process may have the file as its standard output: only what is ours alone is mapped. */
static bool may_map(void)
{
    struct stat st;
    return options.file != NULL && !options.follow && fstat(file, &st) == 0 && S_ISREG(st.st_mode);
}

bool out_open(void)
{
    start_ns = clock_ns();
    file = options.file == NULL ? STDERR_FILENO : open(options.file, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0 && errno == EACCES) /* it may be written only */
        file = open(options.file, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) {
        fprintf(stderr, "trace: %s: %s\n", options.file, strerror(errno));
        return false;
    }
    window_at = 0;
    used = 0;
    if (may_map() && !window_open())
        window_close();
    return true;
}

void out_close(void)
{
    pthread_mutex_lock(&write_lock);
    if (window != NULL)
        window_close();
    if (file > STDERR_FILENO)
        close(file);
    file = -1;
    pthread_mutex_unlock(&write_lock);
}

static void line_free(void *line)
{
    this_line = NULL;
    free(((Line *)line)->text);
    free(line);
}

static void key_make(void)
{
    pthread_key_create(&line_key, line_free);
}

Line *line_begin(void)
{
    static Line nothing; /* where there is no memory: a line of size 0 takes nothing */
    if (this_line == NULL) {
        pthread_once(&line_once, key_make);
        Line *line = calloc(1, sizeof *line);
        if (line == NULL || (line->text = malloc(LINE_SIZE)) == NULL) {
            free(line);
            return &nothing;
        }
        line->size = LINE_SIZE - 1; /* the end of the line has room, always */
        this_line = line;
        pthread_setspecific(line_key, line);
    }
    this_line->length = 0;
    this_line->cut = false;
    return this_line;
}

/* What each line is made of is put together without printf, which would take most of its time. */
void line_number(Line *line, long long value)
{
    char digits[24], *d = digits + sizeof digits - 1;
    unsigned long long left = value < 0 ? 0 - (unsigned long long)value : (unsigned long long)value;
    *d = '\0';
    do
        *--d = (char)('0' + left % 10);
    while ((left /= 10) != 0);
    if (value < 0)
        *--d = '-';
    line_text(line, d);
}

void line_seconds(Line *line, uint64_t ns, int width)
{
    char text[8];
    uint64_t seconds = ns / 1000000000, micros = ns / 1000 % 1000000;
    for (uint64_t n = 10; width > 1; width--, n *= 10)
        if (seconds < n)
            line_text(line, " ");
    line_number(line, (long long)seconds);
    text[0] = '.';
    for (int i = 6; i > 0; i--, micros /= 10)
        text[i] = (char)('0' + micros % 10);
    text[7] = '\0';
    line_text(line, text);
}

void line_micros(Line *line, uint64_t ns)
{
    char tenth[3] = {'.', (char)('0' + (ns + 50) / 100 % 10), '\0'};
    line_number(line, (long long)((ns + 50) / 1000));
    line_text(line, tenth);
}

void line_spaces(Line *line, int count)
{
    static const char spaces[] = "                                ";
    for (; count > 0; count -= 32)
        line_text(line, spaces + (count < 32 ? 32 - count : 0));
}

void line_add(Line *line, const char *format, ...)
{
    va_list args;
    size_t room = line->size - line->length;
    va_start(args, format);
    int n = room > 0 ? vsnprintf(line->text + line->length, room, format, args) : 0;
    va_end(args);
    if (n < 0 || (size_t)n >= room)
        line->cut = true;
    else
        line->length += (size_t)n;
}

void line_text(Line *line, const char *text)
{
    size_t n = strlen(text);
    if (n >= line->size - line->length) {
        line->cut = true;
        return;
    }
    memcpy(line->text + line->length, text, n);
    line->length += n;
}

/* The next character of modified UTF-8, and how many bytes it has; a byte that is none stands for itself. */
static unsigned next_char(const unsigned char *text, int *bytes)
{
    *bytes = 1;
    if ((text[0] & 0xe0) == 0xc0 && (text[1] & 0xc0) == 0x80) {
        *bytes = 2;
        return (text[0] & 0x1fu) << 6 | (text[1] & 0x3fu);
    }
    if ((text[0] & 0xf0) == 0xe0 && (text[1] & 0xc0) == 0x80 && (text[2] & 0xc0) == 0x80) {
        *bytes = 3;
        return (text[0] & 0xfu) << 12 | (text[1] & 0x3fu) << 6 | (text[2] & 0x3fu);
    }
    return text[0];
}

/* As text characters stay as they are; in JSON all but ASCII is escaped, so that every reader takes it. */
void line_quoted(Line *line, const char *text)
{
    char quoted[MOST_QUOTED * 6 + 16], *out = quoted;
    int i = 0, bytes;
    *out++ = '"';
    for (; i < MOST_QUOTED && text[i] != '\0'; i += bytes) {
        unsigned c = next_char((const unsigned char *)text + i, &bytes);
        if (c == '"' || c == '\\' || c == '\n') {
            *out++ = '\\';
            *out++ = c == '\n' ? 'n' : (char)c;
        } else if (c < ' ' || c == 127 || (c > 127 && options.format != FORMAT_TEXT)) {
            out += sprintf(out, "\\u%04x", c);
        } else {
            memcpy(out, text + i, (size_t)bytes);
            out += bytes;
        }
    }
    strcpy(out, text[i] != '\0' ? "...\"" : "\"");
    line_text(line, quoted);
}

void line_write(Line *line)
{
    if (line->size == 0)
        return;
    line->text[line->length++] = '\n';
    pthread_mutex_lock(&write_lock);
    window_put(line->text, line->length);
    pthread_mutex_unlock(&write_lock);
}
