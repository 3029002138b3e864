/* profilers.c - what sampling profilers look for by name, beside AsyncGetCallTrace (asynctrace.c).
 *
 * They were written for one VM and take for granted what its libjvm.so shows; async-profiler is the best known. Told
 * here is what is so in this VM, in the form in which they look for it:
 *
 *   Thread.eetop       the Thread, whose address is also the JNIEnv (thread.h): env lies at a fixed distance, zero.
 *                      Its first word points to the function table, the same for every thread of the VM
 *   a pthread key      holds the same pointer on each platform thread (thread_become)
 *   gHotSpotVMStructs  a table of fields of the VM's structures, in the format of the serviceability agent, here the
 *                      two that lead from a thread to its number in the system: Thread._osthread, OSThread._thread_id
 *   Unsafe.registerNatives()  registers the natives of Unsafe anew through the JNI function table, so that whoever
 *                      has put its own RegisterNatives there learns the address of park
 *
 * Nothing else of the table is there, so whatever reads objects, classes or compiled code by offsets finds that it
 * can't. No lock. Read next: asynctrace.c, vm/thread/thread.c. */
#include <stddef.h>

#include "jni/enter.h"

/* ---- fields of structures ---- */

/* One record; readers take sizes and offsets from the constants below it. */
typedef struct {
    const char *type, *field, *field_type;
    int32_t is_static;
    uint64_t offset; /* of an instance field, bytes */
    void *address;   /* of a static field */
} VMStructEntry;

JNIEXPORT VMStructEntry gHotSpotVMStructsTable[] = {
    {"Thread", "_osthread", "OSThread*", 0, offsetof(Thread, os_thread), NULL},
    {"JavaThread", "_osthread", "OSThread*", 0, offsetof(Thread, os_thread), NULL}, /* its name before JDK 25 */
    {"OSThread", "_thread_id", "pid_t", 0, 0, NULL},
    {NULL, NULL, NULL, 0, 0, NULL},
};
JNIEXPORT VMStructEntry *gHotSpotVMStructs = gHotSpotVMStructsTable;
JNIEXPORT uint64_t gHotSpotVMStructEntryTypeNameOffset = offsetof(VMStructEntry, type);
JNIEXPORT uint64_t gHotSpotVMStructEntryFieldNameOffset = offsetof(VMStructEntry, field);
JNIEXPORT uint64_t gHotSpotVMStructEntryTypeStringOffset = offsetof(VMStructEntry, field_type);
JNIEXPORT uint64_t gHotSpotVMStructEntryIsStaticOffset = offsetof(VMStructEntry, is_static);
JNIEXPORT uint64_t gHotSpotVMStructEntryOffsetOffset = offsetof(VMStructEntry, offset);
JNIEXPORT uint64_t gHotSpotVMStructEntryAddressOffset = offsetof(VMStructEntry, address);
JNIEXPORT uint64_t gHotSpotVMStructEntryArrayStride = sizeof(VMStructEntry);

/* ---- Unsafe's natives ---- */

JNIEXPORT void JNICALL Java_jdk_internal_misc_Unsafe_registerNatives(JNIEnv *env, jclass unsafe);

/* The JNI function of an intrinsic, made now if need be; NULL if there is no memory for code. */
static void *stub_of(JNIEnv *env, jclass cls, const char *name, const char *desc)
{
    jmethodID id = (*env)->GetMethodID(env, cls, name, desc);
    if (id == NULL)
        return NULL;
    Thread *t = jni_enter(env);
    Method *m = method_of_id((const MethodId *)(const void *)id);
    const NativeStub *stub = m == NULL ? NULL : native_stub_of(t, m);
    jni_leave(t);
    return stub == NULL ? NULL : stub->code;
}

JNIEXPORT void JNICALL Java_jdk_internal_misc_Unsafe_registerNatives(JNIEnv *env, jclass unsafe)
{
    JNINativeMethod methods[] = {
        {(char *)"park", (char *)"(ZJ)V", NULL},
        {(char *)"unpark", (char *)"(Ljava/lang/Object;)V", NULL},
    };
    for (size_t i = 0; i < sizeof methods / sizeof *methods; i++) {
        methods[i].fnPtr = stub_of(env, unsafe, methods[i].name, methods[i].signature);
        if (methods[i].fnPtr == NULL)
            return;
    }
    (*env)->RegisterNatives(env, unsafe, methods, sizeof methods / sizeof *methods);
}
