/* check_local.c - chapter Local Variable: reading and writing slots of each type, and what is refused. */
#define CHAPTER "local_variable"
#include "kit.h"

#define LOCALS NEEDS(.can_access_local_variables = 1, .can_suspend = 1)
/* Slots of Worker.locals(int, long, float, double, Object), an instance method. */
enum { SLOT_THIS, SLOT_INT, SLOT_LONG, SLOT_FLOAT = 4, SLOT_DOUBLE, SLOT_OBJECT = 7, SLOT_END };

/* A suspended worker whose frame of locals() has the given depth. */
static jthread locals_reach(Kit *k, int *depth)
{
    jthread worker = kit_worker(k, "locals");
    if (worker == NULL || TI(SuspendThread, worker) != JVMTI_ERROR_NONE)
        return NULL;
    *depth = kit_depth_of(k, worker, "locals");
    return *depth < 0 ? NULL : worker;
}

#define REACH()                                                                                                        \
    int depth = -1;                                                                                                    \
    jthread worker = locals_reach(k, &depth);                                                                          \
    DO(worker != NULL)

/* The worker runs to its end with what was written. */
#define FINISH()                                                                                                       \
    MUST(ResumeThread, worker);                                                                                        \
    DO(kit_worker_end(k, worker))

static jfieldID field(Kit *k, const char *name, const char *descriptor)
{
    return J(GetFieldID, kit_class(k, "kit/Worker"), name, descriptor);
}

CHECK(GetLocalInt, value, LOCALS, "It reads an int variable.")
{
    jint v = 0;
    REACH();
    MUST(GetLocalInt, worker, depth, SLOT_INT, &v);
    SAME_INT(v, 41, "value");
}

CHECK(GetLocalLong, value, LOCALS, "It reads a long variable by its first slot.")
{
    jlong v = 0;
    REACH();
    MUST(GetLocalLong, worker, depth, SLOT_LONG, &v);
    SAME_INT(v, 42, "value");
}

CHECK(GetLocalFloat, value, LOCALS, "It reads a float variable.")
{
    jfloat v = 0;
    REACH();
    MUST(GetLocalFloat, worker, depth, SLOT_FLOAT, &v);
    TRUE(v == 1.5f, "value %f", (double)v);
}

CHECK(GetLocalDouble, value, LOCALS, "It reads a double variable by its first slot.")
{
    jdouble v = 0;
    REACH();
    MUST(GetLocalDouble, worker, depth, SLOT_DOUBLE, &v);
    TRUE(v == 2.5, "value %f", v);
}

CHECK(GetLocalObject, value, LOCALS, "It reads a reference.")
{
    jobject v = NULL;
    REACH();
    MUST(GetLocalObject, worker, depth, SLOT_OBJECT, &v);
    TRUE(v != NULL && J(GetStringUTFLength, v) == 4, "another object");
}

CHECK(GetLocalObject, this_object, LOCALS, "Slot 0 of an instance method is its object.")
{
    jobject v = NULL;
    REACH();
    MUST(GetLocalObject, worker, depth, SLOT_THIS, &v);
    SAME_OBJECT(v, worker, "this");
}

CHECK(GetLocalInstance, this_object, LOCALS, "It is the object of an instance method.")
{
    jobject v = NULL;
    REACH();
    MUST(GetLocalInstance, worker, depth, &v);
    SAME_OBJECT(v, worker, "this");
}

CHECK(GetLocalInstance, refuses_static, LOCALS, "A static method is INVALID_SLOT.")
{
    jobject v = NULL;
    REFUSE(INVALID_SLOT, GetLocalInstance, NULL, 1, &v);
}

CHECK(GetLocalInstance, refuses_depth, LOCALS,
      "A negative depth is ILLEGAL_ARGUMENT, one beyond the stack NO_MORE_FRAMES.")
{
    jobject v = NULL;
    REACH();
    REFUSE(ILLEGAL_ARGUMENT, GetLocalInstance, worker, -1, &v);
    REFUSE(NO_MORE_FRAMES, GetLocalInstance, worker, 100, &v);
}

