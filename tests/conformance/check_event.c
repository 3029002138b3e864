/*
 * check_event.c - chapter Event Management, and the events of methods, exceptions, classes, threads and the JVM's life.
 * The events of a debugger are in check_debug.c, those of monitors, memory and code in check_event2.c.
 */
#define CHAPTER "event_management"
#include "kit.h"

#define LINES kit_class(k, "kit/Lines")

/* ---- events that must be awaited from OnLoad on */

static struct {
    atomic_int vm_start, vm_init, vm_start_phase, vm_init_phase, early_start, early_start_phase, early_hooks;
    jvmtiEnv *env, *early, *hooks;
    int early_offered, hooks_offered;
} life;

static void JNICALL on_vm_start(jvmtiEnv *ti, JNIEnv *jni)
{
    jvmtiPhase phase = 0;
    (*ti)->GetPhase(ti, &phase);
    atomic_store(&life.vm_start_phase, jni != NULL ? (int)phase : -1);
    atomic_fetch_add(&life.vm_start, 1);
}

static void JNICALL on_early_start(jvmtiEnv *ti, JNIEnv *jni)
{
    jvmtiPhase phase = 0;
    (*ti)->GetPhase(ti, &phase);
    atomic_store(&life.early_start_phase, jni != NULL ? (int)phase : -1);
    atomic_fetch_add(&life.early_start, 1);
}

static void JNICALL on_vm_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jvmtiPhase phase = 0;
    (*ti)->GetPhase(ti, &phase);
    atomic_store(&life.vm_init_phase, jni != NULL && thread != NULL ? (int)phase : -1);
    atomic_fetch_add(&life.vm_init, 1);
}

static void JNICALL on_early_hook(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                  jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                  unsigned char **new_bytes)
{
    jvmtiPhase phase = 0;
    (void)jni, (void)old, (void)loader, (void)name, (void)domain, (void)length, (void)bytes, (void)new_length,
        (void)new_bytes;
    if ((*ti)->GetPhase(ti, &phase) == JVMTI_ERROR_NONE && phase == JVMTI_PHASE_PRIMORDIAL)
        atomic_fetch_add(&life.early_hooks, 1);
}

AT_LOAD(events_load)
{
    jvmtiEventCallbacks normal = {.VMStart = on_vm_start, .VMInit = on_vm_init};
    jvmtiEventCallbacks early = {.VMStart = on_early_start}, hooks = {.ClassFileLoadHook = on_early_hook};
    jvmtiCapabilities start_caps = {.can_generate_early_vmstart = 1};
    jvmtiCapabilities hook_caps = {.can_generate_early_class_hook_events = 1, .can_generate_all_class_hook_events = 1};
    (*k->vm)->GetEnv(k->vm, (void **)&life.env, JVMTI_VERSION_1_2);
    (*k->vm)->GetEnv(k->vm, (void **)&life.early, JVMTI_VERSION_1_2);
    (*k->vm)->GetEnv(k->vm, (void **)&life.hooks, JVMTI_VERSION_1_2);
    (*life.env)->SetEventCallbacks(life.env, &normal, sizeof normal);
    (*life.env)->SetEventNotificationMode(life.env, JVMTI_ENABLE, JVMTI_EVENT_VM_START, NULL);
    (*life.env)->SetEventNotificationMode(life.env, JVMTI_ENABLE, JVMTI_EVENT_VM_INIT, NULL);
    life.early_offered = (*life.early)->AddCapabilities(life.early, &start_caps) == JVMTI_ERROR_NONE;
    life.hooks_offered = (*life.hooks)->AddCapabilities(life.hooks, &hook_caps) == JVMTI_ERROR_NONE;
    (*life.early)->SetEventCallbacks(life.early, &early, sizeof early);
    (*life.hooks)->SetEventCallbacks(life.hooks, &hooks, sizeof hooks);
    if (life.early_offered) {
        (*life.early)->SetEventNotificationMode(life.early, JVMTI_ENABLE, JVMTI_EVENT_VM_START, NULL);
    }
    if (life.hooks_offered) {
        (*life.hooks)->SetEventNotificationMode(life.hooks, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    }
}

CHECK(VMStart, once_in_start_phase, NEEDS(), "It comes once, in the start phase, with a JNI environment.")
{
    SAME_INT(atomic_load(&life.vm_start), 1, "events");
    SAME_INT(atomic_load(&life.vm_start_phase), JVMTI_PHASE_START, "phase");
}

CHECK(VMInit, once_in_live_phase, NEEDS(), "It comes once, in the live phase, with the thread.")
{
    SAME_INT(atomic_load(&life.vm_init), 1, "events");
    SAME_INT(atomic_load(&life.vm_init_phase), JVMTI_PHASE_LIVE, "phase");
}

CHECK(can_generate_early_vmstart, start_event, NEEDS(), "With it VMStart comes once, too, and the phase is start.")
{
    if (!life.early_offered)
        SKIP("not offered: a capability");
    SAME_INT(atomic_load(&life.early_start), 1, "events");
    SAME_INT(atomic_load(&life.early_start_phase), JVMTI_PHASE_START, "phase");
}

CHECK(can_generate_early_class_hook_events, hooks_in_primordial, NEEDS(),
      "With it class file hooks come in the primordial phase as well.")
{
    if (!life.hooks_offered)
        SKIP("not offered: a capability");
    TRUE(atomic_load(&life.early_hooks) > 0, "no event in that phase");
}

CHECK_AT(KIT_DEATH, VMDeath, last, NEEDS(), "In VMDeath the environment still works: classes can be listed.")
{
    jint count = 0;
    jclass *classes = NULL;
    MUST(GetLoadedClasses, &count, &classes);
    FREE(classes);
    TRUE(count > 100, "%d classes", count);
}

CHECK_AT(KIT_DEATH, VMDeath, current_thread, NEEDS(), "In VMDeath there is a current thread and a JNI environment.")
{
    jthread t = NULL;
    MUST(GetCurrentThread, &t);
    TRUE(t != NULL && k->jni != NULL, "none");
}

/* ---- management */

typedef struct Seen {
    atomic_int entries, exits, natives;
    jmethodID first_entry, last_exit;
    jboolean by_exception;
    jvalue value;
} Seen;

static Seen seen;

static int is_lines(jvmtiEnv *ti, jmethodID method)
{
    jclass klass = NULL;
    char *s = NULL;
    int yes = (*ti)->GetMethodDeclaringClass(ti, method, &klass) == JVMTI_ERROR_NONE &&
              (*ti)->GetClassSignature(ti, klass, &s, NULL) == JVMTI_ERROR_NONE && strcmp(s, "Lkit/Lines;") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)s);
    return yes;
}

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    jboolean native = JNI_FALSE;
    (void)jni, (void)thread;
    if (!is_lines(ti, method))
        return;
    if (atomic_fetch_add(&seen.entries, 1) == 0)
        seen.first_entry = method;
    (*ti)->IsMethodNative(ti, method, &native);
    atomic_fetch_add(&seen.natives, native);
}

