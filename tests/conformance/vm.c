/*
 * vm.c - the JVMs under test: builds the agents against a home's headers, starts one JVM for each group of checks,
 * reads the results from a pipe, ends a JVM that is silent too long, and starts it again after the check that brought
 * it down.
 *
 * A plan (a file with names of checks) goes in, lines as kit_check.h has them come out. Each start takes at least one
 * check off the plan, so the loop ends whatever a JVM does. Agents and classes are built again only when a source is
 * newer.
 */
#define _GNU_SOURCE
#include "driver.h"

#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

/* ---- building */

static void folder_make(const char *path)
{
    char *copy = strdup(path);
    for (char *p = copy + 1; *p != '\0'; p++) {
        if (*p != '/')
            continue;
        *p = '\0';
        mkdir(copy, 0777);
        *p = '/';
    }
    if (mkdir(copy, 0777) != 0 && errno != EEXIST)
        die("%s: %s", path, strerror(errno));
    free(copy);
}

static time_t newest(const char *pattern)
{
    glob_t found;
    time_t latest = 0;
    if (glob(pattern, 0, NULL, &found) == 0) {
        for (size_t i = 0; i < found.gl_pathc; i++) {
            struct stat s;
            if (stat(found.gl_pathv[i], &s) == 0 && s.st_mtime > latest)
                latest = s.st_mtime;
        }
        globfree(&found);
    }
    return latest;
}

/* Is `made` younger than everything that fits the patterns? */
static int is_fresh(const char *made, char *const *patterns)
{
    struct stat s;
    if (stat(made, &s) != 0)
        return 0;
    for (; *patterns != NULL; patterns++) {
        if (newest(*patterns) > s.st_mtime)
            return 0;
    }
    return 1;
}

static void shell(const char *command)
{
    int status = system(command);
    if (status != 0)
        die("this failed:\n%s", command);
}

/* Runs the command that makes the file, unless the file was made by the same command and is younger than its sources.
 */
static void make(const char *made, const char *command, char *const *sources)
{
    char *note = format_new("%s.command", made), *old = calloc(1, 10000);
    FILE *f = fopen(note, "r");
    if (f != NULL) {
        old[fread(old, 1, 9999, f)] = '\0';
        fclose(f);
    }
    if (strcmp(old, command) != 0 || !is_fresh(made, sources)) {
        shell(command);
        f = fopen(note, "w");
        if (f == NULL || fputs(command, f) < 0 || fclose(f) != 0)
            die("%s: %s", note, strerror(errno));
    }
    free(old);
    free(note);
}

static char *first_line(const char *command)
{
    static char line[400];
    FILE *f = popen(command, "r");
    if (f == NULL || fgets(line, sizeof line, f) == NULL)
        line[0] = '\0';
    if (f != NULL)
        pclose(f);
    line[strcspn(line, "\n")] = '\0';
    return line;
}

static const char *compiler(void)
{
    const char *cc = getenv("CC");
    return cc != NULL && *cc != '\0' ? cc : "cc";
}

/* The number of the JVMTI that a set of headers describes: a small program is compiled and asked. */
static int header_version(const char *include)
{
    char *command = format_new(
        "d=$(mktemp -d) && printf '#include <stdio.h>\\n#include <jvmti.h>\\nint main(void) { printf(\"%%%%d\\\\n\", "
        "(JVMTI_VERSION >> 16) & 0xfff); return 0; }\\n' > $d/v.c && %s -I'%s' -I'%s/linux' -o $d/v $d/v.c && $d/v; "
        "rm -rf $d",
        compiler(), include, include);
    int version = atoi(first_line(command));
    free(command);
    if (version == 0)
        die("%s: no usable jvmti.h there (--headers names others)", include);
    return version;
}

