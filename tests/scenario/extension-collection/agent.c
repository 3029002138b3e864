/*
 * Uses each extension that there is as its description says, and tells what was wrong.
 */
#include "scenario.h"

static jvmtiEnv *ti, *by_address;
static jvmtiExtensionFunction disable, enable, last, address_tags, references, thread_env, stack_slot, native_roots;
static int wrong, starts, ends, stopped_starts, stopped_ends, sleeps, slept, exits, all_there, dead_seen, free_seen,
    held;
static volatile int blocked;
static jlong forgotten;
static jobject watched; /* the monitor that the program contends for */

static void expect(const char *what, int ok)
{
    if (!ok) {
        say("wrong: %s", what);
        wrong++;
    }
}

/* Whether this collection has begun in the live phase: earlier ones are told by the extensions only. */
static int counted;

static void JNICALL collection_start(jvmtiEnv *env, ...)
{
    jvmtiPhase phase;
    counted = (*env)->GetPhase(env, &phase) == 0 && phase == JVMTI_PHASE_LIVE;
    if (!counted)
        return;
    starts++;
    expect("a collection while it is held off", !held);
    expect("it begins before the world stops", starts == stopped_starts + 1);
}

static void JNICALL collection_end(jvmtiEnv *env, ...)
{
    if (!counted)
        return;
    ends++;
    expect("it ends when the world runs", ends == stopped_ends);
    (void)env;
}

static void JNICALL gc_start(jvmtiEnv *env)
{
    stopped_starts += counted;
    (void)env;
}

static void JNICALL gc_finish(jvmtiEnv *env)
{
    jlong objects = 0, bytes = 0, total = 0;
    stopped_ends += counted;
    if (last != NULL)
        expect("figures",
               last(env, &objects, &bytes, &total) == 0 && objects > 100 && bytes > objects && total >= bytes);
}

static void JNICALL object_dead(jvmtiEnv *env, ...)
{
    va_list args;
    va_start(args, env);
    jlong tag = va_arg(args, jlong);
    va_end(args);
    dead_seen += forgotten != 0 && tag == forgotten;
}

/* The same, by the event of the specification. */
static void JNICALL object_free(jvmtiEnv *env, jlong tag)
{
    free_seen += forgotten != 0 && tag == forgotten;
    (void)env;
}

static void JNICALL sleep_begins(jvmtiEnv *env, ...)
{
    va_list args;
    va_start(args, env);
    expect("a JNIEnv", va_arg(args, JNIEnv *) != NULL);
    sleeps += va_arg(args, jlong) == 1;
    va_end(args);
}

static void JNICALL sleep_ended(jvmtiEnv *env, ...)
{
    slept++;
    (void)env;
}

/* The library's own monitors and those of threads are contended, too, at times. */
static void JNICALL monitor_left(jvmtiEnv *env, ...)
{
    va_list args;
    va_start(args, env);
    JNIEnv *jni = va_arg(args, JNIEnv *);
    exits += (*jni)->IsSameObject(jni, va_arg(args, jobject), watched);
    va_end(args);
}

static void JNICALL contended(jvmtiEnv *env, JNIEnv *jni, jthread thread, jobject o)
{
    if ((*jni)->IsSameObject(jni, o, watched))
        blocked = 1;
    (void)env, (void)thread;
}

static void params_free(jvmtiParamInfo *params, jint count)
{
    for (jint i = 0; i < count; i++)
        drop(ti, params[i].name);
    drop(ti, params);
}

static void functions_find(void)
{
    static const struct {
        const char *id;
        jvmtiExtensionFunction *to;
    } wanted[] = {
        {"tivm.functions.DisableCollection", &disable},   {"tivm.functions.EnableCollection", &enable},
        {"tivm.functions.LastCollection", &last},         {"tivm.functions.UseAddressTags", &address_tags},
        {"tivm.functions.GlobalReferences", &references}, {"tivm.functions.ThreadJNIEnv", &thread_env},
        {"tivm.functions.StackSlot", &stack_slot},        {"tivm.functions.NativeRoots", &native_roots},
    };
    jint count;
    jvmtiExtensionFunctionInfo *list;
    must(ti, (*ti)->GetExtensionFunctions(ti, &count, &list));
    for (jint i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof wanted / sizeof wanted[0]; k++)
            if (strcmp(list[i].id, wanted[k].id) == 0)
                *wanted[k].to = list[i].func, all_there++;
    for (jint i = 0; i < count; i++) {
        params_free(list[i].params, list[i].param_count);
        drop(ti, list[i].errors);
        drop(ti, list[i].short_description);
        drop(ti, list[i].id);
    }
    drop(ti, list);
    expect("all or none of them", all_there == 0 || all_there == sizeof wanted / sizeof wanted[0]);
}

