/* intrinsic_class.c - java.lang.Class beyond the one-liners, ClassLoader, Proxy, and the resources of the two built-in
 * paths.
 *
 * Names: Java code speaks of java.lang.String and [Ljava.lang.String;, the VM of java/lang/String. Only name0 and the
 * functions that take a name from Java translate. What a class file says of nesting (InnerClasses, EnclosingMethod,
 * NestMembers, PermittedSubclasses) is read from the current version and resolved when asked for, so each of these may
 * load classes and throw linkage errors. No lock. Read next: Class.java, ClassLoader.java, loader.h.
 */
#include "vm/class/class_find.h"
#include "vm/class/classfile_names.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/invoke/handle.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/load/pool.h"
#include "vm/native/intrinsic.h"
#include "vm/run/call.h"
#include "vm/run/throw.h"

static Class *self_of(const Slot *args)
{
    return class_of_mirror(args[0].o);
}

static Array *array_of(Thread *t, Class *elem, int32_t length)
{
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    return c != NULL ? array_new(t, c, length) : NULL;
}

static Object *mirror_of(const Class *c)
{
    return c != NULL ? c->mirror : NULL;
}

static void throw_null(Thread *t)
{
    throw_new_plain(t, wk_class(t, "java/lang/NullPointerException"));
}

static Class *class_arg_of(Thread *t, const Object *mirror)
{
    if (mirror != NULL)
        return class_of_mirror(mirror);
    throw_null(t);
    return NULL;
}

/* ---- names and kinds */

/* java.lang.String, [Ljava.lang.String;, int; a hidden class keeps the slash before its suffix. */
static void name0(Thread *t, Slot *args)
{
    const Class *c = self_of(args);
    size_t len = c->name->len;
    char *text = xmalloc(len + 1);
    memcpy(text, c->name->text, len + 1);
    for (char *p = text; *p != 0; p++)
        *p = *p == '/' ? '.' : *p == '.' ? '/' : *p;
    args[0].o = string_intern_symbol(t, symbol_of(text, len));
    free(text);
}

/* The name that the file gives itself; a hidden class has another one in the VM. */
static const Symbol *own_name(const ClassFile *f)
{
    return classfile_written_name(f, f->this_class);
}

/* The entry of InnerClasses for the class itself, or NULL. */
static const InnerInfo *inner_entry(const Class *c)
{
    const ClassFile *f = c->file;
    for (u2 i = 0; f != NULL && i < f->inner_count; i++)
        if (classfile_written_name(f, f->inners[i].inner) == own_name(f))
            return &f->inners[i];
    return NULL;
}

static void modifiers(UNUSED Thread *t, Slot *args)
{
    const Class *c = self_of(args), *base = c->kind == KIND_ARRAY ? c->base_elem : c;
    const InnerInfo *inner = inner_entry(base);
    int32_t flags = base->kind == KIND_PRIMITIVE ? ACC_PUBLIC | ACC_FINAL | ACC_ABSTRACT
                    : inner                      ? inner->access
                                                 : base->access;
    flags &= ~ACC_SUPER;
    if (base->file != NULL && base->file->synthetic)
        flags |= ACC_SYNTHETIC;
    if (c->kind == KIND_ARRAY)
        flags = (flags & (ACC_PUBLIC | ACC_PRIVATE | ACC_PROTECTED)) | ACC_FINAL | ACC_ABSTRACT;
    args[0].i = flags;
}

static void is_inner(UNUSED Thread *t, Slot *args)
{
    const Class *c = self_of(args);
    const InnerInfo *e = inner_entry(c);
    args[0].i = e != NULL && (e->outer != 0 || c->file->enclosing_class != 0);
}

static void inner_name(Thread *t, Slot *args)
{
    const Class *c = self_of(args);
    const InnerInfo *e = inner_entry(c);
    args[0].o = e != NULL && e->name != 0 ? string_intern_symbol(t, classfile_utf8(c->file, e->name)) : NULL;
}

static void is_record(UNUSED Thread *t, Slot *args)
{
    const ClassFile *f = self_of(args)->file;
    args[0].i = f != NULL && f->is_record;
}

