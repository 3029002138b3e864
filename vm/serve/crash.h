/* crash.h - a fault in native code gets its lines on standard error, and then goes its way. */
#ifndef VM_CRASH_H
#define VM_CRASH_H

/* Installs the handlers for SEGV, BUS, FPE, ILL and ABRT, if options.crash_report says so and none of them is handled
 * by somebody else (with -XX:+CrashReport given: even then; that handler is asked afterwards). Any state; once. */
void crash_init(void);
/* Gives the signals back to who had them before; one that somebody has taken meanwhile is left to him. Also before an
 * end by abort whose reason has been told. Any state. */
void crash_destroy(void);

#endif
