/*
 * A C program that is host to a Java VM: proves the invocation API of libjvm.so.
 *
 *   host LIBJVM CLASSES AGENT
 *
 * LIBJVM is loaded with dlopen, the way a launcher does; CLASSES is the class path (Guest.java), AGENT an agent library
 * to be named in an -agentpath option (embed_agent.c). One process can hold one VM, once; so each part that ends a VM
 * runs in a forked child: `in_child` runs it there and takes its exit status as the result.
 */
#include <dlfcn.h>
#include <jni.h>
#include <pthread.h>
#include <signal.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static jint (*get_default_args)(void *);
static jint (*create)(JavaVM **, void **, void *);
static jint (*get_created)(JavaVM **, jsize, jsize *);
static char class_path[1000], agent_option[1000];
static int count, failed;

static void ok(int good, const char *text)
{
    printf("%s %d - %s\n", good ? "ok" : "not ok", ++count, text);
    fflush(stdout);
    failed += !good;
}

/* ---- hooks that the VM calls instead of libc ---------------------------------------------------------------- */

static char printed[4000];

static jint JNICALL my_vfprintf(FILE *f, const char *format, va_list ap)
{
    size_t used = strlen(printed);
    return vsnprintf(printed + used, sizeof printed - used, format, ap);
}

static void JNICALL my_exit(jint code)
{
    printf("# exit hook called with %d\n", code);
    fflush(stdout);
    _exit(code == 9 ? 90 : 91);
}

static void JNICALL my_abort(void)
{
    printf("# abort hook called\n");
    fflush(stdout);
    _exit(printed[0] != 0 ? 92 : 93); /* why is said first, through the other hook */
}

/* ---- an agent and a library that are linked into the host ---------------------------------------------------- */

static char inside_options[100];

JNIEXPORT jint JNICALL Agent_OnLoad_inside(JavaVM *vm, char *options, void *reserved)
{
    snprintf(inside_options, sizeof inside_options, "%s", options ? options : "");
    return JNI_OK;
}

JNIEXPORT jint JNICALL JNI_OnLoad_linked(JavaVM *vm, void *reserved)
{
    return JNI_VERSION_1_8;
}

static int hook_ran;

JNIEXPORT void JNICALL Java_Guest_hooked(JNIEnv *env, jclass c)
{
    hook_ran = 1;
}

/* Too old for a library of this kind. */
JNIEXPORT jint JNICALL JNI_OnLoad_old(JavaVM *vm, void *reserved)
{
    return JNI_VERSION_1_6;
}

JNIEXPORT jint JNICALL JNI_OnLoad_placed(JavaVM *vm, void *reserved)
{
    return JNI_VERSION_1_8;
}

JNIEXPORT jint JNICALL Java_Guest_linked(JNIEnv *env, jclass c)
{
    return 77;
}

/* ---- making a VM -------------------------------------------------------------------------------------------- */

/* Creates a VM with the class path and the extra options (up to a NULL); the hooks are always given. */
static jint make(JavaVM **vm, JNIEnv **env, jboolean ignore, ...)
{
    JavaVMOption options[16] = {
        {class_path, NULL}, {"vfprintf", (void *)my_vfprintf}, {"exit", (void *)my_exit}, {"abort", (void *)my_abort}};
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .options = options, .nOptions = 4, .ignoreUnrecognized = ignore};
    va_list ap;
    va_start(ap, ignore);
    for (char *o; (o = va_arg(ap, char *)) != NULL; args.nOptions++) {
        options[args.nOptions].optionString = o;
    }
    va_end(ap);
    return create(vm, (void **)env, &args);
}

static int in_child(int (*part)(void))
{
    fflush(stdout);
    pid_t pid = fork();
    if (pid == 0) {
        alarm(60);
        _exit(part());
    }
    int status = 0;
    waitpid(pid, &status, 0);
    return WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
}

/* ---- the parts ---------------------------------------------------------------------------------------------- */

static JavaVM *java;
static jclass guest;

