/* Goes with its loader. The thread that JNI_OnUnload runs in is anyone's: FindClass asks the system class loader. */
#include "main.h"

JNIEXPORT void JNICALL JNI_OnUnload(JavaVM *vm, void *reserved)
{
    (void)reserved;
    tell_main(env_of(vm), "onUnload");
}