static void JNICALL on_method_exit(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                   jvalue value)
{
    (void)jni, (void)thread;
    if (!is_lines(ti, method))
        return;
    seen.last_exit = method;
    seen.by_exception = by_exception;
    seen.value = value;
    atomic_fetch_add(&seen.exits, 1);
}

#define ENTRIES NEEDS(.can_generate_method_entry_events = 1)
#define EXITS   NEEDS(.can_generate_method_exit_events = 1)

/* Runs a method of Lines between enabling and disabling the event. */
#define WATCHED(event, method, argument)                                                                               \
    jint result = 0;                                                                                                   \
    memset(&seen, 0, sizeof seen);                                                                                     \
    LISTEN(.MethodEntry = on_entry, .MethodExit = on_method_exit);                                                     \
    ON(event, NULL);                                                                                                   \
    int ran = kit_run_int(k, "kit/Lines", method, argument, &result);                                                  \
    OFF(event, NULL);                                                                                                  \
    DO(ran)

CHECK(MethodEntry, each_call, ENTRIES, "Each call of a method sends an event, the caller's first.")
{
    WATCHED(METHOD_ENTRY, "calls", 3);
    SAME_INT(atomic_load(&seen.entries), 2, "events");
    TRUE(kit_method_is(k, seen.first_entry, "calls"), "another first method");
}

CHECK(MethodEntry, native_methods, ENTRIES, "Native methods send it as well.")
{
    WATCHED(METHOD_ENTRY, "callsNative", 3);
    SAME_INT(atomic_load(&seen.natives), 1, "events of native methods");
}

CHECK(MethodExit, value, EXITS, "It tells the result; the callee's comes first.")
{
    WATCHED(METHOD_EXIT, "calls", 3);
    SAME_INT(atomic_load(&seen.exits), 2, "events");
    TRUE(kit_method_is(k, seen.last_exit, "calls"), "another last method");
    SAME_INT(seen.by_exception, JNI_FALSE, "popped by exception");
    SAME_INT(seen.value.i, result, "value");
}

CHECK(MethodExit, native_methods, EXITS, "Native methods send it as well.")
{
    WATCHED(METHOD_EXIT, "callsNative", 3);
    SAME_INT(atomic_load(&seen.exits), 2, "events");
}

static jboolean thrower_by_exception;

