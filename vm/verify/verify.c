/* verify.c - verification of a class before it is linked (JVMS 4.9, 4.10): one method after the other, and the
 * messages.
 *
 * First the static constraints: the code is a sequence of instructions, branches and handlers start at instructions.
 * Then the structural ones, in one of two ways: with StackMapTable from version 50 on (verify_typed.c), by inference
 * before that (verify_infer.c). A file of version 50 gets a second chance by inference (JVMS 4.10).
 *
 * No locks: runs under the class's linking, or on a version that nobody sees yet. Read next: verify_parts.h.
 */
#include "vm/verify/verify.h"

#include "vm/class/classfile_parse.h"
#include "vm/class/wellknown.h"
#include "vm/run/code.h"
#include "vm/run/throw.h"
#include "vm/thread/thread.h"
#include "vm/verify/verify_parts.h"

/* ---- static constraints */

typedef struct Targets {
    Verifier *v;
    bool bad;
} Targets;

static void check_target(int64_t target, void *arg)
{
    Targets *t = arg;
    t->bad |= target < 0 || target >= (int64_t)t->v->sim.len || !t->v->starts[target];
}

static bool no_instruction(Verifier *v)
{
    const Sim *s = &v->sim;
    if (!v->inferred)
        return verify_fail(v, NULL, "Bad instruction");
    u1 op = s->bytes[s->bci];
    bool cut = op <= OP_JSR_W && op != OP_WIDE && op != OP_TABLESWITCH && op != OP_LOOKUPSWITCH;
    return cut ? verify_fail(v, NULL, "Code stops in the middle of instruction  starting at offset %u", s->bci)
               : verify_fail(v, NULL, "Illegal instruction found at offset %u", s->bci);
}

static bool mark_starts(Verifier *v)
{
    Sim *s = &v->sim;
    for (s->bci = 0; s->bci < s->len;) {
        u4 n = typestep_length(s->bytes, s->len, s->bci);
        if (n == 0)
            return no_instruction(v);
        v->starts[s->bci] = 1;
        s->bci += n;
    }
    return true;
}

/* Local variables of instructions that name one, directly or by their opcode. */
static bool check_local(Verifier *v)
{
    const u1 *at = v->sim.bytes + v->sim.bci;
    bool wide = at[0] == OP_WIDE;
    u1 op = wide ? at[1] : at[0];
    u4 index, group; /* group: int, long, float, double, reference */
    if ((op >= OP_ILOAD && op <= OP_ALOAD) || (op >= OP_ISTORE && op <= OP_ASTORE)) {
        index = wide ? (u4)(at[2] << 8 | at[3]) : at[1];
        group = op <= OP_ALOAD ? op - OP_ILOAD : op - OP_ISTORE;
    } else if ((op >= OP_ILOAD_0 && op <= OP_ALOAD_3) || (op >= OP_ISTORE_0 && op <= OP_ASTORE_3)) {
        u4 n = op <= OP_ALOAD_3 ? op - OP_ILOAD_0 : op - OP_ISTORE_0;
        index = n & 3;
        group = n >> 2;
    } else if (op == OP_IINC || op == OP_RET) {
        index = wide ? (u4)(at[2] << 8 | at[3]) : at[1];
        group = 0;
    } else {
        return true;
    }
    u4 size = group == 1 || group == 3 ? 2 : 1;
    return index + size <= v->sim.max_locals || verify_fail(v, NULL, "Illegal local variable number");
}

static bool check_jumps(Verifier *v, u1 op)
{
    Sim *s = &v->sim;
    Targets targets = {v, false};
    typestep_targets(s->bytes, s->len, s->bci, check_target, &targets);
    if (!targets.bad)
        return true;
    if (op == OP_TABLESWITCH || op == OP_LOOKUPSWITCH) {
        Targets first = {v, false};
        check_target((int64_t)s->bci + (int32_t)get_u4(s->bytes + (s->bci & ~3u) + 4), &first);
        return verify_fail(v, NULL, first.bad ? "Illegal default target in switch" : "Illegal target in switch");
    }
    return verify_fail(v, NULL, "Illegal target of jump or branch");
}

/* What inference wants of all instructions, reached or not, before it looks at the first state. */
static bool check_instructions(Verifier *v)
{
    Sim *s = &v->sim;
    for (s->bci = 0; s->bci < s->len; s->bci += typestep_length(s->bytes, s->len, s->bci)) {
        if (!check_static(v) || !check_local(v) || !check_jumps(v, s->bytes[s->bci]))
            return false;
    }
    return true;
}

static bool bad_catch(Verifier *v, const ExceptionEntry *e, Symbol *name)
{
    if (v->inferred)
        return verify_fail(v, NULL, "catch_type not a subclass of Throwable");
    v->sim.bci = e->handler_pc;
    return verify_fail(
        v,
        xformat("Type '%s' (constant pool %u) is not assignable to 'java/lang/Throwable'", name->text, e->catch_type),
        "Catch type is not a subclass of Throwable in exception handler %u", e->handler_pc);
}

