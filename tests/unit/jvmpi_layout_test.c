/* Layout of our jvmpi.h: every entry of the interface, every member of every event, every type and constant, against
 * the facts of the specification. */
#include <stddef.h>
#include <jvmpi.h>
#include "jvmpi/jvmpi_meta.h"
#define P(s) ((s) * sizeof(void *))
#define SAME(a, b) _Static_assert(__builtin_types_compatible_p(__typeof__(a), b), #a)
#define AT(t, m, off) _Static_assert(offsetof(t, m) == (off), #t "." #m)
#define SIZE(t, n) _Static_assert(sizeof(t) == (n), "sizeof " #t)
#define EQ(a, v) _Static_assert((long long)(a) == (v), #a)
SIZE(JVMPI_Interface, P(30));
AT(JVMPI_Interface, version, P(0));
SAME(((JVMPI_Interface *)0)->version, jint);
AT(JVMPI_Interface, NotifyEvent, P(1));
SAME(((JVMPI_Interface *)0)->NotifyEvent, void (*)(JVMPI_Event *));
AT(JVMPI_Interface, EnableEvent, P(2));
SAME(((JVMPI_Interface *)0)->EnableEvent, jint (*)(jint, void *));
AT(JVMPI_Interface, DisableEvent, P(3));
SAME(((JVMPI_Interface *)0)->DisableEvent, jint (*)(jint, void *));
AT(JVMPI_Interface, RequestEvent, P(4));
SAME(((JVMPI_Interface *)0)->RequestEvent, jint (*)(jint, void *));
AT(JVMPI_Interface, GetCallTrace, P(5));
SAME(((JVMPI_Interface *)0)->GetCallTrace, void (*)(JVMPI_CallTrace *, jint));
AT(JVMPI_Interface, ProfilerExit, P(6));
SAME(((JVMPI_Interface *)0)->ProfilerExit, void (*)(jint));
AT(JVMPI_Interface, RawMonitorCreate, P(7));
SAME(((JVMPI_Interface *)0)->RawMonitorCreate, JVMPI_RawMonitor (*)(char *));
AT(JVMPI_Interface, RawMonitorEnter, P(8));
SAME(((JVMPI_Interface *)0)->RawMonitorEnter, void (*)(JVMPI_RawMonitor));
AT(JVMPI_Interface, RawMonitorExit, P(9));
SAME(((JVMPI_Interface *)0)->RawMonitorExit, void (*)(JVMPI_RawMonitor));
AT(JVMPI_Interface, RawMonitorWait, P(10));
SAME(((JVMPI_Interface *)0)->RawMonitorWait, void (*)(JVMPI_RawMonitor, jlong));
AT(JVMPI_Interface, RawMonitorNotifyAll, P(11));
SAME(((JVMPI_Interface *)0)->RawMonitorNotifyAll, void (*)(JVMPI_RawMonitor));
AT(JVMPI_Interface, RawMonitorDestroy, P(12));
SAME(((JVMPI_Interface *)0)->RawMonitorDestroy, void (*)(JVMPI_RawMonitor));
AT(JVMPI_Interface, GetCurrentThreadCpuTime, P(13));
SAME(((JVMPI_Interface *)0)->GetCurrentThreadCpuTime, jlong (*)(void));
AT(JVMPI_Interface, SuspendThread, P(14));
SAME(((JVMPI_Interface *)0)->SuspendThread, void (*)(JNIEnv *));
AT(JVMPI_Interface, ResumeThread, P(15));
SAME(((JVMPI_Interface *)0)->ResumeThread, void (*)(JNIEnv *));
AT(JVMPI_Interface, GetThreadStatus, P(16));
SAME(((JVMPI_Interface *)0)->GetThreadStatus, jint (*)(JNIEnv *));
AT(JVMPI_Interface, ThreadHasRun, P(17));
SAME(((JVMPI_Interface *)0)->ThreadHasRun, jboolean (*)(JNIEnv *));
AT(JVMPI_Interface, CreateSystemThread, P(18));
SAME(((JVMPI_Interface *)0)->CreateSystemThread, jint (*)(char *, jint, void (*)(void *)));
AT(JVMPI_Interface, SetThreadLocalStorage, P(19));
SAME(((JVMPI_Interface *)0)->SetThreadLocalStorage, void (*)(JNIEnv *, void *));
AT(JVMPI_Interface, GetThreadLocalStorage, P(20));
SAME(((JVMPI_Interface *)0)->GetThreadLocalStorage, void * (*)(JNIEnv *));
AT(JVMPI_Interface, DisableGC, P(21));
SAME(((JVMPI_Interface *)0)->DisableGC, void (*)(void));
AT(JVMPI_Interface, EnableGC, P(22));
SAME(((JVMPI_Interface *)0)->EnableGC, void (*)(void));
AT(JVMPI_Interface, RunGC, P(23));
SAME(((JVMPI_Interface *)0)->RunGC, void (*)(void));
AT(JVMPI_Interface, GetThreadObject, P(24));
SAME(((JVMPI_Interface *)0)->GetThreadObject, jobjectID (*)(JNIEnv *));
AT(JVMPI_Interface, GetMethodClass, P(25));
SAME(((JVMPI_Interface *)0)->GetMethodClass, jobjectID (*)(jmethodID));
AT(JVMPI_Interface, jobjectID2jobject, P(26));
SAME(((JVMPI_Interface *)0)->jobjectID2jobject, jobject (*)(jobjectID));
AT(JVMPI_Interface, jobject2jobjectID, P(27));
SAME(((JVMPI_Interface *)0)->jobject2jobjectID, jobjectID (*)(jobject));
AT(JVMPI_Interface, SuspendThreadList, P(28));
SAME(((JVMPI_Interface *)0)->SuspendThreadList, void (*)(jint, JNIEnv **, jint *));
AT(JVMPI_Interface, ResumeThreadList, P(29));
SAME(((JVMPI_Interface *)0)->ResumeThreadList, void (*)(jint, JNIEnv **, jint *));
AT(JVMPI_Event, event_type, 0);
AT(JVMPI_Event, env_id, 8);
AT(JVMPI_Event, u, 16);
SAME(((JVMPI_Event *)0)->event_type, jint);
SAME(((JVMPI_Event *)0)->env_id, JNIEnv *);
EQ(JVMPI_EVENT_METHOD_ENTRY, 1);
/* JVMPI_EVENT_METHOD_ENTRY: method */
SIZE(((JVMPI_Event *)0)->u.method, 8);
AT(JVMPI_Event, u.method.method_id, 16);
SAME(((JVMPI_Event *)0)->u.method.method_id, jmethodID);
EQ(JVMPI_EVENT_METHOD_ENTRY2, 2);
/* JVMPI_EVENT_METHOD_ENTRY2: method_entry2 */
SIZE(((JVMPI_Event *)0)->u.method_entry2, 16);
AT(JVMPI_Event, u.method_entry2.method_id, 16);
SAME(((JVMPI_Event *)0)->u.method_entry2.method_id, jmethodID);
AT(JVMPI_Event, u.method_entry2.obj_id, 24);
SAME(((JVMPI_Event *)0)->u.method_entry2.obj_id, jobjectID);
EQ(JVMPI_EVENT_METHOD_EXIT, 3);
/* JVMPI_EVENT_METHOD_EXIT: method */
EQ(JVMPI_EVENT_OBJECT_ALLOC, 4);
/* JVMPI_EVENT_OBJECT_ALLOC: obj_alloc */
SIZE(((JVMPI_Event *)0)->u.obj_alloc, 32);
AT(JVMPI_Event, u.obj_alloc.arena_id, 16);
SAME(((JVMPI_Event *)0)->u.obj_alloc.arena_id, jint);
AT(JVMPI_Event, u.obj_alloc.class_id, 24);
SAME(((JVMPI_Event *)0)->u.obj_alloc.class_id, jobjectID);
AT(JVMPI_Event, u.obj_alloc.is_array, 32);
SAME(((JVMPI_Event *)0)->u.obj_alloc.is_array, jint);
AT(JVMPI_Event, u.obj_alloc.size, 36);
SAME(((JVMPI_Event *)0)->u.obj_alloc.size, jint);
AT(JVMPI_Event, u.obj_alloc.obj_id, 40);
SAME(((JVMPI_Event *)0)->u.obj_alloc.obj_id, jobjectID);
EQ(JVMPI_EVENT_OBJECT_FREE, 5);
/* JVMPI_EVENT_OBJECT_FREE: obj_free */
SIZE(((JVMPI_Event *)0)->u.obj_free, 8);
AT(JVMPI_Event, u.obj_free.obj_id, 16);
SAME(((JVMPI_Event *)0)->u.obj_free.obj_id, jobjectID);
EQ(JVMPI_EVENT_OBJECT_MOVE, 6);
/* JVMPI_EVENT_OBJECT_MOVE: obj_move */
SIZE(((JVMPI_Event *)0)->u.obj_move, 32);
AT(JVMPI_Event, u.obj_move.arena_id, 16);
SAME(((JVMPI_Event *)0)->u.obj_move.arena_id, jint);
AT(JVMPI_Event, u.obj_move.obj_id, 24);
SAME(((JVMPI_Event *)0)->u.obj_move.obj_id, jobjectID);
AT(JVMPI_Event, u.obj_move.new_arena_id, 32);
SAME(((JVMPI_Event *)0)->u.obj_move.new_arena_id, jint);
AT(JVMPI_Event, u.obj_move.new_obj_id, 40);
SAME(((JVMPI_Event *)0)->u.obj_move.new_obj_id, jobjectID);
EQ(JVMPI_EVENT_COMPILED_METHOD_LOAD, 7);
/* JVMPI_EVENT_COMPILED_METHOD_LOAD: compiled_method_load */
SIZE(((JVMPI_Event *)0)->u.compiled_method_load, 32);
AT(JVMPI_Event, u.compiled_method_load.method_id, 16);
SAME(((JVMPI_Event *)0)->u.compiled_method_load.method_id, jmethodID);
AT(JVMPI_Event, u.compiled_method_load.code_addr, 24);
SAME(((JVMPI_Event *)0)->u.compiled_method_load.code_addr, void *);
AT(JVMPI_Event, u.compiled_method_load.code_size, 32);
SAME(((JVMPI_Event *)0)->u.compiled_method_load.code_size, jint);
AT(JVMPI_Event, u.compiled_method_load.lineno_table_size, 36);
SAME(((JVMPI_Event *)0)->u.compiled_method_load.lineno_table_size, jint);
AT(JVMPI_Event, u.compiled_method_load.lineno_table, 40);
SAME(((JVMPI_Event *)0)->u.compiled_method_load.lineno_table, JVMPI_Lineno *);
EQ(JVMPI_EVENT_COMPILED_METHOD_UNLOAD, 8);
/* JVMPI_EVENT_COMPILED_METHOD_UNLOAD: compiled_method_unload */
SIZE(((JVMPI_Event *)0)->u.compiled_method_unload, 8);
AT(JVMPI_Event, u.compiled_method_unload.method_id, 16);
SAME(((JVMPI_Event *)0)->u.compiled_method_unload.method_id, jmethodID);
EQ(JVMPI_EVENT_INSTRUCTION_START, 9);
/* JVMPI_EVENT_INSTRUCTION_START: instruction */
SIZE(((JVMPI_Event *)0)->u.instruction, 24);
AT(JVMPI_Event, u.instruction.method_id, 16);
SAME(((JVMPI_Event *)0)->u.instruction.method_id, jmethodID);
AT(JVMPI_Event, u.instruction.offset, 24);
SAME(((JVMPI_Event *)0)->u.instruction.offset, jint);
AT(JVMPI_Event, u.instruction.u.if_info.is_true, 28);
SAME(((JVMPI_Event *)0)->u.instruction.u.if_info.is_true, jboolean);
AT(JVMPI_Event, u.instruction.u.tableswitch_info.key, 28);
SAME(((JVMPI_Event *)0)->u.instruction.u.tableswitch_info.key, jint);
AT(JVMPI_Event, u.instruction.u.tableswitch_info.low, 32);
SAME(((JVMPI_Event *)0)->u.instruction.u.tableswitch_info.low, jint);
AT(JVMPI_Event, u.instruction.u.tableswitch_info.hi, 36);
SAME(((JVMPI_Event *)0)->u.instruction.u.tableswitch_info.hi, jint);
AT(JVMPI_Event, u.instruction.u.lookupswitch_info.chosen_pair_index, 28);
SAME(((JVMPI_Event *)0)->u.instruction.u.lookupswitch_info.chosen_pair_index, jint);
AT(JVMPI_Event, u.instruction.u.lookupswitch_info.pairs_total, 32);
SAME(((JVMPI_Event *)0)->u.instruction.u.lookupswitch_info.pairs_total, jint);
EQ(JVMPI_EVENT_THREAD_START, 33);
/* JVMPI_EVENT_THREAD_START: thread_start */
SIZE(((JVMPI_Event *)0)->u.thread_start, 40);
AT(JVMPI_Event, u.thread_start.thread_name, 16);
SAME(((JVMPI_Event *)0)->u.thread_start.thread_name, char *);
AT(JVMPI_Event, u.thread_start.group_name, 24);
SAME(((JVMPI_Event *)0)->u.thread_start.group_name, char *);
AT(JVMPI_Event, u.thread_start.parent_name, 32);
SAME(((JVMPI_Event *)0)->u.thread_start.parent_name, char *);
AT(JVMPI_Event, u.thread_start.thread_id, 40);
SAME(((JVMPI_Event *)0)->u.thread_start.thread_id, jobjectID);
AT(JVMPI_Event, u.thread_start.thread_env_id, 48);
SAME(((JVMPI_Event *)0)->u.thread_start.thread_env_id, JNIEnv *);
EQ(JVMPI_EVENT_THREAD_END, 34);
/* JVMPI_EVENT_THREAD_END: None */
EQ(JVMPI_EVENT_CLASS_LOAD_HOOK, 35);
/* JVMPI_EVENT_CLASS_LOAD_HOOK: class_load_hook */
SIZE(((JVMPI_Event *)0)->u.class_load_hook, 40);
AT(JVMPI_Event, u.class_load_hook.class_data, 16);
SAME(((JVMPI_Event *)0)->u.class_load_hook.class_data, unsigned char *);
AT(JVMPI_Event, u.class_load_hook.class_data_len, 24);
SAME(((JVMPI_Event *)0)->u.class_load_hook.class_data_len, jint);
AT(JVMPI_Event, u.class_load_hook.new_class_data, 32);
SAME(((JVMPI_Event *)0)->u.class_load_hook.new_class_data, unsigned char *);
AT(JVMPI_Event, u.class_load_hook.new_class_data_len, 40);
SAME(((JVMPI_Event *)0)->u.class_load_hook.new_class_data_len, jint);
AT(JVMPI_Event, u.class_load_hook.malloc_f, 48);
SAME(((JVMPI_Event *)0)->u.class_load_hook.malloc_f, void *(*)(unsigned int));
EQ(JVMPI_EVENT_HEAP_DUMP, 37);
/* JVMPI_EVENT_HEAP_DUMP: heap_dump */
SIZE(((JVMPI_Event *)0)->u.heap_dump, 40);
AT(JVMPI_Event, u.heap_dump.dump_level, 16);
SAME(((JVMPI_Event *)0)->u.heap_dump.dump_level, int);
AT(JVMPI_Event, u.heap_dump.begin, 24);
SAME(((JVMPI_Event *)0)->u.heap_dump.begin, char *);
AT(JVMPI_Event, u.heap_dump.end, 32);
SAME(((JVMPI_Event *)0)->u.heap_dump.end, char *);
AT(JVMPI_Event, u.heap_dump.num_traces, 40);
SAME(((JVMPI_Event *)0)->u.heap_dump.num_traces, jint);
AT(JVMPI_Event, u.heap_dump.traces, 48);
SAME(((JVMPI_Event *)0)->u.heap_dump.traces, JVMPI_CallTrace *);
EQ(JVMPI_EVENT_JNI_GLOBALREF_ALLOC, 38);
/* JVMPI_EVENT_JNI_GLOBALREF_ALLOC: jni_globalref_alloc */
SIZE(((JVMPI_Event *)0)->u.jni_globalref_alloc, 16);
AT(JVMPI_Event, u.jni_globalref_alloc.obj_id, 16);
SAME(((JVMPI_Event *)0)->u.jni_globalref_alloc.obj_id, jobjectID);
AT(JVMPI_Event, u.jni_globalref_alloc.ref_id, 24);
SAME(((JVMPI_Event *)0)->u.jni_globalref_alloc.ref_id, jobject);
EQ(JVMPI_EVENT_JNI_GLOBALREF_FREE, 39);
/* JVMPI_EVENT_JNI_GLOBALREF_FREE: jni_globalref_free */
SIZE(((JVMPI_Event *)0)->u.jni_globalref_free, 8);
AT(JVMPI_Event, u.jni_globalref_free.ref_id, 16);
SAME(((JVMPI_Event *)0)->u.jni_globalref_free.ref_id, jobject);
EQ(JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, 40);
/* JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC: jni_globalref_alloc */
EQ(JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE, 41);
/* JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE: jni_globalref_free */
EQ(JVMPI_EVENT_CLASS_LOAD, 42);
/* JVMPI_EVENT_CLASS_LOAD: class_load */
SIZE(((JVMPI_Event *)0)->u.class_load, 72);
AT(JVMPI_Event, u.class_load.class_name, 16);
SAME(((JVMPI_Event *)0)->u.class_load.class_name, const char *);
AT(JVMPI_Event, u.class_load.source_name, 24);
SAME(((JVMPI_Event *)0)->u.class_load.source_name, char *);
AT(JVMPI_Event, u.class_load.num_interfaces, 32);
SAME(((JVMPI_Event *)0)->u.class_load.num_interfaces, jint);
AT(JVMPI_Event, u.class_load.num_methods, 36);
SAME(((JVMPI_Event *)0)->u.class_load.num_methods, jint);
AT(JVMPI_Event, u.class_load.methods, 40);
SAME(((JVMPI_Event *)0)->u.class_load.methods, JVMPI_Method *);
AT(JVMPI_Event, u.class_load.num_static_fields, 48);
SAME(((JVMPI_Event *)0)->u.class_load.num_static_fields, jint);
AT(JVMPI_Event, u.class_load.statics, 56);
SAME(((JVMPI_Event *)0)->u.class_load.statics, JVMPI_Field *);
AT(JVMPI_Event, u.class_load.num_instance_fields, 64);
SAME(((JVMPI_Event *)0)->u.class_load.num_instance_fields, jint);
AT(JVMPI_Event, u.class_load.instances, 72);
SAME(((JVMPI_Event *)0)->u.class_load.instances, JVMPI_Field *);
AT(JVMPI_Event, u.class_load.class_id, 80);
SAME(((JVMPI_Event *)0)->u.class_load.class_id, jobjectID);
EQ(JVMPI_EVENT_CLASS_UNLOAD, 43);
/* JVMPI_EVENT_CLASS_UNLOAD: class_unload */
SIZE(((JVMPI_Event *)0)->u.class_unload, 8);
AT(JVMPI_Event, u.class_unload.class_id, 16);
SAME(((JVMPI_Event *)0)->u.class_unload.class_id, jobjectID);
EQ(JVMPI_EVENT_DATA_DUMP_REQUEST, 44);
/* JVMPI_EVENT_DATA_DUMP_REQUEST: None */
EQ(JVMPI_EVENT_DATA_RESET_REQUEST, 45);
/* JVMPI_EVENT_DATA_RESET_REQUEST: None */
EQ(JVMPI_EVENT_JVM_INIT_DONE, 46);
/* JVMPI_EVENT_JVM_INIT_DONE: None */
EQ(JVMPI_EVENT_JVM_SHUT_DOWN, 47);
/* JVMPI_EVENT_JVM_SHUT_DOWN: None */
EQ(JVMPI_EVENT_ARENA_NEW, 48);
/* JVMPI_EVENT_ARENA_NEW: new_arena */
SIZE(((JVMPI_Event *)0)->u.new_arena, 16);
AT(JVMPI_Event, u.new_arena.arena_id, 16);
SAME(((JVMPI_Event *)0)->u.new_arena.arena_id, jint);
AT(JVMPI_Event, u.new_arena.arena_name, 24);
SAME(((JVMPI_Event *)0)->u.new_arena.arena_name, const char *);
EQ(JVMPI_EVENT_ARENA_DELETE, 49);
/* JVMPI_EVENT_ARENA_DELETE: delete_arena */
SIZE(((JVMPI_Event *)0)->u.delete_arena, 4);
AT(JVMPI_Event, u.delete_arena.arena_id, 16);
SAME(((JVMPI_Event *)0)->u.delete_arena.arena_id, jint);
EQ(JVMPI_EVENT_OBJECT_DUMP, 50);
/* JVMPI_EVENT_OBJECT_DUMP: object_dump */
SIZE(((JVMPI_Event *)0)->u.object_dump, 16);
AT(JVMPI_Event, u.object_dump.data_len, 16);
SAME(((JVMPI_Event *)0)->u.object_dump.data_len, jint);
AT(JVMPI_Event, u.object_dump.data, 24);
SAME(((JVMPI_Event *)0)->u.object_dump.data, char *);
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, 51);
/* JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER: raw_monitor */
SIZE(((JVMPI_Event *)0)->u.raw_monitor, 16);
AT(JVMPI_Event, u.raw_monitor.name, 16);
SAME(((JVMPI_Event *)0)->u.raw_monitor.name, const char *);
AT(JVMPI_Event, u.raw_monitor.id, 24);
SAME(((JVMPI_Event *)0)->u.raw_monitor.id, JVMPI_RawMonitor);
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, 52);
/* JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED: raw_monitor */
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT, 53);
/* JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT: raw_monitor */
EQ(JVMPI_EVENT_MONITOR_CONTENDED_ENTER, 54);
/* JVMPI_EVENT_MONITOR_CONTENDED_ENTER: monitor */
SIZE(((JVMPI_Event *)0)->u.monitor, 8);
AT(JVMPI_Event, u.monitor.object, 16);
SAME(((JVMPI_Event *)0)->u.monitor.object, jobjectID);
EQ(JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, 55);
/* JVMPI_EVENT_MONITOR_CONTENDED_ENTERED: monitor */
EQ(JVMPI_EVENT_MONITOR_CONTENDED_EXIT, 56);
/* JVMPI_EVENT_MONITOR_CONTENDED_EXIT: monitor */
EQ(JVMPI_EVENT_MONITOR_WAIT, 57);
/* JVMPI_EVENT_MONITOR_WAIT: monitor_wait */
SIZE(((JVMPI_Event *)0)->u.monitor_wait, 16);
AT(JVMPI_Event, u.monitor_wait.object, 16);
SAME(((JVMPI_Event *)0)->u.monitor_wait.object, jobjectID);
AT(JVMPI_Event, u.monitor_wait.timeout, 24);
SAME(((JVMPI_Event *)0)->u.monitor_wait.timeout, jlong);
EQ(JVMPI_EVENT_MONITOR_WAITED, 58);
/* JVMPI_EVENT_MONITOR_WAITED: monitor_wait */
EQ(JVMPI_EVENT_MONITOR_DUMP, 59);
/* JVMPI_EVENT_MONITOR_DUMP: monitor_dump */
SIZE(((JVMPI_Event *)0)->u.monitor_dump, 40);
AT(JVMPI_Event, u.monitor_dump.begin, 16);
SAME(((JVMPI_Event *)0)->u.monitor_dump.begin, char *);
AT(JVMPI_Event, u.monitor_dump.end, 24);
SAME(((JVMPI_Event *)0)->u.monitor_dump.end, char *);
AT(JVMPI_Event, u.monitor_dump.num_traces, 32);
SAME(((JVMPI_Event *)0)->u.monitor_dump.num_traces, jint);
AT(JVMPI_Event, u.monitor_dump.traces, 40);
SAME(((JVMPI_Event *)0)->u.monitor_dump.traces, JVMPI_CallTrace *);
AT(JVMPI_Event, u.monitor_dump.threads_status, 48);
SAME(((JVMPI_Event *)0)->u.monitor_dump.threads_status, jint *);
EQ(JVMPI_EVENT_GC_START, 60);
/* JVMPI_EVENT_GC_START: None */
EQ(JVMPI_EVENT_GC_FINISH, 61);
/* JVMPI_EVENT_GC_FINISH: gc_info */
SIZE(((JVMPI_Event *)0)->u.gc_info, 24);
AT(JVMPI_Event, u.gc_info.used_objects, 16);
SAME(((JVMPI_Event *)0)->u.gc_info.used_objects, jlong);
AT(JVMPI_Event, u.gc_info.used_object_space, 24);
SAME(((JVMPI_Event *)0)->u.gc_info.used_object_space, jlong);
AT(JVMPI_Event, u.gc_info.total_object_space, 32);
SAME(((JVMPI_Event *)0)->u.gc_info.total_object_space, jlong);
SIZE(JVMPI_Event, 88);
SAME(*(jobjectID *)0, struct _jobjectID *);
SAME(*(JVMPI_RawMonitor *)0, struct _JVMPI_RawMonitor *);
SIZE(JVMPI_CallFrame, 16);
AT(JVMPI_CallFrame, lineno, 0);
SAME(((JVMPI_CallFrame *)0)->lineno, jint);
AT(JVMPI_CallFrame, method_id, 8);
SAME(((JVMPI_CallFrame *)0)->method_id, jmethodID);
SIZE(JVMPI_CallTrace, 24);
AT(JVMPI_CallTrace, env_id, 0);
SAME(((JVMPI_CallTrace *)0)->env_id, JNIEnv *);
AT(JVMPI_CallTrace, num_frames, 8);
SAME(((JVMPI_CallTrace *)0)->num_frames, jint);
AT(JVMPI_CallTrace, frames, 16);
SAME(((JVMPI_CallTrace *)0)->frames, JVMPI_CallFrame *);
SIZE(JVMPI_Field, 16);
AT(JVMPI_Field, field_name, 0);
SAME(((JVMPI_Field *)0)->field_name, char *);
AT(JVMPI_Field, field_signature, 8);
SAME(((JVMPI_Field *)0)->field_signature, char *);
SIZE(JVMPI_HeapDumpArg, 4);
AT(JVMPI_HeapDumpArg, heap_dump_level, 0);
SAME(((JVMPI_HeapDumpArg *)0)->heap_dump_level, jint);
SIZE(JVMPI_Lineno, 8);
AT(JVMPI_Lineno, offset, 0);
SAME(((JVMPI_Lineno *)0)->offset, jint);
AT(JVMPI_Lineno, lineno, 4);
SAME(((JVMPI_Lineno *)0)->lineno, jint);
SIZE(JVMPI_Method, 32);
AT(JVMPI_Method, method_name, 0);
SAME(((JVMPI_Method *)0)->method_name, char *);
AT(JVMPI_Method, method_signature, 8);
SAME(((JVMPI_Method *)0)->method_signature, char *);
AT(JVMPI_Method, start_lineno, 16);
SAME(((JVMPI_Method *)0)->start_lineno, jint);
AT(JVMPI_Method, end_lineno, 20);
SAME(((JVMPI_Method *)0)->end_lineno, jint);
AT(JVMPI_Method, method_id, 24);
SAME(((JVMPI_Method *)0)->method_id, jmethodID);
EQ(JVMPI_VERSION_1, 268435457);
#ifndef JVMPI_VERSION_1
#error JVMPI_VERSION_1 must be a macro
#endif
EQ(JVMPI_VERSION_1_1, 268435458);
#ifndef JVMPI_VERSION_1_1
#error JVMPI_VERSION_1_1 must be a macro
#endif
EQ(JVMPI_VERSION_1_2, 268435459);
#ifndef JVMPI_VERSION_1_2
#error JVMPI_VERSION_1_2 must be a macro
#endif
EQ(JVMPI_EVENT_METHOD_ENTRY, 1);
#ifndef JVMPI_EVENT_METHOD_ENTRY
#error JVMPI_EVENT_METHOD_ENTRY must be a macro
#endif
EQ(JVMPI_EVENT_METHOD_ENTRY2, 2);
#ifndef JVMPI_EVENT_METHOD_ENTRY2
#error JVMPI_EVENT_METHOD_ENTRY2 must be a macro
#endif
EQ(JVMPI_EVENT_METHOD_EXIT, 3);
#ifndef JVMPI_EVENT_METHOD_EXIT
#error JVMPI_EVENT_METHOD_EXIT must be a macro
#endif
EQ(JVMPI_EVENT_OBJECT_ALLOC, 4);
#ifndef JVMPI_EVENT_OBJECT_ALLOC
#error JVMPI_EVENT_OBJECT_ALLOC must be a macro
#endif
EQ(JVMPI_EVENT_OBJECT_FREE, 5);
#ifndef JVMPI_EVENT_OBJECT_FREE
#error JVMPI_EVENT_OBJECT_FREE must be a macro
#endif
EQ(JVMPI_EVENT_OBJECT_MOVE, 6);
#ifndef JVMPI_EVENT_OBJECT_MOVE
#error JVMPI_EVENT_OBJECT_MOVE must be a macro
#endif
EQ(JVMPI_EVENT_COMPILED_METHOD_LOAD, 7);
#ifndef JVMPI_EVENT_COMPILED_METHOD_LOAD
#error JVMPI_EVENT_COMPILED_METHOD_LOAD must be a macro
#endif
EQ(JVMPI_EVENT_COMPILED_METHOD_UNLOAD, 8);
#ifndef JVMPI_EVENT_COMPILED_METHOD_UNLOAD
#error JVMPI_EVENT_COMPILED_METHOD_UNLOAD must be a macro
#endif
EQ(JVMPI_EVENT_THREAD_START, 33);
#ifndef JVMPI_EVENT_THREAD_START
#error JVMPI_EVENT_THREAD_START must be a macro
#endif
EQ(JVMPI_EVENT_THREAD_END, 34);
#ifndef JVMPI_EVENT_THREAD_END
#error JVMPI_EVENT_THREAD_END must be a macro
#endif
EQ(JVMPI_EVENT_CLASS_LOAD_HOOK, 35);
#ifndef JVMPI_EVENT_CLASS_LOAD_HOOK
#error JVMPI_EVENT_CLASS_LOAD_HOOK must be a macro
#endif
EQ(JVMPI_EVENT_HEAP_DUMP, 37);
#ifndef JVMPI_EVENT_HEAP_DUMP
#error JVMPI_EVENT_HEAP_DUMP must be a macro
#endif
EQ(JVMPI_EVENT_JNI_GLOBALREF_ALLOC, 38);
#ifndef JVMPI_EVENT_JNI_GLOBALREF_ALLOC
#error JVMPI_EVENT_JNI_GLOBALREF_ALLOC must be a macro
#endif
EQ(JVMPI_EVENT_JNI_GLOBALREF_FREE, 39);
#ifndef JVMPI_EVENT_JNI_GLOBALREF_FREE
#error JVMPI_EVENT_JNI_GLOBALREF_FREE must be a macro
#endif
EQ(JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC, 40);
#ifndef JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC
#error JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC must be a macro
#endif
EQ(JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE, 41);
#ifndef JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE
#error JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE must be a macro
#endif
EQ(JVMPI_EVENT_CLASS_LOAD, 42);
#ifndef JVMPI_EVENT_CLASS_LOAD
#error JVMPI_EVENT_CLASS_LOAD must be a macro
#endif
EQ(JVMPI_EVENT_CLASS_UNLOAD, 43);
#ifndef JVMPI_EVENT_CLASS_UNLOAD
#error JVMPI_EVENT_CLASS_UNLOAD must be a macro
#endif
EQ(JVMPI_EVENT_DATA_DUMP_REQUEST, 44);
#ifndef JVMPI_EVENT_DATA_DUMP_REQUEST
#error JVMPI_EVENT_DATA_DUMP_REQUEST must be a macro
#endif
EQ(JVMPI_EVENT_DATA_RESET_REQUEST, 45);
#ifndef JVMPI_EVENT_DATA_RESET_REQUEST
#error JVMPI_EVENT_DATA_RESET_REQUEST must be a macro
#endif
EQ(JVMPI_EVENT_JVM_INIT_DONE, 46);
#ifndef JVMPI_EVENT_JVM_INIT_DONE
#error JVMPI_EVENT_JVM_INIT_DONE must be a macro
#endif
EQ(JVMPI_EVENT_JVM_SHUT_DOWN, 47);
#ifndef JVMPI_EVENT_JVM_SHUT_DOWN
#error JVMPI_EVENT_JVM_SHUT_DOWN must be a macro
#endif
EQ(JVMPI_EVENT_ARENA_NEW, 48);
#ifndef JVMPI_EVENT_ARENA_NEW
#error JVMPI_EVENT_ARENA_NEW must be a macro
#endif
EQ(JVMPI_EVENT_ARENA_DELETE, 49);
#ifndef JVMPI_EVENT_ARENA_DELETE
#error JVMPI_EVENT_ARENA_DELETE must be a macro
#endif
EQ(JVMPI_EVENT_OBJECT_DUMP, 50);
#ifndef JVMPI_EVENT_OBJECT_DUMP
#error JVMPI_EVENT_OBJECT_DUMP must be a macro
#endif
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER, 51);
#ifndef JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER
#error JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTER must be a macro
#endif
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED, 52);
#ifndef JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED
#error JVMPI_EVENT_RAW_MONITOR_CONTENDED_ENTERED must be a macro
#endif
EQ(JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT, 53);
#ifndef JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT
#error JVMPI_EVENT_RAW_MONITOR_CONTENDED_EXIT must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_CONTENDED_ENTER, 54);
#ifndef JVMPI_EVENT_MONITOR_CONTENDED_ENTER
#error JVMPI_EVENT_MONITOR_CONTENDED_ENTER must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_CONTENDED_ENTERED, 55);
#ifndef JVMPI_EVENT_MONITOR_CONTENDED_ENTERED
#error JVMPI_EVENT_MONITOR_CONTENDED_ENTERED must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_CONTENDED_EXIT, 56);
#ifndef JVMPI_EVENT_MONITOR_CONTENDED_EXIT
#error JVMPI_EVENT_MONITOR_CONTENDED_EXIT must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_WAIT, 57);
#ifndef JVMPI_EVENT_MONITOR_WAIT
#error JVMPI_EVENT_MONITOR_WAIT must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_WAITED, 58);
#ifndef JVMPI_EVENT_MONITOR_WAITED
#error JVMPI_EVENT_MONITOR_WAITED must be a macro
#endif
EQ(JVMPI_EVENT_MONITOR_DUMP, 59);
#ifndef JVMPI_EVENT_MONITOR_DUMP
#error JVMPI_EVENT_MONITOR_DUMP must be a macro
#endif
EQ(JVMPI_EVENT_GC_START, 60);
#ifndef JVMPI_EVENT_GC_START
#error JVMPI_EVENT_GC_START must be a macro
#endif
EQ(JVMPI_EVENT_GC_FINISH, 61);
#ifndef JVMPI_EVENT_GC_FINISH
#error JVMPI_EVENT_GC_FINISH must be a macro
#endif
EQ(JVMPI_MAX_EVENT_TYPE_VAL, 61);
#ifndef JVMPI_MAX_EVENT_TYPE_VAL
#error JVMPI_MAX_EVENT_TYPE_VAL must be a macro
#endif
EQ(JVMPI_EVENT_LOAD_COMPILED_METHOD, 7);
#ifndef JVMPI_EVENT_LOAD_COMPILED_METHOD
#error JVMPI_EVENT_LOAD_COMPILED_METHOD must be a macro
#endif
EQ(JVMPI_EVENT_UNLOAD_COMPILED_METHOD, 8);
#ifndef JVMPI_EVENT_UNLOAD_COMPILED_METHOD
#error JVMPI_EVENT_UNLOAD_COMPILED_METHOD must be a macro
#endif
EQ(JVMPI_EVENT_NEW_ARENA, 48);
#ifndef JVMPI_EVENT_NEW_ARENA
#error JVMPI_EVENT_NEW_ARENA must be a macro
#endif
EQ(JVMPI_EVENT_DELETE_ARENA, 49);
#ifndef JVMPI_EVENT_DELETE_ARENA
#error JVMPI_EVENT_DELETE_ARENA must be a macro
#endif
EQ(JVMPI_EVENT_DUMP_DATA_REQUEST, 44);
#ifndef JVMPI_EVENT_DUMP_DATA_REQUEST
#error JVMPI_EVENT_DUMP_DATA_REQUEST must be a macro
#endif
EQ(JVMPI_EVENT_RESET_DATA_REQUEST, 45);
#ifndef JVMPI_EVENT_RESET_DATA_REQUEST
#error JVMPI_EVENT_RESET_DATA_REQUEST must be a macro
#endif
EQ(JVMPI_EVENT_OBJ_ALLOC, 4);
#ifndef JVMPI_EVENT_OBJ_ALLOC
#error JVMPI_EVENT_OBJ_ALLOC must be a macro
#endif
EQ(JVMPI_EVENT_OBJ_FREE, 5);
#ifndef JVMPI_EVENT_OBJ_FREE
#error JVMPI_EVENT_OBJ_FREE must be a macro
#endif
EQ(JVMPI_EVENT_OBJ_MOVE, 6);
#ifndef JVMPI_EVENT_OBJ_MOVE
#error JVMPI_EVENT_OBJ_MOVE must be a macro
#endif
EQ(JVMPI_REQUESTED_EVENT, 268435456);
#ifndef JVMPI_REQUESTED_EVENT
#error JVMPI_REQUESTED_EVENT must be a macro
#endif
EQ(JVMPI_EVENT_INSTRUCTION_START, 9);
#ifndef JVMPI_EVENT_INSTRUCTION_START
#error JVMPI_EVENT_INSTRUCTION_START must be a macro
#endif
EQ(JVMPI_SUCCESS, 0);
#ifndef JVMPI_SUCCESS
#error JVMPI_SUCCESS must be a macro
#endif
EQ(JVMPI_NOT_AVAILABLE, 1);
#ifndef JVMPI_NOT_AVAILABLE
#error JVMPI_NOT_AVAILABLE must be a macro
#endif
EQ(JVMPI_FAIL, -1);
#ifndef JVMPI_FAIL
#error JVMPI_FAIL must be a macro
#endif
EQ(JVMPI_THREAD_SUSPENDED, 32768);
#ifndef JVMPI_THREAD_SUSPENDED
#error JVMPI_THREAD_SUSPENDED must be a macro
#endif
EQ(JVMPI_THREAD_INTERRUPTED, 16384);
#ifndef JVMPI_THREAD_INTERRUPTED
#error JVMPI_THREAD_INTERRUPTED must be a macro
#endif
EQ(JVMPI_THREAD_RUNNABLE, 1);
#ifndef JVMPI_THREAD_RUNNABLE
#error JVMPI_THREAD_RUNNABLE must be a macro
#endif
EQ(JVMPI_THREAD_MONITOR_WAIT, 2);
#ifndef JVMPI_THREAD_MONITOR_WAIT
#error JVMPI_THREAD_MONITOR_WAIT must be a macro
#endif
EQ(JVMPI_THREAD_CONDVAR_WAIT, 3);
#ifndef JVMPI_THREAD_CONDVAR_WAIT
#error JVMPI_THREAD_CONDVAR_WAIT must be a macro
#endif
EQ(JVMPI_MINIMUM_PRIORITY, 1);
#ifndef JVMPI_MINIMUM_PRIORITY
#error JVMPI_MINIMUM_PRIORITY must be a macro
#endif
EQ(JVMPI_MAXIMUM_PRIORITY, 10);
#ifndef JVMPI_MAXIMUM_PRIORITY
#error JVMPI_MAXIMUM_PRIORITY must be a macro
#endif
EQ(JVMPI_NORMAL_PRIORITY, 5);
#ifndef JVMPI_NORMAL_PRIORITY
#error JVMPI_NORMAL_PRIORITY must be a macro
#endif
EQ(JVMPI_NORMAL_OBJECT, 0);
#ifndef JVMPI_NORMAL_OBJECT
#error JVMPI_NORMAL_OBJECT must be a macro
#endif
EQ(JVMPI_CLASS, 2);
#ifndef JVMPI_CLASS
#error JVMPI_CLASS must be a macro
#endif
EQ(JVMPI_BOOLEAN, 4);
#ifndef JVMPI_BOOLEAN
#error JVMPI_BOOLEAN must be a macro
#endif
EQ(JVMPI_CHAR, 5);
#ifndef JVMPI_CHAR
#error JVMPI_CHAR must be a macro
#endif
EQ(JVMPI_FLOAT, 6);
#ifndef JVMPI_FLOAT
#error JVMPI_FLOAT must be a macro
#endif
EQ(JVMPI_DOUBLE, 7);
#ifndef JVMPI_DOUBLE
#error JVMPI_DOUBLE must be a macro
#endif
EQ(JVMPI_BYTE, 8);
#ifndef JVMPI_BYTE
#error JVMPI_BYTE must be a macro
#endif
EQ(JVMPI_SHORT, 9);
#ifndef JVMPI_SHORT
#error JVMPI_SHORT must be a macro
#endif
EQ(JVMPI_INT, 10);
#ifndef JVMPI_INT
#error JVMPI_INT must be a macro
#endif
EQ(JVMPI_LONG, 11);
#ifndef JVMPI_LONG
#error JVMPI_LONG must be a macro
#endif
EQ(JVMPI_GC_ROOT_UNKNOWN, 255);
#ifndef JVMPI_GC_ROOT_UNKNOWN
#error JVMPI_GC_ROOT_UNKNOWN must be a macro
#endif
EQ(JVMPI_GC_ROOT_JNI_GLOBAL, 1);
#ifndef JVMPI_GC_ROOT_JNI_GLOBAL
#error JVMPI_GC_ROOT_JNI_GLOBAL must be a macro
#endif
EQ(JVMPI_GC_ROOT_JNI_LOCAL, 2);
#ifndef JVMPI_GC_ROOT_JNI_LOCAL
#error JVMPI_GC_ROOT_JNI_LOCAL must be a macro
#endif
EQ(JVMPI_GC_ROOT_JAVA_FRAME, 3);
#ifndef JVMPI_GC_ROOT_JAVA_FRAME
#error JVMPI_GC_ROOT_JAVA_FRAME must be a macro
#endif
EQ(JVMPI_GC_ROOT_NATIVE_STACK, 4);
#ifndef JVMPI_GC_ROOT_NATIVE_STACK
#error JVMPI_GC_ROOT_NATIVE_STACK must be a macro
#endif
EQ(JVMPI_GC_ROOT_STICKY_CLASS, 5);
#ifndef JVMPI_GC_ROOT_STICKY_CLASS
#error JVMPI_GC_ROOT_STICKY_CLASS must be a macro
#endif
EQ(JVMPI_GC_ROOT_THREAD_BLOCK, 6);
#ifndef JVMPI_GC_ROOT_THREAD_BLOCK
#error JVMPI_GC_ROOT_THREAD_BLOCK must be a macro
#endif
EQ(JVMPI_GC_ROOT_MONITOR_USED, 7);
#ifndef JVMPI_GC_ROOT_MONITOR_USED
#error JVMPI_GC_ROOT_MONITOR_USED must be a macro
#endif
EQ(JVMPI_GC_ROOT_THREAD_OBJ, 8);
#ifndef JVMPI_GC_ROOT_THREAD_OBJ
#error JVMPI_GC_ROOT_THREAD_OBJ must be a macro
#endif
EQ(JVMPI_GC_CLASS_DUMP, 32);
#ifndef JVMPI_GC_CLASS_DUMP
#error JVMPI_GC_CLASS_DUMP must be a macro
#endif
EQ(JVMPI_GC_INSTANCE_DUMP, 33);
#ifndef JVMPI_GC_INSTANCE_DUMP
#error JVMPI_GC_INSTANCE_DUMP must be a macro
#endif
EQ(JVMPI_GC_OBJ_ARRAY_DUMP, 34);
#ifndef JVMPI_GC_OBJ_ARRAY_DUMP
#error JVMPI_GC_OBJ_ARRAY_DUMP must be a macro
#endif
EQ(JVMPI_GC_PRIM_ARRAY_DUMP, 35);
#ifndef JVMPI_GC_PRIM_ARRAY_DUMP
#error JVMPI_GC_PRIM_ARRAY_DUMP must be a macro
#endif
EQ(JVMPI_MONITOR_JAVA, 1);
#ifndef JVMPI_MONITOR_JAVA
#error JVMPI_MONITOR_JAVA must be a macro
#endif
EQ(JVMPI_MONITOR_RAW, 2);
#ifndef JVMPI_MONITOR_RAW
#error JVMPI_MONITOR_RAW must be a macro
#endif
EQ(JVMPI_DUMP_LEVEL_0, 0);
#ifndef JVMPI_DUMP_LEVEL_0
#error JVMPI_DUMP_LEVEL_0 must be a macro
#endif
EQ(JVMPI_DUMP_LEVEL_1, 1);
#ifndef JVMPI_DUMP_LEVEL_1
#error JVMPI_DUMP_LEVEL_1 must be a macro
#endif
EQ(JVMPI_DUMP_LEVEL_2, 2);
#ifndef JVMPI_DUMP_LEVEL_2
#error JVMPI_DUMP_LEVEL_2 must be a macro
#endif