static jint call(JNIEnv *env, const char *name)
{
    return (*env)->CallStaticIntMethod(env, guest, (*env)->GetStaticMethodID(env, guest, name, "()I"));
}

static void *attached(void *daemon)
{
    JNIEnv *env = NULL, *again = NULL;
    JavaVMAttachArgs args = {JNI_VERSION_1_8, daemon ? "visiting daemon" : "visitor \xed\xa0\xbd\xed\xb8\x80", NULL};
    int good = (*java)->GetEnv(java, (void **)&env, JNI_VERSION_1_8) == JNI_EDETACHED && env == NULL;
    good &= (daemon ? (*java)->AttachCurrentThreadAsDaemon(java, (void **)&env, &args)
                    : (*java)->AttachCurrentThread(java, (void **)&env, &args)) == JNI_OK;
    good &= (*java)->GetEnv(java, (void **)&again, JNI_VERSION_1_8) == JNI_OK && again == env;
    good &= (*java)->AttachCurrentThread(java, (void **)&again, NULL) == JNI_OK && again == env;
    good &= call(env, daemon ? "isDaemon" : "isVisitor") == 1;
    good &= (*java)->DetachCurrentThread(java) == JNI_OK;
    good &= (*java)->GetEnv(java, (void **)&env, JNI_VERSION_1_8) == JNI_EDETACHED;
    return good ? &java : NULL;
}

static int visit(int daemon)
{
    pthread_t t;
    void *good = NULL;
    pthread_create(&t, NULL, attached, daemon ? &daemon : NULL);
    pthread_join(t, &good);
    return good != NULL;
}

/* The whole life of a VM. */
static int whole_life(void)
{
    JavaVM *list[2] = {NULL, NULL};
    JNIEnv *env = NULL, *nested = NULL;
    jsize n = -1;
    ok(get_created(list, 2, &n) == JNI_OK && n == 0, "no VM at first");
    jint r = make(&java, &env, JNI_FALSE, "-Dgiven=by the host", "-Xmx64m", agent_option, "-agentlib:inside=linked in",
                  (char *)NULL);
    ok(r == JNI_OK && java != NULL && env != NULL, "JNI_CreateJavaVM");
    if (r != JNI_OK) {
        return 1;
    }
    ok(get_created(list, 2, &n) == JNI_OK && n == 1 && list[0] == java, "JNI_GetCreatedJavaVMs");
    JavaVM *second;
    ok(make(&second, &nested, JNI_FALSE, (char *)NULL) != JNI_OK, "no second VM in one process");
    ok((*java)->GetEnv(java, (void **)&nested, JNI_VERSION_1_8) == JNI_OK && nested == env, "GetEnv");
    ok((*java)->GetEnv(java, (void **)&nested, 0x00990000) == JNI_EVERSION, "GetEnv: unknown version");
    ok((*java)->AttachCurrentThread(java, (void **)&nested, NULL) == JNI_OK && nested == env, "attached already");
    guest = (*env)->FindClass(env, "Guest");
    ok(guest != NULL, "FindClass asks the class path");
    guest = (*env)->NewGlobalRef(env, guest);
    ok(call(env, "given") == 1, "-D reaches the program");
    ok(call(env, "answer") == 42, "a static call");
    call(env, "fail");
    jthrowable t = (*env)->ExceptionOccurred(env);
    ok(t != NULL, "an exception reaches the host");
    (*env)->ExceptionClear(env);
    ok(call(env, "agent") == 1, "the agent has loaded and its native is bound");
    ok(strcmp(inside_options, "linked in") == 0, "an agent linked into the host has loaded");
    ok(call(env, "useLinked") == 77, "a library linked into the host is loaded by name");
    ok(call(env, "usePlaced") == 1, "and by the name of a file that is not there");
    ok(call(env, "useOld") == 1, "not where it is of JNI before 1.8");
    ok(call(env, "useElsewhere") == 1, "nor by a second class loader");
    ok(visit(0), "a thread attaches and detaches");
    ok(visit(1), "a thread attaches as a daemon");
    ok(call(env, "leaveThread") == 1, "a program thread is running");
    ok(call(env, "addHook") == 1, "a shutdown hook is there");
    call(env, "fail");
    ok((*java)->DestroyJavaVM(java) == JNI_OK, "DestroyJavaVM waits for it");
    ok(hook_ran, "the shutdown hook has run, whatever exception was pending");
    ok(get_created(list, 2, &n) == JNI_OK && n == 0, "no VM at the end");
    return failed == 0 ? 0 : 1;
}

