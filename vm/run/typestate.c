/* typestate.c - the engine of the abstract interpreter: dataflow over one method (JVMS 4.10.2.2), and its caches.
 *
 * States are kept where control can arrive from elsewhere ("leaders": branch targets, handler starts, edges of
 * handler ranges, return points of jsr); all other states are stepped forward from the nearest leader before them. A
 * work list holds the leaders whose state changed; merging only ever moves a slot down the lattice, so it ends.
 *
 * Subroutines of old class files: a state belongs to (bci, ctx), where ctx names the call path of jsr's. Each path
 * through a subroutine has its own types, so a local variable keeps in a finally block what its caller put there
 * (JVMS 4.10.2.6). A jsr to a subroutine that is already on the path cuts the path there (it was left by a goto), so
 * paths are finite.
 *
 *   ctx 0 (no jsr) --jsr at 10--> ctx 1 { parent 0, entry 40, returns to 13 }
 *                  --jsr at 20--> ctx 2 { parent 0, entry 40, returns to 23 }
 *
 * A frame stopped inside a subroutine knows its path by the return addresses in its slots: typestate_ref_map_frame
 * asks them.
 *
 * Results hang on Code.types. The collector's analyses leave type names out (no symbol look-ups); a question for
 * names repeats the analysis with them. One mutex guards all of it; nothing below it blocks, so a stopped world
 * cannot deadlock on it. Read next: typestep.c (the instructions), frame.c (frame_visit_roots).
 */
#include "vm/run/typestate.h"
#include "vm/run/code.h"

#include <pthread.h>

#include "vm/run/typestep.h"

enum { MAX_CONTEXTS = 4096, MAX_TYPES = 1 << 24 };

/* types before the leader at bci on call path ctx */
typedef struct State {
    u4 bci, ctx;
    u4 types; /* index into TypeStates.types: locals, then the operands */
    u4 next;  /* other states of this bci, index + 1 (only while analysing) */
    u2 depth;
    bool queued;
} State;

typedef struct Context {
    u4 parent, entry, return_bci;
} Context;

/* one answer of typestate_ref_map_frame */
typedef struct RefMap {
    struct RefMap *next;
    u4 bci;
    int32_t slots;
    u4 map[];
} RefMap;

typedef struct TypeStates {
    bool named;
    char *error;   /* why the method is malformed, or NULL */
    State *states; /* sorted by bci */
    u4 state_count, state_max;
    VType *types;
    u4 type_count, type_max;
    Context *contexts;
    u4 context_count, context_max;
    RefMap *maps;
} TypeStates;

typedef struct Analysis {
    TypeStates *ts;
    Sim sim;
    u1 *marks; /* per bci: MARK_* */
    u4 *heads; /* per bci: first state, index + 1 */
    u4 *queue; /* stack of states to do */
    u4 queue_count, queue_max;
    u4 *ret_entries;        /* per bci of a ret: the subroutine's first instruction, + 1; the verifier's */
    const TypeHooks *hooks; /* of the verifier, or NULL */
} Analysis;

enum { MARK_START = 1, MARK_LEADER = 2 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

/* ---- first pass: where instructions and leaders are ---- */

typedef struct Targets {
    Analysis *a;
    bool bad;
} Targets;

static void mark_target(int64_t target, void *arg)
{
    Targets *t = arg;
    if (target < 0 || target >= (int64_t)t->a->sim.len)
        t->bad = true;
    else
        t->a->marks[target] |= MARK_LEADER;
}

static bool mark_edge(Analysis *a, u4 bci, bool may_be_end)
{
    if (bci == a->sim.len && may_be_end)
        return true;
    if (bci >= a->sim.len)
        return false;
    a->marks[bci] |= MARK_LEADER;
    return true;
}

static bool mark_handlers(Analysis *a)
{
    const CodeInfo *info = a->sim.code->info;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry entry = classfile_handler(info, i), *h = &entry;
        if (h->start_pc >= h->end_pc || !mark_edge(a, h->start_pc, false) || !mark_edge(a, h->end_pc, true) ||
            !mark_edge(a, h->handler_pc, false)) {
            typestep_fail(&a->sim, "malformed exception table entry %u", i);
            return false;
        }
    }
    return true;
}

