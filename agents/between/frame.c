/* frame.c - calls and callbacks under way: each thread has a list of them, the innermost first, on its C stack.
 *
 * Read next: special.c, walk.c. */
#include "agents/between/wrap.h"

static __thread BetweenFrame *innermost __attribute__((tls_model("initial-exec")));

BetweenFrame *between_frame(void)
{
    return innermost;
}

bool between_free_to_call(void)
{
    for (const BetweenFrame *f = innermost; f != NULL; f = f->up)
        if (f->what == BETWEEN_HEAP_CALLBACK ||
            (f->what == BETWEEN_EVENT_CALLBACK && between_events[f->number].gcsafe) ||
            (f->what == BETWEEN_EXTENSION_EVENT && f->jni == NULL))
            return false;
    return true;
}

static void enter(BetweenFrame *frame)
{
    frame->error = JVMTI_ERROR_NONE;
    frame->extension = NULL;
    for (int i = 0; i < 4; i++)
        frame->tool[i] = 0;
    frame->up = innermost;
    innermost = frame;
}

static void leave(const BetweenFrame *frame)
{
    innermost = frame->up;
}

/* An environment that was copied, or has gone and come again, has no record: its call goes through unseen. */
static const struct jvmtiInterface_1_ *some_table(void)
{
    const BetweenEnv *e = between_envs();
    return e != NULL ? e->next : *between_own();
}

const struct jvmtiInterface_1_ *between_call_begin(BetweenFrame *frame, jvmtiEnv *env, int slot, BetweenValue *value,
                                                   void *caller)
{
    frame->env = between_env(env);
    frame->what = BETWEEN_CALL;
    frame->number = slot;
    frame->name = between_functions[slot].name;
    frame->value = value;
    frame->jni = NULL;
    frame->caller = caller;
    enter(frame);
    if (frame->env == NULL)
        return some_table();
    if (between_hooks->before != NULL && !between_hooks->before(frame))
        return NULL;
    return frame->env->next;
}

jvmtiError between_call_end(BetweenFrame *frame, bool made)
{
    (void)made;
    if (frame->env != NULL && between_hooks->after != NULL)
        between_hooks->after(frame);
    leave(frame);
    return frame->error;
}

void *between_event_begin(BetweenFrame *frame, jvmtiEnv *env, int number, BetweenValue *value, JNIEnv *jni)
{
    frame->env = between_env(env);
    if (frame->env == NULL)
        return NULL;
    void *callback = atomic_load_explicit(&frame->env->callback[number], memory_order_acquire);
    if (callback == NULL)
        return NULL;
    frame->what = BETWEEN_EVENT_CALLBACK;
    frame->number = number;
    frame->name = between_events[number].name;
    frame->value = value;
    frame->jni = jni;
    frame->caller = callback;
    enter(frame);
    between_calls_back(callback);
    if (between_hooks->event_before != NULL)
        between_hooks->event_before(frame);
    return callback;
}

void between_event_end(BetweenFrame *frame)
{
    if (between_hooks->event_after != NULL)
        between_hooks->event_after(frame);
    leave(frame);
}

void between_callback_begin(BetweenFrame *frame, BetweenEnv *env, BetweenWhat what, const char *name, void *callback)
{
    frame->env = env;
    frame->what = what;
    frame->number = 0;
    frame->name = name;
    frame->value = NULL;
    frame->jni = NULL;
    frame->caller = callback;
    enter(frame);
    if (what == BETWEEN_HEAP_CALLBACK)
        between_calls_back(callback);
    if (between_hooks->callback_before != NULL)
        between_hooks->callback_before(frame);
}

void between_callback_end(BetweenFrame *frame)
{
    if (between_hooks->callback_after != NULL)
        between_hooks->callback_after(frame);
    leave(frame);
}

bool between_extension_begin(BetweenFrame *frame, jvmtiEnv *env, BetweenWhat what, const BetweenExtension *extension,
                             BetweenValue *value, JNIEnv *jni, void *caller)
{
    frame->env = between_env(env);
    if (frame->env == NULL)
        return false;
    frame->what = what;
    frame->number = 0;
    frame->name = extension->name;
    frame->value = value;
    frame->jni = jni;
    frame->caller = caller;
    enter(frame);
    frame->extension = extension;
    if (what == BETWEEN_EXTENSION_EVENT)
        between_calls_back(caller);
    if (between_hooks->extension_before != NULL)
        between_hooks->extension_before(frame);
    return true;
}

void between_extension_end(BetweenFrame *frame, bool seen)
{
    if (!seen)
        return;
    if (between_hooks->extension_after != NULL)
        between_hooks->extension_after(frame);
    leave(frame);
}
