/* value.h - values: tags, reading and writing them, and whether an object may stand where a type is asked for. */
#ifndef AGENT_JDWP_VALUE_H
#define AGENT_JDWP_VALUE_H

#include "env.h"

/* Is the tag (or first letter of a descriptor) that of an object? */
bool tag_is_object(int tag);
/* Is it the tag of any value? */
bool tag_is_valid(int tag);
/* The tag of an object by what it is; TAG_OBJECT for NULL. */
int object_tag(JNIEnv *jni, jobject object);
/* TYPE_CLASS, TYPE_INTERFACE or TYPE_ARRAY. */
int class_tag(jclass class_);
/* Does the object belong to the class of this known mirror? NULL does not. */
bool object_is(JNIEnv *jni, jobject object, jclass known_class);

/* Tag and id. */
void out_object(JNIEnv *jni, Out *out, jobject object);
/* Tag and value; an object's tag is found from the object. */
void out_value(JNIEnv *jni, Out *out, int tag, jvalue value);
void out_untagged(JNIEnv *jni, Out *out, int tag, jvalue value);
/* type tag, id */
void out_class(JNIEnv *jni, Out *out, jclass class_);
/* type tag, class id, method id, index. A method that a redefinition made obsolete has the id 0; no method is all
 * 0. */
void out_location(JNIEnv *jni, Out *out, jmethodID method, jlocation at);

/* A value without a tag, for a variable of the type with this descriptor. Objects must fit it. */
int in_untagged(JNIEnv *jni, In *in, const char *descriptor, jvalue *value);
/* A value with a tag; *tag is what stood there. */
int in_tagged(JNIEnv *jni, In *in, int *tag, jvalue *value);
/* Does the tagged value fit a variable of this type? E_TYPE_MISMATCH if not. */
int value_fits(JNIEnv *jni, int tag, jvalue value, const char *descriptor);

/* ids of methods and fields are the VM's own, as numbers. */
jlong method_id(jmethodID method);
jlong field_id(jfieldID field);

/* Fields: static if object is NULL. */
jvalue field_get(JNIEnv *jni, jclass class_, jobject object, jfieldID field, int tag);
void field_set(JNIEnv *jni, jclass class_, jobject object, jfieldID field, int tag, jvalue value);

#endif
