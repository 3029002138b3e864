/*
 * Breakpoints on all instructions of one method. Flavour 0 sets them, 1 tells how often they were hit and clears those
 * at even indices, 2 tells again and clears the rest.
 */
#include "scenario.h"

#include <classfile_constants.h>

static jvmtiEnv *ti;
static jmethodID method;
static jint length;
static int hits[4096], total;
static unsigned char planted[4096];

static void JNICALL reached(jvmtiEnv *env, JNIEnv *jni, jthread thread, jmethodID m, jlocation location)
{
    (void)env, (void)jni, (void)thread;
    if (m == method) {
        hits[location]++;
        total++;
    }
}

static void tell(void)
{
    char line[4000] = "";
    for (jint i = 0; i < length; i++)
        if (planted[i])
            snprintf(line + strlen(line), sizeof line - strlen(line), " %d*%d", (int)i, hits[i]);
    say("%d hits:%s", total, line);
    memset(hits, 0, sizeof hits);
    total = 0;
}

static jint word(const unsigned char *p)
{
    return (jint)((unsigned)p[0] << 24 | (unsigned)p[1] << 16 | (unsigned)p[2] << 8 | p[3]);
}

static jint instruction_length(const unsigned char *code, jint at)
{
    static const unsigned char lengths[] = JVM_OPCODE_LENGTH_INITIALIZER;
    const unsigned char *aligned = code + ((at + 4) & ~3);
    if (code[at] == JVM_OPC_tableswitch)
        return (jint)(aligned - code) + 12 + 4 * (word(aligned + 8) - word(aligned + 4) + 1) - at;
    if (code[at] == JVM_OPC_lookupswitch)
        return (jint)(aligned - code) + 8 + 8 * word(aligned + 4) - at;
    return lengths[code[at]];
}

static void set_all(void)
{
    unsigned char *code;
    must(ti, (*ti)->GetBytecodes(ti, method, &length, &code));
    for (jint i = 0; i < length; i += instruction_length(code, i)) {
        must(ti, (*ti)->SetBreakpoint(ti, method, i));
        planted[i] = 1;
    }
}

static void clear(int step)
{
    for (jint i = 0; i < length; i += step)
        if (planted[i]) {
            must(ti, (*ti)->ClearBreakpoint(ti, method, i));
            planted[i] = 0;
        }
}

/* HotSpot accepts places inside an instruction; the line table names places that are none. */
static void set_lines(void)
{
    jint count;
    jvmtiLineNumberEntry *lines;
    must(ti, (*ti)->GetLineNumberTable(ti, method, &count, &lines));
    for (jint i = 0; i < count; i++)
        if (!planted[lines[i].start_location]) {
            must(ti, (*ti)->SetBreakpoint(ti, method, lines[i].start_location));
            planted[lines[i].start_location] = 1;
        }
}

JNIEXPORT void JNICALL Java_Main_plant(JNIEnv *jni, jclass c, jclass klass, jint flavour)
{
    (void)c;
    if (flavour == 0) {
        method = (*jni)->GetStaticMethodID(jni, klass, "everything", "(I)Ljava/lang/Object;");
        set_all();
        on(ti, JVMTI_EVENT_BREAKPOINT);
    } else {
        tell();
        clear(flavour == 1 ? 2 : 1);
    }
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEventCallbacks callbacks = {.Breakpoint = reached};
    jvmtiCapabilities caps = {.can_generate_breakpoint_events = 1, .can_get_bytecodes = 1};
    (void)options, (void)reserved;
    ti = new_env(vm);
    must(ti, (*ti)->AddCapabilities(ti, &caps));
    must(ti, (*ti)->SetEventCallbacks(ti, &callbacks, sizeof callbacks));
    return 0;
}
