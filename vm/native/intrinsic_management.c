/* intrinsic_management.c - what the management beans ask the VM: natives of jdk.internal.management.
 *
 * A snapshot of threads is of one moment: the world is stopped while states, stacks, monitors and owners are copied to
 * C memory (Snap), with every object among them a root of the asker, and the mirrors of the classes on the stacks, so
 * that no Code goes away. Java objects are made of it afterwards. The rows that Java gets are arrays:
 *
 *     [0] StackTraceElement[]   [1] what it is blocked on   [2] Thread that owns that
 *     [3] Object[] monitors, those of the top frame first   [4] int[] index of the frame of each; -1: entered by JNI
 *     [5] Object[] synchronizers that it owns
 *     [6] long[] JVMTI state bits; times blocked, waited; nanoseconds blocked, waited; 1 in native code
 *
 * Collections come from gclog.c, flags from flags.c, diagnostic commands from diagnostic.c.
 * No lock of its own. Read next: waits.h, gclog.h, jdk/internal/management/Threads.java.
 */
#include <malloc.h>

#include "vm/base/stage.h"
#include "vm/class/class_find.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/gclog.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/native/intrinsic.h"
#include "vm/run/frame.h"
#include "vm/run/throw.h"
#include "vm/serve/attach.h"
#include "vm/serve/waits.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_java.h"

static Array *array_of(Thread *t, Class *elem, int32_t length)
{
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    return c != NULL ? array_new(t, c, length) : NULL;
}

static Array *longs_of(Thread *t, const int64_t *values, int32_t n)
{
    Array *a = array_of(t, class_primitive('J'), n);
    if (a != NULL)
        heap_copy(ARRAY_DATA(a, int64_t), values, (size_t)n, sizeof *values);
    return a;
}

static Array *objects_of(Thread *t, Class *elem, Object *const *objects, size_t n)
{
    Array *a = array_of(t, elem, (int32_t)n);
    for (size_t i = 0; a != NULL && i < n; i++)
        store_reference(array_slot(a, i), objects[i]);
    return a;
}

/* ---- threads ---- */

typedef struct Mirrors {
    Object **items;
    size_t count;
} Mirrors;

static void collect_mirror(Thread *each, void *arg)
{
    Mirrors *list = arg;
    if (each->mirror == NULL || each->virt != NULL || atomic_load(&each->exiting))
        return;
    xappend(list->items, list->count, each->mirror);
}

static void all_threads(Thread *t, Slot *args)
{
    size_t mark = roots_mark(t);
    Mirrors list = {0};
    thread_each(collect_mirror, &list);
    for (size_t i = 0; i < list.count; i++)
        roots_add(t, list.items[i]);
    args[0].o = (Object *)objects_of(t, wk.Thread, list.items, list.count);
    roots_reset(t, mark);
    free(list.items);
}

typedef struct Snap {
    bool alive, native;
    u4 state;
    int32_t frame_count, lock_count, sync_count;
    struct {
        Code *code;
        int32_t bci;
    } * frames;
    Object **locks, **syncs;
    int32_t *depths;
    Object *blocker, *owner;
    int64_t numbers[4];
} Snap;

/* of a snapshot */
typedef struct Wanted {
    int32_t depth;
    bool monitors, synchronizers;
    Ownable kind;
    Object **owned; /* all synchronizers with an owner */
    size_t owned_count;
} Wanted;

static void snap_lock(Thread *t, Snap *s, Object *o, int32_t depth)
{
    int32_t n = s->lock_count;
    xappend(s->depths, n, depth);
    xappend(s->locks, s->lock_count, o);
    roots_add(t, o);
}

/* What the target entered in this frame, or by JNI (NULL), the last first. */
static void snap_locks(Thread *t, const Thread *target, Snap *s, const Frame *f, int32_t depth)
{
    for (u4 i = target->lock_count; i-- > 0;)
        if (target->locks[i].frame == f && lock_is_owned(target, &target->locks[i]))
            snap_lock(t, s, target->locks[i].o, depth);
}

