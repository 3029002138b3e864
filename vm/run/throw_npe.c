/* throw_npe.c - helpful NullPointerException messages (JEP 358): what was attempted, and where the null came from.
 *
 *   Cannot invoke "String.length()" because "<local1>.name" is null
 *   `-- what: from the instruction --'       `-- why: from the instruction that pushed the null --'
 *
 * The message is made when somebody asks for it, from the top frame of the recorded stack trace alone. To find who
 * pushed an operand, trace_sources() runs over the method once: for each instruction it notes which instruction pushed
 * each operand slot before it, and forgets a slot where two paths disagree. Values only stay values under dup, swap
 * and checkcast. Then describe() turns that instruction back into source form, following its own operands a few steps
 * further.
 *
 * An instruction that cannot throw, or a constructor call (`new NullPointerException()`), has no message.
 * No lock, no state: everything is malloc'ed for one message. Read next: throw_trace.c, NullPointerException.java.
 */
#include "vm/class/class_names.h"
#include "vm/run/throw.h"

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/string_new.h"
#include "vm/run/code.h"

enum { UNKNOWN = 0xffff, MAX_STEPS = 5 };

/* who pushed what, before one instruction */
typedef struct Sources {
    u2 depth;
    bool seen;
    u2 *slot; /* max_stack entries: bci of the pusher or UNKNOWN */
} Sources;

typedef struct Trace {
    const Code *code;
    Sources *at; /* per bci; seen = reached */
    Sources now; /* the state that an instruction changes */
    bool changed;
} Trace;

static u4 u2_at(const u1 *p)
{
    return (u4)(p[0] << 8 | p[1]);
}
static int32_t s4_at(const u1 *p)
{
    return (int32_t)((u4)p[0] << 24 | (u4)p[1] << 16 | (u4)p[2] << 8 | p[3]);
}

/* -- the sources of operands */

static void pop(Trace *t, int n)
{
    t->now.depth = (u2)(t->now.depth > n ? t->now.depth - n : 0);
}

static void push(Trace *t, u2 source)
{
    if (t->now.depth < t->code->max_stack)
        t->now.slot[t->now.depth++] = source;
}

static u2 peek(const Trace *t, int from_top)
{
    return from_top < t->now.depth ? t->now.slot[t->now.depth - 1 - from_top] : UNKNOWN;
}

static void push_letters(Trace *t, const char *letters, u2 bci)
{
    for (; *letters != 0; letters++)
        for (int n = letter_slots(*letters); n > 0; n--)
            push(t, bci);
}

/* Slots of the arguments of a descriptor; *ret: the letter of its result. */
static int argument_slots(const char *d, char *ret)
{
    int n = 0;
    for (d++; *d != ')'; d = letter_behind(d))
        n += letter_slots(*d);
    *ret = d[1];
    return n;
}

/* Name and descriptor of the member (or call site) that the instruction refers to. */
static void member_at(const Code *c, u4 bci, Symbol **cls, Symbol **name, Symbol **desc)
{
    u2 index = (u2)u2_at(c->bytes + bci + 1);
    const Const *k = &c->file->pool[index];
    if (k->tag == CP_INVOKE_DYNAMIC) {
        const Const *nat = &c->file->pool[k->b];
        *cls = NULL;
        *name = classfile_utf8(c->file, nat->a);
        *desc = classfile_utf8(c->file, nat->b);
        return;
    }
    classfile_member(c->file, index, cls, name, desc);
}

static void step_dup(Trace *t, u1 op)
{
    u2 a = peek(t, 0), b = peek(t, 1), c = peek(t, 2), d = peek(t, 3);
    static const struct {
        u1 pops;
        const char *pushes; /* a = top, b = below it, ... in order of pushing */
    } shapes[] = {{1, ""},     {2, ""},      {1, "aa"},     {2, "aba"}, {3, "acba"},
                  {2, "baba"}, {3, "bacba"}, {4, "badcba"}, {2, "ab"}};
    pop(t, shapes[op - OP_POP].pops);
    for (const char *s = shapes[op - OP_POP].pushes; *s != 0; s++)
        push(t, *s == 'a' ? a : *s == 'b' ? b : *s == 'c' ? c : d);
}

static void step_member(Trace *t, u4 bci, u1 op)
{
    Symbol *cls, *name, *desc;
    member_at(t->code, bci, &cls, &name, &desc);
    if (op <= OP_PUTFIELD) {
        int n = letter_slots(desc->text[0]);
        if (op == OP_PUTSTATIC || op == OP_PUTFIELD)
            pop(t, n);
        if (op == OP_GETFIELD || op == OP_PUTFIELD)
            pop(t, 1);
        for (; (op == OP_GETSTATIC || op == OP_GETFIELD) && n > 0; n--)
            push(t, (u2)bci);
        return;
    }
    char ret;
    pop(t, argument_slots(desc->text, &ret) + (op != OP_INVOKESTATIC && op != OP_INVOKEDYNAMIC));
    for (int n = letter_slots(ret); n > 0; n--)
        push(t, (u2)bci);
}

