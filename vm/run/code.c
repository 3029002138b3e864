/* code.c - versions of method bodies: decoding into cells, quickening, breakpoints, line numbers.
 *
 * Decoding happens at the first call of a method and turns the 203 opcodes into fewer operations with decoded operands
 * (ops.def): iload_2, iload 2 and wide iload 2 are one operation in three lengths, constants carry their value,
 * branches their distance in cells, switches a table. It also checks what the loop relies on and what needs no type
 * knowledge: opcodes, operands inside the code, branch targets, local variable numbers, pool indices and tags. Types
 * are the verifier's business.
 *
 * Locks: make_lock is for first Codes, decode_lock for decoding, poly_lock for the receiver caches' list and entries
 * (readers take none). Cells are written by any thread that quickens: the caches first, then the first cell by
 * compare-and-swap, so that a breakpoint planted meanwhile is never lost. All caches are idempotent: two threads that
 * quicken the same instruction write the same values. Breakpoints are planted and removed only while the world is
 * stopped.
 *
 * Read next: fuse.c (superinstructions), quicken.c (what is resolved when), interp_body.h.
 */
#include "vm/run/code.h"
#include "vm/class/class_ids.h"
#include "vm/class/class_names.h"

#include <pthread.h>

#include "vm/class/wellknown.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/run/throw.h"
#include "vm/run/typestate.h"

/* Its cell holds {OP_BREAKPOINT, 0, index in Breakpoints.at}. */
typedef struct Breakpoint {
    u8 displaced;
    void *observer;
    u4 next_free; /* while it is none: index + 1 */
} Breakpoint;

struct Breakpoints {
    u4 used, max; /* at[0 .. max) are in use or in the list of free ones */
    u4 free;      /* index + 1 */
    Breakpoint *at;
};

static pthread_mutex_t make_lock = PTHREAD_MUTEX_INITIALIZER, decode_lock = PTHREAD_MUTEX_INITIALIZER;

/* -- tables from ops.def */

const OpInfo op_info[256] = {
#define OP(code, NAME, text, length, pops, pushes, KIND) [code] = {text, pops, pushes, length, KIND_##KIND},
#include "vm/run/ops.def"
};

const u2 op_plain_table[OP_COUNT] = {
#define FOP(NAME, PLAIN, SPAN) [OP_##NAME] = OP_##PLAIN,
#include "vm/run/ops.def"
};
static const u1 op_span_table[OP_COUNT] = {
#define FOP(NAME, PLAIN, SPAN) [OP_##NAME] = SPAN,
#include "vm/run/ops.def"
};

const char *op_name(u1 op)
{
    return op_info[op].name[0] != 0 ? op_info[op].name : "illegal";
}

/* -- reading bytecode */

static int32_t read_s2(const u1 *p)
{
    return (int16_t)(p[0] << 8 | p[1]);
}
static u4 read_u2(const u1 *p)
{
    return (u4)(p[0] << 8 | p[1]);
}
static int32_t read_s4(const u1 *p)
{
    return (int32_t)((u4)p[0] << 24 | (u4)p[1] << 16 | (u4)p[2] << 8 | p[3]);
}

static u4 switch_length(const u1 *bytes, u4 len, u4 bci)
{
    u4 at = (bci + 4) & ~3u;
    if (at + (bytes[bci] == OP_TABLESWITCH ? 12u : 8u) > len)
        return 0;
    int64_t count;
    u4 entry;
    if (bytes[bci] == OP_TABLESWITCH) {
        count = (int64_t)read_s4(bytes + at + 8) - read_s4(bytes + at + 4) + 1;
        at += 12, entry = 4;
    } else {
        count = read_s4(bytes + at + 4);
        at += 8, entry = 8;
    }
    if (count < 0 || (count == 0 && entry == 4) || count > (int64_t)(len - at) / entry)
        return 0;
    return at + (u4)count * entry - bci;
}

u4 code_instruction_length(const u1 *bytes, u4 len, u4 bci)
{
    if (bci >= len)
        return 0;
    u1 op = bytes[bci];
    u4 n = op_info[op].length;
    if (op == OP_TABLESWITCH || op == OP_LOOKUPSWITCH)
        n = switch_length(bytes, len, bci);
    else if (op == OP_WIDE)
        n = bci + 1 < len && bytes[bci + 1] == OP_IINC ? 6 : 4;
    else if (op_info[op].name[0] == 0 || op == OP_BREAKPOINT)
        return 0;
    return n <= len - bci ? n : 0;
}

