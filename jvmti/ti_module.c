/* ti_module.c - chapter Module. A module is its java.lang.Module object; what modules export, open and use is kept by
 * the class library, and asked and changed here through the same methods that Java programs call.
 *
 * The library's modules belong to the boot loader, the application's to its loaders; each loader has its unnamed one.
 * All may be changed. Java code runs here, so objects are rooted; an exception that it throws is not the caller's and
 * is dropped.
 *
 * GetNamedModule takes a package name in internal form (JVMS 4.2.1), so one with a dot names none; the functions that
 * change modules take slashes or dots. Read next: ti_search.c. */
#include "jvmti/call.h"
#include "ti_bodies.h"

/* Calls a method of the library. o, if it is not NULL, comes first: the receiver, or a static method's first argument.
 * NONE; else *result is 0, and it is OUT_OF_MEMORY if that is what was thrown, or INTERNAL. */
static jvmtiError library_call(Class *c, Object *o, const char *name, const char *desc, Object *a, Object *b,
                               Slot *result)
{
    Thread *self = thread_self();
    Slot args[3] = {{.o = o}, {.o = a}, {.o = b}};
    result->l = 0;
    Method *m = class_find_declared_method(c, symbol_of_cstr(name), symbol_of_cstr(desc));
    CallAside aside = call_aside(self);
    bool ok = m != NULL && call_method(self, m, o == NULL ? args + 1 : args, result);
    jvmtiError error = ok ? JVMTI_ERROR_NONE : call_thrown(self);
    call_back(self, &aside);
    if (!ok)
        result->l = 0;
    return error;
}

/* NULL and the error if it cannot be had. */
static Class *library_class(const char *name, jvmtiError *error)
{
    Thread *self = thread_self();
    CallAside aside = call_aside(self);
    Class *c = inspect_load_boot(self, symbol_of_cstr(name));
    bool ok = c != NULL && class_init(self, c);
    *error = ok ? JVMTI_ERROR_NONE : call_thrown(self);
    call_back(self, &aside);
    return ok ? c : NULL;
}

/* A string of Java, rooted until the caller resets its roots; NULL if memory is out. */
static Object *java_string(const char *text)
{
    Thread *self = thread_self();
    CallAside aside = call_aside(self);
    Object *s = string_of_mutf8(self, text, strlen(text));
    call_back(self, &aside);
    roots_add(self, s);
    return s;
}

/* The same of a package's internal name, as Java writes it. */
static Object *package_string(const char *internal)
{
    char *dotted = xstrdup(internal);
    for (char *p = dotted; *p != '\0'; p++)
        if (*p == '/')
            *p = '.';
    Object *s = java_string(dotted);
    free(dotted);
    return s;
}

/* The named module of the boot loader that holds the package, made if need be; NULL if there is none. */
static jvmtiError boot_module(Object *package, Object **out)
{
    Slot name, module = {.o = NULL};
    jvmtiError error;
    Class *names = library_class("jdk/internal/loader/BootModules", &error);
    Class *modules = error == 0 ? library_class("java/lang/Module", &error) : NULL;
    if (error == 0)
        error = library_call(names, NULL, "moduleOf", "(Ljava/lang/String;)Ljava/lang/String;", package, NULL, &name);
    if (error != 0 || name.o == NULL || string_length(name.o) == 0)
        return error;
    roots_add(thread_self(), name.o);
    error = library_call(modules, NULL, "boot", "(Ljava/lang/String;)Ljava/lang/Module;", name.o, NULL, &module);
    *out = module.o;
    return error;
}

/* The named module of a loader of the application that holds the package, or NULL. */
static jvmtiError loader_module(Object *loader, Object *package, Object **out)
{
    Slot module, named = {.i = 0};
    jvmtiError error;
    Class *loaders = library_class("java/lang/ClassLoader", &error);
    if (error == 0)
        error =
            library_call(loaders, loader, "moduleOf", "(Ljava/lang/String;)Ljava/lang/Module;", package, NULL, &module);
    if (error != 0 || module.o == NULL)
        return error;
    roots_add(thread_self(), module.o);
    error = library_call(object_class(module.o), module.o, "isNamed", "()Z", NULL, NULL, &named);
    *out = named.i != 0 ? module.o : NULL;
    return error;
}

