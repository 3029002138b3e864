/* jawt.h - the AWT native interface, of which tivm has none. It is here because build tools that look for JNI, such as
 * find_package(JNI) of CMake, look for this header and for libjawt.so as well. */
#ifndef JAWT_H
#define JAWT_H

#include <jni.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct jawt JAWT; /* nothing can be asked of it */

/* JNI_FALSE, always: there is no AWT. */
JNIEXPORT jboolean JNICALL JAWT_GetAWT(JNIEnv *env, JAWT *awt);

#ifdef __cplusplus
}
#endif

#endif
