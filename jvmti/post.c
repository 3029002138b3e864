/* post.c - from the VM's probes to events: the subscriber of probe.h, and the protocol around each callback.
 *
 * A probe is called RUNNING, on the thread concerned. What can be filtered is filtered here or by the mask before; then
 * the generated poster (ti_post.c) sends the event to each environment in the order of creation. Around a callback:
 *   pending exception put aside and rooted, local-reference frame pushed, RUNNING -> SAFE;
 *   callback;
 *   SAFE -> RUNNING, frame popped, exception restored; one that the callback left behind is dropped, unless the event
 *   belongs to an instruction (`instruction` in the table), which throws it then, or can be refused (`fails`): it stays
 *   pending, and the class that the event is sent of is not loaded, or not redefined.
 * No lock is held meanwhile.
 *
 * ClassFileLoadHook is sent by hand: environments that are not capable of retransformation first, each with what the
 * one before it made of the class. Its input lies in an allocation of its own for each callback; an agent that frees it
 * by mistake is ignored.
 *
 * Read next: agent.c, which is called from here at both ends of the VM's life. */
#include "jvmti/post.h"

#include "jvmti/agent.h"
#include "jvmti/asked.h"
#include "jvmti/enable.h"
#include "jvmti/extension.h"
#include "jvmti/generated.h"
#include "jvmti/lesser.h"
#include "jvmti/tag.h"
#include "ti_meta.h"
#include "ti_post.h"

__thread bool post_retransforming;

/* class data shown to a callback */
typedef struct Lent {
    const u1 *bytes;
    struct Lent *outer;
} Lent;
static __thread Lent *lent;

bool post_is_lent(const void *memory)
{
    for (const Lent *l = lent; l != NULL; l = l->outer)
        if (l->bytes == memory)
            return true;
    return false;
}

/* ---- milestones ---- */

/* Threads of the VM that were made before VMStart began in the primordial phase, whenever they get to run: their
 * ThreadStart is sent to those alone for whom it was the start phase already (can_generate_early_vmstart). They have
 * the lowest Thread ids; until VMStart, all. */
static _Atomic(int64_t) primordial_tids;

static void tid_note(Thread *t, void *arg)
{
    int64_t *most = arg;
    if (!inspect_is_main(t) && inspect_thread_id(t) > *most)
        *most = inspect_thread_id(t);
}

static void vm_start(Thread *t, bool early)
{
    int64_t most = early ? INT64_MAX : 0;
    if (!early)
        thread_each(tid_note, &most);
    atomic_store(&primordial_tids, most);
    stage_set(early ? STAGE_EARLY : STAGE_START);
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        if (env->start_sent || (early && !env_has(env, CAP_can_generate_early_vmstart)))
            continue;
        env->start_sent = true;
        if (event_enabled(env, t, JVMTI_EVENT_VM_START))
            send_VMStart(env, t);
    }
}

/* The thread that ends the VM ends with it: nobody would hear of that later. */
static void vm_death(Thread *t)
{
    if (!lesser_is_virtual(t) && event_wanted(t, JVMTI_EVENT_THREAD_END))
        post_ThreadEnd(t);
    post_VMDeath(t);
    stage_set(STAGE_DEAD);
}

static int agents_at_start(void)
{
    int result = agents_load();
    stage_set(STAGE_PRIMORDIAL);
    return result;
}

/* ---- threads ---- */

static bool is_primordial(const Thread *t)
{
    return !inspect_is_main(t) && inspect_thread_id(t) <= atomic_load(&primordial_tids);
}

static void primordial_thread_begins(Thread *t)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (env_has(env, CAP_can_generate_early_vmstart) && event_enabled(env, t, JVMTI_EVENT_THREAD_START))
            send_ThreadStart(env, t);
}

static void thread_begins(Thread *t)
{
    enable_thread(t);
    if (!event_wanted(t, JVMTI_EVENT_THREAD_START))
        return;
    if (is_primordial(t))
        primordial_thread_begins(t);
    else
        post_ThreadStart(t);
}

static void thread_ends(Thread *t)
{
    if (event_wanted(t, JVMTI_EVENT_THREAD_END))
        post_ThreadEnd(t);
}

/* What agents keep for the thread, and the collector if one of them has held it off. */
static void thread_goes(Thread *t)
{
    heap_hold_drop(t);
    env_thread_free(t);
}