static void JNICALL on_exit_thrower(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                                    jvalue value)
{
    char *name = NULL;
    (void)jni, (void)thread, (void)value;
    if (is_lines(ti, method) && (*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE &&
        strcmp(name, "thrower") == 0) {
        thrower_by_exception = by_exception;
    }
    (*ti)->Deallocate(ti, (unsigned char *)name);
}

CHECK(MethodExit, by_exception, EXITS, "A method that an exception leaves is popped by exception.")
{
    jint result = 0;
    thrower_by_exception = 2;
    LISTEN(.MethodExit = on_exit_thrower);
    ON(METHOD_EXIT, NULL);
    int ran = kit_run_int(k, "kit/Lines", "throwing", 1, &result);
    OFF(METHOD_EXIT, NULL);
    DO(ran && result == 1);
    SAME_INT(thrower_by_exception, JNI_TRUE, "popped by exception");
}

CHECK(SetEventNotificationMode, default_off, ENTRIES, "Events that were not enabled do not come.")
{
    jint result = 0;
    memset(&seen, 0, sizeof seen);
    LISTEN(.MethodEntry = on_entry);
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    SAME_INT(atomic_load(&seen.entries), 0, "events");
}

CHECK(SetEventNotificationMode, for_one_thread, ENTRIES, "Enabled for a thread, the event comes on that thread.")
{
    jint result = 0;
    jthread self = NULL;
    memset(&seen, 0, sizeof seen);
    MUST(GetCurrentThread, &self);
    LISTEN(.MethodEntry = on_entry);
    ON(METHOD_ENTRY, self);
    int ran = kit_run_int(k, "kit/Lines", "calls", 3, &result);
    OFF(METHOD_ENTRY, self);
    DO(ran);
    SAME_INT(atomic_load(&seen.entries), 2, "events");
}

CHECK(SetEventNotificationMode, either_level, ENTRIES,
      "Enabled globally and for the thread, it comes once; disabled globally, it comes still.")
{
    jint result = 0;
    jthread self = NULL;
    memset(&seen, 0, sizeof seen);
    MUST(GetCurrentThread, &self);
    LISTEN(.MethodEntry = on_entry);
    ON(METHOD_ENTRY, self);
    ON(METHOD_ENTRY, NULL);
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    SAME_INT(atomic_load(&seen.entries), 2, "events with both");
    OFF(METHOD_ENTRY, NULL);
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    OFF(METHOD_ENTRY, self);
    SAME_INT(atomic_load(&seen.entries), 4, "events with the thread's alone");
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    SAME_INT(atomic_load(&seen.entries), 4, "events with none");
}

CHECK(SetEventNotificationMode, refuses_thread_for_global, NEEDS(),
      "Events of the whole JVM cannot be enabled for a thread: ILLEGAL_ARGUMENT.")
{
    static const jvmtiEvent global[] = {JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_START, JVMTI_EVENT_VM_DEATH,
                                        JVMTI_EVENT_THREAD_START};
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    for (size_t i = 0; i < sizeof global / sizeof global[0]; i++) {
        REFUSE(ILLEGAL_ARGUMENT, SetEventNotificationMode, JVMTI_ENABLE, global[i], self);
    }
    REFUSE(ILLEGAL_ARGUMENT, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DYNAMIC_CODE_GENERATED, self);
    REFUSE(ILLEGAL_ARGUMENT, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_DATA_DUMP_REQUEST, self);
}

CHECK(SetEventNotificationMode, refuses_mode, NEEDS(), "A mode that is neither on nor off is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, SetEventNotificationMode, (jvmtiEventMode)2, JVMTI_EVENT_VM_INIT, NULL);
}

CHECK(SetEventNotificationMode, refuses_event, NEEDS(),
      "A number that is no event, nor near where VMs have extension events, is INVALID_EVENT_TYPE.")
{
    REFUSE(INVALID_EVENT_TYPE, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)40, NULL);
    REFUSE(INVALID_EVENT_TYPE, SetEventNotificationMode, JVMTI_ENABLE, (jvmtiEvent)1000, NULL);
}

CHECK(SetEventNotificationMode, refuses_without_capability, NEEDS(),
      "An event whose capability is missing is MUST_POSSESS_CAPABILITY; to disable it is no error.")
{
    jvmtiEnv *bare = kit_env(k, NULL);
    static const jvmtiEvent events[] = {JVMTI_EVENT_METHOD_ENTRY,
                                        JVMTI_EVENT_METHOD_EXIT,
                                        JVMTI_EVENT_SINGLE_STEP,
                                        JVMTI_EVENT_BREAKPOINT,
                                        JVMTI_EVENT_FRAME_POP,
                                        JVMTI_EVENT_EXCEPTION,
                                        JVMTI_EVENT_EXCEPTION_CATCH,
                                        JVMTI_EVENT_FIELD_ACCESS,
                                        JVMTI_EVENT_FIELD_MODIFICATION,
                                        JVMTI_EVENT_MONITOR_WAIT,
                                        JVMTI_EVENT_MONITOR_WAITED,
                                        JVMTI_EVENT_MONITOR_CONTENDED_ENTER,
                                        JVMTI_EVENT_MONITOR_CONTENDED_ENTERED,
                                        JVMTI_EVENT_VM_OBJECT_ALLOC,
                                        JVMTI_EVENT_OBJECT_FREE,
                                        JVMTI_EVENT_GARBAGE_COLLECTION_START,
                                        JVMTI_EVENT_GARBAGE_COLLECTION_FINISH,
                                        JVMTI_EVENT_NATIVE_METHOD_BIND,
                                        JVMTI_EVENT_COMPILED_METHOD_LOAD,
                                        JVMTI_EVENT_COMPILED_METHOD_UNLOAD,
                                        JVMTI_EVENT_SAMPLED_OBJECT_ALLOC};
    DO(bare != NULL);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        GIVES(JVMTI_ERROR_MUST_POSSESS_CAPABILITY,
              (*bare)->SetEventNotificationMode(bare, JVMTI_ENABLE, events[i], NULL));
        GIVES(JVMTI_ERROR_NONE, (*bare)->SetEventNotificationMode(bare, JVMTI_DISABLE, events[i], NULL));
    }
}

