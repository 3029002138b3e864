/* calls.h - the door to libffi, opened when it is wanted. */
#ifndef VM_CALLS_H
#define VM_CALLS_H

#include "vm/native/ffi/ffi_calls.h"

/* As ffi_calls.h says of each. */
typedef struct Calls {
    void *(*ffi_calls_shape)(const char *kinds);
    void (*ffi_calls_call)(void *shape, void *fn, void *result, void **values);
    void *(*ffi_calls_code)(void *shape, FfiRun *run, void *arg, void **code, size_t *size);
    void (*ffi_calls_code_free)(void *closure);
} Calls;

/* Any thread. Never NULL: an image without the library is broken, and ends the process. */
const Calls *calls(void);

#endif
