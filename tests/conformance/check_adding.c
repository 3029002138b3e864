/* check_adding.c - chapter Class Loader Search, in a JVM whose system class loader is of the program and can be added
 * to. */
#define CHAPTER "class_loader_search"
#define GROUP   "adding_loader"
#define OPTION  "-Djava.system.class.loader=kit.AddingLoader"
#include "kit.h"

#define LOADER "kit/AddingLoader"

static const char *jar_path(void)
{
    static char jar[5000];
    snprintf(jar, sizeof jar, "%s/more-s.jar", kit_dir);
    return jar;
}

static int is_added(Kit *k, const char *path)
{
    jstring added = kit_get(k, LOADER, "added", "Ljava/lang/String;");
    const char *text = added != NULL ? J(GetStringUTFChars, added, NULL) : NULL;
    int same = text != NULL && strcmp(text, path) == 0;
    if (text != NULL)
        J(ReleaseStringUTFChars, added, text);
    return same;
}

CHECK(AddToSystemClassLoaderSearch, hands_over, NEEDS(), "The loader is given the path by the method it has for that.")
{
    MUST(AddToSystemClassLoaderSearch, jar_path());
    TRUE(is_added(k, jar_path()), "the loader was not told");
}

CHECK(AddToSystemClassLoaderSearch, refuses_missing_for_loader, NEEDS(),
      "What is no file is ILLEGAL_ARGUMENT, and the loader is not asked.")
{
    REFUSE(ILLEGAL_ARGUMENT, AddToSystemClassLoaderSearch, "/no/such/archive.jar");
    TRUE(!is_added(k, "/no/such/archive.jar"), "the loader was told");
}

CHECK(AddToSystemClassLoaderSearch, loader_throws, NEEDS(),
      "What the loader's method throws is an error, and is not left pending; what was pending stays.")
{
    jclass loader = kit_class(k, LOADER);
    jfieldID refuses = J(GetStaticFieldID, loader, "refuses", "Z");
    jthrowable mine = kit_new(k, "java/lang/IllegalStateException");
    DO(refuses != NULL && mine != NULL);
    J(SetStaticBooleanField, loader, refuses, JNI_TRUE);
    jvmtiError plain = TI(AddToSystemClassLoaderSearch, jar_path());
    int pending = J(ExceptionCheck);
    J(ExceptionClear);
    J(SetStaticBooleanField, loader, refuses, JNI_FALSE);
    J(Throw, mine);
    jvmtiError beside = TI(AddToSystemClassLoaderSearch, jar_path());
    jthrowable after = J(ExceptionOccurred);
    J(ExceptionClear);
    TRUE(plain != JVMTI_ERROR_NONE, "it was successful");
    TRUE(!pending, "an exception is left");
    GIVES(JVMTI_ERROR_NONE, beside);
    SAME_OBJECT(after, mine, "the exception that was pending");
}
