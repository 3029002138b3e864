/* heap_shapes.c - objects for the tests of the heap (heap_shapes.h). Read next: heap_test.c. */
#include "tests/unit/alone/heap_shapes.h"

#define SLOTS 5000

Node *new_node(Thread *t, int64_t number)
{
    Node *n = (Node *)object_new(t, &fake_node);
    MUST(n != NULL);
    MUST(load_reference(&n->left) == NULL && load_reference(&n->right) == NULL && n->number == 0);
    n->number = number;
    return n;
}

Object *referent(const Object *reference)
{
    return load_reference(&((const FakeReference *)reference)->referent);
}

static void check_slot(Object *o, int64_t want)
{
    MUST(heap_is_object(o));
    if (object_class(o) == &fake_node) {
        MUST(((Node *)o)->number == want);
        MUST(((Node *)load_reference(&((Node *)o)->left))->number == ~want);
        return;
    }
    Array *a = (Array *)o;
    MUST(a->length == (int32_t)(want >> 32));
    if (a->length > 0)
        MUST(ARRAY_DATA(a, int32_t)[a->length - 1] == (int32_t)want);
}

static Object *new_ints(Thread *t, u4 *seed, int64_t *want)
{
    u4 r = fake_random(seed);
    int32_t length = (int32_t)(r % 200 == 0 ? 10000 + r % 100000 : r % 20 == 0 ? r % 4000 : r % 50);
    Array *a = array_new(t, &fake_ints, length);
    MUST(a != NULL);
    for (int32_t i = 0; i < length; i++)
        MUST(ARRAY_DATA(a, int32_t)[i] == 0);
    if (length > 0)
        ARRAY_DATA(a, int32_t)[length - 1] = (int32_t)r;
    *want = (int64_t)length << 32 | (length > 0 ? r : 0);
    return &a->head;
}

_Atomic(unsigned) churn_steps;

/* Replaces slots of a table at random, with garbage in between. */
void churn(Thread *t, void *arg)
{
    u4 seed = (u4)(uintptr_t)arg * 7919 + 1;
    size_t roots = roots_mark(t);
    Array *table = array_new(t, &fake_nodes, SLOTS);
    roots_add(t, &table->head);
    int64_t *shadow = xcalloc(SLOTS, sizeof *shadow);
    for (int i = 0; i < 100000; i++) {
        u4 k = fake_random(&seed) % SLOTS;
        HeapRef *slot = array_slot(table, k);
        if (load_reference(slot) != NULL)
            check_slot(load_reference(slot), shadow[k]);
        if (fake_random(&seed) % 3 == 0) {
            store_reference(slot, new_ints(t, &seed, &shadow[k]));
        } else {
            Node *n = new_node(t, i);
            store_reference(slot, n);
            shadow[k] = i;
            Node *child = new_node(t, ~(int64_t)i);
            store_reference(&n->left, child);
        }
        MUST(heap_is_object(object_new(t, &fake_plain)));
        churn_steps++;
        poll(t);
    }
    for (u4 k = 0; k < SLOTS; k++)
        if (array_load(table, k) != NULL)
            check_slot(array_load(table, k), shadow[k]);
    free(shadow);
    roots_reset(t, roots);
}

static bool count_object(Object *o, void *arg)
{
    MUST(object_class(o) != NULL);
    ++*(int *)arg;
    return true;
}

int count_objects(Thread *t)
{
    int n = 0;
    world_stop(t);
    heap_each(count_object, &n);
    world_start(t);
    return n;
}

/* A list of n nodes in roots[at]. */
void make_list(Thread *t, size_t at, int n)
{
    for (int i = 0; i < n; i++) {
        Node *node = new_node(t, i);
        store_reference(&node->left, t->roots[at]);
        t->roots[at] = &node->head;
    }
}

int list_length(Object *o)
{
    int n = 0;
    for (; o != NULL; o = load_reference(&((Node *)o)->left), n++)
        MUST(heap_is_object(o));
    return n;
}

/* A root: an array of nodes, each with a child. */
Array *make_wide(Thread *t, int32_t length)
{
    Array *wide = array_new(t, &fake_nodes, length);
    roots_add(t, &wide->head);
    for (int32_t i = 0; i < length; i++) {
        Node *n = new_node(t, i);
        store_reference(array_slot(wide, i), n);
        store_reference(&n->right, new_node(t, ~(int64_t)i));
    }
    return wide;
}

void check_wide(const Array *wide)
{
    for (int32_t i = 0; i < wide->length; i++) {
        const Node *n = (const Node *)array_load(wide, i);
        MUST(heap_is_object(n) && n->number == i);
        const Node *right = (const Node *)load_reference(&n->right);
        MUST(heap_is_object(right) && right->number == ~(int64_t)i);
    }
}

void collect_young(Thread *t)
{
    gc_collect(t, "test", GC_YOUNG, -1);
}

int freed;
void on_freed(Object *o UNUSED)
{
    freed++;
}
