/* loader_jar.c - reading jars: a quick reader for plain archives, libzip for all others.
 *
 * Start-up is why there is a quick reader: the class library is opened at every start, and an index of its few
 * thousand names should cost microseconds. The central directory is read once and hashed by name; an entry is one
 * pread.
 *
 *   file   [local header, name, extra, data] ... [central directory: one record for each entry] [end record, comment]
 *   Jar    directory (a copy of the central directory)   slots (open addressing: offset of the record + 1)
 *
 * A plain archive has its end record in the last 64 KiB, fewer than 65535 entries and no 64-bit fields; its entries
 * are stored or deflated and not encrypted. libzip gets the rest (zip64, unusual methods); its handle is used under
 * the jar's lock.
 *
 * Everything read comes from outside: each offset and length is checked against the file's size and the directory's
 * end before use; sizes are checked against what inflating really yields, contents against their checksum.
 *
 * Lock: Jar.lock, for libzip only. A Jar is otherwise read-only. Read next: loader_path.c.
 */
#include "vm/loader_jar.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/stat.h>
#include <unistd.h>
#include <zip.h>
#include <zlib.h>

enum { END_SIZE = 22, RECORD_SIZE = 46, LOCAL_SIZE = 30, MAX_COMMENT = 65535 };
enum { METHOD_STORED = 0, METHOD_DEFLATED = 8 };

