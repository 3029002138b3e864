/* loader_jar.c - reading jars, in one of two ways.
 *
 * A program's jars are read by libzip, through libzipread.so (vm/load/zip), which is opened with the first of them.
 *
 * The class library is opened at every start, so an index of its few thousand names has to cost microseconds.
 * tools/mkjar writes it in the simplest form there is: all entries stored, no comment, nothing before the first entry.
 * Such an archive is read right here:
 *
 *   file   [local header, name, data] ... [central directory: one record for each entry] [end record]
 *   Jar    directory (a copy of the central directory)   slots (open addressing: offset of the record + 1)
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
#include <sys/stat.h>
#include <unistd.h>

#include "vm/life/options.h"

enum { END_SIZE = 22, RECORD_SIZE = 46, LOCAL_SIZE = 30, METHOD_STORED = 0 };

struct Jar {
    void *zip; /* libzip's archive; NULL for a stored one, which uses the rest */
    pthread_mutex_t lock;
    int fd;
    u8 size; /* of the file */
    u1 *directory;
    u4 directory_size;
    u4 *slots, mask;
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

static u4 hash_name(const char *name, size_t len)
{
    u4 h = 2166136261u;
    for (size_t i = 0; i < len; i++)
        h = (h ^ (u1)name[i]) * 16777619u;
    return h ^ h >> 15;
}

/* Where the record of this name is entered, or would be: then the slot is 0. */
static u4 *slot_of(const Jar *jar, const char *name, size_t len)
{
    for (u4 i = hash_name(name, len);; i++) {
        u4 *slot = &jar->slots[i & jar->mask];
        if (*slot == 0)
            return slot;
        const u1 *record = jar->directory + *slot - 1;
        if (le2(record + 28) == len && memcmp(record + RECORD_SIZE, name, len) == 0)
            return slot;
    }
}

static const u1 *find(const Jar *jar, const char *name, size_t len)
{
    u4 slot = *slot_of(jar, name, len);
    return slot != 0 ? jar->directory + slot - 1 : NULL;
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
        u4 *slot = slot_of(jar, (const char *)record + RECORD_SIZE, name);
        if (*slot == 0)
            *slot = at + 1;
        at += length;
    }
    return true;
}

/* Reads the end record, which ends the file, and the directory that it describes. */
static bool read_directory(Jar *jar)
{
    u1 end[END_SIZE];
    if (jar->size < END_SIZE || !read_at(jar->fd, end, END_SIZE, jar->size - END_SIZE) || le4(end) != 0x06054b50)
        return false;
    u4 count = le2(end + 10), size = le4(end + 12), offset = le4(end + 16);
    if ((u8)offset + size > jar->size || count > size / RECORD_SIZE)
        return false;
    jar->directory_size = size;
    jar->directory = xmalloc(size);
    return read_at(jar->fd, jar->directory, size, offset) && index_directory(jar, count);
}

static u1 *read_record(const Jar *jar, const u1 *record, size_t *len)
{
    u4 size = le4(record + 24), offset = le4(record + 42), name = le2(record + 28);
    u1 local[LOCAL_SIZE];
    if (le2(record + 10) != METHOD_STORED || !read_at(jar->fd, local, LOCAL_SIZE, offset) || le4(local) != 0x04034b50 ||
        le2(local + 26) != name || size > jar->size)
        return NULL;
    u1 *bytes = xmalloc(size);
    if (!read_at(jar->fd, bytes, size, (u8)offset + LOCAL_SIZE + name + le2(local + 28))) {
        free(bytes);
        return NULL;
    }
    *len = size;
    return bytes;
}

static bool stored_open(Jar *jar, const char *path)
{
    jar->fd = open(path, O_RDONLY | O_CLOEXEC);
    struct stat st;
    if (jar->fd < 0 || fstat(jar->fd, &st) != 0 || !S_ISREG(st.st_mode))
        return false;
    jar->size = (u8)st.st_size;
    return read_directory(jar);
}

/* ---- both */

Jar *jar_open(const char *path, bool library)
{
    Jar *jar = xcalloc(1, sizeof *jar);
    pthread_mutex_init(&jar->lock, NULL);
    jar->fd = -1;
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
    if (jar->fd >= 0)
        close(jar->fd);
    pthread_mutex_destroy(&jar->lock);
    free(jar->directory);
    free(jar->slots);
    free(jar);
}

u1 *jar_read(Jar *jar, const char *name, size_t *len)
{
    if (jar->zip == NULL) {
        const u1 *record = find(jar, name, strlen(name));
        return record ? read_record(jar, record, len) : NULL;
    }
    pthread_mutex_lock(&jar->lock);
    u1 *bytes = zip_reader.entry(jar->zip, name, len);
    pthread_mutex_unlock(&jar->lock);
    return bytes;
}

bool jar_has(Jar *jar, const char *name)
{
    if (jar->zip == NULL)
        return find(jar, name, strlen(name)) != NULL;
    pthread_mutex_lock(&jar->lock);
    bool has = zip_reader.has(jar->zip, name);
    pthread_mutex_unlock(&jar->lock);
    return has;
}

void jar_each(const Jar *jar, void (*visit)(const char *name, size_t len, void *arg), void *arg)
{
    for (u4 i = 0; jar->slots != NULL && i <= jar->mask; i++) {
        if (jar->slots[i] == 0)
            continue;
        const u1 *record = jar->directory + jar->slots[i] - 1;
        visit((const char *)record + RECORD_SIZE, le2(record + 28), arg);
    }
}
