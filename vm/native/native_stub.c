/* native_stub.c - JNI functions for intrinsics: libffi closures that turn a JNI call into a call of the intrinsic.
 *
 * Owns: the list of stubs, which only grows, at its head; a stub is complete before it is in the list.
 *
 * A stub is called like any JNI function, SAFE. It needs the frame of its native method, which is on top already if the
 * caller is what an agent has put in the method's place; then that frame's arguments are lent to the intrinsic and put
 * back. From anywhere else an entry marker and a frame are pushed.
 *
 *   agent's function --closure--> stub_run --> RUNNING, arguments to slots, intrinsic, result to a handle --> SAFE
 *
 * A virtual thread cannot unmount in an intrinsic that a stub runs, since C frames lie below: `nested` says so.
 *
 * Lock: stubs_lock, for making one. Read next: native.c. */
#include "vm/native/native_stub.h"
#include "vm/class/class_names.h"

#include "vm/class/class.h"
#include "vm/class/classfile.h"
#include "vm/heap/ref_inline.h"
#include "vm/native/calls.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"

static pthread_mutex_t stubs_lock = PTHREAD_MUTEX_INITIALIZER;
static NativeStub *_Atomic stubs;

const NativeStub *native_stub_first(void)
{
    return atomic_load_explicit(&stubs, memory_order_acquire);
}

/* ---- running one ---- */

/* From the words of a JNI call to argument slots. */
static void arguments_take(const Method *m, void **values, Slot *slots)
{
    const NativeArg *a = atomic_load(&m->native)->args;
    if ((m->access & ACC_STATIC) == 0)
        (slots++)->o = ref_get(*(Ref *)values[1]);
    values += 2; /* JNIEnv, class or receiver */
    for (; a->kind != 0; a++, values++) {
        Slot s = {.raw = 0};
        switch (a->kind) {
        case 'Z':
        case 'B': s.i = a->kind == 'Z' ? *(u1 *)*values : *(int8_t *)*values; break;
        case 'C':
        case 'S': s.i = a->kind == 'C' ? *(u2 *)*values : *(int16_t *)*values; break;
        case 'I': s.i = *(int32_t *)*values; break;
        case 'J': s.l = *(int64_t *)*values; break;
        case 'F': s.f = *(float *)*values; break;
        case 'D': s.d = *(double *)*values; break;
        default: s.o = ref_get(*(Ref *)*values); break;
        }
        *slots = s;
        slots += letter_slots(a->kind);
    }
}

/* The result as libffi wants it: integers widened to a word. */
static void result_give(Thread *t, const Method *m, Slot r, void *to)
{
    switch (m->ret) {
    case 'V': break;
    case 'J': *(int64_t *)to = r.l; break;
    case 'F': *(float *)to = r.f; break;
    case 'D': *(double *)to = r.d; break;
    case 'L':
    case '[': *(Ref *)to = t->exception == NULL ? ref_local(t, r.o) : NULL; break;
    default: *(long *)to = r.i; break;
    }
}

/* Runs the intrinsic over these arguments in a frame that holds them. */
static Slot run_in(Thread *t, const Method *m, Frame *f, const Slot *args, u4 count)
{
    Slot own[256];
    memcpy(own, f->locals, count * sizeof(Slot));
    memcpy(f->locals, args, count * sizeof(Slot));
    m->intrinsic(t, f->locals);
    Slot result = f->locals[0];
    memcpy(f->locals, own, count * sizeof(Slot));
    return result;
}

static Slot run(Thread *t, Method *m, const Slot *args)
{
    Frame *top = t->frame;
    u4 count = m->arg_slots > 1 ? m->arg_slots : 1; /* a result needs one */
    if (top != NULL && (top->flags & FRAME_NATIVE) && top->code->method == m)
        return run_in(t, m, top, args, count);
    Slot result = {.raw = 0};
    Frame *entry = frame_push_entry(t, m, args);
    if (entry == NULL)
        return result;
    Frame *f = frame_push(t, method_code(m), entry->locals + 1, FRAME_NATIVE);
    if (f != NULL) {
        result = run_in(t, m, f, args, count);
        frame_pop(t);
    }
    frame_pop(t);
    return result;
}

static void stub_run(void *shape UNUSED, void *to, void **values, void *arg)
{
    Method *m = arg;
    Thread *t = thread_self();
    Slot args[256] = {{.raw = 0}};
    if (t == NULL)
        panic("%s.%s was called on a thread that is not attached", m->cls->name->text, m->name->text);
    thread_to_running(t);
    t->nested++;
    arguments_take(m, values, args);
    Slot result = run(t, m, args);
    t->nested--;
    result_give(t, m, result, to);
    thread_to_safe(t);
}

/* ---- making one ---- */

static NativeStub *find(const Method *m)
{
    NativeStub *s = atomic_load_explicit(&stubs, memory_order_acquire);
    while (s != NULL && s->method != m)
        s = s->next;
    return s;
}

static NativeStub *make(Method *m, void *shape)
{
    void *code;
    size_t size;
    void *closure = calls()->ffi_calls_code(shape, stub_run, m, &code, &size);
    if (closure == NULL)
        return NULL;
    NativeStub *s = xcalloc(1, sizeof *s);
    char *name = method_external_name(m);
    *s = (NativeStub){.method = m, .code = code, .closure = closure, .size = (int32_t)size};
    s->name = xformat("native stub %s", name);
    free(name);
    return s;
}

const NativeStub *native_stub_of(Thread *t, Method *m)
{
    NativeStub *s = find(m);
    if (s != NULL)
        return s;
    void *shape = native_shape(m);
    pthread_mutex_lock(&stubs_lock);
    s = find(m);
    bool fresh = s == NULL;
    if (fresh)
        s = make(m, shape);
    if (fresh && s != NULL) {
        s->next = atomic_load(&stubs);
        atomic_store_explicit(&stubs, s, memory_order_release);
    }
    pthread_mutex_unlock(&stubs_lock);
    if (fresh && s != NULL && PROBED(PROBE_DYNAMIC_CODE))
        probe.dynamic_code(t, s->name, s->code, s->size);
    return s;
}

void native_stubs_free(void)
{
    NativeStub *s = atomic_exchange(&stubs, NULL);
    while (s != NULL) {
        NativeStub *next = s->next;
        calls()->ffi_calls_code_free(s->closure);
        free(s->name);
        free(s);
        s = next;
    }
}
