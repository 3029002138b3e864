/* ffi_calls.c - calls by libffi, as a library of its own (ffi_calls.h).
 *
 * Most native methods are called without libffi (native.c), so a start is not to load it. No locks. Read next:
 * vm/native/native_stub.c. */
#include "vm/native/ffi/ffi_calls.h"

#include <ffi.h>
#include <stdlib.h>
#include <string.h>

#define SHOWN __attribute__((visibility("default")))

typedef struct Shape {
    ffi_cif cif; /* first: libffi passes its address on */
    ffi_type *types[];
} Shape;

static ffi_type *type_of(char kind)
{
    switch (kind) {
    case 'Z': return &ffi_type_uint8;
    case 'B': return &ffi_type_sint8;
    case 'C': return &ffi_type_uint16;
    case 'S': return &ffi_type_sint16;
    case 'I': return &ffi_type_sint32;
    case 'J': return &ffi_type_sint64;
    case 'F': return &ffi_type_float;
    case 'D': return &ffi_type_double;
    case 'V': return &ffi_type_void;
    default: return &ffi_type_pointer;
    }
}

SHOWN void *ffi_calls_shape(const char *kinds)
{
    size_t count = strlen(kinds) - 1;
    Shape *s = malloc(sizeof *s + count * sizeof *s->types);
    if (s == NULL)
        return NULL;
    for (size_t i = 0; i < count; i++)
        s->types[i] = type_of(kinds[i + 1]);
    if (ffi_prep_cif(&s->cif, FFI_DEFAULT_ABI, (unsigned)count, type_of(kinds[0]), s->types) == FFI_OK)
        return s;
    free(s);
    return NULL;
}

SHOWN void ffi_calls_call(void *shape, void *fn, void *result, void **values)
{
    Shape *s = shape;
    void (*code)(void);
    memcpy(&code, &fn, sizeof code);
    ffi_call(&s->cif, code, result, values);
}

SHOWN void *ffi_calls_code(void *shape, FfiRun *run, void *arg, void **code, size_t *size)
{
    union {
        FfiRun *run;
        void (*libffi)(ffi_cif *, void *, void **, void *);
    } f = {.run = run};
    Shape *s = shape;
    ffi_closure *closure = ffi_closure_alloc(sizeof *closure, code);
    if (closure == NULL)
        return NULL;
    *size = FFI_TRAMPOLINE_SIZE;
    if (ffi_prep_closure_loc(closure, &s->cif, f.libffi, arg, *code) == FFI_OK)
        return closure;
    ffi_closure_free(closure);
    return NULL;
}

SHOWN void ffi_calls_code_free(void *closure)
{
    ffi_closure_free(closure);
}