/* Applies the instruction at bci to t->now. */
static void step(Trace *t, u4 bci)
{
    const u1 *p = t->code->bytes + bci;
    u1 op = *p;
    if (op >= OP_POP && op <= OP_SWAP) {
        step_dup(t, op);
    } else if (op >= OP_GETSTATIC && op <= OP_INVOKEDYNAMIC) {
        step_member(t, bci, op);
    } else if (op == OP_WIDE) {
        u1 real = p[1];
        pop(t, real >= OP_ISTORE && real <= OP_ASTORE ? letter_slots(op_info[real].pops[0]) : 0);
        if (real >= OP_ILOAD && real <= OP_ALOAD)
            push_letters(t, op_info[real].pushes, (u2)bci);
    } else if (op == OP_MULTIANEWARRAY) {
        pop(t, p[3]);
        push(t, (u2)bci);
    } else if (op == OP_LDC || op == OP_LDC_W || op == OP_LDC2_W || op == OP_JSR || op == OP_JSR_W) {
        for (int n = op == OP_LDC2_W ? 2 : 1; n > 0; n--)
            push(t, (u2)bci);
    } else if (op != OP_CHECKCAST) {
        for (const char *s = op_info[op].pops; *s != 0; s++)
            pop(t, letter_slots(*s));
        push_letters(t, op_info[op].pushes, (u2)bci);
    }
}

static Sources *sources_at(Trace *t, u4 bci)
{
    Sources *s = &t->at[bci];
    if (s->slot == NULL)
        s->slot = xcalloc(t->code->max_stack + 1u, sizeof(u2));
    return s;
}

/* The state t->now flows to bci. */
static void flow(Trace *t, int64_t bci)
{
    if (bci < 0 || bci >= t->code->len)
        return;
    Sources *s = sources_at(t, (u4)bci);
    if (!s->seen) {
        s->seen = t->changed = true;
        s->depth = t->now.depth;
        memcpy(s->slot, t->now.slot, s->depth * sizeof(u2));
        return;
    }
    for (u4 i = 0; i < s->depth; i++)
        if (i >= t->now.depth || (s->slot[i] != t->now.slot[i] && s->slot[i] != UNKNOWN)) {
            s->slot[i] = UNKNOWN;
            t->changed = true;
        }
}

static void flow_switch(Trace *t, u4 bci)
{
    const u1 *p = t->code->bytes + ((bci + 4) & ~3u);
    bool table = t->code->bytes[bci] == OP_TABLESWITCH;
    int64_t count = table ? (int64_t)s4_at(p + 8) - s4_at(p + 4) + 1 : s4_at(p + 4);
    flow(t, (int64_t)bci + s4_at(p));
    for (int64_t i = 0; i < count; i++)
        flow(t, (int64_t)bci + s4_at(table ? p + 12 + 4 * i : p + 12 + 8 * i));
}

static void flow_from(Trace *t, u4 bci, u4 length)
{
    u1 op = t->code->bytes[bci];
    u1 kind = op_info[op].kind;
    if (kind == KIND_BRANCH)
        flow(t, (int64_t)bci + (int16_t)u2_at(t->code->bytes + bci + 1));
    else if (kind == KIND_BRANCH_W)
        flow(t, (int64_t)bci + s4_at(t->code->bytes + bci + 1));
    else if (kind == KIND_TABLESWITCH || kind == KIND_LOOKUPSWITCH)
        flow_switch(t, bci);
    bool ends = op == OP_GOTO || op == OP_GOTO_W || op == OP_JSR || op == OP_JSR_W || op == OP_RET ||
                kind == KIND_RETURN || op == OP_ATHROW || kind == KIND_TABLESWITCH || kind == KIND_LOOKUPSWITCH;
    if (!ends) /* what a subroutine returns to is not followed */
        flow(t, (int64_t)bci + length);
}

static void trace_sources(Trace *t)
{
    const Code *c = t->code;
    flow(t, 0);
    for (u4 i = 0; i < c->info->handler_count; i++) {
        t->now.depth = 0;
        push(t, UNKNOWN);
        flow(t, classfile_handler(c->info, i).handler_pc);
    }
    while (t->changed) {
        t->changed = false;
        for (u4 bci = 0, length; bci < c->len; bci += length) {
            length = code_instruction_length(c->bytes, c->len, bci);
            if (length == 0)
                return;
            const Sources *s = &t->at[bci];
            if (!s->seen)
                continue;
            t->now.depth = s->depth;
            memcpy(t->now.slot, s->slot, s->depth * sizeof(u2));
            step(t, bci);
            flow_from(t, bci, length);
        }
    }
}

