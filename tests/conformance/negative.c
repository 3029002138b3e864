/*
 * negative.c - the negative half of the conformance kit: every call here is wrong in one way, and must be refused with
 * the error that the specification names. The checks themselves are generated from jvmti/jvmti.tab (neg_checks.inc);
 * this file enters each in the list of kit.c as an ordinary check, and brings the JVM into the state that it needs: the
 * OnLoad phase, the VMStart event, then the live phase on the main thread, which also serves a thread that is not
 * attached and an environment that was disposed of.
 *
 * A check of a function that the JVM's version of the interface does not have is skipped: its slot in the function
 * table is empty, or lies beyond its end. So is a check whose function answers NOT_AVAILABLE. Where HotSpot is known to
 * differ the table says so (`differs`).
 */
#define CHAPTER "negative"
#include "kit.h"

#include <pthread.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-function"
#include "neg_checks.inc"

#define CHECK_COUNT (sizeof neg_checks / sizeof neg_checks[0])

static jvmtiEnv *bare, *dead; /* without capabilities; disposed of */
static int hotspot;           /* its version, or 0 */
static NegArgs args;
static KitCheck entries[CHECK_COUNT];

static const struct {
    const char *name;
    int since;
} sinces[] = {
#define FUNCTION(name, chapter, since) {#name, since},
#define EVENT(name, since)
#define CAPABILITY(name, since)
#define DEFAULT(name, rule)
#include "subjects.def"
};

static int since_of(const char *check)
{
    size_t n = strcspn(check, ".");
    for (size_t i = 0; i < sizeof sinces / sizeof sinces[0]; i++) {
        if (strlen(sinces[i].name) == n && strncmp(sinces[i].name, check, n) == 0)
            return sinces[i].since;
    }
    return 1;
}

static int capability_offered(const Kit *k, uint64_t bits)
{
    uint64_t have;
    memcpy(&have, &k->have, sizeof have);
    return (bits & ~have) == 0;
}

static int is_known_difference(const NegCheck *c)
{
    return (strcmp(c->differs, "both") == 0 && hotspot > 0) || (hotspot > 0 && atoi(c->differs) == hotspot);
}

static void judge(Kit *k, const NegCheck *c, jvmtiError got)
{
    if (got == c->expected)
        return;
    if (got == JVMTI_ERROR_NOT_AVAILABLE)
        kit_skip(k, "the function is not available");
    else if (is_known_difference(c))
        kit_skip(k, "known difference: answered %s, the rule says %s", kit_error_name(got),
                 kit_error_name(c->expected));
    else
        kit_fail(k, 0, "answered %s, expected %s", kit_error_name(got), kit_error_name(c->expected));
}

/* ---- the state that checks need: fresh for each, so that one cannot spoil the next */

static jthread thread_fresh(Kit *k)
{
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID make = kit_method(k, klass, "<init>", "()V");
    return make != NULL ? J(NewObject, klass, make) : NULL;
}

static jthread thread_ended(Kit *k)
{
    jthread thread = thread_fresh(k);
    jclass klass = kit_class(k, "java/lang/Thread");
    jmethodID start = kit_method(k, klass, "start", "()V"), join = kit_method(k, klass, "join", "()V");
    if (thread == NULL || start == NULL || join == NULL)
        return NULL;
    J(CallVoidMethod, thread, start);
    J(CallVoidMethod, thread, join);
    return kit_cleared(k) ? NULL : thread;
}