CHECK(SetEventNotificationMode, refuses_unstarted, ENTRIES, "A thread that was not started is THREAD_NOT_ALIVE.")
{
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, SetEventNotificationMode, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, worker);
}

CHECK(SetEventCallbacks, default_callbacks, ENTRIES, "Null removes all callbacks.")
{
    jint result = 0;
    memset(&seen, 0, sizeof seen);
    LISTEN(.MethodEntry = on_entry);
    ON(METHOD_ENTRY, NULL);
    MUST(SetEventCallbacks, NULL, 0);
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    SAME_INT(atomic_load(&seen.entries), 0, "events");
}

CHECK(SetEventCallbacks, short_table, ENTRIES, "Of a table shorter than all events the rest counts as null.")
{
    jint result = 0;
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry};
    memset(&seen, 0, sizeof seen);
    ON(METHOD_ENTRY, NULL);
    MUST(SetEventCallbacks, &callbacks, (jint)offsetof(jvmtiEventCallbacks, MethodEntry));
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    SAME_INT(atomic_load(&seen.entries), 0, "events");
    MUST(SetEventCallbacks, &callbacks, (jint)(offsetof(jvmtiEventCallbacks, MethodEntry) + sizeof(void *)));
    DO(kit_run_int(k, "kit/Lines", "calls", 3, &result));
    OFF(METHOD_ENTRY, NULL);
    SAME_INT(atomic_load(&seen.entries), 2, "events with the longer table");
}

CHECK(SetEventCallbacks, is_copied, ENTRIES, "The table is copied.")
{
    jint result = 0;
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry};
    memset(&seen, 0, sizeof seen);
    MUST(SetEventCallbacks, &callbacks, sizeof callbacks);
    memset(&callbacks, 0, sizeof callbacks);
    ON(METHOD_ENTRY, NULL);
    int ran = kit_run_int(k, "kit/Lines", "calls", 3, &result);
    OFF(METHOD_ENTRY, NULL);
    DO(ran);
    SAME_INT(atomic_load(&seen.entries), 2, "events");
}

CHECK(SetEventCallbacks, refuses_negative_size, NEEDS(), "A negative size is ILLEGAL_ARGUMENT.")
{
    jvmtiEventCallbacks callbacks = {.VMInit = NULL};
    REFUSE(ILLEGAL_ARGUMENT, SetEventCallbacks, &callbacks, -1);
}

/* ---- exceptions */

static struct {
    atomic_int thrown, caught;
    jmethodID method, catch_method, caught_method;
    jlocation location, catch_location, caught_location;
    int exception_class_ok;
} exceptions;

static int is_class(jvmtiEnv *ti, JNIEnv *jni, jobject object, const char *want)
{
    char *s = NULL;
    int yes = object != NULL &&
              (*ti)->GetClassSignature(ti, (*jni)->GetObjectClass(jni, object), &s, NULL) == JVMTI_ERROR_NONE &&
              strcmp(s, want) == 0;
    (*ti)->Deallocate(ti, (unsigned char *)s);
    return yes;
}

static const char *exception_wanted;

static void JNICALL on_exception(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                 jobject exception, jmethodID catch_method, jlocation catch_location)
{
    (void)thread;
    if (!is_class(ti, jni, exception, exception_wanted))
        return;
    exceptions.method = method;
    exceptions.location = location;
    exceptions.catch_method = catch_method;
    exceptions.catch_location = catch_location;
    atomic_fetch_add(&exceptions.thrown, 1);
}

static void JNICALL on_catch(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jobject exception)
{
    (void)thread;
    if (!is_class(ti, jni, exception, exception_wanted))
        return;
    exceptions.caught_method = method;
    exceptions.caught_location = location;
    atomic_fetch_add(&exceptions.caught, 1);
}

#define EXCEPTIONS NEEDS(.can_generate_exception_events = 1)
#define THROWS(class_, method, argument)                                                                               \
    jint result = 0;                                                                                                   \
    memset(&exceptions, 0, sizeof exceptions);                                                                         \
    exception_wanted = class_;                                                                                         \
    LISTEN(.Exception = on_exception, .ExceptionCatch = on_catch);                                                     \
    ON(EXCEPTION, NULL);                                                                                               \
    ON(EXCEPTION_CATCH, NULL);                                                                                         \
    int ran = kit_run_int(k, "kit/Lines", method, argument, &result);                                                  \
    OFF(EXCEPTION, NULL);                                                                                              \
    OFF(EXCEPTION_CATCH, NULL)

