/* interp_body.h - the interpreter loop. Included twice by interp.c: PROBED_LOOP 0 (fast) and 1 (probed).
 *
 * State, in registers as far as the compiler manages:
 *   pc      cell of the instruction being executed          w       its first cell, loaded at dispatch
 *   sp      first free operand slot                         locals  local variable 0
 *   frame   the top frame                                   table   dispatch table (fast loop)
 *
 * Rules:
 *   - Every push writes all 8 bytes of a slot (an int zero-extended), so that any later load, whatever its width, is
 *     served from the store buffer.
 *   - Before anything that can throw, block, collect or run Java: SPILL(), with the operands still in place. After it
 *     others may have asked for anything: the next dispatch looks at the table again (GO_NEXT_SLOW), and before an
 *     effect that could be seen comes request_is_due(). What is due is done at `requested`; `exception` looks there,
 *     too, so a function that returns without its effect need not say which of the two it was.
 *   - Dispatch goes through `table`, which is reloaded at branches, calls, returns and handler entries, and in the
 *     probed loop after each event. The fast loop loads thread->table itself: its own table or the trap table, which
 *     leads each operation to `trap`. The probed loop looks at thread->table and thread->probe_bits and chooses
 *     one of its own tables: traps, steps (each operation leads to `step`), watching (fields are watched:
 *     fused operations that touch one run plainly), or fused.
 *   - A method call: `m` and `args` set, goto invoke. Every call returns to cell 3 of the invoke instruction.
 *   - A macro whose name begins with GO jumps and does not come back; one with OR_GO jumps where something is asked
 *     for, or thrown. Those that are named after operations are whole operations, from the label to the jump.
 *   - Leaving: LOOP_DONE at an entry marker, LOOP_EXCEPTION, LOOP_UNMOUNT after an intrinsic in which a virtual thread
 *     unmounts, or LOOP_SWITCH to go on in the other loop at the same frame and pc; LOOP_SWITCH_QUIETLY: its events of
 *     this instruction have been posted already. */
/* clang-format off: the bodies are macros, which the formatter takes for declarations. */

#if PROBED_LOOP
#define LOOP_NAME loop_probed
/* interp_tables[1] in the thread says: nothing but probes is asked for. */
#define RELOAD_TABLE()                                                                                                 \
    (table = UNLIKELY(TABLE_OF(t) != interp_tables[1])                          ? traps                                \
             : PROBE_BITS_OF(t) & PROBE_T_SINGLE_STEP                           ? steps                                \
             : PROBE_BITS_OF(t) & (PROBE_T_FIELD_ACCESS | PROBE_T_FIELD_MODIFY) ? watching                             \
                                                                                : fused)
#else
#define LOOP_NAME      loop_fast
#define RELOAD_TABLE() (table = TABLE_OF(t))
#endif

#define GO()                                                                                                           \
    do {                                                                                                               \
        w.ptr = CELL_WHOLE(pc);                                                                                        \
        goto *table[w.op];                                                                                             \
    } while (0)
/* The instruction in w by itself, whatever the tables say. */
#define GO_PLAIN()                                                                                                     \
    do {                                                                                                               \
        w.op = op_plain(w.op);                                                                                         \
        goto *fused[w.op];                                                                                             \
    } while (0)
#define GO_NEXT(n)                                                                                                     \
    do {                                                                                                               \
        pc += (n);                                                                                                     \
        GO();                                                                                                          \
    } while (0)
#define GO_BRANCH(distance)                                                                                            \
    do {                                                                                                               \
        pc += (distance);                                                                                              \
        RELOAD_TABLE();                                                                                                \
        GO();                                                                                                          \
    } while (0)
#define SPILL() (frame->pc = pc, frame->sp = sp)
/* After what may have told an observer, blocked, or run Java code: others may have asked for anything meanwhile. */
#define GO_NEXT_SLOW(n)                                                                                                \
    do {                                                                                                               \
        pc += (n);                                                                                                     \
        RELOAD_TABLE();                                                                                                \
        GO();                                                                                                          \
    } while (0)
/* The same half way through an instruction, when it can begin again in the other loop. */
#define SETTLE_OR_GO()                                                                                                 \
    do {                                                                                                               \
        if (UNLIKELY(request_is_due(t)))                                                                               \
            goto requested;                                                                                            \
        if (UNLIKELY(loop_wanted(t) != PROBED_LOOP))                                                                   \
            return LOOP_SWITCH_QUIETLY;                                                                                \
        RELOAD_TABLE();                                                                                                \
    } while (0)

/* One handler each for the three lengths of a move. */
#define MOVE_OPS(NAME, ACTION)                                                                                         \
    L_##NAME##1 : ACTION;                                                                                              \
    GO_NEXT(1);                                                                                                        \
    L_##NAME##2 : ACTION;                                                                                              \
    GO_NEXT(2);                                                                                                        \
    L_##NAME##4 : ACTION;                                                                                              \
    GO_NEXT(4)

#define INT_BINARY(NAME, EXPR)                                                                                         \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        u4 x = (u4)sp[-2].i, y = (u4)sp[-1].i;                                                                         \
        sp--;                                                                                                          \
        sp[-1].raw = (u4)(EXPR);                                                                                       \
        GO_NEXT(1);                                                                                                    \
    }
#define LONG_BINARY(NAME, EXPR)                                                                                        \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        u8 x = sp[-4].raw, y = sp[-2].raw;                                                                             \
        sp -= 2;                                                                                                       \
        sp[-2].raw = (u8)(EXPR);                                                                                       \
        GO_NEXT(1);                                                                                                    \
    }
#define LONG_SHIFT(NAME, EXPR)                                                                                         \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        u8 x = sp[-3].raw;                                                                                             \
        int y = sp[-1].i & 63;                                                                                         \
        sp--;                                                                                                          \
        sp[-2].raw = (u8)(EXPR);                                                                                       \
        GO_NEXT(1);                                                                                                    \
    }
#define FLOAT_BINARY(NAME, EXPR)                                                                                       \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        float x = sp[-2].f, y = sp[-1].f;                                                                              \
        sp--;                                                                                                          \
        sp[-1].raw = float_bits(EXPR);                                                                                 \
        GO_NEXT(1);                                                                                                    \
    }
#define DOUBLE_BINARY(NAME, EXPR)                                                                                      \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        double x = sp[-4].d, y = sp[-2].d;                                                                             \
        sp -= 2;                                                                                                       \
        sp[-2].d = (EXPR);                                                                                             \
        GO_NEXT(1);                                                                                                    \
    }
/* Conversions: from n slots to m slots. */
#define CONVERT(NAME, n, m, STATEMENT)                                                                                 \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        Slot from = sp[-(n)], to;                                                                                      \
        STATEMENT;                                                                                                     \
        sp += (m) - (n);                                                                                               \
        sp[-(m)].raw = to.raw;                                                                                         \
        GO_NEXT(1);                                                                                                    \
    }
