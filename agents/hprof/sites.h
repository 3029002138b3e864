/* Where objects come from: allocation sites, and which object was allocated at which. */
#ifndef HPROF_SITES_H
#define HPROF_SITES_H
#include "traces.h"

typedef struct Site {
    Class *class; /* of the objects; an array class for arrays */
    int is_array; /* JVMPI_NORMAL_OBJECT, JVMPI_CLASS, JVMPI_INT ... */
    Trace *trace;
    uint64_t live_bytes, live_objects, all_bytes, all_objects;
    uint32_t same; /* the number of the next site of the same hash; 0 is none */
} Site;

typedef struct Totals {
    uint64_t live_bytes, live_objects, all_bytes, all_objects;
} Totals;

/* Not under the lock: an object was allocated; a requested event tells of one whose site is not known. */
void object_allocated(const JVMPI_Event *event, bool requested);
/* Under the lock, or between GC_START and GC_FINISH. */
void object_freed(jobjectID id);
void object_moved(jobjectID from, jobjectID to);
/* Under the lock: where it was allocated and how many bytes it has; false if that is not known. */
bool object_find(uint64_t id, Site **site, uint32_t *bytes);
/* The sites ordered by live bytes, or by allocated bytes, in an array of *n that the caller frees; and their sums. */
Site **sites_sorted(bool by_allocated, uint32_t *n, Totals *totals);
/* What part of all bytes, live or allocated, is of this site. */
double site_share(const Site *s, const Totals *totals, bool by_allocated);
/* Writes those of a sorted list that have a share of at least `cutoff`; flags: SITES_... of format.h. */
void sites_write(Site *const *list, uint32_t n, const Totals *totals, double cutoff, int flags);
#endif
