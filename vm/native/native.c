/* native.c - native methods: from a method to its C function, and the call (JNI chapter 2).
 *
 * A Native hangs on the method from its first binding on. Its fn is found by RegisterNatives or by name; NULL means
 * unbound. Names: Java_<class>_<method>, then with __<arguments>; what C identifiers cannot hold is escaped:
 *
 *   /  -> _      _ -> _1      ; -> _2      [ -> _3      any other unit but a letter or digit -> _0xxxx
 *
 * Where a part between two separators begins with one of the digits 0 to 3, which no name of the Java language does,
 * it would read as an escape: such a method has no name in C, and only RegisterNatives binds it.
 *
 * The call: arguments lie as slots in the method's frame. References become local references of a fresh frame of the
 * thread's handles, so that the function may be called in SAFE state while the collector runs. Two ways to make the
 * call:
 *
 * 1. Direct. On x86-64 and aarch64 Linux the first six (eight) integer or pointer arguments of a function go in
 *    registers of 64 bits, whatever their types, the first eight float and double arguments in floating-point
 *    registers, and neither kind cares where the other stands among the arguments. So one C call with six words and
 *    eight doubles fits every function that has no more of each; that is nearly all of them, and costs no more than a
 *    call.
 * 2. Through libffi (calls.h), with a call interface prepared once for each shape ("ZPPIJ": result, arguments) and
 *    shared.
 *
 * Lock: shapes_lock guards the list of shapes. A method's native field is set once, by compare and swap; fn is
 * atomic. Read next: library.c (where symbols are found), interp_body.h (which pushes the frame), jni/jni_class.c
 * (RegisterNatives).
 */
#include "vm/native/native.h"
#include "vm/class/class_names.h"

#include "vm/base/log.h"
#include "vm/base/utf8.h"
#include "vm/class/classfile_names.h"
#include "vm/heap/ref_inline.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/native/calls.h"
#include "vm/native/intrinsic.h"
#include "vm/native/native_stub.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/run/request.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"

enum { MAX_ARGS = 260, DIRECT_INTS = 6, DIRECT_FLOATS = 8 };

/* Native.form: libffi; direct, without floating point or with; direct, few arguments and none of them a reference, and
 * nobody is told of a return: plain, by the register of the result, or with no argument at all. */
enum { FORM_FFI, FORM_INTS, FORM_FLOATS, FORM_PLAIN, FORM_PLAIN_FLOAT, FORM_BARE };

/* ---- names ---- */

static char *append_hex(char *to, u2 unit)
{
    static const char digits[] = "0123456789abcdef";
    *to++ = '_';
    *to++ = '0';
    for (int shift = 12; shift >= 0; shift -= 4)
        *to++ = digits[unit >> shift & 15];
    return to;
}

static char *append_unit(char *to, u2 unit)
{
    static const char escaped[] = "_;[";
    const char *hit = unit != 0 && unit < 128 ? strchr(escaped, unit) : NULL;
    bool plain = (unit >= 'a' && unit <= 'z') || (unit >= 'A' && unit <= 'Z') || (unit >= '0' && unit <= '9');
    if (unit == '/') {
        *to++ = '_';
    } else if (hit != NULL) {
        *to++ = '_';
        *to++ = (char)('1' + (hit - escaped));
    } else if (plain) {
        *to++ = (char)unit;
    } else {
        return append_hex(to, unit);
    }
    return to;
}

/* Behind a separator: would the unit read as an escape? */
static bool reads_as_escape(u2 unit)
{
    return unit >= '0' && unit <= '3';
}

/* Writes the escaped form of len bytes of modified UTF-8, which stands behind a separator; room for 6 bytes a unit.
 * NULL: there is none. */
static char *append_mangled(char *to, const char *bytes, size_t len)
{
    size_t count = utf8_units(bytes, len);
    u2 *units = xmalloc((count + 1) * sizeof *units);
    utf8_decode(bytes, len, units);
    for (size_t i = 0; i < count && to != NULL; i++)
        to = reads_as_escape(units[i]) && (i == 0 || units[i - 1] == '/') ? NULL : append_unit(to, units[i]);
    free(units);
    return to;
}