static char *agent_build(Vm *vm)
{
    char *include = options.headers != NULL ? strdup(options.headers) : format_new("%s/include", vm->home);
    char *made = format_new("%s/libkit.so", vm->dir);
    char *sources[] = {format_new("%s/*.[ch]", options.here), format_new("%s/jvmti.h", include), NULL};
    const char *flags = getenv("CFLAGS");
    int version = header_version(include);
    if (version < 11) {
        die("%s: headers of JVMTI %d; the kit needs 11 or later (--headers names others)", include, version);
    }
    char *command = format_new("cd '%s' && %s -std=gnu11 -D_GNU_SOURCE -g -O0 -Wall -Wextra "
                               "-Wno-missing-field-initializers %s -shared -fPIC -fvisibility=hidden -DKIT_JVMTI=%d "
                               "-I'%s' -I'%s/linux' -o '%s' kit.c kit_java.c check_*.c -lpthread -lm",
                               options.here, compiler(), flags != NULL ? flags : "", version, include, include, made);
    make(made, command, sources);
    return made;
}

/* The generated checks name functions of the newest version, so they have their own headers. */
static char *negative_build(Vm *vm)
{
    char *made = format_new("%s/libnegative.so", vm->dir), *include = format_new("%s/include", options.gen);
    char *sources[] = {format_new("%s/*.[ch]", options.here), format_new("%s/neg_checks.inc", options.gen), NULL};
    char *command = format_new("cd '%s' && %s -std=gnu11 -D_GNU_SOURCE -g -O0 -w -shared -fPIC -fvisibility=hidden "
                               "-DKIT_JVMTI=25 -I'%s' -I'%s/../../jvmti/include/linux' -I'%s' -o '%s' "
                               "kit.c kit_java.c negative.c -lpthread",
                               options.here, compiler(), include, options.here, options.gen, made);
    make(made, command, sources);
    return made;
}

/* A jar with one class that is nowhere else: what the search path checks add. */
static void jar_build(const char *javac, const char *name, const char *jar)
{
    char *folder = format_new("%s/%s", options.out, name);
    folder_make(folder);
    shell(format_new("cd '%s' && %s --release 8 -nowarn -Xlint:-options -proc:none -d . '%s/java/more/%s.java' && "
                     "$(dirname \"$(command -v %s)\")/jar cf '%s/%s' kit",
                     folder, javac != NULL ? javac : "javac", options.here, name, javac != NULL ? javac : "javac",
                     options.out, jar));
}

static void classes_build(void)
{
    char *classes = format_new("%s/classes", options.out), *made = format_new("%s/.made", classes);
    char *sources[] = {format_new("%s/java/*/*.java", options.here), NULL};
    const char *javac = getenv("JAVAC");
    if (is_fresh(made, sources))
        return;
    folder_make(classes);
    shell(format_new("%s --release 8 -g -nowarn -Xlint:-options -proc:none -d '%s' '%s'/java/kit/*.java",
                     javac != NULL ? javac : "javac", classes, options.here));
    shell(format_new("%s --release 8 -g:none -nowarn -Xlint:-options -proc:none -d '%s' '%s/java/more/Plain.java'",
                     javac != NULL ? javac : "javac", classes, options.here));
    jar_build(javac, "InBootJar", "more-b.jar");
    jar_build(javac, "InSystemJar", "more-s.jar");
    shell(format_new("touch '%s'", made));
}

void vm_build(Vm *vm, int needs_home)
{
    folder_make(vm->dir);
    char *java = format_new("%s/bin/java", vm->home);
    if (needs_home && access(java, X_OK) != 0)
        die("%s: %s", java, strerror(errno));
    classes_build();
    vm->agents[0] = agent_build(vm);
    vm->agents[1] = negative_build(vm);
    vm->kind = vm->name = vm->version = "?";
}

static void check_add(Check check)
{
    checks = realloc(checks, (size_t)(check_count + 1) * sizeof *checks);
    if (checks == NULL)
        die("out of memory");
    checks[check_count++] = check;
}

/* Each group has one check more: the JVM ends well. */
static void exit_add(const char *group)
{
    char *name = format_new("VMDeath.exits_after_%s", group);
    if (check_find(name) >= 0)
        return;
    check_add((Check){name, "events", strdup(group), "After the checks of the group the JVM ends with status zero.",
                      NULL, KIT_DEATH, 0, 1});
}