static void trace_free(Trace *t)
{
    for (u4 i = 0; i < t->code->len; i++)
        free(t->at[i].slot);
    free(t->at);
    free(t->now.slot);
}

/* Who pushed the operand that lies `below` slots under the top before bci. */
static u2 source_of(const Trace *t, u4 bci, int below)
{
    const Sources *s = &t->at[bci];
    return s->seen && below < s->depth ? s->slot[s->depth - 1 - below] : UNKNOWN;
}

/* -- text */

/* true: there is something to say. */
static bool PRINTF(2, 3) put(FILE *out, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    vfprintf(out, fmt, args);
    va_end(args);
    return true;
}

static bool is_name_char(char c)
{
    return c == '.' || c == '$' || c == '_' || (c >= '0' && c <= '9') || ((c | 32) >= 'a' && (c | 32) <= 'z');
}

/* Appends external names of classes, java.lang.Object and java.lang.String in short. Frees text. */
static void put_name(FILE *out, char *text)
{
    static const char *const shorts[] = {"java.lang.Object", "java.lang.String"};
    for (char *s = text; *s != 0; s++) {
        for (size_t i = 0; i < COUNT_OF(shorts); i++) {
            size_t n = strlen(shorts[i]);
            if (strncmp(s, shorts[i], n) == 0 && !is_name_char(s[n]) && (s == text || !is_name_char(s[-1])))
                s += strlen("java.lang.");
        }
        fputc(*s, out);
    }
    free(text);
}

static char *dotted(const Symbol *name)
{
    return xstrdup(symbol_replace(name, '/', '.')->text);
}

/* Class.name(types) */
static void put_method(FILE *out, const Symbol *cls, const Symbol *name, const Symbol *desc)
{
    if (cls != NULL) {
        put_name(out, dotted(cls));
        fputc('.', out);
    }
    char *all = method_external_name_of("", name, desc); /* "type name(types)" */
    char *from = strchr(all, ' ');
    put_name(out, xstrdup(from != NULL ? from + 1 : all));
    free(all);
}

static bool put_local(FILE *out, const Code *c, u4 bci, u4 slot)
{
    const Method *m = c->method;
    bool is_static = (m->access & ACC_STATIC) != 0;
    if (!is_static && slot == 0) {
        fputs("this", out);
        return true;
    }
    FileTable vars = classfile_table(c->file, c->info, CODE_VARS);
    for (u4 i = 0; i < vars.count; i++) {
        VarEntry v = classfile_var(c->file, &vars, i);
        if (v.slot == slot && bci >= v.start_pc && bci < (u4)v.start_pc + v.length) {
            fputs(v.name->text, out);
            return true;
        }
    }
    u4 at = is_static ? 0 : 1, number = 1;
    for (const char *d = m->desc->text + 1; *d != ')' && at <= slot; d = letter_behind(d), number++) {
        if (at == slot) {
            fprintf(out, "<parameter%u>", number);
            return true;
        }
        at += (u4)letter_slots(*d);
    }
    fprintf(out, "<local%u>", slot);
    return true;
}

static bool describe(FILE *out, const Trace *t, u2 bci, int steps);

static bool describe_element(FILE *out, const Trace *t, u2 bci, int steps)
{
    if (!describe(out, t, source_of(t, bci, 1), steps - 1))
        fputs("<array>", out);
    fputc('[', out);
    if (!describe(out, t, source_of(t, bci, 0), steps))
        fputs("...", out);
    fputc(']', out);
    return true;
}

static bool describe_field(FILE *out, const Trace *t, u2 bci, int steps)
{
    Symbol *cls, *name, *desc;
    member_at(t->code, bci, &cls, &name, &desc);
    if (t->code->bytes[bci] == OP_GETSTATIC) {
        put_name(out, dotted(cls));
        fputc('.', out);
    } else if (describe(out, t, source_of(t, bci, 0), steps - 1)) {
        fputc('.', out);
    }
    fputs(name->text, out);
    return true;
}