/* A symbol that native_lookup looks for; malloc'ed; NULL: there is none. is_long: with the argument descriptor. */
static char *native_symbol(const Method *m, bool is_long)
{
    const char *args = m->desc->text + 1, *end = strchr(args, ')');
    size_t arg_len = end != NULL ? (size_t)(end - args) : 0;
    char *name = xmalloc(16 + 6 * ((size_t)m->cls->name->len + m->name->len + arg_len));
    char *to = append_mangled(stpcpy(name, "Java_"), m->cls->name->text, m->cls->name->len);
    if (to != NULL)
        to = append_mangled(stpcpy(to, "_"), m->name->text, m->name->len);
    if (to != NULL && is_long)
        to = append_mangled(stpcpy(to, "__"), args, arg_len);
    if (to == NULL) {
        free(name);
        return NULL;
    }
    *to = 0;
    return name;
}

/* Looks for Java_... short and long names in the libraries of the class's loader, the VM's own, and agent libraries. */
static void *native_of_name(const Method *m)
{
    void *fn = NULL;
    for (int is_long = 0; is_long < 2 && fn == NULL; is_long++) {
        char *symbol = native_symbol(m, is_long);
        fn = symbol != NULL ? library_find(m->cls->loader, symbol) : NULL;
        free(symbol);
    }
    return fn;
}

/* The function of m's own name, or that of the method which m wraps: all prefixes come off at once, in their order, and
 * what is left then has none. */
static void *native_lookup(const Method *m)
{
    void *fn = native_of_name(m);
    const Method *plain = fn == NULL ? probe.native_plain(m) : NULL;
    return plain != NULL ? native_of_name(plain) : fn;
}

/* ---- shapes: call interfaces shared by methods with the same kinds of arguments ---- */

typedef struct Shape {
    struct Shape *next;
    void *call;   /* libffi's (calls.h) */
    char kinds[]; /* result letter, then the arguments with JNIEnv and class or receiver as P */
} Shape;

static pthread_mutex_t shapes_lock = PTHREAD_MUTEX_INITIALIZER;
static Shape *shapes;

static Shape *shape_make(const char *kinds)
{
    Shape *s = xcalloc(1, sizeof *s + strlen(kinds) + 1);
    strcpy(s->kinds, kinds);
    s->call = calls()->ffi_calls_shape(kinds);
    if (s->call == NULL)
        panic("libffi refuses the call shape %s", kinds);
    return s;
}

static void *shape_of(const char *kinds)
{
    pthread_mutex_lock(&shapes_lock);
    Shape *s = shapes;
    while (s != NULL && strcmp(s->kinds, kinds) != 0)
        s = s->next;
    if (s == NULL) {
        s = shape_make(kinds);
        s->next = shapes;
        shapes = s;
    }
    pthread_mutex_unlock(&shapes_lock);
    return s->call;
}

void native_destroy(void)
{
    native_stubs_free();
    pthread_mutex_lock(&shapes_lock);
    while (shapes != NULL) {
        Shape *s = shapes;
        shapes = s->next;
        free(s->call);
        free(s);
    }
    pthread_mutex_unlock(&shapes_lock);
}

static bool is_float(char kind)
{
    return kind == 'F' || kind == 'D';
}

/* kinds: the result, then all arguments. */
static int form_of(const char *kinds)
{
    int ints = 0, floats = 0;
    for (const char *k = kinds + 1; *k; k++)
        *(is_float(*k) ? &floats : &ints) += 1;
#if defined(__x86_64__) || defined(__aarch64__)
    bool refs = strchr(kinds + 3, 'L') != NULL;
    if (ints <= 2 + PLAIN_INTS && floats <= PLAIN_FLOATS && !refs && native_returned == NULL)
        return is_float(kinds[0]) ? FORM_PLAIN_FLOAT : kinds[3] == 0 ? FORM_BARE : FORM_PLAIN;
    if (ints <= DIRECT_INTS && floats <= DIRECT_FLOATS)
        return floats > 0 || is_float(kinds[0]) ? FORM_FLOATS : FORM_INTS;
#endif
    return FORM_FFI;
}

