/* class_create.c - making Class structures: of parsed files, of arrays, of primitives; mirrors; taking them apart.
 *
 * class_create computes all that needs no linking: tables of fields and methods in file order, the display, the flat
 * list of interfaces, inherited flags, and for an interface the numbering of its methods. Offsets, vtables and static
 * storage come with linking (class_layout.c, class_tables.c).
 *
 * A mirror is the java.lang.Class instance. Classes that are made before java.lang.Class is linked get theirs late,
 * from wellknown_load. Class and mirror point to each other; the mirror keeps the loader alive through
 * Class.classLoader, the loader keeps its classes alive.
 *
 * Ownership: a Class owns its tables and ClassFile. Arrays share Object's vtable.
 * Locks: none here but `lock`, which serialises the making of array classes. Read next: loader_define.c, init.c.
 */
#include <pthread.h>

#include "vm/class.h"
#include "vm/classfile_names.h"
#include "vm/classfile_parse.h"
#include "vm/code.h"
#include "vm/heap.h"
#include "vm/indy.h"
#include "vm/init.h"
#include "vm/intrinsic.h"
#include "vm/loader.h"
#include "vm/native.h"
#include "vm/pool.h"
#include "vm/thread.h"
#include "vm/throw.h"
#include "vm/typestate.h"
#include "vm/wellknown.h"

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER; /* array_class */
static Class *primitives[9];
static const char primitive_letters[] = "ZBCSIFJDV";

static Symbol *package_of(const Symbol *name)
{
    const char *slash = memrchr(name->text, '/', name->len);
    return symbol_of(name->text, slash ? (size_t)(slash - name->text) : 0);
}

/* ---- fields and methods */

static void make_fields(Class *c, ClassFile *f)
{
    c->field_count = f->field_count;
    c->fields = f->field_count ? xcalloc(f->field_count, sizeof *c->fields) : NULL;
    for (u4 i = 0; i < f->field_count; i++) {
        MemberInfo *info = &f->fields[i];
        c->fields[i] = (Field){
            .cls = c,
            .name = info->name,
            .desc = info->desc,
            .signature = info->signature,
            .access = info->access,
            .index = (u2)i,
            .type = info->desc->text[0],
            .info = info,
        };
    }
}

static char return_letter(const Symbol *desc)
{
    return ((const char *)memchr(desc->text, ')', desc->len))[1];
}

/* Whether the first annotation types of a member include this one: annotations of marker form at the front are
 * enough for the class library's own marks. */
static bool has_marker(const ClassFile *f, const MemberInfo *m, const char *desc)
{
    const u1 *p = m->annotations.data;
    if (p == NULL || m->annotations.len < 2)
        return false;
    const u1 *end = p + m->annotations.len;
    u2 n = get_u2(p);
    for (p += 2; n > 0 && end - p >= 4; n--, p += 4) {
        u2 type = get_u2(p);
        if (type == 0 || type >= f->pool_count || f->pool[type].tag != CP_UTF8)
            return false;
        if (symbol_is(classfile_utf8(f, type), desc))
            return true;
        if (get_u2(p + 2) != 0)
            return false;
    }
    return false;
}

static u2 method_flags(const Class *c, const ClassFile *f, const MemberInfo *m)
{
    u2 flags = 0;
    if (m->code != NULL && m->code->len == 1 && m->code->bytes[0] == 0xb1)
        flags |= METHOD_EMPTY;
    if (c->loader != boot_loader)
        return flags;
    if (has_marker(f, m, "Ljdk/internal/reflect/CallerSensitive;"))
        flags |= METHOD_CALLER_SENSITIVE;
    if (has_marker(f, m, "Ljdk/internal/vm/annotation/Hidden;"))
        flags |= METHOD_HIDDEN_FRAME;
    if ((m->access & (ACC_NATIVE | ACC_VARARGS)) == (ACC_NATIVE | ACC_VARARGS) && class_declares_polymorphic(c) &&
        strncmp(m->desc->text, "([Ljava/lang/Object;)", 21) == 0)
        flags |= METHOD_SIGNATURE_POLYMORPHIC;
    return flags;
}

void class_update_method_flags(Method *m, const ClassFile *f, const MemberInfo *info)
{
    const u2 computed = METHOD_EMPTY | METHOD_CALLER_SENSITIVE | METHOD_HIDDEN_FRAME | METHOD_SIGNATURE_POLYMORPHIC;
    m->flags = (u2)((m->flags & ~computed) | method_flags(m->cls, f, info));
}

