/* ref.c - handles: local, global and weak global references.
 *
 * A handle is the address of a slot. An occupied slot holds an object's address, a free one NULL; so a stale handle
 * reads as null and never as somebody's freed memory, as long as its chunk lives, and chunks of global handles live
 * for ever.
 *
 * Local references of a thread (RefTable) are a stack of slots in chunks, cut into frames:
 *
 *   chunks[0]            chunks[1]
 *   | s s s s s s s s |  | s s s . . . . . . . . . |  top = slots pushed so far
 *     ^ frames[0].base       ^ frames[1].base
 *
 * Each chunk is twice as large as the one before it, so there are few, and a handle's place is found at once however
 * many handles there are.
 *
 * Deleting a slot of the top frame puts its index on the frame's part of the `holes` stack, from which the next
 * reference is made; deleting one of an outer frame only clears it. Popping a frame resets top and holes: two stores,
 * plus clearing the slots.
 *
 * Under -Xcheck:jni slots are used again late (ref_reuse_late): a frame begins where the one before it ended, so that a
 * handle that was kept finds an empty slot and not that of a later call. Then there is a gap below its base:
 *
 *   ... outer frame's slots | floor   gap: REST slots at most   | base   slots | top
 *
 * Global and weak handles live in chunks of 4 KiB, aligned to their size, kept in a hash set: any bit pattern can be
 * asked whether it points into one. A bitmap says which slots are in use, since a cleared weak handle is NULL and yet
 * alive.
 *
 * Locks: locals are touched by their own thread in RUNNING state only, or with it stopped. Globals: ref_lock, a leaf
 * taken RUNNING. Read next: gc.c, jni/.
 */
#include "vm/heap/ref_inline.h"

#include "vm/base/spin.h"
#include "vm/heap/heap.h"

/* ---- local references ---- */

enum { LOCAL_FIRST = 128 };               /* slots of the first chunk; LOCAL_CHUNKS are more than fit memory */
enum { FEW_CHUNKS = 4 };                  /* so many are never given back */
enum { REST = 1024, RESTING_HOLES = 64 }; /* slots, holes that stay empty when slots are used again late */
enum { MOST_PROMISED = (1 << 30) - 1 };
static bool reuse_late;

static RefFrame *top_frame(const struct RefTable *r)
{
    return &r->frames[r->frame_count - 1];
}

static u4 chunk_slots(u4 chunk)
{
    return LOCAL_FIRST << chunk;
}

/* Index of a chunk's first slot. */
static u4 chunk_start(u4 chunk)
{
    return chunk_slots(chunk) - LOCAL_FIRST;
}

void ref_thread_init(Thread *t)
{
    struct RefTable *r = xcalloc(1, sizeof *r);
    r->frame_max = 16;
    r->frames = xcalloc(r->frame_max, sizeof *r->frames);
    r->late = reuse_late;
    r->frame_count = 1;
    r->frames[0].special = true; /* never popped */
    t->refs = r;
}

/* Chunks of threads that have ended, which nobody else is given for a while if slots are used again late: a handle into
 * one is found stale. A ring; under ref_lock. */
enum { GONE_CHUNKS = 64 };
static struct GoneChunk {
    Object **slots;
    u4 count;
} gone[GONE_CHUNKS];
static u4 gone_next;
static Spin ref_lock;

static void chunk_leave(struct RefTable *r, u4 chunk)
{
    if (!r->late) {
        free(r->chunks[chunk]);
        return;
    }
    spin_lock(&ref_lock);
    struct GoneChunk *oldest = &gone[gone_next++ % GONE_CHUNKS];
    free(oldest->slots);
    *oldest = (struct GoneChunk){r->chunks[chunk], chunk_slots(chunk)};
    spin_unlock(&ref_lock);
}

static bool is_of_gone(const void *address)
{
    bool found = false;
    spin_lock(&ref_lock);
    for (u4 i = 0; i < GONE_CHUNKS; i++)
        found |= (uintptr_t)address - (uintptr_t)gone[i].slots < gone[i].count * sizeof(Object *);
    spin_unlock(&ref_lock);
    return found;
}