/* kinds: the arguments. For FORM_FLOATS those of floating-point registers come after the other registers'. */
static void args_place(Native *native, const char *kinds, u1 slot)
{
    u2 word = 2, float_word = DIRECT_INTS;
    u1 *plain_int = native->plain_ints, *plain_float = native->plain_floats;
    for (NativeArg *a = native->args; *kinds != '\0'; a++, kinds++) {
        bool apart = native->form == FORM_FLOATS && is_float(*kinds);
        *a = (NativeArg){*kinds, slot, apart ? float_word++ : word++};
        if (native->form >= FORM_PLAIN)
            *(is_float(*kinds) ? plain_float++ : plain_int++) = slot;
        slot = (u1)(slot + letter_slots(*kinds));
    }
}

/* Answers how many letters the method's shape has. */
static size_t kinds_of(const Method *m, char kinds[MAX_ARGS + 1])
{
    memcpy(kinds, (char[]){letter_kind(m->ret), 'P', 'P'}, 3);
    size_t n = 3;
    for (const char *p = m->desc->text + 1; *p != ')' && n < MAX_ARGS; n++)
        kinds[n] = desc_next_kind(&p);
    kinds[n] = 0;
    return n;
}

/* A result that is some bits of its register, none for void; what is narrower than an int, and references, are more. */
static void result_place(Native *native, char kind)
{
    native->is_bits = strchr("VIJFD", kind) != NULL;
    native->bits = letter_is_wide(kind) ? ~(u8)0 : kind == 'V' ? 0 : ~(u4)0;
}

/* The class or receiver, and the arguments that are references. */
static u2 references_of(const char *kinds)
{
    u2 count = 1;
    for (const char *k = kinds; *k != 0; k++)
        count = (u2)(count + (*k == 'L'));
    return count;
}

static Native *native_make(const Method *m)
{
    char kinds[MAX_ARGS + 1];
    size_t n = kinds_of(m, kinds);
    Native *native = xcalloc(1, sizeof *native + (n - 2) * sizeof *native->args);
    native->arg_count = (u2)(n - 3);
    native->given = references_of(kinds + 3);
    native->form = (u1)form_of(kinds);
    result_place(native, *kinds);
    args_place(native, kinds + 3, m->access & ACC_STATIC ? 0 : 1);
    native->shape = native->form == FORM_FFI ? shape_of(kinds) : NULL;
    return native;
}

/* The method's Native, made on first use. */
static Native *native_of(Method *m)
{
    Native *have = atomic_load_explicit(&m->native, memory_order_acquire);
    if (have != NULL)
        return have;
    Native *made = native_make(m);
    if (atomic_compare_exchange_strong(&m->native, &have, made))
        return made;
    free(made);
    return have;
}

/* ---- binding ---- */

void *native_shape(Method *m)
{
    char kinds[MAX_ARGS + 1];
    native_of(m);
    kinds_of(m, kinds);
    return shape_of(kinds);
}

/* The function first, then the flags: who sees an intrinsic gone finds what has replaced it. */
static void fn_set(Method *m, void *fn)
{
    atomic_store_explicit(&native_of(m)->fn, fn, memory_order_release);
    __atomic_fetch_and(&m->flags, (u2) ~(METHOD_INTRINSIC | METHOD_INTRINSIC_NEW), __ATOMIC_RELEASE);
}

static void intrinsic_set(Method *m)
{
    __atomic_fetch_or(&m->flags, METHOD_INTRINSIC, __ATOMIC_RELEASE);
    __atomic_fetch_and(&m->flags, (u2)~METHOD_INTRINSIC_NEW, __ATOMIC_RELEASE);
}

