/* classes.c - what each agent made of each class: the class file before and after, numbered, and a page that shows the
 * differences (classes=DIR).
 *
 * An item is made where a ClassFileLoadHook callback has left other bytes, and where RedefineClasses was given some.
 * Owns: the folder, the list of items (grows at its head, without a lock).
 * Read next: listing.c, difference.c. */
#include "agents/trace/trace.h"
#include <errno.h>
#include <fcntl.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

extern char **environ;

typedef struct Item {
    struct Item *older;
    int number;
    const char *agent, *reason;
    char *name;           /* java/lang/String */
    char *before, *after; /* files in the folder; before is NULL where it is not known */
    size_t before_size, after_size;
} Item;

static _Atomic(Item *) newest;
static _Atomic int count;
static char *java_home;

bool classes_open(void)
{
    if (mkdir(options.classes, 0777) == 0 || errno == EEXIST) {
        if (access(options.classes, W_OK) == 0)
            return true;
    }
    fprintf(stderr, "trace: classes=%s: %s\n", options.classes, strerror(errno));
    return false;
}

void classes_home(jvmtiEnv *ti)
{
    char *home = NULL;
    if (java_home == NULL && (*ti)->GetSystemProperty(ti, "java.home", &home) == JVMTI_ERROR_NONE) {
        java_home = strdup(home);
        (*ti)->Deallocate(ti, (unsigned char *)home);
    }
}

/* The name of the file in the folder, in memory to be kept; NULL if it could not be written. */
static char *file_write(int number, const char *name, const char *which, const void *bytes, size_t size)
{
    char path[4096], plain[120];
    snprintf(plain, sizeof plain, "%s", name);
    for (char *c = plain; *c != '\0'; c++)
        *c = *c == '/' ? '.' : *c;
    int folder = snprintf(path, sizeof path, "%s/", options.classes);
    if (folder >= (int)sizeof path - 200)
        return NULL;
    snprintf(path + folder, sizeof path - (size_t)folder, "%04d-%s-%s.class", number, plain, which);
    FILE *out = fopen(path, "w");
    bool ok = out != NULL && fwrite(bytes, 1, size, out) == size;
    if (out != NULL)
        ok = fclose(out) == 0 && ok;
    return ok ? strdup(path + folder) : NULL;
}

static void item_add(const BetweenEnv *env, const char *reason, const char *name, char *before, size_t before_size,
                     const void *after, size_t after_size, const void *before_bytes)
{
    Item *item = calloc(1, sizeof *item);
    if (item == NULL)
        return;
    item->number = atomic_fetch_add(&count, 1) + 1;
    item->agent = env_name(env);
    item->reason = reason;
    item->name = strdup(name);
    item->before = before_bytes != NULL ? file_write(item->number, name, "before", before_bytes, before_size) : before;
    item->before_size = before_size;
    item->after = file_write(item->number, name, "after", after, after_size);
    item->after_size = after_size;
    item->older = atomic_load(&newest);
    while (!atomic_compare_exchange_weak(&newest, &item->older, item))
        ;
}

void classes_hooked(const BetweenFrame *event)
{
    const BetweenValue *v = event->value;
    const char *name = v[2].p != NULL ? v[2].p : "unnamed";
    const unsigned char *made = *(unsigned char **)v[7].p;
    if (made == NULL || !filter_class(name))
        return;
    item_add(event->env, v[0].p == NULL ? "load" : "redefinition or retransformation", name, NULL, (size_t)v[4].j, made,
             (size_t) * (jint *)v[6].p, v[5].p);
}

static const Item *item_of(const char *name)
{
    const Item *item = atomic_load(&newest);
    while (item != NULL && strcmp(item->name, name) != 0)
        item = item->older;
    return item;
}

/* What was there before is known only if an agent has changed the class before. */
void classes_redefined(const BetweenFrame *call)
{
    jvmtiEnv *ti = between_own();
    const jvmtiClassDefinition *definition = call->value[1].p;
    for (jlong i = 0; i < call->value[0].j; i++) {
        char *signature;
        if ((*ti)->GetClassSignature(ti, definition[i].klass, &signature, NULL) != JVMTI_ERROR_NONE)
            continue;
        if (*signature == 'L' && filter_class(signature)) {
            signature[strlen(signature) - 1] = '\0';
            const Item *old = item_of(signature + 1);
            item_add(call->env, "RedefineClasses", signature + 1, old != NULL ? old->after : NULL,
                     old != NULL ? old->after_size : 0, definition[i].class_bytes,
                     (size_t)definition[i].class_byte_count, NULL);
        }
        (*ti)->Deallocate(ti, (unsigned char *)signature);
    }
}

/* ---- how a class looks ---- */

static char *text_read(FILE *in, size_t *size)
{
    char *text = NULL, part[8192];
    FILE *memory = open_memstream(&text, size);
    for (size_t n; memory != NULL && (n = fread(part, 1, sizeof part, in)) > 0;)
        fwrite(part, 1, n, memory);
    if (memory != NULL)
        fclose(memory);
    return text;
}