/* -- receiver classes at invokeinterface */

static pthread_mutex_t poly_lock = PTHREAD_MUTEX_INITIALIZER;
static PolyCache *poly_list;

PolyCache *poly_cache_at(Cell *cell)
{
    pthread_mutex_lock(&poly_lock);
    PolyCache *cache = cell_cached(cell);
    if (cache == NULL) {
        cache = xcalloc(1, sizeof(PolyCache));
        cache->next = poly_list;
        cache->link = &poly_list;
        if (poly_list != NULL)
            poly_list->link = &cache->next;
        poly_list = cache;
        cell_cache(cell, cache);
    }
    pthread_mutex_unlock(&poly_lock);
    return cache;
}

static void poly_cache_free(PolyCache *cache)
{
    pthread_mutex_lock(&poly_lock);
    *cache->link = cache->next;
    if (cache->next != NULL)
        cache->next->link = cache->link;
    pthread_mutex_unlock(&poly_lock);
    free(cache);
}

void poly_cache_add(PolyCache *cache, Class *receiver, Method *m)
{
    pthread_mutex_lock(&poly_lock);
    for (int i = 0; i < POLY_WAYS; i++) {
        Class *c = atomic_load_explicit(&cache->way[i].cls, memory_order_relaxed);
        if (c == receiver)
            break;
        if (c == NULL) {
            cache->way[i].method = m;
            atomic_store_explicit(&cache->way[i].cls, receiver, memory_order_release);
            break;
        }
    }
    pthread_mutex_unlock(&poly_lock);
}

void poly_cache_reset_all(void)
{
    for (PolyCache *cache = poly_list; cache != NULL; cache = cache->next)
        for (int i = 0; i < POLY_WAYS; i++)
            atomic_store_explicit(&cache->way[i].cls, NULL, memory_order_relaxed);
}

/* -- creation */

/* Of all that have no body; nobody writes there. */
static Cell no_cell;
static u1 no_start;

void code_init(Code *c, Method *m, ClassFile *f, const MemberInfo *info)
{
    const CodeInfo *body = info->code;
    c->method = m;
    c->file = f;
    c->ret_slots = (u1)letter_slots(m->ret);
    c->info = body;
    if (body != NULL) {
        c->bytes = body->bytes;
        c->len = body->len;
        c->max_stack = body->max_stack;
        c->max_locals = body->max_locals;
        c->sync = (info->access & ACC_SYNCHRONIZED) != 0;
        c->special = CODE_UNPREPARED;
    } else {
        c->cells = &no_cell;
        c->starts = &no_start;
        c->max_locals = m->arg_slots;
        c->max_stack = 2;
        c->sync = (info->access & ACC_SYNCHRONIZED) != 0;
        c->special = (info->access & ACC_NATIVE) ? CODE_NATIVE : CODE_ABSTRACT;
    }
    u4 locals = body == NULL && c->max_locals < 2 ? 2 : c->max_locals; /* an intrinsic's result goes to args[0] */
    c->local_bytes = locals * (u4)sizeof(Slot);
    u4 own = locals > m->arg_slots ? locals - m->arg_slots : 0;
    u4 extra = 1; /* the appendix of a linked call site is pushed beyond max_stack */
    c->frame_bytes = (own + c->max_stack + extra) * (u4)sizeof(Slot) + (u4)sizeof(Frame);
}

Code *code_create(Method *m, ClassFile *f, const MemberInfo *info)
{
    Code *c = xcalloc(1, sizeof *c);
    code_init(c, m, f, info);
    return c;
}

Code code_unmade = {.special = CODE_UNPREPARED};

void code_making_begin(void)
{
    pthread_mutex_lock(&make_lock);
}

void code_making_end(void)
{
    pthread_mutex_unlock(&make_lock);
}

Code *code_make(Method *m)
{
    code_making_begin();
    Code *c = atomic_load_explicit(&m->code, memory_order_relaxed);
    if (c == &code_unmade) {
        c = code_create(m, m->cls->file, m->info);
        atomic_store_explicit(&m->code, c, memory_order_release);
    }
    code_making_end();
    return c;
}

static void breakpoints_free(Code *c)
{
    if (c->breakpoints != NULL)
        free(c->breakpoints->at);
    free(c->breakpoints);
    c->breakpoints = NULL;
}

