/* check_class.c - chapter Class: signatures, status, members, interfaces, loaders, loaded classes, version, constant
 * pool. */
#define CHAPTER "class"
#include "kit.h"

#define SHAPE kit_class(k, "kit/Shape0")

static jclass primitive_class(Kit *k, const char *box)
{
    jclass klass = kit_class(k, box);
    jfieldID type = klass != NULL ? J(GetStaticFieldID, klass, "TYPE", "Ljava/lang/Class;") : NULL;
    return type != NULL ? J(GetStaticObjectField, klass, type) : NULL;
}

static int class_in(Kit *k, jclass wanted, jint count, jclass *classes)
{
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, wanted, classes[i]);
    return found;
}

/* ---- GetClassSignature */

#define SIGNATURE(rule, klass_expression, want, sentence)                                                              \
    CHECK(GetClassSignature, rule, NEEDS(), sentence)                                                                  \
    {                                                                                                                  \
        char *s = NULL;                                                                                                \
        jclass klass = klass_expression;                                                                               \
        DO(klass != NULL);                                                                                             \
        MUST(GetClassSignature, klass, &s, NULL);                                                                      \
        SAME_STR(s, want, "signature");                                                                                \
        FREE(s);                                                                                                       \
    }

SIGNATURE(plain, SHAPE, "Lkit/Shape0;", "A class has its name between L and a semicolon.")
SIGNATURE(inner, kit_class(k, "kit/Shape0$Inner"), "Lkit/Shape0$Inner;", "A nested class has its binary name.")
SIGNATURE(array, kit_class(k, "[[Lkit/Shape0;"), "[[Lkit/Shape0;", "An array class has a bracket for each dimension.")
SIGNATURE(primitive_array, kit_class(k, "[J"), "[J", "An array of longs is [J.")
SIGNATURE(primitive_int, primitive_class(k, "java/lang/Integer"), "I", "The class of int is I.")
SIGNATURE(primitive_void, primitive_class(k, "java/lang/Void"), "V", "The class of void is V.")

CHECK(GetClassSignature, generic, NEEDS(), "The generic signature is that of the class file, null if there is none.")
{
    char *g = (char *)k;
    MUST(GetClassSignature, SHAPE, NULL, &g);
    TRUE(g == NULL, "a generic signature: %s", g);
    MUST(GetClassSignature, kit_class(k, "kit/Generic"), NULL, &g);
    SAME_STR(g, "<T:Ljava/lang/Object;>Ljava/lang/Object;Ljava/lang/Comparable<TT;>;", "generic signature");
    FREE(g);
}

CHECK(GetClassSignature, both_null, NEEDS(), "Both results may be declined.")
{
    MUST(GetClassSignature, SHAPE, NULL, NULL);
}

CHECK_AT(KIT_START, GetClassSignature, in_start, NEEDS(), "It may be called in the start phase.")
{
    char *s = NULL;
    MUST(GetClassSignature, kit_class(k, "java/lang/Object"), &s, NULL);
    SAME_STR(s, "Ljava/lang/Object;", "signature");
    FREE(s);
}

/* ---- GetClassStatus */

#define STATUS(rule, klass_expression, want, sentence)                                                                 \
    CHECK(GetClassStatus, rule, NEEDS(), sentence)                                                                     \
    {                                                                                                                  \
        jint s = -1;                                                                                                   \
        jclass klass = klass_expression;                                                                               \
        DO(klass != NULL);                                                                                             \
        MUST(GetClassStatus, klass, &s);                                                                               \
        TRUE(s == (want), "status 0x%x, expected 0x%x", s, want);                                                      \
    }

STATUS(initialized, kit_class(k, "java/lang/String"),
       JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_INITIALIZED,
       "A class in use is verified, prepared and initialized.")
STATUS(array, kit_class(k, "[Ljava/lang/String;"), JVMTI_CLASS_STATUS_ARRAY,
       "An array class is an array and nothing else.")
STATUS(primitive, primitive_class(k, "java/lang/Integer"), JVMTI_CLASS_STATUS_PRIMITIVE,
       "A primitive class is that and nothing else.")

CHECK(GetClassStatus, not_initialized, NEEDS(), "A class that nobody used yet is not initialized.")
{
    jint s = -1;
    jclass klass = kit_define(k, "Lazy");
    DO(klass != NULL);
    MUST(GetClassStatus, klass, &s);
    TRUE(!(s & (JVMTI_CLASS_STATUS_INITIALIZED | JVMTI_CLASS_STATUS_ERROR)), "status 0x%x", s);
}

