/* verify.c - verification of a class before it is linked (JVMS 4.9, 4.10): one method after the other, and the
 * messages.
 *
 * First the static constraints: the code is a sequence of instructions, branches and handlers start at instructions.
 * Then the structural ones, in one of two ways: with StackMapTable from version 50 on (verify_typed.c), by inference
 * before that (verify_infer.c). A file of version 50 gets a second chance by inference (JVMS 4.10).
 *
 * A VerifyError says what is wrong, where, why, and in which state:
 *
 *   Bad type on operand stack
 *   Exception Details:
 *     Location:
 *       A.f()V @3: areturn
 *     Reason:
 *       Type integer (current frame, stack[0]) is not assignable to ...
 *     Current Frame:
 *       bci: @3 ...
 *
 * No locks: runs under the class's linking, or on a version that nobody sees yet. Read next: verify_parts.h.
 */
#include "vm/verify.h"

#include "vm/code.h"
#include "vm/thread.h"
#include "vm/throw.h"
#include "vm/verify_parts.h"
#include "vm/wellknown.h"

bool verify_fail(Verifier *v, char *reason, const char *fmt, ...)
{
    if (v->headline != NULL) {
        free(reason);
        return false;
    }
    va_list args;
    va_start(args, fmt);
    if (vasprintf(&v->headline, fmt, args) < 0)
        panic("out of native memory (formatting a message)");
    va_end(args);
    v->reason = reason;
    return false;
}

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

static bool mark_starts(Verifier *v)
{
    Sim *s = &v->sim;
    for (s->bci = 0; s->bci < s->len;) {
        u4 n = typestep_length(s->bytes, s->len, s->bci);
        if (n == 0)
            return verify_fail(v, NULL, "Bad instruction: %02x", s->bytes[s->bci]);
        v->starts[s->bci] = 1;
        s->bci += n;
    }
    return true;
}

/* Pool indices that the abstract interpreter would only look at if it got there (JVMS 4.9.1 speaks of all
 * instructions). */
static bool check_pool_index(Verifier *v)
{
    const u1 *at = v->sim.bytes + v->sim.bci;
    u2 index = at[0] == OP_LDC ? at[1] : v->sim.bci + 2 < v->sim.len ? (u2)(at[1] << 8 | at[2]) : 0;
    u1 tag = index > 0 && index < v->file->pool_count ? v->file->pool[index].tag : CP_UNUSABLE;
    bool ok = true;
    switch (at[0]) {
    case OP_LDC:
    case OP_LDC_W:
        ok = tag == CP_INTEGER || tag == CP_FLOAT || tag == CP_STRING || tag == CP_METHOD_HANDLE ||
             tag == CP_METHOD_TYPE || tag == CP_DYNAMIC || (tag == CP_CLASS && v->file->major >= 49);
        break;
    case OP_LDC2_W:
        ok = tag == CP_LONG || tag == CP_DOUBLE || tag == CP_DYNAMIC;
        break;
    case OP_GETSTATIC:
    case OP_PUTSTATIC:
    case OP_GETFIELD:
    case OP_PUTFIELD:
        ok = tag == CP_FIELDREF;
        break;
    case OP_INVOKEVIRTUAL:
        ok = tag == CP_METHODREF;
        break;
    case OP_INVOKESPECIAL:
    case OP_INVOKESTATIC:
        ok = tag == CP_METHODREF || tag == CP_INTERFACE_METHODREF;
        break;
    case OP_INVOKEINTERFACE:
        ok = tag == CP_INTERFACE_METHODREF;
        break;
    case OP_INVOKEDYNAMIC:
        ok = tag == CP_INVOKE_DYNAMIC;
        break;
    case OP_NEW:
    case OP_ANEWARRAY:
    case OP_CHECKCAST:
    case OP_INSTANCEOF:
    case OP_MULTIANEWARRAY:
        ok = tag == CP_CLASS;
        break;
    default:
        break;
    }
    if (ok)
        return true;
    return index < v->file->pool_count ? verify_fail(v, NULL, "Illegal type at constant pool entry %u", index)
                                       : verify_fail(v, NULL, "Illegal constant pool index %u", index);
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
    return index + size <= v->sim.max_locals || verify_fail(v, NULL, "local variable %u does not exist", index);
}

