/* intrinsic_unsafe.c - jdk.internal.misc.Unsafe: memory of objects by offset, compare-and-set, raw memory, parking.
 *
 * Arguments: args[0] this, args[1] object (NULL: the offset is an address), args[2] offset, values from args[4]. All
 * accesses are atomic: relaxed for the plain forms, sequentially consistent for volatile ones and read-modify-write.
 * Memory that is not there any more is an InternalError (guard.h).
 * No lock. Read next: safepoint.h for parking.
 */
#include "vm/class/class_names.h"
#include "vm/native/intrinsic.h"

#include "vm/base/guard.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/life/options.h"
#include "vm/load/init.h"
#include "vm/run/throw.h"
#include "vm/thread/monitor.h"

static void *address_of(const Slot *args)
{
    return (char *)args[1].o + args[2].l;
}

#define ACCESSORS(Name, T, slot)                                                                                       \
    static void get##Name(Thread *t, Slot *args)                                                                       \
    {                                                                                                                  \
        GUARDED(t, T v = HEAP_LOAD((T *)address_of(args)); args[0].raw = 0; args[0].slot = v);                         \
    }                                                                                                                  \
    static void get##Name##Volatile(Thread *t, Slot *args)                                                             \
    {                                                                                                                  \
        GUARDED(t, T v = HEAP_LOAD_VOLATILE((T *)address_of(args)); args[0].raw = 0; args[0].slot = v);                \
    }                                                                                                                  \
    static void put##Name(Thread *t, Slot *args)                                                                       \
    {                                                                                                                  \
        GUARDED(t, HEAP_STORE((T *)address_of(args), (T)args[4].slot));                                                \
    }                                                                                                                  \
    static void put##Name##Volatile(Thread *t, Slot *args)                                                             \
    {                                                                                                                  \
        GUARDED(t, HEAP_STORE_VOLATILE((T *)address_of(args), (T)args[4].slot));                                       \
    }
ACCESSORS(Byte, int8_t, i)
ACCESSORS(Short, int16_t, i)
ACCESSORS(Char, u2, i)
ACCESSORS(Int, int32_t, i)
ACCESSORS(Long, int64_t, l)

static void getReference(Thread *t, Slot *args)
{
    GUARDED(t, args[0].o = load_reference(address_of(args)));
}

static void getReferenceVolatile(Thread *t, Slot *args)
{
    GUARDED(t, args[0].o = load_reference_volatile(address_of(args)));
}

static void putReference(Thread *t, Slot *args)
{
    GUARDED(t, store_reference_at(address_of(args), args[4].o, false));
}

static void putReferenceVolatile(Thread *t, Slot *args)
{
    GUARDED(t, store_reference_at(address_of(args), args[4].o, true));
}

/* y: the slot after the expected value. */
#define EXCHANGERS(Name, T, slot, y)                                                                                   \
    static void compareAndSet##Name(Thread *t, Slot *args)                                                             \
    {                                                                                                                  \
        GUARDED(t, T expected = (T)args[4].slot;                                                                       \
                args[0].i = __atomic_compare_exchange_n((T *)address_of(args), &expected, (T)args[y].slot, false,      \
                                                        __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST));                          \
    }                                                                                                                  \
    UNUSED static void compareAndExchange##Name(Thread *t, Slot *args)                                                 \
    {                                                                                                                  \
        GUARDED(t, T expected = (T)args[4].slot; __atomic_compare_exchange_n(                                          \
                    (T *)address_of(args), &expected, (T)args[y].slot, false, __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST);     \
                args[0].slot = expected);                                                                              \
    }                                                                                                                  \
    UNUSED static void getAndSet##Name(Thread *t, Slot *args)                                                          \
    {                                                                                                                  \
        GUARDED(t, args[0].slot = __atomic_exchange_n((T *)address_of(args), (T)args[4].slot, __ATOMIC_SEQ_CST));      \
    }
EXCHANGERS(Byte, int8_t, i, 5)
EXCHANGERS(Short, int16_t, i, 5)
EXCHANGERS(Int, int32_t, i, 5)
EXCHANGERS(Long, int64_t, l, 6)