static void signature(Thread *t, Slot *args)
{
    const ClassFile *f = self_of(args)->file;
    args[0].o = f != NULL && f->signature != NULL ? string_of_symbol(t, f->signature) : NULL;
}

/* ---- relations */

static void interfaces(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    Array *a = array_of(t, wk.Class, c->interface_count);
    for (int32_t i = 0; a != NULL && i < a->length; i++)
        store_reference(array_slot(a, i), c->interfaces[i]->mirror);
    args[0].o = (Object *)a;
}

static void array_class(Thread *t, Slot *args)
{
    args[0].o = mirror_of(class_array_of(t, self_of(args)));
}

static void declaring_class(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    const InnerInfo *e = inner_entry(c);
    args[0].o = e != NULL && e->outer != 0 ? mirror_of(pool_class(t, c, c->file, e->outer)) : NULL;
}

static void enclosing(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    ClassFile *f = c->file;
    if (f == NULL || f->enclosing_class == 0) {
        args[0].o = NULL;
        return;
    }
    Class *outer = pool_class(t, c, f, f->enclosing_class);
    Array *a = outer != NULL ? array_of(t, wk.Object, 3) : NULL;
    if (a == NULL)
        return;
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
    store_reference(array_slot(a, 0), outer->mirror);
    if (f->enclosing_method_nat != 0) {
        const Const *nat = &f->pool[f->enclosing_method_nat];
        store_reference(array_slot(a, 1), string_of_symbol(t, classfile_utf8(f, nat->a)));
        store_reference(array_slot(a, 2), string_of_symbol(t, classfile_utf8(f, nat->b)));
    }
    roots_reset(t, mark);
    args[0].o = (Object *)a;
}

/* Class[] of pool entries. */
static Object *classes_at(Thread *t, Class *c, const u2 *indices, u2 count)
{
    Array *a = array_of(t, wk.Class, count);
    if (a == NULL)
        return NULL;
    size_t mark = roots_mark(t);
    roots_add(t, &a->head);
    for (u2 i = 0; i < count; i++) {
        Class *m = pool_class(t, c, c->file, indices[i]);
        if (m == NULL)
            break;
        store_reference(array_slot(a, i), m->mirror);
    }
    roots_reset(t, mark);
    return (Object *)a;
}

/* Class[] of those pool entries that are there and agree to be what the list says. */
static Object *agreeing_classes(Thread *t, Class *c, const u2 *indices, u2 count,
                                bool (*agrees)(Thread *t, Class *listed, Class *c))
{
    u2 *kept = xcalloc(count + 1u, sizeof *kept), n = 0;
    for (u2 i = 0; i < count && t->exception == NULL; i++) {
        Class *listed = pool_class(t, c, c->file, indices[i]);
        if (listed != NULL && agrees(t, listed, c))
            kept[n++] = indices[i];
        if (listed == NULL && pool_error_stays(t->exception))
            t->exception = NULL;
    }
    Object *classes = t->exception == NULL ? classes_at(t, c, kept, n) : NULL;
    free(kept);
    return classes;
}

static void member_classes(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    const ClassFile *f = c->file;
    u2 inner_count = f != NULL ? f->inner_count : 0, count = 0;
    u2 *indices = xcalloc(inner_count + 1u, sizeof *indices);
    for (u2 i = 0; i < inner_count; i++) {
        const InnerInfo *e = &f->inners[i];
        if (e->outer != 0 && classfile_written_name(f, e->outer) == own_name(f) &&
            classfile_written_name(f, e->inner) != own_name(f))
            indices[count++] = e->inner;
    }
    args[0].o = classes_at(t, c, indices, count);
    free(indices);
}

static void nest_host(Thread *t, Slot *args)
{
    args[0].o = mirror_of(class_nest_host(t, self_of(args)));
}

static bool is_member(Thread *t, Class *listed, Class *host)
{
    return class_nest_host(t, listed) == host;
}

/* Without the host itself. */
static void nest_members(Thread *t, Slot *args)
{
    Class *host = class_nest_host(t, self_of(args));
    const ClassFile *f = host->file;
    args[0].o = agreeing_classes(t, host, f->nest_members, f->nest_member_count, is_member);
}

