/* fakes.h - a machine without classes and interpreter: just enough for the tests of heap, handles and threads.
 *
 * The rooms under test are linked as they are; what they call above them (class loading, calls to Java, exceptions) is
 * faked in fakes.c. Classes are made by hand. An OutOfMemoryError is counted instead of thrown. */
#ifndef TESTS_UNIT_ALONE_FAKES_H
#define TESTS_UNIT_ALONE_FAKES_H

#include <check.h>

#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap_blocks.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/ref.h"
#include "vm/heap/store.h"
#include "vm/heap/string_new.h"
#include "vm/life/options.h"
#include "vm/load/loader.h"
#include "vm/probe.h"
#include "vm/run/frame.h"
#include "vm/thread/monitor_inline.h"
#include "vm/thread/safepoint.h"
#include "vm/thread/thread_java.h"

/* As ck_assert, for loops: ck_assert writes to a pipe each time. */
#define MUST(condition)                                                                                                \
    do {                                                                                                               \
        if (!(condition))                                                                                              \
            ck_abort_msg("line %d: %s", __LINE__, #condition);                                                         \
    } while (0)

#define FAKE_MIB ((size_t)1 << 20)

/* Waits until the condition holds, with polls. */
#define AWAIT(t, condition)                                                                                            \
    while (!(condition))                                                                                               \
    thread_yield(t)

/* an instance of fake_node: two references, one number */
typedef struct Node {
    Object head;
    HeapRef left, right;
    int64_t number;
} Node;

/* of fake_weak, fake_soft */
typedef struct FakeReference {
    Object head;
    HeapRef referent, next, discovered;
    int64_t timestamp;
} FakeReference;

extern Class fake_plain, fake_node, fake_ints, fake_longs, fake_nodes, fake_weak, fake_soft, fake_string, fake_chars;
extern Object *fake_mirror; /* is the java.lang.Class of this one: */
extern Class *fake_mirrored;
extern Loader *fake_initiator; /* this one has initiated a class that another one defined: */
extern Class *fake_initiated;
extern _Atomic(int) fake_ooms, fake_thrown; /* OutOfMemoryErrors; other exceptions */

/* Virtual threads are played: this Thread can unmount, and how it was told to; whom vthread_wake was told of last. */
typedef struct FakeBlock {
    int count;
    int64_t deadline;
    u4 state;
} FakeBlock;
extern Thread *_Atomic fake_unmounts, *_Atomic fake_woken;
extern FakeBlock fake_block;

/* A heap of this many bytes and the calling thread attached, RUNNING. Call once per (forked) test. */
Thread *fake_machine(size_t heap_bytes);
/* Makes a pthread that attaches, runs body(t, arg), and detaches. */
pthread_t fake_thread(void (*body)(Thread *t, void *arg), void *arg);
void fake_join(Thread *self, pthread_t thread); /* SAFE while it waits */
/* Makes a thread that stands SAFE, so that others may act for it, until fake_let_go. */
Thread *fake_still(Thread *self, pthread_t *id);
void fake_let_go(Thread *self, Thread *still, pthread_t id); /* and joins it */
bool fake_sleeps(const Thread *t);                           /* in the kernel, until something wakes it */
u4 fake_random(u4 *seed);

/* Runs the tests, says "N passed, N failed", and answers main's status. */
int fake_suite(TCase *tests);

#endif
