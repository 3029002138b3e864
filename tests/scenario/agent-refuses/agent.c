/* Refuses to run. */
#include "scenario.h"

JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    say("no, thank you");
    return 17;
}
