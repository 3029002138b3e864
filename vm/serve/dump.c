/* dump.c - the thread dump: what SIGQUIT prints, in the form that people and their scripts know.
 *
 * The world is stopped while it is made, so that all stacks are of one moment: threads are collected first, then
 * printed one by one with their frames, the monitors they hold (LockRecord says in which frame), what they wait for,
 * and the callbacks of agents that they are in. A virtual thread stands below the carrier that it is mounted on; those
 * that are not mounted are left out, as there may be millions. Then come the raw monitors of agents. Last come
 * deadlocks: circles in the graph "waits for the monitor of", which has one way out of each thread.
 *
 * Nothing is allocated in the Java heap, no Java code runs. Lock: none but the stopped world.
 * Read next: signal.c, waits.h, monitor.h, safepoint.h.
 */
#include <dlfcn.h>
#include <time.h>

#include "vm/base/stage.h"
#include "vm/class/class_names.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/ref.h"
#include "vm/load/loader.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"
#include "vm/serve/dump.h"
#include "vm/serve/waits.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_java.h"
#include "vm/thread/vthread.h"

typedef struct ThreadList {
    Thread **items;
    size_t count;
} ThreadList;

/* every AbstractOwnableSynchronizer of the heap that has an owner */
typedef struct SyncList {
    Ownable kind;
    Object **items;
    size_t count;
} SyncList;

static void collect(Thread *t, void *arg)
{
    ThreadList *list = arg;
    if (t->mirror == NULL || t->virt != NULL)
        return;
    xappend(list->items, list->count, t);
}

static void print_name(FILE *to, const Thread *t)
{
    Object *name = t->mirror != NULL ? WK_LOAD(t->mirror, Thread_name) : NULL;
    char *text = name != NULL ? string_to_utf8(name) : xstrdup("");
    vm_print(to, "\"%s\"", text);
    free(text);
}

/* ---- state ---- */

static const char *state_text(u4 s)
{
    if (s & TS_BLOCKED_ON_MONITOR_ENTER)
        return "BLOCKED (on object monitor)";
    if (s & TS_SLEEPING)
        return "TIMED_WAITING (sleeping)";
    bool timed = s & TS_WAITING_WITH_TIMEOUT;
    if (s & TS_PARKED)
        return timed ? "TIMED_WAITING (parking)" : "WAITING (parking)";
    if (s & TS_IN_OBJECT_WAIT)
        return timed ? "TIMED_WAITING (on object monitor)" : "WAITING (on object monitor)";
    return s & TS_WAITING ? (timed ? "TIMED_WAITING" : "WAITING") : "RUNNABLE";
}

static const char *activity_text(u4 s)
{
    if (s & TS_BLOCKED_ON_MONITOR_ENTER)
        return "waiting for monitor entry";
    if (s & TS_IN_OBJECT_WAIT)
        return "in Object.wait()";
    return s & (TS_SLEEPING | TS_PARKED | TS_WAITING) ? "waiting on condition" : "runnable";
}

/* ---- one thread ---- */

/* As Class.getName gives it: arrays keep their descriptor. */
static const char *class_text(const Class *c)
{
    return symbol_replace(c->name, '/', '.')->text;
}

static void print_object(FILE *to, const char *what, const Object *o)
{
    vm_print(to, "\t- %s <0x%016lx> (a %s)\n", what, (unsigned long)(uintptr_t)o, class_text(object_class(o)));
}

/* The monitor of a class object is told by the name of the class. */
static void print_monitor(FILE *to, const char *what, const Object *o)
{
    if (object_class(o) != wk.Class) {
        print_object(to, what, o);
        return;
    }
    vm_print(to, "\t- %s <0x%016lx> (a java.lang.Class for %s)\n", what, (unsigned long)(uintptr_t)o,
             class_text(class_of_mirror(o)));
}

static void print_frame(FILE *to, const Frame *f)
{
    const Method *m = f->code->method;
    char *cls = class_external_name(m->cls);
    const char *module = m->cls->loader == boot_loader ? "java.base@" : "";
    vm_print(to, "\tat %s.%s(%s%s%s", cls, m->name->text, module, *module ? java_version : "", *module ? "/" : "");
    free(cls);
    int32_t line = code_line(f->code, frame_bci(f));
    const Symbol *file = f->code->file != NULL ? f->code->file->source_file : NULL;
    if (method_is_native(m))
        vm_print(to, "Native Method)\n");
    else if (file == NULL)
        vm_print(to, "Unknown Source)\n");
    else if (line > 0)
        vm_print(to, "%s:%d)\n", file->text, line);
    else
        vm_print(to, "%s)\n", file->text);
}

