/* handle_var.c - the access modes of java.lang.invoke.VarHandle, on fields, elements of arrays and numbers in byte
 * arrays.
 *
 * A VarHandle says by its form where the variable is, by `letter` what it holds. An access finds the place, then
 * reads or writes bits of its size; values become bits and back in one function each. The stronger modes are all
 * sequentially consistent, the weak ones do not fail without reason. Read-modify-write is a loop of compare-and-set,
 * whatever the update is.
 *
 * A handle of form VAR_JAVA, and a call whose types need more than is known to fit, is run as the MethodHandle that
 * Java answers for it. No lock. Read next: java/lang/invoke/VarHandle.java.
 */
#include "vm/invoke/handle.h"

#include "vm/base/guard.h"
#include "vm/class/wellknown.h"
#include "vm/heap/store.h"
#include "vm/invoke/handle_box.h"
#include "vm/run/box.h"
#include "vm/run/quicken.h"
#include "vm/run/throw.h"

enum { VAR_JAVA, VAR_FIELD, VAR_STATIC, VAR_ARRAY, VAR_BYTES, VAR_BYTES_SWAPPED }; /* constants of VarHandle */

enum { TYPE_GET, TYPE_SET, TYPE_COMPARE_AND_SET, TYPE_COMPARE_AND_EXCHANGE, TYPE_GET_AND_UPDATE }; /* AccessType */

typedef enum Update { UPDATE_SET, UPDATE_ADD, UPDATE_OR, UPDATE_AND, UPDATE_XOR } Update;

/* VarHandle.AccessMode, by ordinal. plain: no stronger than the memory of any field. */
static const struct Mode {
    const char *name;
    u1 type;
    bool plain;
    Update update;
} modes[] = {
    {"get", TYPE_GET, true, 0},
    {"set", TYPE_SET, true, 0},
    {"getVolatile", TYPE_GET, false, 0},
    {"setVolatile", TYPE_SET, false, 0},
    {"getAcquire", TYPE_GET, false, 0},
    {"setRelease", TYPE_SET, false, 0},
    {"getOpaque", TYPE_GET, false, 0},
    {"setOpaque", TYPE_SET, false, 0},
    {"compareAndSet", TYPE_COMPARE_AND_SET, false, 0},
    {"compareAndExchange", TYPE_COMPARE_AND_EXCHANGE, false, 0},
    {"compareAndExchangeAcquire", TYPE_COMPARE_AND_EXCHANGE, false, 0},
    {"compareAndExchangeRelease", TYPE_COMPARE_AND_EXCHANGE, false, 0},
    {"weakCompareAndSetPlain", TYPE_COMPARE_AND_SET, false, 0},
    {"weakCompareAndSet", TYPE_COMPARE_AND_SET, false, 0},
    {"weakCompareAndSetAcquire", TYPE_COMPARE_AND_SET, false, 0},
    {"weakCompareAndSetRelease", TYPE_COMPARE_AND_SET, false, 0},
    {"getAndSet", TYPE_GET_AND_UPDATE, false, UPDATE_SET},
    {"getAndSetAcquire", TYPE_GET_AND_UPDATE, false, UPDATE_SET},
    {"getAndSetRelease", TYPE_GET_AND_UPDATE, false, UPDATE_SET},
    {"getAndAdd", TYPE_GET_AND_UPDATE, false, UPDATE_ADD},
    {"getAndAddAcquire", TYPE_GET_AND_UPDATE, false, UPDATE_ADD},
    {"getAndAddRelease", TYPE_GET_AND_UPDATE, false, UPDATE_ADD},
    {"getAndBitwiseOr", TYPE_GET_AND_UPDATE, false, UPDATE_OR},
    {"getAndBitwiseOrRelease", TYPE_GET_AND_UPDATE, false, UPDATE_OR},
    {"getAndBitwiseOrAcquire", TYPE_GET_AND_UPDATE, false, UPDATE_OR},
    {"getAndBitwiseAnd", TYPE_GET_AND_UPDATE, false, UPDATE_AND},
    {"getAndBitwiseAndRelease", TYPE_GET_AND_UPDATE, false, UPDATE_AND},
    {"getAndBitwiseAndAcquire", TYPE_GET_AND_UPDATE, false, UPDATE_AND},
    {"getAndBitwiseXor", TYPE_GET_AND_UPDATE, false, UPDATE_XOR},
    {"getAndBitwiseXorRelease", TYPE_GET_AND_UPDATE, false, UPDATE_XOR},
    {"getAndBitwiseXorAcquire", TYPE_GET_AND_UPDATE, false, UPDATE_XOR},
};