static bool is_direct_subtype(UNUSED Thread *t, Class *listed, Class *c)
{
    bool found = listed->super == c;
    for (u4 i = 0; i < listed->interface_count; i++)
        found = found || listed->interfaces[i] == c;
    return found;
}

static void permitted(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    const ClassFile *f = c->file;
    bool sealed = f != NULL && f->is_sealed;
    args[0].o = sealed ? agreeing_classes(t, c, f->permitted, f->permitted_count, is_direct_subtype) : NULL;
}

static void is_sealed(UNUSED Thread *t, Slot *args)
{
    const ClassFile *f = self_of(args)->file;
    args[0].i = f != NULL && f->is_sealed;
}

static void enum_values(Thread *t, Slot *args)
{
    Class *c = self_of(args);
    char *desc = xformat("()[L%s;", c->name->text);
    Method *m = class_find_declared_method(c, symbol_of_cstr("values"), symbol_of_cstr(desc));
    free(desc);
    Slot none = {.raw = 0}, result = {.raw = 0};
    bool ok = m != NULL && (m->access & ACC_STATIC) && call_method(t, m, &none, &result);
    args[0].o = ok ? result.o : NULL;
}

/* ---- finding classes */

/* The internal name that a binary name means, NULL if it is none. */
static Symbol *internal_name(const Object *name)
{
    size_t len;
    char *text = string_to_mutf8(name, &len);
    Symbol *s = NULL;
    if (strchr(text, '/') == NULL) {
        for (char *p = text; *p != 0; p++)
            if (*p == '.')
                *p = '/';
        if (name_is_class_or_array(text, len))
            s = symbol_of(text, len);
    }
    free(text);
    return s;
}

/* A name that no class can have is shown in internal form, as java does. */
static void throw_not_found(Thread *t, const Object *name)
{
    char *text = string_to_utf8(name);
    for (char *p = text; *p != 0; p++)
        if (*p == '.')
            *p = '/';
    throw_name(t, "java/lang/ClassNotFoundException", "%s", text);
    free(text);
}

static void for_name(Thread *t, Slot *args)
{
    if (args[0].o == NULL) {
        throw_null(t);
        return;
    }
    Symbol *name = internal_name(args[0].o);
    if (name == NULL) {
        throw_not_found(t, args[0].o);
        return;
    }
    Class *c = loader_load_named(t, loader_of(t, args[2].o), name);
    if (c != NULL && (args[1].i == 0 || class_init(t, c)))
        args[0].o = c->mirror;
}

static void find_loaded(Thread *t, Slot *args)
{
    Symbol *name = internal_name(args[1].o);
    args[0].o = name != NULL ? mirror_of(loader_find_loaded(loader_of(t, args[0].o), name)) : NULL;
}

typedef struct Firsts {
    const Loader *loader;
    Class **items;
    size_t count, max;
} Firsts;

static void add_first(Class *c, void *arg)
{
    Firsts *f = arg;
    if (c->loader != f->loader || c->kind != KIND_INSTANCE || (c->flags & CLASS_UNTIED))
        return;
    for (size_t i = f->count; i-- > 0;)
        if (f->items[i]->package == c->package)
            return;
    xgrow(f->items, f->max, f->count + 1, 32);
    f->items[f->count++] = c;
}

/* firstsOfPackages0(ClassLoader loader): a class of each package that the loader has defined classes of */
static void firsts_of_packages(Thread *t, Slot *args)
{
    Firsts f = {.loader = loader_of(t, args[0].o)};
    loader_each_class(add_first, &f);
    Array *a = array_of(t, wk.Class, (int32_t)f.count);
    for (size_t i = 0; a != NULL && i < f.count; i++)
        store_reference(array_slot(a, (int32_t)i), f.items[i]->mirror);
    free(f.items);
    args[0].o = (Object *)a;
}

static void find_boot(Thread *t, Slot *args)
{
    Symbol *name = internal_name(args[0].o);
    args[0].o = name != NULL ? mirror_of(loader_find_boot(t, name)) : NULL;
}

static void find_app(Thread *t, Slot *args)
{
    Symbol *name = internal_name(args[1].o);
    args[0].o = name != NULL ? mirror_of(loader_find_app(t, loader_of(t, args[0].o), name)) : NULL;
}

