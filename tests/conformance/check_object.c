/* check_object.c - chapter Object: size, hash code, and the use of an object's monitor. */
#define CHAPTER "object"
#include "kit.h"

static jlong size_of(Kit *k, jobject object)
{
    jlong size = -1;
    return TI(GetObjectSize, object, &size) == JVMTI_ERROR_NONE ? size : -1;
}

CHECK(GetObjectSize, grows_with_length, NEEDS(),
      "A longer array is larger; a thousand ints have four thousand bytes at least.")
{
    jobject small = J(NewIntArray, 10), large = J(NewIntArray, 1000);
    jlong a = size_of(k, small), b = size_of(k, large);
    TRUE(a >= 40 && b >= 4000 && b > a, "sizes %lld and %lld", (long long)a, (long long)b);
}

CHECK(GetObjectSize, class_object, NEEDS(), "Classes are objects and have a size.")
{
    TRUE(size_of(k, kit_class(k, "kit/Shape0")) > 0, "no size");
}

CHECK(GetObjectSize, equal_for_equal_class, NEEDS(), "Two objects of one class are equally large.")
{
    jlong a = size_of(k, kit_new(k, "kit/Shape0")), b = size_of(k, kit_new(k, "kit/Shape0"));
    TRUE(a > 0 && a == b, "sizes %lld and %lld", (long long)a, (long long)b);
}

CHECK(GetObjectHashCode, stable, NEEDS(), "The same object has the same number, over a garbage collection too.")
{
    jint a = 0, b = 0;
    jobject object = kit_new(k, "java/lang/Object");
    MUST(GetObjectHashCode, object, &a);
    MUST(ForceGarbageCollection);
    MUST(GetObjectHashCode, object, &b);
    SAME_INT(b, a, "hash code");
}

CHECK(GetObjectHashCode, other_reference, NEEDS(), "Another reference to the same object has the same number.")
{
    jint a = 0, b = 1;
    jobject object = kit_new(k, "java/lang/Object"), global = J(NewGlobalRef, object);
    MUST(GetObjectHashCode, object, &a);
    MUST(GetObjectHashCode, global, &b);
    J(DeleteGlobalRef, global);
    SAME_INT(b, a, "hash code");
}

CHECK(GetObjectHashCode, spreads, NEEDS(), "Different objects have, as a rule, different numbers.")
{
    jint first = 0, other = 0, different = 0;
    MUST(GetObjectHashCode, kit_new(k, "java/lang/Object"), &first);
    for (int i = 0; i < 50; i++) {
        MUST(GetObjectHashCode, kit_new(k, "java/lang/Object"), &other);
        different += other != first;
    }
    TRUE(different > 40, "%d of 50 differ", different);
}

static void usage_free(Kit *k, jvmtiMonitorUsage *u)
{
    FREE(u->waiters);
    FREE(u->notify_waiters);
}

#define USAGE NEEDS(.can_get_monitor_info = 1)

CHECK(GetObjectMonitorUsage, unused, USAGE, "An object that nobody locked has no owner, no entries, no waiters.")
{
    jvmtiMonitorUsage u;
    memset(&u, 0xff, sizeof u);
    MUST(GetObjectMonitorUsage, kit_new(k, "java/lang/Object"), &u);
    usage_free(k, &u);
    TRUE(u.owner == NULL, "an owner");
    SAME_INT(u.entry_count, 0, "entries");
    SAME_INT(u.waiter_count, 0, "waiters");
    SAME_INT(u.notify_waiter_count, 0, "notify waiters");
}

CHECK(GetObjectMonitorUsage, entered_by_jni, USAGE, "Entries through JNI count as entries of the owner.")
{
    jvmtiMonitorUsage u;
    jobject object = kit_new(k, "java/lang/Object");
    jthread self = NULL;
    MUST(GetCurrentThread, &self);
    for (int i = 0; i < 3; i++)
        J(MonitorEnter, object);
    jvmtiError e = TI(GetObjectMonitorUsage, object, &u);
    for (int i = 0; i < 3; i++)
        J(MonitorExit, object);
    GIVES(JVMTI_ERROR_NONE, e);
    usage_free(k, &u);
    SAME_OBJECT(u.owner, self, "owner");
    SAME_INT(u.entry_count, 3, "entries");
}