Method *class_make_method(Class *c, ClassFile *f, MemberInfo *info, u2 slot)
{
    Method *m = xcalloc(1, sizeof *m);
    m->cls = c;
    m->name = info->name;
    m->desc = info->desc;
    m->signature = info->signature;
    m->access = info->access;
    m->flags = method_flags(c, f, info);
    m->arg_slots = (u2)(symbol_method_slots(info->desc) + !(info->access & ACC_STATIC));
    m->ret = return_letter(info->desc);
    m->vindex = -1;
    m->slot = slot;
    m->info = info;
    if ((m->access & ACC_NATIVE) && c->loader == boot_loader)
        m->intrinsic = intrinsic_find(c->name, m->name, m->desc);
    if (m->intrinsic != NULL)
        m->flags |= METHOD_INTRINSIC_NEW;
    atomic_init(&m->code, code_create(m, f, info));
    return m;
}

static void make_methods(Class *c, ClassFile *f)
{
    c->method_count = f->method_count;
    c->methods = f->method_count ? xcalloc(f->method_count, sizeof *c->methods) : NULL;
    int32_t vindex = 0;
    for (u4 i = 0; i < f->method_count; i++) {
        Method *m = c->methods[i] = class_make_method(c, f, &f->methods[i], (u2)i);
        if ((c->access & ACC_INTERFACE) && !(m->access & (ACC_STATIC | ACC_PRIVATE)) && m->name->text[0] != '<')
            m->vindex = vindex++;
    }
}

/* ---- supertypes */

static void make_display(Class *c)
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

static void make_interface_list(Class *c)
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

static bool is_boot_class(const Class *c, const char *name)
{
    return c->loader == boot_loader && symbol_is(c->name, name);
}

/* Kinds of references, by the class of java.lang.ref that a class descends from. */
static u1 reference_kind(const Class *c)
{
    static const struct {
        const char *name;
        u1 kind;
    } kinds[] = {{"java/lang/ref/SoftReference", 1},
                 {"java/lang/ref/WeakReference", 2},
                 {"java/lang/ref/PhantomReference", 3},
                 {"java/lang/ref/FinalReference", 4}};
    for (size_t i = 0; i < COUNT_OF(kinds); i++) {
        if (is_boot_class(c, kinds[i].name))
            return kinds[i].kind;
    }
    return 0;
}

static void make_flags(Class *c)
{
    const u2 inherited = CLASS_FINALIZER | CLASS_REFERENCE | CLASS_LOADER | CLASS_THREAD | CLASS_CLONEABLE;
    if (c->super != NULL) {
        c->flags |= c->super->flags & inherited;
        c->ref_kind = c->super->ref_kind;
    }
    for (u4 i = 0; i < c->all_interface_count; i++) {
        if (is_boot_class(c->all_interfaces[i], "java/lang/Cloneable"))
            c->flags |= CLASS_CLONEABLE;
    }
    if (is_boot_class(c, "java/lang/ref/Reference"))
        c->flags |= CLASS_REFERENCE;
    if (is_boot_class(c, "java/lang/ClassLoader"))
        c->flags |= CLASS_LOADER;
    if (is_boot_class(c, "java/lang/Thread"))
        c->flags |= CLASS_THREAD;
    if ((c->flags & CLASS_REFERENCE) && c->ref_kind == 0)
        c->ref_kind = reference_kind(c);
    for (u4 i = 0; c->super != NULL && i < c->method_count; i++) {
        Method *m = c->methods[i];
        if (symbol_is(m->name, "finalize") && symbol_is(m->desc, "()V") && !(m->access & (ACC_STATIC | ACC_PRIVATE)))
            c->flags = (u2)((METHOD_FLAGS(m) & METHOD_EMPTY) ? c->flags & ~CLASS_FINALIZER : c->flags | CLASS_FINALIZER);
    }
}

/* ---- mirrors */

static bool mirrors_possible(void)
{
    return wk.Class != NULL && wk.Class_vmClass != NULL &&
           atomic_load_explicit(&wk.Class->state, memory_order_acquire) >= CLASS_LINKED;
}

bool class_make_mirror(Thread *t, Class *c)
{
    if (c->mirror != NULL || !mirrors_possible())
        return true;
    Object *mirror = object_new(t, wk.Class);
    if (mirror == NULL)
        return false;
    WK_SET(mirror, Class_vmClass, u8, (uintptr_t)c);
    WK_SET(mirror, Class_classLoader, Object *, c->loader->mirror);
    if (c->kind == KIND_ARRAY)
        WK_SET(mirror, Class_componentType, Object *, c->elem->mirror);
    __atomic_store_n(&c->mirror, mirror, __ATOMIC_RELEASE);
    return true;
}

/* ---- classes of files */

Class *class_create(Thread *t, Loader *l, ClassFile *f, Class *super, Class **interfaces)
{
    Class *c = xcalloc(1, sizeof *c);
    c->name = f->name;
    c->package = package_of(f->name);
    c->loader = l;
    c->file = f;
    c->super = super;
    c->access = f->access;
    c->kind = KIND_INSTANCE;
    c->interface_count = f->interface_count;
    if (f->interface_count != 0) {
        c->interfaces = xmalloc(f->interface_count * sizeof *c->interfaces);
        memcpy(c->interfaces, interfaces, f->interface_count * sizeof *c->interfaces);
    }
    make_display(c);
    make_interface_list(c);
    make_fields(c, f);
    make_methods(c, f);
    make_flags(c);
    atomic_store_explicit(&f->pool[f->this_class].value, (uintptr_t)c, memory_order_release);
    if (!class_make_mirror(t, c)) {
        class_free(c);
        return NULL;
    }
    return c;
}

