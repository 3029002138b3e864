/* cpu=samples: which stacks are found running. */
#ifndef HPROF_SAMPLES_H
#define HPROF_SAMPLES_H
#include "hprof.h"

/* From JVM_INIT_DONE on: starts the thread that takes the samples. */
void samples_start(void);
void samples_stop(void);
/* Not under the lock: sampling of one thread, or of all (NULL), on or off; all counts back to 0. */
void samples_switch(jobjectID thread, bool on);
void samples_clear(void);
/* Not under the lock. */
void samples_write(double cutoff);
#endif
