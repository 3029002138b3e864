/* signal.c - the four signals that mean something to a VM: QUIT, TERM, INT, HUP.
 *
 * A handler may do next to nothing, so ours adds one to a counter and posts a semaphore. A thread of the VM waits on
 * that semaphore; it is an ordinary pthread, outside the VM, until the first signal comes, and then attaches for as
 * long as the answer takes. So a program that never gets a signal pays one sleeping thread, and its thread lists
 * stay clean.
 *
 * QUIT: a tool wants to attach (attach.c says how that is seen), or else a thread dump, then DataDumpRequest for
 * observers. TERM, INT, HUP: Shutdown.exit(128 + signal), which runs the hooks of
 * Runtime.addShutdownHook. A signal that is ignored when the VM starts stays ignored (nohup); under -Xrs
 * (options.reduce_signals) none is handled. PIPE and XFSZ get an empty handler, so that a broken pipe or
 * a file beyond the limit of its size is an error of write, not the end of the process.
 *
 * A parent may have blocked any of them (a launcher in Java does), and a mask is inherited: the waiting thread unblocks
 * what is handled for itself, so there is always one that they can be delivered to.
 *
 * What came before the VM ends is done first (signal_settle); who exits after the hooks have run comes too late. Once
 * the VM ends, TERM, INT and HUP are let pass, so that an agent that writes down what it found out is not cut short. A
 * dispatcher that was late, and had begun to act on one, waits for ever, as does any thread but the one that ends the
 * VM.
 *
 * Invariants: handlers are installed after the thread exists and removed before it goes. Neither signal_settle nor
 * signal_destroy runs on it. Read next: vm.c (vm_exit), java/lang/Shutdown.java.
 */
#include <errno.h>
#include <semaphore.h>
#include <signal.h>

#include "vm/base/stage.h"
#include "vm/class/class_find.h"
#include "vm/class/wellknown.h"
#include "vm/life/end.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/probe.h"
#include "vm/run/call.h"
#include "vm/run/thread_mirror.h"
#include "vm/serve/attach.h"
#include "vm/serve/dump.h"
#include "vm/serve/signal.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/schedule.h"
#include "vm/thread/thread.h"
#include "vm/thread/thread_life.h"

static const int handled[] = {SIGQUIT, SIGTERM, SIGINT, SIGHUP};
static struct sigaction before[COUNT_OF(handled)];
static bool installed[COUNT_OF(handled)];
static _Atomic(u4) pending[COUNT_OF(handled)]; /* what is being done counts until it is done */
static pthread_mutex_t done_lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_cond_t done = PTHREAD_COND_INITIALIZER;
static sem_t wakeup;
static pthread_t dispatcher;
static bool running;
static _Atomic(bool) leaving, exiting; /* exiting: the dispatcher is in Shutdown.exit, or about to be */

static void on_signal(int number)
{
    int saved = errno;
    for (size_t i = 0; i < COUNT_OF(handled); i++)
        if (handled[i] == number)
            atomic_fetch_add(&pending[i], 1);
    sem_post(&wakeup);
    errno = saved;
}

static void on_failed_write(int number UNUSED)
{
}

static void act_exit(Thread *t, int number)
{
    Method *exit = class_find_declared_method(wk.Shutdown, symbol_of_cstr("exit"), symbol_of_cstr("(I)V"));
    Slot status = {.i = 128 + number};
    if (exit == NULL || !call_method(t, exit, &status, NULL))
        vm_exit(t, 128 + number);
}

static void act_quit(Thread *t)
{
    if (attach_signalled(t))
        return;
    dump_threads(t, stdout, false);
    if (PROBED(PROBE_DATA_DUMP))
        probe.data_dump(t);
}

static void act(int number)
{
    Thread *t = thread_attach_raw();
    const char *name = number == SIGQUIT ? "Signal Dispatcher" : "SIGTERM handler";
    if (thread_attach_mirror(t, thread_system_group, name, true)) {
        if (number != SIGQUIT)
            act_exit(t, number);
        else
            act_quit(t);
    }
    t->exception = NULL;
    thread_detach(t);
}

static void say_exiting(bool does)
{
    pthread_mutex_lock(&done_lock);
    atomic_store(&exiting, does);
    pthread_cond_broadcast(&done);
    pthread_mutex_unlock(&done_lock);
}