#define IF_INT(NAME, TEST)                                                                                             \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        int32_t x = sp[-1].i;                                                                                          \
        sp--;                                                                                                          \
        if (TEST)                                                                                                      \
            GO_BRANCH(w.b);                                                                                            \
        GO_NEXT(3);                                                                                                    \
    }
#define IF_CMP(NAME, FIELD, TYPE, TEST)                                                                                \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        TYPE x = sp[-2].FIELD, y = sp[-1].FIELD;                                                                       \
        sp -= 2;                                                                                                       \
        if (TEST)                                                                                                      \
            GO_BRANCH(w.b);                                                                                            \
        GO_NEXT(3);                                                                                                    \
    }
#define ARRAY_CHECK_OR_GO(a, at)                                                                                       \
    array = (a);                                                                                                       \
    index = (at);                                                                                                      \
    if (UNLIKELY(array == NULL))                                                                                       \
        goto null_pointer;                                                                                             \
    if (UNLIKELY((u4)index >= (u4)array->length))                                                                      \
    goto array_index
#define ARRAY_LOAD(NAME, TYPE)                                                                                         \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        ARRAY_CHECK_OR_GO((Array *)sp[-2].o, sp[-1].i);                                                                \
        sp--;                                                                                                          \
        sp[-1].raw = READ_##TYPE(ARRAY_DATA(array, TYPE) + index);                                                     \
        GO_NEXT(1);                                                                                                    \
    }
#define ARRAY_STORE(NAME, TYPE)                                                                                        \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        ARRAY_CHECK_OR_GO((Array *)sp[-3].o, sp[-2].i);                                                                \
        HEAP_STORE(ARRAY_DATA(array, TYPE) + index, (TYPE)sp[-1].i);                                                   \
        sp -= 3;                                                                                                       \
        GO_NEXT(1);                                                                                                    \
    }

#if PROBED_LOOP
#define WATCH_ACCESS_OR_GO(o)                                                                                          \
    if (UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_FIELD_ACCESS) && is_watched(cell_cached(pc + 1), FIELD_WATCH_ACCESS)) {    \
        SPILL();                                                                                                       \
        probe.field_access(t, cell_cached(pc + 1), o);                                                                 \
        if (UNLIKELY(request_is_due(t)))                                                                               \
            goto requested;                                                                                            \
        RELOAD_TABLE();                                                                                                \
    }
#define WATCH_MODIFY_OR_GO(o, value)                                                                                   \
    if (UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_FIELD_MODIFY) && is_watched(cell_cached(pc + 1), FIELD_WATCH_MODIFY)) {    \
        SPILL();                                                                                                       \
        probe.field_modify(t, cell_cached(pc + 1), o, value);                                                          \
        if (UNLIKELY(request_is_due(t)))                                                                               \
            goto requested;                                                                                            \
        RELOAD_TABLE();                                                                                                \
    }
#else
#define WATCH_ACCESS_OR_GO(o)        ((void)0)
#define WATCH_MODIFY_OR_GO(o, value) ((void)0)
#endif

#define GETFIELD(NAME, TYPE)                                                                                           \
    L_GETFIELD_##NAME:                                                                                                 \
    {                                                                                                                  \
        Object *o = sp[-1].o;                                                                                          \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto null_pointer;                                                                                         \
        WATCH_ACCESS_OR_GO(o);                                                                                         \
        sp[-1].raw = READ_##TYPE(FIELD_AT(o, w.b, TYPE));                                                              \
        GO_NEXT(3);                                                                                                    \
    }
#define PUTFIELD(NAME, TYPE, VALUE)                                                                                    \
    L_PUTFIELD_##NAME:                                                                                                 \
    {                                                                                                                  \
        Object *o = sp[-2].o;                                                                                          \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto null_pointer;                                                                                         \
        WATCH_MODIFY_OR_GO(o, sp[-1]);                                                                                 \
        HEAP_STORE(FIELD_AT(o, w.b, TYPE), (TYPE)(VALUE));                                                             \
        sp -= 2;                                                                                                       \
        GO_NEXT(3);                                                                                                    \
    }
#define GETSTATIC(NAME, TYPE)                                                                                          \
    L_GETSTATIC_##NAME:                                                                                                \
    {                                                                                                                  \
        WATCH_ACCESS_OR_GO(NULL);                                                                                      \
        sp->raw = READ_##TYPE((TYPE *)cell_cached(pc + 2));                                                            \
        sp++;                                                                                                          \
        GO_NEXT(3);                                                                                                    \
    }
#define PUTSTATIC(NAME, TYPE, VALUE)                                                                                   \
    L_PUTSTATIC_##NAME:                                                                                                \
    {                                                                                                                  \
        WATCH_MODIFY_OR_GO(NULL, sp[-1]);                                                                              \
        HEAP_STORE((TYPE *)cell_cached(pc + 2), (TYPE)(VALUE));                                                        \
        sp--;                                                                                                          \
        GO_NEXT(3);                                                                                                    \
    }

/* The common return has nothing to unlock, and nobody to tell: of this frame, which its mark says, or of each. */
#define RETURN_IS_SLOW()                                                                                               \
    (UNLIKELY(t->lock_count != frame->lock_mark) || (PROBED_LOOP && UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_METHOD_EXIT)))
#define RETURN_TO_CALLER()                                                                                             \
    do {                                                                                                               \
        frame = frame->prev;                                                                                           \
        FRAME_PUBLISH(t, frame);                                                                                       \
        sp = frame->sp;                                                                                                \
        locals = frame->locals;                                                                                        \
        pc = (Cell *)frame->pc;                                                                                        \
        RELOAD_TABLE();                                                                                                \
    } while (0)
#define RETURN_ONE(NAME, EXPR)                                                                                         \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        u8 x = (EXPR);                                                                                                 \
        if (RETURN_IS_SLOW()) {                                                                                        \
            value.raw = x;                                                                                             \
            goto return_slow;                                                                                          \
        }                                                                                                              \
        RETURN_TO_CALLER();                                                                                            \
        sp->raw = x;                                                                                                   \
        sp++;                                                                                                          \
        GO_NEXT(3);                                                                                                    \
    }