CHECK(Exception, thrown_by_program, EXCEPTIONS,
      "An exception that the program throws is reported once, where it was thrown.")
{
    THROWS("Ljava/lang/IllegalStateException;", "throwing", 1);
    DO(ran && result == 1);
    SAME_INT(atomic_load(&exceptions.thrown), 1, "events");
    TRUE(kit_method_is(k, exceptions.method, "thrower"), "another method");
    SAME_INT(exceptions.location, 13, "location of the throw");
}

CHECK(Exception, catch_place, EXCEPTIONS, "The event tells where the exception will be caught.")
{
    THROWS("Ljava/lang/IllegalStateException;", "throwing", 1);
    DO(ran && result == 1);
    TRUE(exceptions.catch_method != NULL && kit_method_is(k, exceptions.catch_method, "throwing"), "another method");
    SAME_INT(exceptions.catch_location, 6, "location of the handler");
}

CHECK(Exception, by_instruction, EXCEPTIONS, "An exception that an instruction raises is reported at that instruction.")
{
    THROWS("Ljava/lang/ArithmeticException;", "divide", 1);
    DO(ran && result == 3);
    SAME_INT(atomic_load(&exceptions.thrown), 1, "events");
    TRUE(kit_method_is(k, exceptions.method, "divide"), "another method");
    SAME_INT(exceptions.location, 5, "location"); /* bipush iload_0 iload_0 isub idiv */
}

CHECK(Exception, uncaught, EXCEPTIONS, "When no Java handler is there, the catch method is null and the location zero.")
{
    THROWS("Ljava/lang/IllegalStateException;", "thrower2", 1);
    TRUE(!ran, "nothing was thrown");
    SAME_INT(atomic_load(&exceptions.thrown), 1, "events");
    TRUE(exceptions.catch_method == NULL, "a catch method");
    SAME_INT(exceptions.catch_location, 0, "catch location");
}

static atomic_int thrown_in_agent;

static void JNICALL agent_throws(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    (void)ti, (void)arg;
    jclass c = (*jni)->FindClass(jni, "java/lang/IllegalStateException");
    int thrown = c != NULL && (*jni)->ThrowNew(jni, c, "no frame is here") == JNI_OK && (*jni)->ExceptionCheck(jni);
    (*jni)->ExceptionClear(jni);
    atomic_store(&thrown_in_agent, thrown ? 1 : 2);
}

CHECK(Exception, not_without_frames, EXCEPTIONS,
      "It tells of Java methods: what a thread throws that has no frame at all sends none.")
{
    memset(&exceptions, 0, sizeof exceptions);
    atomic_store(&thrown_in_agent, 0);
    exception_wanted = "Ljava/lang/IllegalStateException;";
    jthread thread = kit_new(k, "java/lang/Thread");
    DO(thread != NULL);
    LISTEN(.Exception = on_exception, .ExceptionCatch = on_catch);
    ON(EXCEPTION, NULL);
    ON(EXCEPTION_CATCH, NULL);
    MUST(RunAgentThread, thread, agent_throws, NULL, JVMTI_THREAD_NORM_PRIORITY);
    DO(kit_wait(k, &thrown_in_agent, 1));
    DO(kit_state(k, thread, JVMTI_THREAD_STATE_TERMINATED, JVMTI_THREAD_STATE_TERMINATED));
    SAME_INT(atomic_load(&thrown_in_agent), 1, "1: it was thrown");
    SAME_INT(atomic_load(&exceptions.thrown), 0, "events");
    SAME_INT(atomic_load(&exceptions.caught), 0, "events of a handler");
}

CHECK(Exception, replaced_by_outermost_frame, EXCEPTIONS,
      "An exception is reported where it is thrown, though another one, as monitors are not left, takes its place at "
      "the end of the thread's outermost method.")
{
    memset(&exceptions, 0, sizeof exceptions);
    exception_wanted = "Ljava/lang/UnsupportedOperationException;";
    jclass klass = kit_define_with(k, "Unbalanced", "\x2b\xc3", "\x2b\x57", 2); /* pop for monitorexit */
    jmethodID end = klass != NULL ? kit_static(k, klass, "end", "()Ljava/lang/Throwable;") : NULL;
    DO(end != NULL);
    LISTEN(.Exception = on_exception, .ExceptionCatch = on_catch);
    ON(EXCEPTION, NULL);
    ON(EXCEPTION_CATCH, NULL);
    jobject last = J(CallStaticObjectMethod, klass, end);
    OFF(EXCEPTION, NULL);
    OFF(EXCEPTION_CATCH, NULL);
    DO(!kit_cleared(k));
    TRUE(is_class(k->ti, k->jni, last, "Ljava/lang/IllegalMonitorStateException;"), "another exception ended it");
    SAME_INT(atomic_load(&exceptions.thrown), 2, "events"); /* of throw, and of the handler that leaves the monitor */
    TRUE(kit_method_is(k, exceptions.method, "run"), "another method");
}

/* ---- a heap walk in the callback for that other exception, which no method is about any more */

