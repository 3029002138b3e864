/*
 * hook.c - what a class file goes through: the hook of an environment calls InstrumentationImpl.transform, which calls
 * the transformers one after the other.
 *
 *   ClassFileLoadHook(bytes) -> transform(module, loader, name, class, domain, byte[], which) -> byte[] or null
 *
 * A transformer is Java code, and loads classes. Those pass the hook, too, in the same thread, while it is still
 * inside: they are left as they are, or it would never end. The mark for that is kept per thread and agent, in the
 * thread-local storage of the agent's first environment; the second one uses the same mark.
 *
 * The event may be sent while an exception is pending in the thread; it is put aside. What a transformer throws ends in
 * the Java half. What comes out of there all the same is printed, and the class stays as it is.
 *
 * No locks. Read next: natives.c, which switches the hook on and off.
 */
#include "instrument.h"

#include <stdio.h>
#include <string.h>

/* Marks the thread as inside; false if it was. */
static bool enter(const JavaAgent *agent)
{
    jvmtiEnv *ti = agent->plain.ti;
    void *mark = NULL;
    if ((*ti)->GetThreadLocalStorage(ti, NULL, &mark) != JVMTI_ERROR_NONE || mark != NULL) {
        return false;
    }
    return (*ti)->SetThreadLocalStorage(ti, NULL, agent) == JVMTI_ERROR_NONE;
}

static void leave(const JavaAgent *agent)
{
    jvmtiEnv *ti = agent->plain.ti;
    (*ti)->SetThreadLocalStorage(ti, NULL, NULL);
}

/* The named module of a class that is being loaded; NULL for one of the loader's unnamed module, and in a VM without
 * modules. A class that is being redefined has its own. */
static jobject module_of(jvmtiEnv *ti, jclass redefined, jobject loader, const char *name)
{
    jobject module = NULL;
    const char *slash = name != NULL ? strrchr(name, '/') : NULL;
    char package[1024];
    if (redefined != NULL || name == NULL || (slash != NULL && (size_t)(slash - name) >= sizeof package)) {
        return NULL;
    }
    snprintf(package, sizeof package, "%.*s", slash != NULL ? (int)(slash - name) : 0, name);
    return (*ti)->GetNamedModule(ti, loader, package, &module) == JVMTI_ERROR_NONE ? module : NULL;
}

/* The new bytes, in memory of the tool interface; NULL: no change. */
static unsigned char *bytes_take(jvmtiEnv *ti, JNIEnv *jni, jbyteArray array, jint *len)
{
    unsigned char *bytes = NULL;
    *len = (*jni)->GetArrayLength(jni, array);
    if ((*ti)->Allocate(ti, *len > 0 ? *len : 1, &bytes) != JVMTI_ERROR_NONE) {
        return NULL;
    }
    (*jni)->GetByteArrayRegion(jni, array, 0, *len, (jbyte *)bytes);
    return bytes;
}

/* A name that is no modified UTF-8 cannot come from the VM. */
static jbyteArray call_transform(const Hook *hook, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                                 jobject domain, jint len, const unsigned char *bytes)
{
    const JavaAgent *agent = hook->agent;
    jbyteArray array = (*jni)->NewByteArray(jni, len);
    jstring text = name != NULL ? (*jni)->NewStringUTF(jni, name) : NULL;
    if ((*jni)->ExceptionCheck(jni)) {
        return NULL;
    }
    (*jni)->SetByteArrayRegion(jni, array, 0, len, (const jbyte *)bytes);
    jobject module = module_of(agent->plain.ti, redefined, loader, name);
    return (*jni)->CallObjectMethod(jni, agent->instance, agent->transform, module, loader, text, redefined, domain,
                                    array, (jboolean)hook->is_retransforming);
}

void JNICALL hook_class_file(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                             jobject domain, jint len, const unsigned char *bytes, jint *new_len,
                             unsigned char **new_bytes)
{
    Hook *hook = NULL;
    if (jni == NULL || (*ti)->GetEnvironmentLocalStorage(ti, (void **)&hook) != JVMTI_ERROR_NONE || hook == NULL ||
        hook->agent->instance == NULL || !enter(hook->agent)) {
        return;
    }
    jthrowable pending = (*jni)->ExceptionOccurred(jni);
    (*jni)->ExceptionClear(jni);
    jbyteArray made = NULL;
    if ((*jni)->PushLocalFrame(jni, 16) == 0) {
        made = call_transform(hook, jni, redefined, loader, name, domain, len, bytes);
        if ((*jni)->ExceptionCheck(jni)) {
            fprintf(stderr, "Transforming class %s failed:\n", name != NULL ? name : "without a name");
            (*jni)->ExceptionDescribe(jni);
        } else if (made != NULL) {
            *new_bytes = bytes_take(ti, jni, made, new_len);
        }
        (*jni)->PopLocalFrame(jni, NULL);
    }
    (*jni)->ExceptionClear(jni);
    leave(hook->agent);
    if (pending != NULL) {
        (*jni)->Throw(jni, pending);
    }
}
