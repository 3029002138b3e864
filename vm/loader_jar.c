/* loader_jar.c - reading jars.
 *
 * The class library is opened at every start, so an index of its few thousand names has to cost microseconds: the
 * central directory is read once and hashed by name, and an entry is one pread. (A general archive library takes
 * milliseconds for that, and again as long to be loaded itself.)
 *
 *   file   [local header, name, extra, data] ... [central directory: one record for each entry] [end record, comment]
 *   Jar    directory (a copy of the central directory)   slots (open addressing: offset of the record + 1)
 *
 * Entries are stored or deflated, as java accepts them; not encrypted, not split over several files. 64-bit records
 * (many or large entries) are understood, as is text before the archive.
 *
 * Everything read comes from outside: each offset and length is checked against the file's size and the directory's end
 * before use; sizes are checked against what inflating really yields, contents against their checksum.
 *
 * No locks: a Jar is read-only once it is open. Read next: loader_path.c.
 */
#include "vm/loader_jar.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zlib.h>

enum { END_SIZE = 22, LOCATOR_SIZE = 20, END64_SIZE = 56, RECORD_SIZE = 46, LOCAL_SIZE = 30, MAX_COMMENT = 65535 };
enum { MAX_DIRECTORY = 1 << 30 };
enum { METHOD_STORED = 0, METHOD_DEFLATED = 8 };

struct Jar {
    int fd;
    u8 size; /* of the file */
    u1 *directory;
    u4 directory_size;
    u4 *slots, mask;
    u8 base; /* where the archive begins: all offsets count from there */
    bool trusted;
};

/* Little-endian fields. */
static u2 le2(const u1 *p)
{
    return (u2)(p[0] | p[1] << 8);
}

static u4 le4(const u1 *p)
{
    return (u4)le2(p) | (u4)le2(p + 2) << 16;
}

static u8 le8(const u1 *p)
{
    return (u8)le4(p) | (u8)le4(p + 4) << 32;
}

static bool read_at(int fd, u1 *to, size_t size, u8 offset)
{
    while (size > 0) {
        ssize_t n = pread(fd, to, size, (off_t)offset);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        to += n;
        size -= (size_t)n;
        offset += (u8)n;
    }
    return true;
}

/* ---- the index */

static u4 hash_name(const char *name, size_t len)
{
    u4 h = 2166136261u;
    for (size_t i = 0; i < len; i++)
        h = (h ^ (u1)name[i]) * 16777619u;
    return h ^ h >> 15;
}

static const u1 *find(const Jar *jar, const char *name, size_t len)
{
    for (u4 i = hash_name(name, len);; i++) {
        u4 slot = jar->slots[i & jar->mask];
        if (slot == 0)
            return NULL;
        const u1 *record = jar->directory + slot - 1;
        if (le2(record + 28) == len && memcmp(record + RECORD_SIZE, name, len) == 0)
            return record;
    }
}

/* Enters every record; of two with the same name the first counts. False if the directory is not as it should be. */
static bool index_directory(Jar *jar, u4 count)
{
    u4 size = 16;
    while (size < count * 2)
        size *= 2;
    jar->slots = xcalloc(size, sizeof *jar->slots);
    jar->mask = size - 1;
    u4 at = 0;
    for (u4 n = 0; n < count; n++) {
        const u1 *record = jar->directory + at;
        if (jar->directory_size - at < RECORD_SIZE || le4(record) != 0x02014b50)
            return false;
        u4 name = le2(record + 28), length = RECORD_SIZE + name + le2(record + 30) + le2(record + 32);
        if (jar->directory_size - at < length)
            return false;
        const char *text = (const char *)record + RECORD_SIZE;
        if (find(jar, text, name) == NULL) {
            u4 i = hash_name(text, name);
            while (jar->slots[i & jar->mask] != 0)
                i++;
            jar->slots[i & jar->mask] = at + 1;
        }
        at += length;
    }
    return true;
}