CHECK(GetObjectMonitorUsage, other_owner, USAGE, "The owner may be another thread.")
{
    jvmtiMonitorUsage u;
    jthread worker = kit_worker(k, "own");
    DO(worker != NULL);
    MUST(GetObjectMonitorUsage, kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;"), &u);
    usage_free(k, &u);
    SAME_OBJECT(u.owner, worker, "owner");
    SAME_INT(u.entry_count, 2, "entries");
}

CHECK(GetObjectMonitorUsage, entering, USAGE, "A thread that is blocked on entry is a waiter.")
{
    jvmtiMonitorUsage u;
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    DO(gate != NULL && J(MonitorEnter, gate) == 0);
    jthread worker = kit_worker(k, "enter");
    jvmtiError e = worker != NULL ? TI(GetObjectMonitorUsage, gate, &u) : JVMTI_ERROR_INTERNAL;
    J(MonitorExit, gate);
    GIVES(JVMTI_ERROR_NONE, e);
    int same = u.waiter_count == 1 && J(IsSameObject, u.waiters[0], worker);
    jint notify = u.notify_waiter_count;
    usage_free(k, &u);
    TRUE(same, "it is not the one waiter");
    SAME_INT(notify, 0, "notify waiters");
}

CHECK(GetObjectMonitorUsage, many_entering, USAGE,
      "All threads that are blocked on entry are waiters, each of them once.")
{
    enum { MANY = 24 };
    jvmtiMonitorUsage u;
    jthread workers[MANY];
    int started = 0, found[MANY] = {0}, each = 0;
    jobject gate = kit_get(k, "kit/Worker", "gate", "Ljava/lang/Object;");
    DO(gate != NULL && J(MonitorEnter, gate) == 0);
    while (started < MANY && (workers[started] = kit_worker(k, "enter")) != NULL)
        started++;
    jvmtiError e = started == MANY ? TI(GetObjectMonitorUsage, gate, &u) : JVMTI_ERROR_INTERNAL;
    J(MonitorExit, gate);
    GIVES(JVMTI_ERROR_NONE, e);
    jint waiters = u.waiter_count;
    for (jint i = 0; i < waiters; i++)
        for (int n = 0; n < MANY; n++)
            found[n] += J(IsSameObject, u.waiters[i], workers[n]);
    usage_free(k, &u);
    for (int n = 0; n < MANY; n++)
        each += found[n] == 1;
    SAME_INT(waiters, MANY, "waiters");
    SAME_INT(each, MANY, "workers that are among them, once");
}

CHECK(GetObjectMonitorUsage, waiting, USAGE, "A thread in Object.wait is a notify waiter, and the object has no owner.")
{
    jvmtiMonitorUsage u;
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(GetObjectMonitorUsage, kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;"), &u);
    int same = u.notify_waiter_count == 1 && J(IsSameObject, u.notify_waiters[0], worker);
    usage_free(k, &u);
    TRUE(same, "it is not the one notify waiter");
    TRUE(u.owner == NULL, "an owner");
    SAME_INT(u.entry_count, 0, "entries");
}

CHECK(GetObjectMonitorUsage, notify_waiters_apart, USAGE,
      "A thread that waits to be notified does not wait to enter: it is no waiter.")
{
    jvmtiMonitorUsage u;
    jthread worker = kit_worker(k, "wait");
    DO(worker != NULL);
    MUST(GetObjectMonitorUsage, kit_worker_object(k, worker, "monitor", "Ljava/lang/Object;"), &u);
    usage_free(k, &u);
    SAME_INT(u.waiter_count, 0, "waiters");
}
