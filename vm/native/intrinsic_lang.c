/* intrinsic_lang.c - Object, System, Class, Throwable, Thread, Runtime, Reference: the small natives that every program
 * calls.
 *
 * Those that only read (getClass, hashCode, isInstance) are a line each. Those that block (wait, gc) do so through the
 * rooms that own the matter (monitor.h, heap.h).
 * No lock. Read next: intrinsic_string.c.
 */
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/heap/refproc.h"
#include "vm/native/intrinsic.h"
#include "vm/thread/thread_java.h"

#include <unistd.h>

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/load/init.h"
#include "vm/run/throw.h"
#include "vm/thread/monitor.h"
#include "vm/thread/safepoint.h"

/* -- Object */

static void object_get_class(UNUSED Thread *t, Slot *args)
{
    args[0].o = object_class(args[0].o)->mirror;
}

static void object_hash_code(UNUSED Thread *t, Slot *args)
{
    args[0].i = args[0].o ? object_hash(args[0].o) : 0;
}

static void object_clone_(Thread *t, Slot *args)
{
    Class *c = object_class(args[0].o);
    if (c->kind != KIND_ARRAY && !(c->flags & CLASS_CLONEABLE)) {
        char *name = class_external_name(c);
        throw_name(t, "java/lang/CloneNotSupportedException", "%s", name);
        free(name);
        return;
    }
    args[0].o = object_clone(t, args[0].o);
}

static void object_notify(Thread *t, Slot *args)
{
    monitor_notify(t, args[0].o, false);
}

static void object_notify_all(Thread *t, Slot *args)
{
    monitor_notify(t, args[0].o, true);
}

/* wait(long millis): 0 = for ever. */
static void object_wait(Thread *t, Slot *args)
{
    int64_t millis = args[1].l;
    if (millis < 0) {
        throw_name(t, "java/lang/IllegalArgumentException", "timeout value is negative");
        return;
    }
    monitor_wait(t, args[0].o, millis > INT64_MAX / 1000000 ? 0 : millis * 1000000);
}

/* -- System */

static void system_nano_time(UNUSED Thread *t, Slot *args)
{
    args[0].l = clock_nanos();
}

static void system_millis(UNUSED Thread *t, Slot *args)
{
    args[0].l = clock_millis();
}

/* How messages of arraycopy name an array's type: "int", "object array". */
static const char *type_word(const Class *array)
{
    return array->elem->kind == KIND_PRIMITIVE ? array->elem->name->text : "object array";
}

static void copy_range_error(Thread *t, const Array *from, int32_t from_pos, const Array *to, int32_t to_pos, int32_t n)
{
    const char *what = "java/lang/ArrayIndexOutOfBoundsException";
    const char *f = type_word(object_class(&from->head)), *g = type_word(object_class(&to->head));
    if (from_pos < 0)
        throw_name(t, what, "arraycopy: source index %d out of bounds for %s[%d]", from_pos, f, from->length);
    else if (to_pos < 0)
        throw_name(t, what, "arraycopy: destination index %d out of bounds for %s[%d]", to_pos, g, to->length);
    else if (n < 0)
        throw_name(t, what, "arraycopy: length %d is negative", n);
    else if ((int64_t)from_pos + n > from->length)
        throw_name(t, what, "arraycopy: last source index %u out of bounds for %s[%d]", (u4)from_pos + (u4)n, f,
                   from->length);
    else
        throw_name(t, what, "arraycopy: last destination index %u out of bounds for %s[%d]", (u4)to_pos + (u4)n, g,
                   to->length);
}

static void copy_type_error(Thread *t, Class *from, Class *to)
{
    const char *what = "java/lang/ArrayStoreException";
    if (from->kind == KIND_ARRAY && to->kind == KIND_ARRAY) {
        throw_name(t, what, "arraycopy: type mismatch: can not copy %s[] into %s[]", type_word(from), type_word(to));
        return;
    }
    bool source = from->kind != KIND_ARRAY;
    char *name = class_external_name(source ? from : to);
    throw_name(t, what, "arraycopy: %s type %s is not an array", source ? "source" : "destination", name);
    free(name);
}

/* Copies element by element: each is checked, and those before a bad one stay copied. */
static void copy_checked(Thread *t, Array *from, int32_t from_pos, Array *to, int32_t to_pos, int32_t n)
{
    Class *elem = object_class(&to->head)->elem;
    for (int32_t i = 0; i < n; i++) {
        Object *o = array_load(from, from_pos + i);
        if (o != NULL && !object_is_instance(o, elem)) {
            char *wants = class_external_name(elem), *of = class_external_name(object_class(&from->head)->elem);
            if (!class_is_assignable(elem, object_class(&from->head)->elem))
                throw_name(t, "java/lang/ArrayStoreException", "arraycopy: type mismatch: can not copy %s[] into %s[]",
                           of, wants);
            else
                throw_name(t, "java/lang/ArrayStoreException",
                           "arraycopy: element type mismatch: can not cast one of the elements of %s[] to the type of "
                           "the destination array, %s",
                           of, wants);
            free(wants);
            free(of);
            return;
        }
        store_reference(array_slot(to, to_pos + i), o);
    }
}

