/* sample.h - allocation sampling (JVMTI SampledObjectAlloc). */
#ifndef VM_SAMPLE_H
#define VM_SAMPLE_H

#include "vm/base/base.h"

/* While PROBE_SAMPLED_ALLOC is set, probe.sampled_alloc gets one object for each `interval` bytes that a thread
 * allocates, on average, at random distances; interval 0: every object. Call heap_sample_restart after setting or
 * clearing that bit, and to change the interval: it stops the world for a moment, so that what follows is counted from
 * the first byte on. RUNNING; may wait for others to stop. */
#define HEAP_SAMPLE_DEFAULT (512 << 10)
void heap_sample_restart(Thread *t, int32_t interval);

#endif
