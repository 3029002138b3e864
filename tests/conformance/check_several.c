/* check_several.c - several environments at once: what one has asked for, tagged or stored is not another's. Each check
 * has a second environment with the same capabilities and callbacks that has asked for nothing. */
#define CHAPTER "general"
#define GROUP   "several"
#include "kit.h"

static struct {
    jvmtiEnv *asker;
    atomic_int own, foreign; /* events that came to the environment that asked, and to others */
} seen;

static void count(jvmtiEnv *ti)
{
    atomic_fetch_add(ti == seen.asker ? &seen.own : &seen.foreign, 1);
}

static void JNICALL on_access(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                              jclass klass, jobject object, jfieldID field)
{
    (void)jni, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)field;
    count(ti);
}

static void JNICALL on_modification(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                    jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)jni, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)field, (void)type,
        (void)value;
    count(ti);
}

static void JNICALL on_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)thread, (void)method, (void)location;
    count(ti);
}

static void JNICALL on_pop(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)jni, (void)thread, (void)method, (void)by_exception;
    count(ti);
}

/* Where the breakpoint stands that asks to be told of the end of its frame. */
static void JNICALL on_breakpoint_ask(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)jni, (void)method, (void)location;
    if (ti == seen.asker)
        (*ti)->NotifyFramePop(ti, thread, 0);
}

static void JNICALL on_free(jvmtiEnv *ti, jlong tag)
{
    if (tag != 7401 && ti == seen.asker) /* garbage of another check */
        return;
    count(ti);
}

/* The second environment: the same callbacks and events as k->ti. */
static jvmtiEnv *bystander(Kit *k, const jvmtiCapabilities *needs, const jvmtiEventCallbacks *callbacks,
                           jvmtiEvent event)
{
    memset(&seen, 0, sizeof seen);
    seen.asker = k->ti;
    jvmtiEnv *other = kit_env(k, needs);
    if (other == NULL || (*other)->SetEventCallbacks(other, callbacks, sizeof *callbacks) != JVMTI_ERROR_NONE ||
        (*other)->SetEventNotificationMode(other, JVMTI_ENABLE, event, NULL) != JVMTI_ERROR_NONE)
        return NULL;
    return kit_listen(k, callbacks) && kit_event(k, 1, event, NULL) ? other : NULL;
}

