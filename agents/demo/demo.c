/*
 * demo: the agent to read first. It watches a Java program through the JVM Tool Interface and tells, beside the
 * program's own output, of its classes, its threads, its exceptions and its end. Run it with `make demo`.
 *
 * Every agent has these four parts; read them from the bottom up:
 *   1. Agent_OnLoad    called before there is any Java: get an environment, add capabilities, switch events on;
 *   2. the callbacks   called by the VM in the thread where something happens;
 *   3. questions       the functions of the environment, *ti, which a callback may call to learn more;
 *   4. clean-up        what a function allocated for us goes back with Deallocate.
 * Objects are handed in as JNI local references: good until the callback returns. One that must live longer
 * (`app_loader`) is made a global reference.
 */
#include <jvmti.h>
#include <stdio.h>

#pragma GCC diagnostic ignored "-Wunused-parameter" /* a callback has the parameters that the event has */

static jobject app_loader; /* the class loader of the program; written once in vm_init, before any other event */

static void say(jvmtiEnv *ti, const char *what, char *name, const char *more)
{
    printf("[demo] %s %s%s\n", what, name ? name : "", more);
    fflush(stdout);
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

/* A class is the program's own if the application's loader defined it: this leaves out the class library. */
static int is_programs_own(jvmtiEnv *ti, JNIEnv *jni, jclass c)
{
    jobject loader = NULL;
    (*ti)->GetClassLoader(ti, c, &loader);
    return loader != NULL && (*jni)->IsSameObject(jni, loader, app_loader);
}

static void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass c)
{
    char *signature = NULL;
    if (is_programs_own(ti, jni, c) && (*ti)->GetClassSignature(ti, c, &signature, NULL) == JVMTI_ERROR_NONE) {
        say(ti, "class", signature, "");
    }
}

static void say_thread(jvmtiEnv *ti, jthread thread, const char *what)
{
    jvmtiThreadInfo info;
    if ((*ti)->GetThreadInfo(ti, thread, &info) == JVMTI_ERROR_NONE) {
        say(ti, what, info.name, info.is_daemon ? " (daemon)" : "");
    }
}

static void JNICALL thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    say_thread(ti, thread, "thread start");
}

static void JNICALL thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    say_thread(ti, thread, "thread end");
}

static void JNICALL exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at, jobject thrown,
                              jmethodID catcher, jlocation catch_at)
{
    jclass c;
    char *signature = NULL, *name = NULL, where[200];
    if ((*ti)->GetMethodDeclaringClass(ti, method, &c) != JVMTI_ERROR_NONE || !is_programs_own(ti, jni, c) ||
        (*ti)->GetMethodName(ti, method, &name, NULL, NULL) != JVMTI_ERROR_NONE) {
        return;
    }
    snprintf(where, sizeof where, " in %s, %s", name, catcher ? "caught" : "not caught");
    (*ti)->Deallocate(ti, (unsigned char *)name);
    (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, thrown), &signature, NULL);
    say(ti, "exception", signature, where);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/ClassLoader");
    jmethodID get = (*jni)->GetStaticMethodID(jni, c, "getSystemClassLoader", "()Ljava/lang/ClassLoader;");
    jobject loader = (*jni)->CallStaticObjectMethod(jni, c, get);
    if ((*jni)->ExceptionCheck(jni)) {
        return; /* the VM prints it */
    }
    app_loader = (*jni)->NewGlobalRef(jni, loader);
    say_thread(ti, thread, "the VM is ready, the first thread is");
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_EXCEPTION, NULL);
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    say(ti, "the VM ends", NULL, "");
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiCapabilities wanted = {.can_generate_exception_events = 1};
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init,
                                     .VMDeath = vm_death,
                                     .ClassPrepare = class_prepare,
                                     .ThreadStart = thread_start,
                                     .ThreadEnd = thread_end,
                                     .Exception = exception};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK ||
        (*ti)->AddCapabilities(ti, &wanted) != JVMTI_ERROR_NONE ||
        (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE ||
        (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL) != JVMTI_ERROR_NONE ||
        (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL) != JVMTI_ERROR_NONE) {
        return JNI_ERR; /* the VM stops with a message */
    }
    return JNI_OK;
}