void ref_thread_free(Thread *t)
{
    struct RefTable *r = t->refs;
    if (r == NULL)
        return;
    for (u4 i = 0; i < r->chunk_count; i++)
        chunk_leave(r, i);
    free(r->frames);
    free(r->notes);
    free(r->holes);
    free(r);
    t->refs = NULL;
}

static u4 number_of_chunk(u4 i)
{
    return 31 - (u4)__builtin_clz(i / LOCAL_FIRST + 1);
}

static Object **slot_at(const struct RefTable *r, u4 i)
{
    u4 chunk = number_of_chunk(i);
    return &r->chunks[chunk][i - chunk_start(chunk)];
}

static void add_chunk(struct RefTable *r)
{
    if (r->chunk_count == LOCAL_CHUNKS)
        memory_fail(chunk_slots(LOCAL_CHUNKS));
    Object **chunk = xcalloc(chunk_slots(r->chunk_count), sizeof(Object *));
    __atomic_store_n(&r->chunks[r->chunk_count], chunk, __ATOMIC_RELAXED); /* other threads compare: holds_address */
    __atomic_store_n(&r->chunk_count, r->chunk_count + 1, __ATOMIC_RELEASE);
}

bool ref_room(Thread *t, size_t count)
{
    struct RefTable *r = t->refs;
    while (r->chunk_count < LOCAL_CHUNKS && chunk_start(r->chunk_count) < r->top + count) {
        Object **chunk = try_calloc(chunk_slots(r->chunk_count), sizeof(Object *));
        if (chunk == NULL)
            return false;
        r->chunks[r->chunk_count++] = chunk;
    }
    return chunk_start(r->chunk_count) >= r->top + count;
}

/* Goes to the chunk in which top lies, a new one if need be. */
static void find_row(struct RefTable *r)
{
    u4 chunk = number_of_chunk(r->top);
    while (chunk >= r->chunk_count)
        add_chunk(r);
    r->row = r->chunks[chunk];
    r->row_first = chunk_start(chunk);
    r->row_slots = chunk_slots(chunk);
}

/* Far more than usual was in use: memory is given back, but for one chunk to spare. */
static void trim_chunks(struct RefTable *r)
{
    while (r->chunk_count > FEW_CHUNKS && chunk_start(r->chunk_count - 2) > r->top) {
        u4 last = r->chunk_count - 1;
        __atomic_store_n(&r->chunk_count, last, __ATOMIC_RELAXED);
        free(r->chunks[last]);
    }
}

/* Only ever downwards. */
static void set_top(struct RefTable *r, u4 top)
{
    r->top = top;
    if (UNLIKELY(top < r->row_first))
        find_row(r);
}

/* The index of a hole of the top frame, which has one; or, when slots are used again late, no index below 0 while there
 * are few: the oldest. */
static int64_t take_hole(struct RefTable *r)
{
    const u4 first = top_frame(r)->holes;
    if (!r->late)
        return r->holes[--r->hole_count];
    if (r->hole_count - first < RESTING_HOLES)
        return -1;
    u4 oldest = r->holes[first];
    memmove(&r->holes[first], &r->holes[first + 1], (--r->hole_count - first) * sizeof *r->holes);
    return oldest;
}

static Object **new_slot(struct RefTable *r)
{
    if (UNLIKELY(r->top - r->row_first == r->row_slots))
        find_row(r);
    return &r->row[r->top++ - r->row_first];
}

extern inline Ref ref_local(Thread *t, Object *o);

Ref ref_local_anywhere(Thread *t, Object *o)
{
    struct RefTable *r = t->refs;
    int64_t hole = r->hole_count > top_frame(r)->holes ? take_hole(r) : -1;
    Object **slot = hole >= 0 ? slot_at(r, (u4)hole) : new_slot(r);
    __atomic_store_n(slot, o, __ATOMIC_RELAXED);
    return slot;
}

