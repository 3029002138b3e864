/* monitors.c - chapter Raw Monitor: who has which, who waits, and in what order they are taken.
 *
 * Each thread has a list of the raw monitors that it has entered. Entering B while A is entered makes an edge A -> B,
 * with the first thread that did so; if there is a way from B to A whose edges another thread made, that is an order
 * that can be a deadlock. A monitor that is still entered at the end of the VM is told with the place that entered it;
 * one that a callback enters and a later one leaves is not.
 *
 * Owns: monitors and edges. Lock: `lock`. Read next: places.c. */
#include "agents/check/check.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

typedef struct Edge {
    struct Edge *next;
    struct Monitor *to;
    const void *thread;
} Edge;

typedef struct Monitor {
    struct Monitor *next;
    void *id;
    char name[48];
    const char *library;
    bool is_gone, is_seen; /* is_seen: by the search for a circle */
    int holders;           /* threads that have entered it: one at most */
    int entering, waiting; /* threads that stand before it, or wait in it */
    Stack entered;         /* where it was entered last */
    Edge *edges;
} Monitor;

enum { HELD = 32 };

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Monitor *monitors;
static __thread struct {
    int count;
    struct Held {
        Monitor *monitor;
        int entries;
    } held[HELD]; /* in the order of entering; those beyond are not looked at */
} self;
static int create, destroy, enter, leave, wait_in;

static void slots_find(void)
{
    if (wait_in == 0) {
        create = between_slot("CreateRawMonitor");
        destroy = between_slot("DestroyRawMonitor");
        enter = between_slot("RawMonitorEnter");
        leave = between_slot("RawMonitorExit");
        wait_in = between_slot("RawMonitorWait");
    }
}

/* ---- all under the lock ---- */

static Monitor *monitor_of(const BetweenFrame *call, void *id)
{
    Monitor *m = monitors;
    while (m != NULL && (m->id != id || m->is_gone))
        m = m->next;
    if (m == NULL && id != NULL && (m = calloc(1, sizeof *m)) != NULL) {
        m->id = id;
        m->library = call->env->library;
        strcpy(m->name, "?");
        m->next = monitors;
        monitors = m;
    }
    return m;
}

/* A way from `from` to `to`, with an edge that another thread made. */
static bool leads_to(Monitor *from, const Monitor *to, bool other)
{
    if (from == to)
        return other;
    if (from->is_seen)
        return false;
    from->is_seen = true;
    for (const Edge *e = from->edges; e != NULL; e = e->next)
        if (!e->to->is_gone && leads_to(e->to, to, other || e->thread != &self))
            return true;
    return false;
}

static bool has_edge(const Monitor *from, const Monitor *to)
{
    const Edge *e = from->edges;
    while (e != NULL && e->to != to)
        e = e->next;
    return e != NULL;
}

static void add_edge(const BetweenFrame *call, Monitor *from, Monitor *to)
{
    if (from == to || has_edge(from, to))
        return;
    for (Monitor *m = monitors; m != NULL; m = m->next)
        m->is_seen = false;
    if (leads_to(to, from, false))
        report_here(FIND_MONITOR_ORDER, call, "\"%s\" is entered after \"%s\", elsewhere before it", to->name,
                    from->name);
    Edge *e = malloc(sizeof *e);
    if (e != NULL) {
        *e = (Edge){from->edges, to, &self};
        from->edges = e;
    }
}

static struct Held *held_of(const Monitor *m)
{
    for (int i = 0; i < self.count; i++)
        if (self.held[i].monitor == m)
            return &self.held[i];
    return NULL;
}

static void hold(const BetweenFrame *call, Monitor *m, int entries)
{
    struct Held *h = held_of(m);
    if (h != NULL) {
        h->entries += entries;
    } else if (self.count < HELD) {
        self.held[self.count++] = (struct Held){m, entries};
        m->holders++;
        stack_take(&m->entered, call->caller);
    }
}