static void vthread_begins(Thread *t)
{
    if (!lesser_is_virtual(t)) {
        thread_begins(t);
        return;
    }
    enable_thread(t);
    if (event_wanted(t, JVMTI_EVENT_VIRTUAL_THREAD_START))
        post_VirtualThreadStart(t);
}

static void vthread_ends(Thread *t)
{
    if (!lesser_is_virtual(t))
        thread_ends(t);
    else if (event_wanted(t, JVMTI_EVENT_VIRTUAL_THREAD_END))
        post_VirtualThreadEnd(t);
}

/* The main thread begins for agents when the VM is up. */
static void vm_init(Thread *t)
{
    stage_set(STAGE_LIVE);
    post_VMInit(t);
    thread_begins(t);
    agents_late_start(t);
}

/* ---- classes ---- */

/* a class file on its way through the environments */
typedef struct Hook {
    const u1 *bytes; /* as it is now */
    u4 len;
    u1 *own; /* bytes, if a callback made them, else NULL */
} Hook;

static u1 *bytes_copy(const u1 *bytes, u4 len)
{
    return memcpy(xmalloc(len + 1), bytes, len);
}

static void hook_send(Env *env, Thread *t, Loader *l, Symbol *name, Class *redefined, Object *domain, Hook *h)
{
    jint new_len = 0;
    unsigned char *new_bytes = NULL;
    u1 *input = bytes_copy(h->bytes, h->len);
    Lent now = {input, lent};
    lent = &now;
    send_ClassFileLoadHook(env, t, redefined, inspect_loader_mirror(l), name == NULL ? NULL : name->text, domain,
                           (jint)h->len, input, &new_len, &new_bytes);
    lent = now.outer;
    if (new_bytes != NULL && new_bytes != input) {
        free(h->own);
        h->own = new_bytes;
        h->bytes = new_bytes;
        h->len = new_len < 0 ? 0 : (u4)new_len;
    } else if (new_bytes == input) { /* changed in place */
        free(h->own);
        h->own = bytes_copy(input, new_len < 0 ? 0 : (u4)new_len);
        h->bytes = h->own;
        h->len = new_len < 0 ? 0 : (u4)new_len;
    }
    free(input);
}

static void hook_round(bool capable, Thread *t, Loader *l, Symbol *name, Class *redefined, Object *domain, Hook *h)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if ((atomic_load(&env->retransforms) == RETRANSFORMS_CAPABLE) == capable &&
            event_enabled(env, t, JVMTI_EVENT_CLASS_FILE_LOAD_HOOK))
            hook_send(env, t, l, name, redefined, domain, h);
}

static void class_file(Thread *t, Loader *l, Symbol *name, Class *redefined, Object *domain, const u1 *bytes, u4 len,
                       u1 **new_bytes, u4 *new_len, u1 **initial_bytes, u4 *initial_len)
{
    Hook h = {bytes, len, NULL};
    if (!post_retransforming || redefined == NULL)
        hook_round(false, t, l, name, redefined, domain, &h);
    u1 *between = h.own;
    Hook h2 = {h.bytes, h.len, NULL};
    hook_round(true, t, l, name, redefined, domain, &h2);
    *new_bytes = h2.own != NULL ? h2.own : between;
    *new_len = *new_bytes == NULL ? 0 : h2.len;
    *initial_bytes = NULL;
    if (h2.own != NULL) { /* the capable ones changed it: what they saw is what a retransformation begins with */
        *initial_bytes = between != NULL ? between : bytes_copy(bytes, len);
        *initial_len = h.len;
    }
}

static void classes_die(Thread *t UNUSED)
{
    breakpoints_drop_dead();
    watches_drop_dead();
}

/* ---- execution ---- */

static void method_entered(Thread *t, Frame *f)
{
    post_MethodEntry(t, inspect_frame_method_id(f));
}

/* The value of a return as a jvalue; a reference becomes a local reference of the current frame of references. */
static jvalue value_of(Thread *t, char type, Slot v)
{
    jvalue j = {.j = 0};
    switch (type) {
    case 'Z': j.z = (jboolean)v.i; break;
    case 'B': j.b = (jbyte)v.i; break;
    case 'C': j.c = (jchar)v.i; break;
    case 'S': j.s = (jshort)v.i; break;
    case 'I': j.i = v.i; break;
    case 'J': j.j = v.l; break;
    case 'F': j.f = v.f; break;
    case 'D': j.d = v.d; break;
    case 'L':
    case '[': j.l = (jobject)ref_local(t, v.o); break;
    default: break;
    }
    return j;
}

