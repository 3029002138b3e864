/* mkjar.c - packs the class files below a folder into a jar with libzip:   mkjar OUT.jar FOLDER FIRST
 *
 * Entries are stored, not deflated: the VM maps the class library at each start, and reads its entries where they
 * stand. It finds them by the archive's comment, an index of the central directory (vm/load/loader_jar.c). The entries
 * that the file FIRST names come first, in its order, the others by name; times are fixed: the same input gives the
 * same bytes. A build-time tool; single-threaded. */
#include <dirent.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <zip.h>

static char **names;
static size_t name_count, name_max;
static const char *root;

static void fail(const char *what, const char *name)
{
    fprintf(stderr, "mkjar: %s: %s\n", what, name);
    exit(1);
}

static char *join(const char *a, const char *b)
{
    size_t size = strlen(a) + strlen(b) + 2;
    char *s = malloc(size);
    if (s == NULL)
        fail("out of memory", b);
    snprintf(s, size, *a ? "%s/%s" : "%s%s", a, b);
    return s;
}

static void name_add(char *name)
{
    if (name_count == name_max) {
        name_max = name_max ? name_max * 2 : 1024;
        names = realloc(names, name_max * sizeof *names);
        if (names == NULL)
            fail("out of memory", name);
    }
    names[name_count++] = name;
}

static void folder_read(const char *relative)
{
    char *path = join(root, relative);
    DIR *d = opendir(path);
    if (d == NULL)
        fail("cannot open folder", path);
    struct dirent *e;
    while ((e = readdir(d)) != NULL) {
        if (e->d_name[0] == '.')
            continue;
        char *inner = join(relative, e->d_name), *full = join(root, inner);
        struct stat st;
        if (stat(full, &st) != 0)
            fail("cannot read", full);
        if (S_ISDIR(st.st_mode)) {
            folder_read(inner);
            free(inner);
        } else {
            name_add(inner);
        }
        free(full);
    }
    closedir(d);
    free(path);
}