void vm_list(Vm *vm)
{
    int known = check_count; /* those of JVMs before this one */
    for (int a = 0; a < 2; a++) {
        void *library = dlopen(vm->agents[a], RTLD_NOW | RTLD_LOCAL);
        KitList list = library != NULL ? (KitList)dlsym(library, KIT_LIST_SYMBOL) : NULL;
        KitInfo info;
        if (list == NULL)
            die("%s: %s", vm->agents[a], dlerror());
        for (int i = 0; list(i, &info); i++) {
            int found = check_find(info.name);
            if (found >= known)
                die("two checks are called %s", info.name);
            if (found >= 0)
                continue;
            check_add((Check){strdup(info.name), strdup(info.chapter), strdup(info.group), strdup(info.sentence),
                              info.option != NULL ? strdup(info.option) : NULL, info.when, a == 1, 0});
        }
        dlclose(library);
    }
    for (int i = check_count - 1; i >= 0; i--)
        exit_add(checks[i].group);
}

/* Which checks this JVM's own agents hold. */
static char *held_mark(const Vm *vm)
{
    char *held = calloc((size_t)check_count + 1, 1);
    for (int a = 0; a < 2; a++) {
        void *library = dlopen(vm->agents[a], RTLD_NOW | RTLD_LOCAL);
        KitList list = library != NULL ? (KitList)dlsym(library, KIT_LIST_SYMBOL) : NULL;
        KitInfo info;
        for (int i = 0; list != NULL && list(i, &info); i++)
            held[check_find(info.name)] = 1;
        if (library != NULL)
            dlclose(library);
    }
    return held;
}

/* ---- one run of a JVM */

#define GROUP_FACTOR 20 /* a group may take this many times the limit for one check */

typedef struct Run {
    Vm *vm;
    const char *group;
    char *left;   /* by check: still to be run */
    int running;  /* index of the check under way, or -1 */
    double since; /* when it began */
    int progress; /* checks finished in this run */
    int timed_out;
    char *end; /* what was wrong with the JVM's end, when no check was running */
    char line[4000];
    int length;
} Run;

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static void introduction(Vm *vm, char *rest)
{
    char *name = strsep(&rest, "\t"), *version = strsep(&rest, "\t");
    if (rest == NULL || vm->major != 0)
        return;
    vm->name = strdup(name);
    vm->version = strdup(version);
    vm->kind = strstr(name, "OpenJDK") != NULL || strstr(name, "HotSpot") != NULL ? "HotSpot" : vm->name;
    vm->major = atoi(version);
    vm->ti_version = atoi(rest);
    printf("# %s is %s %s, JVMTI %d\n", vm->home, vm->name, vm->version, vm->ti_version);
}

static void line_take(Run *r)
{
    char *rest = r->line, *word = strsep(&rest, "\t");
    if (rest == NULL)
        return;
    if (strcmp(word, "vm") == 0) {
        introduction(r->vm, rest);
        return;
    }
    char *name = strsep(&rest, "\t");
    int check = check_find(name);
    if (check < 0)
        return;
    if (strcmp(word, "asked") == 0) {
        coverage_asked(rest);
    } else if (strcmp(word, "run") == 0) {
        r->running = check;
        r->since = now();
    } else if (strcmp(word, "end") == 0 && rest != NULL) {
        char *status = strsep(&rest, "\t");
        Status s = !strcmp(status, "pass")    ? PASS
                   : !strcmp(status, "skip")  ? SKIPPED
                   : !strcmp(status, "known") ? KNOWN
                                              : FAIL;
        result_set(r->vm, check, s, rest != NULL ? rest : "", r->running == check ? now() - r->since : 0);
        r->left[check] = 0;
        r->running = -1;
        r->progress++;
    }
}

static void bytes_take(Run *r, const char *bytes, ssize_t count)
{
    for (ssize_t i = 0; i < count; i++) {
        if (bytes[i] == '\n') {
            r->line[r->length] = '\0';
            line_take(r);
            r->length = 0;
        } else if (r->length < (int)sizeof r->line - 1) {
            r->line[r->length++] = bytes[i];
        }
    }
}

