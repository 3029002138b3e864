/* check_timers.c - chapter Timers: the wall clock, CPU time of threads, processors. */
#define CHAPTER "timers"
#include "kit.h"

#include <pthread.h>
#include <unistd.h>

static int info_is_sane(const jvmtiTimerInfo *i)
{
    return i->max_value != 0 &&
           (i->kind == JVMTI_TIMER_USER_CPU || i->kind == JVMTI_TIMER_TOTAL_CPU || i->kind == JVMTI_TIMER_ELAPSED);
}

static void burn(void)
{
    for (volatile int i = 0; i < 30000000; i++)
        continue;
}

CHECK(GetTimerInfo, elapsed, NEEDS(), "The kind of the timer is one of the three, elapsed for wall time.")
{
    jvmtiTimerInfo info;
    memset(&info, 0, sizeof info);
    MUST(GetTimerInfo, &info);
    TRUE(info_is_sane(&info), "kind %d, greatest value %lld", info.kind, (long long)info.max_value);
    SAME_INT(info.kind, JVMTI_TIMER_ELAPSED, "kind");
}

CHECK_AT(KIT_ONLOAD, GetTimerInfo, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jvmtiTimerInfo info;
    memset(&info, 0xff, sizeof info);
    MUST(GetTimerInfo, &info);
    TRUE(info_is_sane(&info), "kind %d", info.kind);
}

CHECK(GetTime, goes_on, NEEDS(), "Time does not go backwards, and goes on.")
{
    jlong first = 0, now = 0;
    MUST(GetTime, &first);
    for (int i = 0; i < 1000; i++) {
        jlong before = now;
        MUST(GetTime, &now);
        TRUE(now >= before, "backwards from %lld to %lld", (long long)before, (long long)now);
    }
    burn();
    MUST(GetTime, &now);
    TRUE(now > first, "it stands still");
}

CHECK_AT(KIT_ONLOAD, GetTime, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jlong first = -1, now = -1;
    MUST(GetTime, &first);
    do
        MUST(GetTime, &now);
    while (now == first);
    TRUE(now > first, "%lld, then %lld", (long long)first, (long long)now);
}

static void *time_detached(void *arg)
{
    Kit *k = arg;
    jlong now;
    jvmtiTimerInfo info;
    return TI(GetTime, &now) == JVMTI_ERROR_NONE && TI(GetTimerInfo, &info) == JVMTI_ERROR_NONE ? k : NULL;
}

CHECK(GetTime, detached_thread, NEEDS(), "Time may be asked on a thread that is not attached.")
{
    pthread_t thread;
    void *result = NULL;
    DO(pthread_create(&thread, NULL, time_detached, k) == 0 && pthread_join(thread, &result) == 0);
    TRUE(result == k, "refused");
}

CHECK(GetAvailableProcessors, at_least_one, NEEDS(), "There is at least one processor.")
{
    jint n = 0;
    MUST(GetAvailableProcessors, &n);
    TRUE(n >= 1, "%d processors", n);
}

CHECK(GetAvailableProcessors, as_runtime, NEEDS(), "It is the number that java.lang.Runtime gives.")
{
    jint n = 0;
    jclass klass = kit_class(k, "java/lang/Runtime");
    jmethodID get = kit_static(k, klass, "getRuntime", "()Ljava/lang/Runtime;");
    jmethodID ask = kit_method(k, klass, "availableProcessors", "()I");
    DO(get != NULL && ask != NULL);
    jobject runtime = J(CallStaticObjectMethod, klass, get);
    MUST(GetAvailableProcessors, &n);
    SAME_INT(n, J(CallIntMethod, runtime, ask), "processors");
}

CHECK_AT(KIT_ONLOAD, GetAvailableProcessors, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jint n = 0;
    MUST(GetAvailableProcessors, &n);
    TRUE(n >= 1, "%d processors", n);
}

CHECK(GetCurrentThreadCpuTimerInfo, cpu_kind, NEEDS(.can_get_current_thread_cpu_time = 1),
      "The timer counts CPU time, user or total.")
{
    jvmtiTimerInfo info;
    memset(&info, 0, sizeof info);
    MUST(GetCurrentThreadCpuTimerInfo, &info);
    TRUE(info_is_sane(&info) && info.kind != JVMTI_TIMER_ELAPSED, "kind %d", info.kind);
}

CHECK(GetCurrentThreadCpuTime, grows, NEEDS(.can_get_current_thread_cpu_time = 1),
      "Work of the thread makes its time grow.")
{
    jlong a = 0, b = 0;
    MUST(GetCurrentThreadCpuTime, &a);
    burn();
    MUST(GetCurrentThreadCpuTime, &b);
    TRUE(b > a, "%lld, then %lld", (long long)a, (long long)b);
}

CHECK(GetThreadCpuTimerInfo, cpu_kind, NEEDS(.can_get_thread_cpu_time = 1), "The timer counts CPU time, user or total.")
{
    jvmtiTimerInfo info;
    memset(&info, 0, sizeof info);
    MUST(GetThreadCpuTimerInfo, &info);
    TRUE(info_is_sane(&info) && info.kind != JVMTI_TIMER_ELAPSED, "kind %d", info.kind);
}

CHECK(GetThreadCpuTime, default_thread, NEEDS(.can_get_thread_cpu_time = 1), "A null thread means the calling thread.")
{
    jlong a = 0, b = 0;
    jthread self;
    MUST(GetCurrentThread, &self);
    MUST(GetThreadCpuTime, NULL, &a);
    burn();
    MUST(GetThreadCpuTime, self, &b);
    TRUE(b > a, "%lld, then %lld", (long long)a, (long long)b);
}

CHECK(GetThreadCpuTime, other_thread, NEEDS(.can_get_thread_cpu_time = 1), "The time of another running thread grows.")
{
    jlong a = 0, b = 0;
    jthread worker = kit_worker(k, "spin");
    DO(worker != NULL);
    MUST(GetThreadCpuTime, worker, &a);
    for (int i = 0; i < 10000 && b <= a; i++) {
        usleep(1000);
        MUST(GetThreadCpuTime, worker, &b);
    }
    TRUE(b > a, "it stays at %lld", (long long)a);
}

CHECK(GetThreadCpuTime, refuses_unstarted, NEEDS(.can_get_thread_cpu_time = 1),
      "A thread that was not started is THREAD_NOT_ALIVE.")
{
    jlong t;
    jthread worker = kit_worker_new(k, "spin");
    DO(worker != NULL);
    REFUSE(THREAD_NOT_ALIVE, GetThreadCpuTime, worker, &t);
}

CHECK(GetThreadCpuTime, refuses_ended, NEEDS(.can_get_thread_cpu_time = 1),
      "A thread that has ended is THREAD_NOT_ALIVE.")
{
    jlong t;
    jthread worker = kit_worker(k, "finished");
    DO(worker != NULL && kit_worker_end(k, worker));
    REFUSE(THREAD_NOT_ALIVE, GetThreadCpuTime, worker, &t);
}
