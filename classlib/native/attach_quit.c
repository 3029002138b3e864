/* SPDX-License-Identifier: MIT */
/*
 * attach_quit.c: the native of jdk.internal.attach.SocketMachine: the signal that asks a VM to listen for tools.
 *
 * No state, no lock. Read next: jdk/internal/attach/SocketMachine.java.
 */
#include <jni.h>
#include <signal.h>

JNIEXPORT jboolean JNICALL Java_jdk_internal_attach_SocketMachine_quit0(JNIEnv *env, jclass cls, jint pid);

JNIEXPORT jboolean JNICALL Java_jdk_internal_attach_SocketMachine_quit0(JNIEnv *env __attribute__((unused)),
                                                                        jclass cls __attribute__((unused)), jint pid)
{
    return kill(pid, SIGQUIT) == 0;
}
