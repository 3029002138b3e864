/* unicode.c - looks up code points in the tables of unicode_data.h.
 *
 * Three tables of facts:
 *   char_records   each distinct (property word, distance to lower, upper, title case) once
 *   char_runs      runs of code points in ascending order; a run goes to the start of the next one. Its code
 *                  points have record `even` and record `odd` in turn (upper and lower case letters often
 *                  alternate); mostly both are the same
 *   char_numbers   ranges that have a digit or numeric value; with `rising` the values grow by one along the range
 *
 * Lookup is a binary search (12 steps); the first 256 code points, which nearly all text consists of, are copied into a
 * direct table on first use. Filling that table twice by two threads at once stores the same values: harmless,
 * and the stores are atomic.
 * Nothing here allocates, locks or touches the Java heap. Who asks: intrinsic.c for java.lang.Character and String. */
#include "vm/base/unicode.h"

struct CharRecord {
    u4 bits;
    int32_t lower, upper, title;
};
struct CharRun {
    u4 start;
    u2 even, odd;
};
struct CharNumber {
    u4 first, last;
    int16_t digit;
    int32_t numeric;
    u1 rising;
};

#include "vm/base/unicode_data.h"

static _Atomic(const struct CharRecord *) latin1[256];

static const struct CharRecord *search(u4 cp)
{
    size_t low = 0, high = COUNT_OF(char_runs);
    while (high - low > 1) {
        size_t mid = (low + high) / 2;
        if (char_runs[mid].start <= cp)
            low = mid;
        else
            high = mid;
    }
    const struct CharRun *run = &char_runs[low];
    return &char_records[(cp - run->start) & 1 ? run->odd : run->even];
}

static const struct CharRecord *record_of(int32_t cp)
{
    u4 c = (u4)cp;
    if (c > 0x10ffff)
        return search(0x10fffd + 1); /* a code point that is never assigned */
    if (c >= 256)
        return search(c);
    const struct CharRecord *r = atomic_load_explicit(&latin1[c], memory_order_relaxed);
    if (r == NULL) {
        r = search(c);
        atomic_store_explicit(&latin1[c], r, memory_order_relaxed);
    }
    return r;
}

u4 unicode_bits(int32_t cp)
{
    return record_of(cp)->bits;
}

int32_t unicode_lower(int32_t cp)
{
    return cp + record_of(cp)->lower;
}

int32_t unicode_upper(int32_t cp)
{
    return cp + record_of(cp)->upper;
}

int32_t unicode_title(int32_t cp)
{
    return cp + record_of(cp)->title;
}

static const struct CharNumber *number_of(int32_t cp)
{
    size_t low = 0, high = COUNT_OF(char_numbers);
    while (low < high) {
        size_t mid = (low + high) / 2;
        const struct CharNumber *n = &char_numbers[mid];
        if ((u4)cp < n->first)
            high = mid;
        else if ((u4)cp > n->last)
            low = mid + 1;
        else
            return n;
    }
    return NULL;
}

int32_t unicode_digit(int32_t cp)
{
    if (cp >= '0' && cp <= '9')
        return cp - '0';
    const struct CharNumber *n = number_of(cp);
    if (n == NULL || n->digit < 0)
        return -1;
    return n->rising ? n->digit + (int32_t)((u4)cp - n->first) : n->digit;
}

int32_t unicode_numeric(int32_t cp)
{
    const struct CharNumber *n = number_of(cp);
    if (n == NULL)
        return -1;
    return n->rising ? n->numeric + (int32_t)((u4)cp - n->first) : n->numeric;
}
