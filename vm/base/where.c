/* where.c - from a machine address to library and function.
 *
 *   address -> line of /proc/self/maps: file, offset in the file
 *           -> PT_LOAD of the file: address as the file counts
 *           -> .symtab, or .dynsym if it was stripped: the function around it
 *
 * The file is mapped while it is looked through. Everything in it is checked against its size, since it may have been
 * replaced after it was loaded.
 *
 * No state, no lock, no memory but the stack's and that mapping. Read next: serve/crash.c.
 */
#include "vm/base/where.h"

#include <elf.h>
#include <execinfo.h>
#include <fcntl.h>
#include <link.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

/* At most `most` characters of a text, and what fits. */
static void copy_text(char *to, size_t size, const char *from, size_t most)
{
    size_t n = 0;
    while (n + 1 < size && n < most && from[n] != 0) {
        to[n] = from[n];
        n++;
    }
    to[n] = 0;
}

/* ---- /proc/self/maps, line by line ---- */

typedef struct Lines {
    int fd;
    size_t at, end;
    char bytes[1024];
} Lines;

static int next_byte(Lines *l)
{
    if (l->at == l->end) {
        ssize_t n = read(l->fd, l->bytes, sizeof l->bytes);
        if (n <= 0)
            return -1;
        l->at = 0;
        l->end = (size_t)n;
    }
    return (unsigned char)l->bytes[l->at++];
}

/* Reads one line, cut to size; false at the end. */
static bool next_line(Lines *l, char *line, size_t size)
{
    size_t n = 0;
    int c;
    while ((c = next_byte(l)) >= 0 && c != '\n') {
        if (n + 1 < size)
            line[n++] = (char)c;
    }
    line[n] = 0;
    return c >= 0;
}

/* A hexadecimal number; *p moves behind it and the character that follows. */
static uintptr_t hex(const char **p)
{
    uintptr_t value = 0;
    for (; **p != 0; ++*p) {
        int digit = **p >= '0' && **p <= '9' ? **p - '0' : **p >= 'a' && **p <= 'f' ? **p - 'a' + 10 : -1;
        if (digit < 0)
            break;
        value = value << 4 | (uintptr_t)digit;
    }
    *p += **p != 0;
    return value;
}

/* Does this line ("start-end rights offset device inode   path") cover the address? Then its path and the place in that
 * file. */
static bool covers(const char *line, uintptr_t address, Where *w, uintptr_t *in_file)
{
    uintptr_t start = hex(&line), end = hex(&line);
    if (address < start || address >= end)
        return false;
    line += strcspn(line, " ");
    line += strspn(line, " ");
    *in_file = hex(&line) + (address - start);
    const char *path = strchr(line, '/');
    copy_text(w->library, sizeof w->library, path != NULL ? path : "", SIZE_MAX);
    return true;
}

static bool find_mapping(uintptr_t address, Where *w, uintptr_t *in_file)
{
    Lines l = {.fd = open("/proc/self/maps", O_RDONLY | O_CLOEXEC)};
    char line[512];
    bool found = false;
    while (l.fd >= 0 && !found && next_line(&l, line, sizeof line))
        found = covers(line, address, w, in_file);
    if (l.fd >= 0)
        close(l.fd);
    return found && w->library[0] != 0;
}

/* ---- the file ---- */

typedef struct Image {
    const char *bytes;
    size_t size;
} Image;

/* count records of size bytes at offset, or NULL if they do not lie inside. */
static const void *part(const Image *m, uintptr_t offset, uintptr_t count, size_t size)
{
    return offset <= m->size && count <= (m->size - offset) / size ? m->bytes + offset : NULL;
}

static const ElfW(Ehdr) * header(const Image *m)
{
    const ElfW(Ehdr) *h = part(m, 0, 1, sizeof *h);
    return h != NULL && memcmp(h->e_ident, ELFMAG, SELFMAG) == 0 ? h : NULL;
}

/* Where the byte at this place of the file is when it runs, as the file counts. */
static uintptr_t address_of(const Image *m, uintptr_t in_file)
{
    const ElfW(Ehdr) *h = header(m);
    const ElfW(Phdr) *p = h != NULL ? part(m, h->e_phoff, h->e_phnum, sizeof *p) : NULL;
    for (int i = 0; p != NULL && i < h->e_phnum; i++) {
        uintptr_t start = p[i].p_offset & ~(uintptr_t)4095; /* it is mapped by whole pages */
        if (p[i].p_type == PT_LOAD && in_file >= start && in_file < p[i].p_offset + p[i].p_filesz)
            return in_file - p[i].p_offset + p[i].p_vaddr;
    }
    return in_file;
}

static void find_function(const Image *m, const ElfW(Shdr) * table, const ElfW(Shdr) * names, Where *w)
{
    size_t count = table->sh_size / sizeof(ElfW(Sym));
    const ElfW(Sym) *s = part(m, table->sh_offset, count, sizeof *s);
    const char *text = part(m, names->sh_offset, names->sh_size, 1);
    for (size_t i = 0; s != NULL && text != NULL && i < count; i++) {
        bool around = w->offset >= s[i].st_value && w->offset - s[i].st_value < s[i].st_size;
        if (!around || ELF64_ST_TYPE(s[i].st_info) != STT_FUNC || s[i].st_name >= names->sh_size)
            continue;
        copy_text(w->function, sizeof w->function, text + s[i].st_name, names->sh_size - s[i].st_name);
        w->into = w->offset - s[i].st_value;
        return;
    }
}

static void look_through(const Image *m, Where *w)
{
    const ElfW(Ehdr) *h = header(m);
    const ElfW(Shdr) *s = h != NULL ? part(m, h->e_shoff, h->e_shnum, sizeof *s) : NULL;
    for (unsigned type = SHT_SYMTAB; s != NULL && w->function[0] == 0; type = SHT_DYNSYM) {
        for (int i = 0; i < h->e_shnum; i++)
            if (s[i].sh_type == type && s[i].sh_link < h->e_shnum)
                find_function(m, &s[i], &s[s[i].sh_link], w);
        if (type == SHT_DYNSYM)
            break;
    }
}

bool where_is(const void *address, Where *w)
{
    uintptr_t in_file = 0;
    *w = (Where){.offset = 0};
    if (!find_mapping((uintptr_t)address, w, &in_file))
        return false;
    w->offset = in_file;
    int fd = open(w->library, O_RDONLY | O_CLOEXEC);
    struct stat st;
    if (fd >= 0 && fstat(fd, &st) == 0 && st.st_size > 0) {
        Image m = {mmap(NULL, (size_t)st.st_size, PROT_READ, MAP_PRIVATE, fd, 0), (size_t)st.st_size};
        if (m.bytes != MAP_FAILED) {
            w->offset = address_of(&m, in_file);
            look_through(&m, w);
            munmap((void *)(uintptr_t)m.bytes, m.size);
        }
    }
    if (fd >= 0)
        close(fd);
    return true;
}

const char *where_library(const Where *w)
{
    const char *slash = strrchr(w->library, '/');
    return slash != NULL ? slash + 1 : w->library;
}

__attribute__((noinline)) int where_stack(void **frames, int most)
{
    int count = backtrace(frames, most);
    memmove(frames, frames + 1, (size_t)(count > 0 ? count - 1 : 0) * sizeof *frames);
    return count > 0 ? count - 1 : 0;
}