static bool mark_instructions(Analysis *a)
{
    Sim *s = &a->sim;
    Targets targets = {a, false};
    for (s->bci = 0; s->bci < s->len;) {
        u4 n = typestep_length(s->bytes, s->len, s->bci);
        if (n == 0) {
            typestep_fail(s, "no instruction");
            return false;
        }
        a->marks[s->bci] |= MARK_START;
        typestep_targets(s->bytes, s->len, s->bci, mark_target, &targets);
        if (targets.bad) {
            typestep_fail(s, "branch out of the method");
            return false;
        }
        s->bci += n;
    }
    if (!mark_handlers(a))
        return false;
    for (u4 i = 0; i < s->len; i++)
        if (a->marks[i] == MARK_LEADER) {
            s->bci = i;
            typestep_fail(s, "branch into the middle of an instruction");
            return false;
        }
    return true;
}

/* ---- merging ---- */

static VType merge(VType a, VType b)
{
    SlotKind ka = vtype_kind(a), kb = vtype_kind(b);
    if (a == b)
        return a;
    if (ka == SLOT_NULL && kb == SLOT_REF)
        return b;
    if (ka == SLOT_REF && kb == SLOT_NULL)
        return a;
    if (ka == SLOT_REF && kb == SLOT_REF)
        return vtype_ref(NULL);
    return vtype(SLOT_TOP, 0);
}

static void enqueue(Analysis *a, u4 index)
{
    if (a->ts->states[index].queued)
        return;
    a->ts->states[index].queued = true;
    xgrow(a->queue, a->queue_max, a->queue_count + 1, 1);
    a->queue[a->queue_count++] = index;
}

/* Operands of different kinds never meet, though nothing may use them afterwards (JVMS 4.10.2.2). */
static bool stacks_meet(Analysis *a, const VType *have, const VType *stack, u4 depth)
{
    for (u4 i = 0; a->hooks != NULL && i < depth; i++) {
        bool same = vtype_kind(have[i]) == vtype_kind(stack[i]);
        if (!same && vtype_kind(merge(have[i], stack[i])) == SLOT_TOP) {
            typestep_fail(&a->sim, "Mismatched stack types");
            return false;
        }
    }
    return true;
}

static u4 state_find(Analysis *a, u4 bci, u4 ctx)
{
    u4 i = a->heads[bci];
    while (i != 0 && a->ts->states[i - 1].ctx != ctx)
        i = a->ts->states[i - 1].next;
    return i;
}

static void state_new(Analysis *a, u4 bci, u4 ctx, const VType *stack, u4 depth)
{
    TypeStates *ts = a->ts;
    Sim *s = &a->sim;
    u4 slots = s->max_locals + depth;
    if (a->heads[bci] != 0 && ts->states[a->heads[bci] - 1].depth != depth) { /* on another call path: JVMS 4.9.2 */
        typestep_fail(s, "Inconsistent stack height %u != %u", depth, ts->states[a->heads[bci] - 1].depth);
        return;
    }
    if (a->heads[bci] != 0 &&
        !stacks_meet(a, ts->types + ts->states[a->heads[bci] - 1].types + s->max_locals, stack, depth))
        return;
    if (ts->type_count + slots > MAX_TYPES) {
        typestep_fail(s, "method too complex");
        return;
    }
    xgrow(ts->types, ts->type_max, ts->type_count + slots, 1);
    xgrow(ts->states, ts->state_max, ts->state_count + 1, 1);
    ts->states[ts->state_count] = (State){bci, ctx, ts->type_count, a->heads[bci], (u2)depth, false};
    if (s->max_locals > 0)
        memcpy(ts->types + ts->type_count, s->locals, s->max_locals * sizeof *s->locals);
    if (depth > 0)
        memcpy(ts->types + ts->type_count + s->max_locals, stack, depth * sizeof *stack);
    ts->type_count += slots;
    a->heads[bci] = ++ts->state_count;
    enqueue(a, ts->state_count - 1);
}

