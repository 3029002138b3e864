/* check_memory.c - chapter Memory Management: Allocate and Deallocate. */
#define CHAPTER "memory"
#include "kit.h"

#include <pthread.h>

CHECK(Allocate, gives_memory, NEEDS(), "The memory can be written over its whole size.")
{
    unsigned char *m = NULL;
    MUST(Allocate, 1000, &m);
    TRUE(m != NULL, "no memory");
    memset(m, 0xa5, 1000);
    SAME_INT(m[999], 0xa5, "last byte");
    MUST(Deallocate, m);
}

CHECK(Allocate, zero_gives_null, NEEDS(), "Zero bytes are answered with a null pointer.")
{
    unsigned char *m = (unsigned char *)k;
    MUST(Allocate, 0, &m);
    TRUE(m == NULL, "memory of zero bytes: %p", (void *)m);
}

CHECK(Allocate, refuses_negative, NEEDS(), "A negative size is ILLEGAL_ARGUMENT.")
{
    unsigned char *m = NULL;
    REFUSE(ILLEGAL_ARGUMENT, Allocate, -1, &m);
    REFUSE(ILLEGAL_ARGUMENT, Allocate, INT64_MIN, &m);
}

CHECK(Allocate, refuses_impossible, NEEDS(), "More than there can be is OUT_OF_MEMORY.")
{
    unsigned char *m = NULL;
    REFUSE(OUT_OF_MEMORY, Allocate, INT64_MAX / 2, &m);
}

CHECK(Allocate, distinct, NEEDS(), "Two allocations do not overlap.")
{
    unsigned char *a = NULL, *b = NULL;
    MUST(Allocate, 64, &a);
    MUST(Allocate, 64, &b);
    memset(a, 1, 64);
    memset(b, 2, 64);
    SAME_INT(a[0] + a[63], 2, "first block");
    FREE(a);
    FREE(b);
}

CHECK(Allocate, aligned, NEEDS(), "The memory is aligned for a long and a double.")
{
    unsigned char *m = NULL;
    MUST(Allocate, 1, &m);
    SAME_INT((uintptr_t)m % sizeof(jlong), 0, "address modulo 8");
    FREE(m);
}

CHECK_AT(KIT_ONLOAD, Allocate, in_onload, NEEDS(), "Memory can be had in the OnLoad phase.")
{
    unsigned char *m = NULL;
    MUST(Allocate, 16, &m);
    TRUE(m != NULL, "no memory");
    memset(m, 0xa5, 16);
    MUST(Deallocate, m);
}

CHECK_AT(KIT_START, Allocate, in_start, NEEDS(), "Memory can be had in the start phase.")
{
    unsigned char *m = NULL;
    MUST(Allocate, 16, &m);
    TRUE(m != NULL, "no memory");
    memset(m, 0xa5, 16);
    MUST(Deallocate, m);
}

typedef struct Detached {
    Kit *k;
    jvmtiError allocate, deallocate;
} Detached;

static void *detached_allocate(void *arg)
{
    Detached *d = arg;
    Kit *k = d->k;
    unsigned char *m = NULL;
    d->allocate = TI(Allocate, 10, &m);
    d->deallocate = TI(Deallocate, m);
    return NULL;
}

static int detached_run(Detached *d)
{
    pthread_t thread;
    if (pthread_create(&thread, NULL, detached_allocate, d) != 0)
        return 0;
    return pthread_join(thread, NULL) == 0;
}

CHECK(Allocate, detached_thread, NEEDS(), "Allocate may be called on a thread that is not attached.")
{
    Detached d = {k, JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL};
    DO(detached_run(&d));
    GIVES(JVMTI_ERROR_NONE, d.allocate);
}

CHECK(Deallocate, detached_thread, NEEDS(), "Deallocate may be called on a thread that is not attached.")
{
    Detached d = {k, JVMTI_ERROR_INTERNAL, JVMTI_ERROR_INTERNAL};
    DO(detached_run(&d));
    GIVES(JVMTI_ERROR_NONE, d.deallocate);
}

CHECK(Deallocate, default_mem, NEEDS(), "A null pointer is no error and does nothing.")
{
    MUST(Deallocate, NULL);
}

CHECK(Deallocate, other_environment, NEEDS(), "Memory of one environment may be freed through another.")
{
    unsigned char *m = NULL;
    jvmtiEnv *other = kit_env(k, NULL);
    DO(other != NULL);
    MUST(Allocate, 20, &m);
    GIVES(JVMTI_ERROR_NONE, (*other)->Deallocate(other, m));
}
