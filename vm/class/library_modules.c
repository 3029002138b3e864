/* library_modules.c - modules.def as tables. No state, no lock. Read next: modules.def, load/module.c. */
#include "vm/class/library_modules.h"

const LibraryModule library_modules[] = {
#define LIBRARY_MODULE(name, requires, exports, opens, concealed) {name, requires, exports, opens, concealed},
#define LIBRARY_SERVICES(name, uses, provides)
#include "vm/class/modules.def"
};
const size_t library_module_count = COUNT_OF(library_modules);

static const struct ServicesRow {
    const char *name, *uses, *provides;
} services[] = {
#define LIBRARY_MODULE(name, requires, exports, opens, concealed)
#define LIBRARY_SERVICES(name, uses, provides) {name, uses, provides},
#include "vm/class/modules.def"
};

bool module_is_library(const char *name)
{
    for (size_t i = 0; i < library_module_count; i++) {
        if (strcmp(name, library_modules[i].name) == 0)
            return true;
    }
    return strcmp(name, "java.base") == 0;
}

bool module_library_row(size_t i, const char *parts[5])
{
    if (i >= library_module_count)
        return false;
    const LibraryModule *r = &library_modules[i];
    memcpy(parts, (const char *[]){r->name, r->requires, r->exports, r->opens, r->concealed}, 5 * sizeof *parts);
    return true;
}

void module_library_services(const char *name, const char **uses, const char **provides)
{
    *uses = *provides = "";
    for (size_t i = 0; i < COUNT_OF(services); i++) {
        if (strcmp(name, services[i].name) == 0) {
            *uses = services[i].uses;
            *provides = services[i].provides;
        }
    }
}