CHECK(GetClassStatus, error, NEEDS(), "A class whose initializer threw has the error bit and is not initialized.")
{
    jint s = -1;
    jclass klass = kit_define(k, "Failing");
    DO(klass != NULL);
    J(AllocObject, klass);
    DO(kit_cleared(k));
    MUST(GetClassStatus, klass, &s);
    TRUE((s & JVMTI_CLASS_STATUS_ERROR) && !(s & JVMTI_CLASS_STATUS_INITIALIZED), "status 0x%x", s);
}

/* ---- modifiers, kinds, source */

CHECK(GetClassModifiers, of_kinds, NEEDS(), "The access flags of a class, an interface, an abstract class, an enum.")
{
    jint m = 0;
    MUST(GetClassModifiers, SHAPE, &m);
    SAME_INT(m & 0x0611, 0x0001, "public class: public, no final, interface, abstract");
    MUST(GetClassModifiers, kit_class(k, "kit/Marked"), &m);
    SAME_INT(m & 0x0611, 0x0601, "public interface");
    MUST(GetClassModifiers, kit_class(k, "java/lang/String"), &m);
    SAME_INT(m & 0x0611, 0x0011, "public final class");
    MUST(GetClassModifiers, kit_class(k, "kit/Shape0$Partial"), &m);
    SAME_INT(m & 0x0600, 0x0400, "abstract class");
    MUST(GetClassModifiers, kit_class(k, "kit/Shape0$Colour"), &m);
    SAME_INT(m & 0x4010, 0x4010, "final enum");
}

CHECK(GetClassModifiers, array_and_primitive, NEEDS(),
      "Arrays and primitives are final, not interfaces, and as public as their components.")
{
    jint m = 0;
    MUST(GetClassModifiers, kit_class(k, "[I"), &m);
    SAME_INT(m & 0x0211, 0x0011, "array of int");
    MUST(GetClassModifiers, primitive_class(k, "java/lang/Integer"), &m);
    SAME_INT(m & 0x0211, 0x0011, "int");
}

CHECK(IsInterface, kinds, NEEDS(), "True for interfaces and annotations alone.")
{
    jboolean b = 2;
    MUST(IsInterface, kit_class(k, "kit/Marked"), &b);
    SAME_INT(b, JNI_TRUE, "an interface");
    MUST(IsInterface, kit_class(k, "kit/Shape0$Note"), &b);
    SAME_INT(b, JNI_TRUE, "an annotation");
    MUST(IsInterface, SHAPE, &b);
    SAME_INT(b, JNI_FALSE, "a class");
    MUST(IsInterface, kit_class(k, "[Ljava/lang/Runnable;"), &b);
    SAME_INT(b, JNI_FALSE, "an array");
    MUST(IsInterface, primitive_class(k, "java/lang/Long"), &b);
    SAME_INT(b, JNI_FALSE, "a primitive");
}

CHECK(IsArrayClass, kinds, NEEDS(), "True for array classes alone.")
{
    jboolean b = 2;
    MUST(IsArrayClass, kit_class(k, "[I"), &b);
    SAME_INT(b, JNI_TRUE, "int[]");
    MUST(IsArrayClass, kit_class(k, "[[Lkit/Shape0;"), &b);
    SAME_INT(b, JNI_TRUE, "Shape0[][]");
    MUST(IsArrayClass, SHAPE, &b);
    SAME_INT(b, JNI_FALSE, "a class");
    MUST(IsArrayClass, primitive_class(k, "java/lang/Integer"), &b);
    SAME_INT(b, JNI_FALSE, "a primitive");
}

CHECK(IsModifiableClass, kinds, NEEDS(.can_redefine_classes = 1),
      "A class of the program is modifiable; arrays and primitives never are.")
{
    jboolean b = 2;
    MUST(IsModifiableClass, SHAPE, &b);
    SAME_INT(b, JNI_TRUE, "a class");
    MUST(IsModifiableClass, kit_class(k, "[I"), &b);
    SAME_INT(b, JNI_FALSE, "an array");
    MUST(IsModifiableClass, primitive_class(k, "java/lang/Integer"), &b);
    SAME_INT(b, JNI_FALSE, "a primitive");
}

