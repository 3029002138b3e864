/* fakes.c - what stands in for the rooms above heap and threads in their unit tests; see fakes.h.
 *
 * Nothing here pretends to work: a fake either does the little that the tests need (a class with a reference map) or
 * counts that it was called (exceptions). No locks. Read next: heap_test.c, thread_test.c.
 */
#include "tests/unit/alone/fakes.h"

#include <semaphore.h>

#include "vm/base/above.h"
#include "vm/base/log.h"
#include "vm/class/class_find.h"
#include "vm/serve/oom.h"
#include "vm/thread/thread_life.h"
#include "vm/thread/vthread.h"

WellKnown wk;
Options options;
static Loader loader;
Loader *boot_loader = &loader, *loader_list = &loader;
_Atomic(int) fake_ooms, fake_thrown;

static Class primitives[128];
typedef struct FakeString {
    Object head;
    HeapRef value;
} FakeString;

static u4 node_refs[] = {offsetof(Node, left), offsetof(Node, right)};
static u4 reference_refs[] = {offsetof(FakeReference, next), offsetof(FakeReference, discovered)};
static u4 string_refs[] = {offsetof(FakeString, value)};
static Field referent = {.offset = offsetof(FakeReference, referent)};
static Field next = {.offset = offsetof(FakeReference, next)};
static Field discovered = {.offset = offsetof(FakeReference, discovered)};
static Field timestamp = {.offset = offsetof(FakeReference, timestamp)};
static Field string_value = {.offset = offsetof(FakeString, value)};

#define INSTANCE(bytes, refs)                                                                                          \
    .kind = KIND_INSTANCE, .loader = &loader, .instance_size = (bytes), .ref_count = COUNT_OF(refs),                   \
    .ref_offsets = (refs)
#define ARRAY_OF(element, shift)                                                                                       \
    .kind = KIND_ARRAY, .loader = &loader, .elem = (element), .elem_shift = (shift), .instance_size = ARRAY_HEADER

Class fake_plain = {.kind = KIND_INSTANCE, .loader = &loader, .instance_size = ALIGN_UP(OBJECT_HEADER, HEAP_GRANULE)};
Class fake_node = {INSTANCE(sizeof(Node), node_refs)};
Class fake_weak = {INSTANCE(sizeof(FakeReference), reference_refs), .flags = CLASS_REFERENCE, .ref_kind = 2};
Class fake_soft = {INSTANCE(sizeof(FakeReference), reference_refs), .flags = CLASS_REFERENCE, .ref_kind = 1};
Class fake_string = {INSTANCE(ALIGN_UP(sizeof(FakeString), 8), string_refs)};
Class fake_ints = {ARRAY_OF(&primitives['I'], 2)};
Class fake_longs = {ARRAY_OF(&primitives['J'], 3)};
Class fake_chars = {ARRAY_OF(&primitives['C'], 1)};
Class fake_nodes = {ARRAY_OF(&fake_node, HEAP_REF_SHIFT)};

static void count_oom(Thread *t UNUSED, const char *what UNUSED)
{
    fake_ooms++;
}

static void count_made(Thread *t UNUSED, Class *cls UNUSED, const char *message UNUSED)
{
    fake_thrown++;
}

static void count_named(Thread *t UNUSED, const char *class_name UNUSED, const char *message UNUSED)
{
    fake_thrown++;
}

static bool call_nothing(Thread *t UNUSED, Method *m UNUSED, const Slot *args UNUSED, Slot *result UNUSED)
{
    return true;
}

static bool init_nothing(Thread *t UNUSED, Class *c UNUSED)
{
    return true;
}

static const Above fake_above = {.throw_made = count_made,
                                 .throw_named = count_named,
                                 .throw_oom = count_oom,
                                 .call_method = call_nothing,
                                 .call_virtual = call_nothing,
                                 .class_init = init_nothing};

Thread *fake_machine(size_t heap_bytes)
{
    above = fake_above;
    for (size_t i = 0; i < COUNT_OF(primitives); i++)
        primitives[i] = (Class){.kind = KIND_PRIMITIVE, .loader = &loader};
    wk.Reference_referent = &referent;
    wk.Reference_next = &next;
    wk.Reference_discovered = &discovered;
    wk.SoftReference_timestamp = &timestamp;
    wk.String = &fake_string;
    wk.String_value = &string_value;
    threads_init(0);
    string_init();
    if (!heap_reserve(0, heap_bytes, NULL))
        panic("no address space");
    heap_init();
    return thread_attach_raw();
}

typedef struct Start {
    void (*body)(Thread *t, void *arg);
    void *arg;
} Start;

static void *run_thread(void *p)
{
    Start s = *(Start *)p;
    free(p);
    Thread *t = thread_attach_raw();
    s.body(t, s.arg);
    thread_detach(t);
    return NULL;
}

