/* string_new.c - java.lang.String made from C, and the table of interned strings (JLS 3.10.5, JVMS 5.1).
 *
 * The intern table holds strings weakly: a string that only the table knows is dropped by string_sweep. Buckets are
 * chains of small malloc'ed nodes with the hash, so growing and sweeping never touch the strings.
 *
 * Lock: intern_lock, a leaf: taken RUNNING, nothing under it allocates Java objects or polls. A candidate string is
 * made before the lock is taken, and dropped if another thread was faster.
 * Read next: utf8.h, string.h, object_new.h.
 */
#include "vm/heap/string_new.h"

#include <pthread.h>

#include "vm/base/above.h"
#include "vm/base/symbol.h"
#include "vm/base/utf8.h"
#include "vm/class/string.h"
#include "vm/class/wellknown.h"
#include "vm/heap/heap.h"
#include "vm/heap/mirror.h"
#include "vm/heap/object_new.h"
#include "vm/heap/store.h"

typedef struct Interned {
    struct Interned *next;
    Object *string;
    u4 hash;
} Interned;

static Interned **table;
static size_t table_size, table_count; /* size: a power of two */
static pthread_mutex_t intern_lock = PTHREAD_MUTEX_INITIALIZER;

void string_init(void)
{
    table_size = 1024;
    table_count = 0;
    table = xcalloc(table_size, sizeof *table);
}

/* ---- making strings ---- */

static Array *new_chars(Thread *t, size_t count)
{
    if (count > INT32_MAX) {
        throw_oom(t, "Requested array size exceeds VM limit");
        return NULL;
    }
    Class *chars = class_array_of(t, class_primitive('C'));
    return chars ? array_new(t, chars, (int32_t)count) : NULL;
}

static Object *string_of_chars(Thread *t, Array *chars)
{
    if (chars == NULL)
        return NULL;
    size_t roots = roots_mark(t);
    roots_add(t, &chars->head);
    Object *s = object_new(t, wk.String);
    roots_reset(t, roots);
    if (s != NULL)
        WK_STORE(s, String_value, chars);
    return s;
}

Object *string_of_units(Thread *t, const u2 *units, int32_t count)
{
    Array *chars = new_chars(t, (size_t)count);
    if (chars != NULL)
        heap_copy(ARRAY_DATA(chars, u2), units, (size_t)count, sizeof(u2));
    return string_of_chars(t, chars);
}

Object *string_of_utf8(Thread *t, const char *text)
{
    size_t len = strlen(text);
    Array *chars = new_chars(t, utf8_std_units(text, len));
    if (chars != NULL)
        utf8_std_decode(text, len, ARRAY_DATA(chars, u2));
    return string_of_chars(t, chars);
}

Object *string_of_mutf8(Thread *t, const char *bytes, size_t len)
{
    Array *chars = new_chars(t, utf8_units(bytes, len));
    if (chars != NULL)
        utf8_decode(bytes, len, ARRAY_DATA(chars, u2));
    return string_of_chars(t, chars);
}

Object *string_of_symbol(Thread *t, const Symbol *s)
{
    return string_of_mutf8(t, s->text, s->len);
}

/* ---- the intern table ---- */

static u4 hash_units(const u2 *units, size_t count)
{
    u4 h = 0;
    for (size_t i = 0; i < count; i++)
        h = h * 31 + units[i];
    return h ^ h >> 15;
}

static Object *find(const u2 *units, size_t count, u4 hash)
{
    for (Interned *n = table[hash & (table_size - 1)]; n != NULL; n = n->next) {
        if (n->hash == hash && string_has_units(n->string, units, count))
            return n->string;
    }
    return NULL;
}

static void grow(void)
{
    size_t size = table_size * 2;
    Interned **bigger = xcalloc(size, sizeof *bigger);
    for (size_t i = 0; i < table_size; i++) {
        for (Interned *n = table[i], *next; n != NULL; n = next) {
            next = n->next;
            n->next = bigger[n->hash & (size - 1)];
            bigger[n->hash & (size - 1)] = n;
        }
    }
    free(table);
    table = bigger;
    table_size = size;
}

static Object *find_or_add(Object *string, u4 hash)
{
    pthread_mutex_lock(&intern_lock);
    Object *found = find(string_units(string), (size_t)string_length(string), hash);
    if (found == NULL) {
        if (table_count >= table_size)
            grow();
        Interned *n = xmalloc(sizeof *n);
        *n = (Interned){table[hash & (table_size - 1)], string, hash};
        table[hash & (table_size - 1)] = n;
        table_count++;
        found = string;
    }
    pthread_mutex_unlock(&intern_lock);
    return found;
}

Object *string_intern(Thread *t, Object *string)
{
    (void)t;
    return find_or_add(string, hash_units(string_units(string), (size_t)string_length(string)));
}

Object *string_intern_symbol(Thread *t, const Symbol *s)
{
    size_t count = utf8_units(s->text, s->len);
    u2 small[256];
    u2 *units = count <= COUNT_OF(small) ? small : xmalloc(count * sizeof *units);
    utf8_decode(s->text, s->len, units);
    u4 hash = hash_units(units, count);
    pthread_mutex_lock(&intern_lock);
    Object *found = find(units, count, hash);
    pthread_mutex_unlock(&intern_lock);
    if (found == NULL) {
        Object *made = string_of_units(t, units, (int32_t)count);
        found = made ? find_or_add(made, hash) : NULL;
    }
    if (units != small)
        free(units);
    return found;
}

void string_sweep(bool (*is_live)(Object *o))
{
    for (size_t i = 0; i < table_size; i++) {
        for (Interned **link = &table[i]; *link != NULL;) {
            Interned *n = *link;
            if (is_live(n->string)) {
                link = &n->next;
            } else {
                *link = n->next;
                free(n);
                table_count--;
            }
        }
    }
}
