/* monitor_info.h - what can be asked of a monitor. */
#ifndef VM_MONITOR_INFO_H
#define VM_MONITOR_INFO_H

#include "vm/base/base.h"

/* For inspection; world stopped or the answers may be stale. owner NULL = unowned. Lists are malloc'ed by the caller's
 * callback. */
typedef struct MonitorInfo {
    Thread *owner;
    int32_t entries;
    int32_t waiter_count, notify_waiter_count;
    Thread **waiters, **notify_waiters; /* malloc'ed; entering; in wait */
} MonitorInfo;
void monitor_info(Object *o, MonitorInfo *info);

#endif
