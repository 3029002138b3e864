/* throw_trace.c - stack traces: the compact record made when an exception is filled in, and the elements made of it.
 *
 * The record (Throwable.backtrace) is a long[] with one word per frame, top first:
 *
 *   63                          16 15        0
 *   +-----------------------------+-----------+
 *   | Code * (48 bits)            | bci       |     bci 0xffff: a native method
 *   +-----------------------------+-----------+
 *
 * A Code lives as long as its class. If a class of the trace could be unloaded (its loader is not a built-in one), the
 * record is an Object[] of that long[] and of the mirrors that keep those classes alive.
 * Not recorded: fillInStackTrace itself and the constructors of the exception; at most MAX_FRAMES frames.
 *
 * No lock. Read next: Throwable.java.
 */
#include "vm/class/class_find.h"
#include "vm/class/class_names.h"
#include "vm/run/throw.h"

#include "vm/base/stage.h"
#include "vm/class/object.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/load/module.h"
#include "vm/run/code.h"
#include "vm/run/frame.h"

enum { MAX_FRAMES = 1024, NATIVE_BCI = 0xffff };
enum { HIDDEN_ABOVE = 1 << 16 }; /* in the first word, a bit that no Code's address has: see throwable_top */

static int64_t trace_word(const Frame *f)
{
    u8 bci = f->flags & FRAME_NATIVE ? NATIVE_BCI : (u8)code_bci(f->code, f->pc);
    return (int64_t)((u8)(uintptr_t)f->code << 16 | bci);
}

static Code *word_code(int64_t word)
{
    return (Code *)(uintptr_t)(((u8)word & ~(u8)HIDDEN_ABOVE) >> 16);
}

static int32_t word_bci(int64_t word)
{
    int32_t bci = (int32_t)(word & 0xffff);
    return bci == NATIVE_BCI ? -1 : bci;
}

/* fillInStackTrace of the exception's class or a superclass, or the native under it. */
static bool is_fill_method(const Object *e, const Method *m)
{
    return class_is_subclass(object_class(e), m->cls) && strncmp(m->name->text, "fillInStackTrace", 16) == 0;
}

/* The frame where the trace of e begins. */
static Frame *trace_start(Thread *t, const Object *e)
{
    Frame *f = frame_java_top(t);
    while (f != NULL && is_fill_method(e, f->code->method))
        f = frame_java_next(f);
    while (f != NULL && f->code->method->name == wkname.init &&
           class_is_subclass(object_class(e), f->code->method->cls))
        f = frame_java_next(f);
    return f;
}

/* Was it thrown in a frame that traces leave out? start: the first that they show. */
static bool is_hidden_above(Thread *t, const Frame *start)
{
    bool hidden = false;
    for (Frame *f = frame_method_top(t); f != NULL && f != start; f = frame_method_next(f))
        hidden |= (METHOD_FLAGS(f->code->method) & METHOD_HIDDEN_FRAME) != 0;
    return hidden;
}

static bool may_unload(const Method *m)
{
    const Loader *l = m->cls->loader;
    return (l != boot_loader && !l->is_app && !l->is_platform) || (m->cls->flags & CLASS_HIDDEN);
}

static Array *new_array(Thread *t, Class *elem, int32_t length)
{
    Class *c = elem != NULL ? class_array_of(t, elem) : NULL;
    return c != NULL ? array_new(t, c, length) : NULL;
}

/* Object[] of the words and the mirrors of their classes. */
static Object *keep_alive(Thread *t, Array *words)
{
    Array *all = new_array(t, wk.Object, words->length + 1);
    if (all == NULL)
        return NULL;
    store_reference(array_slot(all, 0), &words->head);
    for (int32_t i = 0; i < words->length; i++) {
        Method *m = word_code(ARRAY_DATA(words, int64_t)[i])->method;
        if (may_unload(m))
            store_reference(array_slot(all, i + 1), m->cls->mirror);
    }
    return &all->head;
}

void throwable_fill(Thread *t, Object *exception)
{
    Frame *start = trace_start(t, exception);
    int32_t n = 0;
    bool keep = false;
    for (Frame *f = start; f != NULL && n < MAX_FRAMES; f = frame_java_next(f)) {
        n++;
        keep |= may_unload(f->code->method);
    }
    size_t mark = roots_mark(t);
    roots_add(t, exception);
    Array *words = new_array(t, class_primitive('J'), n);
    if (words != NULL) {
        Frame *f = start;
        for (int32_t i = 0; i < n; i++, f = frame_java_next(f))
            ARRAY_DATA(words, int64_t)[i] = trace_word(f);
        if (n > 0 && is_hidden_above(t, start))
            ARRAY_DATA(words, int64_t)[0] |= HIDDEN_ABOVE;
        roots_add(t, &words->head);
        Object *trace = keep ? keep_alive(t, words) : &words->head;
        WK_STORE(exception, Throwable_backtrace, trace);
    }
    roots_reset(t, mark);
}

