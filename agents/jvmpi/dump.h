/* dump.h - what the files of heap dumps share. */
#ifndef DUMP_H
#define DUMP_H

#include "bridge.h"

/* Where the values of a class's fields stand in a record, for each level that has them. */
typedef struct Slot {
    char type;                           /* first letter of the signature */
    jint offset[JVMPI_DUMP_LEVEL_2 + 1]; /* in the values; -1: left out at this level */
} Slot;

typedef struct Layout {
    jint first_instance, instance_count; /* numbers of the fields of an object, in a heap walk */
    jint static_count;                   /* its own fields; first number: ClassInfo.fields_before */
    jint instance_bytes[JVMPI_DUMP_LEVEL_2 + 1], static_bytes[JVMPI_DUMP_LEVEL_2 + 1];
    jint name_field; /* of java.lang.Class: the number of its field name; else -1 */
    Slot slots[];    /* those of an object, then its own static ones (of the others offset is -1) */
} Layout;

/* Of a complete class; made once. */
const Layout *layout_of(ClassInfo *c);

/* What is known of one object in a dump. */
typedef struct Place {
    jobjectID id;           /* NULL: free */
    ClassInfo *class_;      /* what it is an instance of */
    struct ClassDump *dump; /* it is a class that gets a record of its own */
    size_t at;              /* its values, in Walk.out */
    jint size;
} Place;

/* A class on its way into a record; they come after all objects. */
typedef struct ClassDump {
    struct ClassDump *next;
    ClassInfo *class_;
    jobjectID loader, signers, domain, name;
    char *statics;
    Buffer constants; /* entries, complete */
    jint constant_count;
} ClassDump;

typedef struct Walk {
    jint level;
    Buffer out;
    Place *places; /* an open hash table by id */
    size_t room, used;
    const Place *last; /* found */
    ClassDump *classes;
    JNIEnv **envs;  /* of the threads */
    jobjectID *ids; /* their objects */
    jint thread_count;
    const Traces *traces; /* their stacks; NULL: none */
    bool missed;          /* a class turned up that was not there when the walk was prepared */
    jobjectID only;       /* an object dump: of this object alone */
} Walk;

void walk_begin(Walk *w, jint level);
void walk_run(Walk *w, jobject from);
void walk_end(Walk *w);
/* Makes the record of an object; length: of an array. */
void walk_add(Walk *w, jobjectID id, ClassInfo *class_, jint length, jint size);
const Place *walk_recorded(const Walk *w, jobjectID id); /* NULL: not in the dump, or left out of it */

int value_bytes(char type);

/* All threads but this one stand still between the two. */
void others_suspend(JNIEnv *env);
void others_resume(JNIEnv *env);
bool others_hold(jobjectID thread); /* between the two: it is one of those */
void others_each(void (*visit)(jthread thread, jobjectID id, void *arg), void *arg); /* the same */

#endif
