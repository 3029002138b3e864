/*
 * References, exceptions, classes, reflection, monitors, natives, buffers, the Java VM table: what is neither a call
 * nor data. Also the TAP writer and main.
 */
#include "jnitest.h"
#include <pthread.h>

static int count, failed;

void ok(int good, const char *format, ...)
{
    char text[200];
    va_list ap;
    va_start(ap, format);
    vsnprintf(text, sizeof text, format, ap);
    va_end(ap);
    count++;
    failed += !good;
    printf("%s %d - %s\n", good ? "ok" : "not ok", count, text);
    fflush(stdout);
}

int threw(JNIEnv *env, const char *class_name)
{
    jthrowable t = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    if (t == NULL) {
        return 0;
    }
    jclass want = (*env)->FindClass(env, class_name);
    return want != NULL && (*env)->IsSameObject(env, (*env)->GetObjectClass(env, t), want);
}

jclass need_class(JNIEnv *env, const char *name)
{
    jclass c = (*env)->FindClass(env, name);
    if (c == NULL) {
        printf("Bail out! no class %s\n", name);
        exit(1);
    }
    return c;
}

jmethodID need_method(JNIEnv *env, jclass c, const char *name, const char *signature)
{
    jmethodID m = (*env)->GetMethodID(env, c, name, signature);
    if (m == NULL) {
        printf("Bail out! no method %s%s\n", name, signature);
        exit(1);
    }
    return m;
}

JNIEXPORT jint JNICALL Java_Main_finish(JNIEnv *env, jclass c)
{
    printf("1..%d\n", count);
    fflush(stdout);
    return failed;
}

/* ---- references --------------------------------------------------------------------------------------------- */

JNIEXPORT void JNICALL Java_Main_references(JNIEnv *env, jclass c)
{
    jstring s = (*env)->NewStringUTF(env, "referred");
    jobject local = (*env)->NewLocalRef(env, s);
    ok(local != NULL && (*env)->IsSameObject(env, local, s), "NewLocalRef");
    ok((*env)->GetObjectRefType(env, local) == JNILocalRefType, "GetObjectRefType: local");
    (*env)->DeleteLocalRef(env, local);
    for (int i = 0; i < 100000; i++) { /* places are used again */
        (*env)->DeleteLocalRef(env, (*env)->NewLocalRef(env, s));
    }
    ok((*env)->GetStringLength(env, s) == 8, "DeleteLocalRef: the object's other reference stays");
    jobject global = (*env)->NewGlobalRef(env, s);
    ok(global != NULL && (*env)->IsSameObject(env, global, s), "NewGlobalRef");
    ok((*env)->GetObjectRefType(env, global) == JNIGlobalRefType, "GetObjectRefType: global");
    jweak weak = (*env)->NewWeakGlobalRef(env, s);
    ok(weak != NULL && (*env)->IsSameObject(env, weak, s), "NewWeakGlobalRef");
    ok((*env)->GetObjectRefType(env, weak) == JNIWeakGlobalRefType, "GetObjectRefType: weak");
    ok((*env)->GetObjectRefType(env, NULL) == JNIInvalidRefType, "GetObjectRefType: null");
    (*env)->DeleteGlobalRef(env, global);
    ok((*env)->GetObjectRefType(env, global) == JNIInvalidRefType, "DeleteGlobalRef");
    (*env)->DeleteWeakGlobalRef(env, weak);
    ok((*env)->GetObjectRefType(env, weak) == JNIInvalidRefType, "DeleteWeakGlobalRef");
    ok((*env)->IsSameObject(env, NULL, NULL) && !(*env)->IsSameObject(env, s, NULL), "IsSameObject");
    ok((*env)->NewGlobalRef(env, NULL) == NULL && (*env)->NewLocalRef(env, NULL) == NULL, "NewGlobalRef: null");
    (*env)->DeleteLocalRef(env, NULL);
    (*env)->DeleteGlobalRef(env, NULL);
    ok((*env)->EnsureLocalCapacity(env, 500) == 0, "EnsureLocalCapacity");
    ok((*env)->PushLocalFrame(env, 10) == 0, "PushLocalFrame");
    jobject inner = NULL;
    for (int i = 0; i < 200; i++) { /* more than was asked for: the frame grows */
        inner = (*env)->NewStringUTF(env, "inner");
    }
    jobject kept = (*env)->PopLocalFrame(env, inner);
    ok(kept != NULL && (*env)->GetStringLength(env, kept) == 5, "PopLocalFrame");
    ok((*env)->PushLocalFrame(env, 1) == 0 && (*env)->PopLocalFrame(env, NULL) == NULL, "PopLocalFrame: null");
    jmethodID gc = (*env)->GetStaticMethodID(env, c, "collect", "()V");
    (*env)->PushLocalFrame(env, 5);
    jclass object = need_class(env, "java/lang/Object");
    weak = (*env)->NewWeakGlobalRef(env, (*env)->AllocObject(env, object));
    jweak alive = (*env)->NewWeakGlobalRef(env, s);
    (*env)->PopLocalFrame(env, NULL);
    (*env)->CallStaticVoidMethod(env, c, gc);
    ok((*env)->IsSameObject(env, weak, NULL) && (*env)->NewLocalRef(env, weak) == NULL,
       "NewWeakGlobalRef: cleared by the collector");
    ok(!(*env)->IsSameObject(env, alive, NULL) && (*env)->NewGlobalRef(env, alive) != NULL,
       "NewWeakGlobalRef: a live one stays");
    jobject many[3000];
    for (int i = 0; i < 3000; i++) {
        many[i] = (*env)->NewGlobalRef(env, s);
    }
    (*env)->CallStaticVoidMethod(env, c, gc);
    ok((*env)->IsSameObject(env, many[0], many[2999]) && (*env)->GetStringLength(env, many[1500]) == 8,
       "NewGlobalRef: thousands");
    for (int i = 0; i < 3000; i++) {
        (*env)->DeleteGlobalRef(env, many[i]);
    }
}