static void native_set(Thread *t, Method *m, void *fn)
{
    if (PROBED(PROBE_NATIVE_BIND)) {
        void *other = probe.native_bind(t, m, fn);
        fn = other != NULL ? other : fn;
    }
    fn_set(m, fn);
}

/* An observer is told of a stub, and may take its place. Without memory for code he is not told. */
void native_bind_intrinsic(Thread *t, Method *m)
{
    const NativeStub *stub = PROBED(PROBE_NATIVE_BIND) ? native_stub_of(t, m) : NULL;
    void *other = stub != NULL ? probe.native_bind(t, m, stub->code) : NULL;
    if (other != NULL && other != stub->code)
        fn_set(m, other);
    else
        intrinsic_set(m);
}

bool native_register(Thread *t, Method *m, void *fn)
{
    native_set(t, m, fn);
    return true;
}

void native_unregister(Thread *t UNUSED, Class *c)
{
    for (u4 i = 0; i < c->method_count; i++) {
        Native *native = atomic_load(&c->methods[i].native);
        if (native != NULL)
            atomic_store(&native->fn, NULL);
        if (c->methods[i].intrinsic != NULL) {
            __atomic_fetch_or(&c->methods[i].flags, METHOD_INTRINSIC_NEW, __ATOMIC_RELEASE);
            __atomic_fetch_and(&c->methods[i].flags, (u2)~METHOD_INTRINSIC, __ATOMIC_RELEASE);
        }
    }
}

/* -verbose:jni */
static void print_binding(const Method *m)
{
    char *name = class_external_name(m->cls);
    log_line(LOG_JNI_RESOLVE, "[Dynamic-linking native method %s.%s ... JNI]", name, m->name->text);
    free(name);
}

/* The intrinsic that m stands for: its own, or that of the method which an agent has wrapped and renamed to m. */
static IntrinsicFn intrinsic_of(const Method *m)
{
    const Method *plain = m->cls->loader == boot_loader ? probe.native_plain(m) : NULL;
    if (m->intrinsic != NULL || plain == NULL)
        return m->intrinsic;
    return intrinsic_find(plain->cls->name, plain->name, plain->desc, &(IntrinsicPlace){0});
}

/* The intrinsic as a JNI function. */
static void *intrinsic_bind(Thread *t, Method *m)
{
    IntrinsicFn intrinsic = intrinsic_of(m);
    if (intrinsic == NULL)
        return NULL;
    __atomic_store_n(&m->intrinsic, intrinsic, __ATOMIC_RELAXED); /* whoever else is here stores the same */
    const NativeStub *stub = native_stub_of(t, m);
    return stub == NULL ? NULL : stub->code;
}

static Native *native_bind(Thread *t, Method *m)
{
    void *fn = native_lookup(m);
    if (fn == NULL)
        fn = intrinsic_bind(t, m);
    if (fn == NULL) {
        char *name = method_external_name(m);
        throw_name(t, "java/lang/UnsatisfiedLinkError", "'%s'", name);
        free(name);
        return NULL;
    }
    if (options.verbose_jni)
        print_binding(m);
    native_set(t, m, fn);
    return atomic_load(&m->native);
}

/* ---- the call ---- */

/* an argument or a result as the machine passes it */
typedef union Word {
    u8 bits;
    void *p;
    float f;
    double d;
} Word;

/* what goes in registers, in the order of NativeArg.word */
typedef union Registers {
    Word all[DIRECT_INTS + DIRECT_FLOATS];
    struct {
        Word ints[DIRECT_INTS], floats[DIRECT_FLOATS];
    };
} Registers;

/* The environment, the class or receiver, the arguments; references as fresh local references. What is narrower than a
 * word lies in its lower part, where both ways look for it. */
