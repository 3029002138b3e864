/* cpu=samples: which stacks are found running. */
#ifndef HPROF_SAMPLES_H
#define HPROF_SAMPLES_H
#include "hprof.h"

/* From JVM_INIT_DONE on: starts the thread that takes the samples. */
void samples_start(void);
/* Not under the lock. When it returns none is under way any more, so the VM may end; but for a thread that somebody has
 * suspended, whom it does not wait for without end. */
void samples_stop(void);
/* Not under the lock: sampling of one thread, or of all (NULL), on or off; all counts back to 0. */
void samples_switch(jobjectID thread, bool on);
void samples_clear(void);
/* Not under the lock. */
void samples_write(double cutoff);
#endif