/* ---- exceptions --------------------------------------------------------------------------------------------- */

JNIEXPORT void JNICALL Java_Main_exceptions(JNIEnv *env, jclass main)
{
    jclass c = need_class(env, "java/lang/IllegalStateException");
    ok(!(*env)->ExceptionCheck(env) && (*env)->ExceptionOccurred(env) == NULL, "ExceptionCheck: none at first");
    ok((*env)->ThrowNew(env, c, "from C") == 0, "ThrowNew");
    ok((*env)->ExceptionCheck(env), "ExceptionCheck");
    jthrowable t = (*env)->ExceptionOccurred(env);
    ok(t != NULL && (*env)->ExceptionCheck(env), "ExceptionOccurred: stays pending");
    (*env)->ExceptionClear(env);
    ok(!(*env)->ExceptionCheck(env), "ExceptionClear");
    ok((*env)->Throw(env, t) == 0 && (*env)->IsSameObject(env, (*env)->ExceptionOccurred(env), t), "Throw");
    (*env)->ExceptionDescribe(env);
    ok(!(*env)->ExceptionCheck(env), "ExceptionDescribe: clears");
    ok((*env)->Throw(env, (*env)->NewStringUTF(env, "x")) < 0 && threw(env, "java/lang/ClassCastException"),
       "Throw: what is no Throwable");
    (*env)->ExceptionDescribe(env);
    (*env)->ThrowNew(env, c, NULL);
    ok(threw(env, "java/lang/IllegalStateException"), "ThrowNew: without a message");
    jstring message = (*env)->CallObjectMethod(env, t, need_method(env, c, "getMessage", "()Ljava/lang/String;"));
    const char *text = (*env)->GetStringUTFChars(env, message, NULL);
    ok(strcmp(text, "from C") == 0, "ThrowNew: the message");
    (*env)->ReleaseStringUTFChars(env, message, text);
    (*env)->ThrowNew(env, c, "\xed\xa0\xbd\xed\xb8\x80\xc0\x80");
    t = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    message = (*env)->CallObjectMethod(env, t, need_method(env, c, "getMessage", "()Ljava/lang/String;"));
    jchar units[4] = {0};
    if ((*env)->GetStringLength(env, message) == 3)
        (*env)->GetStringRegion(env, message, 0, 3, units);
    ok(units[0] == 0xd83d && units[1] == 0xde00 && units[2] == 0, "ThrowNew: the message is in modified UTF-8");
    (*env)->ThrowNew(env, need_class(env, "java/io/UncheckedIOException"), "no such constructor");
    ok(threw(env, "java/lang/NoSuchMethodError"), "ThrowNew: a class that has no constructor with a message");
    (*env)->ThrowNew(env, need_class(env, "java/io/UncheckedIOException"), NULL);
    ok(threw(env, "java/lang/NoSuchMethodError"), "ThrowNew: a class that has no constructor without one, either");
    ok((*env)->ThrowNew(env, need_class(env, "Main$Abstract"), "text") < 0 &&
           threw(env, "java/lang/InstantiationException"),
       "ThrowNew: an abstract class");
    ok((*env)->ThrowNew(env, need_class(env, "Main$Failing"), "text") < 0 &&
           threw(env, "java/lang/ArithmeticException"),
       "ThrowNew: the constructor throws another exception");
    (*env)->ThrowNew(env, need_class(env, "Main$Own"), NULL);
    t = (*env)->ExceptionOccurred(env);
    (*env)->ExceptionClear(env);
    message = (*env)->CallObjectMethod(env, t, need_method(env, c, "getMessage", "()Ljava/lang/String;"));
    ok(message != NULL && (*env)->GetStringLength(env, message) == 3,
       "ThrowNew: without a message, that of the constructor");
    (*env)->Throw(env, t);
    jobject global = (*env)->NewGlobalRef(env, t); /* allowed while an exception is pending */
    (*env)->DeleteGlobalRef(env, global);
    (*env)->ExceptionClear(env);
    ok(1, "DeleteGlobalRef: with an exception pending");
}

