/* wellknown_load.h - the classes of the library that the VM knows, loaded. */
#ifndef VM_WELLKNOWN_LOAD_H
#define VM_WELLKNOWN_LOAD_H

#include "vm/base/base.h"

/* Loads and links what wellknown.def names, at start-up; panics with a clear message if the library lacks one. */
void wellknown_load(Thread *t);
/* Initialises those classes whose objects the VM makes by itself (String, Class ...). RUNNING; runs Java code.
 * false with an error pending. After wellknown_load. */
bool wellknown_init(Thread *t);
/* Loads and links the exceptions that instructions throw (WK_THROWN), which debuggers look for
 * before the first is thrown. */
void wellknown_load_thrown(Thread *t);
/* What wk_class answers (wellknown.h). */
Class *library_class(Thread *t, const char *name);

#endif