/* Half of a two-slot value whose other half is gone is unusable. */
static void repair_pairs(VType *types, u4 count)
{
    for (u4 i = 0; i < count; i++) {
        SlotKind k = vtype_kind(types[i]);
        bool high_follows = i + 1 < count && vtype_kind(types[i + 1]) == SLOT_HIGH;
        if (k == SLOT_LONG || k == SLOT_DOUBLE) {
            if (high_follows)
                i++;
            else
                types[i] = vtype(SLOT_TOP, 0);
        } else if (k == SLOT_HIGH) {
            types[i] = vtype(SLOT_TOP, 0);
        }
    }
}

/* Merges s->locals and this stack into the state before bci. */
static void flow(Analysis *a, u4 bci, u4 ctx, const VType *stack, u4 depth)
{
    TypeStates *ts = a->ts;
    Sim *s = &a->sim;
    u4 index = state_find(a, bci, ctx);
    if (index == 0) {
        state_new(a, bci, ctx, stack, depth);
        return;
    }
    State *state = &ts->states[index - 1];
    if (state->depth != depth) {
        typestep_fail(s, "Inconsistent stack height %u != %u", depth, state->depth);
        return;
    }
    VType *types = ts->types + state->types;
    bool changed = false;
    if (!stacks_meet(a, types + s->max_locals, stack, depth))
        return;
    for (u4 i = 0; i < s->max_locals + depth; i++) {
        VType v = i < s->max_locals ? s->locals[i] : stack[i - s->max_locals];
        bool ask = a->hooks != NULL && v != types[i] && vtype_kind(v) == SLOT_REF && vtype_kind(types[i]) == SLOT_REF;
        v = ask ? a->hooks->merge(types[i], v, a->hooks->arg) : merge(types[i], v);
        changed |= v != types[i];
        types[i] = v;
    }
    if (changed) {
        repair_pairs(types, s->max_locals);
        enqueue(a, index - 1);
    }
}

static void on_branch(Sim *s, u4 target)
{
    flow(s->engine, target, s->ctx, s->stack, s->depth);
}

/* ---- call paths of jsr ---- */

/* No object that has not been constructed may be on the stack or in a local variable at a jsr (JVMS 4.9.2). */
static bool holds_unborn(const Sim *s)
{
    for (u4 i = 0; i < s->max_locals + s->depth; i++) {
        SlotKind k = vtype_kind(i < s->max_locals ? s->locals[i] : s->stack[i - s->max_locals]);
        if (k == SLOT_UNINIT || k == SLOT_UNINIT_THIS)
            return true;
    }
    return false;
}

static void on_jsr(Sim *s, u4 target, u4 return_bci)
{
    Analysis *a = s->engine;
    TypeStates *ts = a->ts;
    u4 parent = s->ctx;
    if (a->hooks != NULL && holds_unborn(s)) {
        typestep_fail(s, "Uninitialized object exists at a jsr");
        return;
    }
    for (u4 c = parent; c != 0; c = ts->contexts[c].parent) {
        if (ts->contexts[c].entry != target)
            continue;
        if (a->hooks != NULL) { /* somebody verifies: no recursion (JVMS 4.10.2.5) */
            typestep_fail(s, "Recursive call to jsr entry");
            return;
        }
        parent = ts->contexts[c].parent;
    }
    u4 ctx = 1;
    while (ctx < ts->context_count && !(ts->contexts[ctx].parent == parent && ts->contexts[ctx].entry == target &&
                                        ts->contexts[ctx].return_bci == return_bci))
        ctx++;
    if (ctx == MAX_CONTEXTS) {
        typestep_fail(s, "too many paths through subroutines");
        return;
    }
    if (ctx == ts->context_count) {
        xgrow(ts->contexts, ts->context_max, ctx + 1, 1);
        ts->contexts[ts->context_count++] = (Context){parent, target, return_bci};
    }
    flow(a, target, ctx, s->stack, s->depth);
}

