/*
 * kit.c - the part of the conformance kit that lives in the JVM under test: the list of checks, the agent that runs a
 * plan of them at the right points of the JVM's life, and the verdicts.
 *
 * The agent makes two environments: one of its own, without capabilities, for VMStart, VMInit and VMDeath, and
 * `kit.ti`, the one that checks use, with every capability the JVM offers. Results leave at once, a line each, over the
 * descriptor that the driver opened: so the driver knows which check was running when a JVM crashes or hangs.
 *
 * One thread at a time runs checks, so nothing here has a lock. Callbacks of checks on other threads keep to their own
 * atomics. Read next: kit_java.c (Java states that checks need), driver.c (the other end).
 */
#include "kit.h"

#include <errno.h>
#include <stdarg.h>
#include <time.h>
#include <unistd.h>

#define ENV_MAX 16

static KitCheck *checks;
static KitHook *hooks;
static Kit kit;
static jvmtiEnv *own_env;
static int out_fd = -1;
static char plan_file[4096];
static char dir[4096];
const char *kit_dir = dir;
static char **plan;
static int plan_count;
static jvmtiEnv *envs[ENV_MAX]; /* made by the running check */
static int env_count;

/* defined in kit_java.c: ends what the check has left */
void kit_java_cleanup(Kit *k);

/* ---- the list */

static int check_order(const KitCheck *a, const KitCheck *b)
{
    if (a->when != b->when)
        return (int)a->when - (int)b->when;
    int by_file = strcmp(a->file, b->file);
    return by_file != 0 ? by_file : a->line - b->line;
}

void kit_add(KitCheck *check)
{
    KitCheck **p = &checks;
    while (*p != NULL && check_order(*p, check) <= 0)
        p = &(*p)->next;
    check->next = *p;
    *p = check;
}

void kit_add_hook(const char *group, void (*hook)(Kit *k), KitHook *cell)
{
    cell->group = group;
    cell->hook = hook;
    cell->next = hooks;
    hooks = cell;
}

__attribute__((visibility("default"))) int kit_list(int index, KitInfo *info)
{
    const KitCheck *c = checks;
    while (c != NULL && index-- > 0)
        c = c->next;
    if (c == NULL)
        return 0;
    *info = (KitInfo){c->name, c->chapter, c->group, c->sentence, c->when, c->option};
    return 1;
}

/* ---- results */

static void say(const char *format, ...)
{
    char line[2000];
    va_list list;
    va_start(list, format);
    int length = vsnprintf(line, sizeof line - 1, format, list);
    va_end(list);
    if (length > (int)sizeof line - 2)
        length = sizeof line - 2;
    for (int i = 0; i < length; i++) {
        if (line[i] == '\n' || line[i] == '\r')
            line[i] = ' ';
    }
    line[length++] = '\n';
    for (int done = 0; done < length;) {
        ssize_t n = write(out_fd, line + done, (size_t)(length - done));
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return;
        done += (int)n;
    }
}

const char *kit_error_name(jvmtiError error)
{
    static char names[4][64];
    static int turn;
    char *name = NULL, *slot = names[turn++ & 3];
    jvmtiError e = (*own_env)->GetErrorName(own_env, error, &name);
    snprintf(slot, sizeof names[0], "%s(%d)",
             e == JVMTI_ERROR_NONE && name ? name + (strncmp(name, "JVMTI_ERROR_", 12) ? 0 : 12) : "", error);
    if (name != NULL)
        (*own_env)->Deallocate(own_env, (unsigned char *)name);
    return slot;
}

void kit_fail(Kit *k, int line, const char *format, ...)
{
    va_list list;
    char old[sizeof k->detail];
    snprintf(old, sizeof old, "%s", k->detail);
    va_start(list, format);
    int n = vsnprintf(k->detail, sizeof k->detail, format, list);
    va_end(list);
    if (n < (int)sizeof k->detail)
        snprintf(k->detail + n, sizeof k->detail - (size_t)n, " [line %d]%s%s", line, *old ? "; " : "", old);
    k->failed = 1;
}

void kit_skip(Kit *k, const char *format, ...)
{
    va_list list;
    va_start(list, format);
    vsnprintf(k->detail, sizeof k->detail, format, list);
    va_end(list);
    k->skipped = 1;
}

/* `call` is a function's name, an expression that calls one, (*env)->Name(...), or else a helper's call or its result:
 * then the function is the check's subject. */
void kit_asked(Kit *k, const char *call, jvmtiError want)
{
    const char *arrow = strstr(call, "->"), *name = arrow != NULL ? arrow + 2 : call;
    if (strncmp(name, "TI(", 3) == 0)
        name += 3;
    if (*name < 'A' || *name > 'Z')
        name = k->check;
    int n = (int)strcspn(name, "(., ");
    char word[100];
    snprintf(word, sizeof word, "%.*s=%d ", n, name, want);
    size_t used = strlen(k->asked);
    if (strstr(k->asked, word) == NULL && used + strlen(word) < sizeof k->asked)
        memcpy(k->asked + used, word, strlen(word) + 1);
}

