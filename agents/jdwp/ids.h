/* ids.h - numbers for objects: what a debugger holds instead of references.
 *
 * An object has one id for as long as a session lasts; classes, threads, loaders and modules are objects like others,
 * so a class's reference type id is the id of its mirror. An id does not keep its object alive, but while the whole
 * VM is suspended, or the debugger has disabled collection. Ids are never used again. All functions take the lock.
 */
#ifndef AGENT_JDWP_IDS_H
#define AGENT_JDWP_IDS_H

#include "env.h"

/* The id of an object, made at need; 0 for NULL. The debugger now knows of it once more (see ids_dispose). */
jlong id_of(JNIEnv *jni, jobject object);
/* A local reference to the object, or E_INVALID_OBJECT: no such id, or the object has been collected. 0 gives
 * NULL. */
int id_object(JNIEnv *jni, jlong id, jobject *object);
/* Was this id given out, whatever became of it since? */
bool id_was_issued(jlong id);
/* The debugger forgets `count` of the times it was told. Unknown ids are ignored. */
void ids_dispose(JNIEnv *jni, jlong id, jint count);
/* DisableCollection, EnableCollection. */
int id_pin(JNIEnv *jni, jlong id, bool on);
/* While the VM is suspended nothing that the debugger knows may go. */
void ids_pin_all(JNIEnv *jni, bool on);
void ids_clear(JNIEnv *jni);

#endif
