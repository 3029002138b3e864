/* jni_monitor.c - JNI chapter 4: monitors, and the small functions that belong nowhere else.
 * A monitor entered here is recorded without a frame and released when the thread detaches.
 * What of Java code's monitors native code leaves, though it must not: monitor.c. Read next:
 * vm/thread/monitor.h. */
#include "jni/enter.h"

jint JNICALL jni_MonitorEnter(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    Object *o = need_object(t, obj);
    bool ok = o != NULL && monitor_enter_by_native(t, o);
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

jint JNICALL jni_MonitorExit(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    Object *o = need_object(t, obj);
    u4 gone;
    bool ok = o != NULL && monitor_exit_by_native(t, o, &gone);
    if (ok)
        frame_lock_gone(t, gone);
    jni_leave(t);
    return ok ? JNI_OK : JNI_ERR;
}

jint JNICALL jni_GetJavaVM(JNIEnv *env UNUSED, JavaVM **vm)
{
    if (vm == NULL)
        return JNI_EINVAL;
    *vm = &jni_vm;
    return JNI_OK;
}

/* Virtual threads are the instances of java.lang.VirtualThread and below. */
jboolean JNICALL jni_IsVirtualThread(JNIEnv *env, jobject obj)
{
    Thread *t = jni_enter(env);
    Object *o = object_of(obj);
    Class *v = loader_find_loaded(boot_loader, symbol_of_cstr("java/lang/VirtualThread"));
    jboolean result = o != NULL && v != NULL && class_is_subclass(object_class(o), v);
    jni_leave(t);
    return result;
}