static void link_class(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[0].o);
    if (c->kind == KIND_INSTANCE)
        class_link(t, c);
}

/* Part of a byte[], for free(); at least one byte. */
static u1 *bytes_out(const Array *bytes, int32_t off, int32_t len)
{
    u1 *copy = xmalloc((size_t)len + 1);
    heap_copy(copy, ARRAY_DATA(bytes, u1) + off, (size_t)len, 1);
    return copy;
}

/* Defines a class from part of a byte[] that was checked for bounds. name may be NULL. */
static Object *define(Thread *t, Object *loader, Object *name, const Array *bytes, int32_t off, int32_t len,
                      Object *domain)
{
    Symbol *expected = name != NULL ? internal_name(name) : NULL;
    if (name != NULL && expected == NULL) {
        char *text = string_to_utf8(name);
        throw_name(t, "java/lang/NoClassDefFoundError", "IllegalName: %s", text);
        free(text);
        return NULL;
    }
    u1 *copy = bytes_out(bytes, off, len);
    DefineOptions opts = {.protection_domain = domain};
    Class *c = loader_define(t, loader_of(t, loader), expected, copy, (size_t)len, &opts);
    free(copy);
    return mirror_of(c);
}

static void define_class(Thread *t, Slot *args)
{
    args[0].o = define(t, args[0].o, args[1].o, (const Array *)args[2].o, args[3].i, args[4].i, args[5].o);
}

static void define_proxy(Thread *t, Slot *args)
{
    const Array *bytes = (const Array *)args[2].o;
    args[0].o = define(t, args[0].o, args[1].o, bytes, 0, bytes->length, NULL);
}

enum { DEFINE_HIDDEN = 1, DEFINE_NESTMATE = 2, DEFINE_STRONG = 4 }; /* flags of define0 */

/* Lookup.define0(host, name, bytes, flags, initialize, data): in the package, loader and domain of host. Linked at
 * once: a lookup that is to define a class tells that it cannot be verified. */
static void define_for_lookup(Thread *t, Slot *args)
{
    Class *host = class_arg_of(t, args[0].o);
    const Array *bytes = (const Array *)args[2].o;
    if (host == NULL)
        return;
    Symbol *name = args[1].o != NULL ? internal_name(args[1].o) : NULL;
    bool hidden = (args[3].i & DEFINE_HIDDEN) != 0;
    DefineOptions opts = {.protection_domain = WK_LOAD(host->mirror, Class_protectionDomain),
                          .host = hidden ? host : NULL,
                          .class_data = args[5].o,
                          .hidden = hidden,
                          .nestmate = (args[3].i & DEFINE_NESTMATE) != 0,
                          .untied = hidden && !(args[3].i & DEFINE_STRONG)};
    u1 *copy = bytes_out(bytes, 0, bytes->length);
    Class *c = loader_define(t, host->loader, name, copy, (size_t)bytes->length, &opts);
    free(copy);
    if (c == NULL)
        return;
    args[5].o = c->mirror; /* a root */
    if (args[4].i != 0 ? class_init(t, c) : class_link(t, c))
        args[0].o = c->mirror;
}

static void class_data(Thread *t, Slot *args)
{
    const Class *c = class_arg_of(t, args[0].o);
    args[0].o = c != NULL ? c->class_data : NULL;
}

/* ---- assertions */

/* Does a rule like "com.foo..." or "com.foo.Bar" (without its sign) name this class? Answers how closely: 0 = no, else
 * more for a longer match, a class before any package. */
static size_t rule_match(const char *rule, const char *class_name)
{
    size_t n = strlen(rule);
    bool package = n >= 3 && strcmp(rule + n - 3, "...") == 0;
    if (!package)
        return strcmp(rule, class_name) == 0 ? SIZE_MAX : 0;
    n -= 3;
    if (n == 0)
        return strchr(class_name, '.') == NULL ? 1 : 0;
    return strncmp(rule, class_name, n) == 0 && class_name[n] == '.' ? n + 1 : 0;
}