static char *plan_write(const Run *r)
{
    char *path = format_new("%s/%s.plan", r->vm->dir, r->group);
    FILE *f = fopen(path, "w");
    if (f == NULL)
        die("%s: %s", path, strerror(errno));
    for (int i = 0; i < check_count; i++) {
        if (r->left[i])
            fprintf(f, "%s\n", checks[i].name);
    }
    if (fclose(f) != 0)
        die("%s: %s", path, strerror(errno));
    return path;
}

static const char *group_option(const char *group)
{
    for (int i = 0; i < check_count; i++) {
        if (checks[i].option != NULL && strcmp(checks[i].group, group) == 0)
            return checks[i].option;
    }
    return NULL;
}

static void java_exec(const Run *r, const char *plan, int fd, int negative)
{
    const char *argv[140];
    int n = 0, log = open(format_new("%s/%s.log", r->vm->dir, r->group), O_WRONLY | O_CREAT | O_APPEND, 0666);
    if (chdir(r->vm->dir) != 0)
        _exit(127);
    if (log >= 0) {
        dup2(log, 1);
        dup2(log, 2);
    }
    for (char *word; (word = strsep(&options.wrap, " ")) != NULL && n < 32;) {
        if (*word != '\0')
            argv[n++] = word;
    }
    argv[n++] = format_new("%s/bin/java", r->vm->home);
    argv[n++] = format_new("-agentpath:%s=fd=%d,plan=%s,dir=%s", r->vm->agents[negative], fd, plan, options.out);
    for (int i = 0; i < options.java_option_count; i++)
        argv[n++] = options.java_options[i];
    const char *own = group_option(r->group);
    if (own != NULL)
        argv[n++] = own;
    argv[n++] = "-Dkit.property=kit value";
    argv[n++] = "-Djdk.virtualThreadScheduler.parallelism=4"; // some checks keep two running, also on one processor
    argv[n++] = "-cp";
    argv[n++] = format_new("%s/classes", options.out);
    argv[n++] = "kit.Main";
    argv[n] = NULL;
    execvp(argv[0], (char *const *)argv);
    _exit(127);
}

/* Reads until the JVM closes its end. A JVM that is silent too long, or whose group takes too long as a whole, is
 * killed. */
static void results_read(Run *r, int fd, pid_t child)
{
    char bytes[4096];
    double deadline = now() + options.timeout * GROUP_FACTOR;
    for (;;) {
        struct pollfd p = {.fd = fd, .events = POLLIN};
        int ready = poll(&p, 1, options.timeout * 1000);
        if (ready < 0 && errno == EINTR)
            continue;
        if (ready == 0 || now() > deadline) {
            r->timed_out = 1;
            kill(-child, SIGKILL);
            kill(child, SIGKILL);
            return;
        }
        ssize_t n = read(fd, bytes, sizeof bytes);
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return;
        bytes_take(r, bytes, n);
    }
}

/* How the JVM ended, in words; NULL if it ended well. */
static char *end_words(const Run *r, int status)
{
    if (r->timed_out)
        return format_new("no answer for %d seconds", options.timeout);
    if (WIFSIGNALED(status))
        return format_new("signal %d (%s)", WTERMSIG(status), strsignal(WTERMSIG(status)));
    if (WEXITSTATUS(status) != 0)
        return format_new("exit status %d", WEXITSTATUS(status));
    return NULL;
}

