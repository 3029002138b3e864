/*
 * jar.c - the manifest of an agent's jar: find one entry in an archive, inflate it, read its main section.
 *
 *   file   [local header, name, data] ... [central directory: one record for each entry] [end record, comment]
 *
 * The end record is looked for from the end of the file; it says where the directory is; a record of the directory
 * says where its entry's local header is. Numbers are little-endian. An archive may stand behind other bytes (a script
 * that starts it): offsets count from its own beginning, which is known from where the directory ends. Archives with
 * more than 65,535 entries have a second end record of 64-bit numbers in front of the first.
 *
 * All of it comes from outside: each offset and length is checked against the file before it is used, and an entry that
 * claims more than MAX_MANIFEST bytes is refused. The contents are compared with their checksum.
 *
 * A manifest's main section is everything up to the first empty line; a line that begins with a space continues the
 * one before; attribute names are compared without case. The first of several equal names counts.
 *
 * No state, no locks. Read next: instrument.c.
 */
#include "jar.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum { LOCAL_SIZE = 30, RECORD_SIZE = 46, END_SIZE = 22, LOCATOR_SIZE = 20, END64_SIZE = 56, MAX_COMMENT = 65535 };
enum { METHOD_STORED = 0, METHOD_DEFLATED = 8 };
static const uint64_t MAX_MANIFEST = 16u << 20, MAX_DIRECTORY = 1u << 30;
static const char MANIFEST_NAME[] = "META-INF/MANIFEST.MF";

typedef struct Archive {
    int fd;
    uint64_t size;                     /* of the file */
    uint64_t directory, directory_len; /* where it is in the file */
    uint64_t start;                    /* where the archive begins in the file */
} Archive;

typedef struct Entry {
    uint64_t header; /* of the local header, in the file */
    uint64_t packed, length;
    uint32_t crc;
    int method;
} Entry;

static uint32_t get2(const unsigned char *p)
{
    return (uint32_t)p[0] | (uint32_t)p[1] << 8;
}

static uint32_t get4(const unsigned char *p)
{
    return get2(p) | get2(p + 2) << 16;
}

static uint64_t get8(const unsigned char *p)
{
    return get4(p) | (uint64_t)get4(p + 4) << 32;
}

/* len bytes of the file from `at`, malloc'ed (one byte more, a zero); NULL if they are not all there. */
static unsigned char *read_at(const Archive *a, uint64_t at, uint64_t len)
{
    if (at > a->size || len > a->size - at) {
        return NULL;
    }
    unsigned char *bytes = malloc(len + 1);
    uint64_t have = 0;
    while (bytes != NULL && have < len) {
        ssize_t n = pread(a->fd, bytes + have, len - have, (off_t)(at + have));
        if (n <= 0) {
            free(bytes);
            return NULL;
        }
        have += (uint64_t)n;
    }
    if (bytes != NULL) {
        bytes[len] = 0;
    }
    return bytes;
}

/* The end record of 64-bit numbers, which a locator right in front of the plain end record (at `end`) points to. */
static bool find_directory64(Archive *a, uint64_t end)
{
    unsigned char *locator = end >= LOCATOR_SIZE ? read_at(a, end - LOCATOR_SIZE, LOCATOR_SIZE) : NULL;
    bool found = locator != NULL && get4(locator) == 0x07064b50;
    unsigned char *record = found ? read_at(a, get8(locator + 8), END64_SIZE) : NULL;
    found = record != NULL && get4(record) == 0x06064b50;
    if (found) {
        a->directory_len = get8(record + 40);
        a->directory = get8(record + 48);
    }
    free(locator);
    free(record);
    return found && a->directory <= a->size && a->directory_len <= a->size - a->directory;
}

/* Fills in where the directory is, from the end record at offset `end` of the file. */
static bool read_end(Archive *a, const unsigned char *record, uint64_t end)
{
    a->directory_len = get4(record + 12);
    uint64_t offset = get4(record + 16);
    a->start = 0;
    if (get2(record + 10) == 0xffff || a->directory_len == 0xffffffff || offset == 0xffffffff) {
        return find_directory64(a, end);
    }
    if (a->directory_len > end || offset > end - a->directory_len) {
        return false;
    }
    a->directory = end - a->directory_len;
    a->start = a->directory - offset;
    return true;
}

static bool find_directory(Archive *a)
{
    uint64_t tail = a->size < END_SIZE + MAX_COMMENT ? a->size : END_SIZE + MAX_COMMENT;
    unsigned char *bytes = a->size >= END_SIZE ? read_at(a, a->size - tail, tail) : NULL;
    bool found = false;
    for (uint64_t i = tail - END_SIZE + 1; bytes != NULL && !found && i > 0; i--) {
        const unsigned char *record = bytes + i - 1;
        if (get4(record) == 0x06054b50 && i - 1 + END_SIZE + get2(record + 20) <= tail) {
            found = read_end(a, record, a->size - tail + i - 1);
        }
    }
    free(bytes);
    return found;
}

static bool find_entry(const Archive *a, const char *name, Entry *e)
{
    size_t name_len = strlen(name);
    unsigned char *all = a->directory_len <= MAX_DIRECTORY ? read_at(a, a->directory, a->directory_len) : NULL;
    bool found = false;
    uint64_t at = 0;
    while (all != NULL && !found && a->directory_len - at >= RECORD_SIZE && get4(all + at) == 0x02014b50) {
        const unsigned char *r = all + at;
        uint64_t len = RECORD_SIZE + get2(r + 28) + get2(r + 30) + get2(r + 32);
        if (len > a->directory_len - at) {
            break;
        }
        if (get2(r + 28) == name_len && strncasecmp((const char *)r + RECORD_SIZE, name, name_len) == 0) {
            *e = (Entry){.method = (int)get2(r + 10), .crc = get4(r + 16), .packed = get4(r + 20)};
            e->length = get4(r + 24);
            e->header = a->start + get4(r + 42);
            found = (get2(r + 8) & 1) == 0; /* not encrypted */
        }
        at += len;
    }
    free(all);
    return found;
}

