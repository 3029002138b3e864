/* loader_jar.h - reading jars. */
#ifndef VM_LOADER_JAR_H
#define VM_LOADER_JAR_H

#include "vm/base/base.h"

typedef struct Jar Jar;

/* Opens a jar for reading; NULL if the file is no archive. library: the class library, as tools/mkjar writes it. */
Jar *jar_open(const char *path, bool library);
void jar_close(Jar *jar);
/* The contents of an entry: malloc'ed (at least one byte); NULL if there is none, or it is damaged. Any thread. */
u1 *jar_read(Jar *jar, const char *name, size_t *len);
/* The same of a jar that was opened as the library, where they stand: until jar_close. */
const u1 *jar_view(const Jar *jar, const char *name, size_t *len);
/* Where such a jar is mapped, its size, and a number that another one has not. */
const u1 *jar_file(const Jar *jar, size_t *size, u8 *identity);
/* The names of all entries of a jar that was opened as the library, with their lengths. Any thread. */
void jar_each(const Jar *jar, void (*visit)(const char *name, size_t len, void *arg), void *arg);
bool jar_has(Jar *jar, const char *name);

#endif
