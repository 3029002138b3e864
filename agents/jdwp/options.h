/* options.h - what stands behind -agentlib:jdwp= */
#ifndef AGENT_JDWP_OPTIONS_H
#define AGENT_JDWP_OPTIONS_H

#include <stdbool.h>

typedef struct Options {
    char *transport; /* dt_socket is the only one */
    char *host;      /* NULL: this machine only (server) */
    char *port;      /* "0": the kernel chooses */
    bool any_host;   /* *:port */
    bool server, suspend, quiet, onuncaught, virtual_threads;
    char *onthrow; /* class that starts the debugger when thrown, as a signature: Ljava/lang/Error; */
    char *launch;  /* command to run when the debugger is wanted */
    char *allow;   /* addresses that may connect, or NULL for all */
    long timeout;  /* milliseconds, 0 = for ever */
} Options;

/* Reads the text. False: it was wrong, and why has been said on stderr. *help: the text asked for help, which was
 * printed. */
bool options_read(const char *text, Options *options, bool *help);

#endif
