/* Keeps the JNIEnv of main (from VMInit), of a thread of Java that ends, and of one that detaches; uses one of them. */
#include <pthread.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "scenario.h"

static const char *what;
static JavaVM *jvm;
static JNIEnv *of_main, *of_ended, *of_detached;
static pid_t ended; /* the system's number of the thread that ends */

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static void use_it(JNIEnv *jni)
{
    say("found: %d", (*jni)->FindClass(jni, "java/lang/Object") != NULL);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti, (void)thread;
    of_main = jni;
}

static void attach(JNIEnv **jni)
{
    if ((*jvm)->AttachCurrentThread(jvm, (void **)jni, NULL) != JNI_OK)
        abort();
}

static void *detaches(void *arg)
{
    JNIEnv *again;
    attach(&of_detached);
    (*jvm)->DetachCurrentThread(jvm);
    if (is("detached-itself"))
        use_it(of_detached);
    attach(&again);
    use_it(again);
    if (is("attached-again"))
        use_it(of_detached);
    (*jvm)->DetachCurrentThread(jvm);
    return arg;
}

JNIEXPORT void JNICALL Java_Main_keep(JNIEnv *jni, jclass c)
{
    (void)c;
    of_ended = jni;
    ended = (pid_t)syscall(SYS_gettid);
}

/* Thread.join returns a little earlier. */
static void wait_until_it_is_gone(void)
{
    while (syscall(SYS_tgkill, getpid(), ended, 0) == 0)
        usleep(1000);
}

JNIEXPORT void JNICALL Java_Main_use(JNIEnv *jni, jclass c)
{
    pthread_t thread;
    (void)jni, (void)c;
    if (pthread_create(&thread, NULL, detaches, NULL) != 0)
        abort();
    pthread_join(thread, NULL);
    if (is("version"))
        say("a version: %d", (*of_detached)->GetVersion(of_detached) >= JNI_VERSION_1_8);
    if (is("detached"))
        use_it(of_detached);
    wait_until_it_is_gone();
    if (is("ended"))
        use_it(of_ended);
}

JNIEXPORT void JNICALL Agent_OnUnload(JavaVM *vm)
{
    JNIEnv *jni;
    if (is("unload"))
        use_it(of_main);
    if (is("unload") && (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_6) == JNI_OK)
        use_it(jni);
    if (is("unload-ended"))
        use_it(of_ended);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    jvm = vm;
    what = strdup(options);
    jvmtiEnv *ti = new_env(vm);
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    return JNI_OK;
}