static void method_left(Thread *t, Frame *f, bool by_exception, Slot value)
{
    if (!event_wanted(t, JVMTI_EVENT_METHOD_EXIT))
        return;
    char type = inspect_return_type(inspect_code_method(inspect_frame_code(f)));
    bool reference = !by_exception && letter_is_ref(type);
    size_t mark = inspect_roots_mark(t);
    if (reference)
        roots_add(t, value.o);
    ref_push_frame(t, 1);
    jvalue j = by_exception ? (jvalue){.j = 0} : value_of(t, type, value);
    post_MethodExit(t, inspect_frame_method_id(f), by_exception, j);
    ref_pop_frame(t);
    inspect_roots_reset(t, mark);
}

/* Until frame_gone the frame is still asked for, by those who have been told, too. */
static void frame_popped(Thread *t, Frame *f, bool by_exception)
{
    MethodId *method = inspect_frame_method_id(f);
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        bool enabled = event_enabled(env, t, JVMTI_EVENT_FRAME_POP);
        if (frame_pop_tell(env, t, f) && enabled)
            send_FramePop(env, t, method, by_exception);
    }
}

static void stepped(Thread *t, Frame *f, int32_t bci)
{
    post_SingleStep(t, inspect_frame_method_id(f), bci);
}

static void breakpoint_hit(Thread *t, Frame *f, int32_t bci)
{
    MethodId *method = inspect_frame_method_id(f);
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (event_enabled(env, t, JVMTI_EVENT_BREAKPOINT) && breakpoint_is_set(env, inspect_frame_code(f), bci))
            send_Breakpoint(env, t, method, bci);
}

/* The frame that will catch an exception of this class, and where; NULL if none is known. */
static Frame *catcher(Thread *t, Frame *top, Class *exception, int32_t *bci)
{
    for (Frame *f = top; f != NULL; f = frame_method_next(f)) {
        int32_t at = inspect_bci(f);
        if (at < 0)
            continue;
        *bci = throw_find_handler(t, inspect_frame_code(f), at, exception, true);
        if (*bci >= 0)
            return f;
    }
    *bci = 0;
    return NULL;
}

/* Where an exception is thrown or a field touched; the location of a native method is 0. */
static int32_t location_of(const Frame *f)
{
    int32_t bci = inspect_bci(f);
    return bci < 0 ? 0 : bci;
}

static void exception_thrown(Thread *t, Object *exception)
{
    Frame *f = frame_method_top(t);
    if (f == NULL || !event_wanted(t, JVMTI_EVENT_EXCEPTION))
        return;
    int32_t bci;
    Frame *c = catcher(t, f, object_class(exception), &bci);
    MethodId *catching = c == NULL ? NULL : inspect_frame_method_id(c);
    post_Exception(t, inspect_frame_method_id(f), location_of(f), exception, catching, bci);
}

static void exception_caught(Thread *t, Object *exception, Frame *f, int32_t bci)
{
    post_ExceptionCatch(t, inspect_frame_method_id(f), bci, exception);
}

static void field_read(Thread *t, Field *field, Object *o)
{
    Frame *f = frame_method_top(t);
    if (f == NULL)
        return;
    MethodId *method = inspect_frame_method_id(f);
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (event_enabled(env, t, JVMTI_EVENT_FIELD_ACCESS) && watch_is_set(env, field, FIELD_WATCH_ACCESS))
            send_FieldAccess(env, t, method, location_of(f), inspect_field_class(field), o, field);
}

static void field_written(Thread *t, Field *field, Object *o, Slot value)
{
    Frame *f = frame_method_top(t);
    if (f == NULL)
        return;
    MethodId *method = inspect_frame_method_id(f);
    char type = letter_kind(inspect_field_type(field));
    ref_push_frame(t, 1);
    jvalue j = value_of(t, inspect_field_type(field), value);
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (event_enabled(env, t, JVMTI_EVENT_FIELD_MODIFICATION) && watch_is_set(env, field, FIELD_WATCH_MODIFY))
            send_FieldModification(env, t, method, location_of(f), inspect_field_class(field), o, field, type, j);
    ref_pop_frame(t);
}

static void *native_bound(Thread *t, Method *m, void *fn)
{
    void *use = fn;
    for (Env *env = env_first(); env != NULL; env = env_next(env)) {
        void *changed = use;
        if (!event_enabled(env, t, JVMTI_EVENT_NATIVE_METHOD_BIND))
            continue;
        send_NativeMethodBind(env, t, method_id(m), use, &changed);
        if (changed != NULL)
            use = changed;
    }
    return use;
}

