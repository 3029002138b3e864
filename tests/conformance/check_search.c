/* check_search.c - chapter Class Loader Search. The folder and the jar that are added hold classes that are nowhere
 * else. */
#define CHAPTER "class_loader_search"
#include "kit.h"

#include <sys/stat.h>

/* Puts kit/NAME's class file into DIR/kit, renamed to kit/AS, so that only a loader that searches DIR can find kit/AS.
 */
static int class_put(Kit *k, const char *folder, const char *name, const char *as)
{
    char path[5000];
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, name, as, &length);
    if (bytes == NULL)
        return 0;
    snprintf(path, sizeof path, "%s/%s", kit_dir, folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%s/kit", kit_dir, folder);
    mkdir(path, 0777);
    snprintf(path, sizeof path, "%s/%s/kit/%s.class", kit_dir, folder, as);
    FILE *f = fopen(path, "wb");
    size_t n = f != NULL ? fwrite(bytes, 1, (size_t)length, f) : 0;
    if (f != NULL)
        fclose(f);
    free(bytes);
    return n == (size_t)length;
}

static const char *folder_path(const char *folder)
{
    static char path[5000];
    snprintf(path, sizeof path, "%s/%s", kit_dir, folder);
    return path;
}

static jvmtiError boot_added, system_added;
static int classes_put;

AT_LOAD(search_load)
{
    classes_put = class_put(k, "boot", "Found0", "FoundB") && class_put(k, "system", "Found0", "FoundS");
    boot_added = TI(AddToBootstrapClassLoaderSearch, folder_path("boot"));
    system_added = TI(AddToSystemClassLoaderSearch, folder_path("system"));
}

CHECK_AT(KIT_ONLOAD, AddToBootstrapClassLoaderSearch, folder_in_onload, NEEDS(),
         "In OnLoad a folder may be added; it need not exist.")
{
    DO(classes_put);
    GIVES(JVMTI_ERROR_NONE, boot_added);
    MUST(AddToBootstrapClassLoaderSearch, "/no/such/folder");
}

CHECK(AddToBootstrapClassLoaderSearch, class_of_bootstrap_loader, NEEDS(),
      "A class from the added folder belongs to the bootstrap loader.")
{
    jclass klass = kit_class(k, "kit/FoundB");
    jobject loader = klass;
    DO(klass != NULL);
    MUST(GetClassLoader, klass, &loader);
    TRUE(loader == NULL, "it has a loader");
}

CHECK(AddToBootstrapClassLoaderSearch, refuses_non_jar_live, NEEDS(),
      "In the live phase what is no jar file is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, AddToBootstrapClassLoaderSearch, folder_path("classes/kit/Main.class"));
    REFUSE(ILLEGAL_ARGUMENT, AddToBootstrapClassLoaderSearch, "/no/such/archive.jar");
}

CHECK(AddToBootstrapClassLoaderSearch, jar_live, NEEDS(),
      "In the live phase a jar may be added, and its classes are found.")
{
    MUST(AddToBootstrapClassLoaderSearch, folder_path("more-b.jar"));
    jclass klass = kit_class(k, "kit/more/InBootJar");
    jobject loader = klass;
    TRUE(klass != NULL, "the class is not found");
    MUST(GetClassLoader, klass, &loader);
    TRUE(loader == NULL, "it has a loader");
}

CHECK_AT(KIT_ONLOAD, AddToSystemClassLoaderSearch, folder_in_onload, NEEDS(),
         "In OnLoad a folder may be added; it need not exist.")
{
    DO(classes_put);
    GIVES(JVMTI_ERROR_NONE, system_added);
    MUST(AddToSystemClassLoaderSearch, "/no/such/folder");
}

CHECK(AddToSystemClassLoaderSearch, class_of_system_loader, NEEDS(),
      "A class from the added folder belongs to the system loader.")
{
    jclass klass = kit_class(k, "kit/FoundS");
    jobject loader = NULL, system = NULL;
    DO(klass != NULL);
    jclass loaders = kit_class(k, "java/lang/ClassLoader");
    jmethodID get = kit_static(k, loaders, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    DO(get != NULL);
    system = J(CallStaticObjectMethod, loaders, get);
    MUST(GetClassLoader, klass, &loader);
    SAME_OBJECT(loader, system, "loader");
}

CHECK(AddToSystemClassLoaderSearch, refuses_non_jar_live, NEEDS(),
      "In the live phase what is no jar file is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, AddToSystemClassLoaderSearch, folder_path("classes/kit/Main.class"));
    REFUSE(ILLEGAL_ARGUMENT, AddToSystemClassLoaderSearch, "/no/such/archive.jar");
}

CHECK(AddToSystemClassLoaderSearch, jar_live, NEEDS(),
      "In the live phase a jar may be added, and its classes are found.")
{
    MUST(AddToSystemClassLoaderSearch, folder_path("more-s.jar"));
    TRUE(kit_class(k, "kit/more/InSystemJar") != NULL, "the class is not found");
}
