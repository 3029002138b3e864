/* vm.h - one virtual machine per process: create, milestones, exit, destroy.
 *
 * Milestones and what observers may do are in probe.h. Order of creation (vm.c):
 *   options -> heap, symbols, loaders -> observer.agents_load (Agent_OnLoad, phase OnLoad) -> main thread attached ->
 *   wellknown classes, primitive mirrors -> vm_start (phase Start) -> main java.lang.Thread -> System.boot() ->
 *   system class loader -> vm_init (phase Live) -> the launcher runs main */
#ifndef VM_VM_H
#define VM_VM_H

#include "vm/options.h"
#include "vm/thread.h"

typedef enum VmPhase { VM_NONE, VM_ONLOAD, VM_PRIMORDIAL, VM_START, VM_LIVE, VM_DEAD } VmPhase;
extern _Atomic(VmPhase) vm_phase;
extern int64_t vm_start_nanos; /* clock_nanos() when the creation began */
extern Object *vm_system_group, *vm_main_group; /* the first two thread groups; roots; NULL before they exist */
extern Object *vm_system_loader; /* ClassLoader.getSystemClassLoader(); a root; NULL before it exists */

/* Creates the VM on the calling thread (options are filled). 0, or a JNI error code (JNI_ERR -1, JNI_ENOMEM -4,
 * JNI_EEXIST -5) after a message. On success the caller is attached as "main", SAFE. */
int vm_create(void);
/* DestroyJavaVM: waits for non-daemon threads, runs shutdown hooks, VMDeath, unloads agents, frees what it can. *empty:
 * nothing of the VM is left, so that another one can be made (anew.h). */
int vm_destroy(Thread *t, bool *empty);
/* Runtime.halt and the end of System.exit: VMDeath, Agent_OnUnload, exit hook, exit(status). Never returns. */
NORETURN void vm_exit(Thread *t, int status);
/* Prints through the host's vfprintf hook if it set one (JavaVMOption "vfprintf"), else to the file. For messages of
 * the VM itself; what goes to another file than stdout or stderr is none. */
void vm_print(FILE *to, const char *fmt, ...) PRINTF(2, 3);
/* Prints an error that occurred before the VM can throw, on standard output, and ends: "Error occurred during
 * initialization of VM\n<message>" status 1. */
NORETURN void vm_fail_start(const char *fmt, ...) PRINTF(1, 2);

/* properties.c: the folder of the image, malloc'ed, or NULL; and fills options.props with what the VM knows. */
char *properties_find_home(void);
void properties_init(void);

/* signal.c: QUIT asks for a dump; TERM, INT and HUP run the shutdown hooks and end the process with 128 + the
 * signal. Nothing is done under -Xrs. The thread that acts on them attaches when the first signal comes. */
void signal_init(void);
void signal_destroy(void);

/* oom.c: the heap is full, and an OutOfMemoryError with this message is about to be thrown: does what -XX flags ask
 * for. May not return. RUNNING; stops the world, does not collect. */
void oom_report(Thread *t, const char *what);

/* dump.c: every thread with its stack and monitors, and the deadlocks among them; locks: and the synchronizers of
 * java.util.concurrent that each owns. RUNNING; stops the world. */
void dump_threads(Thread *t, FILE *to, bool locks);

/* Properties java.vm.* and java.version. */
extern const char vm_name[], vm_vendor[], vm_version[], vm_info[], java_version[];

#endif
