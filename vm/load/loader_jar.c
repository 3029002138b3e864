/* loader_jar.c - reading jars, in one of two ways.
 *
 * A program's jars are read by libzip, through libzipread.so (vm/load/zip), which is opened with the first of them.
 *
 * The class library is opened at every start and most of it is never asked for, so it is mapped and read where it
 * stands: opening costs the same however large it is, and a class file costs the pages that it lies on. tools/mkjar
 * writes it so: all entries stored, nothing before the first, those that every start reads in front, and an index as
 * the archive's comment, in the order of the names (strcmp):
 *
 *   file   [local header, name, data] ... [central directory: one record for each entry] [end record] [index]
 *   index  for each record its offset in the directory, 4 bytes each; 8 bytes that stand for all that the file holds;
 *          how many records there are, 4 bytes
 *
 * Even so each offset and length is checked before use: a damaged image must not crash.
 *
 * Lock: Jar.lock around libzip, which wants one thread at a time. A stored Jar is read-only once it is open. Read next:
 * loader_path.c.
 */
#include "vm/load/loader_jar.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/base/late.h"
#include "vm/life/options.h"
#include "vm/load/zip/zipread.h"

enum { END_SIZE = 22, RECORD_SIZE = 46, LOCAL_SIZE = 30, METHOD_STORED = 0 };
enum { TAIL_SIZE = 12 }; /* of the index: what follows the offsets */

struct Jar {
    void *zip; /* libzip's archive; NULL for a stored one, which uses the rest */
    pthread_mutex_t lock;
    const u1 *file, *directory, *index; /* mapped */
    size_t size;                        /* of the file */
    u4 directory_size, count;           /* bytes, records */
    u8 identity;
};

/* ---- libzip */

static struct ZipReader { /* as zipread.h declares each */
    __typeof__(zipread_open) *zipread_open;
    __typeof__(zipread_close) *zipread_close;
    __typeof__(zipread_has) *zipread_has;
    __typeof__(zipread_entry) *zipread_entry;
} reader;
static const LateFunction reader_functions[] = {LATE(reader, zipread_open), LATE(reader, zipread_close),
                                                LATE(reader, zipread_has), LATE(reader, zipread_entry)};
static Late reader_library = LATE_OF(reader_functions);

/* Says once why there is none. */
static bool reader_open(void)
{
    static _Atomic(bool) said;
    char *path = xformat("%s/lib/libzipread.so", options.home), *why;
    bool open = late_open(&reader_library, path, &why);
    if (!open && !atomic_exchange(&said, true))
        fprintf(stderr, "Warning: jar files cannot be read: %s\n", why);
    free(why);
    free(path);
    return open;
}

static void *zip_open_with_reader(const char *path)
{
    return late_is_open(&reader_library) || reader_open() ? reader.zipread_open(path) : NULL;
}

/* ---- stored archives: little-endian fields, the index */

static u2 le2(const u1 *p)
{
    return (u2)(p[0] | p[1] << 8);
}

static u4 le4(const u1 *p)
{
    return (u4)le2(p) | (u4)le2(p + 2) << 16;
}

/* The n-th record in the order of names, and the length of its name; NULL if it is damaged. */
static const u1 *record_at(const Jar *jar, u4 n, size_t *name_len)
{
    u4 at = le4(jar->index + (size_t)n * 4);
    if (at > jar->directory_size || jar->directory_size - at < RECORD_SIZE)
        return NULL;
    const u1 *record = jar->directory + at;
    *name_len = le2(record + 28);
    return le4(record) == 0x02014b50 && jar->directory_size - at - RECORD_SIZE >= *name_len ? record : NULL;
}

/* As strcmp orders them. */
static int compare(const char *a, size_t a_len, const char *b, size_t b_len)
{
    int order = memcmp(a, b, a_len < b_len ? a_len : b_len);
    return order != 0 ? order : (a_len > b_len) - (a_len < b_len);
}

static const u1 *find(const Jar *jar, const char *name)
{
    size_t len = strlen(name), other;
    for (u4 from = 0, to = jar->count; from < to;) {
        u4 middle = from + (to - from) / 2;
        const u1 *record = record_at(jar, middle, &other);
        if (record == NULL)
            return NULL;
        int order = compare(name, len, (const char *)record + RECORD_SIZE, other);
        if (order == 0)
            return record;
        from = order > 0 ? middle + 1 : from;
        to = order < 0 ? middle : to;
    }
    return NULL;
}