CHECK(SetLocalInt, value, LOCALS, "The method goes on with the int that was written.")
{
    jint v = 0;
    REACH();
    MUST(SetLocalInt, worker, depth, SLOT_INT, 1041);
    MUST(GetLocalInt, worker, depth, SLOT_INT, &v);
    SAME_INT(v, 1041, "value read back");
    FINISH();
    SAME_INT(kit_worker_int(k, worker, "result"), 1041, "value the method used");
}

CHECK(SetLocalLong, value, LOCALS, "The method goes on with the long that was written, all 64 bits of it.")
{
    REACH();
    MUST(SetLocalLong, worker, depth, SLOT_LONG, INT64_C(0x7123456789abcdef));
    FINISH();
    SAME_INT(J(GetLongField, worker, field(k, "longResult", "J")), INT64_C(0x7123456789abcdef),
             "value the method used");
}

CHECK(SetLocalFloat, value, LOCALS, "The method goes on with the float that was written.")
{
    REACH();
    MUST(SetLocalFloat, worker, depth, SLOT_FLOAT, 100.25f);
    FINISH();
    TRUE(J(GetFloatField, worker, field(k, "floatResult", "F")) == 100.25f, "another value was used");
}

CHECK(SetLocalDouble, value, LOCALS, "The method goes on with the double that was written.")
{
    REACH();
    MUST(SetLocalDouble, worker, depth, SLOT_DOUBLE, 1e300);
    FINISH();
    TRUE(J(GetDoubleField, worker, field(k, "doubleResult", "D")) == 1e300, "another value was used");
}

