/* extension.c - what a JVM offers beyond JVMTI, found by the ids of its extension functions and events.
 *
 * tivm has all that are named here, and any agent can use them; they are described in its reference page. Where one is
 * missing its member of `beyond` is NULL or false, and the room that wanted it does without: README.md says how.
 * No lock: filled in once. Read next: ids.c, collector.c, monitors.c. */
#include "bridge.h"

#include <string.h>

Extensions beyond;

static const struct {
    const char *id;
    size_t member;
} functions[] = {
    {"tivm.functions.DisableCollection", offsetof(Extensions, disable_collection)},
    {"tivm.functions.EnableCollection", offsetof(Extensions, enable_collection)},
    {"tivm.functions.UseAddressTags", offsetof(Extensions, use_address_tags)},
    {"tivm.functions.ThreadJNIEnv", offsetof(Extensions, thread_env)},
    {"tivm.functions.LastCollection", offsetof(Extensions, last_collection)},
    {"tivm.functions.StackSlot", offsetof(Extensions, stack_slot)},
    {"tivm.functions.GlobalReferences", offsetof(Extensions, global_references)},
    {"tivm.functions.NativeRoots", offsetof(Extensions, native_roots)},
};

static void function_found(const jvmtiExtensionFunctionInfo *f)
{
    for (size_t i = 0; i < COUNT_OF(functions); i++)
        if (strcmp(f->id, functions[i].id) == 0)
            memcpy((char *)&beyond + functions[i].member, &f->func, sizeof f->func);
}

static void params_free(jvmtiParamInfo *params, jint count)
{
    for (jint i = 0; i < count; i++)
        ti_free(params[i].name);
    ti_free(params);
}

static void functions_find(void)
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *list = NULL;
    if ((*ti)->GetExtensionFunctions(ti, &count, &list) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        function_found(&list[i]);
        ti_free(list[i].id);
        ti_free(list[i].short_description);
        params_free(list[i].params, list[i].param_count);
        ti_free(list[i].errors);
    }
    ti_free(list);
}

/* The index of an extension event; 0 if there is none. */
static jint event_find(const char *id)
{
    jint count = 0, found = 0;
    jvmtiExtensionEventInfo *list = NULL;
    if ((*ti)->GetExtensionEvents(ti, &count, &list) != JVMTI_ERROR_NONE)
        return 0;
    for (jint i = 0; i < count; i++) {
        if (strcmp(list[i].id, id) == 0)
            found = list[i].extension_event_index;
        ti_free(list[i].id);
        ti_free(list[i].short_description);
        params_free(list[i].params, list[i].param_count);
    }
    ti_free(list);
    return found;
}

void extensions_find(void)
{
    functions_find();
    beyond.collection_events = event_find("tivm.events.CollectionStart") != 0;
    beyond.monitor_exit_event = event_find("tivm.events.MonitorContendedExit") != 0;
    beyond.sleep_events = event_find("tivm.events.ThreadSleep") != 0;
}

void extension_listen(jvmtiEnv *env, const char *id, void *callback)
{
    jint index = event_find(id);
    jvmtiExtensionEvent call;
    memcpy(&call, &callback, sizeof call);
    if (index != 0)
        (*env)->SetExtensionEventCallback(env, index, call);
}
