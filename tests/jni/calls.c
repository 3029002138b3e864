/*
 * Calls from C into Java: every Call<Type>Method, CallNonvirtual<Type>Method and CallStatic<Type>Method in its three
 * forms (variable arguments, va_list, jvalue array), and the object constructors.
 *
 * The Java class Calls has, for each type T, `T same(T, int, double)` which returns its first argument if the others
 * arrived whole, and zero if not; its subclass Sub answers zero always. So a virtual call on a Sub gives zero and a
 * non-virtual call of Calls.same on the same object gives the argument.
 */
#include "jnitest.h"

static jclass calls, sub;
static jobject object, sub_object;

/* The three forms of one call. The variadic wrapper passes its va_list on to the V form. */
#define FORMS(Type, ctype)                                                                                             \
    static ctype virtual_##Type(JNIEnv *env, jobject o, jmethodID m, ...)                                              \
    {                                                                                                                  \
        va_list ap;                                                                                                    \
        va_start(ap, m);                                                                                               \
        ctype r = (*env)->Call##Type##MethodV(env, o, m, ap);                                                          \
        va_end(ap);                                                                                                    \
        return r;                                                                                                      \
    }                                                                                                                  \
    static ctype special_##Type(JNIEnv *env, jobject o, jclass c, jmethodID m, ...)                                    \
    {                                                                                                                  \
        va_list ap;                                                                                                    \
        va_start(ap, m);                                                                                               \
        ctype r = (*env)->CallNonvirtual##Type##MethodV(env, o, c, m, ap);                                             \
        va_end(ap);                                                                                                    \
        return r;                                                                                                      \
    }                                                                                                                  \
    static ctype static_##Type(JNIEnv *env, jclass c, jmethodID m, ...)                                                \
    {                                                                                                                  \
        va_list ap;                                                                                                    \
        va_start(ap, m);                                                                                               \
        ctype r = (*env)->CallStatic##Type##MethodV(env, c, m, ap);                                                    \
        va_end(ap);                                                                                                    \
        return r;                                                                                                      \
    }

