/* ids.c - numbers for objects (see ids.h).
 *
 * Two ways, both constant time: from object to id by the object's tag in an environment of its own (ids_ti), from id
 * to object by a hash table of IdNodes. A node holds a weak reference, and a strong one as long as one of the PIN
 * bits is set. Ids count up from 1 and are never used again, so a stale one finds nothing rather than another object.
 *
 * A node whose object was collected is found by its empty weak reference and dropped when the table is next enlarged.
 * Lock: the agent's. Read next: value.c.
 */
#include "ids.h"

#include <stdlib.h>

enum { PIN_CLIENT = 1, PIN_SUSPENDED = 2 };

typedef struct IdNode {
    struct IdNode *next;
    jlong id;
    jweak weak;
    jobject strong; /* while pins != 0 */
    int pins;
    jlong told; /* how often the id was sent */
} IdNode;

static IdNode **table;
static size_t table_size, table_used;
static jlong last_id;
static bool all_pinned;

static IdNode **id_slot(jlong id)
{
    IdNode **link = &table[(size_t)id & (table_size - 1)];
    while (*link != NULL && (*link)->id != id)
        link = &(*link)->next;
    return link;
}

static IdNode *id_find(jlong id)
{
    return table_size == 0 ? NULL : *id_slot(id);
}

static void node_pin(JNIEnv *jni, IdNode *n, int pin)
{
    if (n->strong == NULL)
        n->strong = (*jni)->NewGlobalRef(jni, n->weak);
    n->pins = n->strong == NULL ? 0 : n->pins | pin;
}

static void node_unpin(JNIEnv *jni, IdNode *n, int pin)
{
    n->pins &= ~pin;
    if (n->pins == 0 && n->strong != NULL) {
        (*jni)->DeleteGlobalRef(jni, n->strong);
        n->strong = NULL;
    }
}

/* Removes a node; its object, if it still lives, loses its tag, so that it gets another id when it is met again. */
static void node_delete(JNIEnv *jni, IdNode **link)
{
    IdNode *n = *link;
    jobject object = (*jni)->NewLocalRef(jni, n->weak);
    if (object != NULL) {
        (*ids_ti)->SetTag(ids_ti, object, 0);
        (*jni)->DeleteLocalRef(jni, object);
    }
    node_unpin(jni, n, ~0);
    (*jni)->DeleteWeakGlobalRef(jni, n->weak);
    *link = n->next;
    table_used--;
    free(n);
}

static void drop_collected(JNIEnv *jni)
{
    for (size_t i = 0; i < table_size; i++) {
        for (IdNode **link = &table[i]; *link != NULL;) {
            if ((*jni)->IsSameObject(jni, (*link)->weak, NULL))
                node_delete(jni, link);
            else
                link = &(*link)->next;
        }
    }
}

static void table_grow(JNIEnv *jni)
{
    drop_collected(jni);
    if (table_used * 2 < table_size)
        return;
    IdNode **old = table;
    size_t old_size = table_size;
    table_size = old_size == 0 ? 256 : old_size * 2;
    table = mem_alloc(table_size * sizeof *table);
    for (size_t i = 0; i < old_size; i++) {
        while (old[i] != NULL) {
            IdNode *n = old[i];
            old[i] = n->next;
            IdNode **link = id_slot(n->id);
            n->next = *link;
            *link = n;
        }
    }
    free(old);
}

static IdNode *node_create(JNIEnv *jni, jobject object)
{
    if (table_used >= table_size)
        table_grow(jni);
    jweak weak = (*jni)->NewWeakGlobalRef(jni, object);
    if (weak == NULL || (*ids_ti)->SetTag(ids_ti, object, last_id + 1) != JVMTI_ERROR_NONE) {
        (*jni)->ExceptionClear(jni);
        if (weak != NULL)
            (*jni)->DeleteWeakGlobalRef(jni, weak);
        return NULL;
    }
    IdNode *n = mem_alloc(sizeof *n);
    n->id = ++last_id;
    n->weak = weak;
    IdNode **link = id_slot(n->id);
    n->next = *link;
    *link = n;
    table_used++;
    if (all_pinned)
        node_pin(jni, n, PIN_SUSPENDED);
    return n;
}

jlong id_of(JNIEnv *jni, jobject object)
{
    if (object == NULL)
        return 0;
    lock();
    jlong tag = 0;
    (*ids_ti)->GetTag(ids_ti, object, &tag);
    IdNode *n = tag == 0 ? NULL : id_find(tag);
    if (n == NULL)
        n = node_create(jni, object);
    jlong id = 0;
    if (n != NULL) {
        n->told++;
        id = n->id;
    }
    unlock();
    return id;
}

int id_object(JNIEnv *jni, jlong id, jobject *object)
{
    *object = NULL;
    if (id == 0)
        return E_NONE;
    lock();
    IdNode *n = id_find(id);
    if (n != NULL)
        *object = (*jni)->NewLocalRef(jni, n->weak);
    unlock();
    return *object == NULL ? E_INVALID_OBJECT : E_NONE;
}

bool id_was_issued(jlong id)
{
    lock();
    bool issued = id > 0 && id <= last_id;
    unlock();
    return issued;
}

void ids_dispose(JNIEnv *jni, jlong id, jint count)
{
    lock();
    IdNode **link = table_size == 0 ? NULL : id_slot(id);
    if (link != NULL && *link != NULL && ((*link)->told -= count) <= 0)
        node_delete(jni, link);
    unlock();
}

int id_pin(JNIEnv *jni, jlong id, bool on)
{
    int error = E_NONE;
    lock();
    IdNode *n = id_find(id);
    if (n == NULL) {
        error = E_INVALID_OBJECT;
    } else if (on) {
        node_pin(jni, n, PIN_CLIENT);
        error = n->pins & PIN_CLIENT ? E_NONE : E_INVALID_OBJECT;
    } else {
        node_unpin(jni, n, PIN_CLIENT);
    }
    unlock();
    return error;
}

void ids_pin_all(JNIEnv *jni, bool on)
{
    lock();
    if (all_pinned != on) {
        all_pinned = on;
        for (size_t i = 0; i < table_size; i++) {
            for (IdNode *n = table[i]; n != NULL; n = n->next)
                (on ? node_pin : node_unpin)(jni, n, PIN_SUSPENDED);
        }
    }
    unlock();
}

void ids_clear(JNIEnv *jni)
{
    lock();
    all_pinned = false;
    for (size_t i = 0; i < table_size; i++) {
        while (table[i] != NULL)
            node_delete(jni, &table[i]);
    }
    unlock();
}
