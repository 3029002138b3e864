/* frame_pops.c - the frames whose end an environment asked for, and where a deep frame lies.
 *
 * Owns EnvThread.frame_pops:
 *
 *   asked   the frames, a table by address:  [ ][f][ ][ ][g][h][ ]   a frame stands at its hash or close behind it
 *   below   places in the stack:             anchor, the frame below it, the next one, ...
 *
 * Each asked frame and the anchor bear a mark (inspect_tell_pop), and none goes without frame_gone. While its FramePop
 * events are sent a frame is still asked for, once told: whoever asks again meanwhile hears that it has asked.
 * While the anchor is there nothing below it changes, so `below` holds; when it goes, `below` is forgotten. So to ask
 * for n frames of a stack, in any order, costs n; and a frame near the top, for which debuggers ask, needs no anchor.
 *
 * All is done by the thread itself or in a handshake with it, so no lock. Read next: ti_frameexit.c. */
#include "jvmti/asked.h"

enum {
    NEAR = 32, /* frames so near to the top are found by going there */
    FIRST_ROOM = 8
};

typedef struct Asked {
    Frame *frame; /* NULL: a free place */
    bool told;    /* its event is under way */
} Asked;

struct FramePops {
    Asked *asked;
    u4 count, room; /* room: a power of 2, more than count; or 0 */
    Frame **below;  /* below[0]: the anchor */
    u4 known, below_room;
};

/* ---- asked ---- */

static u4 place_of(const FramePops *p, const Frame *f)
{
    return (u4)((u8)(uintptr_t)f * 0x9E3779B97F4A7C15u >> 32) & (p->room - 1);
}

/* Where f stands, or the free place where it would. */
static u4 find(const FramePops *p, const Frame *f)
{
    u4 i = place_of(p, f);
    while (p->asked[i].frame != NULL && p->asked[i].frame != f)
        i = (i + 1) & (p->room - 1);
    return i;
}

bool frame_pop_is_asked(const FramePops *p, const Frame *f)
{
    return p->count > 0 && p->asked[find(p, f)].frame != NULL;
}

static bool make_room(FramePops *p)
{
    if (p->count + 1 <= p->room / 2)
        return true;
    FramePops old = *p;
    u4 room = old.room == 0 ? FIRST_ROOM : 2 * old.room;
    Asked *asked = try_calloc(room, sizeof *asked);
    if (asked == NULL)
        return false;
    p->asked = asked;
    p->room = room;
    for (u4 i = 0; i < old.room; i++)
        if (old.asked[i].frame != NULL)
            p->asked[find(p, old.asked[i].frame)] = old.asked[i];
    free(old.asked);
    return true;
}

bool frame_pop_ask(FramePops *p, Frame *f)
{
    if (!make_room(p))
        return false;
    p->asked[find(p, f)] = (Asked){.frame = f};
    p->count++;
    inspect_tell_pop(f);
    return true;
}

/* Those behind it that would not be found any more move up. */
static void close_gap(FramePops *p, u4 gap)
{
    u4 last = p->room - 1;
    for (u4 i = (gap + 1) & last; p->asked[i].frame != NULL; i = (i + 1) & last) {
        u4 passed = (i - place_of(p, p->asked[i].frame)) & last;
        if (passed < ((i - gap) & last))
            continue;
        p->asked[gap] = p->asked[i];
        gap = i;
    }
    p->asked[gap] = (Asked){.frame = NULL};
}

static void forget(FramePops *p, const Frame *f)
{
    if (p->known > 0 && p->below[0] == f)
        p->known = 0;
    if (!frame_pop_is_asked(p, f))
        return;
    close_gap(p, find(p, f));
    p->count--;
}

bool frame_pop_tell(Env *env, Thread *t, const Frame *f)
{
    EnvThread *et = env_thread(env, t, false);
    FramePops *p = et == NULL ? NULL : et->frame_pops;
    if (p == NULL || !frame_pop_is_asked(p, f))
        return false;
    Asked *asked = &p->asked[find(p, f)];
    bool first = !asked->told;
    asked->told = true;
    return first;
}

void frame_gone(Thread *t, Frame *f)
{
    for (EnvThread *et = inspect_observer(t); et != NULL; et = et->next)
        if (et->frame_pops != NULL)
            forget(et->frame_pops, f);
}

void frame_pops_clear(FramePops *p)
{
    for (u4 i = 0; i < p->room;) {
        if (p->asked[i].frame == NULL || p->asked[i].told) {
            i++;
            continue;
        }
        close_gap(p, i);
        p->count--;
    }
}

/* ---- where a frame lies ---- */

static Frame *walk(Frame *f, u4 steps)
{
    for (; f != NULL && steps > 0; steps--)
        f = frame_method_next(f);
    return f;
}

static bool anchor_set(FramePops *p, Frame *f)
{
    p->known = 0;
    if (!try_grow(p->below, p->below_room, 1, FIRST_ROOM))
        return false;
    p->below[p->known++] = f;
    inspect_tell_pop(f);
    return true;
}

/* The i-th frame below the anchor. */
static Frame *below_at(FramePops *p, u4 i)
{
    while (p->known <= i) {
        Frame *next = frame_method_next(p->below[p->known - 1]);
        if (next == NULL || !try_grow(p->below, p->below_room, p->known + 1, FIRST_ROOM))
            return walk(next, i - p->known);
        p->below[p->known++] = next;
    }
    return p->below[i];
}

Frame *frame_pops_at(FramePops *p, Thread *t, u4 depth)
{
    Frame *top = frame_method_top(t), *first = top;
    if (depth < NEAR)
        return walk(top, depth);
    u4 lead = 0; /* native frames bear no mark */
    for (; first != NULL && !inspect_is_bytecode(first); lead++)
        first = frame_method_next(first);
    if (depth < lead || first == NULL)
        return walk(top, depth);
    u4 at = lead;
    const Frame *anchor = p->known > 0 ? p->below[0] : NULL;
    const Frame *f = first;
    for (; f != NULL && f != anchor && at < depth; at++)
        f = frame_method_next(f);
    if (f == NULL)
        return NULL;
    if (f == anchor && at - lead <= p->known) /* else the way to the anchor is longer than what it saves */
        return below_at(p, depth - at);
    return anchor_set(p, first) ? below_at(p, depth - lead) : walk(first, depth - lead);
}

/* ---- life ---- */

FramePops *frame_pops_of(EnvThread *et)
{
    if (et->frame_pops == NULL)
        et->frame_pops = try_calloc(1, sizeof *et->frame_pops);
    return et->frame_pops;
}

void frame_pops_free(EnvThread *et)
{
    if (et->frame_pops == NULL)
        return;
    free(et->frame_pops->asked);
    free(et->frame_pops->below);
    free(et->frame_pops);
    et->frame_pops = NULL;
}
