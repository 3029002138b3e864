/* library_modules.h - the modules of the class library, as modules.def lists them: data, before there is a VM, too. */
#ifndef VM_LIBRARY_MODULES_H
#define VM_LIBRARY_MODULES_H

#include "vm/base/base.h"

/* one module; lists of words divided by blanks. java.base has no row */
typedef struct LibraryModule {
    const char *name, *requires, *exports, *opens, *concealed;
} LibraryModule;
extern const LibraryModule library_modules[];
extern const size_t library_module_count;

bool module_is_library(const char *name);
/* Row i of modules.def: name, requires, exports, opens, concealed; false behind the last. java.base has none. */
bool module_library_row(size_t i, const char *parts[5]);
/* The services that a module of the library uses and provides, as in modules.def: "" for none. Any state. */
void module_library_services(const char *name, const char **uses, const char **provides);

#endif
