/* intrinsic_module.c - java.lang.Module's natives: the Java half of the VM's table of modules (module.c).
 *
 * A VmModule is a long in Java, kept in Module.vmModule. As the target of a grant 0 is everyone and -1 all unnamed
 * modules; as a module that is read, -1 is all unnamed ones. Packages come with dots. Java code checks what it is
 * given; what is found here is a package or a name that is taken, answered by 0. No lock.
 * Read next: Module.java, module.h.
 */
#include "vm/class/library_modules.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/load/module.h"
#include "vm/native/intrinsic.h"
#include "vm/run/throw.h"

static VmModule *module_arg(int64_t handle)
{
    return handle == -1 ? &module_all_unnamed : handle == 0 ? &module_everyone : (VmModule *)(uintptr_t)handle;
}

/* A package or class name with slashes. */
static Symbol *symbol_arg(const Object *text)
{
    char *utf8 = string_to_utf8(text);
    for (char *p = utf8; *p != 0; p++)
        if (*p == '.')
            *p = '/';
    Symbol *s = symbol_of_cstr(utf8);
    free(utf8);
    return s;
}

static void answer(Slot *args, VmModule *m, Object *mirror)
{
    if (m != NULL)
        m->mirror = mirror;
    args[0].l = (int64_t)(uintptr_t)m;
}

/* library0(Module self, String name) */
static void library(UNUSED Thread *t, Slot *args)
{
    char *name = string_to_utf8(args[1].o);
    answer(args, module_library(name), args[0].o);
    free(name);
}

/* unnamed0(Module self, ClassLoader loader) */
static void unnamed(Thread *t, Slot *args)
{
    answer(args, module_unnamed(loader_of(t, args[1].o)), args[0].o);
}

/* define0(Module self, ClassLoader loader, String name, String version, boolean open, String[] packages) */
static void define(Thread *t, Slot *args)
{
    const Array *names = (const Array *)args[5].o;
    Symbol **packages = xmalloc(((size_t)names->length + 1) * sizeof *packages), *taken;
    for (int32_t i = 0; i < names->length; i++)
        packages[i] = symbol_arg(array_load(names, i));
    char *name = string_to_utf8(args[2].o), *version = args[3].o ? string_to_utf8(args[3].o) : NULL;
    VmModule *m = module_define(loader_of(t, args[1].o), symbol_of_cstr(name), version, args[4].i != 0, packages,
                                (u4)names->length, &taken);
    answer(args, m, args[0].o);
    for (int32_t i = 0; m == NULL && i < names->length; i++) {
        if (packages[i] == taken)
            args[0].l = -1 - i;
    }
    free(name);
    free(version);
    free(packages);
}

/* addPackage0(long m, String package) */
static void add_package(UNUSED Thread *t, Slot *args)
{
    module_add_package(module_arg(args[0].l), symbol_arg(args[2].o));
}

static void reads(UNUSED Thread *t, Slot *args)
{
    args[0].i = module_reads(module_arg(args[0].l), module_arg(args[2].l));
}

static void add_reads(UNUSED Thread *t, Slot *args)
{
    module_add_read(module_arg(args[0].l), module_arg(args[2].l));
}

/* grants0(long m, String package, long to, boolean open) */
static void grants(UNUSED Thread *t, Slot *args)
{
    ModuleGrant what = args[5].i ? GRANT_OPENS : GRANT_EXPORTS;
    args[0].i = module_grants(module_arg(args[0].l), symbol_arg(args[2].o), module_arg(args[3].l), what);
}

/* grant0(long m, String package, long to, boolean open) */
static void grant(UNUSED Thread *t, Slot *args)
{
    ModuleGrant what = args[5].i ? GRANT_OPENS : GRANT_EXPORTS;
    args[0].i = module_grant(module_arg(args[0].l), symbol_arg(args[2].o), module_arg(args[3].l), what);
}

/* ---- the library */

static Array *strings_new(Thread *t, int32_t count)
{
    Class *c = class_array_of(t, wk.String);
    return c != NULL ? array_new(t, c, count) : NULL;
}

/* The name of the boot loader's module with this package, or null. */
static void boot_module(Thread *t, Slot *args)
{
    const VmModule *m = module_of_package(boot_loader, symbol_arg(args[0].o));
    args[0].o = m != NULL ? string_of_symbol(t, m->name) : NULL;
}

/* share0(String module, String package, boolean open): to all unnamed modules */
static void share(UNUSED Thread *t, Slot *args)
{
    char *name = string_to_utf8(args[0].o);
    VmModule *m = module_library(name);
    if (m != NULL)
        module_grant(m, symbol_arg(args[1].o), &module_all_unnamed, args[2].i ? GRANT_OPENS : GRANT_EXPORTS);
    free(name);
}

