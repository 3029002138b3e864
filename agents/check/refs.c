/* refs.c - local references: those that a callback was given or got, which end with it, and belong to its thread.
 *
 * Each reference that an agent gets is noted with its thread, and struck off when the callback ends. The VM is asked
 * whether one that comes back is still a reference (GetObjectRefType); if it is none the notes say why. A VM may say of
 * one that was just deleted that it is one; until the thread's next step that could make it anew it is none.
 *
 *   callback of thread A --> args, answers --> noted: A, open --> end of the callback --> ended
 *
 * A slot that was given back may be taken by the next reference, and then the old one looks like it. So in a callback
 * DeleteLocalRef waits: the last LATE deleted ones keep their slots. And what has ended in the callback under way, and
 * was not made anew in it, is none, whatever the VM says: what the agent has from further out lives longer than the
 * callback. Only where the agent's code is called by the callback itself: a native method has arguments that nobody
 * sees.
 *
 * What a frame of local references has ends with it (PopLocalFrame).
 *
 * Owns: the notes, by address; per thread the list of those that are open, and of those that wait for their deletion.
 * Lock: `lock`. Read next: seen.c. */
#include "agents/check/seen.h"
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

enum { BUCKETS = 4096, MANY = 64, LATE = 32 };

typedef struct Note {
    struct Note *next;
    void *reference;
    const void *thread; /* address of a thread-local */
    const char *ended;  /* what ended it; NULL: nothing yet */
    uint64_t in;        /* the callback in which it ended, by its thread's count; 0: in none */
    bool counts;        /* was asked for alone, not as one of an array */
} Note;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Note *buckets[BUCKETS];
static JavaVM *java_vm;
static jint(JNICALL *get_env)(JavaVM *vm, void **env, jint version);
static atomic_bool is_started; /* JNI may be used: VMStart has come */

static __thread struct {
    size_t count, room;
    void **open;                   /* of the callbacks under way, the innermost last */
    int alone;                     /* of them, those that count */
    void *deleted;                 /* by the latest call of JNI in the callback under way, and not made anew since */
    int depth;                     /* calls of JNI under way since the callback began */
    uint64_t callback, callbacks;  /* the number of the callback under way, 0: none; how many there were */
    void *late[2 * LATE];          /* deleted, of the callbacks under way, the innermost last */
    size_t late_count, late_first; /* where those of the innermost begin */
} self;

enum { OPEN, DEPTH, CALLBACK, FIRST }; /* words of a callback's frame: what these were before */

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
    n->in = self.callback;
    self.alone -= n->counts;
    n->counts = false;
}

/* ---- references that come ---- */

/* Is this code of the agent called by the callback itself? of: the call that it makes; NULL: one of JNI. */
static bool is_callback_itself(const BetweenFrame *of)
{
    const BetweenFrame *f = between_frame();
    bool in_list = f != NULL && f == of;
    if (in_list)
        f = f->up;
    return f != NULL && (f->what == BETWEEN_EVENT_CALLBACK || f->what == BETWEEN_AGENT_THREAD) &&
           self.depth == (in_list ? 0 : 1);
}

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

void refs_step(int calls)
{
    self.deleted = NULL;
    self.depth += calls;
}

void refs_unseen(void *reference)
{
    if (between_frame() == NULL)
        return;
    pthread_mutex_lock(&lock);
    Note *n = note_of(reference, false);
    if (n != NULL)
        n->in = 0;
    pthread_mutex_unlock(&lock);
}

/* ---- deleted ones that wait ---- */

/* The oldest of this callback, so that there is room for another; NULL: there is. */
static void *late_oldest(void)
{
    size_t mine = self.late_count - self.late_first;
    if (mine < LATE && self.late_count < 2 * LATE)
        return NULL;
    void *oldest = mine > 0 ? self.late[self.late_first] : NULL;
    if (mine > 0) {
        memmove(self.late + self.late_first, self.late + self.late_first + 1, (mine - 1) * sizeof *self.late);
        self.late_count--;
    }
    return oldest;
}

