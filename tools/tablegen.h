// The model that tablegen reads jvmti.tab and jni.tab into, and what its parts offer each other.
//
// tablegen is a build-time program: it reads the two tables, stops with file and line at the first thing that it does
// not understand, and writes every generated file of the tree. It never frees: it runs for a few milliseconds.
//
//   tablegen.c      main: which file is written by whom
//   tabread.c       text to model; the only place that knows the syntax of the two tables
//   tabread_jvmpi.c, tabemit_jvmpi.c   the same for agents/jvmpi/jvmpi.tab, whose model is tabjvmpi.h
//   tabemit_h.c     jvmti.h, jni.h, jni_proto.h, jni_table.inc
//   tabemit_ti.c    ti_entry.c, ti_bodies.h: the checked entries
//   tabemit_post.c  ti_post.c, ti_post.h, ti_meta.c, ti_meta.h
//   tabemit_fault.c ti_fault.c
//   tabemit_check.c jni_check.c
//   tabemit_doc.c   reference.md, coverage.tsv, documented.tsv, neg_checks.inc
//   tabemit_between.c  between_calls.c, between_events.c, between_meta.c, for agents that watch agents
//   tabemit_seen.c     check_jni.c, for agents/check
//   tabemit_draw.c  call_draws.inc, for the fuzzer of calls
#ifndef TOOLS_TABLEGEN_H
#define TOOLS_TABLEGEN_H
#include <stdbool.h>
#include <stdio.h>

enum { MAX_PARAMS = 10, MAX_NAMES = 6, MAX_ERRS = 20, MAX_LINES = 24 };
enum { FN_SLOTS = 156, EVENT_FIRST = 50, EVENT_LAST = 88, JNI_SLOTS = 236, VM_SLOTS = 8 };
enum { PH_ONLOAD = 1, PH_PRIMORDIAL = 2, PH_LIVE = 4, PH_START = 6, PH_DEAD = 8 }; // numbers of jvmtiPhase
enum { PB_ONLOAD = 1, PB_PRIMORDIAL = 2, PB_START = 4, PB_LIVE = 8, PB_DEAD = 16, PB_ANY = 31 }; // a set of phases

typedef enum { WAY_IN, WAY_OUT, WAY_NEW, WAY_REST } Way;

typedef struct Param {
    Way way; // WAY_REST: the C ellipsis
    const char *name;
    const char *base;  // type without [COUNT] and trailing *: jthread, utf8, byte, ptr, mem, jvmtiThreadInfo, ...
    const char *count; // COUNT of TYPE[COUNT], as written, or NULL
    bool by_address;   // a structure passed by address, read only
    const char *null;  // what null means, or NULL if null is an error
    bool min0, depth, late, native_error, module, nullpointer, loader, extension;
    const char *thread;  // alive, any, unstarted, or NULL
    const char *differs; // which HotSpot departs from the specification here, or NULL
    const char *of;      // for a field: the parameter that holds its class
    const char *as;      // for a number: the group of constants that it is made of, or NULL
    char ctype[64];      // the C type in the function's prototype
} Param;

typedef struct Err {
    const char *name, *text;
} Err;

typedef struct Fn { // one function of the tool interface
    const char *name, *since, *chapter, *doc;
    int slot;   // 1-based
    int phases; // PB_ bits
    bool detached, gcsafe, heapsafe, blocks, frugal;
    const char *cap[MAX_NAMES];
    int caps;
    const char *opt[MAX_NAMES];
    int opts;
    Param param[MAX_PARAMS];
    int params;
    Err err[MAX_ERRS];
    int errs;
} Fn;

typedef struct Arg {
    const char *type, *name, *null;
    const char *as, *count; // the group of a number; what counts the things that a pointer leads to
    bool set, alloc, ref, rest;
} Arg;

typedef struct Event {
    const char *name, *constant, *since, *doc;
    int number, phases;
    bool per_thread, nojni, gcsafe, stopped, instruction, fails;
    bool posted, to_all; // sent by this VM; by a loop over all environments
    const char *cap[MAX_NAMES];
    int caps;
    const char *opt[MAX_NAMES];
    int opts;
    const char *early[MAX_NAMES];
    int earlies;
    Arg arg[MAX_PARAMS];
    int args;
} Event;

typedef struct Cap {
    const char *name, *since, *doc;
    int bit;
} Cap;
typedef struct Error {
    const char *name, *since, *kind, *doc;
    int number;
} Error;
typedef struct Val {
    const char *name, *value;
} Val;
typedef struct Group {
    const char *name, *kind, *doc, *tag;
    Val val[MAX_LINES];
    int vals;
} Group;
typedef struct Type {                    // a structure, a union, a function pointer type or an alias
    const char *kind, *name, *ret, *tag; // ret: return type of an ftype, target of an alias
    Arg arg[MAX_LINES];
    int args;
} Type;

