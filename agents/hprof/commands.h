/* Commands that the reader of net=host:port sends. */
#ifndef HPROF_COMMANDS_H
#define HPROF_COMMANDS_H

/* From JVM_INIT_DONE on, if the output is a socket: starts the thread that waits for them. */
void commands_start(void);
#endif