static struct {
    int asked, found;
    jint depth;
    jmethodID method;
} replaced;

static jint JNICALL on_replaced_root(jvmtiHeapReferenceKind kind, const jvmtiHeapReferenceInfo *info, jlong class_tag,
                                     jlong referrer_class_tag, jlong size, jlong *tag_ptr, jlong *referrer_tag_ptr,
                                     jint length, void *user)
{
    (void)class_tag, (void)referrer_class_tag, (void)size, (void)referrer_tag_ptr, (void)length, (void)user;
    if (kind == JVMTI_HEAP_REFERENCE_JNI_LOCAL && *tag_ptr == 7001) {
        replaced.found++;
        replaced.depth = info->jni_local.depth;
        replaced.method = info->jni_local.method;
    }
    return 0;
}

static void JNICALL on_replaced(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                jobject exception, jmethodID catch_method, jlocation catch_location)
{
    jvmtiHeapCallbacks callbacks = {.heap_reference_callback = on_replaced_root};
    (void)thread, (void)method, (void)location, (void)catch_method, (void)catch_location;
    if (!is_class(ti, jni, exception, "Ljava/lang/IllegalMonitorStateException;"))
        return;
    replaced.asked += (*ti)->SetTag(ti, exception, 7001) == JVMTI_ERROR_NONE &&
                      (*ti)->FollowReferences(ti, 0, NULL, NULL, &callbacks, NULL) == JVMTI_ERROR_NONE;
    (*ti)->SetTag(ti, exception, 0);
}

CHECK(FollowReferences, local_where_no_method_runs, NEEDS(.can_generate_exception_events = 1, .can_tag_objects = 1),
      "A callback's local reference has depth and method of the topmost frame, where a method has just ended, too.")
{
    memset(&replaced, 0, sizeof replaced);
    jclass klass = kit_define_with(k, "Unbalanced", "\x2b\xc3", "\x2b\x57", 2); /* pop for monitorexit */
    jmethodID make = klass != NULL ? kit_method(k, klass, "<init>", "()V") : NULL,
              run = klass != NULL ? kit_method(k, klass, "run", "()V") : NULL;
    jmethodID mine = kit_static(k, kit_class(k, "kit/Main"), "run", "()V");
    DO(make != NULL && run != NULL && mine != NULL);
    jobject object = J(NewObject, klass, make);
    LISTEN(.Exception = on_replaced);
    ON(EXCEPTION, NULL);
    J(CallVoidMethod, object, run);
    OFF(EXCEPTION, NULL);
    DO(kit_cleared(k));
    if (replaced.asked == 0)
        SKIP("no event comes for the exception that takes the other one's place");
    SAME_INT(replaced.found > 0, 1, "the local reference came");
    TRUE(replaced.method == mine, "another method");
    SAME_INT(replaced.depth, 0, "depth");
}

CHECK(ExceptionCatch, at_handler, EXCEPTIONS,
      "It comes at the first instruction of the handler, in the method that catches.")
{
    THROWS("Ljava/lang/IllegalStateException;", "throwing", 1);
    DO(ran && result == 1);
    SAME_INT(atomic_load(&exceptions.caught), 1, "events");
    TRUE(kit_method_is(k, exceptions.caught_method, "throwing"), "another method");
    SAME_INT(exceptions.caught_location, 6, "location");
}

CHECK(ExceptionCatch, of_instruction, EXCEPTIONS, "Exceptions that instructions raise are caught the same way.")
{
    THROWS("Ljava/lang/ClassCastException;", "nativeThrow", 1);
    DO(ran && result == 2);
    SAME_INT(atomic_load(&exceptions.caught), 1, "events");
    TRUE(kit_method_is(k, exceptions.caught_method, "nativeThrow"), "another method");
}

CHECK(ExceptionCatch, not_when_uncaught, EXCEPTIONS, "An exception that no Java method catches sends none.")
{
    THROWS("Ljava/lang/IllegalStateException;", "thrower2", 1);
    TRUE(!ran, "nothing was thrown");
    SAME_INT(atomic_load(&exceptions.caught), 0, "events");
}

/* ---- classes */

static struct {
    atomic_int loads, prepares, hooks, order;
    int load_order, prepare_order, hook_order, magic, being_redefined, length;
    char name[100];
    int loader;
    int unnamed_methods;
} classes;

static int is_lazy(jvmtiEnv *ti, jclass klass)
{
    char *s = NULL;
    int yes = (*ti)->GetClassSignature(ti, klass, &s, NULL) == JVMTI_ERROR_NONE && strcmp(s, "Lkit/Lazy;") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)s);
    return yes;
}

static void JNICALL on_class_load(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass klass)
{
    (void)jni, (void)thread;
    if (!is_lazy(ti, klass))
        return;
    classes.load_order = atomic_fetch_add(&classes.order, 1);
    atomic_fetch_add(&classes.loads, 1);
}