/* A daemon thread of the host outlives the VM: it is told so when it detaches, and can end. */
static pthread_barrier_t daemon_is_attached, vm_is_gone;

static void *outliving(void *p)
{
    JNIEnv *env;
    int good = (*java)->AttachCurrentThreadAsDaemon(java, (void **)&env, NULL) == JNI_OK;
    pthread_barrier_wait(&daemon_is_attached);
    pthread_barrier_wait(&vm_is_gone);
    return good && (*java)->DetachCurrentThread(java) == JNI_ERR ? p : NULL;
}

static int daemon_outlives(void)
{
    JNIEnv *env;
    pthread_t t;
    void *good;
    pthread_barrier_init(&daemon_is_attached, NULL, 2);
    pthread_barrier_init(&vm_is_gone, NULL, 2);
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK)
        return 2;
    pthread_create(&t, NULL, outliving, &java);
    pthread_barrier_wait(&daemon_is_attached);
    if ((*java)->DestroyJavaVM(java) != JNI_OK)
        return 3;
    pthread_barrier_wait(&vm_is_gone);
    pthread_join(t, &good);
    return good != NULL && (*java)->DetachCurrentThread(java) == JNI_ERR ? 0 : 4;
}

/* Destroyed from another thread than the one that made it. */
static void *destroyer(void *p)
{
    JNIEnv *env;
    (*java)->AttachCurrentThread(java, (void **)&env, NULL);
    return (*java)->DestroyJavaVM(java) == JNI_OK ? p : NULL;
}

static int destroy_elsewhere(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK || (*java)->DetachCurrentThread(java) != JNI_OK) {
        return 2;
    }
    pthread_t t;
    void *good;
    pthread_create(&t, NULL, destroyer, &java);
    pthread_join(t, &good);
    return good != NULL ? 0 : 3;
}

static int exit_hook(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK) {
        return 2;
    }
    guest = (*env)->FindClass(env, "Guest");
    call(env, "exit");
    return 3;
}

static int abort_hook(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK) {
        return 2;
    }
    (*env)->FatalError(env, "on purpose");
    return 3;
}

static int abort_hook_of_memory(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, "-Xmx16m", "-XX:+CrashOnOutOfMemoryError", "-XX:-CreateCoredumpOnCrash",
             (char *)NULL) != JNI_OK)
        return 2;
    guest = (*env)->FindClass(env, "Guest");
    printed[0] = 0;
    call(env, "exhaust");
    return 3;
}

static int unknown_refused(void)
{
    JNIEnv *env;
    static const char *const unknown[] = {"-Xno-such-option", "_no_such_option", "-no-such-option", "word"};
    for (size_t i = 0; i < sizeof unknown / sizeof *unknown; i++)
        if (make(&java, &env, JNI_FALSE, unknown[i], (char *)NULL) != JNI_ERR)
            return 2;
    return 0;
}

static int used_after_the_end(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK || (*java)->DestroyJavaVM(java) != JNI_OK)
        return 2;
    (*env)->FindClass(env, "java/lang/Object");
    return 3;
}

static int unknown_ignored(void)
{
    JNIEnv *env;
    return make(&java, &env, JNI_TRUE, "-Xno-such-option", "_nonsense", "-Xcheck:nothing", "-Xverify:nobody",
                (char *)NULL) == JNI_OK
               ? 0
               : 2;
}

