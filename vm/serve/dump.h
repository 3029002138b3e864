/* dump.h - the thread dump. */
#ifndef VM_DUMP_H
#define VM_DUMP_H

#include "vm/base/base.h"

/* Every thread with its stack and monitors, and the deadlocks among them; locks: and the synchronizers of
 * java.util.concurrent that each owns. RUNNING; stops the world. */
void dump_threads(Thread *t, FILE *to, bool locks);

#endif