void handle_var_mode(const Symbol *name, u1 *mode, u1 *mode_type)
{
    for (u1 i = 0; i < COUNT_OF(modes); i++)
        if (symbol_is(name, modes[i].name)) {
            *mode = i;
            *mode_type = modes[i].type;
            return;
        }
    panic("java.lang.invoke.VarHandle has an unknown access mode %s", name->text);
}

typedef struct Place {
    void *at;
    int size;    /* bytes of the value: 1, 2, 4, 8 */
    char letter; /* Z B C S I J F D L */
    bool swap;   /* the bytes are in the other order */
} Place;

/* -- values and bits */

static int size_of(char letter)
{
    return 1 << letter_shift(letter, 3); /* a reference is a word: it is not as the heap keeps it here */
}

static u8 cut(u8 bits, int size)
{
    return size == 8 ? bits : bits & ((1ull << 8 * size) - 1);
}

static u8 swapped(const Place *p, u8 bits)
{
    return p->swap ? __builtin_bswap64(bits) >> (64 - 8 * p->size) : bits;
}

static u8 bits_of(const Place *p, Slot v)
{
    return p->letter == 'Z' ? v.raw & 1 : cut(v.raw, p->size);
}

static Slot value_of(char letter, u8 bits)
{
    return (Slot){.raw = letter == 'Z' ? bits : letter_narrow(letter, bits)}; /* a boolean as it is in memory */
}

static u8 updated(const Place *p, Update how, u8 old, u8 operand)
{
    Slot a = {.raw = old}, b = {.raw = operand};
    switch (how) {
    case UPDATE_SET: return operand;
    case UPDATE_OR: return old | operand;
    case UPDATE_AND: return old & operand;
    case UPDATE_XOR: return old ^ operand;
    case UPDATE_ADD: break;
    }
    if (p->letter == 'F') {
        Slot sum = {.raw = 0};
        sum.f = a.f + b.f;
        return sum.raw;
    }
    if (p->letter == 'D')
        a.d += b.d;
    else
        a.raw += b.raw;
    return cut(a.raw, p->size);
}

/* -- bits in memory */

#define BY_SIZE(p, ACTION)                                                                                             \
    switch ((p)->size) {                                                                                               \
    case 1: ACTION(u1)                                                                                                 \
    case 2: ACTION(u2)                                                                                                 \
    case 4: ACTION(u4)                                                                                                 \
    default: ACTION(u8)                                                                                                \
    }

static bool is_aligned(const Place *p)
{
    return ((uintptr_t)p->at & (uintptr_t)(p->size - 1)) == 0;
}

static u8 load(const Place *p, bool plain)
{
    u8 bits = 0;
    if (letter_is_ref(p->letter))
        return (u8)(uintptr_t)load_reference_at(p->at, !plain);
    if (!is_aligned(p)) { /* a plain access of bytes: the only one that may be */
        u1 bytes[8] = {0};
        for (int i = 0; i < p->size; i++)
            bytes[i] = HEAP_LOAD((u1 *)p->at + i);
        memcpy(&bits, bytes, sizeof bits);
        return swapped(p, cut(bits, p->size));
    }
#define LOAD_AND_BREAK(T)                                                                                              \
    bits = plain ? HEAP_LOAD((T *)p->at) : HEAP_LOAD_VOLATILE((T *)p->at);                                             \
    break;
    BY_SIZE(p, LOAD_AND_BREAK)
#undef LOAD_AND_BREAK
    return swapped(p, bits);
}

static void store(const Place *p, bool plain, u8 bits)
{
    if (letter_is_ref(p->letter)) {
        store_reference_at(p->at, (Slot){.raw = bits}.o, !plain);
        return;
    }
    bits = swapped(p, bits);
    if (!is_aligned(p)) {
        for (int i = 0; i < p->size; i++)
            HEAP_STORE((u1 *)p->at + i, ((u1 *)&bits)[i]);
        return;
    }
#define STORE_AND_BREAK(T)                                                                                             \
    if (plain)                                                                                                         \
        HEAP_STORE((T *)p->at, (T)bits);                                                                               \
    else                                                                                                               \
        HEAP_STORE_VOLATILE((T *)p->at, (T)bits);                                                                      \
    break;
    BY_SIZE(p, STORE_AND_BREAK)
#undef STORE_AND_BREAK
}

