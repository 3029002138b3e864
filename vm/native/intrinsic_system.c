/* intrinsic_system.c - System's properties, the end of the process, native libraries: natives over options.h, vm.h,
 * native.h.
 *
 * Text of the outside world (property values, paths) is standard UTF-8. Objects made one after the other are roots
 * while the next one is made: the arguments of an intrinsic are, and roots_add does the rest.
 * No lock. Read next: vm.c, library.c, java/lang/NativeLibraries.java.
 */
#include <unistd.h>

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/end.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/native/intrinsic.h"
#include "vm/native/native.h"
#include "vm/run/throw.h"

static bool store_string(Thread *t, Array *a, size_t at, const char *utf8)
{
    Object *s = string_of_utf8(t, utf8);
    if (s != NULL)
        store_reference(array_slot(a, at), s);
    return s != NULL;
}

/* String[] properties0(): keys and values in turn. */
static void system_properties(Thread *t, Slot *args)
{
    size_t mark = roots_mark(t);
    Class *strings = class_array_of(t, wk.String);
    Array *pairs = strings != NULL ? array_new(t, strings, (int32_t)(2 * options.prop_count)) : NULL;
    roots_add(t, (Object *)pairs);
    bool ok = pairs != NULL;
    for (size_t i = 0; ok && i < options.prop_count; i++)
        ok = store_string(t, pairs, 2 * i, options.props[i].key) &&
             store_string(t, pairs, 2 * i + 1, options.props[i].value);
    roots_reset(t, mark);
    args[0].o = (Object *)pairs;
}

static void shutdown_halt(Thread *t, Slot *args)
{
    vm_exit(t, args[0].i);
}

/* Frees why. */
static void throw_unlinked(Thread *t, char *why)
{
    if (why != NULL && t->exception == NULL)
        throw_name(t, "java/lang/UnsatisfiedLinkError", "%s", why);
    free(why);
}

static void load(Thread *t, Loader *loader, const char *path)
{
    char *why = NULL;
    if (loader != NULL)
        library_load(t, loader, path, &why);
    throw_unlinked(t, why);
}

/* void load0(ClassLoader, String path) */
static void libraries_load(Thread *t, Slot *args)
{
    char *path = string_to_utf8(args[1].o);
    load(t, loader_of(t, args[0].o), path);
    free(path);
}

/* boolean loadOwn0(String name): one of the image, for the boot loader; false if there is none of this name. */
static void libraries_load_own(Thread *t, Slot *args)
{
    char *name = string_to_utf8(args[0].o), *path = xformat("%s/lib/lib%s.so", options.home, name);
    args[0].i = access(path, F_OK) == 0;
    if (args[0].i)
        load(t, boot_loader, path);
    free(path);
    free(name);
}

/* boolean isBuiltIn0(ClassLoader, String name): linked into the program (JNI_OnLoad_<name>); runs its JNI_OnLoad. */
static void libraries_is_built_in(Thread *t, Slot *args)
{
    Loader *loader = loader_of(t, args[0].o);
    char *name = string_to_utf8(args[1].o), *why = NULL;
    args[0].i = loader != NULL && library_load_static(t, loader, name, &why);
    throw_unlinked(t, why);
    free(name);
}

static const Intrinsic system_rows[] = {{"properties0", "()[Ljava/lang/String;", system_properties}};
static const Intrinsic shutdown_rows[] = {{"halt", "(I)V", shutdown_halt}};
static const Intrinsic library_rows[] = {
    {"load0", "(Ljava/lang/ClassLoader;Ljava/lang/String;)V", libraries_load},
    {"loadOwn0", "(Ljava/lang/String;)Z", libraries_load_own},
    {"isBuiltIn0", "(Ljava/lang/ClassLoader;Ljava/lang/String;)Z", libraries_is_built_in},
};

const IntrinsicGroup intrinsics_system[] = {
    INTRINSIC_GROUP("java/lang/System", system_rows),
    INTRINSIC_GROUP("java/lang/Shutdown", shutdown_rows),
    INTRINSIC_GROUP("java/lang/NativeLibraries", library_rows),
    {NULL, 0, NULL, 0},
};