/* The long[] of an exception's record; NULL if it has none. */
static Array *trace_words(const Object *exception)
{
    Object *trace = WK_LOAD(exception, Throwable_backtrace);
    if (trace != NULL && object_class(trace)->elem->kind != KIND_PRIMITIVE)
        trace = array_load(trace, 0);
    return (Array *)trace;
}

bool throwable_top(const Object *exception, Code **code, int32_t *bci)
{
    Array *words = trace_words(exception);
    if (words == NULL || words->length == 0 || (ARRAY_DATA(words, int64_t)[0] & HIDDEN_ABOVE))
        return false;
    *code = word_code(ARRAY_DATA(words, int64_t)[0]);
    *bci = word_bci(ARRAY_DATA(words, int64_t)[0]);
    return true;
}

/* -- StackTraceElement */

static bool set_string(Thread *t, Object *e, const char *field, const char *text)
{
    if (text == NULL)
        return true;
    Field *f = class_find_declared_field(object_class(e), symbol_of_cstr(field), symbol_of_cstr("Ljava/lang/String;"));
    if (f == NULL)
        panic("the class library lacks StackTraceElement.%s", field);
    Object *s = string_of_mutf8(t, text, strlen(text));
    if (s == NULL)
        return false;
    store_reference(FIELD_AT(e, f->offset, HeapRef), s);
    return true;
}

static char *loader_name(const Loader *l)
{
    if (l->is_app)
        return xstrdup("app");
    if (l->is_platform)
        return xstrdup("platform");
    Object *name = l->mirror != NULL && wk.ClassLoader_name != NULL ? WK_LOAD(l->mirror, ClassLoader_name) : NULL;
    return name != NULL ? string_to_utf8(name) : NULL;
}

static bool fill_element(Thread *t, Object *e, Code *code, int32_t bci)
{
    const Method *m = code->method;
    const Loader *l = m->cls->loader;
    const VmModule *module = module_of_class(m->cls);
    const char *version = module->version ? module->version : module->is_library ? java_version : NULL;
    char *cls = class_external_name(m->cls), *loader = loader_name(l);
    bool ok = set_string(t, e, "declaringClass", cls) && set_string(t, e, "methodName", m->name->text) &&
              set_string(t, e, "fileName", code->file->source_file != NULL ? code->file->source_file->text : NULL) &&
              set_string(t, e, "classLoaderName", loader) &&
              set_string(t, e, "moduleName", module->name ? module->name->text : NULL) &&
              set_string(t, e, "moduleVersion", module->name ? version : NULL);
    free(cls);
    free(loader);
    Field *line = class_find_declared_field(object_class(e), symbol_of_cstr("lineNumber"), symbol_of_cstr("I"));
    if (line == NULL)
        panic("the class library lacks StackTraceElement.lineNumber");
    HEAP_STORE(FIELD_AT(e, line->offset, int32_t), bci < 0 ? -2 : code_line(code, bci));
    return ok;
}

Object *stack_trace_element(Thread *t, Code *code, int32_t bci)
{
    Class *c = wk_class(t, "java/lang/StackTraceElement");
    if (c == NULL || !class_init(t, c))
        return NULL;
    Object *e = object_new(t, c);
    if (e == NULL)
        return NULL;
    size_t mark = roots_mark(t);
    roots_add(t, e);
    bool ok = fill_element(t, e, code, bci);
    roots_reset(t, mark);
    return ok ? e : NULL;
}

Array *throwable_elements(Thread *t, Object *exception)
{
    Class *c = wk_class(t, "java/lang/StackTraceElement");
    if (c == NULL)
        return NULL;
    size_t mark = roots_mark(t);
    roots_add(t, exception);
    Array *words = trace_words(exception);
    roots_add(t, words != NULL ? &words->head : NULL);
    Array *all = new_array(t, c, words != NULL ? words->length : 0);
    roots_add(t, all != NULL ? &all->head : NULL);
    for (int32_t i = 0; all != NULL && i < all->length; i++) {
        int64_t word = ARRAY_DATA(words, int64_t)[i];
        Object *e = stack_trace_element(t, word_code(word), word_bci(word));
        if (e == NULL)
            all = NULL;
        else
            store_reference(array_slot(all, i), e);
    }
    roots_reset(t, mark);
    return all;
}
