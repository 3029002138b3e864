/* anew.c - a second VM in one process.
 *
 * Every room keeps its state in static variables, many functions remember a class or a field in one, and all of them
 * are about a VM that is gone when the next one is made. One owner resets them all: what the loader of the system made
 * of this library's writable data is kept before the first VM comes, and put back before each later one. So no room
 * has to think of its second life, and none can forget a variable. What rooms own beyond their variables (memory,
 * mappings, descriptors, threads) they give back in vm_destroy; a variable that is reset without that is a leak.
 *
 *   the library's writable segment:
 *   | relocations, now read-only (RELRO) | .got.plt  .data | .bss           |
 *                                        ^ first                      last ^
 *                                          kept: some KiB   0 at first
 *
 * Invariant: what is set before a VM is made is marked KEPT_ANEW, so that it lies in .data.
 *
 * The resolved entries of .got.plt go back to unresolved, which costs a lookup each. Thread-local variables lie
 * elsewhere and belong to their threads, who are gone or outside.
 *
 * Not done where the VM is linked into a program: its variables are the program's then.
 * No lock: jni/invoke.c lets one thread create. Read next: vm.c (vm_destroy), jni/invoke.c.
 */
#include "vm/life/anew.h"

#include <link.h>
#include <unistd.h>

static struct Kept {
    char *first, *last, *copy;
    size_t size; /* of the copy, and of what lies before .bss */
} kept;

#define UNWATCHED __attribute__((no_sanitize("address", "thread"), noinline))

/* Byte by byte, and unseen by sanitizers: it passes over the fences that they put around variables. */
UNWATCHED static void copy_bytes(volatile char *to, const volatile char *from, size_t n)
{
    for (size_t i = 0; i < n / sizeof(long); i++)
        ((volatile long *)to)[i] = ((const volatile long *)from)[i];
    for (size_t i = n - n % sizeof(long); i < n; i++)
        to[i] = from[i];
}

UNWATCHED static UNUSED bool is_zero(const volatile char *from, size_t n)
{
    for (size_t i = 0; i < n; i++)
        if (from[i] != 0)
            return false;
    return true;
}

UNWATCHED static void zero_bytes(volatile char *to, size_t n)
{
    for (size_t i = 0; i < n; i++)
        to[i] = 0;
}

static bool holds(const struct dl_phdr_info *object, const ElfW(Phdr) * p, const void *address)
{
    uintptr_t start = object->dlpi_addr + p->p_vaddr;
    return (uintptr_t)address >= start && (uintptr_t)address < start + p->p_memsz;
}

/* The loaded object that `kept` lies in: its writable segment, without what was made read-only. */
static int look_at(struct dl_phdr_info *object, size_t size UNUSED, void *arg)
{
    struct Kept *found = arg;
    const char *name = strrchr(object->dlpi_name, '/');
    if (name == NULL || strncmp(name, "/libjvm.so", 10) != 0)
        return 0;
    for (int i = 0; i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        if (p->p_type == PT_LOAD && holds(object, p, &kept)) {
            found->first = (char *)(object->dlpi_addr + p->p_vaddr);
            found->last = found->first + p->p_memsz;
            found->size = p->p_filesz;
        }
    }
    for (int i = 0; found->first != NULL && i < object->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &object->dlpi_phdr[i];
        uintptr_t end = object->dlpi_addr + p->p_vaddr + p->p_memsz;
        char *behind = (char *)ALIGN_UP(end, (size_t)sysconf(_SC_PAGESIZE));
        if (p->p_type == PT_GNU_RELRO && behind > found->first) {
            found->size -= (size_t)(behind - found->first);
            found->first = behind;
        }
    }
    return found->first != NULL;
}

void anew_keep(void)
{
    struct Kept found = {NULL, NULL, NULL, 0};
    if (kept.copy != NULL)
        return;
    dl_iterate_phdr(look_at, &found);
    if (found.first == NULL || found.first >= found.last)
        return;
    ASSERT(is_zero(found.first + found.size, (size_t)(found.last - found.first) - found.size));
    found.copy = xmalloc(found.size);
    copy_bytes(found.copy, found.first, found.size);
    kept = found;
}

bool anew_restore(void)
{
    struct Kept found = kept; /* one of the variables */
    if (found.copy == NULL)
        return false;
    copy_bytes(found.first, found.copy, found.size);
    zero_bytes(found.first + found.size, (size_t)(found.last - found.first) - found.size);
    kept = found;
    return true;
}