/* Says first that it will exit, then looks whether somebody else ends the VM: who does looks in the other order. */
static void act_if_live(int number)
{
    say_exiting(number != SIGQUIT);
    if (atomic_load(&vm_phase) == VM_LIVE && !(number != SIGQUIT && end_is_claimed()))
        act(number);
    say_exiting(false);
}

static void unblock_handled(void)
{
    sigset_t set;
    sigemptyset(&set);
    for (size_t i = 0; i < COUNT_OF(handled); i++)
        sigaddset(&set, handled[i]);
    pthread_sigmask(SIG_UNBLOCK, &set, NULL);
}

static void tell_done(size_t i)
{
    pthread_mutex_lock(&done_lock);
    atomic_fetch_sub(&pending[i], 1);
    pthread_cond_broadcast(&done);
    pthread_mutex_unlock(&done_lock);
}

static void *dispatch(void *arg UNUSED)
{
    unblock_handled();
    while (!atomic_load(&leaving)) {
        for (size_t i = 0; i < COUNT_OF(handled); i++)
            while (atomic_load(&pending[i]) > 0) {
                act_if_live(handled[i]);
                tell_done(i);
            }
        while (sem_wait(&wakeup) != 0 && errno == EINTR)
            ;
    }
    return NULL;
}

/* The dispatcher runs Java code, but shallow. Signals of others interrupt nothing of ours. */
static bool dispatcher_start(void)
{
    pthread_attr_t attr;
    sigset_t all, old;
    sigfillset(&all);
    pthread_attr_init(&attr);
    pthread_attr_setstacksize(&attr, 1 << 20);
    pthread_sigmask(SIG_BLOCK, &all, &old);
    schedule_bystander();
    bool ok = pthread_create(&dispatcher, &attr, dispatch, NULL) == 0;
    pthread_sigmask(SIG_SETMASK, &old, NULL);
    pthread_attr_destroy(&attr);
    return ok;
}

void signal_init(void)
{
    static const int failed_writes[] = {SIGPIPE, SIGXFSZ};
    struct sigaction action = {.sa_handler = on_failed_write, .sa_flags = SA_RESTART}, old;
    for (size_t i = 0; i < COUNT_OF(failed_writes); i++) {
        if (sigaction(failed_writes[i], NULL, &old) == 0 && old.sa_handler == SIG_DFL)
            sigaction(failed_writes[i], &action, NULL);
    }
    if (options.reduce_signals)
        return;
    atomic_store(&leaving, false);
    sem_init(&wakeup, 0, 0);
    if (!dispatcher_start()) {
        sem_destroy(&wakeup);
        return;
    }
    running = true;
    action.sa_handler = on_signal;
    for (size_t i = 0; i < COUNT_OF(handled); i++) {
        sigaction(handled[i], NULL, &before[i]);
        installed[i] = handled[i] == SIGQUIT || before[i].sa_handler != SIG_IGN;
        if (installed[i])
            sigaction(handled[i], &action, NULL);
    }
}

static bool all_done(void)
{
    for (size_t i = 0; i < COUNT_OF(handled); i++)
        if (atomic_load(&pending[i]) > 0)
            return false;
    return true;
}

/* Waits until what was asked for is done, or cannot be: the hooks have run, so who exits stays in Shutdown.exit. That
 * may stop the world, so self is SAFE. To the scheduler the dispatcher, which attaches for it, is the outside world,
 * and so is this wait. */
static void wait_all_done(Thread *self)
{
    thread_to_safe(self);
    pthread_mutex_lock(&done_lock);
    while (!all_done() && !atomic_load(&exiting))
        pthread_cond_wait(&done, &done_lock);
    pthread_mutex_unlock(&done_lock);
    thread_to_running(self);
}

void signal_settle(Thread *self)
{
    if (running)
        wait_all_done(self);
}

void signal_destroy(Thread *self, bool process_ends)
{
    static const struct sigaction pass = {.sa_handler = SIG_IGN};
    if (!running)
        return;
    running = false;
    for (size_t i = 0; i < COUNT_OF(handled); i++)
        if (installed[i])
            sigaction(handled[i], process_ends ? &pass : &before[i], NULL);
    wait_all_done(self);
    atomic_store(&leaving, true);
    sem_post(&wakeup);
    if (!all_done()) { /* it stays in Shutdown.exit */
        pthread_detach(dispatcher);
        return;
    }
    pthread_join(dispatcher, NULL);
    sem_destroy(&wakeup);
}
