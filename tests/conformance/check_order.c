/*
 * check_order.c - events that meet at one place, in the order that the introduction of the events asks for ("multiple
 * co-located events"). All of them are on for the calling thread while a method of java/kit/Order.java runs; what comes
 * is written down as text, a word each: E entry, S step, B breakpoint, W write of a field, T throw, C catch, X exit,
 * with the location where there is one.
 */
#define CHAPTER "events"
#define GROUP   "order"
#include "kit.h"

#define ORDER                                                                                                          \
    NEEDS(.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1,                                 \
          .can_generate_single_step_events = 1, .can_generate_breakpoint_events = 1,                                   \
          .can_generate_field_modification_events = 1, .can_generate_exception_events = 1)

static char came[400];
static jmethodID ordered;

static void note(char what, jmethodID method, jlocation location)
{
    size_t used = strlen(came);
    if (method != ordered || used + 10 > sizeof came)
        return;
    if (location >= 0)
        snprintf(came + used, sizeof came - used, "%c%d ", what, (int)location);
    else
        snprintf(came + used, sizeof came - used, "%c ", what);
}

static void JNICALL on_entry(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)ti, (void)jni, (void)thread;
    note('E', method, -1);
}

static void JNICALL on_leave(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jboolean by_exception,
                             jvalue value)
{
    (void)ti, (void)jni, (void)thread, (void)by_exception, (void)value;
    note('X', method, -1);
}

static void JNICALL on_step(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread;
    note('S', method, location);
}

static void JNICALL on_break(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location)
{
    (void)ti, (void)jni, (void)thread;
    note('B', method, location);
}

static void JNICALL on_write(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jclass klass, jobject object, jfieldID field, char type, jvalue value)
{
    (void)ti, (void)jni, (void)thread, (void)klass, (void)object, (void)field, (void)type, (void)value;
    note('W', method, location);
}

static void JNICALL on_throw(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jobject exception, jmethodID catch_method, jlocation catch_location)
{
    (void)ti, (void)jni, (void)thread, (void)exception, (void)catch_method, (void)catch_location;
    note('T', method, location);
}

static void JNICALL on_catch(jvmtiEnv *ti, JNIEnv *jni, jthread thread, jmethodID method, jlocation location,
                             jobject exception)
{
    (void)ti, (void)jni, (void)thread, (void)exception;
    note('C', method, location);
}

static int breaks(Kit *k, const jlocation *at, int on)
{
    for (; *at >= 0; at++) {
        jvmtiError e = on ? TI(SetBreakpoint, ordered, *at) : TI(ClearBreakpoint, ordered, *at);
        if (e != JVMTI_ERROR_NONE)
            return 0;
    }
    return 1;
}

/* Runs Order.NAME with breakpoints at these locations (the last is -1) and everything on. */
static int order_run(Kit *k, const char *name, const jlocation *at)
{
    static const jvmtiEvent events[] = {
        JVMTI_EVENT_METHOD_ENTRY,       JVMTI_EVENT_METHOD_EXIT, JVMTI_EVENT_SINGLE_STEP,    JVMTI_EVENT_BREAKPOINT,
        JVMTI_EVENT_FIELD_MODIFICATION, JVMTI_EVENT_EXCEPTION,   JVMTI_EVENT_EXCEPTION_CATCH};
    jvmtiEventCallbacks callbacks = {.MethodEntry = on_entry,
                                     .MethodExit = on_leave,
                                     .SingleStep = on_step,
                                     .Breakpoint = on_break,
                                     .Exception = on_throw,
                                     .ExceptionCatch = on_catch,
                                     .FieldModification = on_write};
    jclass klass = kit_class(k, "kit/Order");
    jfieldID field = klass != NULL ? J(GetStaticFieldID, klass, "field", "I") : NULL;
    jint result;
    jthread self = NULL;
    ordered = kit_static(k, klass, name, "(I)I");
    came[0] = '\0';
    if (ordered == NULL || field == NULL || TI(GetCurrentThread, &self) != JVMTI_ERROR_NONE)
        return 0;
    if (TI(SetFieldModificationWatch, klass, field) != JVMTI_ERROR_NONE || !breaks(k, at, 1))
        return 0;
    if (!kit_listen(k, &callbacks))
        return 0;
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        kit_event(k, 1, events[i], self);
    kit_run_int(k, "kit/Order", name, 7, &result);
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++)
        kit_event(k, 0, events[i], self);
    return TI(ClearFieldModificationWatch, klass, field) == JVMTI_ERROR_NONE && breaks(k, at, 0) && !k->failed;
}

#define RUN(name, ...) DO(order_run(k, name, (const jlocation[]){__VA_ARGS__, -1}))
#define CAME(words)    TRUE(strstr(came, words) != NULL, "expected %sin %s", words, came)

CHECK(MethodEntry, before_other_events, ORDER, "At a method's first location it comes before every other event.")
{
    RUN("write", 0);
    TRUE(strncmp(came, "E S0 B0 ", 8) == 0, "came: %s", came);
}

CHECK(SingleStep, before_breakpoint, ORDER, "At a location that has both the step comes before the breakpoint.")
{
    RUN("write", 0, 4, 7);
    CAME("S0 B0 ");
    CAME("S4 B4 ");
    CAME("S7 B7 ");
}

CHECK(FieldModification, after_step_and_breakpoint, ORDER,
      "What an instruction causes comes after the step and the breakpoint before it.")
{
    RUN("write", 1);
    CAME("S1 B1 W1 S4 ");
}

CHECK(MethodExit, after_other_events, ORDER, "At a method's last location it comes after every other event.")
{
    RUN("write", 7);
    size_t n = strlen(came);
    TRUE(n > 8 && strcmp(came + n - 8, "S7 B7 X ") == 0, "came: %s", came);
}

CHECK(Exception, after_step_and_breakpoint, ORDER,
      "What an instruction throws is told after the step and the breakpoint before it.")
{
    RUN("caught", 7);
    CAME("S7 B7 T7 ");
}

CHECK(ExceptionCatch, before_other_events, ORDER, "At a handler's first location it comes before every other event.")
{
    RUN("caught", 8);
    CAME("T7 C8 S8 B8 ");
}

CHECK(MethodExit, after_exception, ORDER, "A method that is left by an exception exits after the exception was told.")
{
    RUN("thrown", 7);
    CAME("S7 B7 T7 X ");
}

CHECK(SingleStep, every_instruction_once, ORDER, "Each instruction that is executed has one step event.")
{
    RUN("write", 0);
    SAME_STR(came, "E S0 B0 S1 W1 S4 S5 S6 S7 X ", "events");
}