static void snap_stack(Thread *t, const Thread *target, Snap *s, const Wanted *w)
{
    int32_t room = 0;
    for (Frame *f = frame_java_top(target); f != NULL && s->frame_count < w->depth; f = frame_java_next(f)) {
        xgrow(s->frames, room, s->frame_count + 1, 32);
        roots_add(t, f->code->method->cls->mirror);
        s->frames[s->frame_count].code = f->code;
        s->frames[s->frame_count].bci = frame_bci(f);
        if (w->monitors)
            snap_locks(t, target, s, f, s->frame_count);
        s->frame_count++;
    }
    if (w->monitors)
        snap_locks(t, target, s, NULL, -1);
}

static void snap_synchronizers(Thread *t, Object *mirror, Snap *s, const Wanted *w)
{
    for (size_t i = 0; i < w->owned_count; i++) {
        if (ownable_owner(&w->kind, w->owned[i]) != mirror)
            continue;
        xappend(s->syncs, s->sync_count, w->owned[i]);
        roots_add(t, w->owned[i]);
    }
}

/* World stopped. */
static void snap_take(Thread *t, Object *mirror, Snap *s, const Wanted *w)
{
    Thread *target = mirror != NULL ? thread_pin(mirror) : NULL, *owner = NULL;
    s->alive = target != NULL && target->virt == NULL;
    if (s->alive) {
        s->state = (u4)thread_state_of(mirror);
        u4 asleep = TS_WAITING | TS_SLEEPING | TS_PARKED | TS_IN_OBJECT_WAIT | TS_BLOCKED_ON_MONITOR_ENTER;
        s->native = (s->state & TS_IN_NATIVE) && !(s->state & asleep);
        s->blocker = waits_blocker(target, &w->kind, &owner);
        s->owner = owner != NULL && owner != target ? owner->mirror : NULL;
        roots_add(t, s->blocker);
        roots_add(t, s->owner);
        s->numbers[0] = target->blocked_count;
        s->numbers[1] = target->waited_count;
        s->numbers[2] = target->blocked_nanos;
        s->numbers[3] = target->waited_nanos;
        snap_stack(t, target, s, w);
        if (w->synchronizers)
            snap_synchronizers(t, mirror, s, w);
    }
    if (target != NULL)
        thread_unpin(target);
}

static Array *snap_elements(Thread *t, const Snap *s)
{
    Array *a = array_of(t, wk_class(t, "java/lang/StackTraceElement"), s->frame_count);
    size_t mark = roots_mark(t);
    roots_add(t, (Object *)a);
    for (int32_t i = 0; a != NULL && i < s->frame_count && t->exception == NULL; i++)
        store_reference(array_slot(a, i), stack_trace_element(t, s->frames[i].code, s->frames[i].bci));
    roots_reset(t, mark);
    return a;
}

static Array *snap_depths(Thread *t, const Snap *s)
{
    Array *a = array_of(t, class_primitive('I'), s->lock_count);
    if (a != NULL)
        heap_copy(ARRAY_DATA(a, int32_t), s->depths, (size_t)s->lock_count, sizeof *s->depths);
    return a;
}

/* One row; NULL with an exception pending, or for a thread that is not alive. */
static Object *snap_row(Thread *t, const Snap *s)
{
    if (!s->alive)
        return NULL;
    int64_t numbers[6] = {s->state, s->numbers[0], s->numbers[1], s->numbers[2], s->numbers[3], s->native};
    size_t mark = roots_mark(t);
    Array *row = array_of(t, wk.Object, 7), *part = NULL;
    roots_add(t, (Object *)row);
    for (int i = 0; row != NULL && i < 7 && t->exception == NULL; i++) {
        switch (i) {
        case 0: part = snap_elements(t, s); break;
        case 1: part = (Array *)s->blocker; break;
        case 2: part = (Array *)s->owner; break;
        case 3: part = objects_of(t, wk.Object, s->locks, (size_t)s->lock_count); break;
        case 4: part = snap_depths(t, s); break;
        case 5: part = objects_of(t, wk.Object, s->syncs, (size_t)s->sync_count); break;
        default: part = longs_of(t, numbers, 6); break;
        }
        store_reference(array_slot(row, i), (Object *)part);
    }
    roots_reset(t, mark);
    return (Object *)row;
}

