/* refs.c - local references: those that a callback was given or got, which end with it, and belong to its thread.
 *
 * Each reference that an agent gets is noted with its thread, and struck off when the callback ends. The VM is asked
 * whether one that comes back is still a reference (GetObjectRefType); only if it is none the notes say why. A VM may
 * say of one that was just deleted that it is one; until the thread's next step that could make it anew it is none.
 *
 *   callback of thread A --> args, answers --> noted: A, open --> end of the callback --> ended
 *
 * Owns: the notes, by address; per thread the list of those that are open. Lock: `lock`. Read next: seen.c. */
#include "agents/check/seen.h"
#include <pthread.h>
#include <stdlib.h>

enum { BUCKETS = 4096, MANY = 64 };

typedef struct Note {
    struct Note *next;
    void *reference;
    const void *thread; /* address of a thread-local */
    const char *ended;  /* what ended it; NULL: nothing yet */
    bool counts;        /* was asked for alone, not as one of an array */
} Note;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Note *buckets[BUCKETS];
static JavaVM *java_vm;
static jint(JNICALL *get_env)(JavaVM *vm, void **env, jint version);
static atomic_bool is_started; /* JNI may be used: VMStart has come */

static __thread struct {
    size_t count, room;
    void **open;   /* of the callbacks under way, the innermost last */
    int alone;     /* of them, those that count */
    void *deleted; /* by the latest call of JNI in the callback under way, and not made anew since */
} self;

void refs_start(JavaVM *vm, void *before_us)
{
    java_vm = vm;
    get_env = (jint(JNICALL *)(JavaVM *, void **, jint))before_us;
}

void refs_begin(void)
{
    atomic_store(&is_started, true);
}

JNIEnv *refs_jni(void)
{
    void *env = NULL;
    if (!atomic_load(&is_started) || !between_free_to_call())
        return NULL;
    return get_env(java_vm, &env, JNI_VERSION_1_2) == JNI_OK ? env : NULL;
}

/* ---- notes; the lock is held ---- */

static Note *note_of(void *reference, bool make)
{
    Note **bucket = &buckets[((uintptr_t)reference >> 3) % BUCKETS], *n = *bucket;
    while (n != NULL && n->reference != reference)
        n = n->next;
    if (n == NULL && make && (n = calloc(1, sizeof *n)) != NULL) {
        n->reference = reference;
        n->next = *bucket;
        *bucket = n;
    }
    return n;
}

static void end_note(void *reference, const char *by)
{
    Note *n = note_of(reference, false);
    if (n == NULL || n->ended != NULL || n->thread != &self)
        return;
    n->ended = by;
    self.alone -= n->counts;
    n->counts = false;
}

/* ---- references that come ---- */

static BetweenFrame *callback_around(void)
{
    BetweenFrame *f = between_frame();
    while (f != NULL && f->what == BETWEEN_CALL)
        f = f->up;
    return f;
}

static void open_add(void *reference)
{
    if (self.count == self.room) {
        size_t room = self.room > 0 ? self.room * 2 : 64;
        void **more = realloc(self.open, room * sizeof *more);
        if (more == NULL)
            return;
        self.open = more;
        self.room = room;
    }
    self.open[self.count++] = reference;
}

void refs_made(const BetweenFrame *call, void *reference, bool alone)
{
    BetweenFrame *around = callback_around();
    pthread_mutex_lock(&lock);
    if (reference == self.deleted)
        self.deleted = NULL;
    end_note(reference, "a call that made it anew");
    Note *n = note_of(reference, true);
    if (n != NULL) {
        n->thread = &self;
        n->ended = NULL;
        n->counts = alone && around != NULL;
        self.alone += n->counts;
    }
    if (around != NULL)
        open_add(reference);
    bool many = around != NULL && self.alone == MANY && n != NULL && n->counts;
    pthread_mutex_unlock(&lock);
    if (many && call != NULL)
        report_here(FIND_REFERENCE_LEAKED, call, "%s gives the %dth reference in the %s %s", call->name, MANY,
                    around->what == BETWEEN_AGENT_THREAD ? "agent thread" : "callback of", around->name);
}

void refs_step(void)
{
    self.deleted = NULL;
}

void refs_deleted(void *reference)
{
    if (callback_around() != NULL)
        self.deleted = reference;
    pthread_mutex_lock(&lock);
    end_note(reference, "DeleteLocalRef");
    pthread_mutex_unlock(&lock);
}

static bool is_reference(BetweenKind kind)
{
    return kind >= BETWEEN_THREAD && kind <= BETWEEN_CLASS;
}

static void visit(const BetweenParam *p, void *value, void *arg)
{
    if (!is_reference(p->kind) || p->way == BETWEEN_NEW || p->by_address)
        return; /* value may be narrower than a reference */
    void *reference = *(void **)value;
    if (reference != NULL)
        refs_made(arg, reference, p->way == BETWEEN_OUT && !p->array);
}

void refs_after(const BetweenFrame *call)
{
    if (call->error == JVMTI_ERROR_NONE)
        values_each(call, visit, (void *)(uintptr_t)call);
}

/* ---- callbacks ---- */

void refs_callback_before(BetweenFrame *callback)
{
    callback->tool[0] = self.count;
    refs_step();
    if (callback->what != BETWEEN_EVENT_CALLBACK || between_events[callback->number].gcsafe)
        return;
    const BetweenEventInfo *e = &between_events[callback->number];
    for (int i = 0; i < e->args; i++)
        if (is_reference(e->arg[i].kind) && callback->value[i].p != NULL)
            refs_made(NULL, callback->value[i].p, false);
}

void refs_callback_after(const BetweenFrame *callback)
{
    refs_step();
    pthread_mutex_lock(&lock);
    while (self.count > callback->tool[0])
        end_note(self.open[--self.count], callback->name);
    pthread_mutex_unlock(&lock);
    if (self.count == 0) {
        free(self.open);
        self.open = NULL;
        self.room = 0;
    }
}

/* ---- references that are used ---- */

bool refs_look(const BetweenFrame *call, void *reference, const char *what)
{
    JNIEnv *jni = reference != NULL ? refs_jni() : NULL;
    if (jni == NULL || seen_next == NULL || seen_next->ExceptionCheck(jni) ||
        (reference != self.deleted && seen_next->GetObjectRefType(jni, reference) != JNIInvalidRefType))
        return true;
    pthread_mutex_lock(&lock);
    const Note *n = note_of(reference, false);
    Note copy = n != NULL ? *n : (Note){.reference = NULL};
    pthread_mutex_unlock(&lock);
    if (copy.reference == NULL)
        return true; /* never seen: a global one that was deleted, or no reference at all */
    if (copy.ended == NULL && copy.thread != &self)
        report_here(FIND_REFERENCE_OTHER, call, "%s of %s", what, call->name);
    else
        report_here(FIND_REFERENCE_KEPT, call, "%s of %s, ended by %s", what, call->name,
                    copy.ended != NULL ? copy.ended : "the native method's return");
    return false;
}

bool refs_before(BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    bool may = true;
    for (int i = 0; i < f->params; i++) {
        const BetweenParam *p = &f->param[i];
        if (p->way == BETWEEN_IN && is_reference(p->kind) && !p->array)
            may &= refs_look(call, call->value[i].p, p->name);
    }
    call->error = JVMTI_ERROR_INVALID_OBJECT;
    return may;
}