CHECK(SetLocalObject, value, LOCALS, "The method goes on with the object that was written.")
{
    jobject mine = kit_new(k, "java/lang/Object");
    REACH();
    MUST(SetLocalObject, worker, depth, SLOT_OBJECT, mine);
    FINISH();
    SAME_OBJECT(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;"), mine, "value the method used");
}

CHECK(SetLocalObject, default_value, LOCALS, "Null may be written.")
{
    REACH();
    MUST(SetLocalObject, worker, depth, SLOT_OBJECT, NULL);
    FINISH();
    TRUE(kit_worker_object(k, worker, "objectResult", "Ljava/lang/Object;") == NULL, "not null");
}

CHECK(GetLocalObject, survives_collection, LOCALS, "The reference stays good over a garbage collection.")
{
    jobject v = NULL;
    REACH();
    MUST(GetLocalObject, worker, depth, SLOT_OBJECT, &v);
    MUST(ForceGarbageCollection);
    TRUE(J(GetStringUTFLength, v) == 4, "another object");
}

/* ---- refusals: of the wrong type, of slots out of range, of native frames and running threads */

#define REFUSALS(type, ctype, good, wrong)                                                                             \
    CHECK(GetLocal##type, refuses_slot, LOCALS, "A slot that the frame does not have is INVALID_SLOT.")                \
    {                                                                                                                  \
        ctype v;                                                                                                       \
        REACH();                                                                                                       \
        REFUSE(INVALID_SLOT, GetLocal##type, worker, depth, -1, &v);                                                   \
        REFUSE(INVALID_SLOT, GetLocal##type, worker, depth, 1000, &v);                                                 \
    }                                                                                                                  \
    CHECK(GetLocal##type, refuses_type, LOCALS, "A variable of another type is TYPE_MISMATCH.")                        \
    {                                                                                                                  \
        ctype v;                                                                                                       \
        REACH();                                                                                                       \
        REFUSE(TYPE_MISMATCH, GetLocal##type, worker, depth, wrong, &v);                                               \
    }                                                                                                                  \
    CHECK(GetLocal##type, refuses_native, LOCALS, "The frame of a native method is OPAQUE_FRAME.")                     \
    {                                                                                                                  \
        ctype v;                                                                                                       \
        jthread worker = kit_worker(k, "native");                                                                      \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jvmtiError e = TI(GetLocal##type, worker, 0, 0, &v);                                                           \
        MUST(ResumeThread, worker);                                                                                    \
        GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);                                                                            \
    }                                                                                                                  \
    CHECK(GetLocal##type, refuses_depth, LOCALS,                                                                       \
          "A negative depth is ILLEGAL_ARGUMENT, one beyond the stack NO_MORE_FRAMES.")                                \
    {                                                                                                                  \
        ctype v;                                                                                                       \
        REACH();                                                                                                       \
        REFUSE(ILLEGAL_ARGUMENT, GetLocal##type, worker, -1, good, &v);                                                \
        REFUSE(NO_MORE_FRAMES, GetLocal##type, worker, 100, good, &v);                                                 \
    }                                                                                                                  \
    CHECK(GetLocal##type, refuses_running, LOCALS,                                                                     \
          "Since version 20 another thread that runs is THREAD_NOT_SUSPENDED.")                                        \
    {                                                                                                                  \
        ctype v;                                                                                                       \
        if (k->version < 20)                                                                                           \
            SKIP("since JVMTI 20");                                                                                    \
        jthread worker = kit_worker(k, "locals");                                                                      \
        DO(worker != NULL);                                                                                            \
        REFUSE(THREAD_NOT_SUSPENDED, GetLocal##type, worker, 1, good, &v);                                             \
    }

REFUSALS(Int, jint, SLOT_INT, SLOT_OBJECT)
REFUSALS(Long, jlong, SLOT_LONG, SLOT_INT)
REFUSALS(Float, jfloat, SLOT_FLOAT, SLOT_OBJECT)
REFUSALS(Double, jdouble, SLOT_DOUBLE, SLOT_FLOAT)
REFUSALS(Object, jobject, SLOT_OBJECT, SLOT_INT)

#define SET_REFUSALS(type, value, good, wrong)                                                                         \
    CHECK(SetLocal##type, refuses_slot, LOCALS, "A slot that the frame does not have is INVALID_SLOT.")                \
    {                                                                                                                  \
        REACH();                                                                                                       \
        REFUSE(INVALID_SLOT, SetLocal##type, worker, depth, -1, value);                                                \
        REFUSE(INVALID_SLOT, SetLocal##type, worker, depth, 1000, value);                                              \
    }                                                                                                                  \
    CHECK(SetLocal##type, refuses_type, LOCALS, "A variable of another type is TYPE_MISMATCH.")                        \
    {                                                                                                                  \
        REACH();                                                                                                       \
        REFUSE(TYPE_MISMATCH, SetLocal##type, worker, depth, wrong, value);                                            \
    }                                                                                                                  \
    CHECK(SetLocal##type, refuses_native, LOCALS, "The frame of a native method is OPAQUE_FRAME.")                     \
    {                                                                                                                  \
        jthread worker = kit_worker(k, "native");                                                                      \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jvmtiError e = TI(SetLocal##type, worker, 0, 0, value);                                                        \
        MUST(ResumeThread, worker);                                                                                    \
        GIVES(JVMTI_ERROR_OPAQUE_FRAME, e);                                                                            \
    }                                                                                                                  \
    CHECK(SetLocal##type, refuses_depth, LOCALS,                                                                       \
          "A negative depth is ILLEGAL_ARGUMENT, one beyond the stack NO_MORE_FRAMES.")                                \
    {                                                                                                                  \
        REACH();                                                                                                       \
        REFUSE(ILLEGAL_ARGUMENT, SetLocal##type, worker, -1, good, value);                                             \
        REFUSE(NO_MORE_FRAMES, SetLocal##type, worker, 100, good, value);                                              \
    }                                                                                                                  \
    CHECK(SetLocal##type, refuses_running, LOCALS,                                                                     \
          "Since version 20 another thread that runs is THREAD_NOT_SUSPENDED.")                                        \
    {                                                                                                                  \
        if (k->version < 20)                                                                                           \
            SKIP("since JVMTI 20");                                                                                    \
        jthread worker = kit_worker(k, "locals");                                                                      \
        DO(worker != NULL);                                                                                            \
        REFUSE(THREAD_NOT_SUSPENDED, SetLocal##type, worker, 1, good, value);                                          \
    }

SET_REFUSALS(Int, 1, SLOT_INT, SLOT_OBJECT)
SET_REFUSALS(Long, 1, SLOT_LONG, SLOT_INT)
SET_REFUSALS(Float, 1.0f, SLOT_FLOAT, SLOT_OBJECT)
SET_REFUSALS(Double, 1.0, SLOT_DOUBLE, SLOT_FLOAT)
SET_REFUSALS(Object, NULL, SLOT_OBJECT, SLOT_INT)

CHECK(GetLocalLong, refuses_last_slot, NEEDS(.can_access_local_variables = 1, .can_suspend = 1),
      "A long needs two slots: the last slot of the frame is INVALID_SLOT.")
{
    jlong v = 0;
    jint max = 0;
    jmethodID method = NULL;
    jlocation location;
    REACH();
    MUST(GetFrameLocation, worker, depth, &method, &location);
    MUST(GetMaxLocals, method, &max);
    SAME_INT(max, SLOT_END, "locals of the method");
    REFUSE(INVALID_SLOT, GetLocalLong, worker, depth, max - 1, &v);
}

CHECK(GetLocalInstance, refuses_running, LOCALS, "Since version 20 another thread that runs is THREAD_NOT_SUSPENDED.")
{
    jobject v = NULL;
    if (k->version < 20)
        SKIP("since JVMTI 20");
    jthread worker = kit_worker(k, "locals");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_SUSPENDED, GetLocalInstance, worker, 1, &v);
}

CHECK(GetLocalInstance, below_native, LOCALS, "The object of a method that calls native methods all the time.")
{
    jobject v = NULL;
    jthread worker = kit_worker(k, "callout");
    DO(worker != NULL);
    MUST(SuspendThread, worker);
    int depth = kit_depth_of(k, worker, "callout");
    MUST(GetLocalInstance, worker, depth, &v);
    SAME_OBJECT(v, worker, "this");
}

/* ---- a method that has stored something else where its object was */

enum { AFTER_STORE = 3 }; /* where store() of kit/Overlaid goes on */

static struct {
    int asked;
    jvmtiError answer;
    jobject object;
} overlaid_seen;

static void JNICALL on_overlaid(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    (void)jni, (void)method, (void)at;
    overlaid_seen.asked++;
    overlaid_seen.object = NULL;
    overlaid_seen.answer = (*ti)->GetLocalInstance(ti, thread, 0, &overlaid_seen.object);
}

CHECK(GetLocalInstance, slot_taken, NEEDS(.can_access_local_variables = 1, .can_generate_breakpoint_events = 1),
      "It is what slot 0 holds: null once the method has stored a number there.")
{
    memset(&overlaid_seen, 0, sizeof overlaid_seen);
    jclass klass = kit_define_with(k, "Overlaid", "\x10\x07\x3c\x1b", "\x10\x07\x3b\x1a", 4); /* istore_0, iload_0 */
    DO(klass != NULL);
    jmethodID run = kit_static(k, klass, "run", "(I)I"), store = kit_method(k, klass, "store", "(I)I");
    DO(run != NULL && store != NULL);
    LISTEN(.Breakpoint = on_overlaid);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, store, AFTER_STORE);
    jint result = J(CallStaticIntMethod, klass, run, 1);
    MUST(ClearBreakpoint, store, AFTER_STORE);
    SAME_INT(result, 8, "result");
    SAME_INT(overlaid_seen.asked, 1, "breakpoints");
    GIVES(JVMTI_ERROR_NONE, overlaid_seen.answer);
    TRUE(overlaid_seen.object == NULL, "an object");
}

/* ---- the calling thread needs no suspension: from a native method that Java calls */

static Kit *native_kit;
static jvmtiError native_get, native_set;
static jint native_value;

JNIEXPORT jint JNICALL Java_kit_Lines_natively(JNIEnv *jni, jclass klass, jint n);

jint JNICALL Java_kit_Lines_natively(JNIEnv *jni, jclass klass, jint n)
{
    (void)jni, (void)klass;
    Kit *k = native_kit;
    if (k != NULL) {
        native_get = TI(GetLocalInt, NULL, 1, 0, &native_value);
        native_set = TI(SetLocalInt, NULL, 1, 0, 500);
    }
    return n * 2;
}

/* ---- which objects fit a variable: slots of Worker.arrays(int[], Object[], int[][], CharSequence) */

enum { SLOT_INTS = 1, SLOT_OBJECTS, SLOT_NESTED, SLOT_TEXT };

#define FITS(rule, slot, value, error, sentence)                                                                       \
    CHECK(SetLocalObject, rule, LOCALS, sentence)                                                                      \
    {                                                                                                                  \
        jthread worker = kit_worker(k, "arrays");                                                                      \
        DO(worker != NULL);                                                                                            \
        MUST(SuspendThread, worker);                                                                                   \
        jobject given = value, now = NULL;                                                                             \
        int depth = kit_depth_of(k, worker, "arrays");                                                                 \
        DO(given != NULL && depth >= 0);                                                                               \
        REFUSE(error, SetLocalObject, worker, depth, slot, given);                                                     \
        MUST(GetLocalObject, worker, depth, slot, &now);                                                               \
        MUST(ResumeThread, worker);                                                                                    \
        SAME_INT(J(IsSameObject, now, given), JVMTI_ERROR_##error == JVMTI_ERROR_NONE, "the variable has it");         \
    }

#define ARRAY_OF(name) J(NewObjectArray, 1, kit_class(k, name), NULL)
FITS(same_primitive_array, SLOT_INTS, J(NewIntArray, 2), NONE, "An array of the same primitive type fits.")
FITS(refuses_other_primitive, SLOT_INTS, J(NewLongArray, 2), TYPE_MISMATCH, "Of another primitive type: TYPE_MISMATCH.")
FITS(refuses_flat_array, SLOT_NESTED, J(NewIntArray, 2), TYPE_MISMATCH, "With fewer dimensions: TYPE_MISMATCH.")
FITS(nested_array, SLOT_NESTED, ARRAY_OF("[I"), NONE, "With the same dimensions it fits.")
FITS(array_of_subclass, SLOT_OBJECTS, ARRAY_OF("java/lang/String"), NONE, "An array of a subclass fits.")
FITS(array_of_arrays, SLOT_OBJECTS, ARRAY_OF("[I"), NONE, "An array of arrays is an array of objects.")
FITS(refuses_primitives_for_objects, SLOT_OBJECTS, J(NewIntArray, 2), TYPE_MISMATCH,
     "An array of a primitive type is none of objects: TYPE_MISMATCH.")
FITS(refuses_object_for_array, SLOT_OBJECTS, kit_new(k, "java/lang/Object"), TYPE_MISMATCH,
     "What is no array: TYPE_MISMATCH.")
FITS(implements_interface, SLOT_TEXT, kit_string(k, "other"), NONE,
     "An object of a class that implements the interface fits.")
FITS(refuses_not_implementing, SLOT_TEXT, kit_new(k, "java/lang/Object"), TYPE_MISMATCH,
     "Of a class that does not implement the interface: TYPE_MISMATCH.")

/* ---- without a table of variables only the type of what a slot holds is known */

/* A class of the kit without its tables: their attributes have another name. */
static jclass without_tables(Kit *k, const char *class_name)
{
    jint length = 0;
    unsigned char *bytes = kit_bytes(k, class_name, NULL, &length);
    unsigned char *name = bytes != NULL ? memmem(bytes, (size_t)length, "LocalVariableTable", 18) : NULL;
    if (name != NULL)
        memcpy(name, "NoVariableTableYet", 18);
    jclass klass = name != NULL ? kit_define_bytes(k, class_name, bytes, length) : NULL;
    free(bytes);
    return klass;
}

static struct {
    int asked;
    jvmtiError below, beyond, second_half, parameter;
} bare;

static void JNICALL on_bare_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    (void)jni, (void)method, (void)at;
    jint i;
    jlong j;
    jint slots = 0;
    bare.asked++;
    (*ti)->GetMaxLocals(ti, method, &slots);
    bare.below = (*ti)->GetLocalInt(ti, thread, 0, -1, &i);
    bare.beyond = (*ti)->GetLocalInt(ti, thread, 0, slots, &i);
    bare.second_half = (*ti)->GetLocalLong(ti, thread, 0, slots - 1, &j);
    bare.parameter = (*ti)->GetLocalInt(ti, thread, 0, 0, &i);
}

CHECK(GetLocalInt, without_table, NEEDS(.can_access_local_variables = 1, .can_generate_breakpoint_events = 1),
      "Without a table slots are still checked: numbers below zero and beyond the frame are INVALID_SLOT.")
{
    memset(&bare, 0, sizeof bare);
    jclass klass = without_tables(k, "Ranges");
    DO(klass != NULL);
    jmethodID run = kit_static(k, klass, "run", "(I)I");
    LISTEN(.Breakpoint = on_bare_breakpoint);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, run, 0);
    jint result = J(CallStaticIntMethod, klass, run, 7);
    MUST(ClearBreakpoint, run, 0);
    SAME_INT(result, 12, "result");
    SAME_INT(bare.asked, 1, "breakpoints");
    GIVES(JVMTI_ERROR_INVALID_SLOT, bare.below);
    GIVES(JVMTI_ERROR_INVALID_SLOT, bare.beyond);
    GIVES(JVMTI_ERROR_INVALID_SLOT, bare.second_half);
    GIVES(JVMTI_ERROR_NONE, bare.parameter);
}

static struct {
    int asked;
    jobject other, text; /* another instance of the class, and an object of another class */
    jvmtiError fits, fits_not, null;
    int is_other;
} receiver;

static void JNICALL on_receiver_breakpoint(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    (void)method, (void)at;
    jobject now = NULL;
    receiver.asked++;
    receiver.fits = (*ti)->SetLocalObject(ti, thread, 0, 0, receiver.other);
    receiver.fits_not = (*ti)->SetLocalObject(ti, thread, 0, 0, receiver.text);
    (*ti)->GetLocalObject(ti, thread, 0, 0, &now);
    receiver.is_other = (*jni)->IsSameObject(jni, now, receiver.other);
    receiver.null = (*ti)->SetLocalObject(ti, thread, 0, 0, NULL);
}

CHECK(SetLocalObject, this_without_table, NEEDS(.can_access_local_variables = 1, .can_generate_breakpoint_events = 1),
      "Without a table the type of `this` is known: an object of another class is TYPE_MISMATCH.")
{
    memset(&receiver, 0, sizeof receiver);
    jclass klass = without_tables(k, "Base");
    DO(klass != NULL);
    jmethodID copy = kit_method(k, klass, "copy", "()Lkit/Base;"), make = kit_method(k, klass, "<init>", "()V");
    DO(copy != NULL && make != NULL);
    jobject object = J(NewObject, klass, make);
    receiver.other = J(NewObject, klass, make);
    receiver.text = kit_string(k, "no base");
    LISTEN(.Breakpoint = on_receiver_breakpoint);
    ON(BREAKPOINT, NULL);
    MUST(SetBreakpoint, copy, 0);
    J(CallObjectMethod, object, copy);
    int threw = kit_cleared(k);
    MUST(ClearBreakpoint, copy, 0);
    DO(!threw);
    SAME_INT(receiver.asked, 1, "breakpoints");
    GIVES(JVMTI_ERROR_NONE, receiver.fits);
    GIVES(JVMTI_ERROR_TYPE_MISMATCH, receiver.fits_not);
    TRUE(receiver.is_other, "the slot has not what was stored");
    GIVES(JVMTI_ERROR_NONE, receiver.null);
}

/* ---- where a variable is visible: asked at each instruction of kit/Ranges.run, which is single-stepped */

static struct {
    jmethodID method;
    jlocation start, end;
    jint slot;
    char type;
    int begins, ends; /* how often the instruction was reached where it begins to be visible, and where it ends */
    jvmtiError inside, outside, at_end;
} range;

static void JNICALL on_range_step(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation at)
{
    (void)jni, (void)thread;
    jint i;
    jlong j;
    if (method != range.method)
        return;
    jvmtiError e = range.type == 'J' ? (*ti)->GetLocalLong(ti, NULL, 0, range.slot, &j)
                                     : (*ti)->GetLocalInt(ti, NULL, 0, range.slot, &i);
    range.begins += at == range.start;
    range.ends += at == range.end;
    if (at == range.end)
        range.at_end = e;
    else if (at < range.start || at > range.end)
        range.outside = e == JVMTI_ERROR_INVALID_SLOT ? range.outside : e;
    else if (e != JVMTI_ERROR_NONE)
        range.inside = e;
}

#define STEPPED NEEDS(.can_access_local_variables = 1, .can_generate_single_step_events = 1)

/* The variable of that name; its slot is no other's. */
static int range_find(Kit *k, const char *name)
{
    jint count = 0;
    jvmtiLocalVariableEntry *table = NULL;
    memset(&range, 0, sizeof range);
    range.outside = JVMTI_ERROR_INVALID_SLOT;
    range.method = kit_static(k, kit_class(k, "kit/Ranges"), "run", "(I)I");
    if (range.method == NULL || TI(GetLocalVariableTable, range.method, &count, &table) != JVMTI_ERROR_NONE)
        return 0;
    for (jint i = 0; i < count; i++) {
        if (strcmp(table[i].name, name) == 0) {
            range.start = table[i].start_location;
            range.end = range.start + table[i].length;
            range.slot = table[i].slot;
            range.type = *table[i].signature;
        }
        FREE(table[i].name);
        FREE(table[i].signature);
        FREE(table[i].generic_signature);
    }
    FREE(table);
    return range.type != 0;
}

static int range_run(Kit *k)
{
    jint result = 0;
    if (!kit_event(k, 1, JVMTI_EVENT_SINGLE_STEP, NULL))
        return 0;
    int ran = kit_run_int(k, "kit/Ranges", "run", 7, &result);
    return kit_event(k, 0, JVMTI_EVENT_SINGLE_STEP, NULL) && ran && result == 12;
}

#define RANGE(subject, name, type)                                                                                     \
    CHECK(subject, range, STEPPED,                                                                                     \
          "The " type " variable can be read in the range that the table gives it, and nowhere else.")                 \
    {                                                                                                                  \
        DO(range_find(k, name));                                                                                       \
        LISTEN(.SingleStep = on_range_step);                                                                           \
        DO(range_run(k));                                                                                              \
        SAME_INT(range.begins, 1, "instructions where its range begins");                                              \
        SAME_INT(range.ends, 1, "instructions where its range has ended");                                             \
        GIVES(JVMTI_ERROR_NONE, range.inside);                                                                         \
        GIVES(JVMTI_ERROR_INVALID_SLOT, range.outside);                                                                \
    }                                                                                                                  \
    CHECK(subject, range_end, STEPPED, "The range is half open: where it ends the " type " variable is gone.")         \
    {                                                                                                                  \
        DO(range_find(k, name));                                                                                       \
        LISTEN(.SingleStep = on_range_step);                                                                           \
        DO(range_run(k));                                                                                              \
        SAME_INT(range.ends, 1, "instructions where its range has ended");                                             \
        GIVES(JVMTI_ERROR_INVALID_SLOT, range.at_end);                                                                 \
    }

RANGE(GetLocalInt, "inner", "int")
RANGE(GetLocalLong, "wide", "long")

CHECK(GetLocalInt, own_thread, NEEDS(.can_access_local_variables = 1),
      "The calling thread may read and write its own frames.")
{
    jint result = 0;
    native_kit = k;
    int ran = kit_run_int(k, "kit/Lines", "callsNative", 21, &result);
    native_kit = NULL;
    DO(ran);
    GIVES(JVMTI_ERROR_NONE, native_get);
    SAME_INT(native_value, 21, "value");
    GIVES(JVMTI_ERROR_NONE, native_set);
    SAME_INT(result, 43, "result");
}