static void events_listen(jvmtiEnv *env, int dead_only)
{
    static const struct {
        const char *id;
        jvmtiExtensionEvent call;
    } wanted[] = {
        {"tivm.events.ObjectDead", object_dead},       {"tivm.events.CollectionStart", collection_start},
        {"tivm.events.CollectionEnd", collection_end}, {"tivm.events.ThreadSleep", sleep_begins},
        {"tivm.events.ThreadSlept", sleep_ended},      {"tivm.events.MonitorContendedExit", monitor_left},
    };
    jint count;
    jvmtiExtensionEventInfo *list;
    must(env, (*env)->GetExtensionEvents(env, &count, &list));
    for (jint i = 0; i < count; i++)
        for (size_t k = 0; k < sizeof wanted / sizeof wanted[0]; k++)
            if (strcmp(list[i].id, wanted[k].id) == 0 && (k == 0) == dead_only)
                must(env, (*env)->SetExtensionEventCallback(env, list[i].extension_event_index, wanted[k].call));
    for (jint i = 0; i < count; i++) {
        params_free(list[i].params, list[i].param_count);
        drop(ti, list[i].short_description);
        drop(ti, list[i].id);
    }
    drop(ti, list);
}

JNIEXPORT void JNICALL Java_Main_watch(JNIEnv *jni, jclass c, jobject lock)
{
    watched = (*jni)->NewGlobalRef(jni, lock);
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_hold(JNIEnv *jni, jclass c)
{
    if (!all_there)
        return;
    expect("enabled too often", enable(ti) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    expect("disabled", disable(ti) == 0 && disable(ti) == 0);
    held = 1;
    (void)jni, (void)c;
}

/* The collections after the thread's end show that nobody holds them off any more. */
JNIEXPORT void JNICALL Java_Main_holdToTheEnd(JNIEnv *jni, jclass c)
{
    if (all_there)
        expect("disabled", disable(ti) == 0);
    (void)jni, (void)c;
}

JNIEXPORT void JNICALL Java_Main_letGo(JNIEnv *jni, jclass c)
{
    if (!all_there)
        return;
    expect("it nests", enable(ti) == 0);
    held = 0;
    expect("enabled", enable(ti) == 0);
    expect("enabled too often", enable(ti) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    (void)jni, (void)c;
}

static int is_global(jobject wanted)
{
    jint count = 0, found = 0;
    jobject *list = NULL;
    expect("references", references(ti, &count, &list) == 0);
    for (jint i = 0; i < count; i++)
        found += list[i] == wanted;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)list));
    return found;
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *jni, jclass c, jobject kept, jobject other)
{
    jlong tag = 0, tag2 = 0, value;
    jint count = 0;
    jobject *list = NULL;
    JNIEnv *env = NULL;
    if (!all_there)
        return;
    must(by_address, (*by_address)->GetTag(by_address, kept, &tag));
    must(by_address, (*by_address)->GetTag(by_address, other, &tag2));
    expect("addresses", tag != 0 && tag2 != 0 && tag != tag2);
    expect("no other tag", (*by_address)->SetTag(by_address, kept, 7) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    must(by_address, (*by_address)->GetObjectsWithTags(by_address, 1, &tag, &count, &list, NULL));
    expect("the object at an address", count == 1 && (*jni)->IsSameObject(jni, list[0], kept));
    drop(ti, list);
    tag += 8;
    must(by_address, (*by_address)->GetObjectsWithTags(by_address, 1, &tag, &count, &list, NULL));
    expect("no object beside it", count == 0);
    drop(ti, list);
    expect("the JNIEnv", thread_env(ti, NULL, &env) == 0 && env == jni);
    expect("no such frame", stack_slot(ti, NULL, 1000, 0, &value) == JVMTI_ERROR_NO_MORE_FRAMES);
    expect("no such word", stack_slot(ti, NULL, 1, 1000, &value) == JVMTI_ERROR_INVALID_SLOT);
    expect("a negative depth", stack_slot(ti, NULL, -1, 0, &value) == JVMTI_ERROR_ILLEGAL_ARGUMENT);
    jobject global = (*jni)->NewGlobalRef(jni, kept);
    expect("a global reference", is_global(global));
    (*jni)->DeleteGlobalRef(jni, global);
    expect("none any more", !is_global(global));
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_forget(JNIEnv *jni, jclass c, jobject o)
{
    if (all_there)
        must(by_address, (*by_address)->GetTag(by_address, o, &forgotten));
    (void)jni, (void)c;
}

JNIEXPORT jboolean JNICALL Java_Main_isBlockedTold(JNIEnv *jni, jclass c)
{
    (void)jni, (void)c;
    return blocked != 0;
}

/* How often the monitor is among what C code holds for the thread. */
static int holds_monitor(jthread thread)
{
    jint count = -1, found = 0;
    jlong *list = NULL, tag = 0;
    must(by_address, (*by_address)->GetTag(by_address, watched, &tag));
    expect("what C code holds", native_roots(by_address, thread, &count, &list) == 0 && count >= 0);
    for (jint i = 0; i < count; i++)
        found += list[i] == tag;
    must(ti, (*ti)->Deallocate(ti, (unsigned char *)list));
    return found;
}

JNIEXPORT void JNICALL Java_Main_lookAtBlocked(JNIEnv *jni, jclass c, jthread thread)
{
    jint count;
    jlong *list = NULL;
    if (!all_there)
        return;
    expect("who waits for a monitor is held to it", holds_monitor(thread) > 0 && holds_monitor(NULL) == 0);
    expect("what has no tag is left out", native_roots(ti, thread, &count, &list) == 0 && count == 0);
    expect("no room", native_roots(by_address, thread, NULL, &list) == JVMTI_ERROR_NULL_POINTER &&
                          native_roots(by_address, thread, &count, NULL) == JVMTI_ERROR_NULL_POINTER);
    expect("no thread", native_roots(by_address, watched, &count, &list) == JVMTI_ERROR_INVALID_THREAD);
    (void)jni, (void)c;
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *jni, jclass c)
{
    if (all_there) {
        expect("collections", starts > 0 && starts == ends && starts == stopped_starts && ends == stopped_ends);
        expect("the forgotten one is dead, once", dead_seen == 1);
        expect("it is free, once", free_seen == 1);
        expect("sleep", sleeps == 1 && slept >= 1);
        expect("contended exit", exits == 1);
    }
    say("%d wrong", wrong);
    (void)jni, (void)c;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiCapabilities caps = {
        .can_tag_objects = 1, .can_generate_garbage_collection_events = 1, .can_generate_monitor_events = 1};
    jvmtiEventCallbacks calls = {
        .GarbageCollectionStart = gc_start, .GarbageCollectionFinish = gc_finish, .MonitorContendedEnter = contended};
    (void)options, (void)reserved;
    ti = new_env(vm);
    by_address = new_env(vm);
    functions_find();
    if (all_there)
        expect("a capability is missing", address_tags(by_address) == JVMTI_ERROR_MUST_POSSESS_CAPABILITY);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    caps.can_generate_object_free_events = 1;
    must(by_address, (*by_address)->AddCapabilities(by_address, &caps));
    jvmtiEventCallbacks free_calls = {.ObjectFree = object_free};
    must(by_address, (*by_address)->SetEventCallbacks(by_address, &free_calls, sizeof free_calls));
    if (all_there)
        expect("addresses as tags", address_tags(by_address) == 0);
    must(ti, (*ti)->SetEventCallbacks(ti, &calls, sizeof calls));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_GARBAGE_COLLECTION_START, NULL));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_GARBAGE_COLLECTION_FINISH, NULL));
    must(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_MONITOR_CONTENDED_ENTER, NULL));
    events_listen(ti, 0);
    events_listen(by_address, 1);
    if (all_there)
        on(by_address, JVMTI_EVENT_OBJECT_FREE);
    return 0;
}