/* Index of the slot that r points to, or -1 if it is no slot below top. */
static int64_t local_index(const struct RefTable *r, Ref ref)
{
    for (u4 c = 0; c < r->chunk_count; c++) {
        uintptr_t off = (uintptr_t)ref - (uintptr_t)r->chunks[c];
        if (off < chunk_slots(c) * sizeof(Object *)) {
            u4 i = chunk_start(c) + (u4)(off / sizeof(Object *));
            return off % sizeof(Object *) == 0 && i < r->top ? (int64_t)i : -1;
        }
    }
    return -1;
}

void ref_delete_local(Thread *t, Ref ref)
{
    struct RefTable *r = t->refs;
    int64_t i = ref ? local_index(r, ref) : -1;
    if (i < 0 || *ref == NULL)
        return;
    __atomic_store_n(ref, NULL, __ATOMIC_RELAXED);
    const RefFrame *f = top_frame(r);
    if ((u4)i < f->base)
        return;
    if ((u4)i == r->top - 1 && !r->late) {
        set_top(r, r->top - 1);
        return;
    }
    xgrow(r->holes, r->hole_max, r->hole_count + 1, 32);
    r->holes[r->hole_count++] = (u4)i;
    if (r->hole_count - f->holes < r->top - f->base || r->late)
        return;
    set_top(r, f->base); /* nothing of this frame is left: no later collection looks at it */
    r->hole_count = f->holes;
    trim_chunks(r);
}

static u4 as_promised(u4 capacity)
{
    return capacity < MOST_PROMISED ? capacity : MOST_PROMISED;
}

/* The general case: there may be a gap. There is place for it. */
static RefFrame *push_general(Thread *t, u4 capacity)
{
    struct RefTable *r = t->refs;
    u4 floor = r->top;
    if (r->next > floor) {
        r->top = r->next;
        find_row(r);
    }
    ref_push_frame(t, (int)capacity);
    RefFrame *f = top_frame(r);
    f->floor = floor;
    return f;
}

extern inline void ref_push_frame(Thread *t, int capacity);

void ref_push_anywhere(Thread *t, int capacity)
{
    struct RefTable *r = t->refs;
    xgrow(r->frames, r->frame_max, r->frame_count + 1, 16);
    push_general(t, (u4)capacity);
}

static void pop_frame(struct RefTable *r)
{
    const RefFrame *f = &r->frames[--r->frame_count];
    if (r->note_count > r->frame_count)
        r->note_count = r->frame_count;
    for (u4 i = f->base; i < r->top; i++)
        __atomic_store_n(slot_at(r, i), NULL, __ATOMIC_RELAXED);
    if (r->late)
        r->next = r->top - f->floor < REST ? r->top : 0;
    set_top(r, f->floor);
    r->hole_count = f->holes;
    trim_chunks(r);
}

extern inline void ref_pop_frame(Thread *t);

void ref_pop_anywhere(Thread *t)
{
    struct RefTable *r = t->refs;
    while (top_frame(r)->explicitly)
        pop_frame(r);
    if (r->frame_count > 1)
        pop_frame(r);
}

bool ref_push_explicitly(Thread *t, int capacity)
{
    struct RefTable *r = t->refs;
    bool ok = try_grow(r->frames, r->frame_max, r->frame_count + 1, 16);
    if (!ok)
        return false;
    RefFrame *f = push_general(t, as_promised(capacity > 0 ? (u4)capacity : 0));
    f->special = f->explicitly = true;
    return true;
}

bool ref_may_pop(Thread *t)
{
    return top_frame(t->refs)->explicitly;
}

void ref_pop_explicit(Thread *t)
{
    if (ref_may_pop(t))
        pop_frame(t->refs);
}

void ref_reuse_late(bool late)
{
    reuse_late = late;
}

bool ref_ensure(Thread *t, int capacity)
{
    if (capacity < 0)
        return false;
    RefFrame *f = top_frame(t->refs);
    u4 in_use = t->refs->top - f->base;
    if (f->capacity < in_use + (u4)capacity)
        f->capacity = as_promised(in_use + (u4)capacity);
    return true;
}