CHECK(GetSourceFileName, name, NEEDS(.can_get_source_file_name = 1),
      "It is the name in the class file, also for nested classes.")
{
    char *s = NULL;
    MUST(GetSourceFileName, SHAPE, &s);
    SAME_STR(s, "Shape0.java", "source file");
    FREE(s);
    MUST(GetSourceFileName, kit_class(k, "kit/Shape0$Inner"), &s);
    SAME_STR(s, "Shape0.java", "source file of the nested class");
    FREE(s);
}

CHECK(GetSourceFileName, absent, NEEDS(.can_get_source_file_name = 1),
      "Arrays and primitives have none: ABSENT_INFORMATION.")
{
    char *s = NULL;
    REFUSE(ABSENT_INFORMATION, GetSourceFileName, kit_class(k, "[I"), &s);
    REFUSE(ABSENT_INFORMATION, GetSourceFileName, primitive_class(k, "java/lang/Integer"), &s);
}

CHECK(GetSourceDebugExtension, absent, NEEDS(.can_get_source_debug_extension = 1),
      "A class file without that attribute is ABSENT_INFORMATION.")
{
    char *s = NULL;
    REFUSE(ABSENT_INFORMATION, GetSourceDebugExtension, SHAPE, &s);
    REFUSE(ABSENT_INFORMATION, GetSourceDebugExtension, kit_class(k, "[I"), &s);
}

/* ---- members */

static int method_listed(Kit *k, jint count, jmethodID *methods, const char *name)
{
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += kit_method_is(k, methods[i], name);
    return found;
}

CHECK(GetClassMethods, own_only, NEEDS(),
      "All methods the class declares, constructors too, and none that it inherits.")
{
    jint count = 0;
    jmethodID *m = NULL;
    static const struct {
        const char *name;
        int times;
    } want[] = {{"<init>", 1},      {"statically", 1},   {"virtually", 1}, {"privately", 1},
                {"generically", 1}, {"nativeMethod", 1}, {"run", 1},       {"copy", 2},
                {"<clinit>", 1},    {"hashCode", 0},     {"marked", 0}};
    MUST(GetClassMethods, SHAPE, &count, &m);
    for (size_t i = 0; i < sizeof want / sizeof want[0]; i++)
        SAME_INT(method_listed(k, count, m, want[i].name), want[i].times, want[i].name);
    FREE(m);
    SAME_INT(count, 10, "methods");
}

CHECK(GetClassMethods, with_initializer, NEEDS(), "The class initializer is among them.")
{
    jint count = 0;
    jmethodID *m = NULL;
    MUST(GetClassMethods, kit_class(k, "kit/Base"), &count, &m);
    int found = method_listed(k, count, m, "<clinit>");
    FREE(m);
    SAME_INT(found, 1, "class initializers");
}

CHECK(GetClassMethods, arrays_and_primitives, NEEDS(), "Arrays and primitives have none.")
{
    jint count = -1;
    jmethodID *m = NULL;
    MUST(GetClassMethods, kit_class(k, "[I"), &count, &m);
    FREE(m);
    SAME_INT(count, 0, "methods of an array");
    MUST(GetClassMethods, primitive_class(k, "java/lang/Integer"), &count, &m);
    FREE(m);
    SAME_INT(count, 0, "methods of int");
}

CHECK(GetClassMethods, file_order, NEEDS(.can_maintain_original_method_order = 1),
      "With can_maintain_original_method_order they come in the order of the class file.")
{
    jint count = 0;
    jmethodID *m = NULL;
    static const char *const order[] = {"<init>",       "statically", "virtually", "privately", "generically",
                                        "nativeMethod", "run",        "copy",      "copy",      "<clinit>"};
    MUST(GetClassMethods, SHAPE, &count, &m);
    SAME_INT(count, 10, "methods");
    for (int i = 0; i < 10; i++)
        TRUE(kit_method_is(k, m[i], order[i]), "method %d is not %s", i, order[i]);
    FREE(m);
}

