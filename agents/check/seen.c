/* seen.c - the calls of JNI that agents make.
 *
 * SetJNIFunctionTable (chapter JNI Function Interception) puts in the generated table when the VM starts. A call is
 * looked at if it comes from the library of an agent that is watched.
 *
 * Owns: the table, the ranges of agents' libraries. Lock: `lock`, while a range is added. Read next: report.c. */
#include "agents/check/seen.h"
#include <link.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { LIBRARIES = 32 };

const struct JNINativeInterface_ *_Atomic seen_next;

static struct JNINativeInterface_ table, next;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static struct Range {
    uintptr_t start, end;
    const BetweenEnv *env;
} ranges[LIBRARIES];
static atomic_int range_count;
static __thread int critical; /* sections entered and not left */

/* ---- whose call it is ---- */

static const BetweenEnv *agent_of(const void *address)
{
    int count = atomic_load_explicit(&range_count, memory_order_acquire);
    for (int i = 0; i < count; i++)
        if ((uintptr_t)address >= ranges[i].start && (uintptr_t)address < ranges[i].end)
            return ranges[i].env;
    return NULL;
}

static int find_range(struct dl_phdr_info *info, size_t size, void *arg)
{
    struct Range *want = arg;
    (void)size;
    for (int i = 0; i < info->dlpi_phnum; i++) {
        const ElfW(Phdr) *p = &info->dlpi_phdr[i];
        uintptr_t start = info->dlpi_addr + p->p_vaddr;
        if (p->p_type == PT_LOAD && (p->p_flags & PF_X) && want->start >= start && want->start < start + p->p_memsz) {
            want->start = start;
            want->end = start + p->p_memsz;
            return 1;
        }
    }
    return 0;
}

void seen_agent(const BetweenEnv *env, const void *address)
{
    struct Range range = {.start = (uintptr_t)address, .env = env};
    if (agent_of(address) != NULL || dl_iterate_phdr(find_range, &range) == 0)
        return;
    pthread_mutex_lock(&lock);
    int n = atomic_load(&range_count);
    if (n < LIBRARIES && agent_of(address) == NULL) {
        ranges[n] = range;
        atomic_store_explicit(&range_count, n + 1, memory_order_release);
    }
    pthread_mutex_unlock(&lock);
}

/* ---- the table ---- */

/* Slots that this version of JNI has: the table of an older VM is shorter. */
static size_t slots_of(jint version)
{
    size_t all = sizeof(struct JNINativeInterface_) / sizeof(void *);
    return version >= JNI_VERSION_24 ? all : version >= JNI_VERSION_19 ? all - 1 : all - 2;
}

void seen_start(jvmtiEnv *own, JNIEnv *jni)
{
    struct JNINativeInterface_ *have;
    if (seen_next != NULL || (*own)->GetJNIFunctionTable(own, &have) != JVMTI_ERROR_NONE)
        return;
    size_t slots = slots_of((*jni)->GetVersion(jni));
    memcpy(&next, have, slots * sizeof(void *));
    (*own)->Deallocate(own, (unsigned char *)have);
    for (size_t i = 0; i < slots; i++)
        ((void **)&table)[i] = ((void **)&next)[i] != NULL ? ((void *const *)&seen_functions)[i] : NULL;
    memcpy(&table, &next, 4 * sizeof(void *)); /* the reserved ones */
    seen_next = &next;
    (*own)->SetJNIFunctionTable(own, &table);
}

/* ---- rules ---- */

bool seen_critical(void)
{
    return critical > 0;
}

/* False: the VM is dead, and nothing more may be asked of it. */
static bool check_place(const SeenCall *c)
{
    const BetweenFrame *f = between_frame();
    jvmtiPhase phase = JVMTI_PHASE_LIVE;
    while (f != NULL && f->what == BETWEEN_CALL)
        f = f->up;
    if (f != NULL && f->what == BETWEEN_HEAP_CALLBACK)
        report_here(FIND_JNI_IN_HEAP, &c->frame, "%s in a %s", c->name, f->name);
    if (f != NULL && f->what == BETWEEN_EVENT_CALLBACK && between_events[f->number].gcsafe)
        report_here(FIND_JNI_IN_COLLECTOR, &c->frame, "%s in the callback of %s", c->name, f->name);
    if ((*between_own())->GetPhase(between_own(), &phase) == JVMTI_ERROR_NONE && phase == JVMTI_PHASE_DEAD) {
        if (f == NULL || f->what != BETWEEN_EVENT_CALLBACK) /* a callback had begun before, on another thread */
            report_here(FIND_JNI_AFTER_DEATH, &c->frame, "%s", c->name);
        return false;
    }
    if (critical > 0 && !(c->rule & (SEEN_ENTERS | SEEN_LEAVES)))
        report_here(FIND_CALL_IN_CRITICAL, &c->frame, "%s", c->name);
    return true;
}

JNIEnv *seen_begin(SeenCall *c, JNIEnv *env, const char *name, int rule, void *caller)
{
    const BetweenEnv *agent = agent_of(caller);
    refs_step(1);
    c->is_seen = agent != NULL;
    c->name = name;
    c->rule = rule;
    if (rule & SEEN_PUSHES)
        refs_delete_now();
    if (agent == NULL)
        return env;
    c->frame =
        (BetweenFrame){.env = (BetweenEnv *)(uintptr_t)agent, .what = BETWEEN_CALL, .name = name, .caller = caller};
    c->is_seen = check_place(c);
    JNIEnv *mine = c->is_seen ? refs_jni() : NULL;
    if (mine != NULL && mine != env) {
        report_here(FIND_ENV_OTHER, &c->frame, "%s", name);
        env = mine;
    }
    if (mine != NULL && !(rule & SEEN_MAY) && seen_next->ExceptionCheck(env))
        report_here(FIND_EXCEPTION_IGNORED, &c->frame, "%s", name);
    return env;
}

void seen_reference(const SeenCall *c, void *reference)
{
    if (c->is_seen)
        refs_look(&c->frame, reference, "an argument");
}

void *seen_deleted(const SeenCall *c, void *reference)
{
    return c->is_seen ? refs_deleted(reference) : reference;
}

static void end_unseen(const SeenCall *c, void *answer)
{
    if (answer != NULL && !(c->rule & (SEEN_GLOBAL | SEEN_ENTERS)))
        refs_unseen(answer);
}

static void end_seen(const SeenCall *c, void *answer)
{
    if (c->rule & SEEN_ENTERS)
        critical += answer != NULL;
    else if ((c->rule & SEEN_LEAVES) && critical > 0)
        critical--;
    else if (answer != NULL && !(c->rule & SEEN_GLOBAL))
        refs_made(&c->frame, answer, true);
}

void seen_end(SeenCall *c, void *answer)
{
    if (c->rule & SEEN_PUSHES)
        refs_frame_pushed();
    if (c->rule & SEEN_POPS)
        refs_frame_popped();
    refs_step(-1);
    (c->is_seen ? end_seen : end_unseen)(c, answer);
}
