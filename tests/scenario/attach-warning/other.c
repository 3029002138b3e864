#include "scenario.h"

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)reserved;
    say("loaded %s", options);
    return JNI_OK;
}