#define CHECK(Type, signature, member, value, same)                                                                    \
    {                                                                                                                  \
        jvalue args[3];                                                                                                \
        memset(args, 0, sizeof args);                                                                                  \
        args[0].member = value;                                                                                        \
        args[1].i = 7;                                                                                                 \
        args[2].d = 0.5;                                                                                               \
        jmethodID m = need_method(env, calls, "same", signature);                                                      \
        jmethodID s = (*env)->GetStaticMethodID(env, calls, "still", signature);                                       \
        ok(same((*env)->Call##Type##Method(env, object, m, value, 7, 0.5)), "Call" #Type "Method");                    \
        ok(same(virtual_##Type(env, object, m, value, 7, 0.5)), "Call" #Type "MethodV");                               \
        ok(same((*env)->Call##Type##MethodA(env, object, m, args)), "Call" #Type "MethodA");                           \
        ok(!same((*env)->Call##Type##Method(env, sub_object, m, value, 7, 0.5)), "Call" #Type "Method: is virtual");   \
        ok(same((*env)->CallNonvirtual##Type##Method(env, sub_object, calls, m, value, 7, 0.5)),                       \
           "CallNonvirtual" #Type "Method");                                                                           \
        ok(same(special_##Type(env, sub_object, calls, m, value, 7, 0.5)), "CallNonvirtual" #Type "MethodV");          \
        ok(same((*env)->CallNonvirtual##Type##MethodA(env, sub_object, calls, m, args)),                               \
           "CallNonvirtual" #Type "MethodA");                                                                          \
        ok(same((*env)->CallStatic##Type##Method(env, calls, s, value, 7, 0.5)), "CallStatic" #Type "Method");         \
        ok(same(static_##Type(env, calls, s, value, 7, 0.5)), "CallStatic" #Type "MethodV");                           \
        ok(same((*env)->CallStatic##Type##MethodA(env, calls, s, args)), "CallStatic" #Type "MethodA");                \
    }

FORMS(Object, jobject)
FORMS(Boolean, jboolean)
FORMS(Byte, jbyte)
FORMS(Char, jchar)
FORMS(Short, jshort)
FORMS(Int, jint)
FORMS(Long, jlong)
FORMS(Float, jfloat)
FORMS(Double, jdouble)

static void check_values(JNIEnv *env)
{
#define SAME_Z(x) ((x) == JNI_TRUE)
#define SAME_B(x) ((x) == -5)
#define SAME_C(x) ((x) == 0xfffe)
#define SAME_S(x) ((x) == -30000)
#define SAME_I(x) ((x) == -2000000000)
#define SAME_J(x) ((x) == -(1LL << 40))
#define SAME_F(x) ((x) == 1.25f)
#define SAME_D(x) ((x) == -1e100)
#define SAME_L(x) ((x) != NULL && (*env)->IsSameObject(env, x, text))
    jstring text = (*env)->NewStringUTF(env, "an object");
    CHECK(Boolean, "(ZID)Z", z, JNI_TRUE, SAME_Z)
    CHECK(Byte, "(BID)B", b, -5, SAME_B)
    CHECK(Char, "(CID)C", c, 0xfffe, SAME_C)
    CHECK(Short, "(SID)S", s, -30000, SAME_S)
    CHECK(Int, "(IID)I", i, -2000000000, SAME_I)
    CHECK(Long, "(JID)J", j, -(1LL << 40), SAME_J)
    CHECK(Float, "(FID)F", f, 1.25f, SAME_F)
    CHECK(Double, "(DID)D", d, -1e100, SAME_D)
    CHECK(Object, "(Ljava/lang/Object;ID)Ljava/lang/Object;", l, text, SAME_L)
}

/* The family of another type: native code often asks with Int for what is narrower. */
static void check_families(JNIEnv *env)
{
    jmethodID z = (*env)->GetStaticMethodID(env, calls, "still", "(ZID)Z");
    jmethodID b = (*env)->GetStaticMethodID(env, calls, "still", "(BID)B");
    jmethodID c = (*env)->GetStaticMethodID(env, calls, "still", "(CID)C");
    jmethodID s = (*env)->GetStaticMethodID(env, calls, "still", "(SID)S");
    jmethodID i = (*env)->GetStaticMethodID(env, calls, "still", "(IID)I");
    ok((*env)->CallStaticIntMethod(env, calls, z, JNI_TRUE, 7, 0.5) == 1 &&
           (*env)->CallStaticIntMethod(env, calls, b, -5, 7, 0.5) == -5 &&
           (*env)->CallStaticIntMethod(env, calls, c, 0xfffe, 7, 0.5) == 0xfffe &&
           (*env)->CallStaticIntMethod(env, calls, s, -30000, 7, 0.5) == -30000,
       "CallStaticIntMethod: of a method whose result is narrower");
    ok((*env)->CallStaticShortMethod(env, calls, b, -5, 7, 0.5) == -5 &&
           (*env)->CallStaticByteMethod(env, calls, i, 0x12345681, 7, 0.5) == (jbyte)0x81 &&
           (*env)->CallStaticCharMethod(env, calls, i, 0x12345681, 7, 0.5) == 0x5681,
       "CallStaticShortMethod: and its kin, the lower part");
    ok((*env)->CallStaticBooleanMethod(env, calls, z, 256, 7, 0.5) == JNI_FALSE,
       "CallStaticBooleanMethod: an argument is taken as its type");
}

static void void_v(JNIEnv *env, jobject o, jmethodID m, ...)
{
    va_list ap;
    va_start(ap, m);
    (*env)->CallVoidMethodV(env, o, m, ap);
    va_end(ap);
}

static void special_void_v(JNIEnv *env, jobject o, jclass c, jmethodID m, ...)
{
    va_list ap;
    va_start(ap, m);
    (*env)->CallNonvirtualVoidMethodV(env, o, c, m, ap);
    va_end(ap);
}

static void static_void_v(JNIEnv *env, jclass c, jmethodID m, ...)
{
    va_list ap;
    va_start(ap, m);
    (*env)->CallStaticVoidMethodV(env, c, m, ap);
    va_end(ap);
}

static int sum_is(JNIEnv *env, jint want)
{
    jfieldID f = (*env)->GetStaticFieldID(env, calls, "sum", "I");
    int good = (*env)->GetStaticIntField(env, calls, f) == want;
    (*env)->SetStaticIntField(env, calls, f, 0);
    return good;
}

static void check_void(JNIEnv *env)
{
    jvalue args[2] = {{.i = 3}, {.j = 4}};
    jmethodID m = need_method(env, calls, "add", "(IJ)V");
    jmethodID s = (*env)->GetStaticMethodID(env, calls, "addStill", "(IJ)V");
    (*env)->CallVoidMethod(env, object, m, 3, (jlong)4);
    ok(sum_is(env, 7), "CallVoidMethod");
    void_v(env, object, m, 3, (jlong)4);
    ok(sum_is(env, 7), "CallVoidMethodV");
    (*env)->CallVoidMethodA(env, object, m, args);
    ok(sum_is(env, 7), "CallVoidMethodA");
    (*env)->CallVoidMethodA(env, sub_object, m, args);
    ok(sum_is(env, -7), "CallVoidMethodA: is virtual");
    (*env)->CallNonvirtualVoidMethod(env, sub_object, calls, m, 3, (jlong)4);
    ok(sum_is(env, 7), "CallNonvirtualVoidMethod");
    special_void_v(env, sub_object, calls, m, 3, (jlong)4);
    ok(sum_is(env, 7), "CallNonvirtualVoidMethodV");
    (*env)->CallNonvirtualVoidMethodA(env, sub_object, calls, m, args);
    ok(sum_is(env, 7), "CallNonvirtualVoidMethodA");
    (*env)->CallStaticVoidMethod(env, calls, s, 3, (jlong)4);
    ok(sum_is(env, 7), "CallStaticVoidMethod");
    static_void_v(env, calls, s, 3, (jlong)4);
    ok(sum_is(env, 7), "CallStaticVoidMethodV");
    (*env)->CallStaticVoidMethodA(env, calls, s, args);
    ok(sum_is(env, 7), "CallStaticVoidMethodA");
}

static jobject new_v(JNIEnv *env, jclass c, jmethodID m, ...)
{
    va_list ap;
    va_start(ap, m);
    jobject o = (*env)->NewObjectV(env, c, m, ap);
    va_end(ap);
    return o;
}

static void check_objects(JNIEnv *env)
{
    jmethodID init = need_method(env, calls, "<init>", "(JLjava/lang/String;)V");
    jfieldID f = (*env)->GetFieldID(env, calls, "made", "J");
    jvalue args[2] = {{.j = 1LL << 35}, {.l = NULL}};
    jobject o = (*env)->NewObject(env, calls, init, (jlong)(1LL << 35), NULL);
    ok(o != NULL && (*env)->GetLongField(env, o, f) == 1LL << 35, "NewObject");
    o = new_v(env, calls, init, (jlong)(1LL << 36), NULL);
    ok(o != NULL && (*env)->GetLongField(env, o, f) == 1LL << 36, "NewObjectV");
    o = (*env)->NewObjectA(env, calls, init, args);
    ok(o != NULL && (*env)->GetLongField(env, o, f) == 1LL << 35, "NewObjectA");
    o = (*env)->NewObject(env, calls, init, (jlong)-1, NULL);
    ok(o == NULL && threw(env, "java/lang/IllegalArgumentException"), "NewObject: the constructor throws");
    o = (*env)->AllocObject(env, calls);
    ok(o != NULL && (*env)->GetLongField(env, o, f) == 0, "AllocObject: no constructor runs");
    o = (*env)->AllocObject(env, need_class(env, "java/lang/Number"));
    ok(o == NULL && threw(env, "java/lang/InstantiationException"), "AllocObject: an abstract class");
    o = (*env)->AllocObject(env, need_class(env, "java/lang/Runnable"));
    ok(o == NULL && threw(env, "java/lang/InstantiationException"), "AllocObject: an interface");
    o = (*env)->AllocObject(env, need_class(env, "java/lang/Class"));
    ok(o == NULL && threw(env, "java/lang/IllegalAccessException"), "AllocObject: Class, whose objects the VM makes");
    const char *texts[] = {"java/lang/String", "java/lang/StringBuilder"};
    for (int i = 0; i < 2; i++) {
        jclass c = need_class(env, texts[i]);
        o = (*env)->AllocObject(env, c);
        (*env)->CallIntMethod(env, o, need_method(env, c, "length", "()I"));
        (*env)->CallObjectMethod(env, o, need_method(env, c, "toString", "()Ljava/lang/String;"));
        (*env)->ExceptionClear(env);
        ok(o != NULL, "AllocObject: %s, without characters", texts[i]);
    }
    jmethodID text = need_method(env, calls, "toString", "()Ljava/lang/String;");
    jmethodID of_object = need_method(env, need_class(env, "java/lang/Object"), "toString", "()Ljava/lang/String;");
    ok((*env)->CallObjectMethod(env, object, text) != NULL && (*env)->CallObjectMethod(env, object, of_object) != NULL,
       "CallObjectMethod: through a method of Object");
}

static void check_lookup(JNIEnv *env)
{
    ok((*env)->GetMethodID(env, calls, "same", "(IID)I") != NULL, "GetMethodID");
    ok((*env)->GetMethodID(env, sub, "add", "(IJ)V") != NULL, "GetMethodID: in a subclass");
    ok((*env)->GetMethodID(env, sub, "hashCode", "()I") != NULL, "GetMethodID: inherited from Object");
    ok((*env)->GetMethodID(env, calls, "no", "()V") == NULL && threw(env, "java/lang/NoSuchMethodError"),
       "GetMethodID: no such method");
    ok((*env)->GetMethodID(env, calls, "still", "(IID)I") == NULL && threw(env, "java/lang/NoSuchMethodError"),
       "GetMethodID: a static method");
    jclass handle = need_class(env, "java/lang/invoke/MethodHandle");
    ok((*env)->GetMethodID(env, handle, "invoke", "([Ljava/lang/Object;)Ljava/lang/Object;") != NULL &&
           (*env)->GetMethodID(env, handle, "invoke", "(I)I") == NULL && threw(env, "java/lang/NoSuchMethodError"),
       "GetMethodID: a signature-polymorphic method has its own descriptor only");
    ok((*env)->GetMethodID(env, calls, "<clinit>", "()V") == NULL && threw(env, "java/lang/NoSuchMethodError"),
       "GetMethodID: a class initialiser");
    ok((*env)->GetStaticMethodID(env, calls, "still", "(IID)I") != NULL, "GetStaticMethodID");
    ok((*env)->GetStaticMethodID(env, sub, "still", "(IID)I") != NULL, "GetStaticMethodID: inherited");
    ok((*env)->GetStaticMethodID(env, calls, "same", "(IID)I") == NULL && threw(env, "java/lang/NoSuchMethodError"),
       "GetStaticMethodID: an instance method");
    jclass runnable = need_class(env, "java/lang/Runnable");
    jmethodID run = need_method(env, runnable, "run", "()V");
    (*env)->CallVoidMethod(env, sub_object, run);
    ok(sum_is(env, 99), "CallVoidMethod: through an interface");
    jmethodID thrower = (*env)->GetStaticMethodID(env, calls, "thrower", "()I");
    (*env)->CallStaticIntMethod(env, calls, thrower);
    ok(threw(env, "java/lang/IllegalStateException"), "CallStaticIntMethod: an exception stays pending");
    jmethodID def = need_method(env, need_class(env, "Calls$Face"), "byDefault", "()I");
    ok((*env)->CallIntMethod(env, sub_object, def) == 12, "CallIntMethod: a default method");
    jmethodID run_or_not = need_method(env, runnable, "run", "()V");
    (*env)->CallNonvirtualVoidMethod(env, sub_object, runnable, run_or_not);
    jthrowable abstract = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    jmethodID get_message =
        need_method(env, need_class(env, "java/lang/Throwable"), "getMessage", "()Ljava/lang/String;");
    jstring message = (*env)->CallObjectMethod(env, abstract, get_message);
    const char *why = (*env)->GetStringUTFChars(env, message, NULL);
    ok(strstr(why, "run") != NULL && strstr(why, "Calls$Sub") == NULL,
       "CallNonvirtualVoidMethod: an abstract method; the receiver's own has nothing to do with it");
    (*env)->ReleaseStringUTFChars(env, message, why);
    jmethodID hidden = need_method(env, calls, "hidden", "()I");
    ok((*env)->CallIntMethod(env, sub_object, hidden) == 1, "CallIntMethod: a private method is not overridden");
    ok((*env)->GetMethodID(env, need_class(env, "Calls$Lazy"), "x", "()V") != NULL && sum_is(env, 5),
       "GetMethodID: initialises the class");
}

JNIEXPORT void JNICALL Java_Main_calls(JNIEnv *env, jclass c)
{
    calls = need_class(env, "Calls");
    sub = need_class(env, "Calls$Sub");
    object = (*env)->NewObject(env, calls, need_method(env, calls, "<init>", "()V"));
    sub_object = (*env)->NewObject(env, sub, need_method(env, sub, "<init>", "()V"));
    check_values(env);
    check_families(env);
    check_void(env);
    check_objects(env);
    check_lookup(env);
}