static bool inflate_all(unsigned char *from, uint64_t packed, unsigned char *to, uint64_t length)
{
    z_stream z = {.next_in = from, .avail_in = (uInt)packed, .next_out = to, .avail_out = (uInt)length};
    if (inflateInit2(&z, -MAX_WBITS) != Z_OK) {
        return false;
    }
    int result = inflate(&z, Z_FINISH);
    bool ok = (result == Z_STREAM_END || (result == Z_BUF_ERROR && z.avail_in == 0)) && z.total_out == length;
    inflateEnd(&z);
    return ok;
}

/* The contents as a string; NULL if they are damaged. */
static char *read_entry(const Archive *a, const Entry *e)
{
    unsigned char *header = read_at(a, e->header, LOCAL_SIZE), *packed = NULL, *text = NULL;
    bool ok = header != NULL && get4(header) == 0x04034b50 && e->length <= MAX_MANIFEST && e->packed <= MAX_MANIFEST;
    if (ok) {
        packed = read_at(a, e->header + LOCAL_SIZE + get2(header + 26) + get2(header + 28), e->packed);
        text = packed != NULL ? calloc(e->length + 1, 1) : NULL;
    }
    ok = text != NULL;
    if (ok && e->method == METHOD_STORED) {
        ok = e->packed == e->length;
        memcpy(text, packed, ok ? e->length : 0);
    } else if (ok) {
        ok = e->method == METHOD_DEFLATED && inflate_all(packed, e->packed, text, e->length);
    }
    ok = ok && (uint32_t)crc32(crc32(0, NULL, 0), text, (uInt)e->length) == e->crc;
    free(header);
    free(packed);
    if (!ok) {
        free(text);
        return NULL;
    }
    return (char *)text;
}

static char *jar_read(const char *path, const char *name)
{
    struct stat st;
    Entry e;
    Archive a = {.fd = open(path, O_RDONLY | O_CLOEXEC)};
    if (a.fd < 0) {
        return NULL;
    }
    bool ok = fstat(a.fd, &st) == 0 && S_ISREG(st.st_mode);
    a.size = ok ? (uint64_t)st.st_size : 0;
    char *text = ok && find_directory(&a) && find_entry(&a, name, &e) ? read_entry(&a, &e) : NULL;
    close(a.fd);
    return text;
}

/* ---- the manifest ---- */

/* Cuts the next logical line off *p, continuation lines joined in place; NULL at the end of the main section. Lines end
 * with CR LF, LF or CR. */
static char *next_line(char **p)
{
    char *line = *p, *to = line, *from = line;
    for (;;) {
        size_t n = strcspn(from, "\r\n");
        memmove(to, from, n);
        to += n;
        from += n;
        from += from[0] == '\r' && from[1] == '\n' ? 2 : from[0] != 0;
        if (from[0] != ' ' || to == line) {
            break;
        }
        from++;
    }
    if (to == line) {
        return NULL;
    }
    *p = from;
    *to = 0; /* to <= from: what follows is not touched, but for the end of this line */
    return line;
}

/* The first counts; one without a value is none. */
static void keep_text(char **where, const char *value)
{
    if (*where == NULL && *value != 0) {
        *where = strdup(value);
    }
}

static void attribute(Manifest *m, const char *name, char *value)
{
    const struct {
        const char *name;
        char **text;
        bool *flag;
    } known[] = {
        {"Premain-Class", &m->premain_class, NULL},
        {"Agent-Class", &m->agent_class, NULL},
        {"Launcher-Agent-Class", &m->launcher_agent_class, NULL},
        {"Boot-Class-Path", &m->boot_class_path, NULL},
        {"Can-Redefine-Classes", NULL, &m->can_redefine},
        {"Can-Retransform-Classes", NULL, &m->can_retransform},
        {"Can-Set-Native-Method-Prefix", NULL, &m->can_set_prefix},
    };
    value += strspn(value, " ");
    for (size_t len = strlen(value); len > 0 && value[len - 1] == ' '; len--) {
        value[len - 1] = 0;
    }
    for (size_t i = 0; i < sizeof known / sizeof *known; i++) {
        if (strcasecmp(name, known[i].name) != 0) {
            continue;
        }
        if (known[i].text != NULL) {
            keep_text(known[i].text, value);
        } else {
            *known[i].flag |= strcasecmp(value, "true") == 0;
        }
    }
}

void manifest_parse(char *text, Manifest *m)
{
    *m = (Manifest){0};
    for (char *line; (line = next_line(&text)) != NULL;) {
        char *colon = strchr(line, ':');
        if (colon != NULL && colon[1] == ' ') {
            *colon = 0;
            attribute(m, line, colon + 2);
        }
    }
}

bool manifest_read(const char *jar, Manifest *m)
{
    *m = (Manifest){0};
    char *text = jar_read(jar, MANIFEST_NAME);
    if (text == NULL) {
        return false;
    }
    manifest_parse(text, m);
    free(text);
    return true;
}

void manifest_free(Manifest *m)
{
    free(m->premain_class);
    free(m->agent_class);
    free(m->launcher_agent_class);
    free(m->boot_class_path);
    *m = (Manifest){0};
}
