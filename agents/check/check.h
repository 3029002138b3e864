/* check.h - what the files of this agent share: findings and how they are told; the parts, each with what it looks at.
 *
 * Each part keeps its own tables under a lock of its own, a leaf: nothing of the VM is called while it is held, but for
 * the report, whose lock comes after it. Parts are asked on the agents' threads, before and after calls and callbacks,
 * also where JNI is forbidden. */
#ifndef CHECK_H
#define CHECK_H
#include "agents/between/between.h"

typedef enum Finding {
#define FINDING(id, name, chapter, asked, sentence) FIND_##id,
#include "agents/check/findings.def"
#undef FINDING
    FINDINGS
} Finding;

typedef struct FindingInfo {
    const char *name, *chapter, *sentence;
    bool asked;
} FindingInfo;
extern const FindingInfo finding_info[FINDINGS];

enum { STACK_MOST = 12 };

/* Native frames, innermost first. */
typedef struct Stack {
    int count;
    void *frame[STACK_MOST];
} Stack;

typedef struct Options {
    bool json, fatal; /* report=json, exit */
    char *file;       /* NULL: standard error */
    int leaks;        /* how many blocks one place may leave behind, less one */
    bool wanted[FINDINGS];
} Options;
extern Options options;

/* options.c. False: usage has been printed. */
bool options_parse(const char *text);

/* report.c */
bool report_open(void); /* false: the file can't be written */
/* The calling thread's stack, from the frame of `caller` outwards (all of it where that is not found). */
void stack_take(Stack *s, void *caller);
/* Tells a finding the first time it comes from this place, and counts it. library: of the agent. May end the
 * process. */
void report(Finding f, const char *library, const Stack *s, const char *format, ...)
    __attribute__((format(printf, 4, 5)));
/* The same for the calling thread now; in a call, or at the end of a callback, of this frame. */
void report_here(Finding f, const BetweenFrame *at, const char *format, ...) __attribute__((format(printf, 3, 4)));
void report_end(void); /* the summary; nothing if there is nothing to tell */

/* The parts. `before` may answer false: the call is not made, and answers call->error. */
void memory_start(bool live); /* live: there may be agents already, and memory of theirs */
bool memory_before(BetweenFrame *call);
void memory_after(BetweenFrame *call);
void memory_event_after(const BetweenFrame *event);
void memory_end(void);
/* Sets reached[i] where some writable memory of the process holds the address ~hidden[i]; hidden is ascending. */
void leaks_search(const uintptr_t *hidden, bool *reached, size_t count);

bool outputs_before(BetweenFrame *call);
void outputs_after(BetweenFrame *call);

void monitors_before(BetweenFrame *call);
void monitors_after(BetweenFrame *call);
void monitors_end(void);

/* Calls that are forbidden where they are made. */
void places_before(const BetweenFrame *call);
void places_after(const BetweenFrame *call);

void use_env_made(BetweenEnv *env);
void use_before(const BetweenFrame *call);
void use_after(const BetweenFrame *call);
void use_end(void);

void refs_start(JavaVM *vm, void *get_env); /* get_env: of the JavaVM, before anybody stood there */
void refs_begin(void);                      /* JNI may be used from now on */
bool refs_before(BetweenFrame *call);
void refs_after(const BetweenFrame *call);
void refs_callback_before(BetweenFrame *callback);
void refs_callback_after(const BetweenFrame *callback);
/* A local reference has come from this call (NULL: nobody asked), alone or as one of many. */
void refs_made(const BetweenFrame *call, void *reference, bool alone);
void refs_step(int calls);           /* a function of JNI begins (1) or ends (-1): it may make any value a reference */
void refs_unseen(void *reference);   /* somebody else may have got this one */
void *refs_deleted(void *reference); /* answers which one is really to be deleted now: it, another one or NULL */
void refs_delete_now(void);          /* all that wait */
void refs_frame_pushed(void);        /* a frame of local references */
void refs_frame_popped(void);
/* A reference is used; false: it is one no more. */
bool refs_look(const BetweenFrame *call, void *reference, const char *what);
JNIEnv *refs_jni(void); /* of the calling thread, NULL where JNI may not be used or it is not attached */

void later_event(const BetweenFrame *event);
void later_after(const BetweenFrame *call);
void later_vm_death(JNIEnv *jni);
void later_end(void);

/* Calls visit for each value that a call has answered, nested ones too: array elements, fields. */
void values_each(const BetweenFrame *call, void (*visit)(const BetweenParam *p, void *value, void *arg), void *arg);

#endif
