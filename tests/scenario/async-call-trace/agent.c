/* Samples the main thread by a profiling timer. Every sample that shows inner() must show outer() and main() below it,
 * the callers at the lines of their calls. */
#include <dlfcn.h>
#include <jvmti.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <stdio.h>
#include <string.h>
#include <sys/time.h>

typedef struct {
    jint lineno;
    jmethodID method;
} CallFrame;
typedef struct {
    JNIEnv *env;
    jint num_frames;
    CallFrame *frames;
} CallTrace;

enum { SAMPLES = 50, DEPTH = 32 };

static void (*get_trace)(CallTrace *, jint, void *);
static jvmtiEnv *ti;
static JNIEnv *main_env;
static pthread_t main_thread;
static CallFrame frames[SAMPLES + 1][DEPTH];
static CallTrace traces[SAMPLES + 1];
static volatile int at_end; /* the next sample is the one from inside a native method */
static atomic_int count;    /* samples with frames */
static CallTrace native_trace;

static void on_prof(int number, siginfo_t *info, void *context)
{
    int n = atomic_load(&count);
    if (!pthread_equal(pthread_self(), main_thread) || (n >= SAMPLES && !at_end)) {
        return;
    }
    CallTrace t = {main_env, 0, frames[at_end ? SAMPLES : n]};
    get_trace(&t, DEPTH, context);
    if (at_end) {
        native_trace = t;
    } else if (t.num_frames > 0) {
        traces[n] = t;
        atomic_store(&count, n + 1);
    }
}

static void make_ids(jclass c)
{
    jint n;
    jmethodID *methods;
    if ((*ti)->GetClassMethods(ti, c, &n, &methods) == JVMTI_ERROR_NONE) {
        (*ti)->Deallocate(ti, (unsigned char *)methods);
    }
}

static void JNICALL on_load(jvmtiEnv *e, JNIEnv *env, jthread t, jclass c)
{
}

static void JNICALL on_prepare(jvmtiEnv *e, JNIEnv *env, jthread t, jclass c)
{
    make_ids(c);
}

static void timer(int micros)
{
    struct itimerval every = {{0, micros}, {0, micros}};
    setitimer(ITIMER_PROF, &every, NULL);
}

JNIEXPORT void JNICALL Java_Main_start(JNIEnv *env, jclass c)
{
    struct sigaction action = {.sa_flags = SA_SIGINFO | SA_RESTART};
    action.sa_sigaction = on_prof;
    main_env = env;
    main_thread = pthread_self();
    CallTrace none = {NULL, 99, frames[0]};
    get_trace(&none, DEPTH, NULL);
    printf("without an environment: %d\n", none.num_frames);
    sigaction(SIGPROF, &action, NULL);
    timer(1000);
}

JNIEXPORT jboolean JNICALL Java_Main_enough(JNIEnv *env, jclass c)
{
    return atomic_load(&count) >= SAMPLES;
}

JNIEXPORT void JNICALL Java_Main_interruptHere(JNIEnv *env, jclass c)
{
    timer(0);
    at_end = 1;
    raise(SIGPROF);
    signal(SIGPROF, SIG_IGN);
}

static int is(jmethodID method, const char *want)
{
    char *name = NULL;
    int same = method != NULL && (*ti)->GetMethodName(ti, method, &name, NULL, NULL) == JVMTI_ERROR_NONE &&
               strcmp(name, want) == 0;
    if (name != NULL) {
        (*ti)->Deallocate(ti, (unsigned char *)name);
    }
    return same;
}

static int line_of(CallFrame f)
{
    jint n, line = -1;
    jvmtiLineNumberEntry *table;
    if ((*ti)->GetLineNumberTable(ti, f.method, &n, &table) != JVMTI_ERROR_NONE) {
        return -1;
    }
    for (jint i = 0; i < n; i++) {
        if (table[i].start_location <= f.lineno) {
            line = table[i].line_number;
        }
    }
    (*ti)->Deallocate(ti, (unsigned char *)table);
    return line;
}

JNIEXPORT void JNICALL Java_Main_report(JNIEnv *env, jclass c)
{
    int whole = 0, with_inner = 0, in_order = 0, right_lines = 0;
    for (int i = 0; i < SAMPLES; i++) {
        CallTrace *t = &traces[i];
        whole += is(t->frames[t->num_frames - 1].method, "main");
        if (is(t->frames[0].method, "inner")) {
            int good = t->num_frames == 3 && is(t->frames[1].method, "outer");
            with_inner++;
            in_order += good;
            right_lines += good && line_of(t->frames[1]) == 22 && line_of(t->frames[2]) == 33;
        }
    }
    printf("all end in main: %s\n", whole == SAMPLES ? "true" : "false");
    printf("some were in inner: %s\n", with_inner > SAMPLES / 10 ? "true" : "false");
    printf("their callers are in order: %s, at their lines: %s\n", in_order == with_inner ? "true" : "false",
           right_lines == with_inner ? "true" : "false");
    printf("in a native method: %d frames\n", native_trace.num_frames);
    for (int i = 0; i < native_trace.num_frames; i++) {
        char *name;
        CallFrame f = native_trace.frames[i];
        if ((*ti)->GetMethodName(ti, f.method, &name, NULL, NULL) == JVMTI_ERROR_NONE) {
            printf("  %s %d\n", name, f.lineno < 0 ? f.lineno : line_of(f));
            (*ti)->Deallocate(ti, (unsigned char *)name);
        }
    }
    fflush(stdout);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.ClassLoad = on_load, .ClassPrepare = on_prepare};
    jvmtiCapabilities caps = {.can_get_line_numbers = 1};
    (*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2);
    *(void **)&get_trace = dlsym(RTLD_DEFAULT, "AsyncGetCallTrace");
    if (get_trace == NULL) {
        printf("no AsyncGetCallTrace\n");
        return JNI_ERR;
    }
    (*ti)->AddCapabilities(ti, &caps);
    (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_LOAD, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_CLASS_PREPARE, NULL);
    return JNI_OK;
}