void *refs_deleted(void *reference)
{
    if (callback_around() != NULL)
        self.deleted = reference;
    pthread_mutex_lock(&lock);
    const Note *n = note_of(reference, false);
    bool is_local = n != NULL && n->ended == NULL && n->thread == &self;
    end_note(reference, "DeleteLocalRef");
    pthread_mutex_unlock(&lock);
    if (!is_local || !is_callback_itself(NULL))
        return reference;
    void *oldest = late_oldest();
    if (self.late_count == 2 * LATE)
        return reference;
    self.late[self.late_count++] = reference;
    return oldest;
}

void refs_delete_now(void)
{
    JNIEnv *jni = self.late_count > self.late_first ? refs_jni() : NULL;
    while (jni != NULL && self.late_count > self.late_first)
        seen_next->DeleteLocalRef(jni, self.late[--self.late_count]);
}

/* Those of a frame of local references stand behind a NULL in the list of those that are open. */
void refs_frame_pushed(void)
{
    if (!is_callback_itself(NULL))
        return;
    pthread_mutex_lock(&lock);
    open_add(NULL);
    pthread_mutex_unlock(&lock);
}

void refs_frame_popped(void)
{
    BetweenFrame *around = is_callback_itself(NULL) ? callback_around() : NULL;
    void *reference = around;
    pthread_mutex_lock(&lock);
    while (reference != NULL && self.count > around->tool[OPEN]) {
        reference = self.open[--self.count];
        end_note(reference, "PopLocalFrame");
    }
    pthread_mutex_unlock(&lock);
    self.late_count = self.late_first; /* those of the frame have gone with it, others go with the callback */
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
    callback->tool[OPEN] = self.count;
    callback->tool[DEPTH] = (uint64_t)self.depth;
    callback->tool[CALLBACK] = self.callback;
    callback->tool[FIRST] = self.late_first;
    self.deleted = NULL;
    self.depth = 0;
    self.callback = ++self.callbacks;
    self.late_first = self.late_count;
    if (callback->what != BETWEEN_EVENT_CALLBACK || between_events[callback->number].gcsafe)
        return;
    const BetweenEventInfo *e = &between_events[callback->number];
    for (int i = 0; i < e->args; i++)
        if (is_reference(e->arg[i].kind) && callback->value[i].p != NULL)
            refs_made(NULL, callback->value[i].p, false);
        else if (e->arg[i].kind == BETWEEN_VALUE)
            refs_unseen(callback->value[i].p); /* a reference, perhaps */
}

void refs_callback_after(const BetweenFrame *callback)
{
    self.deleted = NULL;
    self.depth = (int)callback->tool[DEPTH];
    self.callback = callback->tool[CALLBACK];
    self.late_count = self.late_first; /* the VM takes them back with all the others */
    self.late_first = callback->tool[FIRST];
    pthread_mutex_lock(&lock);
    while (self.count > callback->tool[OPEN])
        end_note(self.open[--self.count], callback->name);
    pthread_mutex_unlock(&lock);
    if (self.count == 0) {
        free(self.open);
        self.open = NULL;
        self.room = 0;
    }
}

/* ---- references that are used ---- */

/* Its slot is that of another reference now, or will be: what is known is newer than what the VM says. */
static bool has_ended_here(const BetweenFrame *call, const Note *n, jobjectRefType type)
{
    return type == JNILocalRefType && n->ended != NULL && n->thread == &self && n->in == self.callback && n->in != 0 &&
           is_callback_itself(call);
}

bool refs_look(const BetweenFrame *call, void *reference, const char *what)
{
    JNIEnv *jni = reference != NULL ? refs_jni() : NULL;
    if (jni == NULL || seen_next == NULL || seen_next->ExceptionCheck(jni))
        return true;
    jobjectRefType type = reference == self.deleted ? JNIInvalidRefType : seen_next->GetObjectRefType(jni, reference);
    pthread_mutex_lock(&lock);
    const Note *n = note_of(reference, false);
    Note copy = n != NULL ? *n : (Note){.reference = NULL};
    pthread_mutex_unlock(&lock);
    if (type != JNIInvalidRefType && !has_ended_here(call, &copy, type))
        return true;
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
