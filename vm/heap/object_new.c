/* object_new.c - objects and arrays: allocation by class, copies, sizes.
 *
 * Everything that makes a Java object ends in heap_alloc_fast or heap_alloc; what is special to arrays (lengths,
 * limits, elements that are copied whole) is here. A new object is all zeroes but for its class and, in arrays, the
 * length.
 *
 * Element copies use aligned accesses of the element's size or larger, so that a racing reader sees each element whole
 * (JLS 17.6, 17.7). References and 8-byte elements are copied one by one with relaxed atomics, backward when the
 * ranges overlap that way. Others go through memmove, which on the machines we run on never splits a
 * naturally aligned element when both ranges and the length are multiples of it.
 *
 * No lock. Read next: heap.h, heap_inline.h.
 */
#include "vm/heap/object_new.h"
#include "vm/heap/refproc.h"

#include "vm/base/above.h"
#include "vm/class/class.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/heap_inline.h"
#include "vm/heap/store.h"
#include "vm/probe.h"

/* HotSpot's limits; a program can see them in the message only. */
#define MAX_ARRAY_LENGTH (INT32_MAX - 2)

/* Shows a new, complete object to an observer that samples allocations. */
static void show_sample(Thread *t, Object *o)
{
    t->sample_due = false;
    size_t roots = roots_mark(t);
    roots_add(t, o);
    probe.sampled_alloc(t, o);
    roots_reset(t, roots);
}

Object *object_new(Thread *t, Class *cls)
{
    Object *o = heap_alloc_fast(t, cls, cls->instance_size);
    if (LIKELY(o != NULL && !t->watching))
        return o;
    if (o == NULL)
        o = heap_alloc(t, cls, cls->instance_size);
    if (UNLIKELY(t->watching) && o != NULL)
        allocs_note(t, o);
    if (UNLIKELY(t->sample_due) && o != NULL)
        show_sample(t, o);
    return o;
}

static Array *array_too_long(Thread *t)
{
    enum { OOM_ERROR = 1 }; /* JVMTI ResourceExhausted flag */
    if (PROBED(PROBE_RESOURCE))
        probe.resource_exhausted(t, OOM_ERROR, "Requested array size exceeds VM limit");
    throw_oom(t, "Requested array size exceeds VM limit");
    return NULL;
}

Array *array_new(Thread *t, Class *array_class, int32_t length)
{
    if (UNLIKELY(length < 0)) {
        throw_name(t, "java/lang/NegativeArraySizeException", "%d", (int)length);
        return NULL;
    }
    size_t bytes = ARRAY_HEADER + ((size_t)length << array_class->elem_shift);
    Array *a = heap_alloc_array_fast(t, array_class, bytes, length);
    if (LIKELY(a != NULL && !t->watching))
        return a;
    if (length > MAX_ARRAY_LENGTH)
        return array_too_long(t);
    if (a == NULL)
        a = (Array *)heap_alloc(t, array_class, bytes);
    if (a == NULL)
        return NULL;
    heap_length(a, length);
    heap_publish();
    if (UNLIKELY(t->watching))
        allocs_note(t, &a->head);
    if (UNLIKELY(t->sample_due))
        show_sample(t, &a->head);
    return a;
}

static Array *new_multi(Thread *t, Class *array_class, const int32_t *dims, int count)
{
    Array *a = array_new(t, array_class, dims[0]);
    if (a == NULL || count == 1)
        return a;
    size_t roots = roots_mark(t);
    roots_add(t, &a->head);
    for (int32_t i = 0; i < dims[0]; i++) {
        Array *part = new_multi(t, array_class->elem, dims + 1, count - 1);
        if (part == NULL) {
            a = NULL;
            break;
        }
        store_reference(array_slot(a, i), &part->head);
    }
    roots_reset(t, roots);
    return a;
}

Array *array_new_multi(Thread *t, Class *array_class, const int32_t *dims, int count)
{
    for (int i = 0; i < count; i++) {
        if (dims[i] < 0) {
            throw_name(t, "java/lang/NegativeArraySizeException", "%d", (int)dims[i]);
            return NULL;
        }
    }
    return new_multi(t, array_class, dims, count);
}

size_t object_size(const Object *o)
{
    const Class *c = object_class(o);
    size_t size = c->instance_size;
    if (c->kind == KIND_ARRAY)
        size = ARRAY_HEADER + ((size_t)((const Array *)o)->length << c->elem_shift);
    return ALIGN_UP(size, HEAP_GRANULE);
}

/* ---- copies ---- */

#define DEFINE_COPY(T)                                                                                                 \
    static void UNUSED copy_##T(T *to, const T *from, size_t count)                                                    \
    {                                                                                                                  \
        if (to <= from || to >= from + count) {                                                                        \
            for (size_t i = 0; i < count; i++)                                                                         \
                HEAP_STORE(&to[i], HEAP_LOAD(&from[i]));                                                               \
        } else {                                                                                                       \
            for (size_t i = count; i-- > 0;)                                                                           \
                HEAP_STORE(&to[i], HEAP_LOAD(&from[i]));                                                               \
        }                                                                                                              \
    }
DEFINE_COPY(u1)
DEFINE_COPY(u2)
DEFINE_COPY(u4)
DEFINE_COPY(u8)

static void copy_units(char *to, const char *from, size_t count, size_t shift)
{
    if (!TSAN && shift < 3) {
        memmove(to, from, count << shift);
        return;
    }
    switch (shift) {
    case 0: copy_u1((u1 *)to, (const u1 *)from, count); break;
    case 1: copy_u2((u2 *)to, (const u2 *)from, count); break;
    case 2: copy_u4((u4 *)to, (const u4 *)from, count); break;
    default: copy_u8((u8 *)to, (const u8 *)from, count); break;
    }
}

void array_copy(Array *from, int32_t from_pos, Array *to, int32_t to_pos, int32_t count)
{
    if (object_class(&to->head)->elem->kind != KIND_PRIMITIVE) {
        HeapRef *slots = array_slot(to, (size_t)to_pos);
        copy_u4((u4 *)slots, (const u4 *)array_slot(from, (size_t)from_pos), (size_t)count);
        note_stores((const char *)slots, (size_t)count * sizeof(HeapRef));
        return;
    }
    size_t shift = object_class(&from->head)->elem_shift;
    copy_units(ARRAY_DATA(to, char) + ((size_t)to_pos << shift), ARRAY_DATA(from, char) + ((size_t)from_pos << shift),
               (size_t)count, shift);
}

static void copy_fields(Object *to, const Object *from, size_t size)
{
    copy_u8(FIELD_AT(to, OBJECT_HEADER, u8), FIELD_AT(from, OBJECT_HEADER, const u8), (size - OBJECT_HEADER) >> 3);
    note_stores(FIELD_AT(to, OBJECT_HEADER, const char), size - OBJECT_HEADER);
}

Object *object_clone(Thread *t, Object *o)
{
    size_t roots = roots_mark(t);
    roots_add(t, o);
    Class *c = object_class(o);
    Object *copy;
    if (c->kind == KIND_ARRAY) {
        Array *a = (Array *)o;
        copy = (Object *)array_new(t, c, a->length);
        if (copy != NULL)
            array_copy(a, 0, (Array *)copy, 0, a->length);
    } else {
        copy = object_new(t, c);
        if (copy != NULL) {
            copy_fields(copy, o, c->instance_size);
        }
    }
    roots_reset(t, roots);
    if (copy != NULL && c->flags & CLASS_FINALIZER) {
        roots_add(t, copy);
        gc_register_finalizable(t, copy);
        roots_reset(t, roots);
    }
    return copy;
}