static inline __attribute__((always_inline)) void arguments_pass(Thread *t, const Native *native, const Slot *slots,
                                                                 Ref self, Word *words)
{
    words[0].p = &t->jni;
    words[1].p = self;
    for (const NativeArg *a = native->args; a->kind != 0; a++)
        words[a->word].bits = a->kind == 'L' ? (u8)(uintptr_t)ref_local(t, slots[a->slot].o) : slots[a->slot].raw;
}

#define INT_WORDS(w)   w[0].bits, w[1].bits, w[2].bits, w[3].bits, w[4].bits, w[5].bits
#define FLOAT_WORDS(w) w[0].d, w[1].d, w[2].d, w[3].d, w[4].d, w[5].d, w[6].d, w[7].d

/* What most functions take, loaded with nothing to decide. What is not an argument is slot 0, whatever that holds. */
#define PLAIN_WORDS(t, self, n, s)                                                                                     \
    (u8)(uintptr_t) & (t)->jni, (u8)(uintptr_t)(self), (s)[(n)->plain_ints[0]].raw, (s)[(n)->plain_ints[1]].raw,       \
        (s)[(n)->plain_ints[2]].raw, (s)[(n)->plain_ints[3]].raw, (s)[(n)->plain_floats[0]].d,                         \
        (s)[(n)->plain_floats[1]].d

typedef u8 (*BareFn)(void *, void *);
typedef u8 (*PlainFn)(u8, u8, u8, u8, u8, u8, double, double);
typedef double (*PlainFloatFn)(u8, u8, u8, u8, u8, u8, double, double);
typedef u8 (*IntFn)(u8, u8, u8, u8, u8, u8);
typedef u8 (*MixedFn)(u8, u8, u8, u8, u8, u8, double, double, double, double, double, double, double, double);
typedef double (*FloatFn)(u8, u8, u8, u8, u8, u8, double, double, double, double, double, double, double, double);

/* A float argument or result is the lower half of its register, as it is of its word. */
static inline Word call_mixed(char ret, void *fn, const Registers *r)
{
    union {
        void *p;
        MixedFn mixed;
        FloatFn floats;
    } f = {.p = fn};
    if (is_float(ret))
        return (Word){.d = f.floats(INT_WORDS(r->ints), FLOAT_WORDS(r->floats))};
    return (Word){.bits = f.mixed(INT_WORDS(r->ints), FLOAT_WORDS(r->floats))};
}

static Word call_ffi(const Native *native, void *fn, Word *words)
{
    void *values[MAX_ARGS];
    for (int i = 0; i < native->arg_count + 2; i++)
        values[i] = &words[i];
    Word result = {.bits = 0};
    calls()->ffi_calls_call(native->shape, fn, &result, values);
    return result;
}

/* All leave RUNNING state for the call. self: the receiver, which is in slots, too, or the class. */
static inline Word enter_bare(Thread *t, void *fn, Ref self)
{
    union {
        void *p;
        BareFn bare;
    } f = {.p = fn};
    thread_to_safe(t);
    u8 result = f.bare(&t->jni, self);
    thread_to_running(t);
    return (Word){.bits = result};
}

static inline Word enter_plain(Thread *t, const Native *native, void *fn, const Slot *slots, Ref self)
{
    union {
        void *p;
        PlainFn ints;
    } f = {.p = fn};
    thread_to_safe(t);
    u8 result = f.ints(PLAIN_WORDS(t, self, native, slots));
    thread_to_running(t);
    return (Word){.bits = result};
}

static inline Word enter_plain_float(Thread *t, const Native *native, void *fn, const Slot *slots, Ref self)
{
    union {
        void *p;
        PlainFloatFn floats;
    } f = {.p = fn};
    thread_to_safe(t);
    double result = f.floats(PLAIN_WORDS(t, self, native, slots));
    thread_to_running(t);
    return (Word){.d = result};
}