static void code_clear(Code *c)
{
    if (PROBED(PROBE_COMPILED) && c->info != NULL && c->cells != NULL)
        probe.code_freed(c);
    typestate_free(c);
    breakpoints_free(c);
    if (c->info == NULL)
        return;
    if (c->cells != NULL)
        for (u4 i = 0; i < c->len; i++) /* the poly caches of invokeinterface sites */
            if ((c->starts[i >> 3] >> (i & 7) & 1) && c->cells[i].op == OP_INVOKE_INTERFACE_Q)
                poly_cache_free(c->cells[i + 2].ptr);
    free(c->cells); /* and starts */
}

void code_free(Code *c)
{
    if (c != NULL)
        code_clear(c);
    free(c);
}

/* -- decoding */

typedef struct Decoder {
    Code *c;
    Cell *cells;
    u1 *starts;
    bool loops;        /* there is a branch backwards that is no goto, whose turns count */
    const char *error; /* first complaint */
    u4 error_bci;
} Decoder;

static void complain(Decoder *d, u4 bci, const char *what)
{
    if (d->error == NULL) {
        d->error = what;
        d->error_bci = bci;
    }
}

static void emit(Decoder *d, u4 bci, u2 op, u4 a, int32_t b)
{
    d->cells[bci] = (Cell){.op = op, .a = (u2)a, .b = b};
}

static void check_local(Decoder *d, u4 bci, u4 index, u4 slots)
{
    if (index + slots > d->c->max_locals)
        complain(d, bci, "local variable number beyond max_locals");
}

static void check_pool(Decoder *d, u4 bci, u4 index, u4 tags)
{
    const ClassFile *f = d->c->file;
    if (index == 0 || index >= f->pool_count || !(tags >> f->pool[index].tag & 1))
        complain(d, bci, "constant pool index of the wrong kind");
}

static int32_t check_target(Decoder *d, u4 bci, int32_t distance)
{
    int64_t target = (int64_t)bci + distance;
    if (target < 0 || target >= d->c->len || !(d->starts[target >> 3] >> (target & 7) & 1)) {
        complain(d, bci, "branch target is no instruction");
        return 0;
    }
    d->loops |= distance <= 0;
    return distance;
}

/* Marks where instructions begin. */
static bool decode_starts(Decoder *d)
{
    const Code *c = d->c;
    for (u4 bci = 0; bci < c->len;) {
        u4 n = code_instruction_length(c->bytes, c->len, bci);
        if (n == 0) {
            complain(d, bci, "illegal instruction");
            return false;
        }
        d->starts[bci >> 3] |= (u1)(1 << (bci & 7));
        bci += n;
    }
    return true;
}

/* The load or store operation of a type (0 int 1 long 2 float 3 double 4 reference), for its length. */
static u2 move_op(bool store, u4 type, u4 length)
{
    static const u2 load_ops[3][3] = {
        {OP_ILOAD1, OP_ILOAD2, OP_ILOAD4}, {OP_LLOAD1, OP_LLOAD2, OP_LLOAD4}, {OP_ALOAD1, OP_ALOAD2, OP_ALOAD4}};
    static const u2 store_ops[3][3] = {{OP_ISTORE1, OP_ISTORE2, OP_ISTORE4},
                                       {OP_LSTORE1, OP_LSTORE2, OP_LSTORE4},
                                       {OP_ASTORE1, OP_ASTORE2, OP_ASTORE4}};
    u4 row = type == 4 ? 2 : type == 1 || type == 3 ? 1 : 0;
    u4 column = length == 1 ? 0 : length == 2 ? 1 : 2;
    return store ? store_ops[row][column] : load_ops[row][column];
}

static void decode_move(Decoder *d, u4 bci, bool store, u4 type, u4 index, u4 length)
{
    check_local(d, bci, index, type == 1 || type == 3 ? 2 : 1);
    emit(d, bci, move_op(store, type, length), index, 0);
}

static void decode_wide(Decoder *d, u4 bci)
{
    const u1 *p = d->c->bytes + bci;
    u4 index = read_u2(p + 2);
    if (p[1] >= OP_ILOAD && p[1] <= OP_ALOAD) {
        decode_move(d, bci, false, p[1] - (u4)OP_ILOAD, index, 4);
    } else if (p[1] >= OP_ISTORE && p[1] <= OP_ASTORE) {
        decode_move(d, bci, true, p[1] - (u4)OP_ISTORE, index, 4);
    } else if (p[1] == OP_IINC) {
        check_local(d, bci, index, 1);
        emit(d, bci, OP_IINC6, index, read_s2(p + 4));
    } else if (p[1] == OP_RET) {
        check_local(d, bci, index, 1);
        emit(d, bci, OP_RET4, index, 0);
    } else {
        complain(d, bci, "illegal instruction after wide");
    }
}