static void print_blocked_on(FILE *to, const Thread *t, u4 state)
{
    Object *o = waits_blocker(t, NULL, NULL);
    if (o == NULL)
        return;
    if (state & TS_PARKED)
        print_object(to, "parking to wait for ", o);
    else
        print_monitor(to, state & TS_BLOCKED_ON_MONITOR_ENTER ? "waiting to lock" : "waiting on", o);
}

static void print_stack(FILE *to, const Thread *t)
{
    u4 state = atomic_load(&t->state);
    bool top = true;
    for (Frame *f = frame_java_top(t); f != NULL; f = frame_java_next(f), top = false) {
        print_frame(to, f);
        if (top)
            print_blocked_on(to, t, state);
        for (u4 i = t->lock_count; i > 0; i--)
            if (t->locks[i - 1].frame == f)
                print_monitor(to, "locked", t->locks[i - 1].o);
    }
}

/* ---- locks of java.util.concurrent ---- */

static void print_synchronizers(FILE *to, const Thread *t, const SyncList *list)
{
    bool some = false;
    vm_print(to, "\n   Locked ownable synchronizers:\n");
    for (size_t i = 0; i < list->count; i++)
        if (ownable_owner(&list->kind, list->items[i]) == t->mirror) {
            vm_print(to, "\t- <0x%016lx> (a %s)\n", (unsigned long)(uintptr_t)list->items[i],
                     class_text(object_class(list->items[i])));
            some = true;
        }
    if (!some)
        vm_print(to, "\t- None\n");
}

/* ---- agents ---- */

/* The file of the library with this address, without its folder; "?" if there is none. */
static const char *library_of(void (*function)(void))
{
    Dl_info info;
    void *address;
    memcpy(&address, &function, sizeof address);
    if (dladdr(address, &info) == 0 || info.dli_fname == NULL)
        return "?";
    const char *slash = strrchr(info.dli_fname, '/');
    return slash != NULL ? slash + 1 : info.dli_fname;
}

static void print_callbacks(FILE *to, const Thread *t)
{
    for (const ObserverCall *c = atomic_load(&t->callback); c != NULL; c = c->outer)
        vm_print(to, "   In the callback of an agent: %s (%s)\n", c->event, library_of(c->function));
}

typedef struct RawDump {
    FILE *to;
    const ThreadList *threads;
    bool some;
} RawDump;

static void print_native_thread(const RawDump *d, const char *before, pid_t os_tid)
{
    vm_print(d->to, "%s", before);
    for (size_t i = 0; i < d->threads->count; i++)
        if (d->threads->items[i]->os_tid == os_tid) {
            print_name(d->to, d->threads->items[i]);
            return;
        }
    vm_print(d->to, "native thread nid=0x%x", (unsigned)os_tid);
}

static void print_raw_monitor(const RawMonitorInfo *m, void *arg)
{
    RawDump *d = arg;
    vm_print(d->to, "%s\"%s\" <0x%016lx>", d->some ? "" : "Raw monitors of agents:\n", m->name,
             (unsigned long)(uintptr_t)m->monitor);
    d->some = true;
    if (m->owner != 0) {
        print_native_thread(d, " owned by ", m->owner);
        vm_print(d->to, ", entered %u time%s", m->entries, m->entries == 1 ? "" : "s");
    }
    vm_print(d->to, "\n");
    for (u4 i = 0; i < m->entering_count; i++) {
        print_native_thread(d, "\t- waiting to enter: ", m->entering[i]);
        vm_print(d->to, "\n");
    }
    for (u4 i = 0; i < m->waiting_count; i++) {
        print_native_thread(d, "\t- waiting to be notified: ", m->waiting[i]);
        vm_print(d->to, "\n");
    }
}

static void print_raw_monitors(FILE *to, const ThreadList *list)
{
    RawDump d = {to, list, false};
    raw_monitor_each(print_raw_monitor, &d);
    if (d.some)
        vm_print(to, "\n");
}

