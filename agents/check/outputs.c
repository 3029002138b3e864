/* outputs.c - what functions answer beside an error is undefined, so an agent that uses it has not looked at the error.
 *
 * After an error each output gets a value that is no pointer, reference or number that anybody would have: its lower
 * part says which call it was. Where such a value comes back as a parameter, that call is told.
 *
 *   pointer  0x0bad00000000 + 64 * number    reads of it fault, with an address that speaks for itself
 *   jint     0x0bad0000 + number
 *
 * Owns: the ring of failed calls. Lock: `lock`. Read next: monitors.c. */
#include "agents/check/check.h"
#include <pthread.h>
#include <string.h>

enum { FAILED = 4096, STEP = 64 };
#define POINTERS ((uintptr_t)0x0bad00000000)
#define NUMBERS  0x0bad0000

typedef struct Failed {
    const char *function;
    jvmtiError error;
} Failed;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Failed failed[FAILED];
static unsigned count;

static unsigned note(const BetweenFrame *call)
{
    pthread_mutex_lock(&lock);
    unsigned n = count++ % FAILED;
    failed[n] = (Failed){call->name, call->error};
    pthread_mutex_unlock(&lock);
    return n;
}

static bool is_pointer(BetweenKind kind)
{
    return (kind >= BETWEEN_THREAD && kind <= BETWEEN_FIELD) || kind == BETWEEN_RAW_MONITOR || kind == BETWEEN_TEXT ||
           kind == BETWEEN_POINTER;
}

static void poison(const BetweenParam *p, void *at, unsigned n)
{
    if (p->way == BETWEEN_NEW || is_pointer(p->kind))
        *(uintptr_t *)at = POINTERS + (uintptr_t)n * STEP;
    else if (p->kind == BETWEEN_INT && p->size == (int)sizeof(jint))
        *(jint *)at = (jint)(NUMBERS + n);
}

void outputs_after(BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    if (call->error == JVMTI_ERROR_NONE || !options.wanted[FIND_OUTPUT_AFTER_ERROR])
        return;
    unsigned n = note(call);
    for (int i = 0; i < f->params; i++) {
        const BetweenParam *p = &f->param[i];
        char *at = call->value[i].p;
        if (p->way == BETWEEN_IN || (uintptr_t)at < 4096 || (p->way == BETWEEN_OUT && p->array))
            continue; /* nobody knows how long the agent's array is */
        if (p->way == BETWEEN_OUT && p->structure != NULL)
            for (int k = 0; k < p->structure->fields; k++)
                poison(&p->structure->field[k], at + p->structure->field[k].offset, n);
        else
            poison(p, at, n);
    }
}

/* The number of the failed call whose output this is, or -1. */
static int poisoned(const BetweenParam *p, const BetweenValue *v)
{
    uintptr_t distance = (uintptr_t)v->p - POINTERS;
    if (p->way == BETWEEN_IN && p->kind == BETWEEN_INT && p->size == (int)sizeof(jint))
        return (v->j & ~(jlong)(FAILED - 1)) == NUMBERS ? (int)(v->j & (FAILED - 1)) : -1;
    if (p->way != BETWEEN_IN || (!is_pointer(p->kind) && !p->array && !p->by_address))
        return -1;
    return distance < (uintptr_t)FAILED * STEP && distance % STEP == 0 ? (int)(distance / STEP) : -1;
}

/* A call with such a pointer is not made: the VM would read it. */
bool outputs_before(BetweenFrame *call)
{
    const BetweenFunction *f = &between_functions[call->number];
    bool may = true;
    for (int i = 0; i < f->params; i++) {
        int n = poisoned(&f->param[i], &call->value[i]);
        if (n < 0)
            continue;
        pthread_mutex_lock(&lock);
        Failed from = failed[n];
        pthread_mutex_unlock(&lock);
        const char *error = between_error_name(from.error);
        report_here(FIND_OUTPUT_AFTER_ERROR, call, "%s of %s is an output of %s, which answered %s", f->param[i].name,
                    call->name, from.function, error != NULL ? error : "an error");
        may &= f->param[i].kind == BETWEEN_INT;
    }
    call->error = JVMTI_ERROR_ILLEGAL_ARGUMENT;
    return may;
}