static void decode_constant(Decoder *d, u4 bci, u4 op)
{
    if (op <= OP_ICONST_5)
        emit(d, bci, OP_ICONST1, 0, (int32_t)op - OP_ICONST_0);
    else if (op <= OP_LCONST_1)
        emit(d, bci, OP_LCONST, 0, (int32_t)op - OP_LCONST_0);
    else if (op <= OP_FCONST_2)
        emit(d, bci, OP_ICONST1, 0, op == OP_FCONST_0 ? 0 : op == OP_FCONST_1 ? 0x3f800000 : 0x40000000);
    else if (op == OP_DCONST_0)
        emit(d, bci, OP_LCONST, 0, 0);
    else
        emit(d, bci, OP_DCONST1, 0, 0);
}

static void decode_ldc(Decoder *d, u4 bci, u4 op)
{
    const u1 *p = d->c->bytes + bci;
    u4 index = op == OP_LDC ? p[1] : read_u2(p + 1);
    const ClassFile *f = d->c->file;
    u4 two = 1u << CP_LONG | 1u << CP_DOUBLE | 1u << CP_DYNAMIC;
    u4 one = 1u << CP_INTEGER | 1u << CP_FLOAT | 1u << CP_CLASS | 1u << CP_STRING | 1u << CP_METHOD_HANDLE |
             1u << CP_METHOD_TYPE | 1u << CP_DYNAMIC;
    check_pool(d, bci, index, op == OP_LDC2_W ? two : one);
    if (d->error != NULL)
        return;
    u1 tag = f->pool[index].tag;
    u8 bits = classfile_value(f, index);
    if (tag == CP_INTEGER || tag == CP_FLOAT) {
        emit(d, bci, op == OP_LDC ? OP_ICONST2 : OP_ICONST3, 0, (int32_t)bits);
    } else if (tag == CP_LONG || tag == CP_DOUBLE) {
        emit(d, bci, OP_LDC2, 0, 0);
        d->cells[bci + 1].raw = bits;
    } else {
        emit(d, bci, (u2)op, index, 0);
    }
}

static void decode_switch(Decoder *d, u4 bci, u4 op)
{
    const u1 *p = d->c->bytes + ((bci + 4) & ~3u);
    Cell *cell = d->cells + bci;
    emit(d, bci, (u2)op, 0, check_target(d, bci, read_s4(p)));
    if (op == OP_TABLESWITCH) {
        int32_t low = read_s4(p + 4), count = read_s4(p + 8) - low + 1;
        cell[1] = (Cell){.key = low, .target = count};
        for (int32_t i = 0; i < count; i++)
            cell[2 + i] = (Cell){.key = low + i, .target = check_target(d, bci, read_s4(p + 12 + 4 * i))};
    } else {
        int32_t count = read_s4(p + 4);
        cell[1] = (Cell){.key = 0, .target = count};
        for (int32_t i = 0; i < count; i++) {
            cell[2 + i] =
                (Cell){.key = read_s4(p + 8 + 8 * i), .target = check_target(d, bci, read_s4(p + 12 + 8 * i))};
            if (i > 0 && cell[1 + i].key >= cell[2 + i].key)
                complain(d, bci, "lookupswitch keys are not sorted");
        }
    }
}

/* Class files up to version 49 may hold code that nothing leads to, and that is not looked at (JVMS 4.10.2). */
static bool is_reachable(const Decoder *d, u4 bci)
{
    u4 size = (u4)d->c->max_locals + d->c->max_stack;
    SlotType *types = xcalloc(size + 1u, sizeof *types);
    bool reached = typestate_at(d->c, bci, types) >= 0;
    free(types);
    return reached;
}