bool ref_exceeds(Thread *t, int *used, int *promised)
{
    enum { SPARE = 16 };
    struct RefTable *r = t->refs;
    RefFrame *f = top_frame(r);
    u4 count = r->top - f->base - (r->hole_count - f->holes);
    u4 given = f->explicitly ? 0 : ref_notes(t)->given; /* promised is what native code makes itself */
    count -= given < count ? given : count;
    u4 room = (f->capacity > SPARE ? f->capacity : SPARE) + SPARE;
    *used = (int)count;
    *promised = (int)room;
    bool is_news = count > room && !f->exceeded;
    f->exceeded |= is_news;
    return is_news;
}

RefNotes *ref_notes(Thread *t)
{
    struct RefTable *r = t->refs;
    u4 at = r->frame_count - 1;
    while (r->frames[at].explicitly)
        at--;
    xgrow(r->notes, r->note_max, at + 1, 16);
    while (r->note_count <= at)
        r->notes[r->note_count++] = (RefNotes){0};
    return &r->notes[at];
}

int ref_local_count(Thread *t)
{
    int n = 0;
    for (u4 i = 0; i < t->refs->top; i++)
        n += *slot_at(t->refs, i) != NULL;
    return n;
}

void ref_visit_locals(Thread *t, struct RootVisitor *v)
{
    if (t->refs == NULL)
        return;
    for (u4 i = 0; i < t->refs->top; i++)
        v->visit(v, *slot_at(t->refs, i));
}

void ref_each_local(Thread *t, void (*visit)(Object *o, Frame *owner, void *arg), void *arg)
{
    const struct RefTable *r = t->refs;
    for (u4 k = 0; r != NULL && k < r->frame_count; k++) {
        u4 end = k + 1 < r->frame_count ? r->frames[k + 1].base : r->top;
        for (u4 i = r->frames[k].base; i < end; i++)
            if (*slot_at(r, i) != NULL)
                visit(*slot_at(r, i), r->frames[k].owner, arg);
    }
}

/* ---- global and weak global references ---- */

#define CHUNK_BYTES 4096u
#define CHUNK_SLOTS 496u

/* aligned to CHUNK_BYTES */
typedef struct RefChunk {
    u4 kind; /* RefKind */
    u4 used; /* slots in use */
    struct RefChunk *next;
    u8 in_use[(CHUNK_SLOTS + 63) / 64];
    Object *slots[CHUNK_SLOTS];
} RefChunk;
_Static_assert(sizeof(RefChunk) <= CHUNK_BYTES, "a chunk of handles fits its alignment");

static RefChunk *chunk_lists[REF_WEAK + 1];  /* by kind; chunks with room are moved to the front */
static RefChunk **registry;                  /* open addressing by address */
static size_t registry_size, registry_count; /* a power of two; at most half full */

static size_t registry_place(const void *chunk)
{
    return (size_t)(((uintptr_t)chunk >> 12) * 0x9E3779B97F4A7C15u >> 20) & (registry_size - 1);
}

static void registry_insert(RefChunk *c)
{
    size_t i = registry_place(c);
    while (registry[i] != NULL)
        i = (i + 1) & (registry_size - 1);
    registry[i] = c;
}

/* Place for one more; false: memory is out. */
static bool registry_room(void)
{
    if ((registry_count + 1) * 2 <= registry_size)
        return true;
    size_t old_size = registry_size, size = old_size ? old_size * 2 : 64;
    RefChunk **old = registry, **larger = try_calloc(size, sizeof *larger);
    if (larger == NULL)
        return false;
    registry = larger;
    registry_size = size;
    for (size_t i = 0; i < old_size; i++) {
        if (old[i] != NULL)
            registry_insert(old[i]);
    }
    free(old);
    return true;
}

static void registry_add(RefChunk *c)
{
    registry_insert(c);
    registry_count++;
}