/* What of the library's does not come about for another reason than memory is no module. */
jvmtiError ti_GetNamedModule(Env *env UNUSED, Object *loader, const char *package, jobject *out)
{
    *out = NULL;
    if (strchr(package, '.') != NULL)
        return JVMTI_ERROR_NONE;
    Thread *self = thread_self();
    size_t roots = inspect_roots_mark(self);
    Object *name = package_string(package), *module = NULL;
    jvmtiError error = name == NULL     ? JVMTI_ERROR_OUT_OF_MEMORY
                       : loader == NULL ? boot_module(name, &module)
                                        : loader_module(loader, name, &module);
    *out = error != 0 || module == NULL ? NULL : result_object(module);
    inspect_roots_reset(self, roots);
    return error == JVMTI_ERROR_INTERNAL ? JVMTI_ERROR_NONE : error;
}

/* ---- all modules: those of the library are made first, and each loader's unnamed one; then every Module object that
 * the VM knows is one ---- */

typedef struct ModuleList {
    Class *cls;
    Object **modules;
    size_t count, room;
    bool cut; /* memory was out */
} ModuleList;

/* objects */
typedef struct LoaderList {
    Object **loaders;
    size_t count, room;
    bool cut; /* memory was out */
} LoaderList;

/* The loader of a class, unless the class before had the same. */
static void loader_collect(Class *c, void *arg)
{
    LoaderList *list = arg;
    Object *loader = inspect_class_loader(c);
    if (loader == NULL || (list->count > 0 && list->loaders[list->count - 1] == loader))
        return;
    list->cut = list->cut || !try_grow(list->loaders, list->room, list->count + 1, 16);
    if (!list->cut)
        list->loaders[list->count++] = loader;
}

static bool module_add(Object *o, void *arg)
{
    ModuleList *list = arg;
    if (object_class(o) != list->cls)
        return true;
    list->cut = !try_grow(list->modules, list->room, list->count + 1, 16);
    if (!list->cut)
        list->modules[list->count++] = o;
    return !list->cut;
}

/* Each loader gets its unnamed module. */
static jvmtiError unnamed_modules_make(Class *modules)
{
    Thread *self = thread_self();
    size_t roots = inspect_roots_mark(self);
    LoaderList list = {0};
    Slot module;
    jvmtiError error;
    Class *loaders = library_class("java/lang/ClassLoader", &error);
    if (error == 0)
        error = library_call(modules, NULL, "bootUnnamed", "()Ljava/lang/Module;", NULL, NULL, &module);
    loader_each_class(loader_collect, &list);
    if (list.cut)
        error = JVMTI_ERROR_OUT_OF_MEMORY;
    for (size_t i = 0; i < list.count; i++)
        roots_add(self, list.loaders[i]);
    for (size_t i = 0; error == 0 && i < list.count; i++)
        error = library_call(loaders, list.loaders[i], "getUnnamedModule", "()Ljava/lang/Module;", NULL, NULL, &module);
    inspect_roots_reset(self, roots);
    free(list.loaders);
    return error;
}

static jvmtiError library_modules_make(Class *modules)
{
    Thread *self = thread_self();
    Slot names, module;
    jvmtiError error;
    Class *c = library_class("jdk/internal/loader/BootModules", &error);
    if (error == 0)
        error = library_call(c, NULL, "names", "()[Ljava/lang/String;", NULL, NULL, &names);
    if (error != 0 || names.o == NULL)
        return error;
    roots_add(self, names.o);
    for (int32_t i = 0; error == 0 && i < ARRAY_LENGTH(names.o); i++)
        error = library_call(modules, NULL, "boot", "(Ljava/lang/String;)Ljava/lang/Module;", array_load(names.o, i),
                             NULL, &module);
    return error;
}

