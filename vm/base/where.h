/* where.h - which library and function a machine address belongs to, for those who describe native stacks.
 *
 * It reads /proc/self/maps and the library's file, and neither allocates nor takes a lock: a signal handler may ask.
 * Unlike dladdr it knows functions that a library does not export, as most of an agent's are. */
#ifndef VM_WHERE_H
#define VM_WHERE_H

#include "vm/base/base.h"

typedef struct Where {
    char library[256];  /* path of the file that is mapped there; "" if none is */
    char function[128]; /* "" if the file does not say */
    uintptr_t offset;   /* address in the library, as its symbol table and addr2line count */
    uintptr_t into;     /* bytes behind the function's beginning */
} Where;

/* Any address may be asked; false: nothing is mapped there from a file. */
bool where_is(const void *address, Where *w);
/* The library's name without its folder. */
const char *where_library(const Where *w);

/* The calling thread's native stack, innermost first, without this function's own frame. Not for a signal handler that
 * must not fail: the first call may load the unwinder. */
int where_stack(void **frames, int most);

#endif
