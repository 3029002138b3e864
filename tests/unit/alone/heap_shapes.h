/* heap_shapes.h - what heap_test.c, young_test.c and slices_test.c fill the heap with, and how they look at it. */
#ifndef TESTS_ALONE_HEAP_SHAPES_H
#define TESTS_ALONE_HEAP_SHAPES_H

#include "tests/unit/alone/fakes.h"

#define MIB ((size_t)1 << 20)

Node *new_node(Thread *t, int64_t number);
Object *referent(const Object *reference);
/* Replaces slots of a table at random, with garbage in between. A shadow copy in plain memory says what each object
 * must hold; every look checks it. arg: where its draws begin. */
void churn(Thread *t, void *arg);
extern _Atomic(unsigned) churn_steps; /* of all threads */
int count_objects(Thread *t);         /* of the whole heap; stops the world */
/* A list of n nodes in roots[at]. */
void make_list(Thread *t, size_t at, int n);
int list_length(Object *o);
/* A root: an array of nodes, each with a child; and that it is still so. */
Array *make_wide(Thread *t, int32_t length);
void check_wide(const Array *wide);
void collect_young(Thread *t);
/* For probe.object_freed: counts. */
extern int freed;
void on_freed(Object *o);

#endif