static void system_arraycopy(Thread *t, Slot *args)
{
    Array *from = (Array *)args[0].o, *to = (Array *)args[2].o;
    int32_t from_pos = args[1].i, to_pos = args[3].i, n = args[4].i;
    if (from == NULL || to == NULL) {
        throw_npe(t);
        return;
    }
    Class *f = object_class(&from->head), *g = object_class(&to->head);
    bool arrays = f->kind == KIND_ARRAY && g->kind == KIND_ARRAY;
    bool refs = arrays && f->elem->kind != KIND_PRIMITIVE && g->elem->kind != KIND_PRIMITIVE;
    if (!arrays || (f != g && !refs))
        copy_type_error(t, f, g);
    else if ((from_pos | to_pos | n) < 0 || (int64_t)from_pos + n > from->length || (int64_t)to_pos + n > to->length)
        copy_range_error(t, from, from_pos, to, to_pos, n);
    else if (f == g || class_is_assignable(f->elem, g->elem))
        array_copy(from, from_pos, to, to_pos, n);
    else
        copy_checked(t, from, from_pos, to, to_pos, n);
}

/* setIn0, setOut0, setErr0 write final fields. */
static void system_set_stream(const char *name, const char *desc, Object *stream)
{
    Field *f = class_find_declared_field(wk.System, symbol_of_cstr(name), symbol_of_cstr(desc));
    store_reference_at(FIELD_AT(wk.System->statics, f->offset, HeapRef), stream, true);
}

static void system_set_in(UNUSED Thread *t, Slot *args)
{
    system_set_stream("in", "Ljava/io/InputStream;", args[0].o);
}

static void system_set_out(UNUSED Thread *t, Slot *args)
{
    system_set_stream("out", "Ljava/io/PrintStream;", args[0].o);
}

static void system_set_err(UNUSED Thread *t, Slot *args)
{
    system_set_stream("err", "Ljava/io/PrintStream;", args[0].o);
}

/* -- Class */

static Class *self_class(const Slot *args)
{
    return class_of_mirror(args[0].o);
}

static void class_is_instance(UNUSED Thread *t, Slot *args)
{
    args[0].i = args[1].o != NULL && object_is_instance(args[1].o, self_class(args));
}

static void class_is_assignable_from(Thread *t, Slot *args)
{
    if (args[1].o == NULL)
        throw_npe(t);
    else
        args[0].i = class_is_assignable(class_of_mirror(args[1].o), self_class(args));
}

static void class_is_interface_(UNUSED Thread *t, Slot *args)
{
    args[0].i = class_is_interface(self_class(args));
}

static void class_is_array(UNUSED Thread *t, Slot *args)
{
    args[0].i = self_class(args)->kind == KIND_ARRAY;
}

static void class_is_primitive(UNUSED Thread *t, Slot *args)
{
    args[0].i = self_class(args)->kind == KIND_PRIMITIVE;
}

static void class_is_hidden(UNUSED Thread *t, Slot *args)
{
    args[0].i = (self_class(args)->flags & CLASS_HIDDEN) != 0;
}

static void class_superclass(UNUSED Thread *t, Slot *args)
{
    const Class *c = self_class(args);
    args[0].o = c->super == NULL || class_is_interface(c) ? NULL : c->super->mirror;
}

static void class_primitive_(UNUSED Thread *t, Slot *args)
{
    args[0].o = class_primitive((char)args[0].i)->mirror;
}

/* -- Throwable */

static void throwable_fill_(Thread *t, Slot *args)
{
    throwable_fill(t, args[0].o);
}

static void throwable_elements_(Thread *t, Slot *args)
{
    args[0].o = (Object *)throwable_elements(t, args[0].o);
}

/* -- Thread */

static void thread_current(Thread *t, Slot *args)
{
    args[0].o = t->vmirror ? t->vmirror : t->mirror;
}

static void thread_holds_lock(Thread *t, Slot *args)
{
    if (args[0].o == NULL)
        throw_npe(t);
    else
        args[0].i = monitor_holds(t, args[0].o);
}

static void thread_on_spin_wait(Thread *t, UNUSED Slot *args)
{
    poll(t);
}

static void thread_yield_(Thread *t, UNUSED Slot *args)
{
    thread_yield(t);
}

/* -- Runtime */

static void runtime_gc(Thread *t, UNUSED Slot *args)
{
    heap_collect(t, "System.gc()");
}