static LoopExit LOOP_NAME(Thread *t, LoopEntry entry)
{
#define OP(code, NAME, text, length, pops, pushes, KIND)  [code] = &&L_##NAME,
#define OPN(code, NAME, text, length, pops, pushes, KIND) [code] = &&L_ILLEGAL,
#define IOP(NAME)                                         [OP_##NAME] = &&L_##NAME,
#define FOP(NAME, PLAIN, SPAN)                            [OP_##NAME] = &&L_##NAME,
    static const void *const fused[OP_COUNT] = {
        [OP_BREAKPOINT + 1 ... OP_INTERNAL] = &&L_ILLEGAL,
#include "vm/run/ops.def"
    };
    static const void *const traps[OP_COUNT + 1] = {[0 ... OP_COUNT] = &&trap}; /* from the second entry on as well */
#if PROBED_LOOP
    static const void *const steps[OP_COUNT] = {[0 ... OP_COUNT - 1] = &&step};
#define OP(code, NAME, text, length, pops, pushes, KIND)  [code] = &&L_##NAME,
#define OPN(code, NAME, text, length, pops, pushes, KIND) [code] = &&L_ILLEGAL,
#define IOP(NAME)                                         [OP_##NAME] = &&L_##NAME,
#define FOP(NAME, PLAIN, SPAN)                            [OP_##NAME] = &&L_##NAME,
#define FFOP(NAME, PLAIN, SPAN)                           [OP_##NAME] = &&L_##PLAIN,
    static const void *const watching[OP_COUNT] = {
        [OP_BREAKPOINT + 1 ... OP_INTERNAL] = &&L_ILLEGAL,
#include "vm/run/ops.def"
    };
#endif
    if (t == NULL) { /* interp_init: publish the tables */
#if !PROBED_LOOP
        interp_tables[0] = fused;
        interp_tables[1] = traps + 1;
        interp_trap_table = traps;
#endif
        return LOOP_DONE;
    }

    Frame *frame = t->frame;
    Cell *pc = (Cell *)frame->pc;
    Slot *sp = frame->sp, *locals = frame->locals, *args;
    Method *m;
    Slot value;
    Array *array; /* and index: of the array instruction that failed */
    int32_t index;
    Cell w;
    const void *const *table;
    RELOAD_TABLE();
    if (entry != ENTER) {
        w.raw = CELL_WORD(pc);
        if (entry == ENTER_QUIETLY && w.op == OP_BREAKPOINT)
            w.raw = code_displaced(frame->code, code_bci(frame->code, pc));
        GO_PLAIN();
    }
    GO();

    /* ---- before an instruction */
#if PROBED_LOOP
step:
    if (frame->code == NULL || w.op == OP_SKIP2)
        GO_PLAIN();
    SPILL();
    if (PROBE_BITS_OF(t) & PROBE_T_SINGLE_STEP)
        probe.single_step(t, frame, code_bci(frame->code, pc));
    if (UNLIKELY(request_is_due(t)))
        goto requested;
    RELOAD_TABLE();
    w.raw = CELL_WORD(pc); /* a breakpoint may be new here */
    GO_PLAIN();
#endif

trap: /* a request: the state is that before the instruction at pc */
    if (frame->code == NULL)
        GO_PLAIN();
    if (w.op == OP_SKIP2)
        pc += 2;
    SPILL();
    if (w.op == OP_MONITORENTER || w.op == OP_MONITOREXIT)
        schedule_meet();
    safepoint_poll(t);
    if (UNLIKELY(request_poll(t)))
        goto requested;
    if (loop_next(t, PROBED_LOOP) != PROBED_LOOP)
        return LOOP_SWITCH;
    RELOAD_TABLE();
    w.raw = CELL_WORD(pc);
#if PROBED_LOOP
    if (PROBE_BITS_OF(t) & PROBE_T_SINGLE_STEP)
        goto step;
#endif
    GO_PLAIN(); /* whatever was asked meanwhile: at least one instruction */

requested: /* something is due in the top frame, before its instruction goes on (request.h) */
    switch (request_take(t)) {
    case REQUEST_THROW: goto exception;
    case REQUEST_POP: request_do_pop(t); goto resume;
    case REQUEST_RETURN:
        value = request_do_return(t);
        frame = t->frame;
        pc = (Cell *)frame->pc;
        sp = frame->sp;
        goto return_slow;
    case REQUEST_NONE: goto resume;
    }

    /* ---- moves and constants */
L_NOP:
    GO_NEXT(1);
    MOVE_OPS(ILOAD, (sp->raw = locals[w.a].raw, sp++));
    MOVE_OPS(ALOAD, (sp->raw = locals[w.a].raw, sp++));
    MOVE_OPS(LLOAD, (sp->raw = locals[w.a].raw, sp += 2));
    MOVE_OPS(ISTORE, (sp--, locals[w.a].raw = sp->raw));
    MOVE_OPS(ASTORE, (sp--, locals[w.a].raw = sp->raw));
    MOVE_OPS(LSTORE, (sp -= 2, locals[w.a].raw = sp->raw));
L_LOAD_ANY:
    sp->raw = locals[w.a].raw;
    sp++;
    GO_NEXT(length_at(frame->code, pc));
L_LLOAD_ANY:
    sp->raw = locals[w.a].raw;
    sp += 2;
    GO_NEXT(length_at(frame->code, pc));
L_ICONST_ANY:
    sp->raw = (u4)w.b;
    sp++;
    GO_NEXT(length_at(frame->code, pc));
L_ACONST_NULL:
    sp->raw = 0;
    sp++;
    GO_NEXT(1);
L_ICONST1:
    sp->raw = (u4)w.b;
    sp++;
    GO_NEXT(1);
L_ICONST2:
    sp->raw = (u4)w.b;
    sp++;
    GO_NEXT(2);
L_ICONST3:
    sp->raw = (u4)w.b;
    sp++;
    GO_NEXT(3);
L_LCONST:
    sp->raw = (u8)(int64_t)w.b;
    sp += 2;
    GO_NEXT(1);
L_DCONST1:
    sp->d = 1.0;
    sp += 2;
    GO_NEXT(1);
L_LDC2:
    sp->raw = pc[1].raw;
    sp += 2;
    GO_NEXT(3);
L_LDC_A2:
    sp->p = cell_cached(pc + 1);
    sp++;
    GO_NEXT(2);
L_LDC_A3:
    sp->p = cell_cached(pc + 1);
    sp++;
    GO_NEXT(3);
L_LDC:
    SPILL();
    if (!slow_ldc(t, frame, pc, sp))
        goto exception;
    sp++;
    GO_NEXT_SLOW(2);
L_LDC_W:
    SPILL();
    if (!slow_ldc(t, frame, pc, sp))
        goto exception;
    sp++;
    GO_NEXT_SLOW(3);
L_LDC2_W:
    SPILL();
    if (!slow_ldc(t, frame, pc, sp))
        goto exception;
    sp += 2;
    GO_NEXT_SLOW(3);

    /* ---- the operand stack */
L_POP:
    sp--;
    GO_NEXT(1);
L_POP2:
    sp -= 2;
    GO_NEXT(1);
L_DUP:
    sp[0].raw = sp[-1].raw;
    sp++;
    GO_NEXT(1);
L_DUP_X1 : {
    u8 x = sp[-1].raw, y = sp[-2].raw;
    sp[-2].raw = x;
    sp[-1].raw = y;
    sp[0].raw = x;
    sp++;
    GO_NEXT(1);
}
L_DUP_X2 : {
    u8 x = sp[-1].raw, y = sp[-2].raw, z = sp[-3].raw;
    sp[-3].raw = x;
    sp[-2].raw = z;
    sp[-1].raw = y;
    sp[0].raw = x;
    sp++;
    GO_NEXT(1);
}
L_DUP2:
    sp[0].raw = sp[-2].raw;
    sp[1].raw = sp[-1].raw;
    sp += 2;
    GO_NEXT(1);
L_DUP2_X1 : {
    u8 x = sp[-1].raw, y = sp[-2].raw, z = sp[-3].raw;
    sp[-3].raw = y;
    sp[-2].raw = x;
    sp[-1].raw = z;
    sp[0].raw = y;
    sp[1].raw = x;
    sp += 2;
    GO_NEXT(1);
}
L_DUP2_X2 : {
    u8 x = sp[-1].raw, y = sp[-2].raw, z = sp[-3].raw, u = sp[-4].raw;
    sp[-4].raw = y;
    sp[-3].raw = x;
    sp[-2].raw = u;
    sp[-1].raw = z;
    sp[0].raw = y;
    sp[1].raw = x;
    sp += 2;
    GO_NEXT(1);
}
L_SWAP : {
    u8 x = sp[-1].raw;
    sp[-1].raw = sp[-2].raw;
    sp[-2].raw = x;
    GO_NEXT(1);
}

    /* ---- arithmetic */
    INT_BINARY(IADD, x + y)
    INT_BINARY(ISUB, x - y)
    INT_BINARY(IMUL, x * y)
    INT_BINARY(IAND, x & y)
    INT_BINARY(IOR, x | y)
    INT_BINARY(IXOR, x ^ y)
    INT_BINARY(ISHL, x << (y & 31))
    INT_BINARY(ISHR, (int32_t)x >> (y & 31))
    INT_BINARY(IUSHR, x >> (y & 31))
    LONG_BINARY(LADD, x + y)
    LONG_BINARY(LSUB, x - y)
    LONG_BINARY(LMUL, x * y)
    LONG_BINARY(LAND, x & y)
    LONG_BINARY(LOR, x | y)
    LONG_BINARY(LXOR, x ^ y)
    LONG_SHIFT(LSHL, x << y)
    LONG_SHIFT(LSHR, (int64_t)x >> y)
    LONG_SHIFT(LUSHR, x >> y)
    FLOAT_BINARY(FADD, x + y)
    FLOAT_BINARY(FSUB, x - y)
    FLOAT_BINARY(FMUL, x * y)
    FLOAT_BINARY(FDIV, x / y)
    FLOAT_BINARY(FREM, (float)fp_remainder(x, y))
    DOUBLE_BINARY(DADD, x + y)
    DOUBLE_BINARY(DSUB, x - y)
    DOUBLE_BINARY(DMUL, x * y)
    DOUBLE_BINARY(DDIV, x / y)
    DOUBLE_BINARY(DREM, fp_remainder(x, y))
L_IDIV : {
    int32_t x = sp[-2].i, y = sp[-1].i;
    if (UNLIKELY(y == 0))
        goto division_by_zero;
    sp--;
    sp[-1].raw = (u4)(y == -1 ? (int32_t)(0u - (u4)x) : x / y);
    GO_NEXT(1);
}
L_IREM : {
    int32_t x = sp[-2].i, y = sp[-1].i;
    if (UNLIKELY(y == 0))
        goto division_by_zero;
    sp--;
    sp[-1].raw = (u4)(y == -1 ? 0 : x % y);
    GO_NEXT(1);
}
L_LDIV : {
    int64_t x = sp[-4].l, y = sp[-2].l;
    if (UNLIKELY(y == 0))
        goto division_by_zero;
    sp -= 2;
    sp[-2].l = long_quotient(x, y);
    GO_NEXT(1);
}
L_LREM : {
    int64_t x = sp[-4].l, y = sp[-2].l;
    if (UNLIKELY(y == 0))
        goto division_by_zero;
    sp -= 2;
    sp[-2].l = long_remainder(x, y);
    GO_NEXT(1);
}
L_INEG:
    sp[-1].raw = 0u - (u4)sp[-1].i;
    GO_NEXT(1);
L_LNEG:
    sp[-2].raw = 0u - sp[-2].raw;
    GO_NEXT(1);
L_FNEG:
    sp[-1].raw = (u4)sp[-1].i ^ 0x80000000u;
    GO_NEXT(1);
L_DNEG:
    sp[-2].raw ^= (u8)1 << 63;
    GO_NEXT(1);
L_IINC:
    locals[w.a].raw = (u4)locals[w.a].i + (u4)(int16_t)w.b;
    GO_NEXT(3);
L_IINC6:
    locals[w.a].raw = (u4)locals[w.a].i + (u4)(int16_t)w.b;
    GO_NEXT(6);
    CONVERT(I2L, 1, 2, to.l = from.i)
    CONVERT(I2F, 1, 1, to.raw = float_bits((float)from.i))
    CONVERT(I2D, 1, 2, to.d = from.i)
    CONVERT(L2I, 2, 1, to.raw = (u4)from.raw)
    CONVERT(L2F, 2, 1, to.raw = float_bits((float)from.l))
    CONVERT(L2D, 2, 2, to.d = (double)from.l)
    CONVERT(F2I, 1, 1, to.raw = (u4)double_to_int(from.f))
    CONVERT(F2L, 1, 2, to.l = double_to_long(from.f))
    CONVERT(F2D, 1, 2, to.d = from.f)
    CONVERT(D2I, 2, 1, to.raw = (u4)double_to_int(from.d))
    CONVERT(D2L, 2, 2, to.l = double_to_long(from.d))
    CONVERT(D2F, 2, 1, to.raw = float_bits((float)from.d))
    CONVERT(I2B, 1, 1, to.raw = (u4)(int8_t)from.i)
    CONVERT(I2C, 1, 1, to.raw = (u2)from.i)
    CONVERT(I2S, 1, 1, to.raw = (u4)(int16_t)from.i)
L_LCMP : {
    int64_t x = sp[-4].l, y = sp[-2].l;
    sp -= 3;
    sp[-1].raw = (u4)((x > y) - (x < y));
    GO_NEXT(1);
}
L_FCMPL : {
    float x = sp[-2].f, y = sp[-1].f;
    sp--;
    sp[-1].raw = (u4)(x > y ? 1 : x == y ? 0 : -1);
    GO_NEXT(1);
}
L_FCMPG : {
    float x = sp[-2].f, y = sp[-1].f;
    sp--;
    sp[-1].raw = (u4)(x < y ? -1 : x == y ? 0 : 1);
    GO_NEXT(1);
}
L_DCMPL : {
    double x = sp[-4].d, y = sp[-2].d;
    sp -= 3;
    sp[-1].raw = (u4)(x > y ? 1 : x == y ? 0 : -1);
    GO_NEXT(1);
}
L_DCMPG : {
    double x = sp[-4].d, y = sp[-2].d;
    sp -= 3;
    sp[-1].raw = (u4)(x < y ? -1 : x == y ? 0 : 1);
    GO_NEXT(1);
}

    /* ---- branches */
    IF_INT(IFEQ, x == 0)
    IF_INT(IFNE, x != 0)
    IF_INT(IFLT, x < 0)
    IF_INT(IFGE, x >= 0)
    IF_INT(IFGT, x > 0)
    IF_INT(IFLE, x <= 0)
    IF_CMP(IF_ICMPEQ, i, int32_t, x == y)
    IF_CMP(IF_ICMPNE, i, int32_t, x != y)
    IF_CMP(IF_ICMPLT, i, int32_t, x < y)
    IF_CMP(IF_ICMPGE, i, int32_t, x >= y)
    IF_CMP(IF_ICMPGT, i, int32_t, x > y)
    IF_CMP(IF_ICMPLE, i, int32_t, x <= y)
    IF_CMP(IF_ACMPEQ, raw, u8, x == y)
    IF_CMP(IF_ACMPNE, raw, u8, x != y)
L_IFNULL:
    sp--;
    if (sp->o == NULL)
        GO_BRANCH(w.b);
    GO_NEXT(3);
L_IFNONNULL:
    sp--;
    if (sp->o != NULL)
        GO_BRANCH(w.b);
    GO_NEXT(3);
L_GOTO:
    GO_BRANCH(w.b);
L_JSR:
    sp->raw = (u4)(code_bci(frame->code, pc) + 3);
    sp++;
    GO_BRANCH(w.b);
L_JSR_W:
    sp->raw = (u4)(code_bci(frame->code, pc) + 5);
    sp++;
    GO_BRANCH(w.b);
L_RET2:
L_RET4:
    pc = frame->code->cells + locals[w.a].i;
    GO_BRANCH(0);
L_TABLESWITCH:
    sp--;
    index = sp->i;
table_switch : /* of index */
{
    u4 i = (u4)index - (u4)pc[1].key;
    if (i < (u4)pc[1].target)
        GO_BRANCH(pc[2 + (size_t)i].target);
    GO_BRANCH(w.b);
}
L_LOOKUPSWITCH:
    sp--;
    index = sp->i;
lookup_switch : {
    const Cell *pairs = pc + 2;
    int32_t low = 0, high = pc[1].target;
    while (high - low > 4) {
        int32_t middle = (low + high) >> 1;
        if (index < pairs[middle].key)
            high = middle;
        else
            low = middle;
    }
    for (; low < high; low++)
        if (pairs[low].key == index)
            GO_BRANCH(pairs[low].target);
    GO_BRANCH(w.b);
}

    /* ---- arrays */
    ARRAY_LOAD(IALOAD, u4)
    ARRAY_LOAD(AALOAD, HeapRef)
    ARRAY_LOAD(BALOAD, int8_t)
    ARRAY_LOAD(CALOAD, u2)
    ARRAY_LOAD(SALOAD, int16_t)
L_LALOAD : {
    ARRAY_CHECK_OR_GO((Array *)sp[-2].o, sp[-1].i);
    sp[-2].raw = HEAP_LOAD(ARRAY_DATA(array, u8) + index);
    GO_NEXT(1);
}
    ARRAY_STORE(IASTORE, int32_t)
    ARRAY_STORE(CASTORE, u2)
    ARRAY_STORE(SASTORE, u2)
L_BASTORE : {
    ARRAY_CHECK_OR_GO((Array *)sp[-3].o, sp[-2].i);
    int32_t x = sp[-1].i;
    if (UNLIKELY(x & ~1) && object_class(&array->head)->elem->prim == 'Z')
        x &= 1;
    HEAP_STORE(ARRAY_DATA(array, int8_t) + index, (int8_t)x);
    sp -= 3;
    GO_NEXT(1);
}
L_LASTORE : {
    ARRAY_CHECK_OR_GO((Array *)sp[-4].o, sp[-3].i);
    HEAP_STORE(ARRAY_DATA(array, u8) + index, sp[-2].raw); /* no reference */
    sp -= 4;
    GO_NEXT(1);
}
L_AASTORE : {
    ARRAY_CHECK_OR_GO((Array *)sp[-3].o, sp[-2].i);
    Object *o = sp[-1].o;
    if (o != NULL && UNLIKELY(object_class(o) != object_class(&array->head)->elem) &&
        !is_subtype(object_class(o), object_class(&array->head)->elem)) {
        SPILL();
        throw_array_store(t, object_class(o));
        goto exception;
    }
    store_reference(array_slot(array, index), o);
    sp -= 3;
    GO_NEXT(1);
}
L_ARRAYLENGTH:
    if (UNLIKELY(sp[-1].o == NULL))
        goto null_pointer;
    sp[-1].raw = (u4)ARRAY_LENGTH(sp[-1].o);
    GO_NEXT(1);

    /* ---- fields */
    GETFIELD(B, int8_t)
    GETFIELD(C, u2)
    GETFIELD(S, int16_t)
    GETFIELD(I, u4)
    GETFIELD(A, HeapRef)
L_GETFIELD_L : {
    Object *o = sp[-1].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    WATCH_ACCESS_OR_GO(o);
    sp[-1].raw = HEAP_LOAD(FIELD_AT(o, w.b, u8));
    sp++;
    GO_NEXT(3);
}
L_GETFIELD_VOL : {
    Field *field = cell_cached(pc + 1);
    Object *o = sp[-1].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    WATCH_ACCESS_OR_GO(o);
    field_load(field, o, &sp[-1]);
    sp += letter_slots(field->type) - 1;
    GO_NEXT(3);
}
    PUTFIELD(Z, int8_t, sp[-1].i & 1)
    PUTFIELD(B, int8_t, sp[-1].i)
    PUTFIELD(C, u2, sp[-1].i)
    PUTFIELD(I, int32_t, sp[-1].i)
L_PUTFIELD_A : {
    Object *o = sp[-2].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    WATCH_MODIFY_OR_GO(o, sp[-1]);
    store_reference(FIELD_AT(o, w.b, HeapRef), sp[-1].o);
    sp -= 2;
    GO_NEXT(3);
}
L_PUTFIELD_L : {
    Object *o = sp[-3].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    WATCH_MODIFY_OR_GO(o, sp[-2]);
    HEAP_STORE(FIELD_AT(o, w.b, u8), sp[-2].raw); /* no reference */
    sp -= 3;
    GO_NEXT(3);
}
L_PUTFIELD_VOL : {
    Field *field = cell_cached(pc + 1);
    int n = letter_slots(field->type);
    Object *o = sp[-n - 1].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    WATCH_MODIFY_OR_GO(o, sp[-n]);
    field_store(field, o, sp[-n]);
    sp -= n + 1;
    GO_NEXT(3);
}
    GETSTATIC(B, int8_t)
    GETSTATIC(C, u2)
    GETSTATIC(S, int16_t)
    GETSTATIC(I, u4)
    GETSTATIC(A, HeapRef)
L_GETSTATIC_L:
    WATCH_ACCESS_OR_GO(NULL);
    sp->raw = HEAP_LOAD((u8 *)cell_cached(pc + 2));
    sp += 2;
    GO_NEXT(3);
L_GETSTATIC_VOL : {
    Field *field = cell_cached(pc + 1);
    WATCH_ACCESS_OR_GO(NULL);
    field_load(field, field->cls->statics, sp);
    sp += letter_slots(field->type);
    GO_NEXT(3);
}
    PUTSTATIC(Z, int8_t, sp[-1].i & 1)
    PUTSTATIC(B, int8_t, sp[-1].i)
    PUTSTATIC(C, u2, sp[-1].i)
    PUTSTATIC(I, int32_t, sp[-1].i)
L_PUTSTATIC_A:
    WATCH_MODIFY_OR_GO(NULL, sp[-1]);
    store_static(cell_cached(pc + 2), sp[-1].o);
    sp--;
    GO_NEXT(3);
L_PUTSTATIC_L:
    WATCH_MODIFY_OR_GO(NULL, sp[-2]);
    HEAP_STORE((u8 *)cell_cached(pc + 2), sp[-2].raw); /* no reference */
    sp -= 2;
    GO_NEXT(3);
L_PUTSTATIC_VOL : {
    Field *field = cell_cached(pc + 1);
    int n = letter_slots(field->type);
    WATCH_MODIFY_OR_GO(NULL, sp[-n]);
    field_store(field, field->cls->statics, sp[-n]);
    sp -= n;
    GO_NEXT(3);
}
L_GETSTATIC : {
    SPILL();
    int n = slow_getstatic(t, frame, pc, sp);
    if (n == 0)
        goto exception;
    sp += n;
    GO_NEXT_SLOW(3);
}
L_PUTSTATIC : {
    SPILL();
    int n = slow_putstatic(t, frame, pc, sp);
    if (n == 0)
        goto exception;
    sp -= n;
    GO_NEXT_SLOW(3);
}
L_GETFIELD : {
    SPILL();
    int n = slow_getfield(t, frame, pc, sp);
    if (n == 0)
        goto exception;
    sp += n - 1;
    GO_NEXT_SLOW(3);
}
L_PUTFIELD : {
    SPILL();
    int n = slow_putfield(t, frame, pc, sp);
    if (n == 0)
        goto exception;
    sp -= n + 1;
    GO_NEXT_SLOW(3);
}

    /* ---- objects and types */
L_NEW_Q : {
    Object *o = heap_alloc_fast(t, cell_cached(pc + 1), (size_t)w.b);
    if (UNLIKELY(o == NULL)) {
        SPILL();
        o = object_new(t, cell_cached(pc + 1));
        if (o == NULL)
            goto exception;
        RELOAD_TABLE();
    }
    sp->raw = (u8)(uintptr_t)o;
    sp++;
    GO_NEXT(3);
}
L_NEW : {
    SPILL();
    Object *o = slow_new(t, frame, pc);
    if (o == NULL)
        goto exception;
    sp->o = o;
    sp++;
    GO_NEXT_SLOW(3);
}
L_NEWARRAY_Q:
L_ANEWARRAY_Q : {
    Array *a = NULL;
    int32_t length = sp[-1].i;
    if (LIKELY((u4)length <= 4096))
        a = heap_alloc_array_fast(t, cell_cached(pc + 1), ARRAY_HEADER + ((size_t)(u4)length << w.b), length);
    if (UNLIKELY(a == NULL)) {
        SPILL();
        a = array_new(t, cell_cached(pc + 1), length);
        if (a == NULL)
            goto exception;
        RELOAD_TABLE();
    }
    sp[-1].raw = (u8)(uintptr_t)a;
    if (w.op == OP_NEWARRAY_Q)
        GO_NEXT(2);
    GO_NEXT(3);
}
L_NEWARRAY : {
    SPILL();
    Array *a = slow_newarray(t, frame, pc, sp[-1].i);
    if (a == NULL)
        goto exception;
    sp[-1].p = a;
    GO_NEXT_SLOW(2);
}
L_ANEWARRAY : {
    SPILL();
    Array *a = slow_anewarray(t, frame, pc, sp[-1].i);
    if (a == NULL)
        goto exception;
    sp[-1].p = a;
    GO_NEXT_SLOW(3);
}
L_MULTIANEWARRAY:
L_MULTIANEWARRAY_Q : {
    SPILL();
    int dims = w.b;
    Array *a = slow_multianewarray(t, frame, pc, sp, dims);
    if (a == NULL)
        goto exception;
    sp -= dims;
    sp->p = a;
    sp++;
    GO_NEXT_SLOW(4);
}
L_CHECKCAST_Q : {
    Object *o = sp[-1].o;
    Class *to = cell_cached(pc + 1);
    if (o != NULL && object_class(o) != to && UNLIKELY(!is_subtype(object_class(o), to))) {
        SPILL();
        throw_class_cast(t, object_class(o), to);
        goto exception;
    }
    GO_NEXT(3);
}
L_CHECKCAST : {
    if (sp[-1].o == NULL)
        GO_NEXT(3);
    SPILL();
    Class *to = slow_type(t, frame, pc, OP_CHECKCAST_Q);
    if (to == NULL)
        goto exception;
    if (!class_is_assignable(object_class(sp[-1].o), to)) {
        throw_class_cast(t, object_class(sp[-1].o), to);
        goto exception;
    }
    GO_NEXT_SLOW(3);
}
L_INSTANCEOF_Q : {
    Object *o = sp[-1].o;
    Class *to = cell_cached(pc + 1);
    sp[-1].raw = o != NULL && (object_class(o) == to || is_subtype(object_class(o), to));
    GO_NEXT(3);
}
L_INSTANCEOF : {
    if (sp[-1].o == NULL) {
        sp[-1].raw = 0;
        GO_NEXT(3);
    }
    SPILL();
    Class *to = slow_type(t, frame, pc, OP_INSTANCEOF_Q);
    if (to == NULL)
        goto exception;
    sp[-1].raw = class_is_assignable(object_class(sp[-1].o), to);
    GO_NEXT_SLOW(3);
}

    /* ---- monitors and exceptions */
L_MONITORENTER : {
    Object *o = sp[-1].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    SPILL();
    if (!monitor_enter_fast(t, o, frame))
        goto exception;
    sp--;
    GO_NEXT_SLOW(1);
}
L_MONITOREXIT : {
    Object *o = sp[-1].o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    SPILL();
    u4 top = t->lock_count - 1; /* huge if there is none */
    bool own = LIKELY(top < t->lock_max) && t->locks[top].o == o && t->locks[top].frame == frame;
    if (!(LIKELY(own) ? monitor_exit_fast(t, o) : monitor_exit_of(t, frame, frame_lock_mark(frame), o)))
        goto exception;
    if (UNLIKELY(frame->lock == o) && !monitor_is_method_lock(t, frame, frame_lock_mark(frame), o))
        frame->lock_mark |= FRAME_TELLS; /* the return looks, and throws */
    sp--;
    GO_NEXT(1);
}
L_ATHROW:
    SPILL();
    if (sp[-1].o == NULL)
        throw_npe(t);
    else
        throw_object(t, sp[-1].o);
    goto exception;

    /* ---- calls: m and args, then invoke */
L_INVOKE_VIRTUAL_Q : {
    args = sp - w.a;
    Object *o = args->o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    m = object_class(o)->vtable[w.b];
    goto invoke;
}
L_INVOKE_DIRECT_Q:
    args = sp - w.a;
    if (UNLIKELY(args->o == NULL))
        goto null_pointer;
    m = cell_cached(pc + 1);
    goto invoke;
L_INVOKE_STATIC_Q:
    args = sp - w.a;
    m = cell_cached(pc + 1);
    goto invoke;
L_INVOKE_INTERFACE_Q : {
    args = sp - w.a;
    Object *o = args->o;
    if (UNLIKELY(o == NULL))
        goto null_pointer;
    PolyCache *cache = cell_cached(pc + 2);
    Class *c = object_class(o);
    if (LIKELY(POLY_CLASS(cache, 0) == c)) {
        m = cache->way[0].method;
    } else if (POLY_CLASS(cache, 1) == c) {
        m = cache->way[1].method;
    } else if (POLY_CLASS(cache, 2) == c) {
        m = cache->way[2].method;
    } else if (POLY_CLASS(cache, 3) == c) {
        m = cache->way[3].method;
    } else {
        SPILL();
        m = slow_select_interface(t, cell_cached(pc + 1), cache, c);
        if (m == NULL)
            goto exception;
    }
    goto invoke;
}
L_INVOKEVIRTUAL:
L_INVOKESPECIAL:
L_INVOKESTATIC:
L_INVOKEINTERFACE:
    SPILL();
    m = slow_invoke(t, frame, pc, sp, w.op);
    if (m == NULL && t->exception != NULL)
        goto exception;
    if (m == NULL)
        goto again;
    SETTLE_OR_GO();
    args = sp - m->arg_slots;
    goto invoke;
L_INVOKEDYNAMIC:
    SPILL();
    if (!slow_invokedynamic(t, frame, pc))
        goto exception;
    goto again;
again: /* the instruction at pc is quickened now; its events have been posted */
    SETTLE_OR_GO();
    w.raw = CELL_WORD(pc);
    if (w.op == OP_BREAKPOINT)
        w.raw = code_displaced(frame->code, code_bci(frame->code, pc));
    GO_PLAIN();
L_INVOKE_CONSTANT:
    sp->p = cell_cached(pc + 1);
    sp++;
    GO_NEXT(5);
L_INVOKE_NEW : {
    SPILL();
    HandleCall call = {.args = sp - w.a, .sp = sp};
    m = handle_construct(t, cell_cached(pc + 1), &call);
    if (m == NULL)
        goto exception;
    sp = call.sp;
    args = call.args;
    goto invoke_linked;
}
L_INVOKE_HANDLE:
L_INVOKE_VAR:
L_INVOKE_SITE : {
    SPILL();
    HandleCall call = {.args = sp - w.a, .sp = sp};
    CallSite *site = cell_cached(pc + 1);
    m = w.op == OP_INVOKE_HANDLE ? handle_invoke(t, site, &call)
        : w.op == OP_INVOKE_VAR  ? handle_invoke_var(t, site, &call)
                                 : handle_invoke_site(t, site, &call);
    sp = call.sp;
    if (m == NULL) {
        if (t->exception != NULL || call.args == NULL)
            goto exception;
        GO_NEXT_SLOW(3);
    }
    args = call.args;
    goto invoke_linked;
}
L_SKIP2:
    GO_NEXT(2);
L_ENTRY_CALL:
    m = locals[0].p;
    args = locals + 1;
    goto invoke;

invoke : {
    Code *code = atomic_load_explicit(&m->code, memory_order_acquire);
    u4 special = atomic_load_explicit(&code->special, memory_order_acquire);
    if (UNLIKELY(special != CODE_PLAIN))
        switch (special) {
        case CODE_UNPREPARED:
            SPILL();
            if (!method_prepare(t, m))
                goto exception;
            goto invoke_linked;
        case CODE_COOL: code_warm(code, HEAT_CALL); break;
        case CODE_NATIVE: goto invoke_native;
        case CODE_ABSTRACT:
            SPILL();
            throw_abstract(t, m, args->o != NULL ? object_class(args->o) : NULL);
            goto exception;
        case CODE_SYNC: goto invoke_sync;
#if !PROBED_LOOP
        case CODE_EMPTY: sp = args; GO_NEXT(3);
        case CODE_OBJECT_INIT:
            if (UNLIKELY(object_class(args->o)->flags & CLASS_FINALIZER))
                break;
            sp = args;
            GO_NEXT(3);
        case CODE_CONST_I:
            args->raw = (u4)code->trivial;
            sp = args + 1;
            GO_NEXT(3);
#define TRIVIAL_GET_AND_GO(TYPE, SLOTS)                                                                                \
    {                                                                                                                  \
        Object *o = args->o;                                                                                           \
        if (UNLIKELY(o == NULL))                                                                                       \
            break;                                                                                                     \
        args->raw = READ_##TYPE(FIELD_AT(o, code->trivial, TYPE));                                                     \
        sp = args + SLOTS;                                                                                             \
        GO_NEXT(3);                                                                                                    \
    }
        case CODE_GET_B: TRIVIAL_GET_AND_GO(int8_t, 1)
        case CODE_GET_C: TRIVIAL_GET_AND_GO(u2, 1)
        case CODE_GET_S: TRIVIAL_GET_AND_GO(int16_t, 1)
        case CODE_GET_I: TRIVIAL_GET_AND_GO(u4, 1)
        case CODE_GET_L: TRIVIAL_GET_AND_GO(u8, 2)
        case CODE_GET_A: TRIVIAL_GET_AND_GO(HeapRef, 1)
#endif
        default: break;
        }
    frame->pc = pc;
    frame->sp = args;
    if (UNLIKELY((char *)sp + code->frame_bytes > t->stack->limit)) {
        Frame *f = frame_push(t, code, args, 0);
        if (f == NULL)
            goto exception;
        frame = f;
    } else {
        frame = frame_push_fast(t, frame, code, args, 0);
    }
    pc = code->cells;
    locals = frame->locals;
    sp = (Slot *)(frame + 1);
#if PROBED_LOOP
    if (UNLIKELY(PROBE_BITS_OF(t) & PROBE_T_METHOD_ENTRY)) {
        probe.method_entry(t, frame);
        if (UNLIKELY(request_is_due(t)))
            goto requested;
    }
#endif
    RELOAD_TABLE();
    GO_NEXT(0);
}

invoke_linked: /* m is known now; its linking may have told, blocked, or run Java code, and args may have been moved */
    if (UNLIKELY(request_is_due(t)))
        goto requested;
#if !PROBED_LOOP
    if (UNLIKELY(loop_wanted(t))) {
        u4 special = atomic_load_explicit(&m->code->special, memory_order_acquire);
        if (special == CODE_NATIVE)
            goto invoke_native_told;
        if (special != CODE_ABSTRACT && special != CODE_UNPREPARED)
            goto invoke_told;
    }
#endif
    goto invoke;

invoke_sync:
#if !PROBED_LOOP
invoke_told: /* whatever the loop does, an observer hears of the call */
#endif
    frame->pc = pc;
    frame->sp = args;
    if (!enter_method(t, m, args))
        goto exception;
    frame = t->frame;
    pc = (Cell *)frame->pc;
    locals = frame->locals;
    sp = frame->sp;
    RELOAD_TABLE();
    GO_NEXT(0);

invoke_native : {
#if !PROBED_LOOP
    Code *code = m->code;
    u2 flags = METHOD_FLAGS(m);
    if (LIKELY(!code->sync) && LIKELY(!(flags & METHOD_INTRINSIC_NEW)) &&
        LIKELY((char *)sp + code->frame_bytes <= t->stack->limit)) {
        frame->pc = pc;
        frame->sp = args;
        value = args[0];
        Frame *own = frame_push_fast(t, frame, code, args, FRAME_NATIVE);
        if (flags & METHOD_INTRINSIC)
            m->intrinsic(t, args);
        else
            native_invoke(t, own, args);
        if (UNLIKELY(t->exception != NULL))
            goto exception;
        RELOAD_TABLE();
        if (UNLIKELY(table != fused) && loop_wanted(t) && !leave_native(t, value))
            goto exception;
        FRAME_PUBLISH(t, frame);
        sp = args + code->ret_slots;
        GO_NEXT(3);
    }
invoke_native_told:
#endif
    frame->pc = pc;
    frame->sp = args;
    if (!call_native(t, m, args))
        goto exception;
    frame = t->frame;
    sp = frame->sp + m->code->ret_slots;
    RELOAD_TABLE();
    GO_NEXT(3);
}

    /* ---- returns */
    RETURN_ONE(IRETURN, (u4)sp[-1].i)
    RETURN_ONE(IRETURN_Z, (u4)sp[-1].i & 1)
    RETURN_ONE(IRETURN_B, (u4)(int8_t)sp[-1].i)
    RETURN_ONE(IRETURN_C, (u2)sp[-1].i)
    RETURN_ONE(IRETURN_S, (u4)(int16_t)sp[-1].i)
    RETURN_ONE(ARETURN, sp[-1].raw)
L_LRETURN : {
    u8 x = sp[-2].raw;
    if (RETURN_IS_SLOW()) {
        value.raw = x;
        goto return_slow;
    }
    RETURN_TO_CALLER();
    sp->raw = x;
    sp += 2;
    GO_NEXT(3);
}
L_RETURN_OBJECT_INIT:
    if (UNLIKELY(object_class(locals[0].o)->flags & CLASS_FINALIZER)) {
        SPILL();
        gc_register_finalizable(t, locals[0].o);
        if (t->exception != NULL)
            goto exception;
        value.raw = 0;
        goto return_slow;
    }
L_RETURN:
    if (RETURN_IS_SLOW()) {
        value.raw = 0;
        goto return_slow;
    }
    RETURN_TO_CALLER();
    GO_NEXT(3);

return_slow : /* value: the result; monitors to release, events to post */
{
    SPILL();
    char ret = frame->code->method->ret;
    if (!leave_frame(t, frame, &value))
        goto exception;
    RETURN_TO_CALLER();
    sp->raw = value.raw;
    sp += letter_slots(ret);
    GO_NEXT(3);
}
L_CHUNK_RETURN : /* the callee of a new chunk has returned to its marker: hand the result down */
{
    int n = (int)(sp - frame_operands(frame));
    Slot *from = frame_operands(frame);
    Frame *below = frame->prev;
    if (n > 0)
        below->sp[0] = from[0];
    frame_leave_chunk(t);
    frame = below;
    sp = frame->sp + n;
    locals = frame->locals;
    pc = (Cell *)frame->pc;
    GO_NEXT(3);
}
L_ENTRY_RETURN:
    frame->sp = sp;
    frame->pc = pc;
    return LOOP_DONE;

#include "vm/run/interp_fused.h"

    /* ---- breakpoints */
L_BREAKPOINT : {
    Code *code = frame->code;
    int32_t bci = code_bci(code, pc);
    u8 displaced = code_displaced(code, bci); /* before the event: its handler may clear the breakpoint */
    if (PROBE_BITS_OF(t) & PROBE_T_BREAKPOINT) {
        SPILL();
        probe.breakpoint(t, frame, bci);
        SETTLE_OR_GO();
    }
    w.raw = displaced;
    GO_PLAIN();
}
L_ILLEGAL:
    panic("illegal operation %u at %s.%s bci %d", w.op, frame->code->method->cls->name->text,
          frame->code->method->name->text, code_bci(frame->code, pc));

    /* ---- exceptions */
null_pointer:
    SPILL();
    throw_npe(t);
    goto exception;
division_by_zero:
    SPILL();
    throw_div_zero(t);
    goto exception;
array_index:
    SPILL();
    throw_index(t, index, array->length);
exception:
    if (UNLIKELY(t->exception == VTHREAD_UNMOUNTS)) {
        t->exception = NULL;
        return LOOP_UNMOUNT;
    }
    if (UNLIKELY(request_is_due(t)))
        goto requested;
    switch (throw_unwind(t)) {
    case UNWIND_OUT: return LOOP_EXCEPTION;
    case UNWIND_REQUEST: goto requested;
    case UNWIND_CAUGHT: break;
    }
resume:
    frame = t->frame;
    pc = (Cell *)frame->pc;
    sp = frame->sp;
    locals = frame->locals;
    RELOAD_TABLE();
    GO();
}
