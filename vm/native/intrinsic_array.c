/* intrinsic_array.c - java.lang.reflect.Array: elements by index with the widening rules of reflection, and new arrays.
 *
 * A primitive element is read and written through one pair of functions: element_get widens to what the caller asks
 * for, element_set checks that the value's type widens to the element's (JLS 5.1.2).
 * No lock. Read next: object.h.
 */
#include "vm/native/intrinsic.h"
#include "vm/run/box.h"

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/run/call.h"
#include "vm/run/quicken.h"
#include "vm/run/throw.h"

static Array *array_arg(Thread *t, Object *o, int32_t index)
{
    if (o == NULL)
        throw_npe(t);
    else if (object_class(o)->kind != KIND_ARRAY)
        throw_name(t, "java/lang/IllegalArgumentException", "Argument is not an array");
    else if ((u4)index >= (u4)ARRAY_LENGTH(o))
        throw_new_plain(t, wk_class(t, "java/lang/ArrayIndexOutOfBoundsException"));
    else
        return (Array *)o;
    return NULL;
}

static char element_type(const Array *a)
{
    return class_letter(object_class(&a->head)->elem);
}

static void *element_at(Array *a, int32_t i)
{
    return ARRAY_DATA(a, char) + ((size_t)i << object_class(&a->head)->elem_shift);
}

static Slot element_load(Array *a, int32_t i, char type)
{
    Slot v;
    value_load(element_at(a, i), type, &v);
    return v;
}

static void mismatch(Thread *t)
{
    throw_name(t, "java/lang/IllegalArgumentException", "Argument is not an array of primitive type");
}

static void element_get(Thread *t, Slot *args, char to)
{
    Array *a = array_arg(t, args[0].o, args[1].i);
    if (a == NULL)
        return;
    char from = element_type(a);
    if (from == 'L')
        mismatch(t);
    else if (!value_widens(from, to))
        throw_name(t, "java/lang/IllegalArgumentException", "argument type mismatch");
    else
        args[0] = value_widened(element_load(a, args[1].i, from), from, to);
}

static void element_set(Thread *t, Slot *args, char from)
{
    Array *a = array_arg(t, args[0].o, args[1].i);
    if (a == NULL)
        return;
    char to = element_type(a);
    if (to == 'L')
        mismatch(t);
    else if (!value_widens(from, to))
        throw_name(t, "java/lang/IllegalArgumentException", "argument type mismatch");
    else
        value_store(element_at(a, args[1].i), to, value_widened(args[2], from, to));
}

#define ACCESS(Name, letter)                                                                                           \
    static void get_##Name(Thread *t, Slot *args)                                                                      \
    {                                                                                                                  \
        element_get(t, args, letter);                                                                                  \
    }                                                                                                                  \
    static void set_##Name(Thread *t, Slot *args)                                                                      \
    {                                                                                                                  \
        element_set(t, args, letter);                                                                                  \
    }
/* clang-format off */
ACCESS(Boolean, 'Z')
ACCESS(Byte, 'B')
ACCESS(Char, 'C')
ACCESS(Short, 'S')
ACCESS(Int, 'I')
ACCESS(Long, 'J')
ACCESS(Float, 'F')
ACCESS(Double, 'D')
/* clang-format on */

/* -- boxed access: values travel through the wrappers' one instance field, `value` */

static void array_get(Thread *t, Slot *args)
{
    Array *a = array_arg(t, args[0].o, args[1].i);
    if (a == NULL)
        return;
    char type = element_type(a);
    Slot v = element_load(a, args[1].i, type);
    args[0].o = type == 'L' ? v.o : box_value(t, type, v);
}

static void array_set(Thread *t, Slot *args)
{
    Array *a = array_arg(t, args[0].o, args[1].i);
    Object *value = args[2].o;
    if (a == NULL)
        return;
    char to = element_type(a);
    if (to == 'L') {
        if (value != NULL && !object_is_instance(value, object_class(&a->head)->elem))
            throw_name(t, "java/lang/IllegalArgumentException", "array element type mismatch");
        else
            store_reference(array_slot(a, args[1].i), value);
        return;
    }
    Slot v;
    char from = unbox_value(value, &v);
    if (value == NULL)
        throw_new_plain(t, wk_class(t, "java/lang/IllegalArgumentException"));
    else if (from == 0 || !value_widen(&v, from, to))
        throw_name(t, "java/lang/IllegalArgumentException", "argument type mismatch");
    else
        value_store(element_at(a, args[1].i), to, v);
}

static void array_length_(Thread *t, Slot *args)
{
    if (args[0].o == NULL)
        throw_npe(t);
    else if (object_class(args[0].o)->kind != KIND_ARRAY)
        throw_name(t, "java/lang/IllegalArgumentException", "Argument is not an array");
    else
        args[0].i = ARRAY_LENGTH(args[0].o);
}

/* The array class of so many dimensions over this component; NULL with an exception pending. */
static Class *array_class(Thread *t, Object *component, int dims)
{
    if (component == NULL) {
        throw_npe(t);
        return NULL;
    }
    Class *c = class_of_mirror(component);
    bool bad = c->kind == KIND_PRIMITIVE && c->prim == 'V';
    if (bad || c->dims + dims > 255) {
        throw_new_plain(t, wk_class(t, "java/lang/IllegalArgumentException"));
        return NULL;
    }
    for (int i = 0; c != NULL && i < dims; i++)
        c = class_array_of(t, c);
    return c;
}

static void array_new_(Thread *t, Slot *args)
{
    Class *c = array_class(t, args[0].o, 1);
    if (c != NULL)
        args[0].o = (Object *)array_new(t, c, args[1].i);
}

static void array_new_multi_(Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        throw_npe(t);
        return;
    }
    const Array *dims = (const Array *)args[1].o;
    if (dims->length == 0 || dims->length > 255) {
        throw_new_plain(t, wk_class(t, "java/lang/IllegalArgumentException"));
        return;
    }
    Class *c = array_class(t, args[0].o, dims->length);
    if (c != NULL)
        args[0].o = (Object *)array_new_multi(t, c, ARRAY_DATA(dims, const int32_t), dims->length);
}

#define OBJ "Ljava/lang/Object;"
#define ROWS(Name, D)                                                                                                  \
    {"get" #Name, "(" OBJ "I)" D, get_##Name},                                                                         \
    {                                                                                                                  \
        "set" #Name, "(" OBJ "I" D ")V", set_##Name                                                                    \
    }
static const Intrinsic array_rows[] = {
    ROWS(Boolean, "Z"),
    ROWS(Byte, "B"),
    ROWS(Char, "C"),
    ROWS(Short, "S"),
    ROWS(Int, "I"),
    ROWS(Long, "J"),
    ROWS(Float, "F"),
    ROWS(Double, "D"),
    {"get", "(" OBJ "I)" OBJ, array_get},
    {"set", "(" OBJ "I" OBJ ")V", array_set},
    {"getLength", "(" OBJ ")I", array_length_},
    {"newArray", "(Ljava/lang/Class;I)" OBJ, array_new_},
    {"newMultiArray", "(Ljava/lang/Class;[I)" OBJ, array_new_multi_},
};

const IntrinsicGroup intrinsics_array[] = {INTRINSIC_GROUP("java/lang/reflect/Array", array_rows), {NULL, 0, NULL, 0}};