static inline Word enter_ints(Thread *t, const Native *native, void *fn, const Slot *slots, Ref self)
{
    Word w[DIRECT_INTS] = {{.bits = 0}};
    arguments_pass(t, native, slots, self, w);
    union {
        void *p;
        IntFn ints;
    } f = {.p = fn};
    thread_to_safe(t);
    u8 result = f.ints(INT_WORDS(w));
    thread_to_running(t);
    return (Word){.bits = result};
}

static __attribute__((noinline)) Word enter_mixed(Thread *t, char ret, const Native *native, void *fn,
                                                  const Slot *slots, Ref self)
{
    Registers r;
    memset(r.ints, 0, sizeof r.ints); /* one by one: of both at once the compiler makes a slow loop */
    memset(r.floats, 0, sizeof r.floats);
    arguments_pass(t, native, slots, self, r.all);
    thread_to_safe(t);
    Word result = call_mixed(ret, fn, &r);
    thread_to_running(t);
    return result;
}

static __attribute__((noinline)) Word enter_ffi(Thread *t, const Native *native, void *fn, const Slot *slots, Ref self)
{
    Word words[MAX_ARGS];
    arguments_pass(t, native, slots, self, words);
    thread_to_safe(t);
    Word result = call_ffi(native, fn, words);
    thread_to_running(t);
    return result;
}

void (*native_returned)(Thread *t, const Method *m, void *reference);

/* All that is not plain. */
static __attribute__((noinline)) Word enter_other(Thread *t, const Method *m, const Native *native, void *fn,
                                                  const Slot *slots, Ref self)
{
    if (UNLIKELY(native_returned != NULL))
        ref_notes(t)->given = native->given;
    Word out = LIKELY(native->form == FORM_INTS) ? enter_ints(t, native, fn, slots, self)
               : native->form == FORM_FLOATS     ? enter_mixed(t, m->ret, native, fn, slots, self)
                                                 : enter_ffi(t, native, fn, slots, self);
    if (UNLIKELY(native_returned != NULL))
        native_returned(t, m, letter_is_ref(m->ret) ? out.p : NULL);
    return out;
}

/* Fills the slot, all of it, as the interpreter keeps values of this type (void: 0); a reference must still be a live
 * handle. */
static inline void result_take(const Native *native, char ret, Word w, Slot *result)
{
    if (LIKELY(native->is_bits)) {
        result->raw = w.bits & native->bits;
        return;
    }
    switch (ret) {
    case 'Z': result->raw = (w.bits & 0xff) != 0; break; /* any jboolean but JNI_FALSE is true */
    case 'L':
    case '[': result->raw = (u8)(uintptr_t)ref_get(w.p); break;
    default: result->raw = letter_narrow(ret, w.bits);
    }
}

bool native_invoke(Thread *t, Frame *f, Slot *result)
{
    Method *m = f->code->method;
    Native *native = atomic_load_explicit(&m->native, memory_order_acquire);
    void *fn = LIKELY(native != NULL) ? atomic_load_explicit(&native->fn, memory_order_acquire) : NULL;
    if (UNLIKELY(fn == NULL)) {
        native = native_bind(t, m);
        fn = native != NULL ? atomic_load(&native->fn) : NULL;
        if (fn == NULL)
            return false;
    }
    Ref self = ref_push_frame_with(t, 16, m->access & ACC_STATIC ? m->cls->mirror : f->locals->o);
    Word out;
    switch (native->form) {
    case FORM_BARE: out = enter_bare(t, fn, self); break;
    case FORM_PLAIN: out = enter_plain(t, native, fn, f->locals, self); break;
    case FORM_PLAIN_FLOAT: out = enter_plain_float(t, native, fn, f->locals, self); break;
    default: out = enter_other(t, m, native, fn, f->locals, self);
    }
    if (UNLIKELY(t->async_exception != NULL) && t->exception == NULL)
        request_throw_now(t);
    bool ok = t->exception == NULL;
    if (LIKELY(ok))
        result_take(native, m->ret, out, result);
    ref_pop_frame(t);
    return ok;
}
