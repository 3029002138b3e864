/* calls.c - libffi's library, opened when it is wanted (calls.h). No lock. Read next: native.c. */
#include "vm/native/calls.h"

#include "vm/base/late.h"
#include "vm/life/options.h"

static Calls table;
static const LateFunction functions[] = {LATE(table, ffi_calls_shape), LATE(table, ffi_calls_call),
                                         LATE(table, ffi_calls_code), LATE(table, ffi_calls_code_free)};
static Late library = LATE_OF(functions);

static void open_library(void)
{
    char *path = xformat("%s/lib/libfficalls.so", options.home), *why;
    if (!late_open(&library, path, &why))
        panic("native methods cannot be called: %s", why);
    free(path);
}

const Calls *calls(void)
{
    if (!late_is_open(&library))
        open_library();
    return &table;
}
