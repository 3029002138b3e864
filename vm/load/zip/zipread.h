/* zipread.h - what libzipread.so offers to loader_jar.c: archives by libzip. Plain C types: the library is opened at
 * run time. One thread at a time per archive. A folder's entry is found with and without its final slash. */
#ifndef VM_ZIP_ZIPREAD_H
#define VM_ZIP_ZIPREAD_H

#include <stddef.h>

/* NULL if the file is no archive. */
void *zipread_open(const char *path);
void zipread_close(void *zip);
int zipread_has(void *zip, const char *name);
/* The contents of an entry, malloc'ed (at least one byte); NULL if there is none, or it is damaged, encrypted or
 * absurdly large. */
unsigned char *zipread_entry(void *zip, const char *name, size_t *len);

#endif
