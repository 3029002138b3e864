/* redefine.c - new versions of loaded classes.
 *
 *   bytes -> ClassFileLoadHook -> parse -> compare (redefine_compare.c) -> verify what has changed
 *            for every class, and nothing of it can be seen; then, if all of that went well for all of them,
 *   world stopped -> swap
 *            for every class: either all of them change, or none
 *
 * The swap of one class:
 *
 *   Class.file    old ClassFile -> new one; the old one goes to old_files, since old Codes refer to its pool
 *   Method.code   old Code      -> new Code, whose `older` is the old one; unless that is equivalent it is obsolete,
 *                                  and so are older ones that are equivalent to it; where nobody has wanted the
 *                                  old one, nobody can have it, and none is made
 *   Method.info, Field.info     the new file's records
 *
 * The new ClassFile keeps the identity of the members: Class.methods stays in its order, whatever order the new file
 * has. Method flags that depend on the body are computed again. Breakpoints do not carry over (JVMTI: they are
 * cleared).
 *
 * Old versions live as long as their class: an old Code stays in the chain Method.code, older, older ..., an old
 * ClassFile in Class.old_files, and class_free gives both back when the class is unloaded. Frames may run them, ids of
 * obsolete versions name them, and nobody counts who does. So a class redefined n times keeps n versions.
 *
 * Locks: none; the swap happens in a stopped world, and versions prepared at the same time by two threads are both
 * valid successors, since the schema never changes. Read next: redefine_compare.c, class_ids.c (ids of obsolete
 * versions).
 */
#include "vm/load/redefine.h"

#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/load/class_create.h"
#include "vm/load/init.h"
#include "vm/load/loader.h"
#include "vm/load/module.h"
#include "vm/load/pool.h"
#include "vm/probe.h"
#include "vm/run/code.h"
#include "vm/run/throw.h"
#include "vm/thread/safepoint.h"
#include "vm/verify/verify.h"

/* A version being prepared. */
typedef struct Version {
    Class *cls;
    ClassFile *file;
    MemberInfo **infos; /* by Method.slot */
    u1 *initial;        /* what a later retransformation begins with; NULL = file's bytes */
    u4 initial_len;
} Version;

bool redefine_is_modifiable(const Class *c)
{
    return c->kind == KIND_INSTANCE && !(c->flags & CLASS_HIDDEN);
}

static RedefineResult result_of_format(const char *error)
{
    if (strcmp(error, "java/lang/UnsupportedClassVersionError") == 0)
        return REDEFINE_VERSION;
    if (strcmp(error, "java/lang/NoClassDefFoundError") == 0)
        return REDEFINE_NAMES_DONT_MATCH;
    return REDEFINE_CLASS_FORMAT;
}

/* The result that the pending exception stands for; takes it away. */
static RedefineResult result_of_exception(Thread *t, RedefineResult otherwise)
{
    const Object *e = t->exception;
    t->exception = NULL;
    if (e == NULL)
        return otherwise;
    if (symbol_is(object_class(e)->name, "java/lang/ClassCircularityError"))
        return REDEFINE_CIRCULAR;
    if (symbol_is(object_class(e)->name, "java/lang/OutOfMemoryError"))
        return REDEFINE_OUT_OF_MEMORY;
    return otherwise;
}

/* ---- preparing */

/* Asks the observers; *own is what they made, or NULL. An exception may be pending then: they refuse the version. */
static void ask_observers(Thread *t, Version *v, const u1 **bytes, u4 *len, u1 **own)
{
    *own = NULL;
    if (!PROBED(PROBE_CLASS_FILE))
        return;
    Class *c = v->cls;
    u4 own_len = 0;
    Object *domain = wk.Class_protectionDomain && c->mirror ? WK_LOAD(c->mirror, Class_protectionDomain) : NULL;
    probe.class_file(t, c->loader, c->name, c, domain, *bytes, *len, own, &own_len, &v->initial, &v->initial_len);
    if (*own != NULL) {
        *bytes = *own;
        *len = own_len;
    }
}

/* A class that is retransformed for the first time: its file is what the loader delivered, and stays what later
 * retransformations begin with. */
static void keep_initial(Version *v, const u1 *bytes, u4 len)
{
    if (v->initial != NULL)
        return;
    v->initial = memcpy(xmalloc(len), bytes, len);
    v->initial_len = len;
}

/* Asked ahead: what a version takes is then not given up halfway. A class file grows some ten times when it is parsed
 * and its methods are verified. */
static bool room_for_version(u4 len)
{
    enum { GROWS = 16 };
    return memory_room((size_t)len * GROWS);
}

static RedefineResult make_file(Thread *t, Version *v, const Redefinition *d)
{
    const Class *c = v->cls;
    bool retransform = d->bytes == NULL;
    const u1 *start = !retransform ? d->bytes : c->initial_bytes ? c->initial_bytes : c->file->bytes;
    u4 start_len = !retransform ? d->len : c->initial_bytes ? c->initial_len : c->file->len;
    if (!room_for_version(start_len))
        return REDEFINE_OUT_OF_MEMORY;
    /* A copy: while agents run another redefinition may replace what we read. */
    u1 *copy = memcpy(xmalloc(start_len), start, start_len), *own;
    const u1 *bytes = copy;
    u4 len = start_len;
    ask_observers(t, v, &bytes, &len, &own);
    if (t->exception != NULL) {
        free(own);
        free(copy);
        return result_of_exception(t, REDEFINE_FAILS_VERIFICATION);
    }
    if (own != NULL || !retransform)
        module_class_changed(module_of_class(c));
    if (retransform)
        keep_initial(v, copy, start_len);
    ClassFormat why;
    bool room = room_for_version(len);
    v->file = room ? classfile_parse(bytes, len, NULL, &why) : NULL;
    free(own);
    free(copy);
    if (!room)
        return REDEFINE_OUT_OF_MEMORY;
    return v->file ? REDEFINE_OK : result_of_format(why.error);
}