static void print_mounted(FILE *to, const Thread *t)
{
    vm_print(to, "   Mounted virtual thread #%lld\n", (long long)t->tid);
    print_callbacks(to, t);
    print_stack(to, t);
}

/* syncs NULL: not asked for. */
static void print_thread(FILE *to, const Thread *t, const SyncList *syncs)
{
    Object *carried = vthread_carried(t);
    Thread *mounted = carried == NULL ? NULL : thread_pin(carried);
    u4 state = atomic_load(&t->state);
    print_name(to, t);
    vm_print(to, " #%lld %sprio=%d os_prio=0 tid=0x%016lx nid=0x%x %s\n", (long long)t->tid, t->daemon ? "daemon " : "",
             WK_GET(t->mirror, Thread_priority, int32_t), (unsigned long)(uintptr_t)t, (unsigned)t->os_tid,
             activity_text(state));
    vm_print(to, "   java.lang.Thread.State: %s\n", state_text(state));
    if (mounted != NULL)
        vm_print(to, "   Carrying virtual thread #%lld\n", (long long)mounted->tid);
    print_callbacks(to, t);
    print_stack(to, t);
    if (mounted != NULL) {
        print_mounted(to, mounted);
        thread_unpin(mounted);
    }
    if (syncs != NULL)
        print_synchronizers(to, t, syncs);
    vm_print(to, "\n");
}

/* ---- deadlocks ---- */

/* True if the way from a thread of the list leads back to it, and it is the oldest of its circle (each circle is told
 * once). The newest thread stands first in the list. */
static bool leads_circle(const ThreadList *list, size_t index)
{
    const Thread *t = list->items[index];
    if (!waits_in_circle(t, NULL, list->count))
        return false;
    for (size_t i = index + 1; i < list->count; i++)
        for (const Thread *at = waits_for(t, NULL); at != t; at = waits_for(at, NULL))
            if (at == list->items[i])
                return false;
    return true;
}

static void print_circle(FILE *to, const Thread *first)
{
    vm_print(to, "\nFound one Java-level deadlock:\n=============================\n");
    const Thread *t = first;
    do {
        const Thread *owner = waits_for(t, NULL);
        Object *o = atomic_load(&t->blocked_on);
        print_name(to, t);
        vm_print(to, ":\n  waiting to lock monitor 0x%016lx (object 0x%016lx, a %s),\n  which is held by ",
                 (unsigned long)(uintptr_t)o, (unsigned long)(uintptr_t)o, class_text(object_class(o)));
        print_name(to, owner);
        vm_print(to, "\n\n");
        t = owner;
    } while (t != first);
    vm_print(to, "Java stack information for the threads listed above:\n"
                 "===================================================\n");
    do {
        print_name(to, t);
        vm_print(to, ":\n");
        print_stack(to, t);
        t = waits_for(t, NULL);
    } while (t != first);
}

static void print_deadlocks(FILE *to, const ThreadList *list)
{
    int found = 0;
    for (size_t i = list->count; i > 0; i--)
        if (leads_circle(list, i - 1)) {
            print_circle(to, list->items[i - 1]);
            found++;
        }
    if (found > 0)
        vm_print(to, "\nFound %d deadlock%s.\n", found, found == 1 ? "" : "s");
}

void dump_threads(Thread *t, FILE *to, bool locks)
{
    ThreadList list = {NULL, 0};
    SyncList syncs = {0};
    char when[32] = "";
    time_t now = time(NULL);
    struct tm local;
    if (localtime_r(&now, &local) != NULL)
        strftime(when, sizeof when, "%Y-%m-%d %H:%M:%S", &local);
    world_stop(t);
    thread_each(collect, &list);
    if (locks) {
        syncs.kind = ownable_find();
        syncs.items = ownable_collect(&syncs.kind, &syncs.count);
    }
    vm_print(to, "%s\nFull thread dump %s (%s %s):\n\n", when, vm_name, vm_version, vm_info);
    for (size_t i = list.count; i > 0; i--) /* the oldest thread first */
        print_thread(to, list.items[i - 1], locks ? &syncs : NULL);
    print_raw_monitors(to, &list);
    print_deadlocks(to, &list);
    world_start(t);
    fflush(to);
    free(list.items);
    free(syncs.items);
}
