/* check_debug.c - chapters Breakpoint and Watched Field, and the events of a debugger: Breakpoint, SingleStep,
 * FieldAccess, FieldModification. */
#define CHAPTER "breakpoint"
#define GROUP   "debug"
#include "kit.h"

#define LINES kit_class(k, "kit/Lines")
#define THREE kit_static(k, LINES, "three", "(I)I")

/* What the last events said. Events come on the thread that runs the checks. */
static struct {
    int breakpoints, steps;
    jmethodID method, wanted;
    jlocation location, locations[200];
    jboolean same_thread;
} seen;

static jboolean is_current(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    jthread self = NULL;
    return (*ti)->GetCurrentThread(ti, &self) == JVMTI_ERROR_NONE && (*jni)->IsSameObject(jni, self, thread);
}

static void JNICALL on_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    seen.breakpoints++;
    seen.method = method;
    seen.location = location;
    seen.same_thread = is_current(ti, jni, thread);
}

static void JNICALL on_step(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread;
    if (seen.wanted != NULL && method != seen.wanted)
        return;
    if (seen.steps < 200)
        seen.locations[seen.steps++] = location;
}

static void seen_clear(jmethodID wanted)
{
    memset(&seen, 0, sizeof seen);
    seen.wanted = wanted;
}

#define BREAKS NEEDS(.can_generate_breakpoint_events = 1)
#define STEPS  NEEDS(.can_generate_single_step_events = 1)

static int three_run(Kit *k)
{
    jint result = 0;
    return kit_run_int(k, "kit/Lines", "three", 5, &result) && result == 18;
}

CHECK(SetBreakpoint, event, BREAKS, "When the instruction is reached a Breakpoint event comes, once each time.")
{
    seen_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    int ran = three_run(k) && three_run(k);
    MUST(ClearBreakpoint, THREE, 4);
    DO(ran);
    SAME_INT(seen.breakpoints, 2, "events");
}

CHECK(Breakpoint, arguments, BREAKS, "The event tells the thread, the method and the location of the breakpoint.")
{
    seen_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 8);
    int ran = three_run(k);
    MUST(ClearBreakpoint, THREE, 8);
    DO(ran);
    SAME_INT(seen.breakpoints, 1, "events");
    SAME_INT(seen.location, 8, "location");
    TRUE(seen.method == THREE, "another method");
    TRUE(seen.same_thread, "another thread");
}

CHECK(Breakpoint, per_thread, BREAKS, "Enabled for one thread, the event does not come on others.")
{
    seen_clear(NULL);
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, worker);
    MUST(SetBreakpoint, THREE, 0);
    int ran = three_run(k);
    MUST(ClearBreakpoint, THREE, 0);
    OFF(BREAKPOINT, worker);
    DO(ran);
    SAME_INT(seen.breakpoints, 0, "events");
}

CHECK(ClearBreakpoint, no_more, BREAKS, "After it no event comes.")
{
    seen_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    MUST(ClearBreakpoint, THREE, 4);
    DO(three_run(k));
    SAME_INT(seen.breakpoints, 0, "events");
}

CHECK(SetBreakpoint, several, BREAKS, "Several breakpoints of one method each have their event.")
{
    seen_clear(NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, NULL);
    for (jlocation l = 0; l < 12; l += 4)
        MUST(SetBreakpoint, THREE, l);
    int ran = three_run(k);
    for (jlocation l = 0; l < 12; l += 4)
        MUST(ClearBreakpoint, THREE, l);
    DO(ran);
    SAME_INT(seen.breakpoints, 3, "events");
}

CHECK(SetBreakpoint, refuses_duplicate, BREAKS, "A second breakpoint at the same place is DUPLICATE.")
{
    MUST(SetBreakpoint, THREE, 4);
    jvmtiError e = TI(SetBreakpoint, THREE, 4);
    MUST(ClearBreakpoint, THREE, 4);
    GIVES(JVMTI_ERROR_DUPLICATE, e);
}

CHECK(ClearBreakpoint, refuses_absent, BREAKS, "Where there is no breakpoint it is NOT_FOUND.")
{
    REFUSE(NOT_FOUND, ClearBreakpoint, THREE, 4);
}

CHECK(SetBreakpoint, refuses_location, BREAKS, "A location beyond the code is INVALID_LOCATION.")
{
    REFUSE(INVALID_LOCATION, SetBreakpoint, THREE, 12);
    REFUSE(INVALID_LOCATION, SetBreakpoint, THREE, -1);
    REFUSE(INVALID_LOCATION, ClearBreakpoint, THREE, 100);
}