/* Ranges and handlers start at instructions; what is caught is Throwable. */
static bool check_handler_table(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    if (v->inferred && info->handler_count > 0 && v->sim.max_stack < 1)
        return verify_fail(v, NULL, "Stack size too large");
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry entry = classfile_handler(info, i), *e = &entry;
        bool ends = e->end_pc == v->sim.len || v->starts[e->end_pc];
        if (!v->starts[e->start_pc] || !ends || !v->starts[e->handler_pc]) {
            v->bad_format = FORMAT_OF_METHOD;
            if (v->inferred)
                return verify_fail(v, NULL, "Illegal exception table %s",
                                   v->starts[e->start_pc] && ends ? "handler" : "range");
            return !v->starts[e->start_pc] ? verify_fail(v, NULL, "Illegal exception table start_pc %u", e->start_pc)
                   : !ends                 ? verify_fail(v, NULL, "Illegal exception table end_pc %u", e->end_pc)
                           : verify_fail(v, NULL, "Illegal exception table handler_pc %u", e->handler_pc);
        }
        Symbol *name = e->catch_type ? classfile_class_name(v->file, e->catch_type) : NULL;
        if (name == NULL || type_name_assignable(v, name, symbol_of_cstr("java/lang/Throwable")))
            continue;
        return bad_catch(v, e, name);
    }
    return true;
}

/* Variables live from one instruction to another. */
static bool check_var_table(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    FileTable vars = classfile_table(v->file, info, CODE_VARS);
    for (u4 i = 0; i < vars.count; i++) {
        VarEntry var = classfile_var(v->file, &vars, i);
        u4 start = var.start_pc, end = start + var.length;
        if (v->starts[start] && (end == v->sim.len || v->starts[end]))
            continue;
        v->bad_format = FORMAT_OF_METHOD;
        return verify_fail(v, NULL, "Illegal local variable table %s %u", v->starts[start] ? "length" : "start_pc",
                           v->starts[start] ? var.length : start);
    }
    return true;
}

/* ---- one method */

static void start_state(Verifier *v)
{
    Sim *s = &v->sim;
    memset(s->locals, 0, ((size_t)s->max_locals + s->max_stack) * sizeof *s->locals);
    s->depth = 0;
    s->bci = 0;
    v->unborn = v->is_init && v->cls->super != NULL;
    if (typestep_arguments(v->method, true, s->locals, s->max_locals) < 0)
        verify_fail(v, NULL, "Arguments can't fit into locals");
}

static void clear_failure(Verifier *v)
{
    free(v->headline);
    free(v->reason);
    free(v->states);
    free(v->sim.error);
    v->headline = v->reason = v->states = v->sim.error = NULL;
    v->bad_format = FORMAT_GOOD;
}

static bool check_code(Verifier *v)
{
    start_state(v);
    if (v->headline != NULL || !mark_starts(v) || !check_handler_table(v))
        return false;
    if (v->inferred)
        return check_instructions(v) && verify_inferred(v);
    return check_var_table(v) && map_expand(v) && verify_typed(v);
}

/* A file of version 50 that fails by its frames may still hold without; else the first failure is told, or the second
 * one if that is of another kind: what is no class file by its frames may be one that does not verify. */
static bool try_inference(Verifier *v)
{
    Verifier first = *v;
    v->headline = v->reason = v->states = v->sim.error = NULL;
    v->bad_format = FORMAT_GOOD;
    v->inferred = true;
    bool ok = check_code(v);
    bool same_kind = (v->bad_format == FORMAT_GOOD) == (first.bad_format == FORMAT_GOOD);
    bool keep_first = !ok && v->t->exception == NULL && same_kind;
    if (!keep_first) {
        Verifier second = *v;
        *v = first;
        clear_failure(v);
        *v = second;
        return ok;
    }
    clear_failure(v);
    *v = first;
    return false;
}

static bool verify_code(Verifier *v)
{
    v->inferred = v->file->major < 50;
    if (check_code(v))
        return true;
    return v->file->major == 50 && v->t->exception == NULL && try_inference(v);
}

static bool verify_code_of(Thread *t, Class *c, ClassFile *f, Code *code, Arena *room)
{
    Verifier v = {.t = t, .cls = c, .file = f, .code = code, .method = code->method, .room = room};
    v.is_init = v.method->name == wkname.init;
    v.starts = arena_alloc(room, code->len, 1);
    v.sim = (Sim){.code = code,
                  .bytes = code->bytes,
                  .len = code->len,
                  .named = true,
                  .max_locals = code->max_locals,
                  .max_stack = code->max_stack};
    v.sim.locals = verify_slots(&v, (size_t)code->max_locals + code->max_stack);
    v.sim.stack = v.sim.locals + code->max_locals;
    bool ok = verify_code(&v);
    if (!ok)
        verify_throw(&v);
    clear_failure(&v);
    arena_reset(room);
    return ok;
}

/* By a Code that is there for this alone: most methods are never called, and need none. */
static bool verify_method(Thread *t, Class *c, ClassFile *f, Method *m, const MemberInfo *info, Arena *room)
{
    if (info == NULL || info->code == NULL)
        return true;
    Code code = {.method = NULL};
    code_init(&code, m, f, info);
    return verify_code_of(t, c, f, &code, room);
}

bool verify_version(Thread *t, Class *c, ClassFile *f, MemberInfo **infos)
{
    Arena room = {0};
    arena_reserve(&room, 2048); /* enough for most methods */
    bool ok = true;
    for (u4 i = 0; ok && i < c->method_count; i++)
        ok = verify_method(t, c, f, &c->methods[i], infos == NULL ? c->methods[i].info : infos[i], &room);
    arena_free(&room);
    return ok;
}

bool verify_class(Thread *t, Class *c)
{
    return verify_version(t, c, c->file, NULL);
}
