/* Two environments: what the first one adds the second one does not have. */
#include "scenario.h"

static jvmtiEnv *one, *two;

static void show(const char *what, jvmtiCapabilities *c)
{
    say("%s: entry %d exit %d exceptions %d hooks %d lines %d bytecodes %d", what, c->can_generate_method_entry_events,
        c->can_generate_method_exit_events, c->can_generate_exception_events, c->can_generate_all_class_hook_events,
        c->can_get_line_numbers, c->can_get_bytecodes);
}

static void show_env(const char *what, jvmtiEnv *ti)
{
    jvmtiCapabilities c;
    must(ti, (*ti)->GetCapabilities(ti, &c));
    show(what, &c);
}

JNIEXPORT void JNICALL Java_Main_ask(JNIEnv *jni, jclass c)
{
    unsigned char *code;
    jint size;
    jmethodID m = (*jni)->GetStaticMethodID(jni, c, "main", "([Ljava/lang/String;)V");
    say("bytecodes of main: one %s, two %s", name_of(one, (*one)->GetBytecodes(one, m, &size, &code)),
        name_of(two, (*two)->GetBytecodes(two, m, &size, &code)));
    jvmtiLineNumberEntry *lines;
    say("lines of main: one %s, two %s", name_of(one, (*one)->GetLineNumberTable(one, m, &size, &lines)),
        name_of(two, (*two)->GetLineNumberTable(two, m, &size, &lines)));
    jvmtiCapabilities late = {.can_get_line_numbers = 1};
    say("two adds line numbers in the live phase: %s", name_of(two, (*two)->AddCapabilities(two, &late)));
    say("lines of main: two %s", name_of(two, (*two)->GetLineNumberTable(two, m, &size, &lines)));
    must(two, (*two)->RelinquishCapabilities(two, &late));
    say("given back: two %s, one %s", name_of(two, (*two)->GetLineNumberTable(two, m, &size, &lines)),
        name_of(one, (*one)->GetLineNumberTable(one, m, &size, &lines)));
}

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    one = new_env(vm);
    two = new_env(vm);
    jvmtiCapabilities potential;
    must(one, (*one)->GetPotentialCapabilities(one, &potential));
    show("potential", &potential);
    show_env("at first", one);
    say("enable without: %s",
        name_of(one, (*one)->SetEventNotificationMode(one, JVMTI_ENABLE, JVMTI_EVENT_METHOD_ENTRY, NULL)));
    say("disable without: %s",
        name_of(one, (*one)->SetEventNotificationMode(one, JVMTI_DISABLE, JVMTI_EVENT_METHOD_ENTRY, NULL)));
    jvmtiCapabilities add = {.can_generate_method_entry_events = 1,
                             .can_generate_exception_events = 1,
                             .can_get_line_numbers = 1,
                             .can_get_bytecodes = 1};
    must(one, (*one)->AddCapabilities(one, &add));
    must(one, (*one)->AddCapabilities(one, &add));
    show_env("one has", one);
    show_env("two has", two);
    jvmtiCapabilities less = {.can_generate_method_entry_events = 1, .can_generate_method_exit_events = 1};
    must(one, (*one)->RelinquishCapabilities(one, &less));
    show_env("one keeps", one);
    jvmtiCapabilities none;
    memset(&none, 0xff, sizeof none);
    say("everything, undefined bits too: %s", name_of(one, (*one)->AddCapabilities(one, &none)));
    show_env("one still", one);
    say("null: %s %s %s", name_of(one, (*one)->AddCapabilities(one, NULL)),
        name_of(one, (*one)->GetCapabilities(one, NULL)), name_of(one, (*one)->GetPotentialCapabilities(one, NULL)));
    return JNI_OK;
}