static int args_fill(Kit *k)
{
    jvmtiThreadInfo info;
    memset(&args, 0, sizeof args);
    args.string = args.object = J(NewStringUTF, "no thread");
    args.deleted = J(NewGlobalRef, args.string);
    J(DeleteGlobalRef, args.deleted);
    args.exception = J(AllocObject, kit_class(k, "java/lang/Exception"));
    args.klass = kit_class(k, "kit/Shape0");
    args.method = kit_static(k, args.klass, "statically", "(I)I");
    args.native_method = kit_static(k, kit_class(k, "kit/Main"), "run", "()V");
    args.field = args.klass != NULL ? J(GetFieldID, args.klass, "first", "I") : NULL;
    args.dead_thread = thread_ended(k);
    args.new_thread = thread_fresh(k);
    if (TI(GetCurrentThread, &args.thread) != JVMTI_ERROR_NONE)
        return 0;
    if (TI(GetThreadInfo, args.thread, &info) == JVMTI_ERROR_NONE) {
        args.group = info.thread_group;
        FREE(info.name);
    }
    if (TI(CreateRawMonitor, "negative", &args.monitor) != JVMTI_ERROR_NONE)
        return 0;
    if (k->version >= 9)
        args.module = J(GetModule, args.klass);
    return args.method != NULL && args.native_method != NULL && args.field != NULL && args.dead_thread != NULL &&
           !kit_cleared(k);
}

/* ---- running one */

typedef struct Call {
    const NegCheck *check;
    jvmtiError got;
} Call;

static void *call_unattached(void *arg)
{
    Call *call = arg;
    call->got = call->check->call(&args);
    return NULL;
}

static jvmtiError call_make(Kit *k, const NegCheck *c)
{
    args.env = c->when == NEG_DEAD_ENV ? dead : c->when == NEG_NO_CAPS ? bare : k->ti;
    if (c->when != NEG_UNATTACHED)
        return c->call(&args);
    pthread_t thread;
    Call call = {c, JVMTI_ERROR_INTERNAL};
    if (pthread_create(&thread, NULL, call_unattached, &call) == 0)
        pthread_join(thread, NULL);
    return call.got;
}

static const NegCheck *current_find(const char *name)
{
    for (size_t i = 0; i < CHECK_COUNT; i++) {
        if (strcmp(neg_checks[i].name, name) == 0)
            return &neg_checks[i];
    }
    return NULL;
}

/* The body of every entry: kit.c says by name which of them runs. */
static void run_negative(Kit *k)
{
    const NegCheck *c = current_find(k->check);
    int needs_caps = c->when == NEG_ARGUMENT || c->when == NEG_LIVE;
    int in_java = c->when != NEG_ONLOAD && c->when != NEG_START;
    if (since_of(c->name) > k->version)
        SKIP("since JVMTI %d", since_of(c->name));
    if (needs_caps && !capability_offered(k, c->caps))
        SKIP("not offered: a capability");
    if (hotspot && strcmp(c->differs, "crash") == 0)
        SKIP("known difference: HotSpot crashes");
    if (in_java)
        DO(args_fill(k));
    char function[80];
    snprintf(function, sizeof function, "%.*s", (int)strcspn(c->name, "."), c->name);
    kit_asked(k, function, c->expected);
    judge(k, c, call_make(k, c));
    if (in_java && args.monitor != NULL)
        TI(DestroyRawMonitor, args.monitor);
}

static void hotspot_find(Kit *k)
{
    char *name = NULL, *version = NULL;
    if (TI(GetSystemProperty, "java.vm.name", &name) == JVMTI_ERROR_NONE && strstr(name, "OpenJDK") != NULL &&
        TI(GetSystemProperty, "java.vm.version", &version) == JVMTI_ERROR_NONE) {
        hotspot = atoi(version);
    }
    FREE(name);
    FREE(version);
}

AT_LOAD(negative_load)
{
    hotspot_find(k);
    (*k->vm)->GetEnv(k->vm, (void **)&bare, JVMTI_VERSION_1_2);
    (*k->vm)->GetEnv(k->vm, (void **)&dead, JVMTI_VERSION_1_2);
    (*dead)->DisposeEnvironment(dead);
}

__attribute__((constructor)) static void negative_add(void)
{
    for (size_t i = 0; i < CHECK_COUNT; i++) {
        const NegCheck *n = &neg_checks[i];
        entries[i] = (KitCheck){.name = n->name,
                                .chapter = CHAPTER,
                                .group = GROUP,
                                .sentence = n->rule,
                                .file = __FILE__,
                                .line = (int)i,
                                .body = run_negative};
        entries[i].when = n->when == NEG_ONLOAD ? KIT_ONLOAD : n->when == NEG_START ? KIT_START : KIT_LIVE;
        kit_add(&entries[i]);
    }
}