/* What the end record says; all from outside. */
typedef struct End {
    u8 at, count, size, offset; /* at: of the record in the file */
} End;

/* Reads the last bytes of the file and looks for the end record: its comment must end with the file. */
static bool find_end(const Jar *jar, size_t room, End *end)
{
    if (room > jar->size)
        room = (size_t)jar->size;
    u1 *tail = xmalloc(room);
    bool found = false;
    if (room >= END_SIZE && read_at(jar->fd, tail, room, jar->size - room)) {
        for (size_t left = END_SIZE; !found && left <= room; left++) {
            const u1 *p = tail + room - left;
            if (le4(p) != 0x06054b50 || le2(p + 20) != left - END_SIZE || le2(p + 4) != 0)
                continue;
            *end = (End){jar->size - left, le2(p + 10), le4(p + 12), le4(p + 16)};
            found = true;
        }
    }
    free(tail);
    return found;
}

/* Replaces the figures by 64-bit ones where the end record has no room for them. */
static bool widen_end(const Jar *jar, End *end)
{
    u1 locator[LOCATOR_SIZE], wide[END64_SIZE];
    if (end->count != UINT16_MAX && end->size != UINT32_MAX && end->offset != UINT32_MAX)
        return true;
    if (end->at < LOCATOR_SIZE || !read_at(jar->fd, locator, sizeof locator, end->at - LOCATOR_SIZE) ||
        le4(locator) != 0x07064b50)
        return end->size != UINT32_MAX && end->offset != UINT32_MAX; /* just 65535 entries */
    u8 at = le8(locator + 8);
    if (at > end->at - LOCATOR_SIZE || !read_at(jar->fd, wide, sizeof wide, at) || le4(wide) != 0x06064b50)
        return false;
    *end = (End){at, le8(wide + 32), le8(wide + 40), le8(wide + 48)};
    return true;
}

/* Finds the end record and reads the directory that it describes. */
static bool read_directory(Jar *jar)
{
    End end;
    if (!find_end(jar, 1024, &end) && !find_end(jar, END_SIZE + MAX_COMMENT, &end))
        return false;
    if (!widen_end(jar, &end) || end.size > MAX_DIRECTORY || end.size > end.at || end.count > end.size / RECORD_SIZE)
        return false;
    u8 start = end.at - end.size;
    if (end.offset > start)
        return false;
    jar->base = start - end.offset;
    jar->directory_size = (u4)end.size;
    jar->directory = xmalloc(jar->directory_size);
    return read_at(jar->fd, jar->directory, jar->directory_size, start) && index_directory(jar, (u4)end.count);
}

/* ---- opening */

void jar_close(Jar *jar)
{
    if (jar->fd >= 0)
        close(jar->fd);
    free(jar->directory);
    free(jar->slots);
    free(jar);
}

Jar *jar_open(const char *path, bool trusted)
{
    Jar *jar = xcalloc(1, sizeof *jar);
    jar->trusted = trusted;
    jar->fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    if (jar->fd >= 0 && fstat(jar->fd, &st) == 0 && S_ISREG(st.st_mode)) {
        jar->size = (u8)st.st_size;
        if (read_directory(jar))
            return jar;
    }
    jar_close(jar);
    return NULL;
}

/* ---- reading */

static bool inflate_all(const u1 *from, u4 from_size, u1 *to, u4 to_size)
{
    z_stream z = {.next_in = (Bytef *)(uintptr_t)from, .avail_in = from_size, .next_out = to, .avail_out = to_size};
    if (inflateInit2(&z, -MAX_WBITS) != Z_OK)
        return false;
    int result = inflate(&z, Z_FINISH);
    bool ok = result == Z_STREAM_END && z.avail_out == 0;
    inflateEnd(&z);
    return ok;
}

/* Sizes and place of an entry. */
typedef struct Extent {
    u8 packed, size, offset;
} Extent;

