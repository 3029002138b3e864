/*
 * A C host that makes a VM, destroys it, and makes another one, twenty times; with two agents each time, and with many
 * threads of its own that come and go.
 *
 *   again LIBJVM CLASSES AGENT
 *
 * AGENT (built from embed_agent.c) is named in an -agentpath option; a second agent is linked into this program. After
 * each life the process must look as before: as many threads, descriptors and mappings. A VM that cannot be made twice
 * in one process (HotSpot) gets the checks of its one life.
 */
#include <dirent.h>
#include <dlfcn.h>
#include <jni.h>
#include <jvmti.h>
#include <malloc.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

enum { LIVES = 20, VISITORS = 12, VISITS = 20 };

static jint (*create)(JavaVM **, void **, void *);
static jint (*get_created)(JavaVM **, jsize, jsize *);
static char class_path[1000], agent_option[1000];
static int checks, failed;
static JavaVM *java;

static void ok(int good, const char *text)
{
    printf("%s %d - %s\n", good ? "ok" : "not ok", ++checks, text);
    fflush(stdout);
    failed += !good;
}

/* ---- the agent inside this program: counts threads ------------------------------------------------------------ */

static atomic_int loads, unloads, starts, ends;

static int is_visitor(jvmtiEnv *ti, jthread t)
{
    jvmtiThreadInfo info;
    if ((*ti)->GetThreadInfo(ti, t, &info) != JVMTI_ERROR_NONE || info.name == NULL) {
        return 0;
    }
    int is = strcmp(info.name, "visitor") == 0;
    (*ti)->Deallocate(ti, (unsigned char *)info.name);
    return is;
}

static void JNICALL on_start(jvmtiEnv *ti, JNIEnv *env, jthread t)
{
    starts += is_visitor(ti, t);
}

static void JNICALL on_end(jvmtiEnv *ti, JNIEnv *env, jthread t)
{
    ends += is_visitor(ti, t);
}

JNIEXPORT jint JNICALL Agent_OnLoad_inside(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti;
    jvmtiEventCallbacks callbacks = {.ThreadStart = on_start, .ThreadEnd = on_end};
    if ((*vm)->GetEnv(vm, (void **)&ti, JVMTI_VERSION_1_2) != JNI_OK) {
        return JNI_ERR;
    }
    (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_START, NULL);
    (*ti)->SetEventNotificationMode(ti, JVMTI_ENABLE, JVMTI_EVENT_THREAD_END, NULL);
    loads++;
    return JNI_OK;
}

JNIEXPORT void JNICALL Agent_OnUnload_inside(JavaVM *vm)
{
    unloads++;
}

/* ---- what the process has -------------------------------------------------------------------------------------- */

static int entries(const char *folder)
{
    int n = 0;
    DIR *d = opendir(folder);
    while (readdir(d) != NULL) {
        n++;
    }
    closedir(d);
    return n;
}

static int lines(const char *path)
{
    int n = 0, c;
    FILE *f = fopen(path, "r");
    while ((c = getc(f)) != EOF) {
        n += c == '\n';
    }
    fclose(f);
    return n;
}

typedef struct {
    int threads, files, mappings;
} Footprint;

/* A detached thread leaves the kernel's list a moment after its last act. */
static Footprint footprint(int threads)
{
    for (int i = 0; i < 2000 && entries("/proc/self/task") > threads; i++) {
        usleep(1000);
    }
    return (Footprint){entries("/proc/self/task"), entries("/proc/self/fd"), lines("/proc/self/maps")};
}

/* ---- a life ------------------------------------------------------------------------------------------------------ */

static jint make(JNIEnv **env, const char *extra)
{
    JavaVMOption options[] = {{class_path, NULL},
                              {agent_option, NULL},
                              {(char *)"-agentlib:inside", NULL},
                              {(char *)"-Xmx32m", NULL},
                              {(char *)extra, NULL}};
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .options = options, .nOptions = extra != NULL ? 5 : 4};
    return create(&java, (void **)env, &args);
}

static void *visitor(void *number)
{
    JavaVMAttachArgs args = {JNI_VERSION_1_8, (char *)"visitor", NULL};
    for (int i = 0; i < VISITS; i++) {
        JNIEnv *env;
        jint r = ((intptr_t)number + i) % 2 != 0 ? (*java)->AttachCurrentThreadAsDaemon(java, (void **)&env, &args)
                                                 : (*java)->AttachCurrentThread(java, (void **)&env, &args);
        if (r != JNI_OK || (*env)->FindClass(env, "java/lang/Object") == NULL ||
            (*java)->DetachCurrentThread(java) != JNI_OK) {
            return number;
        }
    }
    return NULL;
}