/* The metadata: what can be said of it at compile time is its size; the rest is compared at run time. */
SIZE(jvmpi_event_meta, 62 * sizeof(JvmpiEventMeta));
SIZE(jvmpi_function_meta, 30 * sizeof(JvmpiFunctionMeta));

static const struct {
    int number;
    const char *name, *body;
    enum jvmpi_mode mode, after;
    int flags;
} events[] = {
    {1, "METHOD_ENTRY", "method", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {2, "METHOD_ENTRY2", "method_entry2", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {3, "METHOD_EXIT", "method", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {4, "OBJECT_ALLOC", "obj_alloc", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 1},
    {5, "OBJECT_FREE", "obj_free", JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 4},
    {6, "OBJECT_MOVE", "obj_move", JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 12},
    {7, "COMPILED_METHOD_LOAD", "compiled_method_load", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {8, "COMPILED_METHOD_UNLOAD", "compiled_method_unload", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {9, "INSTRUCTION_START", "instruction", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {33, "THREAD_START", "thread_start", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 1},
    {34, "THREAD_END", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {35, "CLASS_LOAD_HOOK", "class_load_hook", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {37, "HEAP_DUMP", "heap_dump", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 3},
    {38, "JNI_GLOBALREF_ALLOC", "jni_globalref_alloc", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {39, "JNI_GLOBALREF_FREE", "jni_globalref_free", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {40, "JNI_WEAK_GLOBALREF_ALLOC", "jni_globalref_alloc", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {41, "JNI_WEAK_GLOBALREF_FREE", "jni_globalref_free", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {42, "CLASS_LOAD", "class_load", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 1},
    {43, "CLASS_UNLOAD", "class_unload", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {44, "DATA_DUMP_REQUEST", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {45, "DATA_RESET_REQUEST", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {46, "JVM_INIT_DONE", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {47, "JVM_SHUT_DOWN", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {48, "ARENA_NEW", "new_arena", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 8},
    {49, "ARENA_DELETE", "delete_arena", JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 12},
    {50, "OBJECT_DUMP", "object_dump", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 3},
    {51, "RAW_MONITOR_CONTENDED_ENTER", "raw_monitor", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {52, "RAW_MONITOR_CONTENDED_ENTERED", "raw_monitor", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {53, "RAW_MONITOR_CONTENDED_EXIT", "raw_monitor", JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, 0},
    {54, "MONITOR_CONTENDED_ENTER", "monitor", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {55, "MONITOR_CONTENDED_ENTERED", "monitor", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {56, "MONITOR_CONTENDED_EXIT", "monitor", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {57, "MONITOR_WAIT", "monitor_wait", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {58, "MONITOR_WAITED", "monitor_wait", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 0},
    {59, "MONITOR_DUMP", "monitor_dump", JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, 3},
    {60, "GC_START", 0, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_THREAD_SUSPENDED, 0},
    {61, "GC_FINISH", "gc_info", JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_MULTITHREADED, 0},
};
static const struct {
    const char *name;
    jint since;
    enum jvmpi_mode only, never, enters;
    int params, flags;
} functions[] = {
    {0, JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 0, 0},
    {"NotifyEvent", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 4},
    {"EnableEvent", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 0},
    {"DisableEvent", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 0},
    {"RequestEvent", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 1},
    {"GetCallTrace", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 0},
    {"ProfilerExit", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"RawMonitorCreate", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 1, 0},
    {"RawMonitorEnter", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 1, 0},
    {"RawMonitorExit", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"RawMonitorWait", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 0},
    {"RawMonitorNotifyAll", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"RawMonitorDestroy", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_THREAD_SUSPENDED, JVMPI_MODE_NONE, 1, 0},
    {"GetCurrentThreadCpuTime", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 0, 0},
    {"SuspendThread", JVMPI_VERSION_1, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_THREAD_SUSPENDED, 1, 0},
    {"ResumeThread", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"GetThreadStatus", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"ThreadHasRun", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"CreateSystemThread", JVMPI_VERSION_1, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 3, 1},
    {"SetThreadLocalStorage", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 2, 0},
    {"GetThreadLocalStorage", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"DisableGC", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_GC_DISABLED, 0, 2},
    {"EnableGC", JVMPI_VERSION_1, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 0, 2},
    {"RunGC", JVMPI_VERSION_1, JVMPI_MODE_MULTITHREADED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 0, 1},
    {"GetThreadObject", JVMPI_VERSION_1, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"GetMethodClass", JVMPI_VERSION_1, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"jobjectID2jobject", JVMPI_VERSION_1_1, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"jobject2jobjectID", JVMPI_VERSION_1_1, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 1, 0},
    {"SuspendThreadList", JVMPI_VERSION_1_2, JVMPI_MODE_GC_DISABLED, JVMPI_MODE_NONE, JVMPI_MODE_THREAD_SUSPENDED, 3, 0},
    {"ResumeThreadList", JVMPI_VERSION_1_2, JVMPI_MODE_NONE, JVMPI_MODE_NONE, JVMPI_MODE_NONE, 3, 0},
};
static const struct {
    const char *name;
    int tag;
    char of, object;
} records[] = {
    {"JVMPI_GC_ROOT_UNKNOWN", 255, 'h', 0},
    {"JVMPI_GC_ROOT_JNI_GLOBAL", 1, 'h', 0},
    {"JVMPI_GC_ROOT_JNI_LOCAL", 2, 'h', 0},
    {"JVMPI_GC_ROOT_JAVA_FRAME", 3, 'h', 0},
    {"JVMPI_GC_ROOT_NATIVE_STACK", 4, 'h', 0},
    {"JVMPI_GC_ROOT_STICKY_CLASS", 5, 'h', 0},
    {"JVMPI_GC_ROOT_THREAD_BLOCK", 6, 'h', 0},
    {"JVMPI_GC_ROOT_MONITOR_USED", 7, 'h', 0},
    {"JVMPI_GC_CLASS_DUMP", 32, 'h', 1},
    {"JVMPI_GC_INSTANCE_DUMP", 33, 'h', 1},
    {"JVMPI_GC_OBJ_ARRAY_DUMP", 34, 'h', 1},
    {"JVMPI_GC_PRIM_ARRAY_DUMP", 35, 'h', 1},
    {"JVMPI_MONITOR_JAVA", 1, 'm', 0},
    {"JVMPI_MONITOR_RAW", 2, 'm', 0},
};

#include <stdio.h>
#include <string.h>

static int same(const char *a, const char *b)
{
    return a == b || (a && b && strcmp(a, b) == 0);
}

int main(void)
{
    int passed = 0, failed = 0, known = 0;
    for (size_t i = 0; i < sizeof events / sizeof events[0]; i++) {
        const JvmpiEventMeta *m = &jvmpi_event_meta[events[i].number];
        int ok = same(m->name, events[i].name) && same(m->body, events[i].body) && m->mode == events[i].mode &&
                 m->after == events[i].after && m->flags == events[i].flags;
        ok ? passed++ : (failed++, printf("FAILED event %s\n", events[i].name));
    }
    for (int n = 0; n <= JVMPI_MAX_EVENT_TYPE_VAL; n++)
        known += jvmpi_event_meta[n].name != NULL;
    known == sizeof events / sizeof events[0] ? passed++ : (failed++, printf("FAILED %d events\n", known));
    for (int i = 1; i < 30; i++) {
        const JvmpiFunctionMeta *m = &jvmpi_function_meta[i];
        int ok = same(m->name, functions[i].name) && m->since == functions[i].since && m->only == functions[i].only &&
                 m->never == functions[i].never && m->enters == functions[i].enters &&
                 m->params == functions[i].params && m->flags == functions[i].flags;
        ok ? passed++ : (failed++, printf("FAILED function %s\n", functions[i].name));
    }
    int all = 0;
    for (const JvmpiRecordMeta *m = jvmpi_record_meta; m->name != NULL; m++)
        all++;
    int want = sizeof records / sizeof records[0];
    all == want ? passed++ : (failed++, printf("FAILED %d records\n", all));
    for (int i = 0; i < want; i++) {
        int found = 0;
        for (const JvmpiRecordMeta *m = jvmpi_record_meta; m->name != NULL; m++)
            found |= same(m->name, records[i].name) && m->tag == records[i].tag && m->of == records[i].of &&
                     m->object == records[i].object;
        found ? passed++ : (failed++, printf("FAILED record %s\n", records[i].name));
    }
    printf("%d passed, %d failed\n", passed, failed);
    return failed != 0;
}