JNIEXPORT void JNICALL Java_kit_Worker_called(JNIEnv *jni, jobject self);

void JNICALL Java_kit_Worker_called(JNIEnv *jni, jobject self)
{
    (void)jni, (void)self;
}

CHECK(SetBreakpoint, running_method, NEEDS(.can_generate_breakpoint_events = 1, .can_suspend = 1),
      "A breakpoint in a method that runs works at its next pass.")
{
    seen_clear(NULL);
    jthread worker = kit_worker(k, "callout");
    jmethodID method = kit_method(k, kit_class(k, "kit/Worker"), "callout", "()V");
    DO(worker != NULL && method != NULL);
    LISTEN(.Breakpoint = on_breakpoint);
    ON(BREAKPOINT, worker);
    MUST(SetBreakpoint, method, 5);
    for (int i = 0; i < 10000 && *(volatile int *)&seen.breakpoints == 0; i++)
        kit_nap();
    MUST(ClearBreakpoint, method, 5);
    OFF(BREAKPOINT, worker);
    DO(kit_worker_end(k, worker));
    TRUE(seen.breakpoints > 0, "no event");
}

/* ---- single step */

CHECK(SingleStep, each_instruction, STEPS, "An event comes before each instruction, with its location.")
{
    seen_clear(THREE);
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, NULL);
    int ran = three_run(k);
    OFF(SINGLE_STEP, NULL);
    DO(ran);
    SAME_INT(seen.steps, 12, "events in the method");
    for (int i = 0; i < 12; i++)
        SAME_INT(seen.locations[i], i, "location");
}

CHECK(SingleStep, into_calls, STEPS, "Stepping goes into called methods and comes back after the call.")
{
    jmethodID calls = kit_static(k, LINES, "calls", "(I)I");
    jint result = 0;
    seen_clear(calls);
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, NULL);
    int ran = kit_run_int(k, "kit/Lines", "calls", 5, &result);
    OFF(SINGLE_STEP, NULL);
    DO(ran);
    static const int want[] = {0, 1, 4, 5, 6}; /* iload_0, invokestatic, iconst_1, iadd, ireturn */
    SAME_INT(seen.steps, 5, "events in the method");
    for (int i = 0; i < 5; i++)
        SAME_INT(seen.locations[i], want[i], "location");
}

CHECK(SingleStep, through_handlers, STEPS, "After a throw stepping goes on at the handler.")
{
    jmethodID throwing = kit_static(k, LINES, "throwing", "(I)I");
    jint result = 0;
    seen_clear(throwing);
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, NULL);
    int ran = kit_run_int(k, "kit/Lines", "throwing", 1, &result);
    OFF(SINGLE_STEP, NULL);
    DO(ran && result == 1);
    static const int want[] = {0, 1, 6, 7, 8}; /* iload_0, invokestatic; astore_1, iconst_1, ireturn */
    SAME_INT(seen.steps, 5, "events in the method");
    for (int i = 0; i < 5; i++)
        SAME_INT(seen.locations[i], want[i], "location");
}

CHECK(SingleStep, not_in_native, STEPS, "In a native method no event comes.")
{
    jint result = 0;
    seen_clear(kit_static(k, LINES, "natively", "(I)I"));
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, NULL);
    int ran = kit_run_int(k, "kit/Lines", "callsNative", 5, &result);
    OFF(SINGLE_STEP, NULL);
    DO(ran);
    SAME_INT(seen.steps, 0, "events");
}

CHECK(SingleStep, per_thread, STEPS, "Enabled for one thread, other threads do not step.")
{
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    seen_clear(THREE);
    LISTEN(.SingleStep = on_step);
    ON(SINGLE_STEP, worker);
    int ran = three_run(k);
    OFF(SINGLE_STEP, worker);
    DO(ran);
    SAME_INT(seen.steps, 0, "events");
}

CHECK(SingleStep, together_with_breakpoint,
      NEEDS(.can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1),
      "Where there is a breakpoint both events come.")
{
    seen_clear(THREE);
    LISTEN(.SingleStep = on_step, .Breakpoint = on_breakpoint);
    ON(SINGLE_STEP, NULL);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, THREE, 4);
    int ran = three_run(k);
    OFF(SINGLE_STEP, NULL);
    MUST(ClearBreakpoint, THREE, 4);
    DO(ran);
    SAME_INT(seen.steps, 12, "step events");
    SAME_INT(seen.breakpoints, 1, "breakpoint events");
}

