/* guard.c - the one place where a fault in memory that a program names by address is caught.
 *
 * Memory of direct buffers and of jdk.internal.misc.Unsafe is read and written as it is. If it belongs to a mapped file
 * that somebody has made shorter, the kernel raises SIGBUS in the thread that touches it. While a thread is inside
 * GUARDED (guard.h), the handler leaves the access by a jump, and the program gets an InternalError, as the
 * documentation of MappedByteBuffer allows. Outside of it the signal is whoever's it was before: an agent's handler, or
 * the end of the process.
 *
 * The handler is installed with the first mapping of a file and stays; a program that maps none has none, and pays
 * nothing for it. SIGSEGV is not touched: a wild address is a defect, and a debugger's business.
 *
 * No lock. Read next: native/intrinsic_unsafe.c.
 */
#include "vm/base/guard.h"

#include <signal.h>

#include "vm/base/above.h"

__thread sigjmp_buf *guard_escape;
_Atomic(bool) guard_installed;
static struct sigaction before;

/* The jump restores no mask, which would cost each access a call of the system. SA_NODEFER is not enough: who stands
 * between the kernel and our handler, ThreadSanitizer say, may have installed its own without it. */
static void unblock(int signal)
{
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, signal);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void on_bus(int number, siginfo_t *info, void *context)
{
    sigjmp_buf *escape = guard_escape;
    if (escape != NULL) {
        unblock(number);
        siglongjmp(*escape, 1);
    }
    if (before.sa_flags & SA_SIGINFO)
        before.sa_sigaction(number, info, context);
    else if (before.sa_handler != SIG_DFL && before.sa_handler != SIG_IGN)
        before.sa_handler(number);
    else
        sigaction(SIGBUS, &before, NULL); /* the same access raises it again */
}

void guard_install(void)
{
    bool no = false;
    if (!atomic_compare_exchange_strong(&guard_installed, &no, true))
        return;
    struct sigaction action = {.sa_sigaction = on_bus, .sa_flags = SA_SIGINFO | SA_NODEFER | SA_ONSTACK};
    sigaction(SIGBUS, &action, &before);
}

void guard_throw(Thread *t)
{
    throw_name(t, "java/lang/InternalError", "a fault occurred in an access to memory: a mapped file was truncated");
}
