/* fence.c - the fence that is paid for on one side only: membarrier(2), where the kernel offers it.
 *
 * Invariant: what fence_init has decided stays so, as a thread may be between its plain store and its look at any time.
 * A filter of system calls that comes later and forbids membarrier ends the process here.
 *
 * Read next: safepoint.c, which says what it is for. */
#include "vm/thread/fence.h"

#include <linux/membarrier.h>
#include <sys/syscall.h>
#include <unistd.h>

KEPT_ANEW bool fence_is_free;

static bool membarrier(int command)
{
    return syscall(SYS_membarrier, command, 0, 0) == 0;
}

/* Also when the library is loaded: a host that is linked with it has one thread then. */
__attribute__((constructor)) void fence_init(void)
{
    if (!TSAN && !fence_is_free)
        fence_is_free = membarrier(MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED);
}

void fence_heavy(void)
{
    if (fence_is_free && !membarrier(MEMBARRIER_CMD_PRIVATE_EXPEDITED))
        panic("membarrier, which was there when the VM was made, is refused now");
}