struct Jar {
    int fd;
    u8 size; /* of the file */
    u1 *directory;
    u4 directory_size;
    u4 *slots, mask;
    bool trusted;
    zip_t *zip; /* not NULL: libzip reads this one */
    pthread_mutex_t lock;
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
        if (jar->directory_size - at < length || le4(record + 20) == UINT32_MAX || le4(record + 24) == UINT32_MAX ||
            le4(record + 42) == UINT32_MAX)
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

/* Finds the end record and reads the directory that it describes. */
static bool read_directory(Jar *jar)
{
    u1 small[1024], *tail = small;
    size_t room = jar->size < sizeof small ? (size_t)jar->size : sizeof small; /* usually there is no comment */
    const u1 *end = NULL;
    for (;;) {
        if (room < END_SIZE || !read_at(jar->fd, tail, room, jar->size - room))
            break;
        for (const u1 *p = tail + room - END_SIZE; end == NULL && p >= tail; p--) {
            if (le4(p) == 0x06054b50 && le2(p + 20) == (size_t)(tail + room - p) - END_SIZE)
                end = p;
        }
        if (end != NULL || room == jar->size || tail != small)
            break;
        room = jar->size < END_SIZE + MAX_COMMENT ? (size_t)jar->size : END_SIZE + MAX_COMMENT;
        tail = xmalloc(room);
    }
    u4 count = end ? le2(end + 10) : 0, size = end ? le4(end + 12) : 0, offset = end ? le4(end + 16) : 0;
    bool plain = end != NULL && le2(end + 4) == 0 && le2(end + 8) == count && count != UINT16_MAX &&
                 offset != UINT32_MAX && (u8)offset + size <= jar->size;
    if (tail != small)
        free(tail);
    if (!plain)
        return false;
    jar->directory_size = size;
    jar->directory = xmalloc(size);
    return read_at(jar->fd, jar->directory, size, offset) && index_directory(jar, count);
}

/* ---- opening */

void jar_close(Jar *jar)
{
    if (jar->zip != NULL)
        zip_discard(jar->zip);
    if (jar->fd >= 0)
        close(jar->fd);
    pthread_mutex_destroy(&jar->lock);
    free(jar->directory);
    free(jar->slots);
    free(jar);
}

Jar *jar_open(const char *path, bool trusted)
{
    Jar *jar = xcalloc(1, sizeof *jar);
    pthread_mutex_init(&jar->lock, NULL);
    jar->trusted = trusted;
    jar->fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    if (jar->fd >= 0 && fstat(jar->fd, &st) == 0 && S_ISREG(st.st_mode)) {
        jar->size = (u8)st.st_size;
        if (read_directory(jar))
            return jar;
        jar->zip = zip_open(path, ZIP_RDONLY, NULL);
    }
    if (jar->zip != NULL)
        return jar;
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

/* Reads the compressed data of a record into a malloc'ed block that starts with the local header; *data points
 * into it. */
static u1 *read_data(const Jar *jar, const u1 *record, const u1 **data)
{
    u4 packed = le4(record + 20);
    u8 offset = le4(record + 42);
    /* The local header has its own extra field; guess that it is no longer than the central one's, plus a little. */
    u4 guess = LOCAL_SIZE + le2(record + 28) + le2(record + 30) + 16u;
    for (int tries = 0; tries < 2; tries++) {
        u8 want = (u8)guess + packed, have = offset < jar->size ? jar->size - offset : 0;
        size_t size = (size_t)(want < have ? want : have);
        if (size < LOCAL_SIZE)
            return NULL;
        u1 *block = xmalloc(size);
        u4 start = 0;
        if (read_at(jar->fd, block, size, offset) && le4(block) == 0x04034b50)
            start = LOCAL_SIZE + le2(block + 26) + le2(block + 28);
        if (start != 0 && (u8)start + packed <= size) {
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

static u1 *read_record(const Jar *jar, const u1 *record, size_t *len)
{
    u2 flags = le2(record + 8), method = le2(record + 10);
    u4 packed = le4(record + 20), size = le4(record + 24);
    if ((flags & 1) || (method != METHOD_STORED && method != METHOD_DEFLATED) ||
        (method == METHOD_STORED && packed != size))
        return NULL;
    if (size > INT32_MAX || (u8)size > (u8)packed * 1032 + 64) /* deflate cannot do better: the size is a lie */
        return NULL;
    const u1 *data;
    u1 *block = read_data(jar, record, &data);
    if (block == NULL)
        return NULL;
    u1 *bytes = block;
    bool ok = true;
    if (method == METHOD_STORED) {
        memmove(block, data, size);
    } else {
        bytes = xmalloc(size);
        ok = inflate_all(data, packed, bytes, size);
        free(block);
    }
    if (ok && !(jar->trusted && method == METHOD_STORED))
        ok = crc32(crc32(0, NULL, 0), bytes, size) == le4(record + 16);
    if (!ok) {
        free(bytes);
        return NULL;
    }
    *len = size;
    return bytes;
}

static u1 *read_by_libzip(zip_t *zip, const char *name, size_t *len)
{
    zip_stat_t st;
    if (zip_stat(zip, name, 0, &st) != 0 || !(st.valid & ZIP_STAT_SIZE) || st.size > INT32_MAX)
        return NULL;
    zip_file_t *f = zip_fopen_index(zip, st.index, 0);
    if (f == NULL)
        return NULL;
    /* The directory's size is only a claim: grow towards it as data really comes. */
    size_t room = st.size < 1 << 20 ? st.size + 1 : 1 << 20, have = 0;
    u1 *bytes = xmalloc(room);
    zip_int64_t n;
    while ((n = zip_fread(f, bytes + have, room - have)) > 0) {
        have += (size_t)n;
        if (have == room)
            bytes = xrealloc(bytes, room *= 2);
    }
    zip_fclose(f);
    if (n < 0 || have != st.size) {
        free(bytes);
        return NULL;
    }
    *len = have;
    return bytes;
}

u1 *jar_read(Jar *jar, const char *name, size_t *len)
{
    if (jar->zip != NULL) {
        pthread_mutex_lock(&jar->lock);
        u1 *bytes = read_by_libzip(jar->zip, name, len);
        pthread_mutex_unlock(&jar->lock);
        return bytes;
    }
    const u1 *record = find(jar, name, strlen(name));
    return record ? read_record(jar, record, len) : NULL;
}

bool jar_has(Jar *jar, const char *name)
{
    if (jar->zip == NULL)
        return find(jar, name, strlen(name)) != NULL;
    pthread_mutex_lock(&jar->lock);
    bool has = zip_name_locate(jar->zip, name, 0) >= 0;
    pthread_mutex_unlock(&jar->lock);
    return has;
}