static void snap_free(Snap *s)
{
    free(s->frames);
    free(s->locks);
    free(s->depths);
    free(s->syncs);
}

/* Object[] snapshot(Thread[] threads, int maxDepth, boolean monitors, boolean synchronizers) */
static void snapshot(Thread *t, Slot *args)
{
    Array *threads = (Array *)args[0].o;
    Wanted w = {.depth = args[1].i, .monitors = args[2].i != 0, .synchronizers = args[3].i != 0};
    int32_t n = ARRAY_LENGTH(threads);
    Snap *snaps = xcalloc((size_t)n + 1, sizeof *snaps);
    size_t mark = roots_mark(t);
    world_stop(t);
    w.kind = ownable_find();
    if (w.synchronizers)
        w.owned = ownable_collect(&w.kind, &w.owned_count);
    for (int32_t i = 0; i < n; i++)
        snap_take(t, array_load(threads, i), &snaps[i], &w);
    world_start(t);
    Array *rows = array_of(t, wk.Object, n);
    roots_add(t, (Object *)rows);
    for (int32_t i = 0; rows != NULL && i < n && t->exception == NULL; i++)
        store_reference(array_slot(rows, i), snap_row(t, &snaps[i]));
    roots_reset(t, mark);
    for (int32_t i = 0; i < n; i++)
        snap_free(&snaps[i]);
    free(snaps);
    free(w.owned);
    args[0].o = (Object *)rows;
}

typedef struct Everyone {
    Thread **items;
    size_t count;
} Everyone;

static void collect_thread(Thread *each, void *arg)
{
    Everyone *all = arg;
    xappend(all->items, all->count, each);
}

/* Thread[] deadlocked(boolean synchronizers): those in a circle of threads that wait for each other. */
static void deadlocked(Thread *t, Slot *args)
{
    size_t mark = roots_mark(t);
    Everyone all = {0};
    Mirrors found = {0};
    world_stop(t);
    Ownable kind = ownable_find();
    thread_each(collect_thread, &all);
    for (size_t i = 0; i < all.count; i++)
        if (waits_in_circle(all.items[i], args[0].i != 0 ? &kind : NULL, all.count))
            collect_mirror(all.items[i], &found);
    for (size_t i = 0; i < found.count; i++)
        roots_add(t, found.items[i]);
    world_start(t);
    args[0].o = (Object *)objects_of(t, wk.Thread, found.items, found.count);
    roots_reset(t, mark);
    free(found.items);
    free(all.items);
}

static int bytes_of(Thread *target, void *arg)
{
    *(int64_t *)arg = heap_thread_bytes(target);
    return 0;
}

/* long allocated(Thread): bytes, or -1 if it has ended or is virtual. */
static void allocated(Thread *t, Slot *args)
{
    Thread *target = args[0].o != NULL ? thread_pin(args[0].o) : NULL;
    int64_t bytes = -1;
    if (target != NULL && target->virt == NULL && handshake(t, target, bytes_of, &bytes) == HANDSHAKE_DEAD)
        bytes = -1;
    if (target != NULL)
        thread_unpin(target);
    args[0].l = bytes;
}

static void cpu_nanos(UNUSED Thread *t, Slot *args)
{
    bool user_only = args[1].i != 0;
    Thread *target = args[0].o != NULL ? thread_pin(args[0].o) : NULL;
    args[0].l = target != NULL ? thread_cpu_nanos(target, user_only) : -1;
    if (target != NULL)
        thread_unpin(target);
}

static void forget_times(Thread *each, UNUSED void *arg)
{
    each->blocked_nanos = each->waited_nanos = 0;
}

/* void forgetTimes(): blocked and waited times begin at 0 again. */
static void forget(Thread *t, UNUSED Slot *args)
{
    world_stop(t);
    thread_each(forget_times, NULL);
    world_start(t);
}

/* ---- figures ---- */

