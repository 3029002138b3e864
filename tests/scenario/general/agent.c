/* All of it may be called in OnLoad. */
#include "scenario.h"

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    jvmtiEnv *ti = new_env(vm);
    static const int errors[] = {0,  10, 11, 12, 13, 14, 15,  20,  21,  22,  23,  24,  25,  31,  32,  33,  34,
                                 35, 40, 41, 50, 51, 52, 60,  61,  62,  63,  64,  65,  66,  67,  68,  69,  70,
                                 71, 72, 79, 80, 98, 99, 100, 101, 102, 103, 106, 110, 111, 112, 113, 115, 116};
    for (size_t i = 0; i < sizeof errors / sizeof *errors; i++) {
        say("%d %s", errors[i], name_of(ti, (jvmtiError)errors[i]));
    }
    char *name;
    say("no such error: %s, null: %s", name_of(ti, (*ti)->GetErrorName(ti, (jvmtiError)999, &name)),
        name_of(ti, (*ti)->GetErrorName(ti, JVMTI_ERROR_NONE, NULL)));
    jvmtiJlocationFormat format;
    must(ti, (*ti)->GetJLocationFormat(ti, &format));
    say("locations are bytecode indices: %d", format == JVMTI_JLOCATION_JVMBCI);
    say("verbose off: %s, nonsense: %s", name_of(ti, (*ti)->SetVerboseFlag(ti, JVMTI_VERBOSE_GC, JNI_FALSE)),
        name_of(ti, (*ti)->SetVerboseFlag(ti, (jvmtiVerboseFlag)77, JNI_TRUE)));
    unsigned char *block = (unsigned char *)&ti;
    must(ti, (*ti)->Allocate(ti, 0, &block));
    say("no bytes: %s", block == NULL ? "null" : "something");
    must(ti, (*ti)->Deallocate(ti, NULL));
    say("negative: %s, null: %s", name_of(ti, (*ti)->Allocate(ti, -1, &block)),
        name_of(ti, (*ti)->Allocate(ti, 1, NULL)));
    must(ti, (*ti)->Allocate(ti, 1000000, &block));
    memset(block, 1, 1000000);
    must(ti, (*ti)->Deallocate(ti, block));
    int marker;
    void *data = &marker;
    must(ti, (*ti)->GetEnvironmentLocalStorage(ti, &data));
    say("storage at first: %s", data == NULL ? "null" : "something");
    must(ti, (*ti)->SetEnvironmentLocalStorage(ti, &marker));
    must(ti, (*ti)->GetEnvironmentLocalStorage(ti, &data));
    say("then ours: %d, null: %s", data == &marker, name_of(ti, (*ti)->GetEnvironmentLocalStorage(ti, NULL)));
    jvmtiEnv *other = new_env(vm);
    must(other, (*other)->GetEnvironmentLocalStorage(other, &data));
    say("another environment's: %s", data == NULL ? "null" : "something");
    jint n;
    jthread thread;
    jclass *classes;
    say("wrong phase: %s %s %s", name_of(ti, (*ti)->GetLoadedClasses(ti, &n, &classes)),
        name_of(ti, (*ti)->GetCurrentThread(ti, &thread)), name_of(ti, (*ti)->GetThreadState(ti, NULL, &n)));
    must(other, (*other)->DisposeEnvironment(other));
    say("disposed: %s", name_of(ti, (*other)->GetVersionNumber(other, &n)));
    return JNI_OK;
}