static Object *strings_of(Thread *t, const char *const *parts, int32_t count)
{
    Array *a = strings_new(t, count);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (int32_t i = 0; a != NULL && i < count && t->exception == NULL; i++)
        store_reference(array_slot(a, i), string_of_utf8(t, parts[i]));
    roots_reset(t, mark);
    return (Object *)a;
}

static void row(Thread *t, Slot *args)
{
    const char *parts[5];
    args[0].o = module_library_row((size_t)args[0].i, parts) ? strings_of(t, parts, 5) : NULL;
}

/* services0(String module): uses, provides */
static void library_services(Thread *t, Slot *args)
{
    const char *parts[2];
    char *name = string_to_utf8(args[0].o);
    module_library_services(name, &parts[0], &parts[1]);
    free(name);
    args[0].o = strings_of(t, parts, 2);
}

typedef struct Packages {
    const Symbol **names;
    size_t count, max;
} Packages;

static void add_package_of(const char *file, size_t len, void *arg)
{
    Packages *all = arg;
    while (len > 0 && file[len - 1] != '/')
        len--;
    const Symbol *name = len > 1 && strncmp(file, "META-INF/", 9) != 0 ? symbol_of(file, len - 1) : NULL;
    for (size_t i = all->count; name != NULL && i > 0; i--)
        if (all->names[i - 1] == name)
            return;
    if (name == NULL)
        return;
    xgrow(all->names, all->max, all->count + 1, 32);
    all->names[all->count++] = name;
}

/* The packages of the class library. */
static void library_packages(Thread *t, Slot *args)
{
    Packages all = {NULL, 0, 0};
    loader_each_library_file(add_package_of, &all);
    Array *a = strings_new(t, (int32_t)all.count);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (size_t i = 0; a != NULL && i < all.count && t->exception == NULL; i++)
        store_reference(array_slot(a, i), string_of_symbol(t, symbol_replace(all.names[i], '/', '.')));
    roots_reset(t, mark);
    free(all.names);
    args[0].o = (Object *)a;
}

static void add_file(const char *file, size_t len, void *arg)
{
    Packages *all = arg;
    xgrow(all->names, all->max, all->count + 1, 1024);
    all->names[all->count++] = symbol_of(file, len);
}

/* The files of the class library. */
static void library_files(Thread *t, Slot *args)
{
    Packages all = {NULL, 0, 0};
    loader_each_library_file(add_file, &all);
    Array *a = strings_new(t, (int32_t)all.count);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (size_t i = 0; a != NULL && i < all.count && t->exception == NULL; i++)
        store_reference(array_slot(a, i), string_of_symbol(t, all.names[i]));
    roots_reset(t, mark);
    free(all.names);
    args[0].o = (Object *)a;
}

/* ModuleBoot.options0(): name, value, name, value ... */
static void module_options(Thread *t, Slot *args)
{
    Array *a = strings_new(t, (int32_t)options.module_count * 2);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (size_t i = 0; a != NULL && i < options.module_count * 2 && t->exception == NULL; i++) {
        const Property *p = &options.modules[i / 2];
        store_reference(array_slot(a, i), string_of_utf8(t, i % 2 ? p->value : p->key));
    }
    roots_reset(t, mark);
    args[0].o = (Object *)a;
}

#define STR "Ljava/lang/String;"
#define MOD "Ljava/lang/Module;"
#define LDR "Ljava/lang/ClassLoader;"

static const Intrinsic module_rows[] = {
    {"library0", "(" MOD STR ")J", library},
    {"unnamed0", "(" MOD LDR ")J", unnamed},
    {"define0", "(" MOD LDR STR STR "Z[" STR ")J", define},
    {"addPackage0", "(J" STR ")V", add_package},
    {"reads0", "(JJ)Z", reads},
    {"addReads0", "(JJ)V", add_reads},
    {"grants0", "(J" STR "JZ)Z", grants},
    {"grant0", "(J" STR "JZ)Z", grant},
};
static const Intrinsic boot_rows[] = {
    {"module0", "(" STR ")" STR, boot_module},
    {"share0", "(" STR STR "Z)V", share},
    {"row0", "(I)[" STR, row},
    {"services0", "(" STR ")[" STR, library_services},
    {"packages0", "()[" STR, library_packages},
    {"files0", "()[" STR, library_files},
};

static const Intrinsic option_rows[] = {{"options0", "()[" STR, module_options}};

const IntrinsicGroup intrinsics_module[] = {
    INTRINSIC_GROUP("java/lang/ModuleBoot", option_rows),
    INTRINSIC_GROUP("java/lang/Module", module_rows),
    INTRINSIC_GROUP("jdk/internal/loader/BootModules", boot_rows),
    {NULL, 0, NULL, 0},
};