static void count_class(UNUSED Class *c, void *arg)
{
    ++*(int64_t *)arg;
}

/* Thread.started counts in Java. */
static int64_t started_threads(void)
{
    Field *f = class_find_declared_field(wk.Thread, symbol_of_cstr("started"), symbol_of_cstr("J"));
    return f != NULL ? HEAP_LOAD((int64_t *)(wk.Thread->statics + f->offset)) : 0;
}

/* Bytes of the C heap, where classes and code live: in use, or taken from the system. */
static int64_t c_heap(bool all)
{
    struct mallinfo2 m = mallinfo2();
    return (int64_t)((all ? m.arena : m.uordblks) + m.hblkhd);
}

/* By the constants of Threads.java. */
static int64_t figure_of(Thread *t, int32_t which)
{
    int64_t n = 0;
    switch (which) {
    case 0: loader_each_class(count_class, &n); return n;
    case 1: return heap_gc_count();
    case 2: return heap_gc_nanos();
    case 3: return started_threads();
    case 4: return loader_unloaded_count();
    case 5: return (int64_t)options.heap_initial;
    case 6: return clock_millis() - (clock_nanos() - vm_start_nanos) / 1000000;
    case 7: return (clock_nanos() - vm_start_nanos) / 1000000;
    case 8: return options.verbose_class;
    case 9: return gc_verbose;
    case 10: return thread_peak(false);
    case 11: return thread_peak(true);
    case 12: return heap_ended_bytes();
    case 13: return finalizers_count(t);
    case 14: return c_heap(false);
    case 15: return c_heap(true);
    default: return -1;
    }
}

static void figure(Thread *t, Slot *args)
{
    args[0].l = figure_of(t, args[0].i);
}

/* void verbose(boolean classes, boolean on) */
static void verbose(UNUSED Thread *t, Slot *args)
{
    *(args[0].i != 0 ? &options.verbose_class : &gc_verbose) = args[1].i != 0;
}

/* String jvmArgs(): as the VM got them, each with a blank behind it. */
static void jvm_args(Thread *t, Slot *args)
{
    args[0].o = string_of_utf8(t, options.jvm_args);
}

/* ---- collections ---- */

/* long[] record(long id): begun, ended, used before and after, total before and after; null if it is not known. */
static void collection(Thread *t, Slot *args)
{
    GcRecord r;
    bool known = gclog_get(args[0].l, &r);
    int64_t values[6] = {0};
    if (known) {
        int64_t all[6] = {r.begun, r.ended, r.used_before, r.used_after, r.total_before, r.total_after};
        memcpy(values, all, sizeof all);
    }
    args[0].o = known ? (Object *)longs_of(t, values, 6) : NULL;
}

static void collection_cause(Thread *t, Slot *args)
{
    GcRecord r;
    args[0].o = gclog_get(args[0].l, &r) ? string_of_utf8(t, r.cause) : NULL;
}

static void collection_last(UNUSED Thread *t, Slot *args)
{
    args[0].l = gclog_last();
}

static void collection_await(Thread *t, Slot *args)
{
    args[0].i = gclog_wait(t, args[0].l);
}

static void collection_ring(UNUSED Thread *t, UNUSED Slot *args)
{
    gclog_ring();
}

/* void threshold(long bytes): 0 or less takes it back. */
static void collection_threshold(UNUSED Thread *t, Slot *args)
{
    gclog_set_threshold(args[0].l > 0 ? (size_t)args[0].l : SIZE_MAX);
}

/* ---- diagnostics ---- */

/* String dumpHeap(String path, boolean live): null, or why not. */
static void dump_heap(Thread *t, Slot *args)
{
    char *path = string_to_utf8(args[0].o);
    int64_t size = 0;
    int error = heap_dump(t, path, args[1].i != 0, 0, false, &size);
    free(path);
    args[0].o = error != 0 ? string_of_utf8(t, strerror(error)) : NULL;
}

/* String flag(String name): its kind ("b", "n", "s", "t"), 'w' if it can be set, and '=' with its value; null: there is
 * none. */