static u2 decode_return(Decoder *d, u4 bci, u4 op)
{
    const Method *m = d->c->method;
    char r = m->ret;
    if (OP_IRETURN + letter_column(r) != (int)op && is_reachable(d, bci))
        complain(d, bci, "return instruction does not fit the method's type");
    if (op == OP_RETURN)
        return m->cls->super == NULL && m->name == wkname.init ? OP_RETURN_OBJECT_INIT : OP_RETURN;
    if (op == OP_FRETURN)
        return OP_IRETURN;
    if (op == OP_DRETURN)
        return OP_LRETURN;
    if (op != OP_IRETURN)
        return (u2)op;
    return r == 'Z'   ? OP_IRETURN_Z
           : r == 'B' ? OP_IRETURN_B
           : r == 'C' ? OP_IRETURN_C
           : r == 'S' ? OP_IRETURN_S
                      : OP_IRETURN;
}

static void decode_plain(Decoder *d, u4 bci, u4 op)
{
    /* float and double array elements move like int and long ones */
    if (op == OP_FALOAD || op == OP_FASTORE)
        op = op == OP_FALOAD ? OP_IALOAD : OP_IASTORE;
    else if (op == OP_DALOAD || op == OP_DASTORE)
        op = op == OP_DALOAD ? OP_LALOAD : OP_LASTORE;
    if (op >= OP_ICONST_M1 && op <= OP_DCONST_1)
        decode_constant(d, bci, op);
    else
        emit(d, bci, (u2)op, 0, 0);
}

static void decode_member(Decoder *d, u4 bci, u4 op, u4 kind)
{
    const u1 *p = d->c->bytes + bci;
    u4 index = read_u2(p + 1);
    u4 tags = kind == KIND_FIELD       ? 1u << CP_FIELDREF
              : kind == KIND_DYNAMIC   ? 1u << CP_INVOKE_DYNAMIC
              : kind == KIND_INTERFACE ? 1u << CP_INTERFACE_METHODREF
              : kind == KIND_CLASS     ? 1u << CP_CLASS
              : op == OP_INVOKEVIRTUAL ? 1u << CP_METHODREF
                                       : 1u << CP_METHODREF | 1u << CP_INTERFACE_METHODREF;
    check_pool(d, bci, index, tags);
    emit(d, bci, (u2)op, index, 0);
    if (kind == KIND_INTERFACE || kind == KIND_DYNAMIC)
        d->cells[bci + 3] = (Cell){.op = OP_SKIP2};
    if (kind == KIND_MULTI) {
        d->cells[bci].b = p[3];
        if (p[3] == 0)
            complain(d, bci, "multianewarray of no dimensions");
    }
}

static void decode_branch(Decoder *d, u4 bci, u4 op)
{
    bool loops = d->loops;
    int32_t distance = check_target(d, bci, read_s2(d->c->bytes + bci + 1));
    bool counts = op == OP_GOTO && distance <= 0;
    emit(d, bci, counts ? OP_GOTO_COLD : (u2)op, 0, distance);
    d->loops = counts ? loops : d->loops;
}

static void decode_one(Decoder *d, u4 bci)
{
    const u1 *p = d->c->bytes + bci;
    u4 op = p[0];
    switch (op_info[op].kind) {
    case KIND_NONE: decode_plain(d, bci, op); break;
    case KIND_BYTE: emit(d, bci, OP_ICONST2, 0, (int8_t)p[1]); break;
    case KIND_SHORT: emit(d, bci, OP_ICONST3, 0, read_s2(p + 1)); break;
    case KIND_LDC:
    case KIND_LDC_W: decode_ldc(d, bci, op); break;
    case KIND_LOCAL:
        if (op == OP_RET) {
            check_local(d, bci, p[1], 1);
            emit(d, bci, OP_RET2, p[1], 0);
        } else if (op >= OP_ISTORE) {
            decode_move(d, bci, true, op - OP_ISTORE, p[1], 2);
        } else {
            decode_move(d, bci, false, op - OP_ILOAD, p[1], 2);
        }
        break;
    case KIND_LOCAL_N:
        if (op >= OP_ISTORE_0)
            decode_move(d, bci, true, (op - OP_ISTORE_0) / 4, (op - OP_ISTORE_0) % 4, 1);
        else
            decode_move(d, bci, false, (op - OP_ILOAD_0) / 4, (op - OP_ILOAD_0) % 4, 1);
        break;
    case KIND_IINC:
        check_local(d, bci, p[1], 1);
        emit(d, bci, OP_IINC, p[1], (int8_t)p[2]);
        break;
    case KIND_BRANCH: decode_branch(d, bci, op); break;
    case KIND_BRANCH_W:
        emit(d, bci, op == OP_GOTO_W ? OP_GOTO : OP_JSR_W, 0, check_target(d, bci, read_s4(p + 1)));
        break;
    case KIND_TABLESWITCH:
    case KIND_LOOKUPSWITCH: decode_switch(d, bci, op); break;
    case KIND_RETURN: emit(d, bci, decode_return(d, bci, op), 0, 0); break;
    case KIND_ATYPE:
        if (p[1] < 4 || p[1] > 11)
            complain(d, bci, "newarray of no primitive type");
        emit(d, bci, OP_NEWARRAY, p[1], 0);
        break;
    case KIND_WIDE: decode_wide(d, bci); break;
    case KIND_MULTI:
        check_pool(d, bci, read_u2(p + 1), 1u << CP_CLASS);
        emit(d, bci, OP_MULTIANEWARRAY, read_u2(p + 1), p[3]);
        if (p[3] == 0)
            complain(d, bci, "multianewarray of no dimensions");
        break;
    default: decode_member(d, bci, op, op_info[op].kind); break;
    }
}

