/* verify_words.c - how the verifier says no.
 *
 * Type checking explains itself: what is wrong, where, why, in which state, and, where a frame of StackMapTable was
 * expected, which; then the code, its handlers and its frames.
 *
 *   Inconsistent stackmap frames at branch target 4          headline
 *   Exception Details:
 *     Location:
 *       A.f(I)V @1: ifeq
 *     Reason:
 *       Type integer (current frame, locals[0]) is not assignable to float (stack map, locals[0])
 *     Current Frame:                                         only where the reason speaks of the state
 *       bci: @1 ...
 *     Stackmap Frame:                                        only where it speaks of a frame, too
 *     Bytecode:
 *     Exception Handler Table:
 *     Stackmap Table:
 *
 * Inference says one line: (class: A, method: f signature: (I)V) and the headline.
 *
 * The first failure counts. States are put into words when the failure is recorded, the rest when it is thrown.
 *
 * No locks. Read next: verify.c.
 */
#include "vm/base/above.h"
#include "vm/class/class_names.h"
#include "vm/class/classfile_parse.h"
#include "vm/run/code.h"
#include "vm/thread/thread.h"
#include "vm/verify/verify_parts.h"

static void add(char **text, char *more)
{
    char *joined = xformat("%s%s", *text, more);
    free(*text);
    free(more);
    *text = joined;
}

/* ---- types and states */

char *type_text(VType type)
{
    switch (vtype_kind(type)) {
    case SLOT_INT: return xstrdup("integer");
    case SLOT_FLOAT: return xstrdup("float");
    case SLOT_LONG: return xstrdup("long");
    case SLOT_DOUBLE: return xstrdup("double");
    case SLOT_NULL: return xstrdup("null");
    case SLOT_REF: return xformat("'%s'", vtype_name(type) ? vtype_name(type)->text : "java/lang/Object");
    case SLOT_UNINIT: return xformat("uninitialized %u", vtype_bci(type));
    case SLOT_UNINIT_THIS: return xstrdup("uninitializedThis");
    case SLOT_RETADDR: return xstrdup("return address");
    default: return xstrdup("top");
    }
}

char *slot_text(const VType *slots, u4 index)
{
    if (vtype_kind(slots[index]) != SLOT_HIGH)
        return type_text(slots[index]);
    return xstrdup(index > 0 && vtype_kind(slots[index - 1]) == SLOT_DOUBLE ? "double_2nd" : "long_2nd");
}

static char *types_text(const VType *types, u4 count)
{
    char *text = xstrdup("{");
    while (count > 0 && vtype_kind(types[count - 1]) == SLOT_TOP)
        count--;
    for (u4 i = 0; i < count; i++) {
        char *one = slot_text(types, i);
        add(&text, xformat("%s %s", i ? "," : "", one));
        free(one);
    }
    add(&text, xstrdup(" }"));
    return text;
}

char *state_text(const char *title, u4 bci, bool unborn, const VType *locals, u4 max_locals, const VType *stack,
                 u4 depth)
{
    char *a = types_text(locals, max_locals), *b = types_text(stack, depth);
    char *text = xformat("  %s:\n    bci: @%u\n    flags: {%s }\n    locals: %s\n    stack: %s\n", title, bci,
                         unborn ? " flagThisUninit" : "", a, b);
    free(a);
    free(b);
    return text;
}

/* ---- recording */

static bool record(Verifier *v, char *reason, const char *fmt, va_list args)
{
    if (v->headline != NULL) {
        free(reason);
        return false;
    }
    v->headline = xvformat(fmt, args);
    v->reason = reason;
    v->location = v->sim.bci;
    return true;
}

bool verify_fail(Verifier *v, char *reason, const char *fmt, ...)
{
    va_list args;
    va_start(args, fmt);
    record(v, reason, fmt, args);
    va_end(args);
    return false;
}

bool verify_fail_state(Verifier *v, char *reason, const char *fmt, ...)
{
    const Sim *s = &v->sim;
    va_list args;
    va_start(args, fmt);
    if (record(v, reason, fmt, args))
        v->states = state_text("Current Frame", s->bci, v->unborn, s->locals, s->max_locals, s->stack, v->depth);
    va_end(args);
    return false;
}

/* ---- tables of the method */

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
    for (u4 i = 0; i < info->handler_count; i++) {
        ExceptionEntry e = classfile_handler(info, i);
        add(text, xformat("    bci [%u, %u] => handler: %u\n", e.start_pc, e.end_pc, e.handler_pc));
    }
}

/* StackMapTable as it stands in the class file */
typedef struct MapText {
    const u1 *p, *end;
    char *text;
} MapText;

static u4 take(MapText *m, u4 bytes)
{
    u4 value = 0;
    for (; bytes > 0 && m->p < m->end; bytes--)
        value = value << 8 | *m->p++;
    return value;
}

