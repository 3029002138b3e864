/* jdwp.h - the numbers of the Java Debug Wire Protocol.
 *
 * A packet, all numbers big-endian:
 *
 *      0        4        8   9      11
 *     +--------+--------+---+------+---------
 *     | length |   id   | F |  X   | data ...       length counts the header, 11 bytes
 *     +--------+--------+---+------+---------
 *     F = 0x00  a command: X is command set (1 byte) and command (1 byte)
 *     F = 0x80  a reply:   X is an error code (2 bytes), 0 = none; id is that of the command
 *
 * JVMTI's error numbers were made after these: up to 113 they are the same with a few exceptions (jdwp_error_of).
 */
#ifndef AGENT_JDWP_JDWP_H
#define AGENT_JDWP_JDWP_H

enum { JDWP_HEADER = 11, JDWP_FLAG_REPLY = 0x80, JDWP_EVENT_SET = 64, JDWP_EVENT_COMPOSITE = 100 };

enum JdwpError {
    E_NONE = 0,
    E_INVALID_THREAD = 10,
    E_INVALID_THREAD_GROUP = 11,
    E_THREAD_NOT_SUSPENDED = 13,
    E_INVALID_OBJECT = 20,
    E_INVALID_CLASS = 21,
    E_CLASS_NOT_PREPARED = 22,
    E_INVALID_METHODID = 23,
    E_INVALID_LOCATION = 24,
    E_INVALID_FIELDID = 25,
    E_INVALID_FRAMEID = 30,
    E_NO_MORE_FRAMES = 31,
    E_OPAQUE_FRAME = 32,
    E_TYPE_MISMATCH = 34,
    E_INVALID_SLOT = 35,
    E_DUPLICATE = 40,
    E_INVALID_MODULE = 42,
    E_NOT_IMPLEMENTED = 99,
    E_NULL_POINTER = 100,
    E_ABSENT_INFORMATION = 101,
    E_INVALID_EVENT_TYPE = 102,
    E_ILLEGAL_ARGUMENT = 103,
    E_OUT_OF_MEMORY = 110,
    E_VM_DEAD = 112,
    E_INTERNAL = 113,
    E_INVALID_TAG = 500,
    E_ALREADY_INVOKING = 502,
    E_INVALID_INDEX = 503,
    E_INVALID_LENGTH = 504,
    E_INVALID_STRING = 506,
    E_INVALID_CLASS_LOADER = 507,
    E_INVALID_ARRAY = 508,
    E_NATIVE_METHOD = 511,
    E_INVALID_COUNT = 512
};

enum JdwpEventKind {
    K_SINGLE_STEP = 1,
    K_BREAKPOINT = 2,
    K_EXCEPTION = 4,
    K_THREAD_START = 6,
    K_THREAD_DEATH = 7,
    K_CLASS_PREPARE = 8,
    K_CLASS_UNLOAD = 9,
    K_FIELD_ACCESS = 20,
    K_FIELD_MODIFICATION = 21,
    K_METHOD_ENTRY = 40,
    K_METHOD_EXIT = 41,
    K_METHOD_EXIT_WITH_RETURN_VALUE = 42,
    K_MONITOR_CONTENDED_ENTER = 43,
    K_MONITOR_CONTENDED_ENTERED = 44,
    K_MONITOR_WAIT = 45,
    K_MONITOR_WAITED = 46,
    K_VM_START = 90,
    K_VM_DEATH = 99
};

enum JdwpModifier {
    MOD_COUNT = 1,
    MOD_CONDITIONAL = 2,
    MOD_THREAD_ONLY = 3,
    MOD_CLASS_ONLY = 4,
    MOD_CLASS_MATCH = 5,
    MOD_CLASS_EXCLUDE = 6,
    MOD_LOCATION_ONLY = 7,
    MOD_EXCEPTION_ONLY = 8,
    MOD_FIELD_ONLY = 9,
    MOD_STEP = 10,
    MOD_INSTANCE_ONLY = 11,
    MOD_SOURCE_NAME_MATCH = 12,
    MOD_PLATFORM_THREADS_ONLY = 13
};

enum { STEP_INTO = 0, STEP_OVER = 1, STEP_OUT = 2 };
enum { STEP_MIN = 0, STEP_LINE = 1 };
enum { POLICY_NONE = 0, POLICY_THREAD = 1, POLICY_ALL = 2 };
enum { TYPE_CLASS = 1, TYPE_INTERFACE = 2, TYPE_ARRAY = 3 };
enum { INVOKE_SINGLE_THREADED = 1, INVOKE_NONVIRTUAL = 2 };
enum {
    THREAD_ZOMBIE = 0,
    THREAD_RUNNING = 1,
    THREAD_SLEEPING = 2,
    THREAD_MONITOR = 3,
    THREAD_WAIT = 4,
    THREAD_NOT_STARTED = 5
};

/* Tags of values. Primitives have the letter of their descriptor; objects say what kind of object they are. */
enum {
    TAG_ARRAY = '[',
    TAG_OBJECT = 'L',
    TAG_STRING = 's',
    TAG_THREAD = 't',
    TAG_GROUP = 'g',
    TAG_LOADER = 'l',
    TAG_CLASS = 'c',
    TAG_VOID = 'V'
};

#endif
