/* dump.c - what all dumps need: bytes, and a program that stands still.
 *
 * Numbers are written with their highest byte first, as everything of Java in files; ids, threads and other pointers as
 * they lie in memory, since a profiler copies them into variables.
 *
 * While a dump is taken all other threads are suspended, so that stacks, monitors and heap fit together; those that the
 * profiler or somebody else has suspended stay so afterwards.
 * Lock: others_lock, for one dump at a time. Read next: dump_layout.c. */
#include "dump.h"

#include <pthread.h>
#include <stdlib.h>
#include <string.h>

static pthread_mutex_t others_lock = PTHREAD_MUTEX_INITIALIZER;
static jthread *others;
static jobjectID *other_ids;
static jint other_count;

/* ---- bytes ---- */

char *buffer_add(Buffer *b, size_t bytes)
{
    if (b->used + bytes > b->room) {
        b->room = b->room == 0 ? 4096 : 2 * b->room;
        if (b->room < b->used + bytes)
            b->room = b->used + bytes;
        b->bytes = grown(b->bytes, b->room);
    }
    char *at = b->bytes + b->used;
    b->used += bytes;
    return memset(at, 0, bytes);
}

void put_number(char *at, jlong v, int bytes)
{
    for (int i = bytes; i-- > 0; v >>= 8)
        at[i] = (char)v;
}

void buffer_u1(Buffer *b, jint v)
{
    *buffer_add(b, 1) = (char)v;
}

void buffer_u2(Buffer *b, jint v)
{
    put_number(buffer_add(b, 2), v, 2);
}

void buffer_u4(Buffer *b, jint v)
{
    put_number(buffer_add(b, 4), v, 4);
}

void buffer_pointer(Buffer *b, const void *p)
{
    memcpy(buffer_add(b, sizeof p), &p, sizeof p);
}

int value_bytes(char type)
{
    switch (type) {
    case 'Z':
    case 'B': return 1;
    case 'C':
    case 'S': return 2;
    case 'I':
    case 'F': return 4;
    case 'J':
    case 'D': return 8;
    default: return (int)sizeof(jobjectID);
    }
}

/* ---- standing still ---- */

static bool can_suspend(JNIEnv *env, jthread thread, jobject self)
{
    jint state = 0;
    return !(*env)->IsSameObject(env, thread, self) && (*ti)->GetThreadState(ti, thread, &state) == JVMTI_ERROR_NONE &&
           state & JVMTI_THREAD_STATE_ALIVE && !(state & JVMTI_THREAD_STATE_SUSPENDED);
}

void others_suspend(JNIEnv *env)
{
    jint count = 0;
    jthread self = NULL;
    pthread_mutex_lock(&others_lock);
    other_count = 0;
    (*ti)->GetCurrentThread(ti, &self);
    if ((*ti)->GetAllThreads(ti, &count, &others) != JVMTI_ERROR_NONE)
        count = 0;
    other_ids = zeroed((size_t)count * sizeof *other_ids);
    for (jint i = 0; i < count; i++)
        other_ids[i] = id_of(others[i]);
    ids_lock(); /* until they are resumed: nobody is suspended with it, nobody suspended gets it */
    for (jint i = 0; i < count; i++) {
        if (can_suspend(env, others[i], self) && (*ti)->SuspendThread(ti, others[i]) == JVMTI_ERROR_NONE) {
            other_ids[other_count] = other_ids[i];
            others[other_count++] = others[i];
        } else {
            (*env)->DeleteLocalRef(env, others[i]);
        }
    }
    (*env)->DeleteLocalRef(env, self);
}

bool others_hold(jobjectID thread)
{
    for (jint i = 0; i < other_count; i++)
        if (other_ids[i] == thread)
            return true;
    return false;
}

void others_each(void (*visit)(jthread thread, jobjectID id, void *arg), void *arg)
{
    for (jint i = 0; i < other_count; i++)
        visit(others[i], other_ids[i], arg);
}

void others_resume(JNIEnv *env)
{
    for (jint i = 0; i < other_count; i++) {
        (*ti)->ResumeThread(ti, others[i]);
        (*env)->DeleteLocalRef(env, others[i]);
    }
    ids_unlock();
    ti_free(others);
    free(other_ids);
    others = NULL;
    other_count = 0;
    pthread_mutex_unlock(&others_lock);
}