int kit_answer(Kit *k, jvmtiError got, jvmtiError want, const char *call, int line)
{
    if (want != JVMTI_ERROR_NONE)
        kit_asked(k, call, want);
    if (got == want)
        return 1;
    kit_fail(k, line, "%s answered %s, expected %s", call, kit_error_name(got), kit_error_name(want));
    return 0;
}

/* ---- environments and events */

jvmtiEnv *kit_env(Kit *k, const jvmtiCapabilities *capabilities)
{
    jvmtiEnv *env = NULL;
    if (env_count == ENV_MAX || (*k->vm)->GetEnv(k->vm, (void **)&env, JVMTI_VERSION_1_2) != JNI_OK)
        return NULL;
    if (capabilities != NULL && (*env)->AddCapabilities(env, capabilities) != JVMTI_ERROR_NONE) {
        (*env)->DisposeEnvironment(env);
        return NULL;
    }
    envs[env_count++] = env;
    return env;
}

static int capabilities_within(const jvmtiCapabilities *some, const jvmtiCapabilities *all)
{
    const unsigned char *a = (const unsigned char *)some, *b = (const unsigned char *)all;
    for (size_t i = 0; i < sizeof *some; i++) {
        if (a[i] & ~b[i])
            return 0;
    }
    return 1;
}

int kit_potential(Kit *k, const jvmtiCapabilities *capabilities)
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities potential;
    return env != NULL && (*env)->GetPotentialCapabilities(env, &potential) == JVMTI_ERROR_NONE &&
           capabilities_within(capabilities, &potential);
}

int kit_listen(Kit *k, const jvmtiEventCallbacks *callbacks)
{
    return TI(SetEventCallbacks, callbacks, sizeof *callbacks) == JVMTI_ERROR_NONE;
}

int kit_event(Kit *k, int on, jvmtiEvent event, jthread thread)
{
    jvmtiError e = TI(SetEventNotificationMode, on ? JVMTI_ENABLE : JVMTI_DISABLE, event, thread);
    if (e == JVMTI_ERROR_NONE)
        return 1;
    kit_fail(k, 0, "SetEventNotificationMode(event %d) answered %s", event, kit_error_name(e));
    return 0;
}

int kit_wait(Kit *k, atomic_int *counter, int at_least)
{
    for (int i = 0; i < 10000; i++) {
        if (atomic_load(counter) >= at_least)
            return 1;
        nanosleep(&(struct timespec){0, 1000000}, NULL);
    }
    kit_fail(k, 0, "%d events of %d came", atomic_load(counter), at_least);
    return 0;
}

/* ---- running */

static int in_plan(const char *name)
{
    for (int i = 0; i < plan_count; i++) {
        if (strcmp(plan[i], name) == 0)
            return 1;
    }
    return 0;
}

static void after_check(Kit *k)
{
    for (int event = JVMTI_MIN_EVENT_TYPE_VAL; event <= JVMTI_MAX_EVENT_TYPE_VAL; event++) {
        TI(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, NULL);
        if (k->jni != NULL) {
            jthread self = NULL;
            if (TI(GetCurrentThread, &self) == JVMTI_ERROR_NONE)
                TI(SetEventNotificationMode, JVMTI_DISABLE, (jvmtiEvent)event, self);
        }
    }
    TI(SetEventCallbacks, NULL, 0);
    if (k->jni != NULL)
        kit_java_cleanup(k);
    while (env_count > 0) {
        jvmtiEnv *env = envs[--env_count];
        (*env)->DisposeEnvironment(env);
    }
}

static void run_one(Kit *k, const KitCheck *c)
{
    k->failed = k->skipped = 0;
    k->check = c->name;
    k->detail[0] = k->asked[0] = '\0';
    if (!capabilities_within(&c->needs, &k->have)) {
        say("end\t%s\tskip\tnot offered: a capability", c->name);
        return;
    }
    say("run\t%s", c->name);
    if (k->jni != NULL && J(PushLocalFrame, 200) != 0)
        return;
    c->body(k);
    if (k->jni != NULL && !k->failed && !k->skipped && J(ExceptionCheck))
        kit_fail(k, c->line, "a Java exception is pending");
    after_check(k);
    if (k->jni != NULL)
        J(PopLocalFrame, NULL);
    if (k->asked[0] != '\0')
        say("asked\t%s\t%s", c->name, k->asked);
    say("end\t%s\t%s\t%s", c->name, k->failed ? "fail" : k->skipped ? "skip" : "pass", k->detail);
}

