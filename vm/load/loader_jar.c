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
 * Locks: Jar.lock around libzip, which wants one thread at a time; `opening` while the library is opened. A stored Jar
 * is read-only once it is open. Read next: loader_path.c.
 */
#include "vm/load/loader_jar.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

#include "vm/life/options.h"

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

static struct ZipReader { /* vm/load/zip/zipread.h */
    void *(*open)(const char *path);
    void (*close)(void *zip);
    int (*has)(void *zip, const char *name);
    u1 *(*entry)(void *zip, const char *name, size_t *len);
    bool tried, ready;
} zip_reader;
static pthread_mutex_t opening = PTHREAD_MUTEX_INITIALIZER;

static void reader_load(void)
{
    char *path = xformat("%s/lib/libzipread.so", options.home);
    void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
    if (library != NULL) {
        *(void **)&zip_reader.open = dlsym(library, "zipread_open");
        *(void **)&zip_reader.close = dlsym(library, "zipread_close");
        *(void **)&zip_reader.has = dlsym(library, "zipread_has");
        *(void **)&zip_reader.entry = dlsym(library, "zipread_entry");
    }
    zip_reader.ready = zip_reader.open && zip_reader.close && zip_reader.has && zip_reader.entry;
    if (!zip_reader.ready)
        fprintf(stderr, "Warning: jar files cannot be read: %s\n", library ? path : dlerror());
    free(path);
}

static void *zip_open_with_reader(const char *path)
{
    pthread_mutex_lock(&opening);
    if (!zip_reader.tried)
        reader_load();
    zip_reader.tried = true;
    pthread_mutex_unlock(&opening);
    return zip_reader.ready ? zip_reader.open(path) : NULL;
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

/* The end record and the index, which end the file, and the directory that they describe. */
static bool read_end(Jar *jar)
{
    const u1 *past = jar->file + jar->size;
    if (jar->size < END_SIZE + TAIL_SIZE)
        return false;
    jar->count = le4(past - 4);
    u8 index_size = (u8)jar->count * 4 + TAIL_SIZE;
    if (index_size > jar->size - END_SIZE)
        return false;
    jar->index = past - index_size;
    const u1 *end = jar->index - END_SIZE;
    u4 size = le4(end + 12), offset = le4(end + 16);
    if (le4(end) != 0x06054b50 || le2(end + 10) != jar->count || le2(end + 20) != index_size ||
        (u8)offset + size > (u8)(end - jar->file))
        return false;
    jar->directory = jar->file + offset;
    jar->directory_size = size;
    jar->identity = le4(past - TAIL_SIZE) | (u8)le4(past - TAIL_SIZE + 4) << 32;
    return true;
}

static bool stored_open(Jar *jar, const char *path)
{
    int fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    void *file = MAP_FAILED;
    bool is_file = fd >= 0 && fstat(fd, &st) == 0 && S_ISREG(st.st_mode) && st.st_size > 0;
    if (is_file)
        file = mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0);
    bool no_memory = is_file && file == MAP_FAILED && errno == ENOMEM;
    if (fd >= 0)
        close(fd);
    if (no_memory)
        memory_fail((size_t)st.st_size);
    if (file == MAP_FAILED)
        return false;
    jar->file = file;
    jar->size = (size_t)st.st_size;
    return read_end(jar);
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
        zip_reader.close(jar->zip);
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
    u1 *bytes = zip_reader.entry(jar->zip, name, len);
    pthread_mutex_unlock(&jar->lock);
    return bytes;
}

bool jar_has(Jar *jar, const char *name)
{
    if (jar->zip == NULL)
        return find(jar, name) != NULL;
    pthread_mutex_lock(&jar->lock);
    bool has = zip_reader.has(jar->zip, name);
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
