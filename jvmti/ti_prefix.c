/* ti_prefix.c - chapter Method, second part: native method prefixes.
 *
 * An agent may rename a native method foo to PREFIXfoo in its class file and put a method of its own in the place of
 * foo. The VM then asks here in two places: the native method PREFIXfoo has no code of its own (it is that of foo), and
 * RegisterNatives names foo, which is not native now (it means PREFIXfoo). Prefixes of several agents nest, those of
 * later environments outside.
 *
 * Owns: Env.prefixes. Lock: ti_lock. Read next: ti_field.c. */
#include "jvmti/post.h"
#include "ti_bodies.h"

enum { MOST_PREFIXES = 64 }; /* of all environments together; more are not tried */

static void prefixes_release(char **prefixes, int count)
{
    for (int i = 0; i < count; i++)
        free(prefixes[i]);
}

/* Copies, malloc'ed; NULL if memory is out. */
static char **prefixes_made(char *const *prefixes, int count)
{
    char **copy = try_calloc((size_t)count + 1, sizeof *copy);
    for (int i = 0; copy != NULL && i < count; i++) {
        size_t size = strlen(prefixes[i]) + 1;
        if ((copy[i] = try_realloc(NULL, size)) == NULL) {
            prefixes_release(copy, i);
            free(copy);
            return NULL;
        }
        memcpy(copy[i], prefixes[i], size);
    }
    return copy;
}

static jvmtiError prefixes_replace(Env *env, char *const *prefixes, int count)
{
    char **copy = prefixes_made(prefixes, count);
    if (copy == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    ti_lock();
    char **old = env->prefixes;
    int old_count = env->prefix_count;
    env->prefixes = copy;
    env->prefix_count = count;
    ti_unlock();
    prefixes_release(old, old_count);
    free(old);
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_SetNativeMethodPrefix(Env *env, const char *prefix)
{
    char *one[] = {(char *)prefix};
    return prefixes_replace(env, one, prefix != NULL);
}

jvmtiError ti_SetNativeMethodPrefixes(Env *env, jint count, char **prefixes)
{
    for (jint i = 0; i < count; i++)
        if (prefixes[i] == NULL)
            return JVMTI_ERROR_NULL_POINTER;
    return prefixes_replace(env, prefixes, count);
}

/* Copies of all prefixes, innermost first; answers how many. */
static int prefixes_copy(char **out)
{
    int n = 0;
    ti_lock();
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        for (int i = 0; i < env->prefix_count && n < MOST_PREFIXES; i++)
            out[n++] = xstrdup(env->prefixes[i]);
    ti_unlock();
    return n;
}

static Method *method_named(const Method *m, const char *name)
{
    Symbol *s = symbol_find(name, strlen(name));
    return s == NULL ? NULL : class_find_declared_method(inspect_method_class(m), s, inspect_method_desc(m));
}

Method *prefix_native_plain(const Method *m)
{
    char *prefixes[MOST_PREFIXES];
    int count = prefixes_copy(prefixes);
    const char *name = inspect_method_name(m)->text;
    for (int i = count; i-- > 0;) { /* the outermost comes off first */
        size_t n = strlen(prefixes[i]);
        if (strncmp(name, prefixes[i], n) == 0)
            name += n;
    }
    Method *plain = name == inspect_method_name(m)->text ? NULL : method_named(m, name);
    prefixes_release(prefixes, count);
    return plain != NULL && !method_is_native(plain) ? plain : NULL;
}

Method *prefix_native_prefixed(const Method *m)
{
    char *prefixes[MOST_PREFIXES];
    int count = prefixes_copy(prefixes);
    char *name = xstrdup(inspect_method_name(m)->text);
    Method *found = NULL;
    for (int i = 0; i < count && found == NULL; i++) {
        char *longer = xformat("%s%s", prefixes[i], name);
        Method *trial = method_named(m, longer);
        if (trial != NULL && method_is_native(trial))
            found = trial;
        if (trial != NULL) { /* wrapped once more: go on from this name */
            free(name);
            name = longer;
        } else {
            free(longer);
        }
    }
    free(name);
    prefixes_release(prefixes, count);
    return found;
}