JNIEXPORT void JNICALL Java_Main_leavePending(JNIEnv *env, jclass main)
{
    (*env)->ThrowNew(env, need_class(env, "java/lang/ArithmeticException"), "pending at return");
}

JNIEXPORT void JNICALL Java_Main_wasThrown(JNIEnv *env, jclass main, jboolean thrown)
{
    ok(thrown, "ThrowNew: thrown in Java when the native returns");
}

JNIEXPORT void JNICALL Java_Main_fatal(JNIEnv *env, jclass main)
{
    (*env)->FatalError(env, "asked for");
}

/* ---- classes and reflection --------------------------------------------------------------------------------- */

static void check_find(JNIEnv *env)
{
    jclass object = need_class(env, "java/lang/Object"), string = need_class(env, "java/lang/String");
    ok((*env)->FindClass(env, "java/lang/String") != NULL, "FindClass");
    ok((*env)->IsSameObject(env, (*env)->FindClass(env, "Ljava/lang/String;"), string), "FindClass: signature form");
    ok((*env)->FindClass(env, "[Ljava/lang/String;") != NULL && (*env)->FindClass(env, "[[J") != NULL,
       "FindClass: arrays");
    ok((*env)->FindClass(env, "no/such/Class") == NULL && threw(env, "java/lang/NoClassDefFoundError"),
       "FindClass: unknown");
    ok((*env)->FindClass(env, "java.lang.String") == NULL && threw(env, "java/lang/NoClassDefFoundError"),
       "FindClass: dots");
    ok((*env)->FindClass(env, "I") == NULL && threw(env, "java/lang/NoClassDefFoundError"), "FindClass: a primitive");
    ok((*env)->IsSameObject(env, (*env)->GetSuperclass(env, string), object), "GetSuperclass");
    ok((*env)->GetSuperclass(env, object) == NULL, "GetSuperclass: of Object");
    ok((*env)->GetSuperclass(env, need_class(env, "java/lang/Runnable")) == NULL, "GetSuperclass: of an interface");
    ok((*env)->IsAssignableFrom(env, string, object) && !(*env)->IsAssignableFrom(env, object, string),
       "IsAssignableFrom");
    ok((*env)->IsAssignableFrom(env, need_class(env, "[Ljava/lang/String;"), need_class(env, "[Ljava/lang/Object;")),
       "IsAssignableFrom: arrays");
    jstring s = (*env)->NewStringUTF(env, "s");
    ok((*env)->IsSameObject(env, (*env)->GetObjectClass(env, s), string), "GetObjectClass");
    ok((*env)->IsInstanceOf(env, s, object) && !(*env)->IsInstanceOf(env, object, string), "IsInstanceOf");
    ok((*env)->IsInstanceOf(env, NULL, string), "IsInstanceOf: null is of every class");
}