static void jvm_run(Run *r, int negative)
{
    int ends[2], status = 0;
    char *plan = plan_write(r);
    if (pipe(ends) != 0)
        die("pipe: %s", strerror(errno));
    fcntl(ends[0], F_SETFD, FD_CLOEXEC);
    fflush(stdout);
    r->running = -1;
    r->progress = r->timed_out = r->length = 0;
    r->end = NULL;
    pid_t child = fork();
    if (child < 0)
        die("fork: %s", strerror(errno));
    if (child == 0) {
        setpgid(0, 0);
        java_exec(r, plan, ends[1], negative);
    }
    setpgid(child, child);
    close(ends[1]);
    results_read(r, ends[0], child);
    close(ends[0]);
    while (waitpid(child, &status, 0) < 0 && errno == EINTR)
        continue;
    char *words = end_words(r, status);
    Status s = r->timed_out ? TIMEOUT : CRASHED;
    if (r->running >= 0) {
        result_set(r->vm, r->running, s, words != NULL ? words : "the JVM exited during the check", now() - r->since);
        r->left[r->running] = 0;
        return;
    }
    for (int i = 0; i < check_count; i++) {
        if (!r->left[i] || r->progress != 0)
            continue; /* with some progress the next start goes on */
        result_set(r->vm, i, s, format_new("the JVM did not come to it: %s", words != NULL ? words : "it ended"), 0);
        r->left[i] = 0;
    }
    r->end = words;
}

static int left_count(const Run *r)
{
    int n = 0;
    for (int i = 0; i < check_count; i++)
        n += r->left[i];
    return n;
}

/* Checks that crash this JVM, as DIFFERENCES.md says, are not run at all. */
static void crashing_skip(Run *r)
{
    for (int i = 0; i < check_count; i++) {
        int crashes = 0;
        const char *reason = r->left[i] ? difference_reason(r->vm, checks[i].name, &crashes) : NULL;
        if (reason == NULL || !crashes)
            continue;
        result_set(r->vm, i, KNOWN, format_new("not run, it crashes: %s", reason), 0);
        r->left[i] = 0;
    }
}

static int group_count(const char *held, int *number, const char *group)
{
    int all = 0;
    for (int i = 0; i < check_count; i++) {
        int first = held[i] && !checks[i].is_exit && check_wanted(&checks[i]);
        for (int j = 0; j < i && first; j++) {
            first = !(held[j] && !checks[j].is_exit && check_wanted(&checks[j]) &&
                      strcmp(checks[j].group, checks[i].group) == 0);
        }
        all += first;
        if (first && strcmp(checks[i].group, group) == 0)
            *number = all;
    }
    return all;
}

static void group_run(Vm *vm, const char *group, int negative, const char *held)
{
    Run r = {.vm = vm, .group = group, .left = calloc((size_t)check_count + 1, 1)};
    for (int i = 0; i < check_count; i++) {
        r.left[i] = held[i] && !checks[i].is_exit && check_wanted(&checks[i]) && strcmp(checks[i].group, group) == 0 &&
                    checks[i].negative == negative;
    }
    if (left_count(&r) > 0) {
        int number = 0, all = group_count(held, &number, group);
        printf("# %s: group %d of %d, %s (%d checks)\n", vm->home, number, all, group, left_count(&r));
        remove(format_new("%s/%s.log", vm->dir, group));
        crashing_skip(&r);
        while (left_count(&r) > 0)
            jvm_run(&r, negative);
        char *name = format_new("VMDeath.exits_after_%s", group);
        result_set(vm, check_find(name), r.end != NULL ? CRASHED : PASS, r.end != NULL ? r.end : "", 0);
        free(name);
    }
    free(r.left);
}

/* Starts the JVM once with an empty plan: it says who it is. */
static void vm_ask(Vm *vm)
{
    Run r = {.vm = vm, .group = "introduction", .left = calloc((size_t)check_count + 1, 1)};
    jvm_run(&r, 0);
    free(r.left);
    if (vm->major == 0 && vm->ti_version == 0) {
        die("%s: the JVM does not start with the agent; see %s/introduction.log", vm->home, vm->dir);
    }
}

void vm_run(Vm *vm)
{
    if (vm->ti_version == 0)
        vm_ask(vm);
    char *held = held_mark(vm);
    for (int i = 0; i < check_count; i++) {
        int first = 1;
        for (int j = 0; j < i && first; j++)
            first = strcmp(checks[j].group, checks[i].group) != 0;
        if (first)
            group_run(vm, checks[i].group, checks[i].negative, held);
    }
    free(held);
}