static bool check_targets(Verifier *v)
{
    Sim *s = &v->sim;
    Targets targets = {v, false};
    for (s->bci = 0; s->bci < s->len; s->bci += typestep_length(s->bytes, s->len, s->bci)) {
        if (!check_pool_index(v) || !check_local(v))
            return false;
        typestep_targets(s->bytes, s->len, s->bci, check_target, &targets);
        if (targets.bad)
            return verify_fail(v, NULL, "Illegal target of jump or branch");
    }
    return true;
}

/* Ranges and handlers start at instructions; what is caught is Throwable. */
static bool check_handler_table(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry *e = &info->handlers[i];
        bool ends = e->end_pc == v->sim.len || v->starts[e->end_pc];
        if (!v->starts[e->start_pc] || !ends || !v->starts[e->handler_pc]) {
            v->bad_format = true;
            return verify_fail(v, NULL, "Illegal exception table %s",
                               !v->starts[e->start_pc] ? "start_pc"
                               : !ends                 ? "end_pc"
                                                       : "handler_pc");
        }
        Symbol *name = e->catch_type ? classfile_class_name(v->file, e->catch_type) : NULL;
        if (name == NULL || type_name_assignable(v, name, symbol_of_cstr("java/lang/Throwable")))
            continue;
        return verify_fail(v, NULL, "Catch type is not a subclass of Throwable in exception handler %u", e->handler_pc);
    }
    return true;
}

/* Variables live from one instruction to another. */
static bool check_var_table(Verifier *v)
{
    const CodeInfo *info = v->code->info;
    for (u4 i = 0; i < info->var_count; i++) {
        u4 start = info->vars[i].start_pc, end = start + info->vars[i].length;
        if (v->starts[start] && (end == v->sim.len || v->starts[end]))
            continue;
        v->bad_format = true;
        return verify_fail(v, NULL, "Illegal local variable table %s %u", v->starts[start] ? "length" : "start_pc",
                           v->starts[start] ? info->vars[i].length : start);
    }
    return true;
}

/* ---- messages */

static void add(char **text, char *more)
{
    char *joined = xformat("%s%s", *text, more);
    free(*text);
    free(more);
    *text = joined;
}

static char *types_text(const VType *types, u4 count)
{
    char *text = xstrdup("{");
    while (count > 0 && vtype_kind(types[count - 1]) == SLOT_TOP)
        count--;
    for (u4 i = 0; i < count; i++) {
        if (vtype_kind(types[i]) == SLOT_HIGH)
            continue;
        char *one = type_text(types[i]);
        add(&text, xformat("%s %s", i ? "," : "", one));
        free(one);
    }
    add(&text, xstrdup(" }"));
    return text;
}

/* The code, sixteen bytes a line, two and two together. */
static void add_bytecode(char **text, const Sim *s)
{
    add(text, xstrdup("  Bytecode:\n"));
    for (u4 at = 0; at < s->len; at += 16) {
        char line[64], *to = line;
        for (u4 i = at; i < at + 16; i++) {
            to += i < s->len ? sprintf(to, "%02x", s->bytes[i]) : sprintf(to, "  ");
            if (i % 2 && i + 1 < at + 16)
                *to++ = ' ';
        }
        *to = 0;
        add(text, xformat("    %07x: %s\n", at, line));
    }
}

static void add_handlers(char **text, const CodeInfo *info)
{
    if (info->handler_count > 0)
        add(text, xstrdup("  Exception Handler Table:\n"));
    for (u4 i = 0; i < info->handler_count; i++)
        add(text, xformat("    bci [%u, %u] => handler: %u\n", info->handlers[i].start_pc, info->handlers[i].end_pc,
                          info->handlers[i].handler_pc));
}

