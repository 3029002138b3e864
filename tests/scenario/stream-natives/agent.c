/*
 * NativeMethodBind tells the addresses of the natives of FileInputStream and FileOutputStream; functions of this file
 * take their places and call them. A stream of "*.virtual" is told by its tag, and its descriptor stays closed.
 */
#include <ctype.h>

#include "scenario.h"

static jvmtiEnv *ti;
static const char story[] = "once upon a time";
static int at;

static void (*real_open)(JNIEnv *, jobject, jstring);
static jint (*real_read)(JNIEnv *, jobject);
static jint (*real_read_bytes)(JNIEnv *, jobject, jbyteArray, jint, jint);
static jint (*real_available)(JNIEnv *, jobject);
static void (*real_write)(JNIEnv *, jobject, jint, jboolean);
static void (*real_write_bytes)(JNIEnv *, jobject, jbyteArray, jint, jint, jboolean);

static int is_virtual(jobject stream)
{
    jlong tag;
    must(ti, (*ti)->GetTag(ti, stream, &tag));
    return tag == 1;
}

static void JNICALL own_open(JNIEnv *jni, jobject stream, jstring path)
{
    const char *text = (*jni)->GetStringUTFChars(jni, path, NULL);
    const char *dot = strrchr(text, '.');
    if (dot == NULL || strcmp(dot, ".virtual") != 0) {
        real_open(jni, stream, path);
    } else if (strstr(text, "refused") != NULL) {
        (*jni)->ThrowNew(jni, (*jni)->FindClass(jni, "java/io/FileNotFoundException"), "by the agent");
    } else {
        must(ti, (*ti)->SetTag(ti, stream, 1));
    }
    (*jni)->ReleaseStringUTFChars(jni, path, text);
}

static jint JNICALL own_read(JNIEnv *jni, jobject stream)
{
    if (!is_virtual(stream))
        return real_read(jni, stream);
    return story[at] != '\0' ? story[at++] : -1;
}

static jint JNICALL own_read_bytes(JNIEnv *jni, jobject stream, jbyteArray to, jint off, jint len)
{
    if (!is_virtual(stream))
        return real_read_bytes(jni, stream, to, off, len);
    jint n = (jint)strlen(story + at);
    if (n > len)
        n = len;
    (*jni)->SetByteArrayRegion(jni, to, off, n, (const jbyte *)story + at);
    at += n;
    return n > 0 ? n : -1;
}

static jint JNICALL own_available(JNIEnv *jni, jobject stream)
{
    return is_virtual(stream) ? (jint)strlen(story + at) : real_available(jni, stream);
}

static void JNICALL own_write(JNIEnv *jni, jobject stream, jint b, jboolean append)
{
    real_write(jni, stream, toupper(b), append);
}

/* The VM's own streams write through here, too: only what the story is made of is changed. */
static void JNICALL own_write_bytes(JNIEnv *jni, jobject stream, jbyteArray from, jint off, jint len, jboolean append)
{
    jbyte part[5];
    if (len <= (jint)sizeof part && at > 1 && at <= (jint)strlen(story)) {
        (*jni)->GetByteArrayRegion(jni, from, off, len, part);
        if (memcmp(part, story + at - len, (size_t)len) == 0) {
            for (jint i = 0; i < len; i++)
                part[i] = (jbyte)toupper(part[i]);
            (*jni)->SetByteArrayRegion(jni, from, off, len, part);
        }
    }
    real_write_bytes(jni, stream, from, off, len, append);
}

static const struct {
    const char *owner, *name, *sig;
    void *own, **real;
} natives[] = {
    {"Ljava/io/FileInputStream;", "open0", "(Ljava/lang/String;)V", (void *)own_open, (void **)&real_open},
    {"Ljava/io/FileInputStream;", "read0", "()I", (void *)own_read, (void **)&real_read},
    {"Ljava/io/FileInputStream;", "readBytes", "([BII)I", (void *)own_read_bytes, (void **)&real_read_bytes},
    {"Ljava/io/FileInputStream;", "available0", "()I", (void *)own_available, (void **)&real_available},
    {"Ljava/io/FileOutputStream;", "write", "(IZ)V", (void *)own_write, (void **)&real_write},
    {"Ljava/io/FileOutputStream;", "writeBytes", "([BIIZ)V", (void *)own_write_bytes, (void **)&real_write_bytes},
};

static void JNICALL bound(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method, void *address, void **own)
{
    char *name, *sig, *owner;
    jclass c;
    (void)env, (void)jni, (void)thread;
    if ((*ti)->GetMethodName(ti, method, &name, &sig, NULL) == JVMTI_ERROR_WRONG_PHASE)
        return; /* some VMs send it for their first classes, when nothing can be asked yet */
    must(ti, (*ti)->GetMethodDeclaringClass(ti, method, &c));
    must(ti, (*ti)->GetClassSignature(ti, c, &owner, NULL));
    for (size_t i = 0; i < sizeof natives / sizeof *natives; i++) {
        if (strcmp(owner, natives[i].owner) == 0 && strcmp(name, natives[i].name) == 0 &&
            strcmp(sig, natives[i].sig) == 0) {
            *natives[i].real = address;
            *own = natives[i].own;
        }
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)options, (void)reserved;
    ti = new_env(vm);
    jvmtiCapabilities wanted = {.can_generate_native_method_bind_events = 1, .can_tag_objects = 1};
    must(ti, (*ti)->AddCapabilities(ti, &wanted));
    jvmtiEventCallbacks callbacks = {.NativeMethodBind = bound};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_NATIVE_METHOD_BIND, NULL));
    return 0;
}
