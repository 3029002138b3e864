/* ti_rawmonitor.c - chapter Raw Monitors. The monitors themselves are in the VM (monitor.h), outside its safepoints.
 *
 * Callable on any thread and from any callback, but the two that make and destroy. Read next: ti_stack.c. */
#include "ti_bodies.h"

jvmtiError ti_CreateRawMonitor(Env *env UNUSED, const char *name, jrawMonitorID *out)
{
    RawMonitor *m = raw_monitor_create(name);
    if (m == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    *out = (jrawMonitorID)m;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_DestroyRawMonitor(Env *env UNUSED, RawMonitor *m)
{
    return raw_monitor_destroy(m) ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_MONITOR_OWNER;
}

jvmtiError ti_RawMonitorEnter(Env *env UNUSED, RawMonitor *m)
{
    raw_monitor_enter(m);
    return JVMTI_ERROR_NONE;
}

static jvmtiError error_of(int result)
{
    return result == 0 ? JVMTI_ERROR_NONE : result == 1 ? JVMTI_ERROR_NOT_MONITOR_OWNER : JVMTI_ERROR_INTERRUPT;
}

jvmtiError ti_RawMonitorExit(Env *env UNUSED, RawMonitor *m)
{
    return error_of(raw_monitor_exit(m));
}

jvmtiError ti_RawMonitorWait(Env *env UNUSED, RawMonitor *m, jlong millis)
{
    return error_of(raw_monitor_wait(m, millis));
}

jvmtiError ti_RawMonitorNotify(Env *env UNUSED, RawMonitor *m)
{
    return error_of(raw_monitor_notify(m, false));
}

jvmtiError ti_RawMonitorNotifyAll(Env *env UNUSED, RawMonitor *m)
{
    return error_of(raw_monitor_notify(m, true));
}