/* World stopped. */
static jvmtiError modules_list(ModuleList *list, jint *count, jobject **out)
{
    heap_each(module_add, list);
    jvmtiError error = list->cut ? JVMTI_ERROR_OUT_OF_MEMORY : agent_refs(list->count, out);
    for (size_t i = 0; error == 0 && i < list->count; i++)
        (*out)[i] = result_object(list->modules[i]);
    *count = error == 0 ? (jint)list->count : 0;
    return error;
}

jvmtiError ti_GetAllModules(Env *env UNUSED, jint *count, jobject **out)
{
    Thread *self = thread_self();
    size_t roots = inspect_roots_mark(self);
    jvmtiError error;
    ModuleList list = {.cls = library_class("java/lang/Module", &error)};
    if (error == 0)
        error = library_modules_make(list.cls);
    if (error == 0)
        error = unnamed_modules_make(list.cls);
    if (error == 0) {
        world_stop(self);
        error = modules_list(&list, count, out);
        world_start(self);
    }
    free(list.modules);
    inspect_roots_reset(self, roots);
    return error;
}

/* ---- changing modules ---- */

jvmtiError ti_IsModifiableModule(Env *env UNUSED, Object *module UNUSED, jboolean *answer)
{
    *answer = JNI_TRUE;
    return JVMTI_ERROR_NONE;
}

static jvmtiError module_change(Object *module, const char *method, const char *desc, Object *a, Object *b)
{
    Slot result;
    return library_call(object_class(module), module, method, desc, a, b, &result);
}

jvmtiError ti_AddModuleReads(Env *env UNUSED, Object *module, Object *to)
{
    return module_change(module, "implAddReads", "(Ljava/lang/Module;)V", to, NULL);
}

/* An unnamed module exports and opens everything anyway; a named one must have the package, whose name is as Java
 * writes it (GetNamedModule alone speaks of the internal form). */
static jvmtiError package_share(Object *module, const char *package, Object *to, const char *method)
{
    Thread *self = thread_self();
    size_t roots = inspect_roots_mark(self);
    Slot named, there = {.i = 0};
    jvmtiError error = library_call(object_class(module), module, "isNamed", "()Z", NULL, NULL, &named);
    Object *name = named.i != 0 ? java_string(package) : NULL;
    if (named.i != 0 && name == NULL)
        error = JVMTI_ERROR_OUT_OF_MEMORY;
    if (name != NULL)
        error = library_call(object_class(module), module, "hasPackage", "(Ljava/lang/String;)Z", name, NULL, &there);
    if (name != NULL && there.i == 0 && error != JVMTI_ERROR_OUT_OF_MEMORY)
        error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    if (error == 0 && name != NULL)
        error = module_change(module, method, "(Ljava/lang/String;Ljava/lang/Module;)V", name, to);
    inspect_roots_reset(self, roots);
    return error;
}

jvmtiError ti_AddModuleExports(Env *env UNUSED, Object *module, const char *package, Object *to)
{
    return package_share(module, package, to, "implAddExports");
}

jvmtiError ti_AddModuleOpens(Env *env UNUSED, Object *module, const char *package, Object *to)
{
    return package_share(module, package, to, "implAddOpens");
}

jvmtiError ti_AddModuleUses(Env *env UNUSED, Object *module, Class *service)
{
    return module_change(module, "implAddUses", "(Ljava/lang/Class;)V", inspect_class_mirror(service), NULL);
}

jvmtiError ti_AddModuleProvides(Env *env UNUSED, Object *module, Class *service, Class *impl_class)
{
    jvmtiError error;
    Class *services = library_class("jdk/internal/loader/AddedServices", &error);
    Slot none;
    if (error == 0)
        error = library_call(services, module, "add", "(Ljava/lang/Module;Ljava/lang/Class;Ljava/lang/Class;)V",
                             inspect_class_mirror(service), inspect_class_mirror(impl_class), &none);
    return error;
}