static void JNICALL on_class_prepare(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jclass klass)
{
    jmethodID *methods = NULL;
    jint status = 0;
    (void)jni, (void)thread;
    if (!is_lazy(ti, klass))
        return;
    classes.prepare_order = atomic_fetch_add(&classes.order, 1);
    (*ti)->GetClassStatus(ti, klass, &status);
    if (!(status & JVMTI_CLASS_STATUS_PREPARED) ||
        (*ti)->GetClassMethods(ti, klass, &classes.unnamed_methods, &methods) != JVMTI_ERROR_NONE) {
        classes.unnamed_methods = -1;
    }
    (*ti)->Deallocate(ti, (unsigned char *)methods);
    atomic_fetch_add(&classes.prepares, 1);
}

static void JNICALL on_hook(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name, jobject domain,
                            jint length, const unsigned char *bytes, jint *new_length, unsigned char **new_bytes)
{
    (void)ti, (void)jni, (void)domain, (void)new_length, (void)new_bytes;
    if (name == NULL || strcmp(name, "kit/Lazy") != 0)
        return;
    classes.hook_order = atomic_fetch_add(&classes.order, 1);
    snprintf(classes.name, sizeof classes.name, "%s", name);
    classes.magic = length > 4 && bytes[0] == 0xca && bytes[1] == 0xfe && bytes[2] == 0xba && bytes[3] == 0xbe;
    classes.length = length;
    classes.being_redefined = old != NULL;
    classes.loader = loader != NULL;
    atomic_fetch_add(&classes.hooks, 1);
}

#define LOADS()                                                                                                        \
    memset(&classes, 0, sizeof classes);                                                                               \
    LISTEN(.ClassLoad = on_class_load, .ClassPrepare = on_class_prepare, .ClassFileLoadHook = on_hook);                \
    ON(CLASS_LOAD, NULL);                                                                                              \
    ON(CLASS_PREPARE, NULL);                                                                                           \
    ON(CLASS_FILE_LOAD_HOOK, NULL);                                                                                    \
    jclass lazy = kit_define(k, "Lazy");                                                                               \
    DO(lazy != NULL)

CHECK(ClassLoad, once, NEEDS(), "A class that is loaded sends one event.")
{
    LOADS();
    SAME_INT(atomic_load(&classes.loads), 1, "events");
}

CHECK(ClassPrepare, when_linked, NEEDS(),
      "A class that is prepared sends one event, after its load event; its members can be asked.")
{
    LOADS();
    J(AllocObject, lazy);
    SAME_INT(atomic_load(&classes.prepares), 1, "events");
    TRUE(classes.prepare_order > classes.load_order, "before the load event");
    TRUE(classes.unnamed_methods >= 2, "its methods cannot be asked");
}

CHECK(ClassFileLoadHook, arguments, NEEDS(),
      "It tells name, loader and the class file's bytes, and that no class is being redefined.")
{
    LOADS();
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, "Lazy", NULL, &length);
    free(bytes);
    SAME_INT(atomic_load(&classes.hooks), 1, "events");
    SAME_STR(classes.name, "kit/Lazy", "name");
    TRUE(classes.magic, "no class file");
    SAME_INT(classes.length, length, "length");
    SAME_INT(classes.loader, 1, "with a loader");
    SAME_INT(classes.being_redefined, 0, "being redefined");
}

CHECK(ClassFileLoadHook, before_load, NEEDS(), "It comes before the load event.")
{
    LOADS();
    TRUE(classes.hook_order < classes.load_order, "after the load event");
}

/* A hook that puts another class file in place. */
static Kit *hook_kit;
static const char *hook_source;

static void JNICALL on_hook_replace(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                    jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                    unsigned char **new_bytes)
{
    jint n = 0;
    (void)jni, (void)old, (void)loader, (void)domain, (void)length, (void)bytes;
    if (name == NULL || strcmp(name, "kit/Redef0") != 0)
        return;
    unsigned char *file = kit_bytes(hook_kit, hook_source, "Redef0", &n);
    if (file != NULL && (*ti)->Allocate(ti, n, new_bytes) == JVMTI_ERROR_NONE) {
        memcpy(*new_bytes, file, (size_t)n);
        *new_length = n;
    }
    free(file);
}

static jint answer_of(Kit *k, jclass klass)
{
    jmethodID answer = kit_static(k, klass, "answer", "()I");
    jint value = answer != NULL ? J(CallStaticIntMethod, klass, answer) : -1;
    return kit_cleared(k) ? -1 : value;
}

CHECK(ClassFileLoadHook, replaces_bytes, NEEDS(),
      "The bytes that the agent puts in place are the class that is defined.")
{
    hook_kit = k;
    hook_source = "Redef1";
    LISTEN(.ClassFileLoadHook = on_hook_replace);
    ON(CLASS_FILE_LOAD_HOOK, NULL);
    jclass klass = kit_define(k, "Redef0");
    OFF(CLASS_FILE_LOAD_HOOK, NULL);
    DO(klass != NULL);
    SAME_INT(answer_of(k, klass), 1, "answer");
}

static atomic_int chained;

