/* stage.h - how far the VM of this process has come, when it began, what it calls itself, and where its own messages
 * go. Every room may ask; vm.c moves the phase on. */
#ifndef VM_STAGE_H
#define VM_STAGE_H

#include "vm/base/base.h"

typedef enum VmPhase { VM_NONE, VM_ONLOAD, VM_PRIMORDIAL, VM_START, VM_LIVE, VM_DEAD } VmPhase;
extern _Atomic(VmPhase) vm_phase;
extern int64_t vm_start_nanos; /* clock_nanos() when the creation began */

/* Properties java.vm.* and java.version. */
extern const char vm_name[], vm_vendor[], vm_version[], vm_info[], java_version[];

/* Prints through the host's vfprintf hook if it set one (JavaVMOption "vfprintf"), else to the file. For messages of
 * the VM itself; what goes to another file than stdout or stderr is none. */
void vm_print(FILE *to, const char *fmt, ...) PRINTF(2, 3);
void vm_print_list(FILE *to, const char *fmt, va_list args);
extern int (*vm_print_hook)(FILE *, const char *, va_list);

#endif
