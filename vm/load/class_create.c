/* class_create.c - making Class structures of parsed files; taking them apart.
 *
 * class_create computes all that needs no linking: tables of fields and methods in file order, the display, the flat
 * list of interfaces, inherited flags, and for an interface the numbering of its methods. Offsets, vtables and static
 * storage come with linking (class_layout.c, class_tables.c).
 *
 * Ownership: a Class owns its tables and ClassFile. No lock: a class is made by one thread before others see it.
 * Read next: class_make.c, mirror.c, loader_define.c, init.c.
 */
#include "vm/load/class_create.h"
#include "vm/base/above.h"
#include "vm/class/class_find.h"
#include "vm/class/class_ids.h"

#include "vm/class/class_make.h"
#include "vm/class/classfile_names.h"
#include "vm/class/classfile_parse.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/load/init.h"
#include "vm/load/load_hooks.h"
#include "vm/load/loader.h"
#include "vm/load/pool.h"
#include "vm/run/code.h"
#include "vm/thread/thread.h"

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
        Symbol *desc = classfile_utf8(f, info->desc);
        c->fields[i] = (Field){
            .cls = c,
            .name = classfile_utf8(f, info->name),
            .desc = desc,
            .access = info->access,
            .index = (u2)i,
            .type = desc->text[0],
            .info = info,
        };
        field_set_watch(&c->fields[i], 0);
    }
}

static char return_letter(const Symbol *desc)
{
    return ((const char *)memchr(desc->text, ')', desc->len))[1];
}

static u2 method_flags(const Class *c, const ClassFile *f, const MemberInfo *m)
{
    u2 flags = 0;
    if (m->code != NULL && m->code->len == 1 && m->code->bytes[0] == 0xb1)
        flags |= METHOD_EMPTY;
    if (c->loader != boot_loader)
        return flags;
    if (m->hidden)
        flags |= METHOD_HIDDEN_FRAME;
    if ((m->access & (ACC_NATIVE | ACC_VARARGS)) == (ACC_NATIVE | ACC_VARARGS) && class_declares_polymorphic(c) &&
        strncmp(classfile_utf8(f, m->desc)->text, "([Ljava/lang/Object;)", 21) == 0)
        flags |= METHOD_SIGNATURE_POLYMORPHIC;
    return flags;
}

void class_update_method_flags(Method *m, const ClassFile *f, const MemberInfo *info)
{
    const u2 computed = METHOD_EMPTY | METHOD_HIDDEN_FRAME | METHOD_SIGNATURE_POLYMORPHIC;
    m->flags = (u2)((m->flags & ~computed) | method_flags(m->cls, f, info));
}

static void class_make_method(Class *c, ClassFile *f, MemberInfo *info, u2 slot, Method *m, IntrinsicPlace *place)
{
    m->cls = c;
    m->name = classfile_utf8(f, info->name);
    m->desc = classfile_utf8(f, info->desc);
    m->access = info->access;
    m->flags = method_flags(c, f, info);
    m->arg_slots = (u2)(symbol_method_slots(m->desc) + !(info->access & ACC_STATIC));
    m->ret = return_letter(m->desc);
    m->vindex = -1;
    m->slot = slot;
    m->info = info;
    if ((m->access & ACC_NATIVE) && c->loader == boot_loader)
        m->intrinsic = load_hooks.find_intrinsic(c->name, m->name, m->desc, place);
    if (m->intrinsic != NULL)
        m->flags |= METHOD_INTRINSIC_NEW;
    atomic_init(&m->code, &code_unmade);
}

static void make_methods(Class *c, ClassFile *f)
{
    c->method_count = f->method_count;
    c->methods = f->method_count ? xcalloc(f->method_count, sizeof *c->methods) : NULL;
    int32_t vindex = 0;
    IntrinsicPlace place = {0};
    for (u4 i = 0; i < f->method_count; i++) {
        Method *m = &c->methods[i];
        class_make_method(c, f, &f->methods[i], (u2)i, m, &place);
        if ((c->access & ACC_INTERFACE) && !(m->access & (ACC_STATIC | ACC_PRIVATE)) && m->name->text[0] != '<')
            m->vindex = vindex++;
    }
}

/* ---- flags */

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
        Method *m = &c->methods[i];
        if (symbol_is(m->name, "finalize") && symbol_is(m->desc, "()V") && !(m->access & (ACC_STATIC | ACC_PRIVATE)))
            c->flags =
                (u2)((METHOD_FLAGS(m) & METHOD_EMPTY) ? c->flags & ~CLASS_FINALIZER : c->flags | CLASS_FINALIZER);
    }
}

/* ---- classes of files */

Class *class_create(Thread *t, Loader *l, ClassFile *f, Class *super, Class **interfaces)
{
    Class *c = class_alloc();
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
    class_make_display(c);
    class_make_interfaces(c);
    make_fields(c, f);
    make_methods(c, f);
    make_flags(c);
    classfile_set_value(f, f->this_class, (uintptr_t)c);
    if (!class_make_mirror(t, c)) {
        class_free(c);
        return NULL;
    }
    return c;
}

/* ---- the end */

static void forget_id(MethodId *id)
{
    if (id != NULL)
        atomic_store_explicit(&id->method, NULL, memory_order_release);
}

void class_forget_ids(Class *c)
{
    for (u4 i = 0; i < c->method_count; i++) {
        forget_id(atomic_load_explicit(&c->methods[i].id, memory_order_acquire));
        for (Code *code = c->methods[i].code; code != NULL; code = code->older)
            forget_id(code->id);
    }
}

static void free_method(Method *m)
{
    for (Code *code = atomic_load_explicit(&m->code, memory_order_relaxed), *older; code != NULL; code = older) {
        older = code->older;
        if (code != &code_unmade)
            code_free(code);
    }
    free(atomic_load_explicit(&m->native, memory_order_relaxed));
}

static void free_file(ClassFile *f)
{
    if (f != NULL)
        pool_free_errors(f);
    classfile_free(f);
}

void class_free(Class *c)
{
    class_forget_ids(c);
    for (u4 i = 0; i < c->method_count; i++)
        free_method(&c->methods[i]);
    free(c->methods);
    load_hooks.free_call_sites(c);
    for (u4 i = 0; i < c->old_file_count; i++)
        free_file(c->old_files[i]);
    free(c->old_files);
    free_file(c->file);
    class_free_tables(c);
}
