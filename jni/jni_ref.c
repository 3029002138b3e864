/* jni_ref.c - JNI chapter 4: global, weak and local references, and what kind a reference is. The slots are ref.c's.
 * No locks of its own. Read next: vm/heap/ref.h. */
#include "jni/enter.h"

jint JNICALL jni_PushLocalFrame(JNIEnv *env, jint capacity)
{
    Thread *t = jni_enter(env);
    bool ok = capacity >= 0 && ref_push_explicitly(t, capacity);
    if (!ok && capacity >= 0)
        throw_oom(t, "local references");
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

jobject JNICALL jni_PopLocalFrame(JNIEnv *env, jobject result)
{
    Thread *t = jni_enter(env);
    Object *o = object_of(result);
    ref_pop_explicit(t);
    jobject kept = local_of(t, o);
    jni_leave(t);
    return kept;
}

static __attribute__((noinline)) jint ensure_capacity(JNIEnv *env, jint capacity)
{
    Thread *t = jni_enter_for(env, "jni_EnsureLocalCapacity");
    bool ok = capacity >= 0 && ref_ensure(t, capacity);
    if (!ok && capacity >= 0 && t->exception == NULL)
        throw_oom(t, "local references");
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

jint JNICALL jni_EnsureLocalCapacity(JNIEnv *env, jint capacity)
{
    const Thread *t = thread_of_env(env);
    if (LIKELY(capacity >= 0) && LIKELY(jni_is_at_rest(t)) && LIKELY(!ref_counts_promises(t)))
        return JNI_OK;
    return ensure_capacity(env, capacity);
}

jobject JNICALL jni_NewLocalRef(JNIEnv *env, jobject ref)
{
    Thread *t = jni_enter(env);
    jobject result = local_of(t, object_of(ref));
    jni_leave(t);
    return result;
}

void JNICALL jni_DeleteLocalRef(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    if (obj != NULL)
        ref_delete_local(t, ref_of(obj));
    jni_leave(t);
}

jobject JNICALL jni_NewGlobalRef(JNIEnv *env, jobject lobj)
{
    Thread *t = jni_enter(env);
    Object *o = object_of(lobj);
    jobject result = o != NULL ? (jobject)(void *)ref_global(o) : NULL;
    jni_leave(t);
    return result;
}

void JNICALL jni_DeleteGlobalRef(JNIEnv *env, jobject gref)
{
    Thread *t = jni_enter(env);
    if (gref != NULL)
        ref_delete_global(ref_of(gref));
    jni_leave(t);
}

jweak JNICALL jni_NewWeakGlobalRef(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    Object *o = object_of(obj);
    jweak result = o != NULL ? (jweak)(void *)ref_weak(o) : NULL;
    if (o != NULL && result == NULL)
        throw_oom(t, "native memory for a weak global reference");
    jni_leave(t);
    return result;
}

void JNICALL jni_DeleteWeakGlobalRef(JNIEnv *env, jweak ref)
{
    Thread *t = jni_enter(env);
    if (ref != NULL)
        ref_delete_weak(ref_of(ref));
    jni_leave(t);
}

jboolean JNICALL jni_IsSameObject(JNIEnv *env, jobject obj1, jobject obj2)
{
    Thread *t = jni_enter(env);
    jboolean result = object_of(obj1) == object_of(obj2);
    jni_leave(t);
    return result;
}

jobjectRefType JNICALL jni_GetObjectRefType(JNIEnv *env, jobject obj)
{
    static const jobjectRefType types[] = {[REF_INVALID] = JNIInvalidRefType,
                                           [REF_LOCAL] = JNILocalRefType,
                                           [REF_GLOBAL] = JNIGlobalRefType,
                                           [REF_WEAK] = JNIWeakGlobalRefType};
    Thread *t = jni_enter(env);
    jobjectRefType result = obj != NULL ? types[ref_kind(t, ref_of(obj))] : JNIInvalidRefType;
    jni_leave(t);
    return result;
}
