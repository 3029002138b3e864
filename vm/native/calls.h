/* calls.h - the door to libffi, opened when it is wanted. */
#ifndef VM_CALLS_H
#define VM_CALLS_H

#include "vm/native/ffi/ffi_calls.h"

/* As ffi_calls.h declares each. */
typedef struct Calls {
    __typeof__(ffi_calls_shape) *ffi_calls_shape;
    __typeof__(ffi_calls_call) *ffi_calls_call;
    __typeof__(ffi_calls_code) *ffi_calls_code;
    __typeof__(ffi_calls_code_free) *ffi_calls_code_free;
} Calls;

/* Any thread. Never NULL: an image without the library is broken, and ends the process. */
const Calls *calls(void);

#endif