static bool names_options(const char *variable)
{
    return strncmp(variable, "JAVA_TOOL_OPTIONS=", 18) == 0 || strncmp(variable, "JDK_JAVA_OPTIONS=", 17) == 0 ||
           strncmp(variable, "_JAVA_OPTIONS=", 14) == 0;
}

/* The environment without what would make another JVM load agents. */
static char **quiet_environment(void)
{
    size_t n = 0, kept = 0;
    while (environ[n] != NULL)
        n++;
    char **copy = calloc(n + 1, sizeof *copy);
    for (size_t i = 0; copy != NULL && i < n; i++)
        if (!names_options(environ[i]))
            copy[kept++] = environ[i];
    return copy;
}

/* What `javap -p -c` prints; NULL if there is no such program, or it fails. */
static char *javap_run(const char *program, char *path)
{
    int ends[2];
    pid_t pid;
    char *arguments[] = {(char *)program, "-p", "-c", path, NULL}, **quiet = quiet_environment(), *text = NULL;
    posix_spawn_file_actions_t actions;
    if (quiet == NULL || pipe(ends) != 0) {
        free(quiet);
        return NULL;
    }
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
    posix_spawn_file_actions_addclose(&actions, ends[0]);
    posix_spawn_file_actions_addopen(&actions, STDERR_FILENO, "/dev/null", O_WRONLY, 0);
    int failed = posix_spawnp(&pid, program, &actions, NULL, arguments, quiet);
    posix_spawn_file_actions_destroy(&actions);
    close(ends[1]);
    FILE *in = fdopen(ends[0], "r");
    size_t size = 0;
    if (in != NULL) {
        text = text_read(in, &size);
        fclose(in);
    }
    int status = -1;
    if (failed == 0)
        while (waitpid(pid, &status, 0) < 0 && errno == EINTR)
            ;
    free(quiet);
    if (failed == 0 && status == 0 && size > 0)
        return text;
    free(text);
    return NULL;
}

static char *javap(char *path)
{
    char program[4096];
    if (options.javap != NULL)
        return *options.javap != '\0' ? javap_run(options.javap, path) : NULL;
    snprintf(program, sizeof program, "%s/bin/javap", java_home != NULL ? java_home : "");
    char *text = access(program, X_OK) == 0 ? javap_run(program, path) : NULL;
    return text != NULL ? text : javap_run("javap", path);
}

static char *own_listing(const char *path)
{
    size_t size = 0;
    FILE *in = fopen(path, "r");
    char *bytes = in != NULL ? text_read(in, &size) : NULL;
    char *text = bytes != NULL ? class_listing((const unsigned char *)bytes, size) : NULL;
    if (in != NULL)
        fclose(in);
    free(bytes);
    return text;
}

static char *listing(const char *file, bool *by_javap)
{
    char path[4200];
    if (file == NULL)
        return strdup("");
    snprintf(path, sizeof path, "%s/%s", options.classes, file);
    char *text = *by_javap ? javap(path) : NULL;
    *by_javap = text != NULL;
    if (text == NULL)
        text = own_listing(path);
    return text != NULL ? text : strdup("this is no class file\n");
}

/* ---- the page ---- */

static void escaped(FILE *out, const char *text)
{
    for (; *text != '\0'; text++)
        if (*text == '<')
            fputs("&lt;", out);
        else if (*text == '&')
            fputs("&amp;", out);
        else
            fputc(*text, out);
}

static void item_write(FILE *out, const Item *item)
{
    static bool by_javap = true; /* until it has failed once */
    fprintf(out, "<details><summary>%d. <b>", item->number);
    escaped(out, item->name);
    fprintf(out, "</b> by %s: %s, ", item->agent, item->reason);
    if (item->before != NULL)
        fprintf(out, "<a href='%s'>%zu bytes</a> to ", item->before, item->before_size);
    fprintf(out, "<a href='%s'>%zu bytes</a></summary>\n<pre>\n", item->after != NULL ? item->after : "",
            item->after_size);
    char *before = listing(item->before, &by_javap), *after = listing(item->after, &by_javap);
    difference_write(out, before, after);
    fputs("</pre></details>\n", out);
    free(before);
    free(after);
}

static void items_write(FILE *out, const Item *item)
{
    const Item *all[10000];
    int n = 0;
    for (; item != NULL && n < (int)COUNT_OF(all); item = item->older)
        all[n++] = item;
    while (n > 0)
        item_write(out, all[--n]);
}

void classes_index(void)
{
    char path[4200];
    snprintf(path, sizeof path, "%s/index.html", options.classes);
    FILE *out = fopen(path, "w");
    if (out == NULL)
        return;
    fputs("<!DOCTYPE html>\n<meta charset='utf-8'><title>transformed classes</title>\n"
          "<style>body{font-family:sans-serif}pre{background:#f4f4f4}ins{background:#cfc}del{background:#fcc}</style>\n"
          "<h1>Transformed classes</h1>\n",
          out);
    fprintf(out, "<p>%d in the order in which they were made.</p>\n", count);
    items_write(out, atomic_load(&newest));
    fclose(out);
}
