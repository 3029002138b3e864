/* checked.h - what the checking table (-Xcheck:jni, generated: jni_check.c) calls. All functions are called in SAFE
 * state, on the thread that made the JNI call; those that find a mistake of the fatal kind do not return.
 *
 * Every entry of the table begins with check_begin and ends with check_end; what it does in between follows from the
 * C types of the parameters and from the attributes in jni.tab. See tools/tabemit_check.c. */
#ifndef JNI_CHECKED_H
#define JNI_CHECKED_H

#include "jni/enter.h"

typedef enum CheckRule {
    CHECK_MAY = 1,    /* allowed while an exception is pending */
    CHECK_ASKS = 2,   /* is the check for one */
    CHECK_OWES = 4,   /* must be followed by such a check */
    CHECK_ENTERS = 8, /* begins a critical region */
    CHECK_LEAVES = 16 /* ends one */
} CheckRule;

typedef struct CheckCall {
    JNIEnv *env;
    Thread *t;
    const char *name; /* of the function */
    u4 rule;
} CheckCall;

extern const struct JNINativeInterface_ jni_checked_functions;

/* The environment is this thread's; exceptions were asked for; no critical region is left by this. */
void check_begin(CheckCall *c, JNIEnv *env, const char *name, u4 rule);
/* Notes what the function owes; warns of more local references than were asked for. */
void check_end(CheckCall *c);

/* Handles. null_ok: null is an argument like any other. */
void check_object(CheckCall *c, jobject o, bool null_ok);
void check_class(CheckCall *c, jclass o, bool null_ok);
void check_string(CheckCall *c, jstring o);
void check_throwable(CheckCall *c, jthrowable o);
void check_throwable_class(CheckCall *c, jclass o);
void check_loader(CheckCall *c, jobject o);                          /* may be null */
void check_array(CheckCall *c, jarray o, char element);              /* descriptor letter of the elements; 0: of any */
void check_deleted(CheckCall *c, jobject o, jobjectRefType kind);    /* null, or a live handle of this kind */
void check_utf(CheckCall *c, const char *text, bool null_ok);        /* modified UTF-8 */
void check_class_name(CheckCall *c, const char *name, bool null_ok); /* in the form that FindClass takes */
void check_natives(CheckCall *c, const JNINativeMethod *methods, jint count); /* texts of RegisterNatives */
/* What points to so many elements, or bytes, is not NULL, unless these are none. name: of the parameter. */
void check_pointer(CheckCall *c, const char *name, const void *p, jlong count);
void check_capacity(CheckCall *c, jint capacity); /* not negative */
void check_pop(CheckCall *c);                     /* PopLocalFrame has a frame to end */

/* Ids, with what they are used on (checked before). result, letter: the type that the function answers, reads or
 * writes. */
void check_method(CheckCall *c, jobject o, jmethodID id, char result);
void check_nonvirtual(CheckCall *c, jobject o, jclass cls, jmethodID id, char result);
void check_static_method(CheckCall *c, jclass cls, jmethodID id, char result);
void check_constructor(CheckCall *c, jclass cls, jmethodID id);
void check_reflected_method(CheckCall *c, jclass cls, jmethodID id, jboolean is_static);
void check_field(CheckCall *c, jobject o, jfieldID id, char letter);
void check_static_field(CheckCall *c, jclass cls, jfieldID id, char letter);
void check_reflected_field(CheckCall *c, jclass cls, jfieldID id, jboolean is_static);

/* What is stored in a field of references, whose id was checked before, is of its class. */
void check_field_value(CheckCall *c, jobject owner, jfieldID id, jobject value);

/* Arguments of a Java method: references are live and of the parameter's class. args is not consumed. */
void check_arg_list(CheckCall *c, jmethodID id, va_list args);
void check_arg_values(CheckCall *c, jmethodID id, const jvalue *args);

/* guard.c: a copy with guard zones of what was handed out for a string or array; and what to give back for such a
 * copy, whose guards must be whole: with the contents copied back unless mode is JNI_ABORT. NULL stays NULL. */
void *check_take(CheckCall *c, jobject o, const void *given, bool utf);
void *check_give(CheckCall *c, jobject o, const void *copy, jint mode);

/* When a native method returns this, before its local references end: the reference (NULL: none) must be a live one. */
void check_returned(Thread *t, const Method *m, void *reference);
/* A function of JavaVM that ends a thread's life in the VM, or the VM's. there: native code called Java, or the VM an
 * agent, and that call has not returned; the function will be refused. SAFE. */
void check_leave(Thread *t, const char *function, bool there);

#endif