static int by_name(const void *a, const void *b)
{
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Moves the name to place `at` if it is there and stands behind it; the others keep their order. */
static size_t name_move(const char *name, size_t at)
{
    for (size_t i = at; i < name_count; i++)
        if (strcmp(names[i], name) == 0) {
            char *it = names[i];
            memmove(names + at + 1, names + at, (i - at) * sizeof *names);
            names[at] = it;
            return at + 1;
        }
    return at;
}

/* A name a line; lines that begin with # say something else. */
static void names_order(const char *first)
{
    qsort(names, name_count, sizeof *names, by_name);
    FILE *list = fopen(first, "r");
    if (list == NULL)
        fail("cannot read", first);
    char line[1024];
    size_t at = 0;
    while (fgets(line, sizeof line, list) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        if (line[0] != '#')
            at = name_move(line, at);
    }
    fclose(list);
}

static void entry_add(zip_t *z, const char *name)
{
    char *path = join(root, name);
    zip_source_t *s = zip_source_file(z, path, 0, -1);
    zip_int64_t i = s ? zip_file_add(z, name, s, ZIP_FL_ENC_UTF_8) : -1;
    if (i < 0)
        fail(zip_strerror(z), name);
    zip_set_file_compression(z, (zip_uint64_t)i, ZIP_CM_STORE, 0);
    zip_file_set_mtime(z, (zip_uint64_t)i, 1577836800, 0);
    free(path);
}

/* ---- the index: where each record of the central directory begins, by name, 4 bytes each; 8 bytes that stand for what
 * the archive holds; how many records there are, 4 bytes; the low byte first. libzip takes only text for a comment, so
 * it is written behind libzip's back. */

enum { END_SIZE = 22, RECORD_SIZE = 46, TAIL_SIZE = 12, MOST_COMMENT = 65535 };

static unsigned number(const unsigned char *p, int bytes)
{
    return p[0] | (unsigned)p[1] << 8 | (bytes == 4 ? (unsigned)p[2] << 16 | (unsigned)p[3] << 24 : 0);
}

static void put_number(unsigned char *p, unsigned n, int bytes)
{
    for (int i = 0; i < bytes; i++)
        p[i] = (unsigned char)(n >> 8 * i);
}

typedef struct Place {
    const char *name;
    unsigned at; /* of its record in the directory */
} Place;

static int by_place_name(const void *a, const void *b)
{
    return strcmp(((const Place *)a)->name, ((const Place *)b)->name);
}

static void read_part(FILE *jar, long offset, int from, unsigned char *to, size_t size)
{
    if (fseek(jar, offset, from) != 0 || fread(to, 1, size, jar) != size)
        fail("cannot read again", "the archive");
}

/* Stands for the bytes in front of the end record: 64 bits that depend on each of them. */
static unsigned long long identity(FILE *jar, unsigned long size)
{
    unsigned long long sum = size;
    unsigned char part[65536];
    rewind(jar);
    for (size_t n; size > 0; size -= n) {
        n = size < sizeof part ? size : sizeof part;
        if (fread(part, 1, n, jar) != n)
            fail("cannot read again", "the archive");
        for (size_t i = 0; i < n; i++) {
            sum = (sum ^ part[i]) * 0x9e3779b97f4a7c15u;
            sum ^= sum >> 32;
        }
    }
    return sum;
}

static void index_append(const char *path)
{
    FILE *jar = fopen(path, "r+b");
    if (jar == NULL)
        fail("cannot open again", path);
    unsigned char end[END_SIZE];
    read_part(jar, -END_SIZE, SEEK_END, end, END_SIZE);
    unsigned count = number(end + 10, 2), size = number(end + 12, 4), at = 0, index_size = count * 4 + TAIL_SIZE;
    unsigned char *directory = malloc(size), *index = malloc(index_size);
    Place *places = malloc((count + 1) * sizeof *places);
    if (directory == NULL || index == NULL || places == NULL)
        fail("out of memory", path);
    if (count != name_count || index_size > MOST_COMMENT)
        fail("too many entries", path);
    read_part(jar, (long)number(end + 16, 4), SEEK_SET, directory, size);
    for (unsigned i = 0; i < count; i++) {
        const unsigned char *record = directory + at;
        if (size - at < RECORD_SIZE ||
            strncmp((const char *)record + RECORD_SIZE, names[i], number(record + 28, 2)) != 0)
            fail("the directory is not in order", names[i]);
        places[i] = (Place){names[i], at};
        at += RECORD_SIZE + number(record + 28, 2) + number(record + 30, 2) + number(record + 32, 2);
    }
    qsort(places, count, sizeof *places, by_place_name);
    for (unsigned i = 0; i < count; i++)
        put_number(index + i * 4, places[i].at, 4);
    unsigned long long sum = identity(jar, number(end + 16, 4) + (unsigned long)size);
    put_number(index + count * 4, (unsigned)sum, 4);
    put_number(index + count * 4 + 4, (unsigned)(sum >> 32), 4);
    put_number(index + count * 4 + 8, count, 4);
    put_number(end + 20, index_size, 2);
    if (fseek(jar, -END_SIZE, SEEK_END) != 0 || fwrite(end, 1, END_SIZE, jar) != END_SIZE ||
        fwrite(index, 1, index_size, jar) != index_size || fclose(jar) != 0)
        fail("cannot write the index", path);
    free(directory);
    free(index);
    free(places);
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fputs("usage: mkjar OUT.jar FOLDER FIRST\n", stderr);
        return 1;
    }
    root = argv[2];
    folder_read("");
    names_order(argv[3]);
    int error = 0;
    zip_t *z = zip_open(argv[1], ZIP_CREATE | ZIP_TRUNCATE, &error);
    if (z == NULL)
        fail("cannot create", argv[1]);
    for (size_t i = 0; i < name_count; i++)
        entry_add(z, names[i]);
    if (zip_close(z) != 0)
        fail(zip_strerror(z), argv[1]);
    index_append(argv[1]);
    for (size_t i = 0; i < name_count; i++)
        free(names[i]);
    free(names);
    return 0;
}
