/* jawt.c - libjawt.so: says that there is no AWT. */
#include "jni/jawt/jawt.h"

JNIEXPORT jboolean JNICALL JAWT_GetAWT(JNIEnv *env, JAWT *awt)
{
    (void)env, (void)awt;
    return JNI_FALSE;
}
