/* guard.c - guard zones around what JNI hands out of arrays and strings, under -Xcheck:jni.
 *
 * Native code gets a block of its own, filled from what the function handed out; when it gives the block back the zones
 * before and behind it must be untouched, and the contents go where they came from.
 *
 *   | Guard: size, origin, ... | zone, 32 bytes of 0xAB | data ... | zone, 32 bytes of 0xAB |
 *                                                       ^ what native code sees
 *
 * Blocks that are out are known by address, so a pointer that was never handed out is recognised without looking at
 * it. A block is filled with 0xBA when it is freed.
 *
 * Lock: `lock`, a leaf, guards the table of blocks. Read next: checked.c.
 */
#include <pthread.h>

#include "jni/checked.h"

enum { ZONE = 32, ZONE_BYTE = 0xab, FREE_BYTE = 0xba, BUCKETS = 1024 };

typedef struct Guard {
    struct Guard *next;
    size_t size;         /* bytes of data */
    void *origin;        /* what the real function handed out, and gets back */
    const char *by;      /* the function that handed it out */
    const Object *owner; /* the array or string; compared only */
    u1 bytes[];          /* zone, data, zone */
} Guard;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Guard *buckets[BUCKETS];

static Guard **bucket_of(const void *data)
{
    return &buckets[((uintptr_t)data >> 4) % BUCKETS];
}

static void *data_of(Guard *g)
{
    return g->bytes + ZONE;
}

/* The block with this data, or NULL; taken out of the table if that is asked for. */
static Guard *guard_find(const void *data, bool remove)
{
    pthread_mutex_lock(&lock);
    Guard **link = bucket_of(data), *g;
    while ((g = *link) != NULL && data_of(g) != data)
        link = &g->next;
    if (g != NULL && remove)
        *link = g->next;
    pthread_mutex_unlock(&lock);
    return g;
}

static bool zone_is_whole(const u1 *zone)
{
    for (int i = 0; i < ZONE; i++) {
        if (zone[i] != ZONE_BYTE)
            return false;
    }
    return true;
}

/* Bytes that native code may touch: of an array all, of a string also the terminator where there is one. */
static size_t bytes_of(const CheckCall *c, jobject o, const void *given, bool utf)
{
    if (utf)
        return strlen(given) + 1;
    Thread *t = jni_enter(c->env);
    const Object *object = object_of(o);
    size_t bytes;
    if (object_class(object)->kind == KIND_ARRAY)
        bytes = (size_t)ARRAY_LENGTH((const Array *)object) << object_class(object)->elem_shift;
    else
        bytes = ((size_t)string_length(object) + !(c->rule & CHECK_ENTERS)) * sizeof(jchar);
    jni_leave(t);
    return bytes;
}

static const Object *owner_of(const CheckCall *c, jobject o)
{
    Thread *t = jni_enter(c->env);
    const Object *owner = object_of(o);
    jni_leave(t);
    return owner;
}

void *check_take(CheckCall *c, jobject o, const void *given, bool utf)
{
    if (given == NULL)
        return NULL;
    size_t size = bytes_of(c, o, given, utf);
    Guard *g = xmalloc(sizeof *g + size + 2 * ZONE);
    g->size = size;
    g->origin = (void *)(uintptr_t)given;
    g->by = c->name;
    g->owner = owner_of(c, o);
    memset(g->bytes, ZONE_BYTE, ZONE);
    heap_copy(data_of(g), given, size, 1);
    memset(g->bytes + ZONE + size, ZONE_BYTE, ZONE);
    pthread_mutex_lock(&lock);
    Guard **bucket = bucket_of(data_of(g));
    g->next = *bucket;
    *bucket = g;
    pthread_mutex_unlock(&lock);
    return data_of(g);
}

static NORETURN void broken(const CheckCall *c, jobject o, const void *copy, const Guard *g)
{
    bool array = strstr(c->name, "String") == NULL;
    const char *what = array ? "release array failed bounds check, incorrect pointer returned ?"
                             : "release chars failed bounds check.";
    vm_print(stdout, "%s: %s %s: %p %s: %p\n", c->name, what, array ? "array" : "string", (void *)o,
             array ? "carray" : "chars", copy);
    if (g != NULL)
        vm_print(stdout, "  Header guard is %s\n  Trailer guard is %s\n", zone_is_whole(g->bytes) ? "OK" : "BROKEN",
                 zone_is_whole(g->bytes + ZONE + g->size) ? "OK" : "BROKEN");
    char *text = xformat("%s: %s", c->name, array ? "failed bounds check" : what);
    report_fatal(jni_enter(c->env), text,
                 g == NULL ? "no function of JNI handed that out, or it was given back" : NULL);
}

/* It goes back to the function that belongs to the one which handed it out, for the same array or string. */
static void check_pair(const CheckCall *c, jobject o, const Guard *g)
{
    bool other = strcmp(c->name + strlen("Release"), g->by + strlen("Get")) != 0;
    if (!other && owner_of(c, o) == g->owner)
        return;
    char *text = xformat("%s received what %s handed out%s", c->name, g->by, other ? "" : " for another object");
    report_fatal(jni_enter(c->env), text, NULL);
}

static void check_mode(CheckCall *c, jint mode)
{
    if (mode == 0 || mode == JNI_COMMIT || mode == JNI_ABORT)
        return;
    Thread *t = jni_enter(c->env);
    report_warning(t, c->name, "WARNING in native method: the mode %d is none of 0, JNI_COMMIT, JNI_ABORT", (int)mode);
    jni_leave(t);
}

void *check_give(CheckCall *c, jobject o, const void *copy, jint mode)
{
    if (copy == NULL) {
        Thread *t = jni_enter(c->env);
        report_warning(t, c->name, "WARNING in native method: NULL is given back, which was not handed out");
        jni_leave(t);
        return NULL;
    }
    Guard *g = guard_find(copy, mode != JNI_COMMIT);
    if (g == NULL || !zone_is_whole(g->bytes) || !zone_is_whole(g->bytes + ZONE + g->size))
        broken(c, o, copy, g);
    check_pair(c, o, g);
    check_mode(c, mode);
    void *origin = g->origin;
    if (mode != JNI_ABORT)
        heap_copy(origin, data_of(g), g->size, 1);
    if (mode != JNI_COMMIT) {
        memset(data_of(g), FREE_BYTE, g->size);
        free(g);
    }
    return origin;
}