static int bad_version(void)
{
    JavaVMInitArgs args = {.version = 0x12345678};
    JNIEnv *env;
    return create(&java, (void **)&env, &args) == JNI_EVERSION ? 0 : 2;
}

static int missing_agent(void)
{
    JNIEnv *env;
    jint r = make(&java, &env, JNI_FALSE, "-agentpath:/no/such/agent.so", (char *)NULL);
    return r == JNI_OK ? 2 : 92; /* HotSpot leaves through the abort hook, an error code is fine too */
}

static int prints(void)
{
    JNIEnv *env;
    jint r = make(&java, &env, JNI_FALSE, "-Xno-such-option", (char *)NULL);
    return r != JNI_OK && strstr(printed, "no-such-option") != NULL ? 0 : 2;
}

static int describes(void)
{
    JNIEnv *env;
    if (make(&java, &env, JNI_FALSE, (char *)NULL) != JNI_OK)
        return 2;
    guest = (*env)->FindClass(env, "Guest");
    call(env, "fail");
    (*env)->ExceptionDescribe(env); /* the trace comes from Java, and does not go this way */
    return strstr(printed, "Exception ") != NULL && strstr(printed, "in thread \"main\"") != NULL ? 0 : 3;
}

int main(int argc, char **argv)
{
    if (argc != 4) {
        fprintf(stderr, "usage: host LIBJVM CLASSES AGENT\n");
        return 2;
    }
    void *lib = dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL);
    if (lib == NULL) {
        fprintf(stderr, "host: %s\n", dlerror());
        return 2;
    }
    *(void **)&get_default_args = dlsym(lib, "JNI_GetDefaultJavaVMInitArgs");
    *(void **)&create = dlsym(lib, "JNI_CreateJavaVM");
    *(void **)&get_created = dlsym(lib, "JNI_GetCreatedJavaVMs");
    ok(get_default_args && create && get_created, "libjvm.so exports the three functions");
    snprintf(class_path, sizeof class_path, "-Djava.class.path=%s", argv[2]);
    snprintf(agent_option, sizeof agent_option, "-agentpath:%s=from the host", argv[3]);

    JavaVMInitArgs args = {.version = JNI_VERSION_1_8};
    ok(get_default_args(&args) == JNI_OK, "JNI_GetDefaultJavaVMInitArgs");
    args.version = 0x12345678;
    ok(get_default_args(&args) != JNI_OK, "JNI_GetDefaultJavaVMInitArgs: unknown version");
    ok(in_child(unknown_refused) == 0, "an unknown option is JNI_ERR");
    ok(in_child(unknown_ignored) == 0, "an unknown option is ignored when asked for");
    ok(in_child(bad_version) == 0, "an unknown version is refused");
    ok(in_child(missing_agent) == 92, "a missing agent library stops the start");
    ok(in_child(prints) == 0, "messages go through the vfprintf hook");
    ok(in_child(describes) == 0, "what ExceptionDescribe says of the thread does, too");
    ok(in_child(exit_hook) == 90, "System.exit calls the exit hook");
    ok(in_child(abort_hook) == 92, "FatalError calls the abort hook");
    ok(in_child(abort_hook_of_memory) == 92, "and so does -XX:+CrashOnOutOfMemoryError");
    ok(in_child(destroy_elsewhere) == 0, "another thread destroys the VM");
    ok(in_child(daemon_outlives) == 0, "a daemon thread that outlives the VM is told that it is gone");
    char tivm[1100];
    snprintf(tivm, sizeof tivm, "%.*s/../../bin/tivm", (int)(strrchr(argv[1], '/') - argv[1]), argv[1]);
    if (access(tivm, F_OK) == 0) /* elsewhere it is undefined */
        ok(in_child(used_after_the_end) == 1000 + SIGABRT, "a JNIEnv of a VM that has ended is refused");
    alarm(60);
    whole_life();
    printf("1..%d\n%d passed, %d failed\n", count, count - failed, failed);
    return failed == 0 ? 0 : 1;
}
