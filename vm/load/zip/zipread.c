/* zipread.c - archives by libzip, as a library of its own.
 *
 * libzip brings half a dozen libraries with it, whose loading would double the VM's start-up. A program in folders
 * never needs them; so loader_jar.c opens this library when the first jar of a program is opened.
 *
 * Everything that libzip reads comes from outside: a size that no compression could have made is refused before memory
 * is asked for, and reading to the end compares the checksum. No locks: the caller has one per archive. Read next:
 * loader_jar.c.
 */
#include "vm/load/zip/zipread.h"

#include <limits.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <zip.h>

#define SHOWN __attribute__((visibility("default")))

static uint32_t le4(const unsigned char *p)
{
    return p[0] | p[1] << 8 | p[2] << 16 | (uint32_t)p[3] << 24;
}

enum { END_SIZE = 22, FAR = END_SIZE + UINT16_MAX }; /* the end record; how far from the end it may begin */

/* How many bytes stand before the archive, given the last ones of the file. All offsets count from behind them, and the
 * end record tells the directory's offset and size. */
static uint64_t prefix_of(const unsigned char *tail, size_t size, uint64_t tail_at)
{
    for (size_t at = size; at >= END_SIZE; at--) {
        const unsigned char *end = tail + at - END_SIZE;
        if (le4(end) == 0x06054b50) {
            uint64_t directory_end = (uint64_t)le4(end + 12) + le4(end + 16), stands = tail_at + at - END_SIZE;
            return stands > directory_end ? stands - directory_end : 0;
        }
    }
    return 0;
}

/* A jar that can be run by itself has a script before the archive. */
static uint64_t prefix_size(const char *path)
{
    FILE *in = fopen(path, "rbe");
    unsigned char *tail = in != NULL ? malloc(FAR) : NULL;
    uint64_t prefix = 0;
    if (tail != NULL && fseeko(in, 0, SEEK_END) == 0) {
        off_t size = ftello(in), from = size > FAR ? size - FAR : 0;
        if (fseeko(in, from, SEEK_SET) == 0)
            prefix = prefix_of(tail, fread(tail, 1, FAR, in), (uint64_t)from);
    }
    free(tail);
    if (in != NULL)
        fclose(in);
    return prefix;
}

SHOWN void *zipread_open(const char *path)
{
    int error = 0;
    uint64_t prefix = prefix_size(path);
    if (prefix == 0)
        return zip_open(path, ZIP_RDONLY, &error);
    zip_source_t *source = zip_source_file_create(path, prefix, -1, NULL);
    zip_t *zip = source != NULL ? zip_open_from_source(source, ZIP_RDONLY, NULL) : NULL;
    if (zip == NULL && source != NULL)
        zip_source_free(source);
    return zip;
}

SHOWN void zipread_close(void *zip)
{
    zip_discard(zip);
}

/* The index of an entry, -1 if there is none. A folder is found with and without its final slash; it has no
 * contents. */
static zip_int64_t locate(void *zip, const char *name)
{
    zip_int64_t index = zip_name_locate(zip, name, ZIP_FL_ENC_RAW);
    size_t len = strlen(name);
    char *folder = index < 0 ? malloc(len + 2) : NULL;
    if (folder == NULL)
        return index;
    memcpy(folder, name, len);
    memcpy(folder + len, "/", 2);
    index = zip_name_locate(zip, folder, ZIP_FL_ENC_RAW);
    free(folder);
    return index;
}

SHOWN int zipread_has(void *zip, const char *name)
{
    return locate(zip, name) >= 0;
}

static unsigned char *read_all(zip_file_t *file, uint64_t size)
{
    unsigned char *bytes = malloc(size + 1); /* one more: the read that meets the end checks the sum */
    uint64_t have = 0;
    zip_int64_t n = 1;
    while (bytes != NULL && n > 0 && have <= size) {
        n = zip_fread(file, bytes + have, size + 1 - have);
        have += n > 0 ? (uint64_t)n : 0;
    }
    if (bytes != NULL && (n != 0 || have != size)) {
        free(bytes);
        bytes = NULL;
    }
    return bytes;
}

SHOWN unsigned char *zipread_entry(void *zip, const char *name, size_t *len)
{
    zip_int64_t index = locate(zip, name);
    zip_stat_t st;
    if (index < 0 || zip_stat_index(zip, (zip_uint64_t)index, 0, &st) != 0)
        return NULL;
    if (st.size > INT_MAX || st.size > st.comp_size * 1032 + 64)
        return NULL;
    zip_file_t *file = zip_fopen_index(zip, (zip_uint64_t)index, 0);
    if (file == NULL)
        return NULL;
    unsigned char *bytes = read_all(file, st.size);
    zip_fclose(file);
    *len = st.size;
    return bytes;
}