static MemberInfo *find_info(const ClassFile *f, const Method *m)
{
    for (u4 i = 0; i < f->method_count; i++) {
        if (classfile_utf8(f, f->methods[i].name) == m->name && classfile_utf8(f, f->methods[i].desc) == m->desc)
            return &f->methods[i];
    }
    panic("a compared version of %s has lost method %s", f->name->text, m->name->text);
}

static void find_infos(Version *v)
{
    Class *c = v->cls;
    v->infos = xcalloc(c->method_count, sizeof *v->infos);
    for (u4 i = 0; i < c->method_count; i++)
        v->infos[i] = find_info(v->file, &c->methods[i]);
}

/* What means the same was verified when the class was linked, or redefined after that. It gives the same answer again:
 * what that depends on besides is the classes that are named, which the loader does not change. */
static bool verify(Thread *t, const Version *v)
{
    const Class *c = v->cls;
    const ClassFile *now = c->file, *f = v->file;
    bool verified =
        atomic_load_explicit(&c->state, memory_order_acquire) >= CLASS_LINKED && class_needs_verification(c);
    if (verified && f->len == now->len && memcmp(f->bytes, now->bytes, f->len) == 0)
        return true;
    MemberInfo **changed = xcalloc(c->method_count, sizeof *changed);
    for (u4 i = 0; i < c->method_count; i++)
        if (!verified || !redefine_verifies_alike(now, c->methods[i].info, f, v->infos[i]))
            changed[i] = v->infos[i];
    bool ok = verify_version(t, v->cls, v->file, changed);
    free(changed);
    return ok;
}

static RedefineResult prepare(Thread *t, Version *v, const Redefinition *d)
{
    v->cls = d->cls;
    if (!redefine_is_modifiable(d->cls))
        return REDEFINE_UNMODIFIABLE;
    RedefineResult r = make_file(t, v, d);
    if (r == REDEFINE_OK)
        r = redefine_compare(v->cls, v->file);
    if (r != REDEFINE_OK)
        return r;
    classfile_set_value(v->file, v->file->this_class, (uintptr_t)v->cls);
    find_infos(v);
    if (!verify(t, v))
        return result_of_exception(t, REDEFINE_FAILS_VERIFICATION);
    return REDEFINE_OK;
}

static void discard(Version *v)
{
    if (v->file != NULL)
        pool_free_errors(v->file);
    classfile_free(v->file);
    free(v->initial);
}

/* ---- swapping: the world is stopped */

/* The Code that follows an old one. */
static Code *next_code(Code *old, Method *m, ClassFile *file, const MemberInfo *info)
{
    if (old == &code_unmade)
        return old;
    Code *code = code_create(m, file, info);
    old->equals_newer = redefine_is_equivalent(old->file, m->info, file, info);
    for (Code *c = old; c != NULL && !old->equals_newer; c = code_older_equal(c))
        c->obsolete = true;
    code->older = old;
    old->newer = code;
    return code;
}

static void swap_method(Method *m, MemberInfo *info, ClassFile *file)
{
    Code *code = next_code(atomic_load_explicit(&m->code, memory_order_relaxed), m, file, info);
    m->info = info;
    m->access = info->access;
    class_update_method_flags(m, file, info);
    atomic_store_explicit(&m->code, code, memory_order_release);
}

static void swap_fields(Class *c, ClassFile *f)
{
    for (u4 i = 0; i < c->field_count; i++) {
        Field *field = &c->fields[i];
        for (u4 k = 0; k < f->field_count; k++) {
            MemberInfo *info = &f->fields[k];
            if (classfile_utf8(f, info->name) == field->name && classfile_utf8(f, info->desc) == field->desc)
                field->info = info;
        }
    }
}

static void swap(Version *v)
{
    Class *c = v->cls;
    ClassFile *old = c->file;
    xappend(c->old_files, c->old_file_count, old);
    code_making_begin();
    for (u4 i = 0; i < c->method_count; i++)
        swap_method(&c->methods[i], v->infos[i], v->file);
    swap_fields(c, v->file);
    c->file = v->file;
    code_making_end();
    free(c->initial_bytes);
    c->initial_bytes = v->initial;
    c->initial_len = v->initial_len;
    c->version_serial++;
}

RedefineResult redefine_classes(Thread *t, const Redefinition *defs, int count)
{
    size_t mark = roots_mark(t);
    Object *pending = t->exception;
    roots_add(t, pending);
    t->exception = NULL;
    Version *versions = xcalloc((size_t)count, sizeof *versions);
    RedefineResult r = REDEFINE_OK;
    for (int i = 0; r == REDEFINE_OK && i < count; i++)
        r = prepare(t, &versions[i], &defs[i]);
    if (r == REDEFINE_OK) {
        world_stop(t);
        for (int i = 0; i < count; i++)
            swap(&versions[i]);
        world_start(t);
    }
    for (int i = 0; i < count; i++) {
        if (r != REDEFINE_OK)
            discard(&versions[i]);
        free(versions[i].infos);
    }
    free(versions);
    t->exception = pending;
    roots_reset(t, mark);
    return r;
}
