/* class.c - questions about classes: mirrors, subtypes, members, names of places.
 *
 * Subtype tests are on the interpreter's fast path (checkcast, instanceof, array stores, handlers), so each class has a
 * display: supers[i] is its ancestor at depth i, and "c is a subclass of s" is one compare:
 *
 *   class C extends B extends A extends Object          supers  [Object][A][B][C]
 *   C is a subclass of A  <=>  C.depth >= A.depth and C.supers[A.depth] == A
 *
 * Interfaces are looked for in all_interfaces, which is flat; the last one found is kept in subtype_cache, as is an
 * array type. Arrays have the display [Object][array] and the interfaces Cloneable and Serializable; primitives have
 * themselves.
 *
 * Member lookup is a linear search over symbols: results are cached in the constant pool and in the interpreter's
 * cells, so it runs once per call site. No locks: all tables that are read here are final once a class is visible.
 * Read next: class_create.c, class_layout.c, class_tables.c, init.c.
 */
#include "vm/class/class.h"
#include "vm/class/class_find.h"

#include "vm/class/loaders.h"
#include "vm/class/wellknown.h"

Class *class_of_mirror(const Object *mirror)
{
    return (Class *)(uintptr_t)HEAP_LOAD(FIELD_AT(mirror, wk.Class_vmClass->offset, u8));
}

bool class_is_interface(const Class *c)
{
    return (c->access & ACC_INTERFACE) != 0 && c->kind == KIND_INSTANCE;
}

bool class_is_subclass(const Class *c, const Class *super)
{
    return c->depth >= super->depth && c->supers[super->depth] == super;
}

static bool has_interface(Class *c, Class *iface)
{
    for (u4 i = 0; i < c->all_interface_count; i++) {
        if (c->all_interfaces[i] == iface)
            return true;
    }
    return false;
}

static bool array_is_assignable(Class *from, Class *to)
{
    if (from->kind != KIND_ARRAY)
        return false;
    Class *a = from->elem, *b = to->elem;
    return a == b || (a->kind != KIND_PRIMITIVE && b->kind != KIND_PRIMITIVE && class_is_assignable(a, b));
}

bool class_is_assignable(Class *from, Class *to)
{
    if (from == to)
        return true;
    if (to->kind == KIND_PRIMITIVE || from->kind == KIND_PRIMITIVE)
        return false;
    bool is_interface = class_is_interface(to);
    if (to->kind == KIND_INSTANCE && !is_interface)
        return class_is_subclass(from, to);
    if (atomic_load_explicit(&from->subtype_cache, memory_order_relaxed) == to)
        return true;
    bool yes = is_interface ? has_interface(from, to) : array_is_assignable(from, to);
    if (yes)
        atomic_store_explicit(&from->subtype_cache, to, memory_order_relaxed);
    return yes;
}

bool class_same_package(const Class *a, const Class *b)
{
    return a->loader == b->loader && a->package == b->package;
}

bool method_is_native(const Method *m)
{
    return (m->access & ACC_NATIVE) != 0;
}

/* ---- members */

Field *class_find_declared_field(Class *c, Symbol *name, Symbol *desc)
{
    for (u4 i = 0; i < c->field_count; i++) {
        if (c->fields[i].name == name && c->fields[i].desc == desc)
            return &c->fields[i];
    }
    return NULL;
}

Method *class_find_declared_method(Class *c, Symbol *name, Symbol *desc)
{
    for (u4 i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (m->name == name && m->desc == desc)
            return m;
    }
    return NULL;
}

Field *class_field_of(const Class *c, const MemberInfo *info)
{
    u4 i = 0;
    while (c->fields[i].info != info)
        i++;
    return &c->fields[i];
}

Method *class_method_of(const Class *c, const MemberInfo *info)
{
    u4 i = 0;
    while (c->methods[i].info != info)
        i++;
    return &c->methods[i];
}

/* JVMS 5.4.3.2: the class itself, its superinterfaces in the same way, its superclass in the same way. */
Field *class_find_field(Class *c, Symbol *name, Symbol *desc)
{
    Field *f = NULL;
    for (Class *k = c; f == NULL && k != NULL; k = k->super) {
        f = class_find_declared_field(k, name, desc);
        for (u4 i = 0; f == NULL && i < k->interface_count; i++)
            f = class_find_field(k->interfaces[i], name, desc);
    }
    return f;
}