/* A ret returns from one subroutine only, on whatever path (JVMS 4.10.2.6). */
static bool returns_from(Analysis *a, u4 bci, u4 entry)
{
    if (a->hooks == NULL)
        return true;
    if (a->ret_entries == NULL)
        a->ret_entries = xcalloc(a->sim.len, sizeof *a->ret_entries);
    u4 before = a->ret_entries[bci];
    a->ret_entries[bci] = entry + 1;
    return before == 0 || before == entry + 1;
}

static void on_ret(Sim *s, u4 return_bci)
{
    Analysis *a = s->engine;
    const Context *contexts = a->ts->contexts;
    for (u4 c = s->ctx; c != 0; c = contexts[c].parent)
        if (contexts[c].return_bci == return_bci) {
            if (!returns_from(a, s->bci, contexts[c].entry))
                typestep_fail(s, "One ret ends two subroutines");
            else if (return_bci >= s->len)
                typestep_fail(s, "ret to the end of the method");
            else
                flow(a, return_bci, contexts[c].parent, s->stack, s->depth);
            return;
        }
    typestep_fail(s, "ret without jsr");
}

/* ---- second pass: the fixed point ---- */

/* Every instruction of a range can throw: its locals flow to the handler, with the exception as only operand. */
static void flow_to_handlers(Analysis *a)
{
    Sim *s = &a->sim;
    const CodeInfo *info = s->code->info;
    for (u4 i = 0; i < info->handler_count; i++) {
        const ExceptionEntry entry = classfile_handler(info, i), *h = &entry;
        if (s->bci < h->start_pc || s->bci >= h->end_pc)
            continue;
        if (s->max_stack < 1) {
            typestep_fail(s, "Stack size too large");
            return;
        }
        Symbol *name = NULL;
        if (s->named)
            name = h->catch_type == 0 ? symbol_of_cstr("java/lang/Throwable")
                                      : classfile_class_name(s->code->file, h->catch_type);
        VType exception = vtype_ref(name);
        flow(a, h->handler_pc, s->ctx, &exception, 1);
    }
}

static void state_load(const TypeStates *ts, const State *state, Sim *s)
{
    const VType *types = ts->types + state->types;
    if (s->max_locals > 0)
        memcpy(s->locals, types, s->max_locals * sizeof *types);
    if (state->depth > 0)
        memcpy(s->stack, types + s->max_locals, state->depth * sizeof *types);
    s->bci = state->bci;
    s->ctx = state->ctx;
    s->depth = state->depth;
}

/* Runs from one leader to where control leaves or meets the next leader. A path that fails ends there. */
static void run_block(Analysis *a, u4 index)
{
    Sim *s = &a->sim;
    a->ts->states[index].queued = false;
    state_load(a->ts, &a->ts->states[index], s);
    s->locals_changed = true;
    for (;;) {
        if (s->locals_changed)
            flow_to_handlers(a);
        s->locals_changed = false;
        if (a->hooks != NULL && !a->hooks->before(s, a->hooks->arg)) {
            typestep_fail(s, "refused");
            a->queue_count = 0;
            return;
        }
        if (typestep(s) != STEP_FALLS)
            return;
        s->bci += s->length;
        if (s->bci >= s->len) {
            typestep_fail(s, "Falling off the end of the code");
            return;
        }
        if (a->marks[s->bci] & MARK_LEADER) {
            flow(a, s->bci, s->ctx, s->stack, s->depth);
            return;
        }
    }
}

static int compare_states(const void *x, const void *y)
{
    const State *a = x, *b = y;
    if (a->bci != b->bci)
        return a->bci < b->bci ? -1 : 1;
    return a->ctx < b->ctx ? -1 : a->ctx > b->ctx;
}

