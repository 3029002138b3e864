/* instrument.h - a Java agent as this library sees it, and what its parts ask of each other.
 *
 * One JavaAgent per jar that was named: it has one or two environments of the tool interface, and one Java object.
 *
 *   JavaAgent ──> plain           environment for transformers that cannot retransform, and for all else
 *            ──> retransforming   environment for those that can; ti is NULL without Can-Retransform-Classes
 *            ──> instance         sun.instrument.InstrumentationImpl, whose mNativeAgent is the JavaAgent's address
 *
 * Two environments, since it is the environment's capabilities that decide in which group, and hence in which order,
 * the VM calls its hook. A JavaAgent lives until the process ends: Java code may hold its address.
 */
#ifndef INSTRUMENT_H
#define INSTRUMENT_H

#include "jar.h"

#include <jni.h>
#include <jvmti.h>

typedef struct JavaAgent JavaAgent;

/* one environment; its environment-local storage points here */
typedef struct Hook {
    jvmtiEnv *ti;
    JavaAgent *agent;
    bool is_retransforming;
} Hook;

struct JavaAgent {
    JavaAgent *next; /* in the list of all */
    JavaVM *vm;
    char *jar;     /* as it was named */
    char *options; /* behind '='; NULL: none */
    Manifest manifest;
    Hook plain, retransforming;
    jobject instance;    /* global reference */
    jmethodID transform; /* of the instance */
};

/* instrument.c */
/* A Java string of UTF-8 bytes, or NULL with an exception pending; NULL of NULL. */
jstring string_of(JNIEnv *jni, const char *utf8);
/* Agent of a jar that runs already: calls agentmain of its Launcher-Agent-Class. False with an exception pending or
 * after a message. */
bool agent_launch(JNIEnv *jni, const char *jar);

/* hook.c: the callback, and whether it is called. */
void JNICALL hook_class_file(jvmtiEnv *ti, JNIEnv *jni, jclass redefined, jobject loader, const char *name,
                             jobject domain, jint len, const unsigned char *bytes, jint *new_len,
                             unsigned char **new_bytes);

/* bootpath.c: appends each part of a Boot-Class-Path to the boot loader's search. False after a message. */
bool boot_path_append(jvmtiEnv *ti, const char *jar, const char *path);

/* natives.c: binds those native methods that the VM's InstrumentationImpl has. */
void natives_register(JNIEnv *jni, jclass implementation);

#endif