typedef struct Jni { // a slot of JNIEnv or JavaVM, or a function that one library exports to another
    const char *name, *since, *ret, *doc;
    const char *exception, *critical, *guard; // for -Xcheck:jni, see jni.tab; NULL if not given
    int slot;                                 // 0-based
    Arg arg[MAX_PARAMS];
    int args;
} Jni;

typedef struct Ext { // an extension function or event of this VM
    bool is_event;
    const char *id, *body, *doc; // body: the C function, or the C constant of the event
    struct {
        const char *name, *kind, *type; // as JVMTI_KIND_ and JVMTI_TYPE_
        bool null;
        const char *text;
    } par[MAX_PARAMS];
    int pars;
    const char *err[MAX_PARAMS];
    int errs;
} Ext;

typedef struct Table {
    Fn *fn[FN_SLOTS + 1];         // by slot; NULL is reserved
    Event *event[EVENT_LAST + 1]; // by number; NULL is reserved
    Cap cap[64];
    int caps; // by bit
    Error error[80];
    int errors;
    Ext ext[40];
    int exts;
    Group group[32];
    int groups;
    Type type[64];
    int types;
    Val jconst[40];
    int jconsts;
    Group jenum[4];
    int jenums;
    Type jtype[8];
    int jtypes;
    Jni *jni[JNI_SLOTS], *vm[VM_SLOTS];
    Jni export[8];
    int exports;
    Jni hook[4];
    int hooks;
    const struct Jvmpi *jvmpi; // tabjvmpi.h
} Table;

// Reads both tables into t. Prints file:line: message and exits with 1 on the first error.
void table_read(Table *t, const char *jvmti_tab, const char *jni_tab);
// The same for the table of the profiler interface.
const struct Jvmpi *jvmpi_read(const Table *t, const char *jvmpi_tab);

// Looks a record up by name; NULL if there is none.
const Cap *table_cap(const Table *t, const char *name);
const Type *table_type(const Table *t, const char *name);
const Group *table_group(const Table *t, const char *name);
const Error *table_error(const Table *t, const char *name);

// The name of a set of phases as C: "PB_START | PB_LIVE". The result is overwritten by the next call.
const char *phase_words(int set);
// The bits of these capabilities.
unsigned long long cap_bits(const Table *t, const char *const *names, int count);
// The error that a null or a bad handle of this type gives: "INVALID_CLASS"; NULL if the type is no handle.
const char *handle_error(const char *base);
// What a bad or null value of an input is answered with; NULL if null is allowed or there is nothing to be null.
const char *null_error(const Table *t, const Param *p);

// Writes "type name" with the star on the name's side: "char *" and "x" give "char *x".
void put_declarator(FILE *f, const char *type, const char *name);
// The first line of every generated file.
void put_note(FILE *f, const char *table);

// The name as upper case words: GetThreadInfo -> GET_THREAD_INFO. The result is overwritten by the next call.
const char *upper_words(const char *name);

void emit_jvmti_h(FILE *f, const Table *t);
void emit_jni_h(FILE *f, const Table *t);
void emit_jni_proto(FILE *f, const Table *t);
void emit_jni_table(FILE *f, const Table *t);
void emit_jni_check(FILE *f, const Table *t);
void emit_bodies(FILE *f, const Table *t);
void emit_entry(FILE *f, const Table *t);
void emit_fault(FILE *f, const Table *t);
void emit_post_h(FILE *f, const Table *t);
void emit_post_c(FILE *f, const Table *t);
void emit_meta_h(FILE *f, const Table *t);
void emit_meta_c(FILE *f, const Table *t);
enum { MAX_DOCUMENTED = 80 };
typedef struct Documented { // an error that a function documents
    const char *error, *why;
} Documented;
// Those of fn; how many. documented_add appends one that is not there yet.
int documented_errors(const Table *t, const Fn *fn, Documented *list);
int documented_add(Documented *list, int n, const char *error, const char *why);

void emit_reference(FILE *f, const Table *t);
void emit_extension(FILE *f, const Table *t);
void emit_coverage(FILE *f, const Table *t);
void emit_documented(FILE *f, const Table *t);
void emit_checks(FILE *f, const Table *t);
void emit_draws(FILE *f, const Table *t);
void emit_between_calls(FILE *f, const Table *t);
void emit_between_events(FILE *f, const Table *t);
void emit_between_meta(FILE *f, const Table *t);
void emit_seen(FILE *f, const Table *t);
void emit_jvmpi_h(FILE *f, const Table *t);
void emit_jvmpi_meta(FILE *f, const Table *t);
void emit_jvmpi_reference(FILE *f, const Table *t);
#endif
