/* memory.c - chapter Memory Management: what functions allocated for agents, and what became of it.
 *
 * Each block that a call has answered is noted with the stack of the call. Deallocate strikes it off, and leaves it for
 * a while as one that was freed. A Deallocate that would damage memory is told and not made.
 *
 *   Allocate, GetClassSignature ... --> live --> Deallocate, or *new_class_data --> freed, the last FREED of them
 *
 * free() itself can't be seen. But if an address comes anew while it is live, somebody has freed it.
 *
 * Owns: the table of blocks. Lock: `lock`. Read next: leaks.c. */
#include "agents/check/check.h"
#include <dlfcn.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 1 << 14, FREED = 4096 };

typedef struct Block {
    struct Block *next;
    uintptr_t hidden; /* its address, complemented: leaks.c says why */
    size_t size;
    const char *function; /* that allocated it, or that freed it */
    const char *library;
    bool is_live, is_told;
    size_t ring; /* where it stands in `freed`, if it is not live */
    Stack stack;
} Block;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Block *buckets[BUCKETS];
static Block *freed[FREED]; /* a ring: the oldest is forgotten */
static size_t freed_at;
static int slot_deallocate, slot_extensions;
static atomic_bool unseen; /* somebody has memory of which we know nothing: from extension functions, or from before */

static void slots_find(void)
{
    if (slot_deallocate == 0) {
        slot_extensions = between_slot("GetExtensionFunctions");
        slot_deallocate = between_slot("Deallocate");
    }
}

static char *address_of(const Block *b)
{
    return (char *)~b->hidden;
}

static Block **bucket_of(const void *address)
{
    return &buckets[((uintptr_t)address >> 4) % BUCKETS];
}

static Block *find(const void *address)
{
    Block *b = *bucket_of(address);
    while (b != NULL && b->hidden != ~(uintptr_t)address)
        b = b->next;
    return b;
}

static Block *find_around(const char *address)
{
    for (size_t i = 0; i < BUCKETS; i++)
        for (Block *b = buckets[i]; b != NULL; b = b->next)
            if (b->is_live && address > address_of(b) && address < address_of(b) + b->size)
                return b;
    return NULL;
}

static void forget(Block *b)
{
    Block **link = bucket_of(address_of(b));
    while (*link != b)
        link = &(*link)->next;
    *link = b->next;
    free(b);
}

static void mark_freed(Block *b, const char *function)
{
    b->ring = freed_at++ % FREED;
    if (freed[b->ring] != NULL)
        forget(freed[b->ring]);
    freed[b->ring] = b;
    b->is_live = false;
    b->function = function;
}

/* ---- blocks that come ---- */

typedef struct Coming {
    const BetweenFrame *call;
    const Stack *stack;
} Coming;

static void add(const Coming *c, char *address, size_t size)
{
    Block *b = find(address);
    bool again = b != NULL && b->is_live;
    if (again)
        report(FIND_MEMORY_WITH_FREE, b->library, &b->stack, "memory of %s has come anew", b->function);
    if (b == NULL) {
        b = calloc(1, sizeof *b);
        if (b == NULL)
            return;
        b->next = *bucket_of(address);
        *bucket_of(address) = b;
    } else if (!again) {
        freed[b->ring] = NULL;
    }
    Block *next = b->next;
    *b = (Block){.next = next, .hidden = ~(uintptr_t)address, .size = size, .function = c->call->name, .is_live = true};
    b->library = c->call->env->library;
    b->stack = *c->stack;
}

/* The count of an array that a function made: for what lies inside of it. */
static size_t bytes_of(const BetweenFrame *call, const BetweenParam *p, const char *block)
{
    const BetweenFunction *f = &between_functions[call->number];
    if (p->kind == BETWEEN_TEXT && !p->array)
        return strlen(block) + 1;
    if (p->count < 0 || p->way != BETWEEN_NEW)
        return (size_t)p->size;
    const BetweenParam *count = &f->param[p->count];
    jlong n = count->way == BETWEEN_IN ? call->value[p->count].j : *(jint *)call->value[p->count].p;
    return (size_t)n * (size_t)p->size;
}

static void visit(const BetweenParam *p, void *value, void *arg)
{
    const Coming *c = arg;
    bool is_part = strcmp(p->name, "frame_buffer") == 0; /* lies in the block that it is found in */
    bool is_block = p->way == BETWEEN_NEW || p->kind == BETWEEN_TEXT || p->array || p->by_address;
    char *address = is_block && !is_part ? *(char **)value : NULL;
    if (address != NULL)
        add(c, address, bytes_of(c->call, p, address));
}

/* ---- blocks that go ---- */

static bool is_lent(const void *address)
{
    for (const BetweenFrame *f = between_frame(); f != NULL; f = f->up) {
        const BetweenEventInfo *e = f->what == BETWEEN_EVENT_CALLBACK ? &between_events[f->number] : NULL;
        for (int i = 0; e != NULL && i < e->args; i++)
            if (f->value[i].p == address && (e->arg[i].kind == BETWEEN_TEXT || e->arg[i].kind == BETWEEN_BYTE))
                return true;
    }
    return false;
}

