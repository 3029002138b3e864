/* lang_process.c - environment variables and processes, for java.lang.ProcessEnvironment, ProcessImpl,
 * ProcessHandleImpl.
 *
 * A child is made with fork and exec. Between the two only async-signal-safe functions run, because other threads may
 * hold locks of the C library at the moment of the fork: everything that exec needs is laid out in memory before. If
 * exec fails, the child writes errno into a pipe that exec would have closed, and the parent throws what it reads
 * there.
 *
 * Invariants: descriptors made here are close-on-exec, so no other child inherits them; a child is waited for by its
 * Process only (by pid). Byte arrays from Java are 0-terminated already. No lock: environ is only read. Read next:
 * ProcessImpl.java.
 */
#include <errno.h>
#include <fcntl.h>
#include <jni.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

#define UNUSED __attribute__((unused))

/* Standard UTF-8 to a Java string: by way of the constructor of String, since NewStringUTF wants another form. */
static jstring new_string(JNIEnv *env, const char *text)
{
    jsize len = (jsize)strlen(text);
    jbyteArray bytes = (*env)->NewByteArray(env, len);
    if (bytes == NULL)
        return NULL;
    (*env)->SetByteArrayRegion(env, bytes, 0, len, (const jbyte *)text);
    jclass c = (*env)->FindClass(env, "java/lang/String");
    jmethodID init = c != NULL ? (*env)->GetMethodID(env, c, "<init>", "([B)V") : NULL;
    jstring s = init != NULL ? (*env)->NewObject(env, c, init, bytes) : NULL;
    (*env)->DeleteLocalRef(env, bytes);
    if (c != NULL)
        (*env)->DeleteLocalRef(env, c);
    return s;
}

/* A malloc'ed copy, 0-terminated; NULL for NULL. */
static char *copy_bytes(JNIEnv *env, jbyteArray array)
{
    if (array == NULL)
        return NULL;
    jsize len = (*env)->GetArrayLength(env, array);
    char *text = malloc((size_t)len + 1);
    if (text == NULL)
        abort();
    (*env)->GetByteArrayRegion(env, array, 0, len, (jbyte *)text);
    text[len] = 0;
    return text;
}

/* ---- environment */

JNIEXPORT jstring JNICALL Java_java_lang_ProcessEnvironment_get0(JNIEnv *env, jclass c UNUSED, jstring name)
{
    const char *key = (*env)->GetStringUTFChars(env, name, NULL);
    if (key == NULL)
        return NULL;
    const char *value = getenv(key);
    (*env)->ReleaseStringUTFChars(env, name, key);
    return value != NULL ? new_string(env, value) : NULL;
}

JNIEXPORT jobjectArray JNICALL Java_java_lang_ProcessEnvironment_all0(JNIEnv *env, jclass c UNUSED)
{
    jsize n = 0;
    while (environ != NULL && environ[n] != NULL)
        n++;
    jclass string = (*env)->FindClass(env, "java/lang/String");
    jobjectArray all = string != NULL ? (*env)->NewObjectArray(env, n, string, NULL) : NULL;
    for (jsize i = 0; all != NULL && i < n; i++) {
        jstring line = new_string(env, environ[i]);
        if (line == NULL)
            return NULL;
        (*env)->SetObjectArrayElement(env, all, i, line);
        if ((*env)->ExceptionCheck(env))
            return NULL;
        (*env)->DeleteLocalRef(env, line);
    }
    return all;
}

/* ---- starting a process */

/* char *[] of a byte[][], NULL-terminated; malloc'ed with its strings. NULL for NULL. */
static char **copy_strings(JNIEnv *env, jobjectArray array)
{
    if (array == NULL)
        return NULL;
    jsize n = (*env)->GetArrayLength(env, array);
    char **all = calloc((size_t)n + 1, sizeof *all);
    if (all == NULL)
        abort();
    for (jsize i = 0; i < n; i++) {
        jbyteArray one = (*env)->GetObjectArrayElement(env, array, i);
        all[i] = copy_bytes(env, one);
        (*env)->DeleteLocalRef(env, one);
    }
    return all;
}

static void free_strings(char **all)
{
    for (char **p = all; p != NULL && *p != NULL; p++)
        free(*p);
    free(all);
}

typedef struct Spawn {
    char **argv, **env; /* env NULL: this process's */
    char *dir;          /* NULL: this process's */
    int child[3];       /* descriptors for stdin, stdout, stderr of the child */
    char **candidates;  /* paths to try, NULL-terminated */
} Spawn;

/* The paths that PATH offers for a command without a slash; the empty one is no file. */
static char **find_candidates(const char *command)
{
    const char *path = getenv("PATH");
    if (path == NULL)
        path = "/usr/local/bin:/bin:/usr/bin";
    size_t max = 2;
    for (const char *p = path; *p != 0; p++)
        max += *p == ':';
    char **all = calloc(max + 1, sizeof *all);
    if (all == NULL)
        abort();
    if (*command == 0 || strchr(command, '/') != NULL) {
        all[0] = strdup(command);
        return all;
    }
    size_t n = 0;
    for (const char *p = path;; p++) {
        size_t len = strcspn(p, ":");
        if (asprintf(&all[n], "%.*s%s%s", (int)len, p, len > 0 ? "/" : "./", command) < 0)
            abort();
        n++;
        p += len;
        if (*p == 0)
            return all;
    }
}

