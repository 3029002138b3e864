/* What JNI makes of classes and loaders of which there are weak references only. A collection may have taken them
 * before, which is told in the same way as that they were used. */
#include "scenario.h"

static jweak weak_of(JNIEnv *jni, jclass main, const char *name, const char *type)
{
    jobject o = (*jni)->CallStaticObjectMethod(jni, main, (*jni)->GetStaticMethodID(jni, main, name, type));
    jweak w = (*jni)->NewWeakGlobalRef(jni, o);
    (*jni)->DeleteLocalRef(jni, o);
    return w;
}

/* fits: what was made is right; or there is nothing, and the exception says that the weak reference was clear. */
static jboolean is_right(JNIEnv *jni, jboolean fits)
{
    jthrowable e = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    jclass npe = (*jni)->FindClass(jni, "java/lang/NullPointerException");
    return e == NULL ? fits : (*jni)->IsInstanceOf(jni, e, npe);
}

/* An array type's signature, or a class's, is looked at through the class itself. */
static jboolean is_of(JNIEnv *jni, jobject o, jweak c)
{
    if (o == NULL) {
        return JNI_FALSE;
    }
    jclass type = (*jni)->GetObjectClass(jni, o);
    jmethodID name = (*jni)->GetMethodID(jni, (*jni)->GetObjectClass(jni, type), "getName", "()Ljava/lang/String;");
    jstring text = (*jni)->CallObjectMethod(jni, type, name);
    const char *chars = (*jni)->GetStringUTFChars(jni, text, NULL);
    jboolean right = strstr(chars, "Main$Guest") != NULL && (c == NULL || (*jni)->IsSameObject(jni, type, c));
    (*jni)->ReleaseStringUTFChars(jni, text, chars);
    return right;
}

JNIEXPORT jboolean JNICALL Java_Main_object(JNIEnv *jni, jclass main)
{
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    return is_right(jni, is_of(jni, (*jni)->AllocObject(jni, c), c));
}

JNIEXPORT jboolean JNICALL Java_Main_array(JNIEnv *jni, jclass main)
{
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    return is_right(jni, is_of(jni, (*jni)->NewObjectArray(jni, 3, c, NULL), NULL));
}

JNIEXPORT jboolean JNICALL Java_Main_constructor(JNIEnv *jni, jclass main)
{
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    jmethodID m = (*jni)->GetMethodID(jni, c, "<init>", "()V");
    return is_right(jni, m != NULL && is_of(jni, (*jni)->NewObject(jni, c, m), c));
}

JNIEXPORT jboolean JNICALL Java_Main_define(JNIEnv *jni, jclass main, jbyteArray bytes)
{
    jweak loader = weak_of(jni, main, "loader", "()Ljava/lang/ClassLoader;");
    jsize len = (*jni)->GetArrayLength(jni, bytes);
    jbyte *b = (*jni)->GetByteArrayElements(jni, bytes, NULL);
    jclass c = (*jni)->DefineClass(jni, NULL, loader, b, len);
    (*jni)->ReleaseByteArrayElements(jni, bytes, b, JNI_ABORT);
    return is_right(jni, c != NULL && is_of(jni, (*jni)->AllocObject(jni, c), c));
}

JNIEXPORT jboolean JNICALL Java_Main_raise(JNIEnv *jni, jclass main)
{
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    jint result = (*jni)->ThrowNew(jni, c, "message");
    jthrowable e = (*jni)->ExceptionOccurred(jni);
    if (result != JNI_OK) {
        return is_right(jni, JNI_FALSE);
    }
    (*jni)->ExceptionClear(jni);
    return is_of(jni, e, c);
}

/* The class of the method, which keeps it. */
static jboolean declares(JNIEnv *jni, jobject method, jweak c)
{
    jclass type = (*jni)->GetObjectClass(jni, method);
    jmethodID get = (*jni)->GetMethodID(jni, type, "getDeclaringClass", "()Ljava/lang/Class;");
    jobject declaring = (*jni)->CallObjectMethod(jni, method, get);
    return !(*jni)->IsSameObject(jni, c, NULL) && (*jni)->IsSameObject(jni, c, declaring);
}

JNIEXPORT jboolean JNICALL Java_Main_reflect(JNIEnv *jni, jclass main)
{
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    jmethodID m = (*jni)->GetMethodID(jni, c, "first", "()V");
    jobject method = m != NULL ? (*jni)->ToReflectedMethod(jni, c, m, JNI_FALSE) : NULL;
    return is_right(jni, method != NULL && declares(jni, method, c));
}

static jvmtiEnv *agent;
static int bound;

/* Everything that can go does, while RegisterNatives is half done. */
static void JNICALL on_bind(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, void *address,
                            void **new_address)
{
    must(ti, (*ti)->ForceGarbageCollection(ti));
    bound++;
}

static void JNICALL implementation(JNIEnv *jni, jobject self)
{
}

JNIEXPORT jboolean JNICALL Java_Main_register(JNIEnv *jni, jclass main)
{
    JNINativeMethod methods[] = {{"first", "()V", (void *)implementation}, {"second", "()V", (void *)implementation}};
    jweak c = weak_of(jni, main, "guest", "()Ljava/lang/Class;");
    on(agent, JVMTI_EVENT_NATIVE_METHOD_BIND);
    jint result = (*jni)->RegisterNatives(jni, c, methods, 2);
    off(agent, JVMTI_EVENT_NATIVE_METHOD_BIND);
    return is_right(jni, result == JNI_OK && bound == 2);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.NativeMethodBind = on_bind};
    jvmtiCapabilities caps = {.can_generate_native_method_bind_events = 1};
    agent = new_env(vm);
    must(agent, (*agent)->AddCapabilities(agent, &caps));
    must(agent, (*agent)->SetEventCallbacks(agent, &callbacks, sizeof callbacks));
    return JNI_OK;
}