/* True: the VM may have it. */
static bool give_back(BetweenFrame *call, char *address)
{
    Dl_info info;
    Block *b = find(address), *around;
    if (b != NULL && b->is_live) {
        mark_freed(b, call->name);
        stack_take(&b->stack, call->caller);
        return true;
    }
    if (b != NULL && atomic_load(&unseen))
        return true; /* it may have come anew from an extension */
    if (b != NULL)
        report_here(FIND_MEMORY_FREED_TWICE, call, "Deallocate of what %s has freed", b->function);
    else if ((around = find_around(address)) != NULL)
        report_here(FIND_MEMORY_IN_MIDDLE, call, "Deallocate of byte %ld of a block from %s",
                    (long)(address - address_of(around)), around->function);
    else if (is_lent(address))
        report_here(FIND_MEMORY_NOT_OWNED, call, "Deallocate of data that was lent to this callback");
    else if (dladdr(address, &info) != 0)
        report_here(FIND_MEMORY_NOT_OWNED, call, "Deallocate of data of the library %s", between_library(address));
    else if (!atomic_load(&unseen))
        report_here(FIND_MEMORY_NOT_OWNED, call, "Deallocate of memory that no function has allocated");
    else
        return true; /* nobody can tell */
    return false;
}

void memory_start(bool live)
{
    atomic_store(&unseen, live);
}

bool memory_before(BetweenFrame *call)
{
    slots_find();
    if (call->number != slot_deallocate || call->value[0].p == NULL)
        return true;
    pthread_mutex_lock(&lock);
    bool may = give_back(call, call->value[0].p);
    pthread_mutex_unlock(&lock);
    call->error = JVMTI_ERROR_NONE;
    return may;
}

void memory_after(BetweenFrame *call)
{
    if (call->error != JVMTI_ERROR_NONE || call->number == slot_deallocate)
        return;
    if (call->number == slot_extensions)
        atomic_store(&unseen, true);
    const BetweenFunction *f = &between_functions[call->number];
    bool makes = false;
    for (int i = 0; i < f->params; i++)
        makes |= f->param[i].way != BETWEEN_IN && (f->param[i].way == BETWEEN_NEW || f->param[i].structure != NULL);
    if (!makes)
        return;
    Stack stack;
    stack_take(&stack, call->caller);
    Coming coming = {call, &stack};
    pthread_mutex_lock(&lock);
    values_each(call, visit, &coming);
    pthread_mutex_unlock(&lock);
}

/* What ClassFileLoadHook hands to the VM is the VM's from here on. */
void memory_event_after(const BetweenFrame *event)
{
    const BetweenEventInfo *e = &between_events[event->number];
    for (int i = 0; i < e->args; i++) {
        char *const *made = strcmp(e->arg[i].name, "new_class_data") == 0 ? event->value[i].p : NULL;
        if (made == NULL || *made == NULL)
            continue;
        pthread_mutex_lock(&lock);
        Block *b = find(*made);
        if (b != NULL && b->is_live)
            mark_freed(b, "the VM, as new class data");
        else
            report_here(FIND_CLASS_DATA, event, "new class data that lies in no memory of Allocate");
        pthread_mutex_unlock(&lock);
    }
}

/* ---- the end ---- */

static bool is_same_place(const Block *a, const Block *b)
{
    return b->is_live && !b->is_told && b->function == a->function && b->stack.count > 0 &&
           b->stack.frame[0] == a->stack.frame[0];
}

static void tell_place(Block *first)
{
    long count = 0, bytes = 0;
    Stack stack = first->stack;
    for (size_t i = 0; i < BUCKETS; i++)
        for (Block *b = buckets[i]; b != NULL; b = b->next)
            if (is_same_place(first, b)) {
                count++;
                bytes += (long)b->size;
                b->is_told = b != first;
            }
    first->is_told = true;
    if (count >= options.leaks)
        report(FIND_MEMORY_NEVER_FREED, first->library, &stack, "%ld blocks of %s, %ld bytes", count, first->function,
               bytes);
}

static int compare(const void *a, const void *b)
{
    const uintptr_t *x = a, *y = b;
    return (*x > *y) - (*x < *y);
}

/* Those that somebody still points to are no leaks: nothing is told of them. */
static void excuse_reached(size_t count)
{
    uintptr_t *hidden = malloc((count + 1) * sizeof *hidden);
    bool *reached = calloc(count + 1, sizeof *reached);
    size_t n = 0;
    for (size_t i = 0; hidden != NULL && reached != NULL && i < BUCKETS; i++)
        for (Block *b = buckets[i]; b != NULL; b = b->next)
            if (b->is_live)
                hidden[n++] = b->hidden;
    if (n > 0) {
        qsort(hidden, n, sizeof *hidden, compare);
        leaks_search(hidden, reached, n);
    }
    for (size_t i = 0; i < n; i++)
        if (reached[i])
            find((void *)~hidden[i])->is_told = true;
    free(hidden);
    free(reached);
}

void memory_end(void)
{
    size_t live = 0;
    pthread_mutex_lock(&lock);
    for (size_t i = 0; i < BUCKETS; i++)
        for (Block *b = buckets[i]; b != NULL; b = b->next)
            live += b->is_live;
    if (live >= (size_t)options.leaks && options.wanted[FIND_MEMORY_NEVER_FREED])
        excuse_reached(live);
    for (size_t i = 0; i < BUCKETS; i++)
        for (Block *b = buckets[i]; b != NULL; b = b->next)
            if (b->is_live && !b->is_told && b->stack.count > 0)
                tell_place(b);
    pthread_mutex_unlock(&lock);
}