static bool is_handler_sane(const Decoder *d, const ExceptionEntry *e)
{
    return e->handler_pc < d->c->len && (d->starts[e->handler_pc >> 3] >> (e->handler_pc & 7) & 1);
}

/* Fills d->cells; false with d->error. */
static bool decode(Decoder *d)
{
    Code *c = d->c;
    if (c->len == 0 || c->max_locals < c->method->arg_slots) {
        complain(d, 0, c->len == 0 ? "empty code" : "arguments do not fit into max_locals");
        return false;
    }
    if (!decode_starts(d))
        return false;
    u4 last = 0;
    for (u4 bci = 0; bci < c->len && d->error == NULL; bci++)
        if (d->starts[bci >> 3] >> (bci & 7) & 1) {
            decode_one(d, bci);
            last = bci;
        }
    for (u4 i = 0; i < c->info->handler_count; i++) {
        ExceptionEntry e = classfile_handler(c->info, i);
        if (!is_handler_sane(d, &e))
            complain(d, e.handler_pc, "exception handler is no instruction");
    }
    u1 op = c->bytes[last];
    bool ends = (op >= OP_IRETURN && op <= OP_RETURN) || op == OP_GOTO || op == OP_GOTO_W || op == OP_ATHROW ||
                op == OP_RET || op == OP_TABLESWITCH || op == OP_LOOKUPSWITCH || op == OP_JSR || op == OP_JSR_W ||
                (op == OP_WIDE && c->bytes[last + 1] == OP_RET);
    if (!ends && is_reachable(d, last))
        complain(d, last, "control falls off the end of the code");
    return d->error == NULL;
}

/* The value of a body that only returns an int constant; false if it is none. */
static bool constant_body(const Code *c, int32_t *value)
{
    const u1 *p = c->bytes;
    if (c->method->ret != 'I' || c->len < 2 || c->len > 4 || p[c->len - 1] != OP_IRETURN)
        return false;
    if (c->len == 2 && p[0] >= OP_ICONST_M1 && p[0] <= OP_ICONST_5)
        *value = p[0] - OP_ICONST_0;
    else if (c->len == 3 && p[0] == OP_BIPUSH)
        *value = (int8_t)p[1];
    else if (c->len == 4 && p[0] == OP_SIPUSH)
        *value = read_s2(p + 1);
    else
        return false;
    return true;
}

/* How calls treat this decoded body. */
static u1 special_of(Code *c)
{
    if (c->sync)
        return CODE_SYNC;
    if (c->breakpoints != NULL)
        return CODE_PLAIN;
    if (c->len == 1 && c->cells[0].op == OP_RETURN)
        return CODE_EMPTY;
    if (c->len == 1 && c->cells[0].op == OP_RETURN_OBJECT_INIT)
        return CODE_OBJECT_INIT;
    if (constant_body(c, &c->trivial))
        return CODE_CONST_I;
    return c->fused ? CODE_PLAIN : CODE_COOL;
}

static void fuse_whole(Code *c)
{
    c->fused = true; /* first: what is quickened from now on is fused by code_quicken */
    code_fuse(c, 0, (int32_t)c->len);
}