/* The chunk that this bit pattern points into, with *index its slot; NULL if it points to no slot. */
static RefChunk *chunk_around(const void *ref, u4 *index)
{
    RefChunk *want = (RefChunk *)((uintptr_t)ref & ~(uintptr_t)(CHUNK_BYTES - 1));
    if (registry_size == 0)
        return NULL;
    for (size_t i = registry_place(want); registry[i] != NULL; i = (i + 1) & (registry_size - 1)) {
        if (registry[i] != want)
            continue;
        uintptr_t off = (uintptr_t)ref - (uintptr_t)want->slots;
        if (off >= sizeof want->slots || off % sizeof(Object *) != 0)
            return NULL;
        *index = (u4)(off / sizeof(Object *));
        return want;
    }
    return NULL;
}

/* The same, but NULL also if the slot is not in use. */
static RefChunk *chunk_of(const void *ref, u4 *index)
{
    RefChunk *c = chunk_around(ref, index);
    return c != NULL && c->in_use[*index / 64] >> (*index & 63) & 1 ? c : NULL;
}

/* NULL: memory is out. */
static RefChunk *chunk_with_room(RefKind kind)
{
    RefChunk **link = &chunk_lists[kind];
    for (RefChunk *c = *link; c != NULL; link = &c->next, c = *link) {
        if (c->used < CHUNK_SLOTS) {
            *link = c->next; /* to the front */
            c->next = chunk_lists[kind];
            return chunk_lists[kind] = c;
        }
    }
    RefChunk *c = registry_room() ? try_aligned(CHUNK_BYTES) : NULL;
    if (c == NULL)
        return NULL;
    c->kind = kind;
    c->next = chunk_lists[kind];
    chunk_lists[kind] = c;
    registry_add(c);
    return c;
}

static Ref slot_take(RefChunk *c)
{
    u4 w = 0;
    while (c->in_use[w] == ~(u8)0)
        w++;
    u4 i = w * 64 + (u4)__builtin_ctzll(~c->in_use[w]);
    c->in_use[w] |= (u8)1 << (i & 63);
    c->used++;
    return &c->slots[i];
}

static Ref make_handle(RefKind kind, Object *o)
{
    if (o == NULL)
        return NULL;
    spin_lock(&ref_lock);
    RefChunk *c = chunk_with_room(kind);
    Ref r = c == NULL ? NULL : slot_take(c);
    if (r != NULL)
        __atomic_store_n(r, o, __ATOMIC_RELEASE);
    spin_unlock(&ref_lock);
    return r;
}

static void delete_handle(RefKind kind, Ref r)
{
    spin_lock(&ref_lock);
    u4 i;
    RefChunk *c = chunk_of(r, &i);
    if (c != NULL && c->kind == (u4)kind) {
        c->in_use[i / 64] &= ~((u8)1 << (i & 63));
        c->used--;
        __atomic_store_n(r, NULL, __ATOMIC_RELAXED);
        if (c != chunk_lists[kind] && chunk_lists[kind]->used == CHUNK_SLOTS) {
            RefChunk **link = &chunk_lists[kind];
            while (*link != c)
                link = &(*link)->next;
            *link = c->next;
            c->next = chunk_lists[kind];
            chunk_lists[kind] = c;
        }
    }
    spin_unlock(&ref_lock);
}

Ref ref_global(Object *o)
{
    return make_handle(REF_GLOBAL, o);
}

void ref_delete_global(Ref r)
{
    delete_handle(REF_GLOBAL, r);
}

Ref ref_weak(Object *o)
{
    return make_handle(REF_WEAK, o);
}

void ref_delete_weak(Ref r)
{
    delete_handle(REF_WEAK, r);
}

static RefKind global_kind(Ref r)
{
    spin_lock(&ref_lock);
    u4 i;
    RefChunk *c = chunk_of(r, &i);
    RefKind kind = c != NULL ? (RefKind)c->kind : REF_INVALID;
    spin_unlock(&ref_lock);
    return kind;
}