/* The number of visitors whom something went wrong for. */
static int visit(void)
{
    pthread_t threads[VISITORS];
    int bad = 0;
    for (intptr_t i = 0; i < VISITORS; i++) {
        bad += pthread_create(&threads[i], NULL, visitor, (void *)(i + 1)) != 0;
    }
    for (int i = 0; i < VISITORS; i++) {
        void *result;
        pthread_join(threads[i], &result);
        bad += result != NULL;
    }
    return bad;
}

static jint call(JNIEnv *env, const char *name)
{
    jclass guest = (*env)->FindClass(env, "Guest");
    jmethodID id = guest == NULL ? NULL : (*env)->GetStaticMethodID(env, guest, name, "()I");
    return id == NULL ? -1 : (*env)->CallStaticIntMethod(env, guest, id);
}

static int must_again; /* this VM says of itself that it can be made any number of times */

/* From creation to destruction; the first thing that goes wrong, or NULL. */
static const char *live(int many_threads)
{
    JNIEnv *env;
    JavaVM *list[1];
    jsize n = -1;
    if (get_created(list, 1, &n) != JNI_OK || n != 0) {
        return "there is a VM before";
    }
    if (make(&env, NULL) != JNI_OK) {
        return "JNI_CreateJavaVM fails";
    }
    if (get_created(list, 1, &n) != JNI_OK || n != 1 || list[0] != java) {
        return "JNI_GetCreatedJavaVMs does not show it";
    }
    if (call(env, "answer") != 42 || call(env, "agent") != 1 || call(env, "work") != 1) {
        return "the program gives wrong answers";
    }
    if (many_threads && visit() != 0) {
        return "threads cannot attach";
    }
    if (many_threads && call(env, "leaveFinalizer") != 1) {
        return "nothing is finalized";
    }
    must_again = call(env, "isTivm") == 1;
    if (call(env, "leaveThread") != 1) {
        return "no thread is left";
    }
    return (*java)->DestroyJavaVM(java) == JNI_OK ? NULL : "DestroyJavaVM fails";
}

static int twice;

static void first_life(void)
{
    JNIEnv *env;
    ok(make(&env, "-Xno-such-option") != JNI_OK, "a creation that fails answers an error");
    const char *why = live(1);
    ok(why == NULL, why != NULL ? why : "a VM after one that could not be made");
    /* HotSpot loads it twice: options of the creation that failed count there, too. */
    ok(loads >= 1 && unloads == loads, "its agent was loaded and unloaded");
    ok(starts == loads * VISITORS * VISITS && ends == starts, "ThreadStart and ThreadEnd of each thread that attached");
    twice = make(&env, NULL) == JNI_OK;
    if (twice) {
        (*java)->DestroyJavaVM(java);
    }
    if (must_again) {
        ok(twice, "another VM, though the finalizer was busy when the first one ended");
    }
}

static void more_lives(void)
{
    Footprint before = {0}, after = {0};
    const char *why = NULL;
    int lived = 2, base = loads;
    for (; lived < LIVES && why == NULL; lived++) {
        why = live(lived % 5 == 0);
        if (lived == LIVES / 2) {
            before = footprint(3);
        }
    }
    after = footprint(3);
    printf("# threads %d %d, descriptors %d %d, mappings %d %d\n", before.threads - 2, after.threads - 2, before.files,
           after.files, before.mappings, after.mappings);
    ok(why == NULL && lived == LIVES, why != NULL ? why : "twenty VMs, one after the other");
    ok(loads == base + LIVES - 2 && unloads == loads, "the agent was loaded and unloaded with each");
    ok(starts == ends, "each thread that began ended");
    ok(after.threads == before.threads, "no thread is left over");
    ok(after.files == before.files, "no descriptor is left over");
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
    ok(1, "mappings # SKIP the sanitizer makes its own");
#else
    /* malloc and the kernel split and join theirs as they like: one more or less says nothing, one a life does. */
    ok(after.mappings - before.mappings < LIVES / 4, "no mapping is left over");
#endif
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: again LIBJVM CLASSES AGENT\n");
        return 2;
    }
    mallopt(M_ARENA_MAX, 1); /* malloc makes mappings for threads as it likes, else */
    void *lib = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
    if (lib == NULL) {
        fprintf(stderr, "again: %s\n", dlerror());
        return 2;
    }
    *(void **)&create = dlsym(lib, "JNI_CreateJavaVM");
    *(void **)&get_created = dlsym(lib, "JNI_GetCreatedJavaVMs");
    snprintf(class_path, sizeof class_path, "-Djava.class.path=%s", argv[2]);
    snprintf(agent_option, sizeof agent_option, "-agentpath:%s=from the host", argv[3]);
    alarm(150);
    first_life();
    if (twice) {
        more_lives();
    } else {
        printf("# this VM cannot be made twice in one process\n");
    }
    printf("1..%d\n%d passed, %d failed\n", checks, checks - failed, failed);
    return failed == 0 ? 0 : 1;
}
