/* call.h - one command being carried out, and how its handler reads what it is about.
 *
 * The readers take an id from the packet, check it, and answer the error that the protocol has for that kind of
 * thing: a handler uses TRY() and gets values it can use. An id of 0 is refused unless a reader says otherwise.
 */
#ifndef AGENT_JDWP_CALL_H
#define AGENT_JDWP_CALL_H

#include "env.h"
#include "ids.h"
#include "value.h"

typedef struct Call {
    JNIEnv *jni;
    In in;
    Out out;          /* data of the reply; dropped when the handler returns an error */
    jint id;          /* of the command's packet */
    bool reply_later; /* somebody else will reply */
    bool hang_up;     /* end the session after the reply */
    bool exit;        /* end the VM after the reply */
} Call;

/* A handler returns a JDWP error. */
typedef int (*Handler)(Call *call);

/* E_ILLEGAL_ARGUMENT if the packet was shorter than what was read from it. */
int call_ok(Call *call);

int call_object(Call *call, jobject *object);
int call_object_or_null(Call *call, jobject *object);
int call_class(Call *call, jclass *class_);
/* An object that is of a known class, else the error. */
int call_object_of(Call *call, jclass known_class, int error, jobject *object);
/* A thread that is not ours. */
int call_thread(Call *call, jthread *thread);
int call_group(Call *call, jthreadGroup *group);
int call_loader_or_null(Call *call, jobject *loader);
int call_string(Call *call, jstring *string);
int call_array(Call *call, jarray *array);
int call_module(Call *call, jobject *module);

typedef struct MethodInfo {
    jmethodID id;
    jclass class_; /* that declares it */
    jint modifiers;
    bool native_;
    char name[128];   /* cut off if longer */
    char *descriptor; /* to be freed with ti_free */
} MethodInfo;

typedef struct FieldInfo {
    jfieldID id;
    jclass class_;
    jint modifiers;
    char *descriptor; /* to be freed with ti_free */
} FieldInfo;

enum { ACC_STATIC = 0x0008, ACC_NATIVE = 0x0100, ACC_SYNTHETIC_BIT = (int)0xF0000000 };

/* A method of the class itself; with `inherited` also one of its supertypes. */
int call_method(Call *call, jclass class_, bool inherited, MethodInfo *info);
/* A field of the class or of its supertypes. */
int call_field(Call *call, jclass class_, FieldInfo *info);
/* Does the class or one of its supertypes declare it? */
bool class_has_method(JNIEnv *jni, jclass class_, jmethodID method, bool inherited, jclass *declares);
bool class_has_field(JNIEnv *jni, jclass class_, jfieldID field, bool inherited, jclass *declares);
/* Fills the info for a method that is known to exist. */
int method_info(jclass class_, jmethodID method, MethodInfo *info);
/* Reads a location: its class, its method (of that very class) and index. */
int call_location(Call *call, jclass *class_, jmethodID *method, jlocation *at);

#endif