RefKind ref_kind(Thread *t, Ref r)
{
    ASSERT(thread_is_running(t));
    if (r == NULL)
        return REF_INVALID;
    if (t != NULL && t->refs != NULL && (ref_is_near(t->refs, r) || local_index(t->refs, r) >= 0))
        return *r != NULL ? REF_LOCAL : REF_INVALID;
    return global_kind(r);
}

/* ---- what a handle was that is none ---- */

/* Does a chunk of this table, maybe another thread's, hold the address? */
static bool holds_address(const struct RefTable *r, const void *address)
{
    u4 count = r != NULL ? __atomic_load_n(&r->chunk_count, __ATOMIC_ACQUIRE) : 0;
    for (u4 c = 0; c < count; c++) {
        uintptr_t start = (uintptr_t)__atomic_load_n(&r->chunks[c], __ATOMIC_RELAXED);
        if ((uintptr_t)address - start < chunk_slots(c) * sizeof(Object *))
            return true;
    }
    return false;
}

typedef struct OtherThread {
    const Thread *self;
    const void *address;
    bool found;
} OtherThread;

static void look_at_other(Thread *t, void *arg)
{
    OtherThread *o = arg;
    o->found |= t != o->self && holds_address(t->refs, o->address);
}

/* Is it a slot of a frame that has not been popped? */
static bool is_of_live_frame(const struct RefTable *r, Ref ref)
{
    int64_t i = local_index(r, ref);
    for (u4 k = 0; i >= 0 && k < r->frame_count; k++) {
        u4 end = k + 1 < r->frame_count ? r->frames[k + 1].floor : r->top;
        if ((u4)i >= r->frames[k].base && (u4)i < end)
            return true;
    }
    return false;
}

RefPast ref_past(Thread *t, Ref r)
{
    ASSERT(thread_is_running(t));
    OtherThread other = {t, r, false};
    u4 i;
    if (holds_address(t->refs, r))
        return is_of_live_frame(t->refs, r) ? REF_WAS_DELETED_LOCAL : REF_WAS_LOCAL_OF_FRAME;
    spin_lock(&ref_lock);
    const RefChunk *c = chunk_around(r, &i);
    RefKind kind = c != NULL ? (RefKind)c->kind : REF_INVALID;
    spin_unlock(&ref_lock);
    if (kind != REF_INVALID)
        return kind == REF_GLOBAL ? REF_WAS_DELETED_GLOBAL : REF_WAS_DELETED_WEAK;
    thread_each(look_at_other, &other);
    return other.found ? REF_IS_OF_OTHER_THREAD : is_of_gone(r) ? REF_WAS_OF_ENDED_THREAD : REF_WAS_NONE;
}

void ref_visit_globals(struct RootVisitor *v)
{
    for (RefChunk *c = chunk_lists[REF_GLOBAL]; c != NULL; c = c->next) {
        for (u4 i = 0; i < CHUNK_SLOTS; i++) {
            if (c->slots[i] != NULL)
                v->visit(v, c->slots[i]);
        }
    }
}

bool ref_globals(Ref **out, size_t *count)
{
    size_t room = 0;
    RefChunk *c;
    *out = NULL;
    *count = 0;
    spin_lock(&ref_lock);
    for (c = chunk_lists[REF_GLOBAL]; c != NULL; c = c->next) {
        if (!try_grow(*out, room, *count + CHUNK_SLOTS, CHUNK_SLOTS))
            break;
        for (u4 i = 0; i < CHUNK_SLOTS; i++)
            if (c->slots[i] != NULL)
                (*out)[(*count)++] = &c->slots[i];
    }
    bool whole = c == NULL;
    spin_unlock(&ref_lock);
    if (whole)
        return true;
    free(*out);
    *out = NULL;
    return false;
}

void ref_sweep_weak(bool (*is_live)(Object *o))
{
    for (RefChunk *c = chunk_lists[REF_WEAK]; c != NULL; c = c->next) {
        for (u4 i = 0; i < CHUNK_SLOTS; i++) {
            if (c->slots[i] != NULL && !is_live(c->slots[i]))
                c->slots[i] = NULL;
        }
    }
}