static void runtime_total(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)heap_total();
}

static void runtime_free(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)heap_free();
}

static void runtime_max(UNUSED Thread *t, Slot *args)
{
    args[0].l = (int64_t)heap_max();
}

static void runtime_processors(UNUSED Thread *t, Slot *args)
{
    args[0].i = processor_count();
}

/* -- Reference */

static HeapRef *referent_of(Object *reference)
{
    return FIELD_AT(reference, wk.Reference_referent->offset, HeapRef);
}

static void reference_get(UNUSED Thread *t, Slot *args)
{
    args[0].o = load_reference(referent_of(args[0].o));
}

static void reference_refers_to(UNUSED Thread *t, Slot *args)
{
    args[0].i = load_reference(referent_of(args[0].o)) == args[1].o;
}

static void reference_clear(UNUSED Thread *t, Slot *args)
{
    store_reference(referent_of(args[0].o), NULL);
}

static void reference_take_pending(Thread *t, Slot *args)
{
    args[0].o = gc_take_pending(t, true);
}

#define OBJ "Ljava/lang/Object;"
static void npe_message(Thread *t, Slot *args)
{
    args[0].o = throwable_npe_message(t, args[0].o);
}

static const Intrinsic object_rows[] = {
    {"getClass", "()Ljava/lang/Class;", object_get_class},
    {"hashCode", "()I", object_hash_code},
    {"clone", "()" OBJ, object_clone_},
    {"notify", "()V", object_notify},
    {"notifyAll", "()V", object_notify_all},
    {"wait", "(J)V", object_wait},
};
static const Intrinsic system_rows[] = {
    {"identityHashCode", "(" OBJ ")I", object_hash_code},
    {"nanoTime", "()J", system_nano_time},
    {"currentTimeMillis", "()J", system_millis},
    {"arraycopy", "(" OBJ "I" OBJ "II)V", system_arraycopy},
    {"setIn0", "(Ljava/io/InputStream;)V", system_set_in},
    {"setOut0", "(Ljava/io/PrintStream;)V", system_set_out},
    {"setErr0", "(Ljava/io/PrintStream;)V", system_set_err},
};
static const Intrinsic class_rows[] = {
    {"isInstance", "(" OBJ ")Z", class_is_instance},
    {"isAssignableFrom", "(Ljava/lang/Class;)Z", class_is_assignable_from},
    {"isInterface", "()Z", class_is_interface_},
    {"isArray", "()Z", class_is_array},
    {"isPrimitive", "()Z", class_is_primitive},
    {"isHidden", "()Z", class_is_hidden},
    {"getSuperclass", "()Ljava/lang/Class;", class_superclass},
    {"getPrimitiveClass", "(C)Ljava/lang/Class;", class_primitive_},
};
static const Intrinsic throwable_rows[] = {
    {"fillInStackTrace0", "()V", throwable_fill_},
    {"elements0", "()[Ljava/lang/StackTraceElement;", throwable_elements_},
};
static const Intrinsic npe_rows[] = {{"helpfulMessage0", "()Ljava/lang/String;", npe_message}};
static const Intrinsic thread_rows[] = {
    {"currentThread", "()Ljava/lang/Thread;", thread_current},
    {"holdsLock", "(" OBJ ")Z", thread_holds_lock},
    {"onSpinWait", "()V", thread_on_spin_wait},
    {"yield", "()V", thread_yield_},
};
static const Intrinsic runtime_rows[] = {
    {"gc", "()V", runtime_gc},
    {"totalMemory", "()J", runtime_total},
    {"freeMemory", "()J", runtime_free},
    {"maxMemory", "()J", runtime_max},
    {"availableProcessors", "()I", runtime_processors},
};
static const Intrinsic reference_rows[] = {
    {"get", "()" OBJ, reference_get},
    {"refersTo", "(" OBJ ")Z", reference_refers_to},
    {"clear", "()V", reference_clear},
    {"takePending0", "()Ljava/lang/ref/Reference;", reference_take_pending},
};

const IntrinsicGroup intrinsics_lang[] = {
    INTRINSIC_GROUP("java/lang/Object", object_rows),
    INTRINSIC_GROUP("java/lang/System", system_rows),
    INTRINSIC_GROUP("java/lang/Class", class_rows),
    INTRINSIC_GROUP("java/lang/Throwable", throwable_rows),
    INTRINSIC_GROUP("java/lang/Thread", thread_rows),
    INTRINSIC_GROUP("java/lang/Runtime", runtime_rows),
    INTRINSIC_GROUP("java/lang/ref/Reference", reference_rows),
    INTRINSIC_GROUP("java/lang/NullPointerException", npe_rows),
    {NULL, 0, NULL, 0},
};