/* ---- monitors, heap, the rest ---- */

static void wait_ended(Thread *t, Object *o, bool timed_out)
{
    post_MonitorWaited(t, o, timed_out);
}

static void gc_began(void)
{
    post_GarbageCollectionStart(thread_self());
}

static void gc_ended(void)
{
    post_GarbageCollectionFinish(thread_self());
}

static void collection_over(Thread *t)
{
    tag_flush_freed(t);
    generated_flush_freed(t);
    if (env_sweep_needed())
        env_sweep(NULL);
}

/* A callback that allocates is told neither of that, nor of the want that it meets: it would be called for ever. */
enum { TELLING_ALLOC = 1, TELLING_SAMPLE = 2, TELLING_WANT = 4 };
static __thread unsigned telling;

/* False: this thread is in a callback of that kind. Otherwise telling_end follows. */
static bool telling_begin(unsigned kind)
{
    bool outermost = (telling & kind) == 0;
    telling |= kind;
    return outermost;
}

static void telling_end(unsigned kind)
{
    telling &= ~kind;
}

static void vm_allocated(Thread *t, Object *o)
{
    if (!telling_begin(TELLING_ALLOC))
        return;
    post_VMObjectAlloc(t, o, object_class(o), (jlong)object_size(o));
    telling_end(TELLING_ALLOC);
}

static void sampled(Thread *t, Object *o)
{
    if (!telling_begin(TELLING_SAMPLE))
        return;
    post_SampledObjectAlloc(t, o, object_class(o), (jlong)object_size(o));
    telling_end(TELLING_SAMPLE);
}

static void exhausted(Thread *t, int32_t flags, const char *what)
{
    if (!telling_begin(TELLING_WANT))
        return;
    post_ResourceExhausted(t, flags, NULL, what);
    telling_end(TELLING_WANT);
}

static int get_env(void **env, int32_t version)
{
    bool jvmpi = (version & JVMTI_VERSION_MASK_INTERFACE_TYPE) == 0x10000000;
    return jvmpi ? agent_jvmpi_env(env, version) : env_create(env, version);
}

/* Subscribes before main: with this file in the program the VM has its observer, without it none. */
__attribute__((constructor)) static void subscribe(void)
{
    probe.agents_load = agents_at_start;
    probe.vm_start = vm_start;
    probe.vm_init = vm_init;
    probe.vm_death = vm_death;
    probe.agents_unload = agents_unload;
    probe.thread_start = thread_begins;
    probe.thread_end = thread_ends;
    probe.thread_free = thread_goes;
    probe.vthread_start = vthread_begins;
    probe.vthread_end = vthread_ends;
    probe.class_file = class_file;
    probe.class_load = post_ClassLoad;
    probe.class_prepare = post_ClassPrepare;
    probe.classes_die = classes_die;
    extension_install();
    probe.method_entry = method_entered;
    probe.method_exit = method_left;
    probe.frame_pop = frame_popped;
    probe.frame_gone = frame_gone;
    probe.single_step = stepped;
    probe.breakpoint = breakpoint_hit;
    probe.exception = exception_thrown;
    probe.exception_catch = exception_caught;
    probe.field_access = field_read;
    probe.field_modify = field_written;
    probe.native_plain = prefix_native_plain;
    probe.native_prefixed = prefix_native_prefixed;
    probe.native_bind = native_bound;
    probe.monitor_contended_enter = post_MonitorContendedEnter;
    probe.monitor_contended_entered = post_MonitorContendedEntered;
    probe.monitor_wait = post_MonitorWait;
    probe.monitor_waited = wait_ended;
    probe.gc_start = gc_began;
    probe.gc_finish = gc_ended;
    probe.object_freed = tag_object_freed;
    probe.object_dead = tag_object_dead;
    probe.gc_done = collection_over;
    probe.vm_alloc = vm_allocated;
    probe.sampled_alloc = sampled;
    probe.resource_exhausted = exhausted;
    probe.data_dump = post_DataDumpRequest;
    probe.code_made = generated_code_made;
    probe.code_freed = generated_code_freed;
    probe.dynamic_code = post_DynamicCodeGenerated;
    probe.get_env = get_env;
    probe.agent_attach = agent_attach;
}
