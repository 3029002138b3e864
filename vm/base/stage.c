/* stage.c - the few facts about the VM as a whole that every room may need.
 *
 * They are here, and not in vm.c, so that a room need not know the house above it: which phase the VM is in, when its
 * creation began, how it is called, and how a message of its own is printed.
 *
 * Invariant: vm_phase only grows, until another VM is made in the process; vm.c alone moves it. The print hook is set
 * while options are read, before there is a second thread. No lock. Read next: vm.c.
 */
#include "vm/base/stage.h"

_Atomic(VmPhase) vm_phase;
int64_t vm_start_nanos;
int (*vm_print_hook)(FILE *, const char *, va_list);

const char vm_name[] = "tivm";
const char vm_vendor[] = "The tivm project";
const char vm_version[] = "25-tivm-1.0";
const char vm_info[] = "interpreted mode";
const char java_version[] = "25";

void vm_print_list(FILE *to, const char *fmt, va_list args)
{
    if (vm_print_hook != NULL && (to == stdout || to == stderr))
        vm_print_hook(to, fmt, args);
    else
        vfprintf(to, fmt, args);
}

void vm_print(FILE *to, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    vm_print_list(to, fmt, args);
    va_end(args);
}