/* ---- arrays */

static Symbol *array_name(const Class *elem)
{
    char *text;
    if (elem->kind == KIND_PRIMITIVE)
        text = xformat("[%c", elem->prim);
    else if (elem->kind == KIND_ARRAY)
        text = xformat("[%s", elem->name->text);
    else
        text = xformat("[L%s;", elem->name->text);
    Symbol *name = symbol_of_cstr(text);
    free(text);
    return name;
}

static u1 size_shift(const Class *elem)
{
    switch (elem->kind == KIND_PRIMITIVE ? elem->prim : 'L') {
    case 'Z':
    case 'B':
        return 0;
    case 'C':
    case 'S':
        return 1;
    case 'I':
    case 'F':
        return 2;
    default:
        return 3;
    }
}

static Class *make_array(Class *elem)
{
    Class *a = xcalloc(1, sizeof *a);
    a->kind = KIND_ARRAY;
    a->name = array_name(elem);
    a->elem = elem;
    a->base_elem = elem->kind == KIND_ARRAY ? elem->base_elem : elem;
    a->package = a->base_elem->package;
    a->dims = (u1)(elem->kind == KIND_ARRAY ? elem->dims + 1 : 1);
    a->elem_shift = size_shift(elem);
    a->loader = elem->loader;
    a->super = wk.Object;
    a->access = (u2)((a->base_elem->access & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT);
    a->flags = CLASS_CLONEABLE;
    a->interface_count = 2;
    a->interfaces = xmalloc(2 * sizeof *a->interfaces);
    a->interfaces[0] = wk.Cloneable;
    a->interfaces[1] = wk.Serializable;
    make_display(a);
    make_interface_list(a);
    a->vtable_len = wk.Object->vtable_len;
    a->vtable = wk.Object->vtable;
    a->instance_size = ARRAY_HEADER;
    atomic_init(&a->state, CLASS_INITIALIZED);
    return a;
}

Class *class_array_of(Thread *t, Class *elem)
{
    Class *a = atomic_load_explicit(&elem->array_class, memory_order_acquire);
    if (a != NULL)
        return a;
    if (elem->kind == KIND_ARRAY && elem->dims == 255) {
        throw_name(t, "java/lang/IllegalArgumentException", "arrays have at most 255 dimensions");
        return NULL;
    }
    a = make_array(elem);
    if (!class_make_mirror(t, a)) {
        class_free(a);
        return NULL;
    }
    pthread_mutex_lock(&lock);
    Class *winner = atomic_load_explicit(&elem->array_class, memory_order_acquire);
    if (winner == NULL) {
        loader_add_class(a);
        atomic_store_explicit(&elem->array_class, a, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
    if (winner != NULL) { /* another thread was faster: its array class is the one */
        if (a->mirror != NULL)
            WK_SET(a->mirror, Class_vmClass, u8, 0);
        class_free(a);
        return winner;
    }
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
    for (size_t i = 0; i < COUNT_OF(names); i++) {
        Class *c = xcalloc(1, sizeof *c);
        c->kind = KIND_PRIMITIVE;
        c->prim = primitive_letters[i];
        c->name = symbol_of_cstr(names[i]);
        c->package = symbol_of("", 0);
        c->loader = boot_loader;
        c->access = ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT;
        make_display(c);
        atomic_init(&c->state, CLASS_INITIALIZED);
        primitives[i] = c;
    }
}

/* ---- the end */

static void free_method(Method *m)
{
    MethodId *id = atomic_load_explicit(&m->id, memory_order_acquire);
    if (id != NULL)
        atomic_store_explicit(&id->method, NULL, memory_order_release);
    for (Code *code = atomic_load_explicit(&m->code, memory_order_relaxed), *older; code != NULL; code = older) {
        older = code->older;
        code_free(code);
    }
    free(atomic_load_explicit(&m->native, memory_order_relaxed));
    free(m);
}

static void free_file(ClassFile *f)
{
    if (f != NULL)
        pool_free_errors(f);
    classfile_free(f);
}

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

void class_free(Class *c)
{
    for (u4 i = 0; i < c->method_count; i++)
        free_method(c->methods[i]);
    free(c->methods);
    free(c->fields);
    free(c->interfaces);
    free(c->all_interfaces);
    free(c->supers);
    class_unlink(c);
    indy_free(c);
    for (u4 i = 0; i < c->old_file_count; i++)
        free_file(c->old_files[i]);
    free(c->old_files);
    free_file(c->file);
    free(c->initial_bytes);
    free(c);
}