static void let_go(struct Held *h)
{
    h->monitor->holders--;
    for (struct Held *end = &self.held[--self.count]; h < end; h++)
        *h = h[1];
}

/* Before the VM lets another thread in, which may be told sooner than this call returns. */
static void before_leave(const Monitor *m)
{
    struct Held *h = held_of(m);
    if (h != NULL && --h->entries == 0)
        let_go(h);
}

static void before_wait(BetweenFrame *call, Monitor *m)
{
    struct Held *h = held_of(m);
    if (h == NULL)
        return;
    for (int i = 0; i < self.count; i++)
        if (self.held[i].monitor != m) {
            report_here(FIND_MONITOR_WAIT, call, "waits in \"%s\" and holds \"%s\"", m->name,
                        self.held[i].monitor->name);
            break;
        }
    call->tool[0] = (uint64_t)h->entries;
    let_go(h);
    m->waiting++;
}

/* An interrupted wait owns it again, too. */
static void after_wait(BetweenFrame *call, Monitor *m)
{
    if (call->tool[0] == 0)
        return;
    m->waiting--;
    hold(call, m, (int)call->tool[0]);
}

static void before_enter(const BetweenFrame *call, Monitor *m)
{
    m->entering++;
    for (int i = 0; held_of(m) == NULL && i < self.count; i++)
        add_edge(call, self.held[i].monitor, m);
}

static void before_destroy(const BetweenFrame *call, const Monitor *m)
{
    int entering = m->entering, waiting = m->waiting;
    if (entering + waiting > 0)
        report_here(FIND_MONITOR_DESTROYED, call, "\"%s\" is destroyed; %d threads want to enter it, %d wait in it",
                    m->name, entering, waiting);
}

/* ---- the hooks ---- */

static bool is_about_monitors(const BetweenFrame *call)
{
    slots_find();
    return call->number == enter || call->number == leave || call->number == wait_in || call->number == destroy ||
           call->number == create;
}

void monitors_before(BetweenFrame *call)
{
    if (!is_about_monitors(call) || call->number == create)
        return;
    pthread_mutex_lock(&lock);
    Monitor *m = monitor_of(call, call->value[0].p);
    if (m != NULL && call->number == enter)
        before_enter(call, m);
    else if (m != NULL && call->number == leave)
        before_leave(m);
    else if (m != NULL && call->number == wait_in)
        before_wait(call, m);
    else if (m != NULL && call->number == destroy)
        before_destroy(call, m);
    pthread_mutex_unlock(&lock);
}

static void after_create(const BetweenFrame *call)
{
    Monitor *m = monitor_of(call, *(void **)call->value[1].p);
    if (m != NULL)
        strncpy(m->name, call->value[0].p, sizeof m->name - 1);
}

static void after_success(BetweenFrame *call, Monitor *m)
{
    struct Held *h = held_of(m);
    if (call->number == enter)
        hold(call, m, 1);
    if (call->number == destroy && h != NULL)
        let_go(h);
    m->is_gone |= call->number == destroy;
}

void monitors_after(BetweenFrame *call)
{
    bool ok = call->error == JVMTI_ERROR_NONE;
    if (!is_about_monitors(call))
        return;
    pthread_mutex_lock(&lock);
    Monitor *m = call->number == create ? NULL : monitor_of(call, call->value[0].p);
    if (call->number == create && ok)
        after_create(call);
    if (m != NULL && call->number == enter)
        m->entering--;
    if (m != NULL && call->number == wait_in)
        after_wait(call, m);
    if (m != NULL && ok)
        after_success(call, m);
    pthread_mutex_unlock(&lock);
}

void monitors_end(void)
{
    pthread_mutex_lock(&lock);
    for (const Monitor *m = monitors; m != NULL; m = m->next)
        if (!m->is_gone && m->holders > 0)
            report(FIND_MONITOR_LEFT, m->library, &m->entered, "\"%s\" is entered to the end", m->name);
    pthread_mutex_unlock(&lock);
}