/* Answers what was there: equal to expected if bits are there now. */
static u8 exchange(const Place *p, u8 expected, u8 bits)
{
    if (letter_is_ref(p->letter)) {
        Slot seen = {.raw = expected};
        exchange_reference(p->at, &seen.o, (Slot){.raw = bits}.o);
        return seen.raw;
    }
    expected = swapped(p, expected);
    bits = swapped(p, bits);
#define EXCHANGE_AND_RETURN(T)                                                                                         \
    {                                                                                                                  \
        T seen = (T)expected;                                                                                          \
        __atomic_compare_exchange_n((T *)p->at, &seen, (T)bits, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);            \
        return swapped(p, seen);                                                                                       \
    }
    BY_SIZE(p, EXCHANGE_AND_RETURN)
#undef EXCHANGE_AND_RETURN
}

/* -- an access. values: the operands behind the coordinates. Answers the slots of the result at *out. */
static int access(const Place *p, const struct Mode *m, const Slot *values, Slot *out)
{
    int n = letter_slots(p->letter);
    u8 a = m->type != TYPE_GET ? bits_of(p, values[0]) : 0, old;
    switch (m->type) {
    case TYPE_GET: *out = value_of(p->letter, load(p, m->plain)); return n;
    case TYPE_SET: store(p, m->plain, a); return 0;
    case TYPE_COMPARE_AND_SET: *out = (Slot){.raw = exchange(p, a, bits_of(p, values[n])) == a}; return 1;
    case TYPE_COMPARE_AND_EXCHANGE: *out = value_of(p->letter, exchange(p, a, bits_of(p, values[n]))); return n;
    default:
        do
            old = load(p, false);
        while (exchange(p, old, updated(p, m->update, old, a)) != old);
        *out = value_of(p->letter, old);
        return n;
    }
}

/* -- places. They answer where the values begin; NULL with an exception pending. */

static const Slot *field_place(Thread *t, u4 offset, const Slot *rest, Place *p)
{
    Object *o = rest[0].o;
    if (o == NULL) {
        handle_throw_null(t);
        return NULL;
    }
    p->at = (char *)o + offset;
    return rest + 1;
}

/* A reference that goes into an array must suit the array itself. */
static bool check_element(Thread *t, const Array *a, const Slot *value)
{
    Object *o = value->o;
    if (o == NULL || class_is_assignable(object_class(o), object_class(&a->head)->elem))
        return true;
    throw_array_store(t, object_class(o));
    return false;
}

static const Slot *array_place(Thread *t, const Slot *rest, const Slot *end, Place *p)
{
    Array *a = (Array *)rest[0].o;
    int32_t i = rest[1].i;
    if (a == NULL) {
        handle_throw_null(t);
        return NULL;
    }
    if ((u4)i >= (u4)a->length) {
        throw_index(t, i, a->length);
        return NULL;
    }
    for (const Slot *v = rest + 2; p->letter == 'L' && v < end; v++)
        if (!check_element(t, a, v))
            return NULL;
    p->at = ARRAY_DATA(a, char) + ((size_t)i << object_class(&a->head)->elem_shift);
    return rest + 2;
}

static const Slot *bytes_place(Thread *t, const struct Mode *m, const Slot *rest, Place *p)
{
    Array *a = (Array *)rest[0].o;
    int32_t i = rest[1].i;
    if (a == NULL) {
        handle_throw_null(t);
        return NULL;
    }
    if (i < 0 || i > a->length - p->size) {
        throw_index(t, i, a->length - p->size + 1);
        return NULL;
    }
    p->at = ARRAY_DATA(a, char) + i;
    if (m->plain || is_aligned(p))
        return rest + 2;
    throw_name(t, "java/lang/IllegalStateException", "Misaligned access at index: %d", i);
    return NULL;
}

static const Slot *find_place(Thread *t, Object *var, const struct Mode *m, const Slot *rest, const Slot *end, Place *p)
{
    int64_t offset = WK_GET(var, VarHandle_offset, int64_t);
    int32_t form = WK_GET(var, VarHandle_form, int32_t);
    p->swap = form == VAR_BYTES_SWAPPED;
    switch (form) {
    case VAR_FIELD: return field_place(t, (u4)offset, rest, p);
    case VAR_STATIC: p->at = (char *)WK_LOAD(var, VarHandle_base) + offset; return rest;
    case VAR_ARRAY: return array_place(t, rest, end, p);
    default: return bytes_place(t, m, rest, p);
    }
}

/* -- the call */