#define BYSTANDER(event, callback, ...)                                                                                \
    jvmtiCapabilities needs = NEEDS(__VA_ARGS__);                                                                      \
    if (!kit_potential(k, &needs))                                                                                     \
        SKIP("a second environment cannot have the capability in the live phase");                                     \
    jvmtiEnv *other = bystander(k, &needs, &(jvmtiEventCallbacks){callback}, JVMTI_EVENT_##event);                     \
    DO(other != NULL)

#define ONLY_ASKER()                                                                                                   \
    TRUE(atomic_load(&seen.own) > 0, "no event came to the environment that asked");                                   \
    SAME_INT(atomic_load(&seen.foreign), 0, "events sent to one that has not asked")

#define ACCESSES NEEDS(.can_generate_field_access_events = 1)
#define WRITES   NEEDS(.can_generate_field_modification_events = 1)
#define BREAKS   NEEDS(.can_generate_breakpoint_events = 1)
#define POPS     NEEDS(.can_generate_breakpoint_events = 1, .can_generate_frame_pop_events = 1)

CHECK(FieldAccess, only_where_watched, ACCESSES,
      "The event goes to the environments that watch the field, to no other.")
{
    jint n = 0;
    jclass base = kit_class(k, "kit/Base");
    jfieldID shared = J(GetStaticFieldID, base, "shared", "I");
    BYSTANDER(FIELD_ACCESS, .FieldAccess = on_access, .can_generate_field_access_events = 1);
    MUST(SetFieldAccessWatch, base, shared);
    int ran = kit_run_int(k, "kit/Touch", "getShared", 1, &n);
    MUST(ClearFieldAccessWatch, base, shared);
    DO(ran);
    ONLY_ASKER();
}

CHECK(FieldModification, only_where_watched, WRITES,
      "The event goes to the environments that watch the field, to no other.")
{
    jint n = 0;
    jclass base = kit_class(k, "kit/Base");
    jfieldID shared = J(GetStaticFieldID, base, "shared", "I");
    BYSTANDER(FIELD_MODIFICATION, .FieldModification = on_modification, .can_generate_field_modification_events = 1);
    MUST(SetFieldModificationWatch, base, shared);
    int ran = kit_run_int(k, "kit/Touch", "setShared", 1, &n);
    MUST(ClearFieldModificationWatch, base, shared);
    DO(ran);
    ONLY_ASKER();
}

#define TOUCH(method)                                                                                                  \
    do {                                                                                                               \
        jint n_ = 0;                                                                                                   \
        DO(kit_run_int(k, "kit/Touch", method, 1, &n_));                                                               \
    } while (0)

/* Both watch; the first gives up. */
#define CLEARS(event_, EVENT, kind, method, callback, cap)                                                             \
    CHECK(Clear##kind, of_its_environment, NEEDS(.cap = 1), "A watch that another environment has set stays.")         \
    {                                                                                                                  \
        jclass base = kit_class(k, "kit/Base");                                                                        \
        jfieldID shared = J(GetStaticFieldID, base, "shared", "I");                                                    \
        jvmtiCapabilities needs = NEEDS(.cap = 1);                                                                     \
        if (!kit_potential(k, &needs))                                                                                 \
            SKIP("a second environment cannot have the capability in the live phase");                                 \
        jvmtiEventCallbacks callbacks = {.event_ = callback};                                                          \
        jvmtiEnv *other = bystander(k, &needs, &callbacks, JVMTI_EVENT_##EVENT);                                       \
        DO(other != NULL);                                                                                             \
        MUST(Set##kind, base, shared);                                                                                 \
        GIVES(JVMTI_ERROR_NONE, (*other)->Set##kind(other, base, shared));                                             \
        TOUCH(method);                                                                                                 \
        SAME_INT(atomic_load(&seen.own), 1, "events of the first");                                                    \
        SAME_INT(atomic_load(&seen.foreign), 1, "events of the second");                                               \
        MUST(Clear##kind, base, shared);                                                                               \
        REFUSE(NOT_FOUND, Clear##kind, base, shared);                                                                  \
        TOUCH(method);                                                                                                 \
        GIVES(JVMTI_ERROR_NONE, (*other)->Clear##kind(other, base, shared));                                           \
        TOUCH(method);                                                                                                 \
        SAME_INT(atomic_load(&seen.own), 1, "events of the first, after it gave up");                                  \
        SAME_INT(atomic_load(&seen.foreign), 2, "events of the second, until it gave up");                             \
    }

CLEARS(FieldAccess, FIELD_ACCESS, FieldAccessWatch, "getShared", on_access, can_generate_field_access_events)
CLEARS(FieldModification, FIELD_MODIFICATION, FieldModificationWatch, "setShared", on_modification,
       can_generate_field_modification_events)

/* A second environment that watches what the first does, and ends. */
#define ENDS(event_, EVENT, kind, method, callback, cap)                                                               \
    CHECK(DisposeEnvironment, drops_its_##kind, NEEDS(.cap = 1), "Its watches end with it, and no other's.")           \
    {                                                                                                                  \
        jclass base = kit_class(k, "kit/Base");                                                                        \
        jfieldID shared = J(GetStaticFieldID, base, "shared", "I");                                                    \
        jvmtiCapabilities needs = NEEDS(.cap = 1);                                                                     \
        if (!kit_potential(k, &needs))                                                                                 \
            SKIP("a second environment cannot have the capability in the live phase");                                 \
        jvmtiEnv *other = NULL;                                                                                        \
        jvmtiEventCallbacks callbacks = {.event_ = callback};                                                          \
        memset(&seen, 0, sizeof seen);                                                                                 \
        seen.asker = k->ti;                                                                                            \
        DO((*k->vm)->GetEnv(k->vm, (void **)&other, JVMTI_VERSION_1_2) == JNI_OK);                                     \
        GIVES(JVMTI_ERROR_NONE, (*other)->AddCapabilities(other, &needs));                                             \
        LISTEN(.event_ = callback);                                                                                    \
        ON(EVENT, NULL);                                                                                               \
        MUST(Set##kind, base, shared);                                                                                 \
        GIVES(JVMTI_ERROR_NONE, (*other)->SetEventCallbacks(other, &callbacks, sizeof callbacks));                     \
        GIVES(JVMTI_ERROR_NONE, (*other)->SetEventNotificationMode(other, JVMTI_ENABLE, JVMTI_EVENT_##EVENT, NULL));   \
        GIVES(JVMTI_ERROR_NONE, (*other)->Set##kind(other, base, shared));                                             \
        TOUCH(method);                                                                                                 \
        SAME_INT(atomic_load(&seen.foreign), 1, "events of the second");                                               \
        GIVES(JVMTI_ERROR_NONE, (*other)->DisposeEnvironment(other));                                                  \
        TOUCH(method);                                                                                                 \
        MUST(Clear##kind, base, shared);                                                                               \
        TOUCH(method);                                                                                                 \
        SAME_INT(atomic_load(&seen.own), 2, "events of the first");                                                    \
        SAME_INT(atomic_load(&seen.foreign), 1, "events of the second, until it ended");                               \
    }

ENDS(FieldAccess, FIELD_ACCESS, FieldAccessWatch, "getShared", on_access, can_generate_field_access_events)
ENDS(FieldModification, FIELD_MODIFICATION, FieldModificationWatch, "setShared", on_modification,
     can_generate_field_modification_events)

CHECK(ClearFieldAccessWatch, keeps_other_kind,
      NEEDS(.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1),
      "The watch of modifications of the same field stays, and the other way round.")
{
    jclass base = kit_class(k, "kit/Base");
    jfieldID shared = J(GetStaticFieldID, base, "shared", "I");
    memset(&seen, 0, sizeof seen);
    seen.asker = k->ti;
    LISTEN(.FieldAccess = on_access, .FieldModification = on_modification);
    ON(FIELD_ACCESS, NULL);
    ON(FIELD_MODIFICATION, NULL);
    MUST(SetFieldAccessWatch, base, shared);
    MUST(SetFieldModificationWatch, base, shared);
    MUST(ClearFieldAccessWatch, base, shared);
    TOUCH("setShared");
    TOUCH("getShared");
    SAME_INT(atomic_load(&seen.own), 1, "events of a write and a read, with a watch of writes");
    MUST(SetFieldAccessWatch, base, shared);
    MUST(ClearFieldModificationWatch, base, shared);
    TOUCH("setShared");
    TOUCH("getShared");
    MUST(ClearFieldAccessWatch, base, shared);
    SAME_INT(atomic_load(&seen.own), 2, "and of a write and a read, with a watch of reads");
}

CHECK(ClearBreakpoint, of_its_environment, BREAKS, "A breakpoint that another environment has set stays.")
{
    jint n = 0;
    jmethodID three = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    jvmtiCapabilities needs = BREAKS;
    if (!kit_potential(k, &needs))
        SKIP("a second environment cannot have the capability in the live phase");
    jvmtiEventCallbacks callbacks = {.Breakpoint = on_breakpoint};
    jvmtiEnv *other = bystander(k, &needs, &callbacks, JVMTI_EVENT_BREAKPOINT);
    DO(other != NULL);
    MUST(SetBreakpoint, three, 0);
    GIVES(JVMTI_ERROR_NONE, (*other)->SetBreakpoint(other, three, 0));
    MUST(ClearBreakpoint, three, 0);
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    GIVES(JVMTI_ERROR_NONE, (*other)->ClearBreakpoint(other, three, 0));
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    SAME_INT(atomic_load(&seen.own), 0, "events of the first, after it gave up");
    SAME_INT(atomic_load(&seen.foreign), 1, "events of the second, until it gave up");
}

#define SETS                                                                                                           \
    NEEDS(.can_generate_breakpoint_events = 1, .can_generate_field_access_events = 1,                                  \
          .can_generate_field_modification_events = 1)

CHECK(DisposeEnvironment, leaves_nothing, SETS,
      "Breakpoints and watches end with their environment: a new one, in the same memory maybe, can set them; others "
      "stay.")
{
    jint n = 0;
    jclass base = kit_class(k, "kit/Base");
    jfieldID shared = J(GetStaticFieldID, base, "shared", "I");
    jmethodID three = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    jvmtiCapabilities needs = SETS;
    if (!kit_potential(k, &needs))
        SKIP("a second environment cannot have the capabilities in the live phase");
    memset(&seen, 0, sizeof seen);
    seen.asker = k->ti;
    LISTEN(.Breakpoint = on_breakpoint, .FieldAccess = on_access);
    ON(BREAKPOINT, NULL);
    ON(FIELD_ACCESS, NULL);
    MUST(SetBreakpoint, three, 0);
    MUST(SetFieldAccessWatch, base, shared);
    for (int i = 0; i < 10; i++) {
        jvmtiEnv *other = NULL;
        DO((*k->vm)->GetEnv(k->vm, (void **)&other, JVMTI_VERSION_1_2) == JNI_OK);
        GIVES(JVMTI_ERROR_NONE, (*other)->AddCapabilities(other, &needs));
        GIVES(JVMTI_ERROR_NONE, (*other)->SetBreakpoint(other, three, 0));
        GIVES(JVMTI_ERROR_NONE, (*other)->SetFieldAccessWatch(other, base, shared));
        GIVES(JVMTI_ERROR_NONE, (*other)->SetFieldModificationWatch(other, base, shared));
        GIVES(JVMTI_ERROR_NONE, (*other)->DisposeEnvironment(other));
    }
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    TOUCH("getShared");
    MUST(ClearBreakpoint, three, 0);
    MUST(ClearFieldAccessWatch, base, shared);
    SAME_INT(atomic_load(&seen.own), 2, "events of the one that stays");
    SAME_INT(atomic_load(&seen.foreign), 0, "events of others");
}

CHECK(Breakpoint, only_where_set, BREAKS,
      "The event goes to the environments that have set the breakpoint, to no other.")
{
    jint n = 0;
    jmethodID three = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    BYSTANDER(BREAKPOINT, .Breakpoint = on_breakpoint, .can_generate_breakpoint_events = 1);
    MUST(SetBreakpoint, three, 0);
    int ran = kit_run_int(k, "kit/Lines", "three", 5, &n);
    MUST(ClearBreakpoint, three, 0);
    DO(ran);
    ONLY_ASKER();
}

CHECK(FramePop, only_where_asked, POPS, "The event goes to the environments that asked for that frame, to no other.")
{
    jint n = 0;
    jmethodID three = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    BYSTANDER(FRAME_POP, .FramePop = on_pop, .can_generate_frame_pop_events = 1);
    LISTEN(.FramePop = on_pop, .Breakpoint = on_breakpoint_ask);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, three, 0);
    int ran = kit_run_int(k, "kit/Lines", "three", 5, &n);
    MUST(ClearBreakpoint, three, 0);
    DO(ran);
    ONLY_ASKER();
}

/* One environment asks, and when it is told it makes another one ask for the same frame. */
static struct {
    jvmtiEnv *first, *second;
    jvmtiError error;
    int told[2];
} relay;

static void JNICALL on_breakpoint_relay(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)method, (void)location;
    (*relay.first)->NotifyFramePop(relay.first, thread, 0);
}

static void JNICALL on_pop_relay(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception)
{
    (void)jni, (void)method, (void)by_exception;
    relay.told[ti == relay.second]++;
    if (ti == relay.first)
        relay.error = (*relay.second)->NotifyFramePop(relay.second, thread, 0);
}

CHECK(FramePop, asked_meanwhile, POPS,
      "If an environment may ask for a frame while another is told of its end, it is told, too, whichever was first.")
{
    jint n = 0;
    jmethodID three = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    BYSTANDER(FRAME_POP, .FramePop = on_pop_relay, .can_generate_frame_pop_events = 1);
    LISTEN(.FramePop = on_pop_relay, .Breakpoint = on_breakpoint_relay);
    ON(BREAKPOINT, NULL);
    for (int turned = 0; turned < 2; turned++) {
        memset(&relay, 0, sizeof relay);
        relay.first = turned ? other : k->ti;
        relay.second = turned ? k->ti : other;
        MUST(SetBreakpoint, three, 0);
        int ran = kit_run_int(k, "kit/Lines", "three", 5, &n);
        MUST(ClearBreakpoint, three, 0);
        DO(ran);
        TRUE(relay.error == JVMTI_ERROR_NONE || relay.error == JVMTI_ERROR_OPAQUE_FRAME, "error %d", relay.error);
        SAME_INT(relay.told[0], 1, "events of the one that asked first");
        SAME_INT(relay.told[1], relay.error == JVMTI_ERROR_NONE, "events of the one that asked meanwhile");
    }
}

#define TAGS NEEDS(.can_tag_objects = 1)

static jvmtiEnv *tagger(Kit *k)
{
    return kit_env(k, &(jvmtiCapabilities){.can_tag_objects = 1});
}

CHECK(SetTag, of_its_environment, TAGS,
      "Each environment has tags of its own: to set or remove one changes no other's.")
{
    jlong a = 0, b = 0;
    jobject object = kit_new(k, "java/lang/Object");
    jvmtiEnv *other = tagger(k);
    if (other == NULL)
        SKIP("a second environment cannot have the capability in the live phase");
    MUST(SetTag, object, 71);
    GIVES(JVMTI_ERROR_NONE, (*other)->SetTag(other, object, 72));
    MUST(GetTag, object, &a);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetTag(other, object, &b));
    SAME_INT(a, 71, "tag of the first environment");
    SAME_INT(b, 72, "tag of the second environment");
    GIVES(JVMTI_ERROR_NONE, (*other)->SetTag(other, object, 0));
    MUST(GetTag, object, &a);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetTag(other, object, &b));
    SAME_INT(a, 71, "tag of the first environment, after the second removed its own");
    SAME_INT(b, 0, "tag that was removed");
}

CHECK(GetObjectsWithTags, of_its_environment, TAGS, "Objects that another environment has tagged are not found.")
{
    jlong wanted[] = {7301, 7302}, *tags = NULL;
    jint found = -1;
    jobject mine = kit_new(k, "java/lang/Object"), its = kit_new(k, "java/lang/Object");
    jvmtiEnv *other = tagger(k);
    if (other == NULL)
        SKIP("a second environment cannot have the capability in the live phase");
    MUST(SetTag, mine, 7301);
    GIVES(JVMTI_ERROR_NONE, (*other)->SetTag(other, its, 7302));
    MUST(GetObjectsWithTags, 2, wanted, &found, NULL, &tags);
    jlong first = found == 1 ? tags[0] : 0;
    FREE(tags);
    SAME_INT(found, 1, "objects");
    SAME_INT(first, 7301, "its tag");
}

CHECK(ObjectFree, of_its_environment, NEEDS(.can_tag_objects = 1, .can_generate_object_free_events = 1),
      "It is sent to the environments that have tagged the object, each with its own tag.")
{
    BYSTANDER(OBJECT_FREE, .ObjectFree = on_free, .can_tag_objects = 1, .can_generate_object_free_events = 1);
    jobject object = kit_new(k, "java/lang/Object");
    MUST(SetTag, object, 7401);
    J(DeleteLocalRef, object);
    for (int i = 0; i < 50 && atomic_load(&seen.own) == 0; i++) {
        MUST(ForceGarbageCollection);
        kit_nap();
    }
    ONLY_ASKER();
}

CHECK(SetThreadLocalStorage, of_its_environment, NEEDS(), "Each environment has storage of its own for a thread.")
{
    void *a = NULL, *b = &a;
    jvmtiEnv *other = kit_env(k, NULL);
    DO(other != NULL);
    MUST(SetThreadLocalStorage, NULL, &a);
    GIVES(JVMTI_ERROR_NONE, (*other)->GetThreadLocalStorage(other, NULL, &b));
    TRUE(b == NULL, "another environment's storage");
    GIVES(JVMTI_ERROR_NONE, (*other)->SetThreadLocalStorage(other, NULL, &b));
    void *mine = NULL;
    MUST(GetThreadLocalStorage, NULL, &mine);
    MUST(SetThreadLocalStorage, NULL, NULL);
    TRUE(mine == &a, "overwritten by another environment");
}

static jmethodID entered;

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)jni, (void)thread;
    if (method == entered)
        count(ti);
}

#define ENTRIES NEEDS(.can_generate_method_entry_events = 1)

CHECK(RelinquishCapabilities, ends_events, ENTRIES,
      "Events that need the capability come no more, though they are still enabled.")
{
    jint n = 0;
    jvmtiCapabilities needs = NEEDS(.can_generate_method_entry_events = 1);
    if (!kit_potential(k, &needs))
        SKIP("a second environment cannot have the capability in the live phase");
    entered = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    DO(entered != NULL && bystander(k, NULL, &(jvmtiEventCallbacks){0}, JVMTI_EVENT_VM_INIT) != NULL);
    jvmtiEnv *env = kit_env(k, &needs);
    DO(env != NULL);
    seen.asker = env;
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry};
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventCallbacks(env, &callbacks, sizeof callbacks));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL));
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    SAME_INT(atomic_load(&seen.own), 1, "events with the capability");
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &needs));
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    SAME_INT(atomic_load(&seen.own), 1, "events, one of them with the capability");
}

/* The same where the event is enabled for one thread, and with another environment that still has it. */
CHECK(RelinquishCapabilities, ends_events_of_a_thread, ENTRIES,
      "Events of one thread that need the capability come no more; those of another environment do.")
{
    jint n = 0;
    jvmtiCapabilities needs = NEEDS(.can_generate_method_entry_events = 1);
    if (!kit_potential(k, &needs))
        SKIP("a second environment cannot have the capability in the live phase");
    entered = kit_static(k, kit_class(k, "kit/Lines"), "three", "(I)I");
    DO(entered != NULL);
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry};
    jvmtiEnv *env = bystander(k, &needs, &callbacks, JVMTI_EVENT_METHOD_ENTRY);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, NULL));
    GIVES(JVMTI_ERROR_NONE, (*env)->SetEventNotificationMode(env, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, self));
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &needs));
    DO(kit_run_int(k, "kit/Lines", "three", 5, &n));
    SAME_INT(atomic_load(&seen.own), 1, "events of the one that has the capability");
    SAME_INT(atomic_load(&seen.foreign), 0, "events of the one that gave it up");
}
