/* trace.c - the agent: it starts before the others, and writes what is left when the process ends.
 *
 * Read the README, then options.c, filter.c, show.c, value.c. */
#include "agents/trace/trace.h"
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

JavaVM *java_vm;
static atomic_bool writing; /* the file is open, and has not got its end */

/* ---- hooks ---- */

static bool before(BetweenFrame *call)
{
    show_before(call);
    return true;
}

static void after(BetweenFrame *call)
{
    static _Atomic int create, redefine;
    if (create == 0) {
        redefine = between_slot("RedefineClasses");
        create = between_slot("CreateRawMonitor");
    }
    if (call->error == JVMTI_ERROR_NONE && call->number == create)
        monitor_named(*(jrawMonitorID *)call->value[1].p, call->value[0].p);
    if (call->error == JVMTI_ERROR_NONE && call->number == redefine && options.classes != NULL)
        classes_redefined(call);
    show_after(call);
}

static void event_after(BetweenFrame *event)
{
    if (event->number == JVMTI_EVENT_CLASS_FILE_LOAD_HOOK && options.classes != NULL)
        classes_hooked(event);
    show_after(event);
}

/* Of heap walks only the number of callbacks is told: there are as many as there are objects. */
static void callback_before(BetweenFrame *callback)
{
    if (callback->what == BETWEEN_AGENT_THREAD)
        show_before(callback);
    else
        summary_callback();
}

static void callback_after(BetweenFrame *callback)
{
    if (callback->what == BETWEEN_AGENT_THREAD)
        show_after(callback);
}

static const BetweenHooks hooks = {
    .env_made = env_named,
    .before = before,
    .after = after,
    .event_before = show_before,
    .event_after = event_after,
    .callback_before = callback_before,
    .callback_after = callback_after,
    .extension_before = show_before,
    .extension_after = show_after,
};

/* ---- our own events ---- */

/* The VM is in the live phase: it has come there, or we are attached. */
static void live(jvmtiEnv *ti, JNIEnv *jni)
{
    if (options.classes != NULL)
        classes_home(ti);
    states_start(jni);
}

static void JNICALL vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)thread;
    live(ti, jni);
}

static void JNICALL vm_death(jvmtiEnv *ti, JNIEnv *jni)
{
    (void)ti, (void)jni;
    states_stop();
    ring_resolve();
}

static void method_slice(jmethodID method, char phase)
{
    JNIEnv *jni;
    Reach reach = reach_now(&jni);
    Values v = {&(BetweenParam){.kind = BETWEEN_METHOD, .way = BETWEEN_IN}, &(BetweenValue){.p = method}, 1, reach,
                jni};
    const char *name = method_name(reach, method);
    if (name != NULL && (!filter_has_classes() || values_class_wanted(&v)))
        show_slice(who_now(reach, jni)->number, phase, "method", name, now_ns());
}

static void JNICALL method_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)ti, (void)jni, (void)thread;
    method_slice(method, 'B');
}

static void JNICALL method_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean popped,
                                jvalue value)
{
    (void)ti, (void)jni, (void)thread, (void)popped, (void)value;
    method_slice(method, 'E');
}

static bool events_on(jvmtiEnv *ti)
{
    jvmtiEventCallbacks callbacks = {
        .VMInit = vm_init, .VMDeath = vm_death, .MethodEntry = method_entry, .MethodExit = method_exit};
    jvmtiCapabilities lines = {.can_get_line_numbers = 1};
    jvmtiCapabilities methods = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1};
    static const jvmtiEvent always[] = {JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_DEATH};
    static const jvmtiEvent of_methods[] = {JVMTI_EVENT_METHOD_ENTRY, JVMTI_EVENT_METHOD_EXIT};
    (*ti)->AddCapabilities(ti, &lines); /* without it methods are told without lines */
    bool ok = (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks) == JVMTI_ERROR_NONE;
    for (size_t i = 0; i < COUNT_OF(always); i++)
        ok = ok && (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, always[i], NULL) == JVMTI_ERROR_NONE;
    if (ok && options.methods) {
        ok = (*ti)->AddCapabilities(ti, &methods) == JVMTI_ERROR_NONE;
        for (size_t i = 0; ok && i < COUNT_OF(of_methods); i++)
            ok = (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, of_methods[i], NULL) == JVMTI_ERROR_NONE;
        if (!ok)
            fprintf(stderr, "trace: this VM does not tell of methods now: methods=y\n");
    }
    return ok;
}

/* ---- life ---- */

/* What is to be written at the end. Other agents may still call; their lines are dropped from here on. */
__attribute__((destructor)) static void finish(void)
{
    if (!atomic_exchange(&writing, false))
        return;
    ring_write();
    summary_write();
    show_end();
    out_close();
    if (options.classes != NULL)
        classes_index();
}

static jint start(JavaVM *vm, char *text)
{
    if (between_stands(vm, JVMTI_VERSION_1_2)) {
        fprintf(stderr, "trace: it is there already, and is once in a VM\n");
        return JNI_ERR;
    }
    finish(); /* an earlier VM of this process */
    if (!options_read(text) || !out_open() || !ring_open() || (options.classes != NULL && !classes_open()))
        return JNI_ERR;
    java_vm = vm;
    jvmtiEnv *ti = between_start(vm, JVMTI_VERSION_1_2, &hooks);
    if (ti == NULL) {
        fprintf(stderr, "trace: this VM has no tool interface\n");
        return JNI_ERR;
    }
    show_start();
    atomic_store(&writing, true);
    return events_on(ti) ? JNI_OK : JNI_ERR;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *text, void *reserved)
{
    (void)reserved;
    return start(vm, text);
}

/* Agents that come after us are watched; those that are there have the VM's functions. */
JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *text, void *reserved)
{
    JNIEnv *jni;
    (void)reserved;
    if (start(vm, text) != JNI_OK || (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_6) != JNI_OK)
        return JNI_ERR;
    live(between_own(), jni);
    return JNI_OK;
}