/* MethodHandle.invokeExact and the like accept every descriptor (JVMS 2.9.3). */
static Method *find_signature_polymorphic(Class *c, Symbol *name)
{
    Method *found = NULL;
    for (u4 i = 0; i < c->method_count; i++) {
        Method *m = &c->methods[i];
        if (m->name == name && (METHOD_FLAGS(m) & METHOD_SIGNATURE_POLYMORPHIC))
            found = m;
    }
    return found;
}

bool class_declares_polymorphic(const Class *c)
{
    return c->loader == boot_loader &&
           (symbol_is(c->name, "java/lang/invoke/MethodHandle") || symbol_is(c->name, "java/lang/invoke/VarHandle"));
}

Method *class_find_super_method(Class *c, Symbol *name, Symbol *desc)
{
    for (Class *k = c; k != NULL; k = k->super) {
        Method *m = class_find_declared_method(k, name, desc);
        if (m == NULL && class_declares_polymorphic(k))
            m = find_signature_polymorphic(k, name);
        if (m != NULL)
            return m;
    }
    return NULL;
}

/* Maximally-specific superinterface methods of c (JVMS 5.4.3.3): candidates that no other candidate's interface
 * extends. */
Method *class_find_specific(Class *c, Symbol *name, Symbol *desc, Method **second)
{
    Method *best = NULL, *any = NULL;
    *second = NULL;
    for (u4 i = 0; i < c->all_interface_count; i++) {
        Method *m = class_find_declared_method(c->all_interfaces[i], name, desc);
        if (m == NULL || (m->access & (ACC_PRIVATE | ACC_STATIC)))
            continue;
        any = any ? any : m;
        bool hidden = false; /* a more specific interface declares it, too */
        for (u4 k = 0; !hidden && k < c->all_interface_count; k++) {
            Class *other = c->all_interfaces[k];
            hidden = has_interface(other, m->cls) && class_find_declared_method(other, name, desc) != NULL &&
                     !(class_find_declared_method(other, name, desc)->access & (ACC_PRIVATE | ACC_STATIC));
        }
        if (hidden || (m->access & ACC_ABSTRACT))
            continue;
        if (best == NULL)
            best = m;
        else if (*second == NULL)
            *second = m;
    }
    return best ? best : any;
}

static Method *find_in_interfaces(Class *c, Symbol *name, Symbol *desc)
{
    Method *second; /* of two defaults any may be the result of resolution; selection finds the conflict */
    return class_find_specific(c, name, desc, &second);
}

Method *class_find_method(Class *c, Symbol *name, Symbol *desc)
{
    Method *m = class_find_super_method(c, name, desc);
    return m ? m : find_in_interfaces(c, name, desc);
}

Method *class_find_interface_method(Class *c, Symbol *name, Symbol *desc)
{
    Method *m = class_find_declared_method(c, name, desc);
    if (m != NULL)
        return m;
    if (c->super != NULL && c->super->super == NULL) { /* Object's public instance methods */
        m = class_find_declared_method(c->super, name, desc);
        if (m != NULL && (m->access & ACC_PUBLIC) && !(m->access & ACC_STATIC))
            return m;
    }
    return find_in_interfaces(c, name, desc);
}

/* ---- selection (JVMS 5.4.6), by the tables that class_tables.c builds */

Method *class_select_interface(Class *c, Method *m)
{
    if (m->vindex < 0 || !class_is_interface(m->cls))
        return class_select(c, m);
    for (u4 i = 0; i < c->itable_count; i++) {
        if (c->itables[i].iface == m->cls)
            return c->itables[i].methods[m->vindex];
    }
    return NULL;
}

Method *class_select(Class *c, Method *m)
{
    if (m->vindex < 0)
        return m;
    if (UNLIKELY(class_is_interface(m->cls)))
        return class_select_interface(c, m);
    if ((u4)m->vindex >= c->vtable_len)
        return NULL;
    Method *found = c->vtable[m->vindex];
    return (found->access & ACC_ABSTRACT) ? NULL : found;
}