static bool read_at(int fd, size_t at, void *to, size_t n)
{
    return pread(fd, to, n, (off_t)at) == (ssize_t)n;
}

/* The end record and the index, which end the file, and the directory that they describe. They are read and not looked
 * at where they are mapped: most starts need no more of the file. */
static bool read_end(Jar *jar, int fd)
{
    u1 tail[TAIL_SIZE], end[END_SIZE];
    if (jar->size < END_SIZE + TAIL_SIZE || !read_at(fd, jar->size - TAIL_SIZE, tail, TAIL_SIZE))
        return false;
    jar->count = le4(tail + 8);
    jar->identity = le4(tail) | (u8)le4(tail + 4) << 32;
    u8 index_size = (u8)jar->count * 4 + TAIL_SIZE;
    if (index_size > jar->size - END_SIZE)
        return false;
    size_t index = jar->size - index_size, end_at = index - END_SIZE;
    if (!read_at(fd, end_at, end, END_SIZE))
        return false;
    u4 size = le4(end + 12), offset = le4(end + 16);
    if (le4(end) != 0x06054b50 || le2(end + 10) != jar->count || le2(end + 20) != index_size ||
        (u8)offset + size > end_at)
        return false;
    jar->index = jar->file + index;
    jar->directory = jar->file + offset;
    jar->directory_size = size;
    return true;
}

static bool file_map(Jar *jar, int fd)
{
    struct stat st;
    if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) || st.st_size <= 0)
        return false;
    void *file = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    if (file == MAP_FAILED && errno == ENOMEM) {
        close(fd);
        memory_fail((size_t)st.st_size);
    }
    if (file == MAP_FAILED)
        return false;
    jar->file = file;
    jar->size = (size_t)st.st_size;
    return true;
}

static bool stored_open(Jar *jar, const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    if (fd < 0)
        return false;
    bool ok = file_map(jar, fd) && read_end(jar, fd);
    close(fd);
    return ok;
}

const u1 *jar_view(const Jar *jar, const char *name, size_t *len)
{
    const u1 *record = find(jar, name);
    if (record == NULL)
        return NULL;
    u8 size = le4(record + 24), at = le4(record + 42);
    if (le2(record + 10) != METHOD_STORED || at + LOCAL_SIZE > jar->size)
        return NULL;
    const u1 *local = jar->file + at;
    at += LOCAL_SIZE + (u8)le2(local + 26) + le2(local + 28);
    if (le4(local) != 0x04034b50 || le2(local + 26) != le2(record + 28) || at + size > jar->size)
        return NULL;
    *len = size;
    return jar->file + at;
}

const u1 *jar_file(const Jar *jar, size_t *size, u8 *identity)
{
    *size = jar->size;
    *identity = jar->identity;
    return jar->file;
}

/* ---- both */

Jar *jar_open(const char *path, bool library)
{
    Jar *jar = xcalloc(1, sizeof *jar);
    pthread_mutex_init(&jar->lock, NULL);
    if (!library)
        jar->zip = zip_open_with_reader(path);
    if (library ? stored_open(jar, path) : jar->zip != NULL)
        return jar;
    jar_close(jar);
    return NULL;
}

void jar_close(Jar *jar)
{
    if (jar->zip != NULL)
        reader.zipread_close(jar->zip);
    if (jar->file != NULL)
        munmap((void *)jar->file, jar->size);
    pthread_mutex_destroy(&jar->lock);
    free(jar);
}

u1 *jar_read(Jar *jar, const char *name, size_t *len)
{
    if (jar->zip == NULL) {
        const u1 *bytes = jar_view(jar, name, len);
        return bytes != NULL ? memcpy(xmalloc(*len), bytes, *len) : NULL;
    }
    pthread_mutex_lock(&jar->lock);
    u1 *bytes = reader.zipread_entry(jar->zip, name, len);
    pthread_mutex_unlock(&jar->lock);
    return bytes;
}

bool jar_has(Jar *jar, const char *name)
{
    if (jar->zip == NULL)
        return find(jar, name) != NULL;
    pthread_mutex_lock(&jar->lock);
    bool has = reader.zipread_has(jar->zip, name);
    pthread_mutex_unlock(&jar->lock);
    return has;
}

void jar_each(const Jar *jar, void (*visit)(const char *name, size_t len, void *arg), void *arg)
{
    for (u4 n = 0; n < jar->count; n++) {
        size_t len;
        const u1 *record = record_at(jar, n, &len);
        if (record != NULL)
            visit((const char *)record + RECORD_SIZE, len, arg);
    }
}