/* Fields that are too large for the record stand in its extra field, in this order, those only that are needed. */
static void widen_extent(const u1 *record, Extent *x)
{
    const u1 *p = record + RECORD_SIZE + le2(record + 28), *end = p + le2(record + 30);
    for (; end - p >= 4; p += 4 + le2(p + 2)) {
        const u1 *q = p + 4, *stop = end - q < le2(p + 2) ? end : q + le2(p + 2);
        u8 *fields[] = {&x->size, &x->packed, &x->offset};
        for (int i = 0; i < 3 && le2(p) == 1; i++) {
            if (*fields[i] == UINT32_MAX && stop - q >= 8) {
                *fields[i] = le8(q);
                q += 8;
            }
        }
        if (end - (p + 4) < le2(p + 2))
            return;
    }
}

static Extent extent_of(const Jar *jar, const u1 *record)
{
    Extent x = {le4(record + 20), le4(record + 24), le4(record + 42)};
    if (x.packed == UINT32_MAX || x.size == UINT32_MAX || x.offset == UINT32_MAX)
        widen_extent(record, &x);
    x.offset = x.offset > jar->size ? jar->size : jar->base + x.offset;
    return x;
}

/* Reads the compressed data into a malloc'ed block that starts with the local header; *data points into it. */
static u1 *read_data(const Jar *jar, const u1 *record, const Extent *x, const u1 **data)
{
    /* The local header has its own extra field; guess that it is no longer than the central one's, plus a little. */
    u4 guess = LOCAL_SIZE + le2(record + 28) + le2(record + 30) + 16u;
    for (int tries = 0; tries < 2; tries++) {
        u8 want = guess + x->packed, have = x->offset < jar->size ? jar->size - x->offset : 0;
        size_t size = (size_t)(want < have ? want : have);
        if (size < LOCAL_SIZE)
            return NULL;
        u1 *block = xmalloc(size);
        u4 start = 0;
        if (read_at(jar->fd, block, size, x->offset) && le4(block) == 0x04034b50)
            start = LOCAL_SIZE + le2(block + 26) + le2(block + 28);
        if (start != 0 && start + x->packed <= size) {
            *data = block + start;
            return block;
        }
        free(block);
        if (start <= guess)
            return NULL;
        guess = start;
    }
    return NULL;
}

static bool is_readable(const u1 *record, const Extent *x)
{
    u2 flags = le2(record + 8), method = le2(record + 10);
    if ((flags & 1) || x->size > INT32_MAX || x->packed > INT32_MAX)
        return false;
    if (method == METHOD_STORED)
        return x->packed == x->size;
    return method == METHOD_DEFLATED && x->size <= x->packed * 1032 + 64; /* more than that is a lie */
}

static u1 *read_record(const Jar *jar, const u1 *record, size_t *len)
{
    Extent x = extent_of(jar, record);
    const u1 *data;
    u1 *block = is_readable(record, &x) ? read_data(jar, record, &x, &data) : NULL;
    if (block == NULL)
        return NULL;
    bool stored = le2(record + 10) == METHOD_STORED, ok = true;
    u1 *bytes = block;
    if (stored) {
        memmove(block, data, x.size);
    } else {
        bytes = xmalloc(x.size);
        ok = inflate_all(data, (u4)x.packed, bytes, (u4)x.size);
        free(block);
    }
    if (ok && !(jar->trusted && stored))
        ok = crc32(crc32(0, NULL, 0), bytes, (uInt)x.size) == le4(record + 16);
    if (!ok) {
        free(bytes);
        return NULL;
    }
    *len = x.size;
    return bytes;
}

u1 *jar_read(Jar *jar, const char *name, size_t *len)
{
    const u1 *record = find(jar, name, strlen(name));
    return record ? read_record(jar, record, len) : NULL;
}

bool jar_has(Jar *jar, const char *name)
{
    return find(jar, name, strlen(name)) != NULL;
}
