/* attach.h - tools outside the process talk to this VM: HotSpot's attach protocol on a UNIX socket, the operations
 * that it carries, and the diagnostic commands among them. */
#ifndef VM_ATTACH_H
#define VM_ATTACH_H

#include "vm/thread/thread.h"

/* ---- attach.c: the listener ---- */

/* -XX:+StartAttachListener and -Xrs: the listener starts with the VM. RUNNING, phase LIVE. */
void attach_init(Thread *t);
/* SIGQUIT came. True if a tool has asked for the listener by its trigger file: it runs now, and no thread dump is
 * wanted. t has a mirror. RUNNING, may collect. */
bool attach_signalled(Thread *t);
/* DestroyJavaVM: ends the listener, waiting a second for an operation under way, and removes the socket. RUNNING. */
void attach_destroy(Thread *t);
/* The process ends: removes the socket file. Any state, more than once. */
void attach_remove_socket(void);

/* ---- operation.c, diagnostic.c: what is asked ---- */

enum { ATTACH_OK = 0, ATTACH_ERROR = -1, ATTACH_BAD_VERSION = 101, ATTACH_NAME_MAX = 16 };

/* Runs the operation of this name; args[count ..] count as "". Its text goes to out. ATTACH_OK or ATTACH_ERROR.
 * RUNNING, may collect, may run Java and agent code; leaves no exception pending. */
int operation_run(Thread *t, const char *name, const char *const *args, int count, FILE *out);

/* One or several lines of jcmd: "GC.heap_dump -all file". As operation_run. */
int diagnostic_run(Thread *t, const char *lines, FILE *out);
/* The commands, one a line, fields ended by a tab: name, what it does, impact, and for each argument five more: name,
 * what it is, type as in the help text, "option" or "place", "mandatory" or its default, which may be empty. Any
 * state. */
void diagnostic_list(FILE *out);

/* Loads an agent library, or a jar's java agent as "instrument", for an operation or a command; says on out how it
 * went. options may be NULL. */
void operation_load(Thread *t, const char *library, bool is_path, const char *options, FILE *out);
/* Calls a static method of VMSupport that answers properties as bytes; args: its argument slots. ATTACH_OK, or
 * ATTACH_ERROR with what was thrown on out. */
int operation_properties(Thread *t, const char *method, const char *desc, const Slot *args, FILE *out);

/* ---- histogram.c, heapdump.c ---- */

/* Instances and bytes of each class, the largest first. live: collects first. RUNNING. */
void histogram_print(Thread *t, bool live, FILE *out);
/* Finalizers that wait to be run, by class. RUNNING. */
void finalizers_print(Thread *t, FILE *out);
int64_t finalizers_count(Thread *t); /* how many; stops the world */

/* Writes an HPROF 1.0.2 dump to a file of mode 0600. live: collects first; gzip: 0 plain, 1 to 9 compressed; overwrite:
 * the file may exist. 0 with the number of bytes in *size, or an errno. RUNNING; stops the world. */
int heap_dump(Thread *t, const char *path, bool live, int gzip, bool overwrite, int64_t *size);
/* The same with HotSpot's words about it on out. */
void heap_dump_report(Thread *t, const char *path, bool live, int gzip, bool overwrite, FILE *out);

/* ---- perfdata.c: how jps finds this process ---- */

void perfdata_init(void);    /* writes the file, unless -XX:-UsePerfData; failures are silent. SAFE or RUNNING */
void perfdata_destroy(void); /* removes it; more than once */

#endif
