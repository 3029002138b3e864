/* class_make.c - what classes are made of, whatever they come from: displays, lists of interfaces, array classes,
 * primitives; taking apart what linking made.
 *
 * Array classes share Object's vtable, and are ready when they are made. They get their mirrors in heap/mirror.c;
 * classes of files are made in load/class_create.c.
 *
 * No lock: a class is built by one thread before others see it. Read next: class.h, mirror.c, class_create.c.
 */
#include "vm/class/class_make.h"

#include "vm/base/symbol.h"
#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"

static LowPool class_pool = LOW_POOL(Class); /* an object names its class by 32 bits */
static const char primitive_letters[] = LETTER_PRIMITIVES;
static Class *primitives[sizeof primitive_letters - 1];

Class *class_alloc(void)
{
    return low_take(&class_pool);
}

/* ---- supertypes */

void class_make_display(Class *c)
{
    c->depth = c->super ? (u2)(c->super->depth + 1) : 0;
    c->supers = xmalloc((c->depth + 1u) * sizeof *c->supers);
    if (c->super != NULL)
        memcpy(c->supers, c->super->supers, c->depth * sizeof *c->supers);
    c->supers[c->depth] = c;
}

static void add_interface(Class *c, Class *iface)
{
    for (u4 i = 0; i < c->all_interface_count; i++) {
        if (c->all_interfaces[i] == iface)
            return;
    }
    c->all_interfaces[c->all_interface_count++] = iface;
}

void class_make_interfaces(Class *c)
{
    size_t most = c->super ? c->super->all_interface_count : 0;
    for (u4 i = 0; i < c->interface_count; i++)
        most += 1u + c->interfaces[i]->all_interface_count;
    if (most == 0)
        return;
    c->all_interfaces = xmalloc(most * sizeof *c->all_interfaces);
    for (u4 i = 0; c->super && i < c->super->all_interface_count; i++)
        add_interface(c, c->super->all_interfaces[i]);
    for (u4 i = 0; i < c->interface_count; i++) {
        Class *iface = c->interfaces[i];
        add_interface(c, iface);
        for (u4 k = 0; k < iface->all_interface_count; k++)
            add_interface(c, iface->all_interfaces[k]);
    }
}

/* ---- arrays */

static Symbol *array_name(const Class *elem)
{
    return elem->kind == KIND_PRIMITIVE ? symbol_of((char[]){'[', elem->prim}, 2) : symbol_of_array(elem->name);
}

Class *class_make_array(Class *elem)
{
    Class *a = class_alloc();
    a->kind = KIND_ARRAY;
    a->name = array_name(elem);
    a->elem = elem;
    a->base_elem = elem->kind == KIND_ARRAY ? elem->base_elem : elem;
    a->package = a->base_elem->package;
    a->dims = (u1)(elem->kind == KIND_ARRAY ? elem->dims + 1 : 1);
    a->elem_shift = (u1)letter_shift(class_letter(elem), HEAP_REF_SHIFT);
    a->loader = elem->loader;
    a->super = wk.Object;
    a->access = (u2)((a->base_elem->access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT);
    a->flags = CLASS_CLONEABLE | (elem->flags & CLASS_UNTIED);
    a->interface_count = 2;
    a->interfaces = xmalloc(2 * sizeof *a->interfaces);
    a->interfaces[0] = wk.Cloneable;
    a->interfaces[1] = wk.Serializable;
    class_make_display(a);
    class_make_interfaces(a);
    a->vtable_len = wk.Object->vtable_len;
    a->vtable = wk.Object->vtable;
    a->instance_size = ARRAY_HEADER;
    atomic_init(&a->state, CLASS_INITIALIZED);
    return a;
}

/* ---- primitives */

Class *class_primitive(char letter)
{
    const char *at = strchr(primitive_letters, letter);
    if (at == NULL || letter == 0)
        return NULL;
    return primitives[at - primitive_letters];
}

void class_make_primitives(void)
{
    static const char *const names[] = {"boolean", "byte", "char", "short", "int", "float", "long", "double", "void"};
    low_begin(&class_pool);
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        Class *c = class_alloc();
        c->kind = KIND_PRIMITIVE;
        c->prim = primitive_letters[i];
        c->name = symbol_of_cstr(names[i]);
        c->package = symbol_of("", 0);
        c->loader = boot_loader;
        c->access = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
        atomic_init(&c->state, CLASS_INITIALIZED);
        primitives[i] = c;
        c->supers = &primitives[i]; /* depth 0: its display is itself */
    }
}

/* ---- the end */

void class_unlink(Class *c)
{
    char *statics = c->statics; /* the collector looks at it: unpublish first */
    c->statics = NULL;
    c->static_ref_count = 0;
    c->ref_count = 0;
    free(statics);
    free(c->ref_offsets);
    free(c->static_ref_offsets);
    c->ref_offsets = c->static_ref_offsets = NULL;
    for (u4 i = 0; i < c->itable_count; i++)
        free(c->itables[i].methods);
    free(c->itables);
    if (c->kind == KIND_INSTANCE) /* arrays share Object's */
        free(c->vtable);
    c->itables = NULL;
    c->vtable = NULL;
    c->itable_count = c->vtable_len = 0;
}

void class_free_tables(Class *c)
{
    free(c->fields);
    free(c->interfaces);
    free(c->all_interfaces);
    free(c->supers);
    class_unlink(c);
    free(c->initial_bytes);
    low_give(&class_pool, c);
}
