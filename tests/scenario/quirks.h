/* quirks.h - the agent of the scenarios quirks-*: asks each question that HotSpot answers in its own way. */
#include "scenario.h"

static jvmtiEnv *ti, *other;
static jmethodID counted; /* others are entered by threads of the JVM, whose events are under way when they end */
static int starts;

static int visits;
static jvmtiIterationControl JNICALL visit(jlong class_tag, jlong size, jlong *tag, void *data)
{
    (void)class_tag, (void)size, (void)tag, (void)data;
    visits++;
    return JVMTI_ITERATION_CONTINUE;
}

static int has_bit(const jvmtiCapabilities *c, int bit)
{
    return ((const unsigned char *)c)[bit / 8] >> bit % 8 & 1;
}

static void tell_caps(jvmtiEnv *env, const char *when)
{
    jvmtiCapabilities c;
    char text[200] = "";
    must(env, (*env)->GetPotentialCapabilities(env, &c));
    for (int bit = 0; bit < 45; bit++)
        if (!has_bit(&c, bit))
            sprintf(text + strlen(text), " %d", bit);
    say("not to be had %s:%s", when, text);
}

static jvmtiError add(jvmtiEnv *env, int bit)
{
    jvmtiCapabilities c = {0};
    ((unsigned char *)&c)[bit / 8] = (unsigned char)(1 << bit % 8);
    return (*env)->AddCapabilities(env, &c);
}

static void give_up(jvmtiEnv *env, int bit)
{
    jvmtiCapabilities c = {0};
    ((unsigned char *)&c)[bit / 8] = (unsigned char)(1 << bit % 8);
    must(env, (*env)->RelinquishCapabilities(env, &c));
}

static void JNICALL entered(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID method)
{
    (void)env, (void)jni, (void)thread;
    starts += method == counted;
}

static void tell_heap(JNIEnv *jni, jobject lock)
{
    static const jlong tags[] = {0, 7};
    jint count = -1;
    must(ti, (*ti)->SetTag(ti, lock, 7));
    jvmtiError error = (*ti)->GetObjectsWithTags(ti, 2, tags, &count, NULL, NULL);
    say("a zero among the tags: %s, %d", name_of(ti, error), error == 0 ? (int)count : -1);
    error = (*ti)->GetObjectsWithTags(ti, 1, tags, &count, NULL, NULL);
    say("only a zero: %s, %d", name_of(ti, error), error == 0 ? (int)count : -1);
    jclass cls = (*jni)->FindClass(jni, "Main");
    jclass object = (*jni)->GetObjectClass(jni, lock);
    error = (*ti)->IterateOverInstancesOfClass(ti, object, (jvmtiHeapObjectFilter)0, visit, NULL);
    say("a filter that is none: %s%s", name_of(ti, error), visits > 0 ? ", some are visited" : "");
    visits = 0;
    error = (*ti)->IterateOverHeap(ti, (jvmtiHeapObjectFilter)4, visit, NULL);
    say("another: %s%s", name_of(ti, error), visits > 0 ? ", some are visited" : "");
    (void)cls;
}

static void tell_events(JNIEnv *jni)
{
    jclass cls = (*jni)->FindClass(jni, "Main");
    say("mode 7: %s", name_of(ti, (*ti)->SetEventNotificationMode(ti, (jvmtiEventMode)7, JVMTI_EVENT_VM_DEATH, NULL)));
    say("generating no event: %s", name_of(ti, (*ti)->GenerateEvents(ti, (jvmtiEvent)0)));
    say("generating VMStart: %s", name_of(ti, (*ti)->GenerateEvents(ti, JVMTI_EVENT_VM_START)));
    counted = (*jni)->GetStaticMethodID(jni, cls, "many", "(I)I");
    on(ti, JVMTI_EVENT_METHOD_ENTRY);
    give_up(ti, 24);
    starts = 0;
    (*jni)->CallStaticIntMethod(jni, cls, counted, 1);
    say("entries of methods without the capability: %s", starts > 0 ? "told" : "none");
    say("enabling them again: %s",
        name_of(ti, (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL)));
    off(ti, JVMTI_EVENT_METHOD_ENTRY);
}

JNIEXPORT void JNICALL Java_Main_locals(JNIEnv *jni, jclass cls)
{
    (void)cls;
    if (other == NULL)
        return;
    jint i;
    jlong l;
    jobject o;
    jthread self;
    must(ti, (*ti)->GetCurrentThread(ti, &self));
    for (int slot = 0; slot < 6; slot++) {
        jvmtiError of_int = (*ti)->GetLocalInt(ti, self, 1, slot, &i);
        jvmtiError of_long = (*ti)->GetLocalLong(ti, self, 1, slot, &l);
        jvmtiError of_object = (*ti)->GetLocalObject(ti, self, 1, slot, &o);
        say("slot %d: int %s, long %s, object %s", slot, name_of(ti, of_int), name_of(ti, of_long),
            name_of(ti, of_object));
    }
    (*jni)->DeleteLocalRef(jni, self);
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass cls, jthread waiter, jobject lock)
{
    jobject monitor;
    jvmtiMonitorUsage usage;
    (void)cls;
    must(ti, (*ti)->GetCurrentContendedMonitor(ti, waiter, &monitor));
    say("a thread that waits to be notified %s", monitor == NULL ? "contends for nothing" : "contends for the monitor");
    must(ti, (*ti)->GetObjectMonitorUsage(ti, lock, &usage));
    say("waiters %d, notify waiters %d", (int)usage.waiter_count, (int)usage.notify_waiter_count);
    say("stopping a thread with nothing: %s", name_of(ti, (*ti)->StopThread(ti, waiter, NULL)));
    tell_heap(jni, lock);
    tell_events(jni);
    JavaVM *vm;
    (*jni)->GetJavaVM(jni, &vm);
    other = new_env(vm);
    tell_caps(other, "late, by a second environment");
    say("breakpoints for two: %s", name_of(other, add(other, 19)));
    give_up(ti, 19);
    say("when the first has given them up: %s", name_of(other, add(other, 19)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    static const int wanted[] = {0, 6, 7, 10, 14, 19, 24, 41};
    say("options: %s", options == NULL ? "null" : *options == 0 ? "empty" : options);
    if (options == NULL || *options == 0)
        return JNI_OK;
    ti = new_env(vm);
    tell_caps(ti, "in OnLoad");
    for (size_t i = 0; i < sizeof wanted / sizeof *wanted; i++)
        must(ti, add(ti, wanted[i]));
    jvmtiEventCallbacks callbacks = {.MethodEntry = entered};
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return JNI_OK;
}