/* ---- field watches */

#undef CHAPTER
#define CHAPTER "watched_field"
#define WATCHES NEEDS(.can_generate_field_access_events = 1, .can_generate_field_modification_events = 1)
#define SHAPE   kit_class(k, "kit/Shape0")

static struct {
    int accesses, modifications;
    jmethodID method;
    jlocation location;
    jfieldID field;
    jclass field_class; /* global references */
    jobject object;
    char type;
    jvalue value;
} watch;

static void watch_note(JNIEnv *jni, jmethodID method, jlocation location, jclass klass, jobject object, jfieldID field)
{
    watch.method = method;
    watch.location = location;
    watch.field = field;
    if (watch.field_class != NULL)
        (*jni)->DeleteGlobalRef(jni, watch.field_class);
    if (watch.object != NULL)
        (*jni)->DeleteGlobalRef(jni, watch.object);
    watch.field_class = (*jni)->NewGlobalRef(jni, klass);
    watch.object = object != NULL ? (*jni)->NewGlobalRef(jni, object) : NULL;
}

static void JNICALL on_access(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                              jclass klass, jobject object, jfieldID field)
{
    (void)ti, (void)thread;
    watch_note(jni, method, location, klass, object, field);
    watch.accesses++;
}

static void JNICALL on_modification(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                                    jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)ti, (void)thread;
    watch_note(jni, method, location, klass, object, field);
    watch.type = type;
    watch.value = value;
    watch.modifications++;
}

static jfieldID first_field(Kit *k)
{
    return J(GetFieldID, SHAPE, "first", "I");
}

#define WATCH()                                                                                                        \
    memset(&watch, 0, sizeof watch);                                                                                   \
    LISTEN(.FieldAccess = on_access, .FieldModification = on_modification);                                            \
    ON(FIELD_ACCESS, NULL);                                                                                            \
    ON(FIELD_MODIFICATION, NULL)

static void shape_run(Kit *k, jobject shape)
{
    J(CallVoidMethod, shape, kit_method(k, SHAPE, "run", "()V"));
}

CHECK(SetFieldAccessWatch, event, WATCHES, "Reading the field from Java sends a FieldAccess event.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldAccessWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    MUST(ClearFieldAccessWatch, SHAPE, first_field(k));
    SAME_INT(watch.accesses, 1, "access events");
    SAME_INT(watch.modifications, 0, "modification events");
}

CHECK(SetFieldModificationWatch, event, WATCHES, "Writing the field from Java sends a FieldModification event.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldModificationWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    MUST(ClearFieldModificationWatch, SHAPE, first_field(k));
    SAME_INT(watch.modifications, 1, "modification events");
    SAME_INT(watch.accesses, 0, "access events");
}

CHECK(FieldAccess, arguments, WATCHES, "The event tells method, location, class, object and field.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldAccessWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    MUST(ClearFieldAccessWatch, SHAPE, first_field(k));
    TRUE(watch.method == kit_method(k, SHAPE, "run", "()V"), "another method");
    SAME_INT(watch.location, 2, "location"); /* aload_0, dup, getfield */
    SAME_OBJECT(watch.field_class, SHAPE, "class");
    SAME_OBJECT(watch.object, shape, "object");
    TRUE(watch.field == first_field(k), "another field");
}

CHECK(FieldModification, arguments, WATCHES, "The event tells besides the type and the value that will be written.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldModificationWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    MUST(ClearFieldModificationWatch, SHAPE, first_field(k));
    SAME_INT(watch.location, 7, "location"); /* aload_0, dup, getfield, iconst_1, iadd, putfield */
    SAME_INT(watch.type, 'I', "type");
    SAME_INT(watch.value.i, 2, "value");
    SAME_OBJECT(watch.object, shape, "object");
}

CHECK(FieldModification, static_field, WATCHES, "For a static field the object is null.")
{
    jfieldID f = J(GetStaticFieldID, kit_class(k, "kit/Base"), "shared", "I");
    jint result;
    WATCH();
    MUST(SetFieldModificationWatch, kit_class(k, "kit/Base"), f);
    int ran = kit_run_int(k, "kit/Touch", "setShared", 55, &result);
    MUST(ClearFieldModificationWatch, kit_class(k, "kit/Base"), f);
    DO(ran);
    SAME_INT(watch.modifications, 1, "events");
    TRUE(watch.object == NULL, "an object");
    SAME_INT(watch.value.i, 55, "value");
}