static void desired_assertions(UNUSED Thread *t, Slot *args)
{
    const Class *c = self_of(args);
    bool on = c->loader == boot_loader ? options.assert_system : options.assert_user;
    const Symbol *name = symbol_replace(c->name, '/', '.');
    size_t best = 0;
    for (size_t i = 0; i < options.assert_rule_count; i++) {
        size_t match = rule_match(options.assert_rules[i] + 1, name->text);
        if (match > 0 && match >= best) {
            best = match;
            on = options.assert_rules[i][0] == '+';
        }
    }
    args[0].i = on;
}

/* ---- resources */

static void where(Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        throw_null(t);
        return;
    }
    int release;
    char *name = string_to_utf8(args[1].o);
    const char *entry = loader_where(args[0].i != 0, name, args[2].i, &release);
    free(name);
    args[0].o = entry != NULL ? string_of_utf8(t, entry) : NULL;
}

static void release_of(Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        throw_null(t);
        return;
    }
    int release = 0;
    char *name = string_to_utf8(args[1].o);
    loader_where(args[0].i != 0, name, args[2].i, &release);
    free(name);
    args[0].i = release;
}

static void read_resource(Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        throw_null(t);
        return;
    }
    char *name = string_to_utf8(args[1].o);
    size_t len;
    u1 *bytes = loader_read(args[0].i != 0, name, &len);
    free(name);
    args[0].o = NULL;
    if (bytes == NULL)
        return;
    Array *a = array_of(t, class_primitive('B'), (int32_t)len);
    if (a != NULL)
        heap_copy(ARRAY_DATA(a, u1), bytes, len, 1);
    free(bytes);
    args[0].o = (Object *)a;
}

static void append_path(UNUSED Thread *t, Slot *args)
{
    if (args[1].o == NULL) {
        throw_null(t);
        return;
    }
    char *path = string_to_utf8(args[1].o);
    loader_append_app(path);
    free(path);
}

#define STR "Ljava/lang/String;"
#define CLS "Ljava/lang/Class;"
#define LDR "Ljava/lang/ClassLoader;"

static const Intrinsic class_rows[] = {
    {"name0", "()" STR, name0},
    {"getModifiers", "()I", modifiers},
    {"isInner0", "()Z", is_inner},
    {"innerName0", "()" STR, inner_name},
    {"isRecord0", "()Z", is_record},
    {"signature0", "()" STR, signature},
    {"interfaces0", "()[" CLS, interfaces},
    {"arrayClass0", "()" CLS, array_class},
    {"declaringClass0", "()" CLS, declaring_class},
    {"enclosing0", "()[Ljava/lang/Object;", enclosing},
    {"memberClasses0", "()[" CLS, member_classes},
    {"nestHost0", "()" CLS, nest_host},
    {"nestMembers0", "()[" CLS, nest_members},
    {"permitted0", "()[" CLS, permitted},
    {"isSealed0", "()Z", is_sealed},
    {"enumValues0", "()[Ljava/lang/Object;", enum_values},
    {"forName0", "(" STR "Z" LDR ")" CLS, for_name},
    {"desiredAssertionStatus0", "()Z", desired_assertions},
};
static const Intrinsic loader_rows[] = {
    {"define0", "(" LDR STR "[BIILjava/security/ProtectionDomain;)" CLS, define_class},
    {"findLoaded0", "(" LDR STR ")" CLS, find_loaded},
    {"firstsOfPackages0", "(" LDR ")[" CLS, firsts_of_packages},
    {"findBoot0", "(" STR ")" CLS, find_boot},
    {"link0", "(" CLS ")V", link_class},
};
static const Intrinsic platform_rows[] = {{"findBoot0", "(" STR ")" CLS, find_boot}};
static const Intrinsic app_rows[] = {{"find0", "(" STR ")" CLS, find_app}, {"append0", "(" STR ")V", append_path}};
static const Intrinsic proxy_rows[] = {{"define0", "(" LDR STR "[B)" CLS, define_proxy}};
static const Intrinsic lookup_rows[] = {{"define0", "(" CLS STR "[BIZLjava/lang/Object;)" CLS, define_for_lookup},
                                        {"classData0", "(" CLS ")Ljava/lang/Object;", class_data}};
/* The methods that have a type of their own at each call. As a method like any other, by reflection, they refuse. */
#define OBJ "Ljava/lang/Object;"
#define POLYMORPHIC(name, result)                                                                                      \
    {                                                                                                                  \
        name, "([" OBJ ")" result, handle_refuse_plain_call                                                            \
    }
