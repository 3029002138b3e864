/* Records behind the compile_info pointer of a CompiledMethodLoad event: a list, each record headed by its kind. */
#ifndef _JVMTI_CMLR_H_
#define _JVMTI_CMLR_H_

#include "jni.h"
#include "jvmti.h"

#ifdef __cplusplus
extern "C" {
#endif

enum {
    JVMTI_CMLR_MAJOR_VERSION_1 = 1,
    JVMTI_CMLR_MINOR_VERSION_0 = 0,
    JVMTI_CMLR_MAJOR_VERSION = 1,
    JVMTI_CMLR_MINOR_VERSION = 0
};

typedef enum { JVMTI_CMLR_DUMMY = 1, JVMTI_CMLR_INLINE_INFO = 2 } jvmtiCMLRKind;

/* What every record begins with. */
typedef struct _jvmtiCompiledMethodLoadRecordHeader {
    jvmtiCMLRKind kind;
    jint majorinfoversion;
    jint minorinfoversion;
    struct _jvmtiCompiledMethodLoadRecordHeader *next;
} jvmtiCompiledMethodLoadRecordHeader;

/* The methods, innermost first, that are inlined at one machine address. */
typedef struct _PCStackInfo {
    void *pc;
    jint numstackframes;
    jmethodID *methods;
    jint *bcis;
} PCStackInfo;

/* JVMTI_CMLR_INLINE_INFO */
typedef struct _jvmtiCompiledMethodLoadInlineRecord {
    jvmtiCompiledMethodLoadRecordHeader header;
    jint numpcs;
    PCStackInfo *pcinfo;
} jvmtiCompiledMethodLoadInlineRecord;

/* JVMTI_CMLR_DUMMY */
typedef struct _jvmtiCompiledMethodLoadDummyRecord {
    jvmtiCompiledMethodLoadRecordHeader header;
    char message[50];
} jvmtiCompiledMethodLoadDummyRecord;

#ifdef __cplusplus
}
#endif
#endif
