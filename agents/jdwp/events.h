/* events.h - event requests: what the debugger wants to be told of, and the modifiers that narrow it down. */
#ifndef AGENT_JDWP_EVENTS_H
#define AGENT_JDWP_EVENTS_H

#include "env.h"
#include "threads.h"

/* One modifier. Object fields are global references. */
typedef struct Modifier {
    int kind; /* MOD_... */
    union {
        jint count; /* left to go */
        jthread thread;
        jclass class_;
        char *pattern;
        struct {
            jclass class_;
            jmethodID method;
            jlocation at;
        } location;
        struct {
            jclass class_; /* NULL: any */
            bool caught, uncaught;
        } exception;
        struct {
            jclass class_;
            jfieldID field;
        } field;
        struct {
            jthread thread;
            jint size, depth;
        } step;
        jobject instance; /* NULL: static methods */
    } u;
} Modifier;

typedef struct Request {
    struct Request *next;
    jint id;
    int kind; /* K_... */
    int policy;
    bool installed;
    jint count;
    Modifier mods[];
} Request;

/* Something that happened, with all that a modifier may ask or a packet may hold. References are local. */
typedef struct Event {
    int kind;
    jthread thread; /* NULL: none */
    jclass class_;  /* of the place, or the class that was prepared */
    jmethodID method;
    jlocation at;
    jobject object; /* the exception, the monitor, the field's object */
    jclass field_class;
    jfieldID field;
    int tag; /* of value */
    jvalue value;
    jmethodID catch_method;
    jlocation catch_at;
    jlong timeout;
    bool timed_out;
    bool is_virtual;
    jint status;           /* of the class that was prepared */
    const char *signature; /* of the class that was unloaded */
    char *class_name;      /* found at need: with dots; freed by event_done */
} Event;

/* Finds the modifier of a kind, or NULL. */
Modifier *request_modifier(Request *request, int kind);
/* Makes the request work: breakpoint, watch, step. Owns it from then on, whatever comes out. */
int request_install(JNIEnv *jni, Request *request, jint *id);
/* An unknown id is not an error. */
void request_clear(JNIEnv *jni, int kind, jint id);
/* Those at places of a class that was redefined: the VM has cleared its breakpoints. */
void requests_clear_breakpoints(JNIEnv *jni, jclass class_);
void requests_clear_all(JNIEnv *jni);
void request_free(JNIEnv *jni, Request *request);
bool requests_have(int kind);
bool requests_break_at(jmethodID method, jlocation at);
/* Do the request's modifiers about classes let this class pass? */
bool request_takes_class(JNIEnv *jni, Request *request, jclass class_);

/* Puts the event into the bag once for every request that wants it. The caller has the lock. `only` NULL or the
 * single request that is asked (steps). */
void event_collect(JNIEnv *jni, Event *event, Bag *bag, Request *only);
/* Puts an event with this request id into the bag, unasked. */
void event_add(JNIEnv *jni, Event *event, Bag *bag, jint request, int policy);
void event_done(Event *event);

/* Switches JVMTI's events to what the requests and steps need. The caller has the lock. */
void events_recompute(JNIEnv *jni);

/* includevirtualthreads=y: every virtual thread gets a node when it starts. */
void events_track_virtual_threads(bool on);
bool events_track_all_virtual_threads(void);

#endif