static void add_map_type(MapText *m)
{
    static const char *const names[] = {"Top", "Integer", "Float", "Double", "Long", "Null", "UninitializedThis"};
    u4 tag = take(m, 1);
    if (tag < COUNT_OF(names))
        add(&m->text, xstrdup(names[tag]));
    else if (tag == 7)
        add(&m->text, xformat("Object[#%u]", take(m, 2)));
    else
        add(&m->text, tag == 8 ? xformat("Uninitialized[#%u]", take(m, 2)) : xformat("<type %u>", tag));
}

static void add_map_types(MapText *m, u4 n)
{
    for (u4 i = 0; i < n && m->p < m->end; i++) {
        if (i > 0)
            add(&m->text, xstrdup(","));
        add_map_type(m);
    }
}

static void add_map_lists(MapText *m)
{
    add(&m->text, xstrdup(",{"));
    add_map_types(m, take(m, 2));
    add(&m->text, xstrdup("},{"));
    add_map_types(m, take(m, 2));
    add(&m->text, xstrdup("}"));
}

/* One entry; *bci: of the one before, -1 before the first. */
static void add_map_frame(MapText *m, int64_t *bci)
{
    u4 type = take(m, 1);
    u4 delta = type < 64 ? type : type < 128 ? type - 64 : take(m, 2);
    *bci += delta + 1;
    int at = (int)*bci;
    const char *name = type < 64     ? "same_frame"
                       : type < 128  ? "same_locals_1_stack_item_frame"
                       : type == 247 ? "same_locals_1_stack_item_extended"
                       : type < 247  ? "reserved_frame"
                       : type < 251  ? "chop_frame"
                       : type == 251 ? "same_frame_extended"
                       : type < 255  ? "append_frame"
                                     : "full_frame";
    add(&m->text, xformat("    %s(@%d", name, at));
    if (type >= 64 && type <= 247 && (type < 128 || type == 247)) {
        add(&m->text, xstrdup(","));
        add_map_type(m);
    } else if (type >= 248 && type < 251) {
        add(&m->text, xformat(",%u", 251 - type));
    } else if (type > 251 && type < 255) {
        add(&m->text, xstrdup(","));
        add_map_types(m, type - 251);
    } else if (type == 255) {
        add_map_lists(m);
    }
    add(&m->text, xstrdup(")\n"));
}

static void add_map(char **text, const ClassFile *f, const CodeInfo *info)
{
    Attr map = classfile_stack_map(f, info);
    if (map.data == NULL)
        return;
    MapText m = {map.data, map.data + map.len, xstrdup("  Stackmap Table:\n")};
    int64_t bci = -1;
    for (u4 n = take(&m, 2); n > 0 && m.p < m.end; n--)
        add_map_frame(&m, &bci);
    add(text, m.text);
}

/* ---- throwing */

static const char *location_op(const Sim *s, u4 bci)
{
    if (bci >= s->len)
        return "<invalid>";
    return s->bytes[bci] <= OP_BREAKPOINT ? op_name(s->bytes[bci]) : "<illegal>";
}

static void throw_details(Verifier *v)
{
    const Sim *s = &v->sim;
    char *text = xformat("%s\nException Details:\n  Location:\n    %s.%s%s @%u: %s\n  Reason:\n    %s\n%s", v->headline,
                         v->cls->name->text, v->method->name->text, v->method->desc->text, v->location,
                         location_op(s, v->location), v->reason ? v->reason : "Error exists in the bytecode",
                         v->states ? v->states : "");
    add_bytecode(&text, s);
    add_handlers(&text, v->code->info);
    add_map(&text, v->file, v->code->info);
    throw_name(v->t, "java/lang/VerifyError", "%s", text);
    free(text);
}

static void throw_line(Verifier *v, const char *error)
{
    throw_name(v->t, error, "(class: %s, method: %s signature: %s) %s", v->cls->name->text, v->method->name->text,
               v->method->desc->text, v->headline);
}

static void throw_format(Verifier *v)
{
    if (v->inferred) {
        throw_line(v, "java/lang/ClassFormatError");
        return;
    }
    char *name = method_external_name(v->method);
    if (v->bad_format == FORMAT_OF_METHOD)
        throw_name(v->t, "java/lang/ClassFormatError", "%s in method '%s'", v->headline, name);
    else
        throw_name(v->t, "java/lang/ClassFormatError", "%s", v->headline);
    free(name);
}

void verify_throw(Verifier *v)
{
    if (v->t->exception != NULL)
        return;
    if (v->bad_format != FORMAT_GOOD)
        throw_format(v);
    else if (v->inferred)
        throw_line(v, "java/lang/VerifyError");
    else
        throw_details(v);
}