CHECK(can_maintain_original_method_order, order_of_class_file, NEEDS(.can_maintain_original_method_order = 1),
      "GetClassMethods gives the methods in the order of the class file.")
{
    jint count = 0;
    jmethodID *m = NULL;
    static const char *const order[] = {"<init>",   "three",   "wide",        "calls",  "branches",
                                        "throwing", "thrower", "nativeThrow", "divide", "natively"};
    MUST(GetClassMethods, kit_class(k, "kit/Lines"), &count, &m);
    TRUE(count >= 10, "%d methods", count);
    for (int i = 0; i < 10; i++)
        TRUE(kit_method_is(k, m[i], order[i]), "method %d is not %s", i, order[i]);
    FREE(m);
}

CHECK(GetClassFields, own_in_order, NEEDS(),
      "All fields the class declares, in the order of the class file, and none that it inherits.")
{
    jint count = 0;
    jfieldID *f = NULL;
    jclass klass = SHAPE;
    static const char *const order[] = {"first", "second", "third", "fourth", "fifth", "sixth", "CONSTANT", "generic"};
    MUST(GetClassFields, klass, &count, &f);
    SAME_INT(count, 8, "fields");
    for (int i = 0; i < 8; i++) {
        char *name = NULL;
        MUST(GetFieldName, klass, f[i], &name, NULL, NULL);
        SAME_STR(name, order[i], "field");
        FREE(name);
    }
    FREE(f);
}

CHECK(GetClassFields, arrays_and_primitives, NEEDS(), "Arrays and primitives have none.")
{
    jint count = -1;
    jfieldID *f = NULL;
    MUST(GetClassFields, kit_class(k, "[I"), &count, &f);
    FREE(f);
    SAME_INT(count, 0, "fields of an array");
    MUST(GetClassFields, primitive_class(k, "java/lang/Integer"), &count, &f);
    FREE(f);
    SAME_INT(count, 0, "fields of int");
}

CHECK(GetImplementedInterfaces, direct, NEEDS(),
      "Those that the class names itself, in its order, not those above them.")
{
    jint count = 0;
    jclass *i = NULL;
    MUST(GetImplementedInterfaces, SHAPE, &count, &i);
    SAME_INT(count, 2, "interfaces");
    SAME_OBJECT(i[0], kit_class(k, "kit/Marked"), "first");
    SAME_OBJECT(i[1], kit_class(k, "java/lang/Runnable"), "second");
    FREE(i);
    MUST(GetImplementedInterfaces, kit_class(k, "kit/Marked"), &count, &i);
    SAME_INT(count, 1, "interfaces above an interface");
    FREE(i);
}

CHECK(GetImplementedInterfaces, none, NEEDS(), "A class without interfaces has none; nor has an array or a primitive.")
{
    jint count = -1;
    jclass *i = NULL;
    MUST(GetImplementedInterfaces, kit_class(k, "java/lang/Object"), &count, &i);
    FREE(i);
    SAME_INT(count, 0, "interfaces of Object");
    MUST(GetImplementedInterfaces, primitive_class(k, "java/lang/Integer"), &count, &i);
    FREE(i);
    SAME_INT(count, 0, "interfaces of int");
}

/* A class that is loaded but not prepared: the ClassLoad event shows it. */
static atomic_int unprepared_seen;
static jvmtiError unprepared[3];

static void JNICALL on_class_load(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass klass)
{
    char *s = NULL;
    jint n;
    void *list = NULL;
    (void)jni, (void)thread;
    int is_lazy = (*ti)->GetClassSignature(ti, klass, &s, NULL) == JVMTI_ERROR_NONE && strcmp(s, "Lkit/Lazy;") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)s);
    if (!is_lazy)
        return;
    unprepared[0] = (*ti)->GetClassMethods(ti, klass, &n, (jmethodID **)&list);
    unprepared[1] = (*ti)->GetClassFields(ti, klass, &n, (jfieldID **)&list);
    unprepared[2] = (*ti)->GetImplementedInterfaces(ti, klass, &n, (jclass **)&list);
    atomic_fetch_add(&unprepared_seen, 1);
}

static int unprepared_ask(Kit *k)
{
    atomic_store(&unprepared_seen, 0);
    jvmtiEventCallbacks callbacks = {.ClassLoad = on_class_load};
    if (!kit_listen(k, &callbacks) || !kit_event(k, 1, JVMTI_EVENT_CLASS_LOAD, NULL))
        return 0;
    jclass klass = kit_define(k, "Lazy");
    return klass != NULL && atomic_load(&unprepared_seen) == 1;
}

