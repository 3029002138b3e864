/* A profiler that names a function which nobody has, and never calls it: libraries are bound as they run. */
#include <jvmpi.h>

void nobody_has_it(void);

JNIEXPORT jint JNICALL JVM_OnLoad(JavaVM *vm, char *options, void *reserved)
{
    (void)vm, (void)reserved;
    if (options != NULL && options[0] != 0)
        nobody_has_it();
    return JNI_OK;
}
