#include "scenario.h"

static const char *what;

static int is(const char *name)
{
    return strcmp(what, name) == 0;
}

static void use_capabilities(jvmtiEnv *ti)
{
    jlong tag;
    jthread thread;
    must(ti, (*ti)->GetCurrentThread(ti, &thread));
    if (!is("capability"))
        must(ti, (*ti)->GetTag(ti, thread, &tag));
}

/* The outputs of a call that has failed: a good agent leaves them alone. */
static void use_outputs(jvmtiEnv *ti)
{
    char *signature = NULL;
    jclass c = NULL;
    jint status;
    jvmtiError error = (*ti)->GetClassSignature(ti, NULL, &signature, NULL);
    if (error == JVMTI_ERROR_NONE || is("output"))
        (*ti)->Deallocate(ti, (unsigned char *)signature);
    error = (*ti)->GetMethodDeclaringClass(ti, NULL, &c);
    if (error == JVMTI_ERROR_NONE || is("output-reference"))
        say("refused: %s", (*ti)->GetClassStatus(ti, c, &status) != JVMTI_ERROR_NONE ? "yes" : "no");
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)jni, (void)thread;
    use_capabilities(ti);
    use_outputs(ti);
}

static void JNICALL thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti, (void)jni, (void)thread;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    what = strdup(options);
    jvmtiEnv *ti = new_env(vm);
    for (int i = 0; i < 40; i++) {
        jvmtiEnv *other = new_env(vm);
        if (!is("environments"))
            must(other, (*other)->DisposeEnvironment(other));
    }
    jvmtiCapabilities caps = {.can_tag_objects = 1, .can_get_source_file_name = is("capability")};
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    jvmtiEventCallbacks callbacks = {.VMInit = vm_init, .ThreadEnd = is("event") ? NULL : thread_end};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    on(ti, JVMTI_EVENT_VM_INIT);
    if (!is("callback"))
        on(ti, JVMTI_EVENT_THREAD_END);
    return JNI_OK;
}