static void run_all(KitWhen when, JNIEnv *jni)
{
    kit.jni = jni;
    for (const KitCheck *c = checks; c != NULL; c = c->next) {
        if (c->when == when && in_plan(c->name))
            run_one(&kit, c);
    }
}

static void JNICALL at_start(jvmtiEnv *ti, JNIEnv *jni)
{
    (void)ti;
    run_all(KIT_START, jni);
}

static void JNICALL at_init(jvmtiEnv *ti, JNIEnv *jni, jthread thread)
{
    (void)ti, (void)thread;
    run_all(KIT_INIT, jni);
}

static void JNICALL at_death(jvmtiEnv *ti, JNIEnv *jni)
{
    (void)ti;
    run_all(KIT_DEATH, jni);
}

JNIEXPORT void JNICALL Java_kit_Main_run(JNIEnv *jni, jclass klass)
{
    (void)klass;
    run_all(KIT_LIVE, jni);
}

/* ---- the agent */

static int options_read(const char *options)
{
    char *copy = strdup(options != NULL ? options : ""), *rest = copy;
    for (char *word; (word = strsep(&rest, ",")) != NULL;) {
        if (strncmp(word, "fd=", 3) == 0)
            out_fd = atoi(word + 3);
        if (strncmp(word, "plan=", 5) == 0)
            snprintf(plan_file, sizeof plan_file, "%s", word + 5);
        if (strncmp(word, "dir=", 4) == 0)
            snprintf(dir, sizeof dir, "%s", word + 4);
    }
    free(copy);
    return out_fd >= 0 && plan_file[0] != '\0';
}

static int plan_read(void)
{
    FILE *f = fopen(plan_file, "r");
    char line[512];
    if (f == NULL)
        return 0;
    while (fgets(line, sizeof line, f) != NULL) {
        line[strcspn(line, "\n")] = '\0';
        char **bigger = realloc(plan, (size_t)(plan_count + 1) * sizeof *plan);
        if (bigger == NULL)
            break;
        plan = bigger;
        plan[plan_count++] = strdup(line);
    }
    fclose(f);
    return 1;
}

static int group_planned(const char *group)
{
    for (const KitCheck *c = checks; c != NULL; c = c->next) {
        if (strcmp(c->group, group) == 0 && in_plan(c->name))
            return 1;
    }
    return 0;
}

static void introduce(Kit *k)
{
    char *name = NULL, *version = NULL;
    jint ti_version = 0;
    TI(GetSystemProperty, "java.vm.name", &name);
    TI(GetSystemProperty, "java.vm.version", &version);
    TI(GetVersionNumber, &ti_version);
    k->version = (ti_version & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR;
    say("vm\t%s\t%s\t%d", name ? name : "?", version ? version : "?", k->version);
    FREE(name);
    FREE(version);
}

static int environments_make(Kit *k)
{
    if ((*k->vm)->GetEnv(k->vm, (void **)&own_env, JVMTI_VERSION_1_2) != JNI_OK)
        return 0;
    if ((*k->vm)->GetEnv(k->vm, (void **)&k->ti, JVMTI_VERSION_1_2) != JNI_OK)
        return 0;
    if (TI(GetPotentialCapabilities, &k->have) != JVMTI_ERROR_NONE)
        return 0;
    k->have.can_generate_early_vmstart = 0;
    k->have.can_generate_early_class_hook_events = 0;
    return TI(AddCapabilities, &k->have) == JVMTI_ERROR_NONE;
}

static int own_events(void)
{
    jvmtiEventCallbacks callbacks;
    static const jvmtiEvent events[] = {JVMTI_EVENT_VM_START, JVMTI_EVENT_VM_INIT, JVMTI_EVENT_VM_DEATH};
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMStart = at_start;
    callbacks.VMInit = at_init;
    callbacks.VMDeath = at_death;
    if ((*own_env)->SetEventCallbacks(own_env, &callbacks, sizeof callbacks) != JVMTI_ERROR_NONE)
        return 0;
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        if ((*own_env)->SetEventNotificationMode(own_env, JVMTI_ENABLE, events[i], NULL) != JVMTI_ERROR_NONE)
            return 0;
    }
    return 1;
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)reserved;
    kit.vm = vm;
    if (!options_read(options) || !plan_read() || !environments_make(&kit) || !own_events()) {
        fprintf(stderr, "conformance kit: the agent cannot start\n");
        return JNI_ERR;
    }
    introduce(&kit);
    for (KitHook *h = hooks; h != NULL; h = h->next) {
        if (group_planned(h->group))
            h->hook(&kit);
    }
    run_all(KIT_ONLOAD, NULL);
    return JNI_OK;
}