static void flag(Thread *t, Slot *args)
{
    char *name = string_to_utf8(args[0].o), *value = NULL;
    bool writable = false, given = false;
    char kind = options_flag_get(name, &value, &writable, &given);
    char *text = kind == 0 ? NULL : xformat("%c%c%c=%s", kind, writable ? 'w' : '-', given ? 'g' : '-', value);
    args[0].o = text != NULL ? string_of_utf8(t, text) : NULL;
    free(text);
    free(value);
    free(name);
}

/* void setFlag(String name, boolean value): a flag that can be set, which is a boolean one. */
static void set_flag(UNUSED Thread *t, Slot *args)
{
    char *name = string_to_utf8(args[0].o);
    options_flag_set(name, args[1].i != 0);
    free(name);
}

/* The text that a stream in memory got, as a String; frees it. */
static Object *stream_text(Thread *t, FILE *out, char **text, size_t *len)
{
    xclose_text(out, text, len);
    Object *s = t->exception == NULL ? string_of_utf8(t, *text) : NULL;
    free(*text);
    return s;
}

/* String run(String line): what a diagnostic command prints. What it refuses is an IllegalArgumentException. */
static void run_command(Thread *t, Slot *args)
{
    static const char refused[] = "java.lang.IllegalArgumentException: ";
    char *text = NULL, *line = string_to_utf8(args[0].o);
    size_t len = 0, skip = sizeof refused - 1;
    FILE *out = xopen_text(&text, &len);
    int result = diagnostic_run(t, line, out);
    fflush(out);
    if (t->exception == NULL && result != ATTACH_OK && text != NULL && strncmp(text, refused, skip) == 0) {
        text[strcspn(text, "\n")] = 0;
        throw_name(t, "java/lang/IllegalArgumentException", "%s", text + skip);
    }
    args[0].o = stream_text(t, out, &text, &len);
    free(line);
}

/* String commands(): the table of diagnostic commands, see diagnostic_list. */
static void commands(Thread *t, Slot *args)
{
    char *text = NULL;
    size_t len = 0;
    FILE *out = xopen_text(&text, &len);
    diagnostic_list(out);
    args[0].o = stream_text(t, out, &text, &len);
}

static const Intrinsic thread_rows[] = {
    {"all", "()[Ljava/lang/Thread;", all_threads},
    {"snapshot", "([Ljava/lang/Thread;IZZ)[Ljava/lang/Object;", snapshot},
    {"deadlocked", "(Z)[Ljava/lang/Thread;", deadlocked},
    {"allocated", "(Ljava/lang/Thread;)J", allocated},
    {"cpuNanos", "(Ljava/lang/Thread;Z)J", cpu_nanos},
    {"forgetTimes", "()V", forget},
    {"figure", "(I)J", figure},
    {"verbose", "(ZZ)V", verbose},
    {"jvmArgs", "()Ljava/lang/String;", jvm_args},
};
static const Intrinsic collection_rows[] = {
    {"record", "(J)[J", collection},  {"cause", "(J)Ljava/lang/String;", collection_cause},
    {"last", "()J", collection_last}, {"await", "(J)Z", collection_await},
    {"ring", "()V", collection_ring}, {"threshold", "(J)V", collection_threshold},
};
static const Intrinsic diagnostic_rows[] = {
    {"dumpHeap", "(Ljava/lang/String;Z)Ljava/lang/String;", dump_heap},
    {"flag", "(Ljava/lang/String;)Ljava/lang/String;", flag},
    {"setFlag", "(Ljava/lang/String;Z)V", set_flag},
    {"run", "(Ljava/lang/String;)Ljava/lang/String;", run_command},
    {"commands", "()Ljava/lang/String;", commands},
};

const IntrinsicGroup intrinsics_management[] = {
    INTRINSIC_GROUP("jdk/internal/management/Threads", thread_rows),
    INTRINSIC_GROUP("jdk/internal/management/Collections", collection_rows),
    INTRINSIC_GROUP("jdk/internal/management/Diagnostics", diagnostic_rows),
    {NULL, 0, NULL, 0},
};