static const Intrinsic method_handle_rows[] = {
    POLYMORPHIC("invokeExact", OBJ),
    POLYMORPHIC("invoke", OBJ),
    {"run0", "([Ljava/lang/Object;)Ljava/lang/Object;", handle_run_boxed},
};
static const Intrinsic handle_rows[] = {{"select0", "(JLjava/lang/Object;)J", handle_select}};
static const Intrinsic variable_rows[] = {
    {"access0", "(I[Ljava/lang/Object;)Ljava/lang/Object;", handle_var_access},
    {"accessAt0", "(ICZLjava/lang/Object;J[Ljava/lang/Object;)Ljava/lang/Object;", handle_var_access_at},
    POLYMORPHIC("get", OBJ),
    POLYMORPHIC("set", "V"),
    POLYMORPHIC("getVolatile", OBJ),
    POLYMORPHIC("setVolatile", "V"),
    POLYMORPHIC("getOpaque", OBJ),
    POLYMORPHIC("setOpaque", "V"),
    POLYMORPHIC("getAcquire", OBJ),
    POLYMORPHIC("setRelease", "V"),
    POLYMORPHIC("compareAndSet", "Z"),
    POLYMORPHIC("compareAndExchange", OBJ),
    POLYMORPHIC("compareAndExchangeAcquire", OBJ),
    POLYMORPHIC("compareAndExchangeRelease", OBJ),
    POLYMORPHIC("weakCompareAndSetPlain", "Z"),
    POLYMORPHIC("weakCompareAndSet", "Z"),
    POLYMORPHIC("weakCompareAndSetAcquire", "Z"),
    POLYMORPHIC("weakCompareAndSetRelease", "Z"),
    POLYMORPHIC("getAndSet", OBJ),
    POLYMORPHIC("getAndSetAcquire", OBJ),
    POLYMORPHIC("getAndSetRelease", OBJ),
    POLYMORPHIC("getAndAdd", OBJ),
    POLYMORPHIC("getAndAddAcquire", OBJ),
    POLYMORPHIC("getAndAddRelease", OBJ),
    POLYMORPHIC("getAndBitwiseOr", OBJ),
    POLYMORPHIC("getAndBitwiseOrAcquire", OBJ),
    POLYMORPHIC("getAndBitwiseOrRelease", OBJ),
    POLYMORPHIC("getAndBitwiseAnd", OBJ),
    POLYMORPHIC("getAndBitwiseAndAcquire", OBJ),
    POLYMORPHIC("getAndBitwiseAndRelease", OBJ),
    POLYMORPHIC("getAndBitwiseXor", OBJ),
    POLYMORPHIC("getAndBitwiseXorAcquire", OBJ),
    POLYMORPHIC("getAndBitwiseXorRelease", OBJ),
};
static const Intrinsic resource_rows[] = {{"where0", "(Z" STR "I)" STR, where},
                                          {"release0", "(Z" STR "I)I", release_of},
                                          {"read0", "(Z" STR ")[B", read_resource}};

const IntrinsicGroup intrinsics_class[] = {
    INTRINSIC_GROUP("java/lang/Class", class_rows),
    INTRINSIC_GROUP("java/lang/ClassLoader", loader_rows),
    INTRINSIC_GROUP("jdk/internal/loader/ClassLoaders$PlatformClassLoader", platform_rows),
    INTRINSIC_GROUP("jdk/internal/loader/ClassLoaders$AppClassLoader", app_rows),
    INTRINSIC_GROUP("java/lang/reflect/Proxy", proxy_rows),
    INTRINSIC_GROUP("java/lang/invoke/MethodHandles$Lookup", lookup_rows),
    INTRINSIC_GROUP("java/lang/invoke/MethodHandle", method_handle_rows),
    INTRINSIC_GROUP("java/lang/invoke/DirectHandle", handle_rows),
    INTRINSIC_GROUP("java/lang/invoke/VarHandle", variable_rows),
    INTRINSIC_GROUP("jdk/internal/loader/BootResources", resource_rows),
    {NULL, 0, NULL, 0},
};
