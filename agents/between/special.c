/* special.c - functions that are given callbacks, or end an environment.
 *
 * Read next: walk.c. */
#include "agents/between/wrap.h"
#include <stdlib.h>
#include <string.h>

/* jvmtiEventCallbacks is a row of function pointers, in the order of the event numbers. */
enum { EVENTS = BETWEEN_LAST_EVENT - BETWEEN_FIRST_EVENT + 1 };

static int callbacks_in(jint size)
{
    if (size < 0)
        return 0;
    int n = size / (jint)sizeof(void *);
    return n < EVENTS ? n : EVENTS;
}

/* The agent's callbacks are in place before ours can be called, and come back if the VM refuses. */
static void callbacks_store(BetweenEnv *e, void *const *theirs, int n, void **before)
{
    for (int i = 0; i < EVENTS; i++) {
        void *callback = i < n ? theirs[i] : NULL;
        void *old = atomic_exchange(&e->callback[BETWEEN_FIRST_EVENT + i], callback);
        if (before != NULL)
            before[i] = old;
    }
}

BETWEEN_SPECIAL(SetEventCallbacks)
{
    void *const *theirs = frame->value[0].p;
    jint size = (jint)frame->value[1].j;
    int n = theirs != NULL ? callbacks_in(size) : 0;
    if (frame->env == NULL || (theirs != NULL && size < 0))
        return next->SetEventCallbacks(env, frame->value[0].p, size);
    size_t bytes = theirs != NULL ? (size_t)size : 0;
    void **ours = malloc(bytes + sizeof(jvmtiEventCallbacks));
    if (ours == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    memcpy(ours, theirs != NULL ? (const void *)theirs : "", bytes);
    for (int i = 0; i < n; i++)
        if (theirs[i] != NULL && between_event_wrappers[BETWEEN_FIRST_EVENT + i] != NULL)
            ours[i] = between_event_wrappers[BETWEEN_FIRST_EVENT + i];
    void *before[EVENTS];
    callbacks_store(frame->env, theirs, n, before);
    jvmtiError error = next->SetEventCallbacks(env, theirs != NULL ? (const void *)ours : NULL, size);
    if (error != JVMTI_ERROR_NONE)
        callbacks_store(frame->env, before, EVENTS, NULL);
    free(ours);
    return error;
}

BETWEEN_SPECIAL(DisposeEnvironment)
{
    jvmtiError error = next->DisposeEnvironment(env);
    if (error == JVMTI_ERROR_NONE && frame->env != NULL) {
        atomic_store(&frame->env->disposed, true);
        if (between_hooks->env_disposed != NULL)
            between_hooks->env_disposed(frame->env);
    }
    return error;
}

/* ---- agent threads ---- */

typedef struct AgentThread {
    BetweenEnv *env;
    jvmtiStartFunction proc;
    const void *arg;
} AgentThread;

static void JNICALL agent_thread(jvmtiEnv *env, JNIEnv *jni, void *arg)
{
    AgentThread thread = *(AgentThread *)arg;
    BetweenFrame frame;
    free(arg);
    between_callback_begin(&frame, thread.env, BETWEEN_AGENT_THREAD, "jvmtiStartFunction", (void *)thread.proc);
    thread.proc(env, jni, (void *)thread.arg);
    between_callback_end(&frame);
}

BETWEEN_SPECIAL(RunAgentThread)
{
    jvmtiStartFunction proc = (jvmtiStartFunction)frame->value[1].p;
    bool wanted = between_hooks->callback_before != NULL || between_hooks->callback_after != NULL;
    AgentThread *thread = wanted && proc != NULL && frame->env != NULL ? malloc(sizeof *thread) : NULL;
    jthread object = frame->value[0].p;
    jint priority = (jint)frame->value[3].j;
    if (thread == NULL)
        return next->RunAgentThread(env, object, proc, frame->value[2].p, priority);
    *thread = (AgentThread){frame->env, proc, frame->value[2].p};
    jvmtiError error = next->RunAgentThread(env, object, agent_thread, thread, priority);
    if (error != JVMTI_ERROR_NONE)
        free(thread);
    return error;
}