/* more: local variables that no instruction can name */
static bool sim_init_more(Sim *s, Code *c, bool named, u4 more)
{
    *s = (Sim){.code = c, .bytes = c->bytes, .len = c->len, .named = named, .max_locals = c->max_locals + more};
    s->max_stack = c->max_stack;
    s->locals = xcalloc((size_t)s->max_locals + s->max_stack, sizeof *s->locals);
    s->stack = s->locals + s->max_locals;
    return typestep_arguments(c->method, named, s->locals, c->max_locals) >= 0;
}

static bool sim_init(Sim *s, Code *c, bool named)
{
    return sim_init_more(s, c, named, 0);
}

static void sim_free(Sim *s)
{
    free(s->locals);
    free(s->error);
}

static void analyse(TypeStates *ts, Code *c, const TypeHooks *hooks)
{
    Analysis a = {.ts = ts, .hooks = hooks};
    Sim *s = &a.sim;
    bool keeps_this = hooks != NULL && hooks->keeps_this;
    bool ok = sim_init_more(s, c, ts->named, keeps_this);
    if (keeps_this)
        s->locals[c->max_locals] = s->locals[0];
    s->branch = on_branch;
    s->jsr = on_jsr;
    s->ret = on_ret;
    s->engine = &a;
    a.marks = xcalloc(s->len, 1);
    a.heads = xcalloc(s->len, sizeof *a.heads);
    xgrow(ts->contexts, ts->context_max, 1, 1);
    ts->contexts[ts->context_count++] = (Context){0, 0, 0};
    if (!ok)
        typestep_fail(s, "arguments do not fit the local variables");
    else if (s->len == 0)
        typestep_fail(s, "no code");
    else if (mark_instructions(&a)) {
        s->bci = 0;
        flow(&a, 0, 0, s->stack, 0);
        while (a.queue_count > 0)
            run_block(&a, a.queue[--a.queue_count]);
    }
    if (ts->state_count > 1)
        qsort(ts->states, ts->state_count, sizeof *ts->states, compare_states);
    ts->error = s->error;
    s->error = NULL;
    free(a.marks);
    free(a.heads);
    free(a.queue);
    free(a.ret_entries);
    sim_free(s);
}

/* ---- answers ---- */

static void states_free(TypeStates *ts)
{
    if (ts == NULL)
        return;
    while (ts->maps != NULL) {
        RefMap *m = ts->maps;
        ts->maps = m->next;
        free(m);
    }
    free(ts->states);
    free(ts->types);
    free(ts->contexts);
    free(ts->error);
    free(ts);
}

/* The analysis of c, made or remade if names are asked for and missing. Under the lock. */
static TypeStates *states_of(Code *c, bool named)
{
    TypeStates *ts = c->types;
    if (ts != NULL && (ts->named || !named))
        return ts;
    states_free(ts);
    ts = c->types = xcalloc(1, sizeof *ts);
    ts->named = named;
    analyse(ts, c, NULL);
    return ts;
}

/* First state whose bci is the greatest one <= bci; state_count if there is none. */
static u4 states_before(const TypeStates *ts, u4 bci)
{
    u4 low = 0, high = ts->state_count;
    while (low < high) {
        u4 mid = (low + high) / 2;
        if (ts->states[mid].bci <= bci)
            low = mid + 1;
        else
            high = mid;
    }
    if (low == 0)
        return ts->state_count;
    u4 leader = ts->states[low - 1].bci;
    while (low > 0 && ts->states[low - 1].bci == leader)
        low--;
    return low;
}

/* Steps from one leader's state to bci; false if control does not get there. */
static bool state_advance(const TypeStates *ts, const State *state, Sim *s, u4 bci)
{
    state_load(ts, state, s);
    while (s->bci < bci) {
        if (typestep(s) != STEP_FALLS)
            return false;
        s->bci += s->length;
    }
    return s->bci == bci;
}

