/* waits.h - who waits for whom: monitors and the ownable synchronizers of java.util.concurrent, and circles of
 * threads. */
#ifndef VM_WAITS_H
#define VM_WAITS_H

#include "vm/thread/thread.h"

/* Where a synchronizer (a subclass of AbstractOwnableSynchronizer) names its owner. cls NULL: the class is not
 * loaded. */
typedef struct Ownable {
    Class *cls;
    u4 owner; /* offset of the field */
} Ownable;

/* Any state that may touch classes; loads nothing. */
Ownable ownable_find(void);
/* The java.lang.Thread that owns o, or NULL: nobody, or o is none of them. o may be NULL. RUNNING. */
Object *ownable_owner(const Ownable *kind, const Object *o);
/* Every synchronizer of the heap that has an owner; malloc'ed. World stopped. */
Object **ownable_collect(const Ownable *kind, size_t *count);

/* What t waits for: the object whose monitor it wants to enter or waits on, or what it is parked for; NULL: nothing.
 * The owner of that, in *owner if it is not NULL. World stopped. */
Object *waits_blocker(const Thread *t, const Ownable *kind, Thread **owner);
/* The thread that t waits for to let go of a monitor, or, with kind not NULL, of a synchronizer; NULL: none. World
 * stopped. */
Thread *waits_for(const Thread *t, const Ownable *kind);
/* Does the way from t lead back to it? most: the number of threads there are. World stopped. */
bool waits_in_circle(const Thread *t, const Ownable *kind, size_t most);

#endif