/* Writes what the instruction at bci pushed, in source form. steps: how far to go on. */
static bool describe(FILE *out, const Trace *t, u2 bci, int steps)
{
    if (bci == UNKNOWN || steps <= 0)
        return false;
    const u1 *p = t->code->bytes + bci;
    u1 op = *p;
    if (op == OP_ACONST_NULL)
        return put(out, "null");
    if (op >= OP_ICONST_M1 && op <= OP_ICONST_5)
        return put(out, "%d", op - OP_ICONST_0);
    if (op == OP_BIPUSH)
        return put(out, "%d", (int8_t)p[1]);
    if (op == OP_SIPUSH)
        return put(out, "%d", (int16_t)u2_at(p + 1));
    if (op == OP_ILOAD || op == OP_ALOAD)
        return put_local(out, t->code, bci, p[1]);
    if (op == OP_WIDE && (p[1] == OP_ILOAD || p[1] == OP_ALOAD))
        return put_local(out, t->code, bci, u2_at(p + 2));
    if (op >= OP_ILOAD_0 && op <= OP_ILOAD_3)
        return put_local(out, t->code, bci, op - (u4)OP_ILOAD_0);
    if (op >= OP_ALOAD_0 && op <= OP_ALOAD_3)
        return put_local(out, t->code, bci, op - (u4)OP_ALOAD_0);
    if (op == OP_IALOAD || op == OP_AALOAD) /* other elements, as an index, other VMs do not name */
        return describe_element(out, t, bci, steps);
    if (op == OP_GETSTATIC || op == OP_GETFIELD)
        return describe_field(out, t, bci, steps);
    if (op >= OP_INVOKEVIRTUAL && op <= OP_INVOKEINTERFACE) {
        Symbol *cls, *name, *desc;
        member_at(t->code, bci, &cls, &name, &desc);
        put_method(out, cls, name, desc);
        return true;
    }
    return false;
}

/* What was attempted; *below: how deep the null lies. false: this instruction does not throw. */
static bool put_action(FILE *out, const Code *c, u4 bci, int *below)
{
    static const char *const arrays[] = {"int", "long", "float", "double", "object", "byte/boolean", "char", "short"};
    const u1 *p = c->bytes + bci;
    u1 op = *p;
    *below = 0;
    if (op >= OP_IALOAD && op <= OP_SALOAD) {
        *below = 1;
        return put(out, "Cannot load from %s array", arrays[op - OP_IALOAD]);
    }
    if (op >= OP_IASTORE && op <= OP_SASTORE) {
        *below = op == OP_LASTORE || op == OP_DASTORE ? 3 : 2;
        return put(out, "Cannot store to %s array", arrays[op - OP_IASTORE]);
    }
    if (op == OP_ARRAYLENGTH)
        return put(out, "Cannot read the array length");
    if (op == OP_ATHROW)
        return put(out, "Cannot throw exception");
    if (op == OP_MONITORENTER || op == OP_MONITOREXIT)
        return put(out, "Cannot %s synchronized block", op == OP_MONITORENTER ? "enter" : "exit");
    if (op != OP_GETFIELD && op != OP_PUTFIELD && op != OP_INVOKEVIRTUAL && op != OP_INVOKESPECIAL &&
        op != OP_INVOKEINTERFACE)
        return false;
    Symbol *cls, *name, *desc;
    member_at(c, bci, &cls, &name, &desc);
    if (op == OP_GETFIELD || op == OP_PUTFIELD) {
        *below = op == OP_PUTFIELD ? letter_slots(desc->text[0]) : 0;
        return put(out, "Cannot %s field \"%s\"", op == OP_GETFIELD ? "read" : "assign", name->text);
    }
    if (name == wkname.init)
        return false;
    char ret;
    *below = argument_slots(desc->text, &ret);
    fputs("Cannot invoke \"", out);
    put_method(out, cls, name, desc);
    fputc('"', out);
    return true;
}

static void put_reason(FILE *out, const Code *c, u4 bci, int below)
{
    Trace t = {.code = c, .at = xcalloc(c->len, sizeof(Sources))};
    t.now.slot = xcalloc(c->max_stack + 1u, sizeof(u2));
    trace_sources(&t);
    u2 source = source_of(&t, bci, below);
    char *why = NULL;
    size_t size = 0;
    FILE *text = xopen_text(&why, &size);
    bool known = describe(text, &t, source, MAX_STEPS);
    xclose_text(text, &why, &size);
    u1 op = source != UNKNOWN ? c->bytes[source] : (u1)OP_NOP;
    if (known)
        fprintf(out, " because %s\"%s\" is null",
                op >= OP_INVOKEVIRTUAL && op <= OP_INVOKEINTERFACE ? "the return value of " : "", why);
    free(why);
    trace_free(&t);
}

Object *throwable_npe_message(Thread *t, Object *exception)
{
    Code *code;
    int32_t bci;
    if (!throwable_top(exception, &code, &bci) || bci < 0 || code->info == NULL)
        return NULL;
    char *message = NULL;
    size_t size = 0;
    FILE *out = xopen_text(&message, &size);
    int below;
    bool thrown = put_action(out, code, (u4)bci, &below);
    if (thrown)
        put_reason(out, code, (u4)bci, below);
    xclose_text(out, &message, &size);
    Object *result = thrown ? string_of_mutf8(t, message, size) : NULL;
    free(message);
    return result;
}
