/* throw.c - making exceptions.
 *
 * An exception that the VM throws is made as a program would make it: its class is initialised and its constructor
 * with a message runs, so that subclasses and field initialisers of the class library hold. Two kinds are made without
 * running Java code, because what they report leaves no room for it: StackOverflowError and OutOfMemoryError. When not
 * even that succeeds, an OutOfMemoryError that was made at start-up is thrown; it has no stack trace of its own.
 *
 * Invariant: afterwards exactly one exception is pending: the one asked for, or what went wrong while making it.
 * Rooms below this one throw through above.h. No lock. Read next: throw_unwind.c (delivery), throw_trace.c (stack
 * traces).
 */
#include "vm/run/throw.h"
#include "vm/class/class_find.h"

#include "vm/class/object.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/allocs.h"
#include "vm/heap/heap.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/load/init.h"
#include "vm/load/where.h"
#include "vm/run/call.h"
#include "vm/run/frame.h"

static Object *last_oom;   /* made at start-up; a root */
static Object *native_oom; /* the same, for malloc memory */

void throw_object(Thread *t, Object *exception)
{
    t->exception = exception;
    t->stack->posted = NULL;
}

static void set_message(Object *e, Object *message)
{
    WK_STORE(e, Throwable_detailMessage, message);
}

/* Runs the constructor: (String) if there is a message or none without, else () and the message is stored. */
static bool construct(Thread *t, Object *e, Object *message)
{
    static Symbol *string_desc;
    if (string_desc == NULL)
        string_desc = symbol_of_cstr("(Ljava/lang/String;)V");
    Slot args[2] = {{.o = e}, {.o = message}};
    Method *with = class_find_declared_method(object_class(e), wkname.init, string_desc);
    Method *without = class_find_declared_method(object_class(e), wkname.init, wkname.void_desc);
    if (with != NULL && (message != NULL || without == NULL))
        return call_method(t, with, args, NULL);
    if (without != NULL && !call_method(t, without, args, NULL))
        return false;
    if (message != NULL)
        set_message(e, message);
    return true;
}

static void throw_made(Thread *t, Class *cls, const char *message, Object *cause)
{
    size_t mark = roots_mark(t);
    roots_add(t, cause);
    t->exception = NULL;
    Object *text = NULL, *e = NULL;
    AllocWatch watch = allocs_begin(t);
    if (!class_is_ready(cls) && !class_init(t, cls))
        goto out;
    if (message != NULL && (text = string_of_utf8(t, message)) == NULL)
        goto out;
    roots_add(t, text);
    e = object_new(t, cls);
    if (e == NULL)
        goto out;
    roots_add(t, e);
    if (!construct(t, e, text))
        goto out;
    if (cause != NULL)
        WK_STORE(e, Throwable_cause, cause);
    throw_object(t, e);
out:
    allocs_end(t, watch);
    roots_reset(t, mark);
}

void throw_make(Thread *t, Class *cls, const char *message)
{
    throw_made(t, cls, message, NULL);
}

void throw_make_named(Thread *t, const char *class_name, const char *message)
{
    t->exception = NULL;
    Class *c = wk_class(t, class_name);
    if (c != NULL)
        throw_made(t, c, message, NULL);
}

void throw_cause(Thread *t, Class *cls, const char *message, Object *cause)
{
    throw_made(t, cls, message, cause);
}

/* -- without running Java code */

/* An exception whose fields are set by hand. NULL: no memory, and what says so is pending. */
static Object *make_bare(Thread *t, Class *cls, const char *message)
{
    size_t mark = roots_mark(t);
    Object *e = object_new(t, cls), *text = NULL;
    roots_add(t, e);
    if (e != NULL && message != NULL && (text = string_of_utf8(t, message)) == NULL)
        e = NULL;
    if (e != NULL) {
        set_message(e, text);
        WK_STORE(e, Throwable_cause, e); /* "no cause yet" */
        throwable_fill(t, e);
    }
    roots_reset(t, mark);
    return e;
}

void throw_stack_overflow(Thread *t)
{
    t->exception = NULL;
    Object *e = make_bare(t, wk.StackOverflowError, NULL);
    if (e != NULL)
        throw_object(t, e);
}

void throw_init(Thread *t)
{
    last_oom = make_bare(t, wk.OutOfMemoryError, "Java heap space");
    if (last_oom == NULL)
        memory_fail(0);
    native_oom = make_bare(t, wk.OutOfMemoryError, "native memory");
    heap_add_root(&last_oom);
    heap_add_root(&native_oom);
}

Object *throw_native_oom(void)
{
    return native_oom;
}

void throw_make_oom(Thread *t, const char *what)
{
    if (t->making_oom || last_oom == NULL) {
        if (last_oom == NULL)
            memory_fail(0);
        throw_object(t, last_oom);
        return;
    }
    t->making_oom = true;
    t->exception = NULL;
    Object *e = make_bare(t, wk.OutOfMemoryError, what);
    t->making_oom = false;
    throw_object(t, e != NULL ? e : last_oom);
}

/* -- the interpreter's own */

void throw_npe(Thread *t)
{
    throw_make_named(t, "java/lang/NullPointerException", NULL);
}

void throw_div_zero(Thread *t)
{
    throw_name(t, "java/lang/ArithmeticException", "/ by zero");
}

void throw_index(Thread *t, int32_t index, int32_t length)
{
    throw_name(t, "java/lang/ArrayIndexOutOfBoundsException", "Index %d out of bounds for length %d", index, length);
}

void throw_array_store(Thread *t, const Class *value)
{
    const Symbol *name = symbol_replace(value->name, '/', '.');
    throw_name(t, "java/lang/ArrayStoreException", "%s", name->text);
}

void throw_class_cast(Thread *t, Class *from, Class *to)
{
    char *where = class_where_both(from, to);
    const Symbol *a = symbol_replace(from->name, '/', '.'), *b = symbol_replace(to->name, '/', '.');
    throw_name(t, "java/lang/ClassCastException", "class %s cannot be cast to class %s (%s)", a->text, b->text, where);
    free(where);
}
