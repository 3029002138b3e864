/* vm.h - one virtual machine per process: create, milestones, exit, destroy.
 *
 * Milestones and what observers may do are in probe.h. Order of creation (vm.c):
 *   options -> heap, symbols, loaders -> observer.agents_load (Agent_OnLoad, phase OnLoad) -> main thread attached ->
 *   wellknown classes, primitive mirrors -> vm_start (phase Start) -> main java.lang.Thread -> System.boot() ->
 *   system class loader -> vm_init (phase Live) -> the launcher runs main */
#ifndef VM_VM_H
#define VM_VM_H

#include "vm/base/stage.h"
#include "vm/life/options.h"
#include "vm/thread/thread.h"

/* Creates the VM on the calling thread (options are filled), which is then attached as "main", SAFE. false: there is
 * not enough memory; a message was printed. */
bool vm_create(void);
/* DestroyJavaVM: waits for non-daemon threads, runs shutdown hooks, VMDeath, unloads agents, frees what it can. *empty:
 * nothing of the VM is left, so that another one can be made (anew.h). */
int vm_destroy(Thread *t, bool *empty);

#endif
