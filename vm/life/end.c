/* end.c - how the process is left: before there is a VM, and when Java says that it is over.
 *
 * vm_exit (System.exit, Runtime.halt, a fatal signal) posts the last events, stops the world and leaves: nothing is
 * freed. What shows outside the process, and would stay behind, is removed first by the cleaners that its owners have
 * added. vm_destroy (vm.c) shares the first steps with it.
 *
 * The host may have given hooks in place of exit and abort (JavaVMOption "exit", "abort").
 *
 * Invariant: `ending` is the one thread that ends the VM; all others wait for ever. No lock but that. The cleaners are
 * added while there is one thread. Read next: vm.c, signal.c.
 */
#include "vm/life/end.h"

#include <unistd.h>

#include "vm/base/stage.h"
#include "vm/life/options.h"
#include "vm/probe.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"

enum { CLEANERS = 4 };
static void (*cleaners[CLEANERS])(void);
static int cleaner_count;
static _Atomic(Thread *) ending;

void end_add_cleaner(void (*clean)(void))
{
    if (cleaner_count == CLEANERS)
        panic("more than %d cleaners", CLEANERS);
    cleaners[cleaner_count++] = clean;
}

void end_clean(void)
{
    for (int i = 0; i < cleaner_count; i++)
        cleaners[i]();
}

/* The process goes, by the host's exit hook if it set one. */
static NORETURN void leave(int status)
{
    if (options.exit_hook != NULL)
        options.exit_hook(status);
    exit(status);
}

void end_abruptly(void)
{
    if (options.abort_hook != NULL)
        options.abort_hook();
    abort();
}

/* The same when there is no VM yet: that is an abort to the host. */
NORETURN void end_unborn(void)
{
    if (options.abort_hook != NULL)
        options.abort_hook();
    exit(1);
}

void vm_fail_start(const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    fflush(stdout);
    vm_print(stdout, "Error occurred during initialization of VM\n");
    vm_print_list(stdout, fmt, args);
    vm_print(stdout, "\n");
    va_end(args);
    fflush(stdout);
    end_unborn();
}

/* One thread ends the VM; later ones stay here. If that thread comes again, out of a callback of its own, nothing is
 * left but to go. RUNNING. */
void end_claim(Thread *t, int status)
{
    Thread *first = NULL;
    if (atomic_compare_exchange_strong(&ending, &first, t))
        return;
    if (first == t)
        leave(status);
    thread_to_safe(t);
    schedule_retire();
    for (;;)
        pause();
}

bool end_is_claimed(void)
{
    return atomic_load(&ending) != NULL;
}

bool end_is_by(const Thread *t)
{
    return atomic_load(&ending) == t;
}

/* The last events. An exception that a callback leaves is nobody's. */
void end_announce(Thread *t)
{
    t->exception = NULL;
    probe.vm_death(t);
    atomic_store(&vm_phase, VM_DEAD);
    t->exception = NULL;
    thread_to_safe(t);
    probe.agents_unload();
    thread_to_running(t);
}

void vm_exit(Thread *t, int status)
{
    end_claim(t, status);
    end_announce(t);
    world_stop(t);
    end_clean();
    leave(status);
}