pthread_t fake_thread(void (*body)(Thread *t, void *arg), void *arg)
{
    Start *s = xmalloc(sizeof *s);
    *s = (Start){body, arg};
    pthread_t id;
    ck_assert_int_eq(pthread_create(&id, NULL, run_thread, s), 0);
    return id;
}

void fake_join(Thread *self, pthread_t thread)
{
    thread_to_safe(self);
    pthread_join(thread, NULL);
    thread_to_running(self);
}

typedef struct Still {
    Thread *_Atomic t;
    sem_t goes_on;
} Still;

static void stand_still(Thread *t, void *arg)
{
    Still *still = arg;
    t->run_arg = still;
    still->t = t;
    thread_to_safe(t);
    while (sem_wait(&still->goes_on) != 0)
        ;
    thread_to_running(t);
    free(still);
}

Thread *fake_still(Thread *self, pthread_t *id)
{
    Still *still = xcalloc(1, sizeof *still);
    sem_init(&still->goes_on, 0, 0);
    *id = fake_thread(stand_still, still);
    AWAIT(self, still->t != NULL && !thread_is_running(still->t));
    return still->t;
}

void fake_let_go(Thread *self, Thread *still, pthread_t id)
{
    sem_post(&((Still *)still->run_arg)->goes_on);
    fake_join(self, id);
}

bool fake_sleeps(const Thread *t)
{
    char path[64], state = 0;
    snprintf(path, sizeof path, "/proc/self/task/%d/stat", (int)t->os_tid);
    FILE *f = fopen(path, "r");
    MUST(f != NULL && fscanf(f, "%*d (%*[^)]) %c", &state) == 1);
    fclose(f);
    return state == 'S';
}

u4 fake_random(u4 *seed)
{
    *seed ^= *seed << 13;
    *seed ^= *seed >> 17;
    return *seed ^= *seed << 5;
}

/* ---- rooms that are not here ---- */

bool class_is_assignable(Class *from, Class *to)
{
    return from == to;
}

Object *fake_mirror;
Class *fake_mirrored;

Class *class_of_mirror(const Object *mirror)
{
    return mirror == fake_mirror ? fake_mirrored : NULL;
}

Class *class_primitive(char letter)
{
    return &primitives[(int)letter];
}

Class *class_array_of(Thread *t UNUSED, Class *elem)
{
    return elem == &primitives['C'] ? &fake_chars : elem == &primitives['I'] ? &fake_ints : NULL;
}

Field *class_find_field(Class *c UNUSED, Symbol *name UNUSED, Symbol *desc UNUSED)
{
    return NULL;
}

Method *class_find_declared_method(Class *c UNUSED, Symbol *name UNUSED, Symbol *desc UNUSED)
{
    return NULL;
}

Class *wk_class(Thread *t UNUSED, const char *name UNUSED)
{
    return &fake_plain;
}

Loader *fake_initiator;
Class *fake_initiated;

void loader_each_initiated(Loader *l, void (*visit)(Class *c, void *arg), void *arg)
{
    if (l == fake_initiator)
        visit(fake_initiated, arg);
}

/* ---- virtual threads: nobody carries them; a test does what a carrier would do ---- */

Thread *_Atomic fake_unmounts, *_Atomic fake_woken;
FakeBlock fake_block;

void vthread_init(Thread *t UNUSED)
{
    abort();
}

bool vthread_launch(Thread *t UNUSED)
{
    abort();
}

void vthread_free(Thread *t UNUSED)
{
}

bool vthread_is_in_loop(const Thread *t)
{
    return t == fake_unmounts;
}

bool vthread_can_unmount(const Thread *t)
{
    return t == fake_unmounts;
}

void vthread_block(Thread *t, int64_t deadline, u4 state)
{
    fake_block = (FakeBlock){fake_block.count + 1, deadline, state};
    atomic_store(&t->state, state);
}

void vthread_park(Thread *t UNUSED, int64_t deadline UNUSED, u4 state UNUSED)
{
    abort();
}

void vthread_sleep(Thread *t UNUSED, int64_t deadline UNUSED, u4 state UNUSED)
{
    abort();
}

void vthread_yield(Thread *t UNUSED)
{
    abort();
}

void vthread_wake(Thread *t)
{
    fake_woken = t;
}

bool vthread_is_unmounted(const Thread *t UNUSED)
{
    return false;
}

/* Nobody asks for -Xlog:gc. */
void log_line(LogTopic topic UNUSED, const char *fmt UNUSED, ...)
{
    abort();
}

/* ---- the end of each main ---- */

int fake_suite(TCase *tests)
{
    Suite *s = suite_create("alone");
    suite_add_tcase(s, tests);
    SRunner *r = srunner_create(s);
    srunner_run_all(r, CK_NORMAL);
    int failed = srunner_ntests_failed(r), run = srunner_ntests_run(r);
    srunner_free(r);
    printf("%d passed, %d failed\n", run - failed, failed);
    return failed != 0;
}
