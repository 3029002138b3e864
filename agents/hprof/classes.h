/* The program's classes, methods and fields, as CLASS_LOAD told of them. Records are never freed: stacks name them. */
#ifndef HPROF_CLASSES_H
#define HPROF_CLASSES_H
#include "hprof.h"
#include "map.h"

typedef struct Member {
    char *name, *signature;
    int type; /* JVMPI_NORMAL_OBJECT, JVMPI_INT ... */
} Member;

typedef struct Class {
    uint32_t serial;        /* from 1 */
    uint64_t id;            /* of the class object; of an array class nobody told of, the address of this record */
    uint64_t loader;        /* once a heap dump has told it */
    struct Class *super;    /* the same */
    uint32_t instance_size; /* bytes, the same */
    char *name;             /* as the VM gives it: java.lang.String, [I, [Ljava.lang.String; */
    char *pretty;           /* as a person writes it: java.lang.String, int[], java.lang.String[] */
    char *source;           /* file; may be NULL */
    int interfaces, statics, fields;
    Member *static_field, *field;
    uint32_t value_bytes; /* of an instance in a dump, superclasses included; once a heap dump has told super */
    bool known;           /* CLASS_LOAD told of it */
    bool written;         /* the output names it */
    struct Class *same;   /* the next of the same name */
    struct Class *array;  /* the array class of this element class, once asked for */
} Class;

typedef struct Method {
    Class *class;
    char *name, *signature;
} Method;

/* Takes what the event says. */
void class_learn(const JVMPI_Event *event);
/* The id stands for nothing any more; the record stays. */
Class *class_forget(jobjectID id);
/* The class of this id; NULL if it has not been told. */
Class *class_find(jobjectID id);
/* The class of arrays of this element class, or of this primitive type (JVMPI_INT ...); it may be made up here. */
Class *class_array_of(Class *element);
Class *class_array_of_type(int type);
/* Joins made-up array classes with those that have turned up, once loaders are known. */
void classes_settle(void);
/* Stands for what can't be learnt. */
Class *class_unknown(void);
Method *method_find(jmethodID id);
/* As method_find, but a method that can't be learnt is given a record that says so. */
Method *method_get(jmethodID id);
/* Each class that there is, by its serial number from 1; NULL after the last. */
Class *class_at(uint32_t serial);

/* Not under the lock: asks the VM for the class of this id, or of this method, if it has not been told of it. */
void class_ask(jobjectID id);
void method_ask(jmethodID id);

/* How many bytes a value of this signature or of this type has in a dump; and its type. */
int type_bytes(int type);
int signature_type(const char *signature);
#endif