static void compareAndSetReference(Thread *t, Slot *args)
{
    GUARDED(t, Object *expected = args[4].o; args[0].i = exchange_reference(address_of(args), &expected, args[5].o));
}

static void compareAndExchangeReference(Thread *t, Slot *args)
{
    GUARDED(t, Object *expected = args[4].o; exchange_reference(address_of(args), &expected, args[5].o);
            args[0].o = expected);
}

static void getAndSetReference(Thread *t, Slot *args)
{
    GUARDED(t, args[0].o = swap_reference(address_of(args), args[4].o));
}

static void getAndAddInt(Thread *t, Slot *args)
{
    GUARDED(t, args[0].i = __atomic_fetch_add((int32_t *)address_of(args), args[4].i, __ATOMIC_SEQ_CST));
}

static void getAndAddLong(Thread *t, Slot *args)
{
    GUARDED(t, args[0].l = __atomic_fetch_add((int64_t *)address_of(args), args[4].l, __ATOMIC_SEQ_CST));
}

/* -- layout */

/* fieldOffset0(Class, String): -1 if the class declares no such field. A static field lies outside the heap: its offset
 * is the distance from the class's mirror, which never moves either. */
static void field_offset(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[1].o);
    if (c->kind == KIND_INSTANCE && !class_link(t, c)) /* the layout is made by linking */
        return;
    const Array *chars = string_chars(args[2].o);
    int64_t offset = -1;
    for (u2 i = 0; i < c->field_count && offset < 0; i++) {
        const Field *f = &c->fields[i];
        u4 n = 0;
        while (n < f->name->len && n < (u4)chars->length && (u1)f->name->text[n] == ARRAY_DATA(chars, u2)[n])
            n++;
        if (n == f->name->len && n == (u4)chars->length)
            offset = f->access & ACC_STATIC ? (int64_t)((uintptr_t)(c->statics + f->offset) - (uintptr_t)c->mirror)
                                            : f->offset;
    }
    args[0].l = offset;
}

static void array_base(UNUSED Thread *t, Slot *args)
{
    args[0].i = ARRAY_HEADER;
}

static void array_scale(UNUSED Thread *t, Slot *args)
{
    args[0].i = 1 << class_of_mirror(args[1].o)->elem_shift;
}

/* -- raw memory; 0 if there is none: the Java side throws */

static void allocate_memory(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)(intptr_t)malloc((size_t)args[1].l);
}

static void reallocate_memory(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)(intptr_t)realloc((void *)(intptr_t)args[1].l, (size_t)args[3].l);
}

static void free_memory(UNUSED Thread *t, Slot *args)
{
    free((void *)(intptr_t)args[1].l);
}

static void expect_faults(UNUSED Thread *t, UNUSED Slot *args)
{
    guard_install();
}

static void max_direct_memory(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)options.direct_max;
}

static void set_memory(Thread *t, Slot *args)
{
    GUARDED(t, memset(address_of(args), args[6].i, (size_t)args[4].l));
}

static void copy_memory(Thread *t, Slot *args)
{
    GUARDED(t, memmove((char *)args[4].o + args[5].l, address_of(args), (size_t)args[7].l));
}

static void full_fence(UNUSED Thread *t, UNUSED Slot *args)
{
    atomic_thread_fence(memory_order_seq_cst);
}

/* -- classes, threads, exceptions */

static void allocate_instance(Thread *t, Slot *args)
{
    Class *c = class_of_mirror(args[1].o);
    args[0].o = class_make_bare(t, c);
}

static void ensure_initialized(Thread *t, Slot *args)
{
    class_init(t, class_of_mirror(args[1].o));
}

static void should_be_initialized(UNUSED Thread *t, Slot *args)
{
    args[0].i = !class_is_ready(class_of_mirror(args[1].o));
}

/* park(boolean isAbsolute, long time): absolute in milliseconds, else nanoseconds, 0 = for ever. */
static void park(Thread *t, Slot *args)
{
    int64_t time = args[2].l;
    if (args[1].i)
        thread_park(t, 0, time);
    else if (time >= 0)
        thread_park(t, time, -1);
}

