/* check.c - the agent: puts itself between the VM and every later agent, and asks the parts.
 *
 *   -agentlib:check=OPTIONS -agentlib:other ...        tivm: -Xcheck:jvmti is short for it
 *
 * What is looked for stands in findings.def; README.md has the table. Read next: options.c. */
#include "agents/check/seen.h"
#include <stdlib.h>

static int slot_collect;

static bool on_call(BetweenFrame *call)
{
    seen_agent(call->env, call->caller);
    if (call->number == slot_collect)
        refs_delete_now(); /* what was deleted keeps nothing alive */
    places_before(call);
    use_before(call);
    monitors_before(call);
    return outputs_before(call) && memory_before(call) && refs_before(call);
}

static void on_answer(BetweenFrame *call)
{
    places_after(call);
    use_after(call);
    monitors_after(call);
    memory_after(call);
    refs_after(call);
    later_after(call);
    outputs_after(call);
}

static void on_event(BetweenFrame *event)
{
    refs_callback_before(event);
    later_event(event);
}

static void on_event_end(BetweenFrame *event)
{
    memory_event_after(event);
    refs_callback_after(event);
}

static void on_callback_end(BetweenFrame *callback)
{
    refs_callback_after(callback);
}

static const BetweenHooks hooks = {
    .env_made = use_env_made,
    .before = on_call,
    .after = on_answer,
    .event_before = on_event,
    .event_after = on_event_end,
    .callback_before = refs_callback_before,
    .callback_after = on_callback_end,
};

/* ---- this agent's own events ---- */

static void JNICALL vm_start(jvmtiEnv *own, JNIEnv *jni)
{
    refs_begin();
    seen_start(own, jni);
}

static void JNICALL vm_death(jvmtiEnv *own, JNIEnv *jni)
{
    (void)own;
    later_vm_death(jni);
}

/* Agents may free memory in Agent_OnUnload, which comes after this agent's own; so the end is that of the process. */
static void at_exit(void)
{
    later_end();
    memory_end();
    monitors_end();
    use_end();
    report_end();
}

static jint start(JavaVM *vm, const char *text, bool live)
{
    void *get_env = (void *)(*vm)->GetEnv;
    if (between_stands(vm, JVMTI_VERSION_1_2)) {
        fprintf(stderr, "check: it is there already, and is once in a VM\n");
        return JNI_ERR;
    }
    if (!options_parse(text) || !report_open())
        return JNI_ERR;
    jvmtiEnv *own = between_start(vm, JVMTI_VERSION_1_2, &hooks);
    if (own == NULL)
        return JNI_ERR;
    memory_start(live);
    refs_start(vm, get_env);
    slot_collect = between_slot("ForceGarbageCollection");
    jvmtiEventCallbacks callbacks = {.VMStart = vm_start, .VMDeath = vm_death};
    if ((*own)->SetEventCallbacks(own, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE ||
        (*own)->SetEventNotificationMode(own, JVMTI_ENABLE, JVMTI_EVENT_VM_START, NULL) != JVMTI_ERROR_NONE ||
        (*own)->SetEventNotificationMode(own, JVMTI_ENABLE, JVMTI_EVENT_VM_DEATH, NULL) != JVMTI_ERROR_NONE)
        return JNI_ERR;
    JNIEnv *jni;
    if (live && (*vm)->GetEnv(vm, (void **)&jni, JNI_VERSION_1_2) == JNI_OK)
        vm_start(own, jni);
    return atexit(at_exit) == 0 ? JNI_OK : JNI_ERR;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *text, void *reserved)
{
    (void)reserved;
    return start(vm, text, false);
}

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *text, void *reserved)
{
    (void)reserved;
    return start(vm, text, true);
}