CHECK(GetClassMethods, refuses_unprepared, NEEDS(), "In the ClassLoad event the class is CLASS_NOT_PREPARED.")
{
    DO(unprepared_ask(k));
    GIVES(JVMTI_ERROR_CLASS_NOT_PREPARED, unprepared[0]);
}

CHECK(GetClassFields, refuses_unprepared, NEEDS(), "In the ClassLoad event the class is CLASS_NOT_PREPARED.")
{
    DO(unprepared_ask(k));
    GIVES(JVMTI_ERROR_CLASS_NOT_PREPARED, unprepared[1]);
}

CHECK(GetImplementedInterfaces, refuses_unprepared, NEEDS(), "In the ClassLoad event the class is CLASS_NOT_PREPARED.")
{
    DO(unprepared_ask(k));
    GIVES(JVMTI_ERROR_CLASS_NOT_PREPARED, unprepared[2]);
}

/* ---- loaders and loaded classes */

CHECK(GetClassLoader, kinds, NEEDS(), "Null for the boot loader, arrays as their component, user loaders themselves.")
{
    jobject app = NULL, loader = SHAPE;
    MUST(GetClassLoader, kit_class(k, "java/lang/Object"), &loader);
    TRUE(loader == NULL, "Object has a loader");
    MUST(GetClassLoader, SHAPE, &app);
    TRUE(app != NULL, "no loader");
    MUST(GetClassLoader, kit_class(k, "[Lkit/Shape0;"), &loader);
    SAME_OBJECT(loader, app, "loader of the array");
    loader = app;
    MUST(GetClassLoader, primitive_class(k, "java/lang/Integer"), &loader);
    TRUE(loader == NULL, "int has a loader");
    jclass own = kit_define(k, "Lazy");
    DO(own != NULL);
    MUST(GetClassLoader, own, &loader);
    TRUE(loader != NULL && J(IsInstanceOf, loader, kit_class(k, "kit/Loader")), "another loader");
}

CHECK(GetLoadedClasses, complete, NEEDS(),
      "Every loaded class comes once, of every loader, arrays too; primitives do not.")
{
    jint count = 0;
    jclass *all = NULL;
    jclass own = kit_define(k, "Lazy"), array = kit_class(k, "[Lkit/Shape0;");
    DO(own != NULL && array != NULL);
    MUST(GetLoadedClasses, &count, &all);
    int shape = class_in(k, SHAPE, count, all), lazy = class_in(k, own, count, all),
        arrays = class_in(k, array, count, all);
    int object = class_in(k, kit_class(k, "java/lang/Object"), count, all),
        ints = class_in(k, kit_class(k, "[I"), count, all);
    int prim = class_in(k, primitive_class(k, "java/lang/Integer"), count, all);
    FREE(all);
    SAME_INT(shape, 1, "a class of the program");
    SAME_INT(lazy, 1, "a class of another loader");
    SAME_INT(arrays, 1, "an array class");
    SAME_INT(object, 1, "Object");
    SAME_INT(ints, 1, "int[]");
    SAME_INT(prim, 0, "int");
}

CHECK(GetLoadedClasses, no_duplicates, NEEDS(), "No class comes twice.")
{
    jint count = 0;
    jclass *all = NULL;
    MUST(GetLoadedClasses, &count, &all);
    int twice = 0;
    for (jint i = 0; i < count && i < 300; i++)
        twice += class_in(k, all[i], count, all) != 1;
    FREE(all);
    SAME_INT(twice, 0, "classes that come more than once");
}

CHECK(GetClassLoaderClasses, of_one_loader, NEEDS(),
      "The classes that a loader may find by name: those it defined are among them.")
{
    jint count = 0;
    jclass *all = NULL;
    jobject loader = NULL;
    jclass own = kit_define(k, "Lazy");
    DO(own != NULL);
    MUST(GetClassLoader, own, &loader);
    MUST(GetClassLoaderClasses, loader, &count, &all);
    int found = class_in(k, own, count, all), shape = class_in(k, SHAPE, count, all);
    FREE(all);
    SAME_INT(found, 1, "its own class");
    SAME_INT(shape, 0, "a class it never was asked for");
}