void code_warm(Code *c, u2 heat)
{
    /* What two threads add at once may count once. */
    u2 now = (u2)(atomic_load_explicit(&c->heat, memory_order_relaxed) + heat);
    atomic_store_explicit(&c->heat, now, memory_order_relaxed);
    if (now < HEAT_FUSED || c->fused)
        return;
    pthread_mutex_lock(&decode_lock);
    if (!c->fused) {
        u4 cool = CODE_COOL; /* code_quicken may have found something better meanwhile */
        fuse_whole(c);
        atomic_compare_exchange_strong(&c->special, &cool, CODE_PLAIN);
    }
    pthread_mutex_unlock(&decode_lock);
}

/* Under decode_lock or with the world stopped. */
static bool decode_and_install(Decoder *d)
{
    Code *c = d->c;
    u4 cells = c->len + 1u;
    d->cells = xcalloc(1, cells * sizeof(Cell) + c->len / 8 + 1u); /* one block: cells, then starts */
    d->starts = (u1 *)(d->cells + cells);
    if (!decode(d)) {
        free(d->cells);
        return false;
    }
    c->cells = d->cells;
    c->starts = d->starts;
    if (d->loops)
        fuse_whole(c);
    atomic_store_explicit(&c->special, special_of(c), memory_order_release);
    return true;
}

bool code_prepare(Thread *t, Code *c)
{
    if (atomic_load_explicit(&c->special, memory_order_acquire) != CODE_UNPREPARED)
        return true;
    Decoder d = {.c = c};
    pthread_mutex_lock(&decode_lock);
    if (c->special == CODE_UNPREPARED)
        decode_and_install(&d);
    pthread_mutex_unlock(&decode_lock);
    if (d.error == NULL)
        return true;
    char *name = method_external_name(c->method);
    throw_name(t, "java/lang/VerifyError", "%s: %s at bytecode index %u", name, d.error, d.error_bci);
    free(name);
    return false;
}

bool method_prepare(Thread *t, Method *m)
{
    Code *c = method_code(m);
    if (atomic_load_explicit(&c->special, memory_order_acquire) != CODE_UNPREPARED)
        return true;
    if (!code_prepare(t, c))
        return false;
    if (PROBED(PROBE_COMPILED))
        probe.code_made(t, c);
    return true;
}

/* -- quickening */

/* this.field; return: callable without a frame once the field is resolved. */
static void find_getter(Code *c)
{
    if (c->len != 5 || c->sync || c->breakpoints != NULL || c->bytes[0] != OP_ALOAD_0 || c->bytes[1] != OP_GETFIELD)
        return;
    Field *f = cell_cached(&c->cells[2]);
    const Cell get = {.raw = __atomic_load_n(&c->cells[1].raw, __ATOMIC_RELAXED)};
    u4 special;
    switch (get.op) {
    case OP_GETFIELD_B: special = CODE_GET_B; break;
    case OP_GETFIELD_C: special = CODE_GET_C; break;
    case OP_GETFIELD_S: special = CODE_GET_S; break;
    case OP_GETFIELD_I: special = CODE_GET_I; break;
    case OP_GETFIELD_L: special = CODE_GET_L; break;
    case OP_GETFIELD_A: special = CODE_GET_A; break;
    default: return;
    }
    bool wide = letter_is_ref(f->type);
    if (f->type != c->method->ret && !(wide && letter_is_ref(c->method->ret)))
        return;
    c->trivial = get.b;
    atomic_store_explicit(&c->special, special, memory_order_release);
}

/* The instruction at bci has become final: it may be fused with those before it. */
static void fuse_around(Code *c, int32_t bci)
{
    if (atomic_load_explicit(&c->fused, memory_order_relaxed))
        code_fuse(c, bci > 12 ? bci - 12 : 0, bci + 1);
}

/* The breakpoint at bci, or NULL. They change in a stopped world only. */
static Breakpoint *breakpoint_at(const Code *c, int32_t bci)
{
    const Cell cell = {.raw = __atomic_load_n(&c->cells[bci].raw, __ATOMIC_ACQUIRE)};
    return cell.op == OP_BREAKPOINT ? &c->breakpoints->at[cell.b] : NULL;
}

/* A breakpoint was planted at pc: what it displaced becomes quick instead. */
static void quicken_displaced(Code *c, const Cell *pc, Cell cell)
{
    Breakpoint *b = breakpoint_at(c, code_bci(c, pc));
    if (b != NULL)
        __atomic_store_n(&b->displaced, cell.raw, __ATOMIC_RELEASE);
}