CHECK(FieldAccess, static_field, WATCHES, "For a static field the object is null.")
{
    jfieldID f = J(GetStaticFieldID, kit_class(k, "kit/Base"), "shared", "I");
    jint result;
    WATCH();
    MUST(SetFieldAccessWatch, kit_class(k, "kit/Base"), f);
    int ran = kit_run_int(k, "kit/Touch", "getShared", 0, &result);
    MUST(ClearFieldAccessWatch, kit_class(k, "kit/Base"), f);
    DO(ran);
    SAME_INT(watch.accesses, 1, "events");
    TRUE(watch.object == NULL, "an object");
}

#define MODIFIES(rule, java, argument, name, descriptor, letter, test, sentence)                                       \
    CHECK(FieldModification, rule, WATCHES, sentence)                                                                  \
    {                                                                                                                  \
        jint result;                                                                                                   \
        jclass touch = kit_class(k, "kit/Touch");                                                                      \
        jfieldID f = J(GetStaticFieldID, touch, name, descriptor);                                                     \
        DO(f != NULL);                                                                                                 \
        WATCH();                                                                                                       \
        MUST(SetFieldModificationWatch, touch, f);                                                                     \
        int ran = kit_run_int(k, "kit/Touch", java, argument, &result);                                                \
        MUST(ClearFieldModificationWatch, touch, f);                                                                   \
        DO(ran);                                                                                                       \
        SAME_INT(watch.modifications, 1, "events");                                                                    \
        SAME_INT(watch.type, letter, "type");                                                                          \
        TRUE(test, "another value");                                                                                   \
    }

MODIFIES(type_long, "setLong", 9, "aLong", "J", 'J', watch.value.j == 9, "The value of a long field.")
MODIFIES(type_double, "setDouble", 9, "aDouble", "D", 'D', watch.value.d == 9.0, "The value of a double field.")
MODIFIES(type_float, "setFloat", 9, "aFloat", "F", 'F', watch.value.f == 9.0f, "The value of a float field.")
MODIFIES(type_boolean, "setBoolean", 1, "aBoolean", "Z", 'Z', watch.value.z == JNI_TRUE,
         "The value of a boolean field.")
MODIFIES(type_byte, "setByte", -9, "aByte", "B", 'B', watch.value.b == -9, "The value of a byte field.")
MODIFIES(type_char, "setChar", 65, "aChar", "C", 'C', watch.value.c == 65, "The value of a char field.")
MODIFIES(type_short, "setShort", -300, "aShort", "S", 'S', watch.value.s == -300, "The value of a short field.")
MODIFIES(type_object, "setObject", 1, "anObject", "Ljava/lang/Object;", 'L', watch.value.l != NULL,
         "The value of a reference field.")

MODIFIES(by_handle, "setLongByHandle", 9, "aLong", "J", 'J', watch.value.j == 9,
         "A method handle of the field does what the instruction does, and sends the event too.")

CHECK(FieldAccess, by_handle, WATCHES,
      "A method handle of the field does what the instruction does, and sends the event too.")
{
    jint result = 0;
    jclass touch = kit_class(k, "kit/Touch");
    jfieldID f = J(GetStaticFieldID, touch, "aLong", "J");
    DO(f != NULL);
    J(SetStaticLongField, touch, f, 77);
    WATCH();
    MUST(SetFieldAccessWatch, touch, f);
    int ran = kit_run_int(k, "kit/Touch", "getLongByHandle", 0, &result);
    MUST(ClearFieldAccessWatch, touch, f);
    DO(ran);
    SAME_INT(watch.accesses, 1, "events");
    SAME_INT(result, 77, "what was read");
}

/* The callback is told that the method writes a long, and sees to it that it does not. */
#define KEEPS_LONG(method, callback)                                                                                   \
    jint result = 0;                                                                                                   \
    jclass touch = kit_class(k, "kit/Touch");                                                                          \
    jfieldID f = J(GetStaticFieldID, touch, "aLong", "J");                                                             \
    DO(f != NULL);                                                                                                     \
    J(SetStaticLongField, touch, f, 77);                                                                               \
    memset(&watch, 0, sizeof watch);                                                                                   \
    LISTEN(.FieldModification = callback);                                                                             \
    ON(FIELD_MODIFICATION, NULL);                                                                                      \
    MUST(SetFieldModificationWatch, touch, f);                                                                         \
    int ran = kit_run_int(k, "kit/Touch", method, 9, &result);                                                         \
    MUST(ClearFieldModificationWatch, touch, f);                                                                       \
    DO(ran);                                                                                                           \
    SAME_INT(watch.modifications, 1, "events");                                                                        \
    SAME_INT(J(GetStaticLongField, touch, f), 77, "the field")