CHECK(GetClassLoaderClasses, initiated, NEEDS(),
      "Classes that the loader was asked for by the JVM, though another defined them, are among them.")
{
    jint count = 0;
    jclass *all = NULL;
    jobject loader = kit_new(k, "kit/Loader");
    jclass class_class = kit_class(k, "java/lang/Class");
    jmethodID for_name =
        kit_static(k, class_class, "forName", "(Ljava/lang/String;ZLjava/lang/ClassLoader;)Ljava/lang/Class;");
    jstring name = kit_string(k, "kit.Shape0");
    DO(loader != NULL && for_name != NULL);
    jclass shape = J(CallStaticObjectMethod, class_class, for_name, name, JNI_TRUE, loader);
    DO(!kit_cleared(k) && shape != NULL);
    MUST(GetClassLoaderClasses, loader, &count, &all);
    int found = class_in(k, shape, count, all);
    FREE(all);
    SAME_INT(found, 1, "the class that the loader initiated");
}

CHECK(GetClassLoaderClasses, default_initiating_loader, NEEDS(), "Null means the boot loader.")
{
    jint count = 0;
    jclass *all = NULL;
    MUST(GetClassLoaderClasses, NULL, &count, &all);
    int object = class_in(k, kit_class(k, "java/lang/Object"), count, all), shape = class_in(k, SHAPE, count, all);
    FREE(all);
    SAME_INT(object, 1, "Object");
    SAME_INT(shape, 0, "a class of the program");
}

CHECK(GetClassLoaderClasses, no_primitives, NEEDS(),
      "No loader is asked for a primitive type, so none is among the classes of any; its arrays are.")
{
    jclass number = primitive_class(k, "java/lang/Integer"), own = kit_define(k, "Lazy"), numbers = kit_class(k, "[I");
    jobject loaders[2] = {NULL, NULL};
    DO(own != NULL && number != NULL && numbers != NULL);
    MUST(GetClassLoader, own, &loaders[1]);
    for (int i = 0; i < 2; i++) {
        jint count = 0;
        jclass *all = NULL;
        MUST(GetClassLoaderClasses, loaders[i], &count, &all);
        int found = class_in(k, number, count, all), arrays = class_in(k, numbers, count, all);
        FREE(all);
        SAME_INT(found, 0, "the class of int");
        SAME_INT(arrays <= 1 && (i == 1 || arrays == 1), 1, "the class of arrays of int, once");
    }
}

/* ---- the class file */

CHECK(GetClassVersionNumbers, of_file, NEEDS(), "Those of the class file: the kit is compiled for version 52.0.")
{
    jint minor = -1, major = -1;
    MUST(GetClassVersionNumbers, SHAPE, &minor, &major);
    SAME_INT(major, 52, "major");
    SAME_INT(minor, 0, "minor");
}

CHECK(GetClassVersionNumbers, absent, NEEDS(), "Arrays and primitives have none: ABSENT_INFORMATION.")
{
    jint minor, major;
    REFUSE(ABSENT_INFORMATION, GetClassVersionNumbers, kit_class(k, "[I"), &minor, &major);
    REFUSE(ABSENT_INFORMATION, GetClassVersionNumbers, primitive_class(k, "java/lang/Integer"), &minor, &major);
}

CHECK(GetConstantPool, as_file, NEEDS(.can_get_constant_pool = 1),
      "As many entries as the class file has; the bytes are a constant pool that names the class.")
{
    jint count = 0, bytes = 0, length = 0;
    unsigned char *pool = NULL;
    MUST(GetConstantPool, SHAPE, &count, &bytes, &pool);
    unsigned char *file = kit_bytes(k, "Shape0", NULL, &length);
    DO(file != NULL);
    int file_count = file[8] << 8 | file[9];
    free(file);
    int named = memmem(pool, (size_t)bytes, "kit/Shape0", 10) != NULL;
    int first = pool[0];
    FREE(pool);
    SAME_INT(count, file_count, "entries");
    TRUE(bytes > 20, "%d bytes", bytes);
    TRUE(first >= 1 && first <= 20, "first tag %d", first);
    TRUE(named, "the name of the class is not there");
}

CHECK(GetConstantPool, absent, NEEDS(.can_get_constant_pool = 1),
      "Arrays and primitives have none: ABSENT_INFORMATION.")
{
    jint count, bytes;
    unsigned char *pool = NULL;
    REFUSE(ABSENT_INFORMATION, GetConstantPool, kit_class(k, "[I"), &count, &bytes, &pool);
    REFUSE(ABSENT_INFORMATION, GetConstantPool, primitive_class(k, "java/lang/Integer"), &count, &bytes, &pool);
}
