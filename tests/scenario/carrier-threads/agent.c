/* Asks the two functions by their ids, as test frameworks do, and compares what they say of each other. */
#include "scenario.h"

static jvmtiEnv *ti, *poor;
static jvmtiExtensionFunction get_virtual, get_carrier;

/* NULL, or which of them it is. */
static const char *which(JNIEnv *jni, jthread answer, jthread virtual)
{
    if (answer == NULL)
        return "null";
    if ((*jni)->IsSameObject(jni, answer, virtual))
        return "the virtual one";
    return (*jni)->IsVirtualThread(jni, answer) ? "another virtual one" : "a platform thread";
}

static void ask_carrier(JNIEnv *jni, const char *when, jthread asked, jthread virtual)
{
    jthread carrier = NULL, back = NULL;
    jvmtiError error = get_carrier(ti, asked, &carrier);
    if (error != JVMTI_ERROR_NONE) {
        say("%s: carrier: %s", when, name_of(ti, error));
        return;
    }
    say("%s: carrier: %s", when, which(jni, carrier, virtual));
    if (carrier == NULL)
        return;
    must(ti, get_virtual(ti, carrier, &back));
    say("%s: carries: %s", when, which(jni, back, virtual));
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c, jstring when, jthread virtual)
{
    const char *text = (*jni)->GetStringUTFChars(jni, when, NULL);
    (void)c;
    ask_carrier(jni, text, virtual, virtual);
    (*jni)->ReleaseStringUTFChars(jni, when, text);
}

JNIEXPORT jboolean JNICALL Java_Main_isCarried(JNIEnv *jni, jclass c, jthread virtual)
{
    jthread carrier;
    (void)c;
    must(ti, get_carrier(ti, virtual, &carrier));
    jboolean carried = carrier != NULL;
    (*jni)->DeleteLocalRef(jni, carrier);
    return carried;
}

JNIEXPORT void JNICALL Java_Main_askFromIt(JNIEnv *jni, jclass c, jthread virtual)
{
    jthread carrier, again, on_it = NULL;
    jvmtiThreadInfo info;
    (void)c;
    ask_carrier(jni, "current", NULL, virtual);
    must(ti, get_carrier(ti, virtual, &carrier));
    must(ti, get_carrier(ti, virtual, &again));
    say("the same again: %d", (*jni)->IsSameObject(jni, carrier, again));
    must(ti, (*ti)->GetThreadInfo(ti, carrier, &info));
    say("a daemon: %d, named: %d", info.is_daemon, info.name[0] != '\0');
    jvmtiError error = get_virtual(ti, NULL, &on_it);
    say("virtual, of current: %s %s", name_of(ti, error), which(jni, on_it, virtual));
    say("virtual, of a virtual: %s", name_of(ti, get_virtual(ti, virtual, &on_it)));
    say("no place: %s %s", name_of(ti, get_carrier(ti, virtual, NULL)), name_of(ti, get_virtual(ti, carrier, NULL)));
    say("without the capability: %s %s", name_of(ti, get_carrier(poor, virtual, &again)),
        name_of(ti, get_virtual(poor, carrier, &again)));
    jint state;
    must(ti, (*ti)->GetThreadState(ti, carrier, &state));
    say("alive: %d", (state & JVMTI_THREAD_STATE_ALIVE) != 0);
}

JNIEXPORT void JNICALL Java_Main_askOthers(JNIEnv *jni, jclass c, jthread fresh, jobject no_thread)
{
    jthread main, answer = NULL;
    (void)c;
    must(ti, (*ti)->GetCurrentThread(ti, &main));
    say("carrier, of a platform thread: %s", name_of(ti, get_carrier(ti, main, &answer)));
    say("carrier, of current: %s", name_of(ti, get_carrier(ti, NULL, &answer)));
    say("carrier, of no thread: %s", name_of(ti, get_carrier(ti, no_thread, &answer)));
    say("virtual, of a platform thread: %s %s", name_of(ti, get_virtual(ti, main, &answer)), which(jni, answer, NULL));
    say("virtual, of current: %s %s", name_of(ti, get_virtual(ti, NULL, &answer)), which(jni, answer, NULL));
    say("virtual, of no thread: %s", name_of(ti, get_virtual(ti, no_thread, &answer)));
    say("virtual, of one not started: %s", name_of(ti, get_virtual(ti, fresh, &answer)));
}

static void find(void)
{
    jint count;
    jvmtiExtensionFunctionInfo *list;
    must(ti, (*ti)->GetExtensionFunctions(ti, &count, &list));
    for (jint i = 0; i < count; i++) {
        jvmtiExtensionFunctionInfo *f = &list[i];
        int is_virtual = strcmp(f->id, "com.sun.hotspot.functions.GetVirtualThread") == 0;
        if (!is_virtual && strcmp(f->id, "com.sun.hotspot.functions.GetCarrierThread") != 0)
            continue;
        *(is_virtual ? &get_virtual : &get_carrier) = f->func;
        say("%s", f->id);
        for (jint k = 0; k < f->param_count; k++)
            say("  parameter: kind %d, type %d", f->params[k].kind, f->params[k].base_type);
        for (jint k = 0; k < f->error_count; k++)
            say("  error %s", name_of(ti, f->errors[k]));
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {.can_support_virtual_threads = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    poor = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    find();
    return JNI_OK;
}