/* In the child: never returns. Only async-signal-safe functions from here on. */
static void run_child(const Spawn *s, int report)
{
    int fds[3];
    for (int i = 0; i < 3; i++) /* out of the way of 0, 1, 2 first */
        fds[i] = fcntl(s->child[i], F_DUPFD_CLOEXEC, 3);
    int error = 0;
    for (int i = 0; i < 3 && error == 0; i++)
        if (fds[i] < 0 || dup2(fds[i], i) < 0)
            error = errno;
    sigset_t none;
    sigemptyset(&none);
    sigprocmask(SIG_SETMASK, &none, NULL);
    signal(SIGPIPE, SIG_DFL);
    if (error == 0 && s->dir != NULL && chdir(s->dir) != 0)
        error = errno;
    for (char **p = s->candidates; error == 0 && *p != NULL; p++) {
        execve(*p, s->argv, s->env != NULL ? s->env : environ);
        if (errno != ENOENT && errno != ENOTDIR && errno != EACCES)
            error = errno;
        else if (p[1] == NULL)
            error = errno;
    }
    ssize_t ignored = write(report, &error, sizeof error);
    (void)ignored;
    _exit(127);
}

/* The pid, or minus errno. */
static int spawn(const Spawn *s)
{
    int report[2];
    if (pipe2(report, O_CLOEXEC) != 0)
        return -errno;
    pid_t pid = fork();
    if (pid == 0)
        run_child(s, report[1]);
    int error = pid < 0 ? errno : 0;
    close(report[1]);
    if (pid > 0) {
        ssize_t n;
        do
            n = read(report[0], &error, sizeof error);
        while (n < 0 && errno == EINTR);
        if (n == (ssize_t)sizeof error)
            waitpid(pid, NULL, 0);
        else
            error = 0;
    }
    close(report[0]);
    return error != 0 ? -error : (int)pid;
}

/* A pipe for stream i: the child's end into *child, this process's end answered; -1 on failure. */
static int open_pipe(int i, int *child)
{
    int ends[2];
    if (pipe2(ends, O_CLOEXEC) != 0)
        return -1;
    *child = ends[i == 0 ? 0 : 1];
    return ends[i == 0 ? 1 : 0];
}

JNIEXPORT jint JNICALL Java_java_lang_ProcessImpl_spawn0(JNIEnv *env, jclass c UNUSED, jobjectArray argv,
                                                         jobjectArray envp, jbyteArray dir, jintArray fds,
                                                         jboolean merge)
{
    jint given[3], mine[3] = {-1, -1, -1};
    int made[3] = {-1, -1, -1}, result = 0;
    (*env)->GetIntArrayRegion(env, fds, 0, 3, given);
    Spawn s = {copy_strings(env, argv), copy_strings(env, envp), copy_bytes(env, dir), {-1, -1, -1}, NULL};
    for (int i = 0; i < 3 && result == 0; i++) {
        if (i == 2 && merge) {
            s.child[2] = s.child[1];
        } else if (given[i] >= 0) {
            s.child[i] = given[i];
        } else if ((mine[i] = open_pipe(i, &made[i])) < 0) {
            result = -errno;
        } else {
            s.child[i] = made[i];
        }
    }
    if (result == 0) {
        s.candidates = find_candidates(s.argv[0]);
        result = spawn(&s);
        free_strings(s.candidates);
    }
    for (int i = 0; i < 3; i++) {
        if (made[i] >= 0)
            close(made[i]);
        if (result < 0 && mine[i] >= 0) {
            close(mine[i]);
            mine[i] = -1;
        }
    }
    (*env)->SetIntArrayRegion(env, fds, 0, 3, mine);
    free_strings(s.argv);
    free_strings(s.env);
    free(s.dir);
    return result;
}

JNIEXPORT jint JNICALL Java_java_lang_ProcessImpl_wait0(JNIEnv *env UNUSED, jclass c UNUSED, jint pid, jboolean block)
{
    int status;
    pid_t r;
    do
        r = waitpid(pid, &status, block ? 0 : WNOHANG);
    while (r < 0 && errno == EINTR);
    if (r == 0)
        return -1;
    if (r < 0)
        return 0; /* no such child any more: somebody else has waited for it */
    return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

JNIEXPORT void JNICALL Java_java_lang_ProcessImpl_kill0(JNIEnv *env UNUSED, jclass c UNUSED, jint pid, jboolean force)
{
    kill(pid, force ? SIGKILL : SIGTERM);
}

JNIEXPORT jstring JNICALL Java_java_lang_ProcessImpl_errorText0(JNIEnv *env, jclass c UNUSED, jint error)
{
    char text[256];
    return new_string(env, strerror_r(error, text, sizeof text));
}

JNIEXPORT jint JNICALL Java_java_lang_ProcessImpl_open0(JNIEnv *env, jclass c UNUSED, jbyteArray path, jint mode)
{
    char *text = copy_bytes(env, path);
    int flags = mode == 0 ? O_RDONLY : O_WRONLY | O_CREAT | (mode == 1 ? O_TRUNC : O_APPEND);
    int fd = open(text, flags | O_CLOEXEC, 0666);
    int error = errno;
    free(text);
    return fd >= 0 ? fd : -error;
}

JNIEXPORT void JNICALL Java_java_lang_ProcessImpl_close0(JNIEnv *env UNUSED, jclass c UNUSED, jint fd)
{
    close(fd);
}

/* ---- other processes */

JNIEXPORT jlong JNICALL Java_java_lang_ProcessHandleImpl_currentPid0(JNIEnv *env UNUSED, jclass c UNUSED)
{
    return getpid();
}

JNIEXPORT jboolean JNICALL Java_java_lang_ProcessHandleImpl_kill0(JNIEnv *env UNUSED, jclass c UNUSED, jlong pid,
                                                                  jboolean force)
{
    return kill((pid_t)pid, force ? SIGKILL : SIGTERM) == 0;
}
