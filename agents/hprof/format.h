/* The two forms of output, ascii and binary, behind one table of functions: what is told, and in which order, is one
 * walk (sites.c, samples.c, heap.c). Under the lock. */
#ifndef HPROF_FORMAT_H
#define HPROF_FORMAT_H
#include "sites.h"

/* A heap dump, decoded record by record (heap.c). Values, elements and constants are still as JVMPI gives them. */
typedef struct HeapRoot {
    int tag; /* JVMPI_GC_ROOT_... */
    uint64_t id, reference;
    const Thread *thread;
    int32_t frame; /* -1: none */
    Trace *trace;  /* of JVMPI_GC_ROOT_THREAD_OBJ */
} HeapRoot;

typedef struct HeapClass {
    Class *class;
    uint64_t super, loader, signers, domain;
    int constants;
    const unsigned char *constant, *statics;
} HeapClass;

typedef struct HeapObject {
    uint64_t id;
    Class *class;
    uint32_t bytes; /* in the heap */
    Trace *trace;
    int type;       /* arrays: JVMPI_NORMAL_OBJECT for elements that are objects, else JVMPI_INT ... */
    uint32_t count; /* arrays: elements; instances: bytes of values */
    const unsigned char *values;
} HeapObject;

typedef struct Format {
    void (*begin)(void);
    void (*class_load)(Class *c); /* nothing if it is written already */
    void (*class_unload)(Class *c);
    void (*thread_start)(const Thread *t);
    void (*thread_end)(const Thread *t);
    void (*trace)(Trace *t); /* nothing if it is written already */
    /* All of these; their classes and stacks have been written. */
    void (*sites)(Site *const *list, uint32_t n, const Totals *totals, double cutoff, int flags);
    void (*samples)(Trace *const *list, uint32_t n, uint64_t total);
    void (*summary)(const Totals *totals);
    /* A heap dump: class_names for every class, then begin, the records, end. */
    void (*heap_names)(Class *c);
    bool (*heap_begin)(uint64_t length, uint64_t objects, uint64_t bytes); /* false: it can't be written */
    void (*heap_root)(const HeapRoot *r);
    void (*heap_class)(const HeapClass *c); /* then count and entries of constants, static fields, fields */
    bool statics_first;                     /* the static fields before the constants */
    void (*heap_count)(int n);
    void (*heap_constant)(int index, int type, const unsigned char *value);
    void (*heap_static)(const Member *m, const unsigned char *value);
    void (*heap_field)(const Member *m);
    void (*heap_instance)(const HeapObject *o); /* then its values: the fields of its class, then of the superclass */
    void (*heap_value)(const Member *m, const unsigned char *value);
    void (*heap_array)(const HeapObject *o); /* then its elements, if they are objects */
    void (*heap_element)(uint32_t index, uint64_t id);
    void (*heap_end)(void);
} Format;

enum { SITES_INCREMENTAL = 1, SITES_BY_ALLOCATED = 2, SITES_AFTER_GC = 4 };

extern const Format ascii_format, binary_format;
extern const Format *format; /* the one that the options chose */

/* ascii.c: the tables that have no binary form begin and end like the others. */
void ascii_begin(const char *title, const char *more);
void ascii_end(const char *title);
/* "java.lang.String.length" of the top frame; "" of an empty trace. */
const char *ascii_top(const Trace *t, char *text, size_t room);

/* A value of `bytes` bytes from a dump: ids stand there as in memory, numbers most significant byte first. */
uint64_t value_id(const unsigned char *at);
uint32_t value_u4(const unsigned char *at);
#endif
