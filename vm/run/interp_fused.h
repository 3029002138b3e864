/* interp_fused.h - handlers of the fused operations; the fast loop's half of fuse.c. Included by interp_body.h.
 *
 * A handler does the work of several instructions without the operand stack in between. None of them throws: when it
 * meets what would (null, an index out of bounds), it goes to `plain`, which runs the first instruction by itself; the
 * ones after it follow unfused and throw at their own pc. */
/* clang-format off: as in interp_body.h. */

#define B_LOW         ((u2)(u4)w.b)
#define B_HIGH        ((u2)((u4)w.b >> 16))
#define B_LOW_SIGNED  ((int16_t)w.b)
#define B_HIGH_SIGNED (w.b >> 16)
#define INT_OF(n)     ((u4)locals[n].i)

/* Results: pushed in the place of n operands, or stored. */
#define TO_STACK(n, EXPR)    (sp[-(n)].raw = (u4)(EXPR), sp += 1 - (n))
#define TO_LOCAL(n, z, EXPR) (locals[z].raw = (u4)(EXPR), sp -= (n))

#define FUSED_1(NAME, LEN, X, Y, RESULT)                                                                               \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        u4 x = (X), y = (Y);                                                                                           \
        RESULT;                                                                                                        \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_INT(N, EXPR)                                                                                             \
    FUSED_1(N##_LL, 3, INT_OF(w.a), INT_OF(B_LOW), TO_STACK(0, EXPR))                                                  \
    FUSED_1(N##_LL, 4, INT_OF(w.a), INT_OF(B_LOW), TO_STACK(0, EXPR))                                                  \
    FUSED_1(N##_LL, 5, INT_OF(w.a), INT_OF(B_LOW), TO_STACK(0, EXPR))                                                  \
    FUSED_1(N##_LC, 3, INT_OF(w.a), (u4)w.b, TO_STACK(0, EXPR))                                                        \
    FUSED_1(N##_LC, 4, INT_OF(w.a), (u4)w.b, TO_STACK(0, EXPR))                                                        \
    FUSED_1(N##_LC, 5, INT_OF(w.a), (u4)w.b, TO_STACK(0, EXPR))                                                        \
    FUSED_1(N##_LC, 6, INT_OF(w.a), (u4)w.b, TO_STACK(0, EXPR))                                                        \
    FUSED_1(N##_SL, 2, (u4)sp[-1].i, INT_OF(w.a), TO_STACK(1, EXPR))                                                   \
    FUSED_1(N##_SL, 3, (u4)sp[-1].i, INT_OF(w.a), TO_STACK(1, EXPR))                                                   \
    FUSED_1(N##_SC, 2, (u4)sp[-1].i, (u4)w.b, TO_STACK(1, EXPR))                                                       \
    FUSED_1(N##_SC, 3, (u4)sp[-1].i, (u4)w.b, TO_STACK(1, EXPR))                                                       \
    FUSED_1(N##_SC, 4, (u4)sp[-1].i, (u4)w.b, TO_STACK(1, EXPR))                                                       \
    FUSED_1(N##_LL_L, 4, INT_OF(w.a), INT_OF(B_LOW), TO_LOCAL(0, B_HIGH, EXPR))                                        \
    FUSED_1(N##_LL_L, 5, INT_OF(w.a), INT_OF(B_LOW), TO_LOCAL(0, B_HIGH, EXPR))                                        \
    FUSED_1(N##_LL_L, 6, INT_OF(w.a), INT_OF(B_LOW), TO_LOCAL(0, B_HIGH, EXPR))                                        \
    FUSED_1(N##_LL_L, 7, INT_OF(w.a), INT_OF(B_LOW), TO_LOCAL(0, B_HIGH, EXPR))                                        \
    FUSED_1(N##_LC_L, 4, INT_OF(w.a), (u4)B_LOW_SIGNED, TO_LOCAL(0, B_HIGH, EXPR))                                     \
    FUSED_1(N##_LC_L, 5, INT_OF(w.a), (u4)B_LOW_SIGNED, TO_LOCAL(0, B_HIGH, EXPR))                                     \
    FUSED_1(N##_LC_L, 6, INT_OF(w.a), (u4)B_LOW_SIGNED, TO_LOCAL(0, B_HIGH, EXPR))                                     \
    FUSED_1(N##_LC_L, 7, INT_OF(w.a), (u4)B_LOW_SIGNED, TO_LOCAL(0, B_HIGH, EXPR))                                     \
    FUSED_1(N##_LC_L, 8, INT_OF(w.a), (u4)B_LOW_SIGNED, TO_LOCAL(0, B_HIGH, EXPR))                                     \
    FUSED_1(N##_SL_L, 3, (u4)sp[-1].i, INT_OF(w.a), TO_LOCAL(1, B_LOW, EXPR))                                          \
    FUSED_1(N##_SL_L, 4, (u4)sp[-1].i, INT_OF(w.a), TO_LOCAL(1, B_LOW, EXPR))                                          \
    FUSED_1(N##_SL_L, 5, (u4)sp[-1].i, INT_OF(w.a), TO_LOCAL(1, B_LOW, EXPR))                                          \
    FUSED_1(N##_SC_L, 3, (u4)sp[-1].i, (u4)w.b, TO_LOCAL(1, w.a, EXPR))                                                \
    FUSED_1(N##_SC_L, 4, (u4)sp[-1].i, (u4)w.b, TO_LOCAL(1, w.a, EXPR))                                                \
    FUSED_1(N##_SC_L, 5, (u4)sp[-1].i, (u4)w.b, TO_LOCAL(1, w.a, EXPR))                                                \
    FUSED_1(N##_SC_L, 6, (u4)sp[-1].i, (u4)w.b, TO_LOCAL(1, w.a, EXPR))                                                \
    FUSED_1(N##_SS_L, 2, (u4)sp[-2].i, (u4)sp[-1].i, TO_LOCAL(2, w.a, EXPR))                                           \
    FUSED_1(N##_SS_L, 3, (u4)sp[-2].i, (u4)sp[-1].i, TO_LOCAL(2, w.a, EXPR))

FUSED_INT(IADD, x + y)
FUSED_INT(ISUB, x - y)
FUSED_INT(IMUL, x *y)
FUSED_INT(IAND, x &y)
FUSED_INT(IOR, x | y)
FUSED_INT(IXOR, x ^ y)
FUSED_INT(ISHL, x << (y & 31))
FUSED_INT(ISHR, (int32_t)x >> (y & 31))
FUSED_INT(IUSHR, x >> (y & 31))

/* Long and double: FIELD raw or d. */
#define FUSED_2(NAME, LEN, FIELD, TYPE, X, Y, RESULT)                                                                  \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        TYPE x = (X).FIELD, y = (Y).FIELD;                                                                             \
        RESULT;                                                                                                        \
        GO_NEXT(LEN);                                                                                                  \
    }
#define WIDE_STACK(n, FIELD, EXPR)    (sp[-(n)].FIELD = (EXPR), sp += 2 - (n))
#define WIDE_LOCAL(n, z, FIELD, EXPR) (locals[z].FIELD = (EXPR), sp -= (n))
#define FUSED_WIDE(N, F, T, EXPR)                                                                                      \
    FUSED_2(N##_SL, 2, F, T, sp[-2], locals[w.a], WIDE_STACK(2, F, EXPR))                                              \
    FUSED_2(N##_SL, 3, F, T, sp[-2], locals[w.a], WIDE_STACK(2, F, EXPR))                                              \
    FUSED_2(N##_LL, 3, F, T, locals[w.a], locals[B_LOW], WIDE_STACK(0, F, EXPR))                                       \
    FUSED_2(N##_LL, 4, F, T, locals[w.a], locals[B_LOW], WIDE_STACK(0, F, EXPR))                                       \
    FUSED_2(N##_LL, 5, F, T, locals[w.a], locals[B_LOW], WIDE_STACK(0, F, EXPR))                                       \
    FUSED_2(N##_SS_L, 2, F, T, sp[-4], sp[-2], WIDE_LOCAL(4, w.a, F, EXPR))                                            \
    FUSED_2(N##_SS_L, 3, F, T, sp[-4], sp[-2], WIDE_LOCAL(4, w.a, F, EXPR))                                            \
    FUSED_2(N##_SL_L, 3, F, T, sp[-2], locals[w.a], WIDE_LOCAL(2, B_LOW, F, EXPR))                                     \
    FUSED_2(N##_SL_L, 4, F, T, sp[-2], locals[w.a], WIDE_LOCAL(2, B_LOW, F, EXPR))                                     \
    FUSED_2(N##_SL_L, 5, F, T, sp[-2], locals[w.a], WIDE_LOCAL(2, B_LOW, F, EXPR))                                     \
    FUSED_2(N##_LL_L, 4, F, T, locals[w.a], locals[B_LOW], WIDE_LOCAL(0, B_HIGH, F, EXPR))                             \
    FUSED_2(N##_LL_L, 5, F, T, locals[w.a], locals[B_LOW], WIDE_LOCAL(0, B_HIGH, F, EXPR))                             \
    FUSED_2(N##_LL_L, 6, F, T, locals[w.a], locals[B_LOW], WIDE_LOCAL(0, B_HIGH, F, EXPR))                             \
    FUSED_2(N##_LL_L, 7, F, T, locals[w.a], locals[B_LOW], WIDE_LOCAL(0, B_HIGH, F, EXPR))

FUSED_WIDE(LADD, raw, u8, x + y)
FUSED_WIDE(LSUB, raw, u8, x - y)
FUSED_WIDE(LMUL, raw, u8, x *y)
FUSED_WIDE(LAND, raw, u8, x &y)
FUSED_WIDE(LOR, raw, u8, x | y)
FUSED_WIDE(LXOR, raw, u8, x ^ y)
FUSED_WIDE(DADD, d, double, x + y)
FUSED_WIDE(DSUB, d, double, x - y)
FUSED_WIDE(DMUL, d, double, x *y)
FUSED_WIDE(DDIV, d, double, x / y)

/* Compare and branch. */
#define FUSED_BRANCH(NAME, LEN, TYPE, X, Y, POP, TEST, TARGET)                                                         \
    L_##NAME:                                                                                                          \
    {                                                                                                                  \
        TYPE x = (X), y = (Y);                                                                                         \
        sp -= POP;                                                                                                     \
        if (TEST)                                                                                                      \
            GO_BRANCH(TARGET);                                                                                         \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_IF(C, OPERATOR)                                                                                          \
    FUSED_BRANCH(ICMP##C##_LL5, 5, int32_t, locals[w.a].i, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(ICMP##C##_LL6, 6, int32_t, locals[w.a].i, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(ICMP##C##_LL7, 7, int32_t, locals[w.a].i, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(ICMP##C##_LC5, 5, int32_t, locals[w.a].i, B_LOW_SIGNED, 0, x OPERATOR y, B_HIGH_SIGNED)               \
    FUSED_BRANCH(ICMP##C##_LC6, 6, int32_t, locals[w.a].i, B_LOW_SIGNED, 0, x OPERATOR y, B_HIGH_SIGNED)               \
    FUSED_BRANCH(ICMP##C##_LC7, 7, int32_t, locals[w.a].i, B_LOW_SIGNED, 0, x OPERATOR y, B_HIGH_SIGNED)               \
    FUSED_BRANCH(ICMP##C##_LC8, 8, int32_t, locals[w.a].i, B_LOW_SIGNED, 0, x OPERATOR y, B_HIGH_SIGNED)               \
    FUSED_BRANCH(ICMP##C##_SL4, 4, int32_t, sp[-1].i, locals[w.a].i, 1, x OPERATOR y, w.b)                             \
    FUSED_BRANCH(ICMP##C##_SL5, 5, int32_t, sp[-1].i, locals[w.a].i, 1, x OPERATOR y, w.b)                             \
    FUSED_BRANCH(IF##C##_L4, 4, int32_t, locals[w.a].i, 0, 0, x OPERATOR y, w.b)                                       \
    FUSED_BRANCH(IF##C##_L5, 5, int32_t, locals[w.a].i, 0, 0, x OPERATOR y, w.b)                                       \
    FUSED_BRANCH(LCMP##C, 4, int64_t, sp[-4].l, sp[-2].l, 4, x OPERATOR y, w.b)                                        \
    FUSED_BRANCH(DCMPL##C, 4, double, sp[-4].d, sp[-2].d, 4, (x > y ? 1 : x == y ? 0 : -1) OPERATOR 0, w.b)            \
    FUSED_BRANCH(DCMPG##C, 4, double, sp[-4].d, sp[-2].d, 4, (x < y ? -1 : x == y ? 0 : 1) OPERATOR 0, w.b)

#define FUSED_LCMP(C, OPERATOR)                                                                                        \
    FUSED_BRANCH(ICMP##C##_SC4, 4, int32_t, sp[-1].i, w.b, 1, x OPERATOR y, (int16_t)w.a)                              \
    FUSED_BRANCH(ICMP##C##_SC5, 5, int32_t, sp[-1].i, w.b, 1, x OPERATOR y, (int16_t)w.a)                              \
    FUSED_BRANCH(ICMP##C##_SC6, 6, int32_t, sp[-1].i, w.b, 1, x OPERATOR y, (int16_t)w.a)                              \
    FUSED_BRANCH(LCMPZ##C##_L6, 6, int64_t, locals[w.a].l, 0, 0, x OPERATOR y, w.b)                                    \
    FUSED_BRANCH(LCMPZ##C##_L7, 7, int64_t, locals[w.a].l, 0, 0, x OPERATOR y, w.b)                                    \
    FUSED_BRANCH(LCMP##C##_LL6, 6, int64_t, locals[w.a].l, locals[B_LOW].l, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(LCMP##C##_LL7, 7, int64_t, locals[w.a].l, locals[B_LOW].l, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(LCMP##C##_LL8, 8, int64_t, locals[w.a].l, locals[B_LOW].l, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(LCMP##C##_LI7, 7, int64_t, locals[w.a].l, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(LCMP##C##_LI8, 8, int64_t, locals[w.a].l, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)            \
    FUSED_BRANCH(LCMP##C##_LI9, 9, int64_t, locals[w.a].l, locals[B_LOW].i, 0, x OPERATOR y, B_HIGH_SIGNED)

FUSED_LCMP(EQ, ==)
FUSED_LCMP(NE, !=)
FUSED_LCMP(LT, <)
FUSED_LCMP(GE, >=)
FUSED_LCMP(GT, >)
FUSED_LCMP(LE, <=)
FUSED_IF(EQ, ==)
FUSED_IF(NE, !=)
FUSED_IF(LT, <)
FUSED_IF(GE, >=)
FUSED_IF(GT, >)
FUSED_IF(LE, <=)
FUSED_BRANCH(IFNULL_L4, 4, u8, locals[w.a].raw, 0, 0, x == y, w.b)
FUSED_BRANCH(IFNULL_L5, 5, u8, locals[w.a].raw, 0, 0, x == y, w.b)
FUSED_BRANCH(IFNONNULL_L4, 4, u8, locals[w.a].raw, 0, 0, x != y, w.b)
FUSED_BRANCH(IFNONNULL_L5, 5, u8, locals[w.a].raw, 0, 0, x != y, w.b)

#define FUSED_LENGTH(NAME, LEN, OPERATOR)                                                                              \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        Object *o = locals[B_LOW].o;                                                                                   \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        if (locals[w.a].i OPERATOR ARRAY_LENGTH(o))                                                                    \
            GO_BRANCH(B_HIGH_SIGNED);                                                                                  \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_LENGTH(LENGTHGE, 6, >=)
FUSED_LENGTH(LENGTHGE, 7, >=)
FUSED_LENGTH(LENGTHGE, 8, >=)
FUSED_LENGTH(LENGTHLT, 6, <)
FUSED_LENGTH(LENGTHLT, 7, <)
FUSED_LENGTH(LENGTHLT, 8, <)

#define FUSED_ARRAY_LENGTH(LEN)                                                                                        \
    L_LENGTH_L##LEN:                                                                                                   \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        sp->raw = (u4)ARRAY_LENGTH(o);                                                                                 \
        sp++;                                                                                                          \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_ARRAY_LENGTH(2)
FUSED_ARRAY_LENGTH(3)

#define FUSED_INSTANCEOF(C, WANTED)                                                                                    \
    L_INSTANCEOF##C:                                                                                                   \
    {                                                                                                                  \
        sp--;                                                                                                          \
        Object *o = sp->o;                                                                                             \
        Class *to = cell_cached(pc + 1);                                                                               \
        if ((o != NULL && (object_class(o) == to || is_subtype(object_class(o), to))) == WANTED)                       \
            GO_BRANCH(w.b);                                                                                            \
        GO_NEXT(6);                                                                                                    \
    }
FUSED_INSTANCEOF(EQ, false)
FUSED_INSTANCEOF(NE, true)

L_IINC_GOTO : locals[w.a].raw = INT_OF(w.a) + (u4)B_LOW_SIGNED;
GO_BRANCH(B_HIGH_SIGNED);

/* The end of a loop and the comparison at its head. The head's cell is read when it runs: if it is no longer the
 * comparison X (a breakpoint), it is dispatched to. A request is seen at the next dispatch. */
#define FUSED_LOOP_END(NAME, X, LEN, STEP, TARGET, TEST)                                                               \
    L_##NAME##_LOOP_##X:                                                                                               \
    {                                                                                                                  \
        STEP;                                                                                                          \
        pc += (TARGET);                                                                                                \
        RELOAD_TABLE();                                                                                                \
        w.raw = CELL_WORD(pc);                                                                                         \
        if (UNLIKELY(w.op != OP_##X))                                                                                  \
            goto *table[w.op];                                                                                         \
        if (UNLIKELY(TEST)) {                                                                                          \
            pc += B_HIGH_SIGNED;                                                                                       \
            GO();                                                                                                      \
        }                                                                                                              \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_LOOP(X, LEN, TEST)                                                                                       \
    FUSED_LOOP_END(IINC, X, LEN, (locals[w.a].raw = INT_OF(w.a) + (u4)B_LOW_SIGNED), B_HIGH_SIGNED, TEST)              \
    FUSED_LOOP_END(GOTO, X, LEN, (void)0, w.b, TEST)
FUSED_LOOP(ICMPGE_LL5, 5, locals[w.a].i >= locals[B_LOW].i)
FUSED_LOOP(ICMPGE_LL6, 6, locals[w.a].i >= locals[B_LOW].i)
FUSED_LOOP(ICMPGE_LL7, 7, locals[w.a].i >= locals[B_LOW].i)
FUSED_LOOP(ICMPGE_LC5, 5, locals[w.a].i >= B_LOW_SIGNED)
FUSED_LOOP(ICMPGE_LC6, 6, locals[w.a].i >= B_LOW_SIGNED)
FUSED_LOOP(ICMPGE_LC7, 7, locals[w.a].i >= B_LOW_SIGNED)
FUSED_LOOP(ICMPGE_LC8, 8, locals[w.a].i >= B_LOW_SIGNED)
FUSED_LOOP(ICMPGT_LL5, 5, locals[w.a].i > locals[B_LOW].i)
FUSED_LOOP(ICMPGT_LL6, 6, locals[w.a].i > locals[B_LOW].i)
FUSED_LOOP(ICMPGT_LL7, 7, locals[w.a].i > locals[B_LOW].i)
#define FUSED_LOOP_LENGTH(NAME, X, LEN, STEP, TARGET)                                                                  \
    L_##NAME##_LOOP_##X:                                                                                               \
    {                                                                                                                  \
        STEP;                                                                                                          \
        pc += (TARGET);                                                                                                \
        RELOAD_TABLE();                                                                                                \
        w.raw = CELL_WORD(pc);                                                                                         \
        Object *o = locals[B_LOW].o;                                                                                   \
        if (UNLIKELY(w.op != OP_##X) || UNLIKELY(o == NULL))                                                           \
            goto *table[w.op];                                                                                         \
        if (UNLIKELY(locals[w.a].i >= ARRAY_LENGTH(o))) {                                                              \
            pc += B_HIGH_SIGNED;                                                                                       \
            GO();                                                                                                      \
        }                                                                                                              \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_LOOP_LENGTHS(X, LEN)                                                                                     \
    FUSED_LOOP_LENGTH(IINC, X, LEN, (locals[w.a].raw = INT_OF(w.a) + (u4)B_LOW_SIGNED), B_HIGH_SIGNED)                 \
    FUSED_LOOP_LENGTH(GOTO, X, LEN, (void)0, w.b)
FUSED_LOOP_LENGTHS(LENGTHGE6, 6)
FUSED_LOOP_LENGTHS(LENGTHGE7, 7)
FUSED_LOOP_LENGTHS(LENGTHGE8, 8)
L_GOTO_COLD : code_warm(frame->code, HEAT_TURN);
GO_BRANCH(w.b);
L_GOTO_IINC : pc += w.b;
w.raw = CELL_WORD(pc);
RELOAD_TABLE();
if (UNLIKELY(w.op != OP_IINC_GOTO && !(w.op >= OP_IINC_LOOP_ICMPGE_LL5 && w.op <= OP_IINC_LOOP_LENGTHGE8)))
    goto *table[w.op];
locals[w.a].raw = INT_OF(w.a) + (u4)B_LOW_SIGNED;
GO_BRANCH(B_HIGH_SIGNED);

/* A load and a switch. */
#define FUSED_SWITCH(NAME, LEN, LABEL)                                                                                 \
    L_##NAME##_L##LEN : index = locals[w.a].i;                                                                         \
    pc += LEN;                                                                                                         \
    w.raw = CELL_WORD(pc);                                                                                             \
    goto LABEL;
FUSED_SWITCH(TABLESWITCH, 1, table_switch)
FUSED_SWITCH(TABLESWITCH, 2, table_switch)
FUSED_SWITCH(LOOKUPSWITCH, 1, lookup_switch)
FUSED_SWITCH(LOOKUPSWITCH, 2, lookup_switch)

/* Array elements. */
#define FUSED_ELEMENT(NAME, LEN, TYPE, ARRAY, INDEX, POP, SLOTS)                                                       \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        Array *a = (Array *)(ARRAY).o;                                                                                 \
        u4 i = (u4)(INDEX).i;                                                                                          \
        if (UNLIKELY(a == NULL) || UNLIKELY(i >= (u4)a->length))                                                       \
            goto plain;                                                                                                \
        sp[-(POP)].raw = READ_##TYPE(ARRAY_DATA(a, TYPE) + i);                                                         \
        sp += (SLOTS) - (POP);                                                                                         \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_ARRAY(N, TYPE, SLOTS)                                                                                    \
    FUSED_ELEMENT(N##_LL, 3, TYPE, locals[w.a], locals[B_LOW], 0, SLOTS)                                               \
    FUSED_ELEMENT(N##_LL, 4, TYPE, locals[w.a], locals[B_LOW], 0, SLOTS)                                               \
    FUSED_ELEMENT(N##_LL, 5, TYPE, locals[w.a], locals[B_LOW], 0, SLOTS)                                               \
    FUSED_ELEMENT(N##_SL, 2, TYPE, sp[-1], locals[w.a], 1, SLOTS)                                                      \
    FUSED_ELEMENT(N##_SL, 3, TYPE, sp[-1], locals[w.a], 1, SLOTS)                                                      \
    FUSED_ELEMENT_L(N##_LL_L, 4, TYPE)                                                                                 \
    FUSED_ELEMENT_L(N##_LL_L, 5, TYPE)                                                                                 \
    FUSED_ELEMENT_L(N##_LL_L, 6, TYPE)                                                                                 \
    FUSED_ELEMENT_L(N##_LL_L, 7, TYPE)
#define FUSED_ELEMENT_L(NAME, LEN, TYPE)                                                                               \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        Array *a = (Array *)locals[w.a].o;                                                                             \
        u4 i = INT_OF(B_LOW);                                                                                          \
        if (UNLIKELY(a == NULL) || UNLIKELY(i >= (u4)a->length))                                                       \
            goto plain;                                                                                                \
        locals[B_HIGH].raw = READ_##TYPE(ARRAY_DATA(a, TYPE) + i);                                                     \
        GO_NEXT(LEN);                                                                                                  \
    }

FUSED_ARRAY(IALOAD, u4, 1)
FUSED_ARRAY(LALOAD, u8, 2)
FUSED_ARRAY(AALOAD, HeapRef, 1)
FUSED_ARRAY(BALOAD, int8_t, 1)
FUSED_ARRAY(CALOAD, u2, 1)
FUSED_ARRAY(SALOAD, int16_t, 1)

/* Fields. */
#define FUSED_GETFIELD(NAME, LEN, TYPE, SLOTS)                                                                         \
    L_GETFIELD_##NAME##_L##LEN:                                                                                        \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        sp->raw = READ_##TYPE(FIELD_AT(o, w.b, TYPE));                                                                 \
        sp += SLOTS;                                                                                                   \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_GETFIELD(B, 4, int8_t, 1)
FUSED_GETFIELD(B, 5, int8_t, 1)
FUSED_GETFIELD(C, 4, u2, 1)
FUSED_GETFIELD(C, 5, u2, 1)
FUSED_GETFIELD(S, 4, int16_t, 1)
FUSED_GETFIELD(S, 5, int16_t, 1)
FUSED_GETFIELD(I, 4, u4, 1)
FUSED_GETFIELD(I, 5, u4, 1)
FUSED_GETFIELD(L, 4, u8, 2)
FUSED_GETFIELD(L, 5, u8, 2)
FUSED_GETFIELD(A, 4, HeapRef, 1)
FUSED_GETFIELD(A, 5, HeapRef, 1)

#define FUSED_FIELD_INC(LEN)                                                                                           \
    L_FIELD_INC##LEN:                                                                                                  \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        u4 *p = FIELD_AT(o, B_LOW, u4);                                                                                \
        HEAP_STORE(p, HEAP_LOAD(p) + (u4)B_HIGH_SIGNED);                                                               \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_FIELD_INC(10)
FUSED_FIELD_INC(11)
FUSED_FIELD_INC(12)

#define FUSED_MOVE(NAME, LEN, ACTION)                                                                                  \
    L_##NAME##LEN : ACTION;                                                                                            \
    GO_NEXT(LEN);
#define FUSED_DUPFIELD(NAME, LEN, TYPE, SLOTS)                                                                         \
    L_DUPFIELD_##NAME##LEN:                                                                                            \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        sp[0].raw = (u8)(uintptr_t)o;                                                                                  \
        sp[1].raw = READ_##TYPE(FIELD_AT(o, w.b, TYPE));                                                               \
        sp += 1 + (SLOTS);                                                                                             \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_DUPFIELD(I, 5, u4, 1)
FUSED_DUPFIELD(I, 6, u4, 1)
FUSED_DUPFIELD(L, 5, u8, 2)
FUSED_DUPFIELD(L, 6, u8, 2)
FUSED_DUPFIELD(A, 5, HeapRef, 1)
FUSED_DUPFIELD(A, 6, HeapRef, 1)

/* sp[-SLOTS] = sp[-SLOTS] op locals[a].field; and object.field = x op y. F, T: the slot's member and type; RAW: the
 * field's. */
#define FUSED_FIELD_OPERAND(NAME, LEN, F, T, RAW, SLOTS, EXPR, SET)                                                    \
    L_##NAME##_SF##LEN:                                                                                                \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        Slot field;                                                                                                    \
        field.raw = HEAP_LOAD(FIELD_AT(o, w.b, RAW));                                                                  \
        T x = (T)sp[-(SLOTS)].F, y = (T)field.F;                                                                       \
        sp[-(SLOTS)].SET = (EXPR);                                                                                     \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_FIELD(NAME, F, T, RAW, SLOTS, EXPR, SET)                                                                 \
    FUSED_FIELD_OPERAND(NAME, 5, F, T, RAW, SLOTS, EXPR, SET)                                                          \
    FUSED_FIELD_OPERAND(NAME, 6, F, T, RAW, SLOTS, EXPR, SET)                                                          \
    L_##NAME##_PUT:                                                                                                    \
    {                                                                                                                  \
        Object *o = sp[-2 * (SLOTS)-1].o;                                                                              \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        T x = (T)sp[-2 * (SLOTS)].F, y = (T)sp[-(SLOTS)].F;                                                            \
        Slot result;                                                                                                   \
        result.SET = (EXPR);                                                                                           \
        HEAP_STORE(FIELD_AT(o, w.b, RAW), (RAW)result.raw);                                                            \
        sp -= 2 * (SLOTS) + 1;                                                                                         \
        GO_NEXT(4);                                                                                                    \
    }
FUSED_FIELD(IADD, i, u4, u4, 1, x + y, raw)
FUSED_FIELD(ISUB, i, u4, u4, 1, x - y, raw)
FUSED_FIELD(LADD, raw, u8, u8, 2, x + y, raw)
FUSED_FIELD(DADD, d, double, u8, 2, x + y, d)
FUSED_FIELD(DSUB, d, double, u8, 2, x - y, d)
FUSED_FIELD(DMUL, d, double, u8, 2, x *y, d)

#define FUSED_PUT(NAME, LEN, TYPE, VALUE)                                                                              \
    L_PUT_##NAME##LEN:                                                                                                 \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        HEAP_STORE(FIELD_AT(o, B_HIGH, TYPE), (TYPE)(VALUE));                                                          \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_PUT(LL_I, 5, u4, locals[B_LOW].raw)
FUSED_PUT(LL_I, 6, u4, locals[B_LOW].raw)
FUSED_PUT(LL_I, 7, u4, locals[B_LOW].raw)
FUSED_PUT(LL_L, 5, u8, locals[B_LOW].raw)
FUSED_PUT(LL_L, 6, u8, locals[B_LOW].raw)
FUSED_PUT(LL_L, 7, u8, locals[B_LOW].raw)
FUSED_PUT(LC_I, 5, u4, B_LOW_SIGNED)
FUSED_PUT(LC_I, 6, u4, B_LOW_SIGNED)
FUSED_PUT(LC_I, 7, u4, B_LOW_SIGNED)

#define FUSED_PUT_REFERENCE(LEN)                                                                                       \
    L_PUT_LL_A##LEN:                                                                                                   \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        if (UNLIKELY(o == NULL))                                                                                       \
            goto plain;                                                                                                \
        store_reference(FIELD_AT(o, B_HIGH, HeapRef), locals[B_LOW].o);                                                \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_PUT_REFERENCE(5)
FUSED_PUT_REFERENCE(6)
FUSED_PUT_REFERENCE(7)

#define FUSED_INSTANCEOF_L(C, LEN, WANTED)                                                                             \
    L_INSTANCEOF##C##_L##LEN:                                                                                          \
    {                                                                                                                  \
        Object *o = locals[w.a].o;                                                                                     \
        Class *to = cell_cached(pc + (LEN)-5);                                                                         \
        if ((o != NULL && (object_class(o) == to || is_subtype(object_class(o), to))) == WANTED)                       \
            GO_BRANCH(w.b);                                                                                            \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_INSTANCEOF_L(EQ, 7, false)
FUSED_INSTANCEOF_L(EQ, 8, false)
FUSED_INSTANCEOF_L(NE, 7, true)
FUSED_INSTANCEOF_L(NE, 8, true)

#define FUSED_STORE(NAME, LEN, TYPE)                                                                                   \
    L_##NAME##_LLL##LEN:                                                                                               \
    {                                                                                                                  \
        Array *a = (Array *)locals[w.a].o;                                                                             \
        u4 i = INT_OF(B_LOW);                                                                                          \
        if (UNLIKELY(a == NULL) || UNLIKELY(i >= (u4)a->length))                                                       \
            goto plain;                                                                                                \
        HEAP_STORE(ARRAY_DATA(a, TYPE) + i, (TYPE)locals[B_HIGH].raw);                                                 \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_STORE(IASTORE, 4, u4)
FUSED_STORE(IASTORE, 5, u4)
FUSED_STORE(IASTORE, 6, u4)
FUSED_STORE(IASTORE, 7, u4)
FUSED_STORE(CASTORE, 4, u2)
FUSED_STORE(CASTORE, 5, u2)
FUSED_STORE(CASTORE, 6, u2)
FUSED_STORE(CASTORE, 7, u2)

/* Division: by zero throws; by -1 is a negation, which x / y in C is not. */
#define FUSED_DIVIDE(NAME, LEN, X, Y, POP, EXPR, MINUS)                                                                \
    L_##NAME##LEN:                                                                                                     \
    {                                                                                                                  \
        int32_t x = (X), y = (Y);                                                                                      \
        if (UNLIKELY(y == 0))                                                                                          \
            goto plain;                                                                                                \
        sp[-(POP)].raw = y == -1 ? (MINUS) : (u4)(EXPR);                                                               \
        sp += 1 - (POP);                                                                                               \
        GO_NEXT(LEN);                                                                                                  \
    }
#define FUSED_DIVISION(N, EXPR, MINUS)                                                                                 \
    FUSED_DIVIDE(N##_LL, 3, locals[w.a].i, locals[B_LOW].i, 0, EXPR, MINUS)                                            \
    FUSED_DIVIDE(N##_LL, 4, locals[w.a].i, locals[B_LOW].i, 0, EXPR, MINUS)                                            \
    FUSED_DIVIDE(N##_LL, 5, locals[w.a].i, locals[B_LOW].i, 0, EXPR, MINUS)                                            \
    FUSED_DIVIDE(N##_LC, 3, locals[w.a].i, w.b, 0, EXPR, MINUS)                                                        \
    FUSED_DIVIDE(N##_LC, 4, locals[w.a].i, w.b, 0, EXPR, MINUS)                                                        \
    FUSED_DIVIDE(N##_LC, 5, locals[w.a].i, w.b, 0, EXPR, MINUS)                                                        \
    FUSED_DIVIDE(N##_LC, 6, locals[w.a].i, w.b, 0, EXPR, MINUS)                                                        \
    FUSED_DIVIDE(N##_SL, 2, sp[-1].i, locals[w.a].i, 1, EXPR, MINUS)                                                   \
    FUSED_DIVIDE(N##_SL, 3, sp[-1].i, locals[w.a].i, 1, EXPR, MINUS)                                                   \
    FUSED_DIVIDE(N##_SC, 2, sp[-1].i, w.b, 1, EXPR, MINUS)                                                             \
    FUSED_DIVIDE(N##_SC, 3, sp[-1].i, w.b, 1, EXPR, MINUS)                                                             \
    FUSED_DIVIDE(N##_SC, 4, sp[-1].i, w.b, 1, EXPR, MINUS)
FUSED_DIVISION(IDIV, x / y, 0u - (u4)x)
FUSED_DIVISION(IREM, x % y, 0u)
#define FUSED_LREM(LEN)                                                                                                \
    L_LREM_LL##LEN:                                                                                                    \
    {                                                                                                                  \
        int64_t x = locals[w.a].l, y = locals[B_LOW].l;                                                                \
        if (UNLIKELY(y == 0))                                                                                          \
            goto plain;                                                                                                \
        sp->l = long_remainder(x, y);                                                                                  \
        sp += 2;                                                                                                       \
        GO_NEXT(LEN);                                                                                                  \
    }
FUSED_LREM(3)
FUSED_LREM(4)
FUSED_LREM(5)

#define FUSED_LONG_SHIFT(NAME, EXPR)                                                                                   \
    FUSED_2(NAME##_SC, 2, raw, u8, sp[-2], ((Slot){.raw = w.b & 63}), WIDE_STACK(2, raw, EXPR))                        \
    FUSED_2(NAME##_SC, 3, raw, u8, sp[-2], ((Slot){.raw = w.b & 63}), WIDE_STACK(2, raw, EXPR))                        \
    FUSED_2(NAME##_SC, 4, raw, u8, sp[-2], ((Slot){.raw = w.b & 63}), WIDE_STACK(2, raw, EXPR))                        \
    FUSED_2(NAME##_LC, 3, raw, u8, locals[w.a], ((Slot){.raw = w.b & 63}), WIDE_STACK(0, raw, EXPR))                   \
    FUSED_2(NAME##_LC, 4, raw, u8, locals[w.a], ((Slot){.raw = w.b & 63}), WIDE_STACK(0, raw, EXPR))                   \
    FUSED_2(NAME##_LC, 5, raw, u8, locals[w.a], ((Slot){.raw = w.b & 63}), WIDE_STACK(0, raw, EXPR))
FUSED_LONG_SHIFT(LSHL, x << y)
FUSED_LONG_SHIFT(LSHR, (u8)((int64_t)x >> y))
FUSED_LONG_SHIFT(LUSHR, x >> y)

/* A load and a call: on to the invoke instruction, without a dispatch. */
#define FUSED_CALL(NAME, LEN, LABEL)                                                                                   \
    L_LOAD_##NAME##LEN : sp->raw = locals[w.a].raw;                                                                    \
    sp++;                                                                                                              \
    pc += LEN;                                                                                                         \
    w.raw = CELL_WORD(pc);                                                                                             \
    goto LABEL;
FUSED_CALL(VIRTUAL, 1, L_INVOKE_VIRTUAL_Q)
FUSED_CALL(VIRTUAL, 2, L_INVOKE_VIRTUAL_Q)
FUSED_CALL(DIRECT, 1, L_INVOKE_DIRECT_Q)
FUSED_CALL(DIRECT, 2, L_INVOKE_DIRECT_Q)
FUSED_CALL(STATIC, 1, L_INVOKE_STATIC_Q)
FUSED_CALL(STATIC, 2, L_INVOKE_STATIC_Q)

L_DMUL_DADD : sp -= 4;
sp[-2].d += sp[0].d * sp[2].d;
GO_NEXT(2);
FUSED_MOVE(DMUL_DADD_L, 3, (sp -= 6, locals[w.a].d = sp[0].d + sp[2].d * sp[4].d))
FUSED_MOVE(DMUL_DADD_L, 4, (sp -= 6, locals[w.a].d = sp[0].d + sp[2].d * sp[4].d))

L_NEW_DUP:
{
    Object *o = heap_alloc_fast(t, cell_cached(pc + 1), (size_t)w.b);
    if (UNLIKELY(o == NULL))
        goto plain;
    sp[0].raw = sp[1].raw = (u8)(uintptr_t)o;
    sp += 2;
    GO_NEXT(4);
}

/* Moves. */
#define LOAD_LOAD   (sp[0].raw = locals[w.a].raw, sp[1].raw = locals[B_LOW].raw, sp += 2)
#define LLOAD_LLOAD (sp[0].raw = locals[w.a].raw, sp[2].raw = locals[B_LOW].raw, sp += 4)
#define LOAD_CONST  (sp[0].raw = locals[w.a].raw, sp[1].raw = (u4)w.b, sp += 2)
#define LOAD_STORE  (locals[B_LOW].raw = locals[w.a].raw)
#define CONST_STORE (locals[w.a].raw = (u4)w.b)
FUSED_MOVE(LOAD_LOAD, 2, LOAD_LOAD)
FUSED_MOVE(LOAD_LOAD, 3, LOAD_LOAD)
FUSED_MOVE(LOAD_LOAD, 4, LOAD_LOAD)
FUSED_MOVE(LOAD_CONST, 2, LOAD_CONST)
FUSED_MOVE(LOAD_CONST, 3, LOAD_CONST)
FUSED_MOVE(LOAD_CONST, 4, LOAD_CONST)
FUSED_MOVE(LOAD_CONST, 5, LOAD_CONST)
FUSED_MOVE(LOAD_STORE, 2, LOAD_STORE)
FUSED_MOVE(LOAD_STORE, 3, LOAD_STORE)
FUSED_MOVE(LOAD_STORE, 4, LOAD_STORE)
FUSED_MOVE(CONST_STORE, 2, CONST_STORE)
FUSED_MOVE(CONST_STORE, 3, CONST_STORE)
FUSED_MOVE(CONST_STORE, 4, CONST_STORE)
FUSED_MOVE(CONST_STORE, 5, CONST_STORE)
FUSED_MOVE(LOAD_I2L, 2, (sp->l = locals[w.a].i, sp += 2))
FUSED_MOVE(LOAD_I2L, 3, (sp->l = locals[w.a].i, sp += 2))
FUSED_MOVE(LLOAD_LLOAD, 2, LLOAD_LLOAD)
FUSED_MOVE(LLOAD_LLOAD, 3, LLOAD_LLOAD)
FUSED_MOVE(LLOAD_LLOAD, 4, LLOAD_LLOAD)
FUSED_MOVE(LLOAD_LSTORE, 2, LOAD_STORE)
FUSED_MOVE(LLOAD_LSTORE, 3, LOAD_STORE)
FUSED_MOVE(LLOAD_LSTORE, 4, LOAD_STORE)
FUSED_MOVE(LLOAD_L2I, 2, (sp->raw = (u4)locals[w.a].raw, sp++))
FUSED_MOVE(LLOAD_L2I, 3, (sp->raw = (u4)locals[w.a].raw, sp++))
FUSED_MOVE(I2L_LADD_L, 3, (sp -= 3, locals[w.a].raw = sp[0].raw + (u8)(int64_t)sp[2].i))
FUSED_MOVE(I2L_LADD_L, 4, (sp -= 3, locals[w.a].raw = sp[0].raw + (u8)(int64_t)sp[2].i))
FUSED_MOVE(LADD_SI, 3, (sp[-2].raw += (u8)(int64_t)locals[w.a].i))
FUSED_MOVE(LADD_SI, 4, (sp[-2].raw += (u8)(int64_t)locals[w.a].i))
FUSED_MOVE(LADD_SI_L, 4, (sp -= 2, locals[B_LOW].raw = sp[0].raw + (u8)(int64_t)locals[w.a].i))
FUSED_MOVE(LADD_SI_L, 5, (sp -= 2, locals[B_LOW].raw = sp[0].raw + (u8)(int64_t)locals[w.a].i))
FUSED_MOVE(LADD_SI_L, 6, (sp -= 2, locals[B_LOW].raw = sp[0].raw + (u8)(int64_t)locals[w.a].i))
L_I2L_LADD : sp--;
sp[-2].raw += (u8)(int64_t)sp[0].i;
GO_NEXT(2);
#define FUSED_RETURN(LEN)                                                                                              \
    L_LOAD_RETURN##LEN:                                                                                                \
    {                                                                                                                  \
        if (RETURN_IS_SLOW())                                                                                          \
            goto plain;                                                                                                \
        u8 x = locals[w.a].raw;                                                                                        \
        RETURN_TO_CALLER();                                                                                            \
        sp->raw = x;                                                                                                   \
        sp++;                                                                                                          \
        GO_NEXT(3);                                                                                                    \
    }
FUSED_RETURN(2)
FUSED_RETURN(3)

plain : /* the first instruction alone */
        GO_PLAIN();