/* True if the frame that holds these slots runs on the call path of the state: all its return addresses lie on it. */
static bool on_path(const TypeStates *ts, const Sim *s, const Slot *locals, const Slot *operands, u4 operand_count)
{
    for (u4 i = 0; i < s->max_locals + s->depth; i++) {
        VType v = i < s->max_locals ? s->locals[i] : s->stack[i - s->max_locals];
        if (vtype_kind(v) != SLOT_RETADDR)
            continue;
        if (i >= s->max_locals + operand_count)
            break;
        const Slot *slot = i < s->max_locals ? &locals[i] : &operands[i - s->max_locals];
        if ((u4)slot->i != vtype_bci(v))
            return false;
    }
    return ts->context_count > 1;
}

/* Computes the state before bci into s, all call paths merged, or only that of the frame if locals is not NULL. */
static bool compute(const TypeStates *ts, Sim *s, u4 bci, const Slot *locals, const Slot *operands, u4 operand_count)
{
    u4 first = states_before(ts, bci), slots = 0;
    VType *merged = xcalloc((size_t)s->max_locals + s->max_stack, sizeof *merged);
    bool found = false;
    for (u4 i = first; i < ts->state_count && ts->states[i].bci == ts->states[first].bci; i++) {
        if (!state_advance(ts, &ts->states[i], s, bci))
            continue;
        slots = s->max_locals + s->depth;
        bool exact = locals != NULL && on_path(ts, s, locals, operands, operand_count);
        for (u4 k = 0; k < slots; k++)
            merged[k] = found && !exact ? merge(merged[k], s->locals[k]) : s->locals[k];
        found = true;
        if (exact)
            break;
    }
    if (found && slots > 0)
        memcpy(s->locals, merged, slots * sizeof *merged);
    free(merged);
    return found;
}

/* Native and abstract methods have arguments only. */
static int arguments_only(Code *c, bool named, VType *locals)
{
    for (u4 i = 0; i < c->max_locals; i++)
        locals[i] = vtype(SLOT_TOP, 0);
    return typestep_arguments(c->method, named, locals, c->max_locals);
}

/* ---- answers that are kept ---- */

/* The types at one place. Debuggers and profilers ask again and again for a few of them: each has one row that it may
 * stand in, and takes it from the one before it. Under the lock; typestate_free forgets those of its code. */
typedef struct Known {
    const Code *code; /* NULL: free */
    u4 bci;
    int depth;
    SlotType *types;
} Known;

enum { KNOWN_ROWS = 128 };
static Known known[KNOWN_ROWS];

static int types_compute(Code *c, u4 bci, SlotType *out)
{
    Sim s;
    bool ok = sim_init(&s, c, true);
    if (c->info == NULL)
        ok = ok && arguments_only(c, true, s.locals) >= 0;
    else
        ok = ok && compute(states_of(c, true), &s, bci, NULL, NULL, 0);
    for (u4 i = 0; ok && i < s.max_locals + s.depth; i++) {
        VType v = s.locals[i];
        SlotKind k = vtype_kind(v);
        out[i] = (SlotType){(u1)k, k == SLOT_REF ? vtype_name(v) : NULL, k == SLOT_UNINIT ? vtype_bci(v) : 0};
        if (k == SLOT_UNINIT_THIS)
            out[i].name = c->method->cls->name;
    }
    int depth = ok ? (int)s.depth : -1;
    sim_free(&s);
    return depth;
}

static const Known *known_at(Code *c, u4 bci)
{
    Known *k = &known[((uintptr_t)c / sizeof *c + bci) % KNOWN_ROWS];
    if (k->code == c && k->bci == bci)
        return k;
    free(k->types);
    *k = (Known){.code = c, .bci = bci};
    k->types = xcalloc((size_t)c->max_locals + c->max_stack + 1, sizeof *k->types);
    k->depth = types_compute(c, bci, k->types);
    return k;
}

static void known_forget(const Code *c)
{
    for (u4 i = 0; i < KNOWN_ROWS; i++) {
        if (known[i].code != c)
            continue;
        free(known[i].types);
        known[i] = (Known){.code = NULL};
    }
}