static void run_access(Thread *t, CallSite *site, Object *var, HandleCall *c)
{
    const struct Mode *m = &modes[site->mode];
    if (!(WK_GET(var, VarHandle_supported, int32_t) >> site->mode & 1)) {
        Class *k = wk_class(t, "java/lang/UnsupportedOperationException");
        if (k != NULL)
            throw_new_plain(t, k);
        return;
    }
    char letter = (char)WK_GET(var, VarHandle_letter, u2);
    Place p = {.letter = letter, .size = size_of(letter)};
    const Slot *values = find_place(t, var, m, c->args + 1, c->sp, &p);
    if (values == NULL)
        return;
    Slot result;
    int n = access(&p, m, values, &result);
    c->sp = c->args;
    if (n > 0 && !site->drops) {
        c->args[0] = result;
        c->sp += n;
    }
}

/* The types of the handle, by AccessType; an entry is NULL until somebody asks for it. */
static Object *type_of_mode(Object *var, u1 mode_type)
{
    return array_load(WK_LOAD(var, VarHandle_types), mode_type);
}

/* What is to be run for a call whose types are not known to fit: a MethodHandle; NULL: the access as it is, or an
 * exception. */
static Object *convert(Thread *t, CallSite *site, Object *var)
{
    Slot args[3] = {{.o = var}, {.i = site->mode}, {.o = site->type}};
    Object *h = handle_call_linker(t, "varTarget", "(Ljava/lang/Object;ILjava/lang/Object;)Ljava/lang/Object;", args);
    if (h == NULL && t->exception == NULL)
        atomic_store_explicit(&site->accepted, type_of_mode(var, site->mode_type), memory_order_release);
    return h;
}

Method *handle_invoke_var(Thread *t, CallSite *site, HandleCall *c)
{
    Object *var = c->args[0].o;
    if (var == NULL) {
        throw_npe(t);
        return NULL;
    }
    Object *type = type_of_mode(var, site->mode_type);
    bool fits = type == site->type || (type != NULL && !WK_GET(var, VarHandle_exact, u1) &&
                                       type == atomic_load_explicit(&site->accepted, memory_order_acquire));
    if (!fits || WK_GET(var, VarHandle_form, int32_t) == VAR_JAVA) {
        Object *h = convert(t, site, var);
        if (t->exception != NULL)
            return NULL;
        if (h != NULL) {
            c->args[0].o = h;
            return handle_run(t, site, h, c->args + 1, c);
        }
    }
    run_access(t, site, var, c);
    return NULL;
}

/* -- boxed */

/* Unboxes args from index `from` on, each of this letter; answers the end. */
static Slot *unbox_all(const Array *args, int32_t from, Slot *to, char letter)
{
    for (int32_t i = from; i < args->length; i++) {
        Object *o = array_load(args, i);
        to->o = o;
        if (letter != 'L')
            unbox_value(o, to);
        to += letter_slots(letter);
    }
    return to;
}

static void answer(Thread *t, const struct Mode *m, const Place *p, const Slot *values, Slot *args)
{
    Slot result = {.raw = 0};
    volatile int n = 0;
    GUARDED(t, n = access(p, m, values, &result));
    if (t->exception != NULL)
        return;
    char letter = m->type == TYPE_COMPARE_AND_SET ? 'Z' : p->letter;
    args[0].o = n == 0 ? NULL : letter == 'L' ? result.o : box_value(t, letter, result);
}

void handle_var_access(Thread *t, Slot *args)
{
    Object *var = args[0].o;
    const struct Mode *m = &modes[args[1].i];
    const Array *boxes = (const Array *)args[2].o;
    char letter = (char)WK_GET(var, VarHandle_letter, u2);
    Place p = {.letter = letter, .size = size_of(letter)};
    int32_t form = WK_GET(var, VarHandle_form, int32_t), n = form == VAR_STATIC ? 0 : form == VAR_FIELD ? 1 : 2;
    Slot operands[6] = {{.raw = 0}};
    Slot *end = unbox_all(boxes, n, operands + n, letter);
    if (n > 0)
        operands[0].o = array_load(boxes, 0);
    if (n > 1)
        unbox_value(array_load(boxes, 1), &operands[1]);
    const Slot *values = find_place(t, var, m, operands, end, &p);
    if (values != NULL)
        answer(t, m, &p, values, args);
}

void handle_var_access_at(Thread *t, Slot *args)
{
    char letter = (char)args[1].i;
    Place p = {.at = (char *)args[3].o + args[4].l, .letter = letter, .size = size_of(letter), .swap = args[2].i};
    Slot values[4] = {{.raw = 0}};
    unbox_all((const Array *)args[6].o, 0, values, letter);
    answer(t, &modes[args[0].i], &p, values, args);
}