JNIEXPORT void JNICALL Java_Main_classes(JNIEnv *env, jclass main, jbyteArray bytes, jobject loader)
{
    check_find(env);
    jsize n = (*env)->GetArrayLength(env, bytes);
    jbyte *data = (*env)->GetByteArrayElements(env, bytes, NULL);
    jclass c = (*env)->DefineClass(env, "Extra", loader, data, n);
    ok(c != NULL, "DefineClass");
    jmethodID m = c ? (*env)->GetStaticMethodID(env, c, "answer", "()I") : NULL;
    ok(m != NULL && (*env)->CallStaticIntMethod(env, c, m) == 42, "DefineClass: it runs");
    ok((*env)->DefineClass(env, "Extra", loader, data, n) == NULL && threw(env, "java/lang/LinkageError"),
       "DefineClass: twice");
    ok((*env)->DefineClass(env, "Other", loader, data, n) == NULL && threw(env, "java/lang/NoClassDefFoundError"),
       "DefineClass: another name");
    ok((*env)->DefineClass(env, NULL, loader, data, n / 2) == NULL && threw(env, "java/lang/ClassFormatError"),
       "DefineClass: cut off");
    (*env)->ReleaseByteArrayElements(env, bytes, data, JNI_ABORT);
    jmethodID same = need_method(env, need_class(env, "Calls"), "same", "(IID)I");
    jclass calls = need_class(env, "Calls");
    jobject reflected = (*env)->ToReflectedMethod(env, calls, same, JNI_FALSE);
    ok(reflected != NULL && (*env)->IsInstanceOf(env, reflected, need_class(env, "java/lang/reflect/Method")),
       "ToReflectedMethod");
    ok((*env)->FromReflectedMethod(env, reflected) == same, "FromReflectedMethod");
    jmethodID init = need_method(env, calls, "<init>", "()V");
    reflected = (*env)->ToReflectedMethod(env, calls, init, JNI_FALSE);
    ok(reflected != NULL && (*env)->IsInstanceOf(env, reflected, need_class(env, "java/lang/reflect/Constructor")) &&
           (*env)->FromReflectedMethod(env, reflected) == init,
       "ToReflectedMethod: a constructor");
    jfieldID field = (*env)->GetStaticFieldID(env, calls, "sum", "I");
    reflected = (*env)->ToReflectedField(env, calls, field, JNI_TRUE);
    ok(reflected != NULL && (*env)->IsInstanceOf(env, reflected, need_class(env, "java/lang/reflect/Field")),
       "ToReflectedField");
    ok((*env)->FromReflectedField(env, reflected) == field, "FromReflectedField");
    jobject module = (*env)->GetModule(env, main), base = (*env)->GetModule(env, need_class(env, "java/lang/Object"));
    ok(module != NULL && base != NULL && !(*env)->IsSameObject(env, module, base), "GetModule");
#ifdef JNI_VERSION_21
    jclass thread = need_class(env, "java/lang/Thread");
    jmethodID current = (*env)->GetStaticMethodID(env, thread, "currentThread", "()Ljava/lang/Thread;");
    ok(!(*env)->IsVirtualThread(env, (*env)->CallStaticObjectMethod(env, thread, current)), "IsVirtualThread");
#endif
}

/* ---- monitors, natives, buffers, the VM --------------------------------------------------------------------- */