static void JNICALL on_modification_return(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method,
                                           jlocation location, jclass klass, jobject object, jfieldID field, char type,
                                           jvalue value)
{
    (void)jni, (void)method, (void)location, (void)klass, (void)object, (void)field, (void)type, (void)value;
    watch.modifications += (*ti)->ForceEarlyReturnInt(ti, thread, 5) == JVMTI_ERROR_NONE;
}

CHECK(FieldModification, by_handle_returned,
      NEEDS(.can_generate_field_modification_events = 1, .can_force_early_return = 1),
      "The event comes before a method handle writes: a method that is to return in the callback writes nothing.")
{
    KEEPS_LONG("setLongByHandle", on_modification_return);
    SAME_INT(result, 5, "what was returned");
}

static void JNICALL on_modification_throw(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method,
                                          jlocation location, jclass klass, jobject object, jfieldID field, char type,
                                          jvalue value)
{
    (void)ti, (void)thread, (void)method, (void)location, (void)klass, (void)object, (void)field, (void)type;
    watch.modifications += value.j == 9;
    (*jni)->ThrowNew(jni, (*jni)->FindClass(jni, "java/lang/IllegalStateException"), "not now");
}

CHECK(FieldModification, by_reflection, WATCHES,
      "It comes before reflection writes, too: where the callback leaves an exception, that is thrown instead.")
{
    KEEPS_LONG("setLongByReflection", on_modification_throw);
    SAME_INT(result, 1, "whether it was thrown");
}

CHECK(FieldModification, by_jni, WATCHES, "Writing through JNI sends the event too.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    jfieldID f = first_field(k);
    WATCH();
    MUST(SetFieldModificationWatch, SHAPE, f);
    J(SetIntField, shape, f, 99);
    MUST(ClearFieldModificationWatch, SHAPE, f);
    SAME_INT(watch.modifications, 1, "events");
    SAME_INT(watch.value.i, 99, "value");
}

CHECK(FieldAccess, by_jni, WATCHES, "Reading through JNI sends the event too.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    jfieldID f = first_field(k);
    WATCH();
    MUST(SetFieldAccessWatch, SHAPE, f);
    J(GetIntField, shape, f);
    MUST(ClearFieldAccessWatch, SHAPE, f);
    SAME_INT(watch.accesses, 1, "events");
}

CHECK(ClearFieldAccessWatch, no_more, WATCHES, "After it no event comes.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldAccessWatch, SHAPE, first_field(k));
    MUST(ClearFieldAccessWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    SAME_INT(watch.accesses, 0, "events");
}

CHECK(ClearFieldModificationWatch, no_more, WATCHES, "After it no event comes.")
{
    jobject shape = kit_new(k, "kit/Shape0");
    WATCH();
    MUST(SetFieldModificationWatch, SHAPE, first_field(k));
    MUST(ClearFieldModificationWatch, SHAPE, first_field(k));
    shape_run(k, shape);
    SAME_INT(watch.modifications, 0, "events");
}

CHECK(SetFieldAccessWatch, refuses_duplicate, WATCHES, "A second watch of the same field is DUPLICATE.")
{
    MUST(SetFieldAccessWatch, SHAPE, first_field(k));
    jvmtiError e = TI(SetFieldAccessWatch, SHAPE, first_field(k));
    MUST(ClearFieldAccessWatch, SHAPE, first_field(k));
    GIVES(JVMTI_ERROR_DUPLICATE, e);
}

CHECK(SetFieldModificationWatch, refuses_duplicate, WATCHES, "A second watch of the same field is DUPLICATE.")
{
    MUST(SetFieldModificationWatch, SHAPE, first_field(k));
    jvmtiError e = TI(SetFieldModificationWatch, SHAPE, first_field(k));
    MUST(ClearFieldModificationWatch, SHAPE, first_field(k));
    GIVES(JVMTI_ERROR_DUPLICATE, e);
}

CHECK(ClearFieldAccessWatch, refuses_absent, WATCHES, "A field that is not watched is NOT_FOUND.")
{
    REFUSE(NOT_FOUND, ClearFieldAccessWatch, SHAPE, first_field(k));
}

CHECK(ClearFieldModificationWatch, refuses_absent, WATCHES, "A field that is not watched is NOT_FOUND.")
{
    REFUSE(NOT_FOUND, ClearFieldModificationWatch, SHAPE, first_field(k));
}
