/* states.c - the states of the program's threads, for perfetto: a thread of ours asks for them again and again, and
 * where one has changed, a slice ends and another begins, on a track of its own below that of the thread. */
#include "agents/trace/trace.h"
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <time.h>

enum { MOST_THREADS = 256, STATE_TRACKS = 1000000 };

static struct { /* by the number of its Who; used by the sampling thread alone */
    const char *state;
} tracks[MOST_THREADS];

static atomic_bool stopping;
static pthread_mutex_t sampling = PTHREAD_MUTEX_INITIALIZER; /* held while threads are asked for */

static const char *state_word(jint state)
{
    if ((state & JVMTI_THREAD_STATE_SUSPENDED) != 0)
        return "suspended";
    if ((state & JVMTI_THREAD_STATE_SLEEPING) != 0)
        return "sleeping";
    if ((state & JVMTI_THREAD_STATE_PARKED) != 0)
        return "parked";
    if ((state & JVMTI_THREAD_STATE_IN_OBJECT_WAIT) != 0)
        return "waiting";
    if ((state & JVMTI_THREAD_STATE_BLOCKED_ON_MONITOR_ENTER) != 0)
        return "blocked";
    if ((state & JVMTI_THREAD_STATE_RUNNABLE) != 0)
        return (state & JVMTI_THREAD_STATE_IN_NATIVE) != 0 ? "native" : "running";
    return NULL;
}

static void track_name(int number, const char *name)
{
    char text[80];
    snprintf(text, sizeof text, "%.60s: state", name);
    show_track(STATE_TRACKS + number, text);
}

static void state_set(int number, const char *state, uint64_t at)
{
    if (tracks[number].state == state)
        return;
    if (tracks[number].state != NULL)
        show_slice(STATE_TRACKS + number, 'E', "state", tracks[number].state, at);
    if (state != NULL)
        show_slice(STATE_TRACKS + number, 'B', "state", state, at);
    tracks[number].state = state;
}

static void sample(jvmtiEnv *ti, JNIEnv *jni)
{
    static bool seen[MOST_THREADS];
    bool alive[MOST_THREADS] = {false};
    uint64_t at = now_ns();
    jthread *threads;
    jint count, state;
    if ((*ti)->GetAllThreads(ti, &count, &threads) != JVMTI_ERROR_NONE)
        return;
    for (jint i = 0; i < count; i++) {
        const Who *who = who_of(jni, threads[i]);
        int n = who != NULL ? who->number : 0;
        if (n > 0 && n < MOST_THREADS && filter_thread(who->name) &&
            (*ti)->GetThreadState(ti, threads[i], &state) == JVMTI_ERROR_NONE) {
            if (!seen[n])
                track_name(n, who->name);
            seen[n] = alive[n] = true;
            state_set(n, state_word(state), at);
        }
        (*jni)->DeleteLocalRef(jni, threads[i]);
    }
    (*ti)->Deallocate(ti, (unsigned char *)threads);
    for (int n = 1; n < MOST_THREADS; n++)
        if (seen[n] && !alive[n])
            state_set(n, NULL, at);
}

static void JNICALL sampler(jvmtiEnv *ti, JNIEnv *jni, void *arg)
{
    struct timespec pause = {options.states_ms / 1000, options.states_ms % 1000 * 1000000L};
    (void)arg;
    for (bool go = true; go;) {
        pthread_mutex_lock(&sampling);
        go = !stopping;
        if (go)
            sample(ti, jni);
        pthread_mutex_unlock(&sampling);
        nanosleep(&pause, NULL);
    }
}

static jthread thread_make(JNIEnv *jni)
{
    jclass klass = (*jni)->FindClass(jni, "java/lang/Thread");
    jmethodID init = klass != NULL ? (*jni)->GetMethodID(jni, klass, "<init>", "(Ljava/lang/String;)V") : NULL;
    jstring name = init != NULL ? (*jni)->NewStringUTF(jni, "trace: states") : NULL;
    return name != NULL ? (*jni)->NewObject(jni, klass, init, name) : NULL;
}

void states_start(JNIEnv *jni)
{
    jvmtiEnv *ti = between_own();
    stopping = false;
    if (options.states_ms == 0 || options.ring > 0 || !options.lines)
        return;
    jthread thread = thread_make(jni);
    if (thread == NULL ||
        (*ti)->RunAgentThread(ti, thread, sampler, NULL, JVMTI_THREAD_MAX_PRIORITY) != JVMTI_ERROR_NONE) {
        (*jni)->ExceptionClear(jni);
        fprintf(stderr, "trace: no thread that asks for states\n");
    }
}

/* When this returns no more states are asked for; the slices that are open end here. */
void states_stop(void)
{
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    until.tv_sec++;
    if (pthread_mutex_timedlock(&sampling, &until) != 0)
        return; /* somebody has suspended the thread that asks */
    if (!stopping)
        for (int n = 1; n < MOST_THREADS; n++)
            state_set(n, NULL, now_ns());
    stopping = true;
    pthread_mutex_unlock(&sampling);
}