JNIEXPORT void JNICALL Java_Main_monitors(JNIEnv *env, jclass main, jobject lock)
{
    jclass thread = need_class(env, "java/lang/Thread");
    jmethodID holds = (*env)->GetStaticMethodID(env, thread, "holdsLock", "(Ljava/lang/Object;)Z");
    ok((*env)->MonitorEnter(env, lock) == 0 && (*env)->CallStaticBooleanMethod(env, thread, holds, lock),
       "MonitorEnter");
    (*env)->MonitorEnter(env, lock);
    (*env)->MonitorExit(env, lock);
    ok((*env)->CallStaticBooleanMethod(env, thread, holds, lock), "MonitorEnter: nested");
    ok((*env)->MonitorExit(env, lock) == 0 && !(*env)->CallStaticBooleanMethod(env, thread, holds, lock),
       "MonitorExit");
    ok((*env)->MonitorExit(env, lock) != 0 && threw(env, "java/lang/IllegalMonitorStateException"),
       "MonitorExit: not owned");
}

static jint one(JNIEnv *env, jclass c)
{
    return 1;
}

static jlong two(JNIEnv *env, jobject self, jlong a, jdouble d)
{
    return a + (jlong)d;
}

JNIEXPORT void JNICALL Java_Main_natives(JNIEnv *env, jclass main)
{
    JNINativeMethod methods[] = {{"one", "()I", (void *)one}, {"two", "(JD)J", (void *)two}};
    jmethodID m1 = (*env)->GetStaticMethodID(env, main, "one", "()I"), m2 = need_method(env, main, "two", "(JD)J");
    jobject self = (*env)->AllocObject(env, main);
    ok((*env)->RegisterNatives(env, main, methods, 2) == 0, "RegisterNatives");
    ok((*env)->CallStaticIntMethod(env, main, m1) == 1 && (*env)->CallLongMethod(env, self, m2, (jlong)40, 2.5) == 42,
       "RegisterNatives: they are called");
    methods[0].signature = "()J";
    ok((*env)->RegisterNatives(env, main, methods, 1) != 0 && threw(env, "java/lang/NoSuchMethodError"),
       "RegisterNatives: wrong signature");
    jclass below = need_class(env, "Main$Below");
    methods[0] = (JNINativeMethod){"inherited", "()I", (void *)one};
    ok((*env)->RegisterNatives(env, below, methods, 1) == 0 &&
           (*env)->CallIntMethod(env, self, need_method(env, main, "inherited", "()I")) == 1,
       "RegisterNatives: a method of the superclass");
    methods[0].name = "hidden";
    ok((*env)->RegisterNatives(env, below, methods, 1) != 0 && threw(env, "java/lang/NoSuchMethodError"),
       "RegisterNatives: overridden by one that is not native");
    ok((*env)->UnregisterNatives(env, need_class(env, "Calls")) == 0, "UnregisterNatives");
}

static int is_named(JNIEnv *env, const char *name)
{
    jclass thread = need_class(env, "java/lang/Thread");
    jmethodID current = (*env)->GetStaticMethodID(env, thread, "currentThread", "()Ljava/lang/Thread;");
    jmethodID get = need_method(env, thread, "getName", "()Ljava/lang/String;");
    jstring s = (*env)->CallObjectMethod(env, (*env)->CallStaticObjectMethod(env, thread, current), get);
    const char *text = (*env)->GetStringUTFChars(env, s, NULL);
    int same = strcmp(text, name) == 0;
    (*env)->ReleaseStringUTFChars(env, s, text);
    return same;
}

static void *other_thread(void *p)
{
    JavaVM *vm = p;
    JNIEnv *env = NULL;
    static int good;
    good = (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) == JNI_EDETACHED &&
           (*vm)->AttachCurrentThread(vm, (void **)&env, NULL) == JNI_OK && env != NULL &&
           (*env)->FindClass(env, "java/lang/String") != NULL && (*vm)->DetachCurrentThread(vm) == JNI_OK &&
           (*vm)->GetEnv(vm, (void **)&env, JNI_VERSION_1_6) == JNI_EDETACHED;
    return &good;
}

