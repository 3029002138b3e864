/* ti_timer.c - chapter Timers: elapsed time, processor time of threads, number of processors.
 *
 * All clocks count nanoseconds and never go back. Read next: ti_rawmonitor.c. */
#include "ti_bodies.h"

static void timer_info(jvmtiTimerInfo *info, jvmtiTimerKind kind)
{
    memset(info, 0, sizeof *info);
    info->max_value = -1; /* as unsigned: every value can be reached */
    info->kind = kind;
}

jvmtiError ti_GetTimerInfo(Env *env UNUSED, jvmtiTimerInfo *info)
{
    timer_info(info, JVMTI_TIMER_ELAPSED);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetTime(Env *env UNUSED, jlong *nanos)
{
    *nanos = clock_nanos();
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetCurrentThreadCpuTimerInfo(Env *env UNUSED, jvmtiTimerInfo *info)
{
    timer_info(info, JVMTI_TIMER_TOTAL_CPU);
    return JVMTI_ERROR_NONE;
}

/* The clocks are those of the system's threads: a virtual thread has none of its own. */
static jvmtiError cpu_time(Thread *t, jlong *nanos)
{
    if (inspect_is_virtual(t))
        return JVMTI_ERROR_UNSUPPORTED_OPERATION;
    *nanos = thread_cpu_nanos(t, false);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetCurrentThreadCpuTime(Env *env UNUSED, jlong *nanos)
{
    return cpu_time(thread_self(), nanos);
}

jvmtiError ti_GetThreadCpuTimerInfo(Env *env UNUSED, jvmtiTimerInfo *info)
{
    timer_info(info, JVMTI_TIMER_TOTAL_CPU);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetThreadCpuTime(Env *env UNUSED, Thread *t, jlong *nanos)
{
    return cpu_time(t, nanos);
}

jvmtiError ti_GetAvailableProcessors(Env *env UNUSED, jint *count)
{
    *count = processor_count();
    return JVMTI_ERROR_NONE;
}
