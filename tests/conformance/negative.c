/*
 * negative.c - the negative half of the conformance kit: every call here is wrong in one way, and must be refused with the error that
 * the specification names. The checks themselves are generated from jvmti/jvmti.tab (neg_checks.inc); this agent brings a JVM into the
 * state that each needs, makes the call, and prints TAP.
 *
 * The states, in the order in which a JVM passes through them: Agent_OnLoad, the VMStart event, then the native method run() of
 * Negative.java in the live phase, which also serves a thread that is not attached and an environment that was disposed of.
 *
 * A check whose capability the JVM does not offer, or whose function answers NOT_AVAILABLE, is skipped and counted as such. Checks
 * that HotSpot is known to fail carry its version in `differs`: there a failure is reported but does not count.
 */
#include <jvmti.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#pragma GCC diagnostic ignored "-Wunused-parameter"
#pragma GCC diagnostic ignored "-Wunused-function"
#include "neg_checks.inc"

#define CHECK_COUNT (sizeof neg_checks / sizeof neg_checks[0])

static jvmtiEnv *full, *bare, *dead; /* all capabilities; none; disposed of */
static jvmtiCapabilities offered;
static char vm_kind[16];             /* "17", "25" on HotSpot; "" elsewhere */
static int number, passed, failed, skipped;
static NegArgs args;
static FILE *out;

static int capability_offered(uint64_t bits) {
    uint64_t have;
    memcpy(&have, &offered, sizeof have);
    return (bits & ~have) == 0;
}

static int is_known_difference(const NegCheck *c) {
    return vm_kind[0] != '\0' && (strcmp(c->differs, "both") == 0 || strcmp(c->differs, vm_kind) == 0);
}

static void result(const NegCheck *c, jvmtiError got) {
    number++;
    if (got == c->expected) {
        passed++;
        fprintf(out, "ok %d - %s\n", number, c->name);
    } else if (got == JVMTI_ERROR_NOT_AVAILABLE) {
        skipped++;
        fprintf(out, "ok %d - %s # SKIP the function is not available\n", number, c->name);
    } else if (is_known_difference(c)) {
        skipped++;
        fprintf(out, "ok %d - %s # SKIP known difference: answers %d, the rule says %d\n", number, c->name, got, c->expected);
    } else {
        failed++;
        fprintf(out, "not ok %d - %s\n  # %s: expected %d, got %d\n", number, c->name, c->rule, c->expected, got);
    }
}

static void run_check(const NegCheck *c) {
    int needs_caps = c->when == NEG_ARGUMENT || c->when == NEG_LIVE;
    if (needs_caps && !capability_offered(c->caps)) {
        number++;
        skipped++;
        fprintf(out, "ok %d - %s # SKIP the capability is not offered\n", number, c->name);
        return;
    }
    if (vm_kind[0] != '\0' && strcmp(c->differs, "crash") == 0) {
        number++;
        skipped++;
        fprintf(out, "ok %d - %s # SKIP HotSpot crashes\n", number, c->name);
        return;
    }
    args.env = c->when == NEG_DEAD_ENV ? dead : c->when == NEG_NO_CAPS ? bare : full;
    result(c, c->call(&args));
}

static void run_checks(NegWhen when) {
    for (size_t i = 0; i < CHECK_COUNT; i++) {
        if (neg_checks[i].when == when) run_check(&neg_checks[i]);
    }
}

static void *unattached(void *unused) {
    run_checks(NEG_UNATTACHED);
    return unused;
}

static void fill_args(JNIEnv *jni, jclass klass, jthread ended, jthread fresh) {
    jobject string = (*jni)->NewStringUTF(jni, "no thread");
    args.dead_thread = ended;
    args.new_thread = fresh;
    args.klass = klass;
    args.string = args.object = string;
    args.deleted = (*jni)->NewGlobalRef(jni, string);
    (*jni)->DeleteGlobalRef(jni, args.deleted);
    args.exception = (*jni)->AllocObject(jni, (*jni)->FindClass(jni, "java/lang/Exception"));
    args.method = (*jni)->GetStaticMethodID(jni, klass, "main", "([Ljava/lang/String;)V");
    args.native_method = (*jni)->GetStaticMethodID(jni, klass, "run", "(Ljava/lang/Thread;Ljava/lang/Thread;)I");
    args.field = (*jni)->GetFieldID(jni, klass, "field", "I");
    (*full)->GetCurrentThread(full, &args.thread);
    jvmtiThreadInfo info;
    if ((*full)->GetThreadInfo(full, args.thread, &info) == JVMTI_ERROR_NONE) args.group = info.thread_group;
    (*full)->CreateRawMonitor(full, "negative", &args.monitor);
#ifdef JNI_VERSION_9
    args.module = (*jni)->GetModule(jni, klass);
#endif
}

JNIEXPORT jint JNICALL Java_Negative_run(JNIEnv *jni, jclass klass, jthread ended, jthread fresh) {
    pthread_t thread;
    fill_args(jni, klass, ended, fresh);
    run_checks(NEG_LIVE);
    run_checks(NEG_ARGUMENT);
    run_checks(NEG_NO_CAPS);
    run_checks(NEG_DEAD_ENV);
    pthread_create(&thread, NULL, unattached, NULL);
    pthread_join(thread, NULL);
    fprintf(out, "1..%d\n%d passed, %d failed, %d skipped\n", number, passed, failed, skipped);
    fclose(out);
    return failed;
}

static void JNICALL vm_start(jvmtiEnv *ti, JNIEnv *jni) {
    run_checks(NEG_START);
}

static int environment_make(JavaVM *vm, jvmtiEnv **env) {
    return (*vm)->GetEnv(vm, (void **)env, JVMTI_VERSION_1_2) == JNI_OK;
}

static void vm_kind_find(void) {
    char *name = NULL, *version = NULL;
    if ((*full)->GetSystemProperty(full, "java.vm.name", &name) == JVMTI_ERROR_NONE && strstr(name, "OpenJDK") != NULL &&
        (*full)->GetSystemProperty(full, "java.vm.version", &version) == JVMTI_ERROR_NONE) {
        snprintf(vm_kind, sizeof vm_kind, "%d", atoi(version));
    }
    (*full)->Deallocate(full, (unsigned char *)name);
    (*full)->Deallocate(full, (unsigned char *)version);
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved) {
    jvmtiEventCallbacks callbacks;
    out = options != NULL && options[0] != '\0' ? fopen(options, "w") : stdout;
    if (out == NULL || !environment_make(vm, &full) || !environment_make(vm, &bare) || !environment_make(vm, &dead)) return JNI_ERR;
    vm_kind_find();
    (*full)->GetPotentialCapabilities(full, &offered);
    (*full)->AddCapabilities(full, &offered);
    (*dead)->DisposeEnvironment(dead);
    memset(&callbacks, 0, sizeof callbacks);
    callbacks.VMStart = vm_start;
    (*full)->SetEventCallbacks(full, &callbacks, sizeof callbacks);
    (*full)->SetEventNotificationMode(full, JVMTI_ENABLE, JVMTI_EVENT_VM_START, NULL);
    run_checks(NEG_ONLOAD);
    return JNI_OK;
}
