/*
 * A C host in which the VM finds no memory: JNI_CreateJavaVM answers JNI_ENOMEM, the host lives, and a VM of a size
 * that fits can be made after it.
 *
 *   nomem LIBJVM CLASSES AGENT
 *
 * The first part asks for a heap that no address space holds. The second creates a VM under ever wider limits of
 * address space, each in a process of its own, so that memory is out at ever later points of the creation; in smaller
 * steps where it is out at the end, when the class library's own threads run, too. A VM that ends the process instead
 * (HotSpot) is not judged.
 */
#include <dlfcn.h>
#include <jni.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { BASE = 100 }; /* a child ends with BASE minus the result of JNI_CreateJavaVM */

static jint (*create)(JavaVM **, void **, void *);
static int checks, failed;

static void ok(int good, const char *text)
{
    printf("%s %d - %s\n", good ? "ok" : "not ok", ++checks, text);
    fflush(stdout);
    failed += !good;
}

static jint make(const char *heap, JavaVM **vm)
{
    JavaVMOption options[1] = {{.optionString = (char *)heap}};
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .nOptions = 1, .options = options};
    JNIEnv *env;
    return create(vm, (void **)&env, &args);
}

/* The address space that this process has now. */
static size_t space_used(void)
{
    unsigned long pages = 0;
    FILE *f = fopen("/proc/self/statm", "r");
    if (f == NULL || fscanf(f, "%lu", &pages) != 1) {
        perror("/proc/self/statm");
        exit(2);
    }
    fclose(f);
    return (size_t)pages * (size_t)sysconf(_SC_PAGESIZE);
}

/* Creates a VM with so many kilobytes of address space more than now; answers how the process ended. */
static int create_within(size_t kilobytes)
{
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        struct rlimit limit = {space_used() + kilobytes * 1024, RLIM_INFINITY};
        JavaVM *vm;
        if (setrlimit(RLIMIT_AS, &limit) != 0)
            _exit(2);
        fclose(stderr);
        fclose(stdout);
        _exit(BASE - make("-Xmx4m", &vm));
    }
    int status = 0;
    waitpid(child, &status, 0);
    return status;
}

/* what came of some creations */
typedef struct Tally {
    int good, enomem, other;
    size_t first_good; /* kilobytes of the narrowest limit that was wide enough; 0: none was */
} Tally;

static void try_within(Tally *t, size_t kilobytes)
{
    int status = create_within(kilobytes), code = WIFEXITED(status) ? BASE - WEXITSTATUS(status) : -99;
    if (code == JNI_OK && t->good++ == 0)
        t->first_good = kilobytes;
    t->enomem += code == JNI_ENOMEM;
    if (code == JNI_OK || code == JNI_ENOMEM)
        return;
    t->other++;
    printf("# %zu KB: status 0x%x\n", kilobytes, status);
}

static void under_limits(void)
{
    Tally t = {0}, edge = {0};
    for (size_t kilobytes = 1024; kilobytes <= 96 * 1024; kilobytes += kilobytes < 64 * 1024 ? 512 : 8192)
        try_within(&t, kilobytes);
    ok(t.other == 0, "every creation succeeds or answers JNI_ENOMEM");
    ok(t.good > 0 && t.enomem > 0, "both happen");
    for (size_t less = 5 * 1024; less > 0; less -= 20)
        if (t.first_good > less)
            try_within(&edge, t.first_good - less);
    ok(edge.other == 0 && edge.enomem > 0, "so does each where memory ends while other threads of the VM run");
}

int main(int argc, char **argv)
{
    void *lib = argc > 1 ? dlopen(argv[1], RTLD_NOW | RTLD_GLOBAL) : NULL;
    if (lib == NULL || (*(void **)&create = dlsym(lib, "JNI_CreateJavaVM")) == NULL) {
        fprintf(stderr, "nomem LIBJVM: %s\n", dlerror());
        return 2;
    }
    if (dlsym(lib, "JVM_MonitorWait") != NULL) {
        printf("# this VM ends the process\n0 passed, 0 failed\n");
        return 0;
    }
    JavaVM *vm = NULL;
    ok(make("-Xmx100t", &vm) == JNI_ENOMEM, "a heap of 100 terabytes");
    ok(vm == NULL, "no VM");
    const char *sanitizers = getenv("SANITIZE");
    if (sanitizers == NULL || *sanitizers == 0) /* their own memory lies beyond every limit */
        under_limits();
    ok(make("-Xmx64m", &vm) == JNI_OK, "a heap that fits, afterwards");
    ok(vm != NULL && (*vm)->DestroyJavaVM(vm) == JNI_OK, "which is destroyed");
    printf("%d passed, %d failed\n", checks - failed, failed);
    return failed != 0;
}