void code_quicken(Code *c, Cell *pc, u8 old, u2 op, u2 a, int32_t b)
{
    Cell cell = {.op = op, .a = a, .b = b};
    if (((Cell){.raw = old}).op == OP_BREAKPOINT) {
        quicken_displaced(c, pc, cell);
        return;
    }
    if (!__atomic_compare_exchange_n(&pc->raw, &old, cell.raw, false, __ATOMIC_RELEASE, __ATOMIC_RELAXED))
        return;
    if (op >= OP_GETFIELD_B && op <= OP_GETFIELD_A)
        find_getter(c);
    fuse_around(c, code_bci(c, pc));
}

/* -- breakpoints */

/* The index of a new one. */
static int32_t breakpoint_new(Code *c, u8 displaced)
{
    if (c->breakpoints == NULL)
        c->breakpoints = xcalloc(1, sizeof *c->breakpoints);
    struct Breakpoints *all = c->breakpoints;
    u4 index = all->free != 0 ? all->free - 1 : all->used;
    if (all->free != 0)
        all->free = all->at[index].next_free;
    else
        xgrow(all->at, all->max, all->used + 1, 1);
    all->at[index] = (Breakpoint){.displaced = displaced};
    all->used++;
    return (int32_t)index;
}

/* Marks fused cells as their plain first instruction again, wherever the fusion reaches over bci. World
 * stopped. */
static void code_unfuse(Code *c, int32_t bci)
{
    for (int32_t at = bci > 31 ? bci - 31 : 0; at <= bci; at++) {
        Cell cell = {.raw = c->cells[at].raw};
        if (!code_is_start(c, at) || op_span_table[cell.op] == 0 || at + op_span_table[cell.op] <= bci)
            continue;
        cell.op = op_plain_table[cell.op];
        __atomic_store_n(&c->cells[at].raw, cell.raw, __ATOMIC_RELEASE);
    }
}

bool code_breakpoint_set(Code *c, int32_t bci)
{
    if (c->info == NULL || bci < 0 || (u4)bci >= c->len)
        return false;
    Decoder d = {.c = c}; /* no Java code runs: what is no code is no exception */
    if (atomic_load_explicit(&c->special, memory_order_acquire) == CODE_UNPREPARED && !decode_and_install(&d))
        return false;
    if (!code_is_start(c, bci) || breakpoint_at(c, bci) != NULL)
        return false;
    code_unfuse(c, bci);
    Cell planted = {.op = OP_BREAKPOINT, .a = 0, .b = breakpoint_new(c, c->cells[bci].raw)};
    atomic_store_explicit(&c->special, special_of(c), memory_order_release);
    __atomic_store_n(&c->cells[bci].raw, planted.raw, __ATOMIC_RELEASE);
    return true;
}

bool code_breakpoint_clear(Code *c, int32_t bci)
{
    Breakpoint *b = c->cells == NULL || !code_is_start(c, bci) ? NULL : breakpoint_at(c, bci);
    if (b == NULL)
        return false;
    __atomic_store_n(&c->cells[bci].raw, b->displaced, __ATOMIC_RELEASE);
    b->next_free = c->breakpoints->free;
    c->breakpoints->free = (u4)(b - c->breakpoints->at) + 1;
    if (--c->breakpoints->used == 0)
        breakpoints_free(c);
    atomic_store_explicit(&c->special, special_of(c), memory_order_release);
    fuse_around(c, bci);
    return true;
}

void **code_breakpoint_observer(Code *c, int32_t bci)
{
    Breakpoint *b = c->cells == NULL || !code_is_start(c, bci) ? NULL : breakpoint_at(c, bci);
    return b == NULL ? NULL : &b->observer;
}

u8 code_displaced(const Code *c, int32_t bci)
{
    return __atomic_load_n(&breakpoint_at(c, bci)->displaced, __ATOMIC_ACQUIRE);
}

/* -- line numbers */

int32_t code_line(const Code *c, int32_t bci)
{
    if (c->info == NULL)
        return (c->method->access & ACC_NATIVE) ? -2 : -1;
    FileTable lines = classfile_table(c->file, c->info, CODE_LINES);
    int32_t line = -1, best = -1;
    for (u4 i = 0; i < lines.count; i++) {
        LineEntry e = classfile_line(&lines, i);
        if (e.start_pc <= bci && e.start_pc > best) {
            best = e.start_pc;
            line = e.line;
        }
    }
    return line;
}

MethodId *method_id_of_code(Code *code)
{
    code = code_newest_equal(code);
    return code->obsolete ? method_id_for_version(code->method, code, &code->id) : method_id(code->method);
}