int typestate_at(Code *c, u4 bci, SlotType *out)
{
    if (c->info == NULL)
        return types_compute(c, bci, out);
    pthread_mutex_lock(&lock);
    const Known *k = known_at(c, bci);
    for (u4 i = 0; k->depth >= 0 && i < c->max_locals + (u4)k->depth; i++)
        out[i] = k->types[i];
    int depth = k->depth;
    pthread_mutex_unlock(&lock);
    return depth;
}

SlotType typestate_local(Code *c, u4 bci, u4 slot)
{
    pthread_mutex_lock(&lock);
    const Known *k = known_at(c, bci);
    SlotType type = k->depth < 0 ? (SlotType){.kind = SLOT_TOP} : k->types[slot];
    pthread_mutex_unlock(&lock);
    return type;
}

static int map_from(const Sim *s, u4 *map)
{
    u4 slots = s->max_locals + s->depth;
    memset(map, 0, (s->max_locals + s->max_stack + 31) / 32 * sizeof *map);
    for (u4 i = 0; i < slots; i++) {
        SlotKind k = vtype_kind(s->locals[i]);
        if (k == SLOT_REF || k == SLOT_UNINIT || k == SLOT_UNINIT_THIS)
            map[i / 32] |= 1u << i % 32;
    }
    return (int)slots;
}

static const RefMap *map_cached(const TypeStates *ts, u4 bci)
{
    const RefMap *m = ts != NULL ? ts->maps : NULL;
    while (m != NULL && m->bci != bci)
        m = m->next;
    return m;
}

static int map_compute(Code *c, u4 bci, u4 *map, const Slot *locals, const Slot *operands, u4 operand_count)
{
    size_t words = ((size_t)c->max_locals + c->max_stack + 31) / 32;
    Sim s;
    if (!sim_init(&s, c, false)) {
        sim_free(&s);
        return -1;
    }
    TypeStates *ts = states_of(c, false);
    int slots = compute(ts, &s, bci, locals, operands, operand_count) ? map_from(&s, map) : -1;
    sim_free(&s);
    if (ts->context_count > 1)
        return slots; /* depends on the path: not kept */
    RefMap *m = xmalloc(sizeof *m + words * sizeof *m->map);
    *m = (RefMap){ts->maps, bci, slots};
    memcpy(m->map, map, words * sizeof *map);
    ts->maps = m;
    return slots;
}

int typestate_ref_map_frame(Code *c, u4 bci, const Slot *locals, const Slot *operands, u4 operand_count, u4 *map)
{
    size_t words = ((size_t)c->max_locals + c->max_stack + 31) / 32;
    memset(map, 0, words * sizeof *map);
    if (c->info == NULL) {
        Sim s;
        int slots = sim_init(&s, c, false) && arguments_only(c, false, s.locals) >= 0 ? map_from(&s, map) : -1;
        sim_free(&s);
        return slots;
    }
    pthread_mutex_lock(&lock);
    const RefMap *m = map_cached(c->types, bci);
    int slots;
    if (m != NULL) {
        memcpy(map, m->map, words * sizeof *map);
        slots = m->slots;
    } else {
        slots = map_compute(c, bci, map, locals, operands, operand_count);
    }
    pthread_mutex_unlock(&lock);
    return slots;
}

static char *check(Code *c, bool named, const TypeHooks *hooks)
{
    if (c->info == NULL)
        return NULL;
    TypeStates *ts = xcalloc(1, sizeof *ts); /* not kept: most methods are never asked about again */
    ts->named = named;
    analyse(ts, c, hooks);
    char *message = ts->error;
    ts->error = NULL;
    states_free(ts);
    return message;
}

char *typestate_check(Code *c)
{
    return check(c, false, NULL);
}

char *typestate_infer(Code *c, const TypeHooks *hooks)
{
    return check(c, true, hooks);
}

void typestate_free(Code *c)
{
    pthread_mutex_lock(&lock);
    if (c->types != NULL)
        known_forget(c);
    states_free(c->types);
    c->types = NULL;
    pthread_mutex_unlock(&lock);
}