/* Which names the new thread has: versions that the VM does not know, the last two before JNI 1.2. */
static void *versions_thread(void *p)
{
    static const jint versions[] = {JNI_VERSION_1_6, 0x00010007, 0x7fff0000, JNI_VERSION_1_1, 0};
    JavaVM *vm = p;
    JNIEnv *env = NULL;
    static int good;
    good = 1;
    for (size_t i = 0; i < sizeof versions / sizeof *versions && good; i++) {
        JavaVMAttachArgs args = {versions[i], (char[]){"attached"}, NULL};
        good = (*vm)->AttachCurrentThread(vm, (void **)&env, &args) == JNI_OK;
        if (good && versions[i] == JNI_VERSION_1_6)
            good = is_named(env, "attached");
        else if (good && versions[i] < JNI_VERSION_1_2)
            good = !is_named(env, "attached");
        (*vm)->DetachCurrentThread(vm);
    }
    return &good;
}

JNIEXPORT void JNICALL Java_Main_machine(JNIEnv *env, jclass main)
{
    JavaVM *vm = NULL;
    JNIEnv *same = NULL;
    ok((*env)->GetVersion(env) >= JNI_VERSION_10, "GetVersion");
    ok((*env)->GetJavaVM(env, &vm) == 0 && vm != NULL, "GetJavaVM");
    ok((*vm)->GetEnv(vm, (void **)&same, JNI_VERSION_1_6) == JNI_OK && same == env, "GetEnv");
    pthread_t t;
    void *good;
    pthread_create(&t, NULL, other_thread, vm);
    pthread_join(t, &good);
    ok(*(int *)good, "AttachCurrentThread and DetachCurrentThread");
    pthread_create(&t, NULL, versions_thread, vm);
    pthread_join(t, &good);
    ok(*(int *)good, "AttachCurrentThread: any version of its arguments");
}

JNIEXPORT void JNICALL Java_Main_buffers(JNIEnv *env, jclass main, jobject heap_buffer)
{
    static char memory[100];
    jobject b = (*env)->NewDirectByteBuffer(env, memory, sizeof memory);
    ok(b != NULL, "NewDirectByteBuffer");
    ok((*env)->GetDirectBufferAddress(env, b) == memory, "GetDirectBufferAddress");
    ok((*env)->GetDirectBufferCapacity(env, b) == sizeof memory, "GetDirectBufferCapacity");
    ok((*env)->GetDirectBufferAddress(env, heap_buffer) == NULL, "GetDirectBufferAddress: not direct");
    ok((*env)->GetDirectBufferCapacity(env, heap_buffer) == -1, "GetDirectBufferCapacity: not direct");
    jmethodID put = need_method(env, need_class(env, "java/nio/ByteBuffer"), "put", "(IB)Ljava/nio/ByteBuffer;");
    (*env)->CallObjectMethod(env, b, put, 99, 5);
    jobject nowhere = (*env)->NewDirectByteBuffer(env, NULL, 0);
    ok(nowhere != NULL && (*env)->GetDirectBufferAddress(env, nowhere) == NULL &&
           (*env)->GetDirectBufferCapacity(env, nowhere) == 0,
       "GetDirectBufferCapacity: of nothing at address 0");
    ok(memory[99] == 5, "NewDirectByteBuffer: Java writes into it");
}

JNIEXPORT void JNICALL Java_Main_noBuffers(JNIEnv *env, jclass main)
{
    ok((*env)->NewDirectByteBuffer(env, &count, 4) == NULL, "NewDirectByteBuffer: # SKIP no java.nio.ByteBuffer");
    (*env)->ExceptionClear(env);
    ok((*env)->GetDirectBufferAddress(env, main) == NULL, "GetDirectBufferAddress: # SKIP no java.nio.ByteBuffer");
    ok((*env)->GetDirectBufferCapacity(env, main) == -1, "GetDirectBufferCapacity: # SKIP no java.nio.ByteBuffer");
}
