/* leaks.c - which blocks does nobody point to any more? What an agent keeps to the end is no leak; what it has lost is.
 *
 * Every writable region of the process is read through /proc/self/mem, which cannot fault, and each word of it is
 * looked for among the blocks. What the system shows as one region may be several that lie side by side, a Java heap
 * and malloc's memory too, so only those are left out that nobody could read to the end: a sanitizer's shadow. A word
 * that only looks like an address hides a leak, and so does a stale one on a stack; nothing is told that is not lost.
 *
 * Addresses are kept complemented here and in memory.c, so that our own tables do not point to the blocks.
 *
 * No state, no lock. Read next: outputs.c. */
#include "agents/check/check.h"
#include <fcntl.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

enum { CHUNK = 8192 };
#define LARGE ((size_t)8 << 30)

typedef struct Search {
    const uintptr_t *hidden; /* ascending */
    bool *reached;
    size_t count;
} Search;

static void look_at(const Search *s, uintptr_t word)
{
    uintptr_t hidden = ~word;
    size_t low = 0, high = s->count;
    if (hidden < s->hidden[0] || hidden > s->hidden[s->count - 1])
        return;
    while (low < high) {
        size_t middle = (low + high) / 2;
        if (s->hidden[middle] < hidden)
            low = middle + 1;
        else
            high = middle;
    }
    if (low < s->count && s->hidden[low] == hidden)
        s->reached[low] = true;
}

static void read_region(const Search *s, int memory, uintptr_t start, uintptr_t end)
{
    uintptr_t words[CHUNK / sizeof(uintptr_t)];
    while (start < end) {
        ssize_t n = pread(memory, words, end - start < CHUNK ? end - start : CHUNK, (off_t)start);
        if (n <= 0)
            break;
        for (size_t i = 0; i < (size_t)n / sizeof *words; i++)
            look_at(s, words[i]);
        start += (uintptr_t)n;
    }
    memset(words, 0, sizeof words);
}

void leaks_search(const uintptr_t *hidden, bool *reached, size_t count)
{
    Search s = {hidden, reached, count};
    FILE *maps = fopen("/proc/self/maps", "r");
    int memory = open("/proc/self/mem", O_RDONLY | O_CLOEXEC);
    char line[512], rights[8];
    unsigned long start, end;
    bool can_look = maps != NULL && memory >= 0 && count > 0;
    while (can_look && fgets(line, sizeof line, maps) != NULL)
        if (sscanf(line, "%lx-%lx %7s", &start, &end, rights) == 3 && strncmp(rights, "rw", 2) == 0 &&
            end - start <= LARGE)
            read_region(&s, memory, start, end);
    for (size_t i = 0; !can_look && i < count; i++)
        reached[i] = true;
    if (maps != NULL)
        fclose(maps);
    if (memory >= 0)
        close(memory);
}