static void unpark(UNUSED Thread *t, Slot *args)
{
    Thread *target = args[1].o ? thread_pin(args[1].o) : NULL;
    if (target != NULL) {
        thread_unpark(target);
        thread_unpin(target);
    }
}

static void throw_exception(Thread *t, Slot *args)
{
    if (args[1].o == NULL)
        throw_name(t, "java/lang/NullPointerException", "throwException");
    else
        throw_object(t, args[1].o);
}

#define OBJ "Ljava/lang/Object;"
/* A row for each kind of value, as Unsafe declares them: all methods of one name after the other. */
/* clang-format off */
#define ROWS(ROW) \
    ROW(Boolean, Byte, "Z"), ROW(Byte, Byte, "B"), ROW(Short, Short, "S"), ROW(Char, Char, "C"), ROW(Int, Int, "I"), \
    ROW(Long, Long, "J"), ROW(Float, Int, "F"), ROW(Double, Long, "D"), ROW(Reference, Reference, OBJ)
#define GET(Name, fn, D)          {"get" #Name, "(" OBJ "J)" D, get##fn}
#define PUT(Name, fn, D)          {"put" #Name, "(" OBJ "J" D ")V", put##fn}
#define GET_VOLATILE(Name, fn, D) {"get" #Name "Volatile", "(" OBJ "J)" D, get##fn##Volatile}
#define PUT_VOLATILE(Name, fn, D) {"put" #Name "Volatile", "(" OBJ "J" D ")V", put##fn##Volatile}
#define WIDE_ROWS(ROW)            ROW(Int, "I"), ROW(Long, "J"), ROW(Reference, OBJ)
#define SET_IF(Name, D)           {"compareAndSet" #Name, "(" OBJ "J" D D ")Z", compareAndSet##Name}
#define EXCHANGE_IF(Name, D)      {"compareAndExchange" #Name, "(" OBJ "J" D D ")" D, compareAndExchange##Name}
#define GET_AND_SET(Name, D)      {"getAndSet" #Name, "(" OBJ "J" D ")" D, getAndSet##Name}
/* clang-format on */

static const Intrinsic unsafe_rows[] = {
    {"fieldOffset0", "(Ljava/lang/Class;Ljava/lang/String;)J", field_offset},
    {"arrayBaseOffset", "(Ljava/lang/Class;)I", array_base},
    {"arrayIndexScale", "(Ljava/lang/Class;)I", array_scale},
    ROWS(GET),
    ROWS(PUT),
    ROWS(GET_VOLATILE),
    ROWS(PUT_VOLATILE),
    WIDE_ROWS(SET_IF),
    WIDE_ROWS(EXCHANGE_IF),
    {"compareAndSetByte", "(" OBJ "JBB)Z", compareAndSetByte},
    {"compareAndSetShort", "(" OBJ "JSS)Z", compareAndSetShort},
    {"getAndAddInt", "(" OBJ "JI)I", getAndAddInt},
    {"getAndAddLong", "(" OBJ "JJ)J", getAndAddLong},
    WIDE_ROWS(GET_AND_SET),
    {"fullFence", "()V", full_fence},
    {"park", "(ZJ)V", park},
    {"unpark", "(" OBJ ")V", unpark},
    {"allocateInstance", "(Ljava/lang/Class;)" OBJ, allocate_instance},
    {"ensureClassInitialized", "(Ljava/lang/Class;)V", ensure_initialized},
    {"shouldBeInitialized", "(Ljava/lang/Class;)Z", should_be_initialized},
    {"throwException", "(Ljava/lang/Throwable;)V", throw_exception},
    {"allocateMemory0", "(J)J", allocate_memory},
    {"maxDirectMemory", "()J", max_direct_memory},
    {"expectFaults", "()V", expect_faults},
    {"reallocateMemory0", "(JJ)J", reallocate_memory},
    {"freeMemory", "(J)V", free_memory},
    {"setMemory", "(" OBJ "JJB)V", set_memory},
    {"copyMemory", "(" OBJ "J" OBJ "JJ)V", copy_memory},
};

const IntrinsicGroup intrinsics_unsafe[] = {INTRINSIC_GROUP("jdk/internal/misc/Unsafe", unsafe_rows),
                                            {NULL, 0, NULL, 0}};
