/* Answers a version that there is not: nobody may have this library, those who waited for it included. */
#include "main.h"

JNIEXPORT jint JNICALL JNI_OnLoad(JavaVM *vm, void *reserved)
{
    (void)reserved;
    tell_main(env_of(vm), "onLoad");
    return 5;
}