static void throw_details(Verifier *v)
{
    const Sim *s = &v->sim;
    char *name = class_external_name(v->cls);
    char *text = xformat("%s\nException Details:\n  Location:\n    %s.%s%s @%u: %s\n  Reason:\n    %s\n", v->headline,
                         name, v->method->name->text, v->method->desc->text, s->bci,
                         s->bci < s->len ? op_name(s->bytes[s->bci]) : "", v->reason ? v->reason : v->headline);
    char *locals = types_text(s->locals, s->max_locals), *stack = types_text(s->stack, s->depth);
    add(&text, xformat("  Current Frame:\n    bci: @%u\n    flags: {%s }\n    locals: %s\n    stack: %s\n", s->bci,
                       v->unborn ? " flagThisUninit" : "", locals, stack));
    add_bytecode(&text, s);
    add_handlers(&text, v->code->info);
    throw_name(v->t, "java/lang/VerifyError", "%s", text);
    free(locals);
    free(stack);
    free(text);
    free(name);
}

static void throw_format(Verifier *v)
{
    char *name = method_external_name(v->method);
    throw_name(v->t, "java/lang/ClassFormatError", "%s in method '%s'", v->headline, name);
    free(name);
}

static void throw_failure(Verifier *v)
{
    if (v->t->exception != NULL)
        return;
    if (v->bad_format)
        throw_format(v);
    else
        throw_details(v);
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
    free(v->sim.error);
    v->headline = v->reason = v->sim.error = NULL;
    v->bad_format = false;
}

static void free_frames(Verifier *v)
{
    for (u4 i = 0; i < v->frame_count; i++)
        free(v->frames[i].types);
    free(v->frames);
    v->frames = NULL;
    v->frame_count = 0;
}

static bool check_structure(Verifier *v)
{
    if (v->file->major < 50)
        return check_targets(v) && verify_inferred(v);
    bool ok = map_expand(v) && check_targets(v) && verify_typed(v);
    if (!ok && v->headline == NULL && v->sim.error != NULL)
        verify_fail(v, NULL, "%s", v->sim.error);
    if (ok || v->file->major > 50 || v->t->exception != NULL)
        return ok;
    clear_failure(v);
    start_state(v);
    return check_targets(v) && verify_inferred(v);
}

static bool verify_code(Verifier *v)
{
    start_state(v);
    return v->headline == NULL && mark_starts(v) && check_handler_table(v) && check_var_table(v) && check_structure(v);
}

static bool verify_method(Thread *t, Class *c, ClassFile *f, Code *code)
{
    if (code->info == NULL)
        return true;
    Verifier v = {.t = t, .cls = c, .file = f, .code = code, .method = code->method};
    v.is_init = v.method->name == wkname.init;
    v.starts = xcalloc(code->len, 1);
    v.sim = (Sim){.code = code,
                  .bytes = code->bytes,
                  .len = code->len,
                  .named = true,
                  .max_locals = code->max_locals,
                  .max_stack = code->max_stack};
    v.sim.locals = xcalloc((size_t)code->max_locals + code->max_stack, sizeof *v.sim.locals);
    v.sim.stack = v.sim.locals + code->max_locals;
    bool ok = verify_code(&v);
    if (!ok)
        throw_failure(&v);
    clear_failure(&v);
    free_frames(&v);
    free(v.starts);
    free(v.sim.locals);
    return ok;
}

bool verify_version(Thread *t, Class *c, ClassFile *f, Code **codes, u2 count)
{
    for (u4 i = 0; i < count; i++) {
        if (!verify_method(t, c, f, codes[i]))
            return false;
    }
    return true;
}

bool verify_class(Thread *t, Class *c)
{
    for (u4 i = 0; i < c->method_count; i++) {
        if (!verify_method(t, c, c->file, atomic_load_explicit(&c->methods[i]->code, memory_order_acquire)))
            return false;
    }
    return true;
}