static void JNICALL on_hook_second(jvmtiEnv *ti, JNIEnv *jni, jclass old, jobject loader, const char *name,
                                   jobject domain, jint length, const unsigned char *bytes, jint *new_length,
                                   unsigned char **new_bytes)
{
    jint n = 0;
    (void)ti, (void)jni, (void)old, (void)loader, (void)domain, (void)new_length, (void)new_bytes;
    if (name == NULL || strcmp(name, "kit/Redef0") != 0)
        return;
    unsigned char *file = kit_bytes(hook_kit, hook_source, "Redef0", &n);
    atomic_store(&chained, file != NULL && n == length && memcmp(file, bytes, (size_t)n) == 0 ? 1 : 2);
    free(file);
}

/* Another environment looks at the class while k->ti puts other bytes in place. 1: it saw those, 2: the original ones.
 */
static int chain_run(Kit *k, const jvmtiCapabilities *caps)
{
    jvmtiEnv *second = kit_env(k, caps);
    jvmtiEventCallbacks callbacks = {.ClassFileLoadHook = on_hook_second},
                        first = {.ClassFileLoadHook = on_hook_replace};
    if (second == NULL)
        return 0;
    hook_kit = k;
    hook_source = "Redef1";
    atomic_store(&chained, 0);
    if (!kit_listen(k, &first) || !kit_event(k, 1, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL))
        return 0;
    (*second)->SetEventCallbacks(second, &callbacks, sizeof callbacks);
    (*second)->SetEventNotificationMode(second, JVMTI_ENABLE, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    jclass klass = kit_define(k, "Redef0");
    kit_event(k, 0, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK, NULL);
    return klass != NULL ? atomic_load(&chained) : 0;
}

CHECK(ClassFileLoadHook, chained, NEEDS(.can_retransform_classes = 1),
      "A later environment of the same kind sees the bytes that an earlier one put in place.")
{
    jvmtiCapabilities caps = {.can_retransform_classes = 1};
    SAME_INT(chain_run(k, &caps), 1, "what the second saw (1: the first's bytes, 2: the original)");
}

CHECK(ClassFileLoadHook, incapable_first, NEEDS(.can_retransform_classes = 1),
      "Environments that cannot retransform get the class before those that can, however late they were made.")
{
    SAME_INT(chain_run(k, NULL), 2, "what the incapable one saw (1: the capable one's bytes, 2: the original)");
}

/* ---- threads */

static struct {
    atomic_int starts, ends, start_current, end_current;
} threads;

static int is_worker(jvmtiEnv *ti, jthread thread)
{
    jvmtiThreadInfo info;
    if ((*ti)->GetThreadInfo(ti, thread, &info) != JVMTI_ERROR_NONE)
        return 0;
    int yes = info.name != NULL && strncmp(info.name, "worker-", 7) == 0;
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    return yes;
}

static int is_current(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    return (*ti)->GetCurrentThread(ti, &self) == JVMTI_ERROR_NONE && (*jni)->IsSameObject(jni, self, thread);
}

static void JNICALL on_thread_start(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    if (!is_worker(ti, thread))
        return;
    atomic_fetch_add(&threads.start_current, is_current(ti, jni, thread));
    atomic_fetch_add(&threads.starts, 1);
}

static void JNICALL on_thread_end(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    if (!is_worker(ti, thread))
        return;
    atomic_fetch_add(&threads.end_current, is_current(ti, jni, thread));
    atomic_fetch_add(&threads.ends, 1);
}

CHECK(ThreadStart, on_new_thread, NEEDS(), "A thread that starts sends one event, on itself.")
{
    memset(&threads, 0, sizeof threads);
    LISTEN(.ThreadStart = on_thread_start);
    ON(THREAD_START, NULL);
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    SAME_INT(atomic_load(&threads.starts), 1, "events");
    SAME_INT(atomic_load(&threads.start_current), 1, "events on the thread itself");
}

CHECK(ThreadEnd, on_ending_thread, NEEDS(), "A thread that ends sends one event, on itself.")
{
    memset(&threads, 0, sizeof threads);
    LISTEN(.ThreadEnd = on_thread_end);
    ON(THREAD_END, NULL);
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker) && kit_wait(k, &threads.ends, 1));
    SAME_INT(atomic_load(&threads.ends), 1, "events");
    SAME_INT(atomic_load(&threads.end_current), 1, "events on the thread itself");
}

CHECK(ThreadStart, each_environment, NEEDS(), "Each environment that asked gets the event.")
{
    jvmtiEnv *second = kit_env(k, NULL);
    jvmtiEventCallbacks callbacks = {.ThreadStart = on_thread_start};
    DO(second != NULL);
    memset(&threads, 0, sizeof threads);
    LISTEN(.ThreadStart = on_thread_start);
    ON(THREAD_START, NULL);
    GIVES(JVMTI_ERROR_NONE, (*second)->SetEventCallbacks(second, &callbacks, sizeof callbacks));
    GIVES(JVMTI_ERROR_NONE, (*second)->SetEventNotificationMode(second, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL));
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    SAME_INT(atomic_load(&threads.starts), 2, "events");
}
