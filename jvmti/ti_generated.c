/* ti_generated.c - GenerateEvents (chapter Event Management), and the events about code that the VM generates.
 *
 * Methods are compiled to threaded code: one cell of eight bytes for each byte of bytecode, made at the first call, run
 * by the interpreter's loop, kept until the class is unloaded (vm/run/code.h). That is the form that CompiledMethodLoad
 * speaks of: the address of the cells, their size, and a map from the address of each instruction's first cell to its
 * bytecode index. A method that was redefined has one such form for each version that was run.
 *
 * Machine code is generated for one purpose, JNI functions that stand for intrinsics (vm/native/native_stub.h):
 * DynamicCodeGenerated.
 *
 * Owns: the list of compiled forms that are gone and have not been told of. Code is freed in a stopped world, so
 * CompiledMethodUnload waits until it runs again. Lock: freed_lock, a leaf, for a few instructions.
 *
 * Read next: enable.c, post.c. */
#include <pthread.h>

#include "jvmti/enable.h"
#include "jvmti/generated.h"
#include "ti_bodies.h"
#include "ti_meta.h"
#include "ti_post.h"

/* ---- CompiledMethodLoad ---- */

/* One entry for each instruction; malloc'ed. */
static jvmtiAddrLocationMap *map_of(const Code *c, jint *length)
{
    u4 len = inspect_code_info(c)->len;
    jvmtiAddrLocationMap *map = xcalloc(len + 1u, sizeof *map);
    jint n = 0;
    for (int32_t bci = 0; bci < (int32_t)len; bci++)
        if (inspect_is_instruction(c, bci))
            map[n++] = (jvmtiAddrLocationMap){inspect_compiled(c, bci), bci};
    *length = n;
    return map;
}

static void load_send(Env *env, Thread *t, Code *c)
{
    jint length;
    jvmtiAddrLocationMap *map = map_of(c, &length);
    jint size = (jint)inspect_compiled_size(c);
    send_CompiledMethodLoad(env, t, method_id_of_code(c), size, inspect_compiled(c, 0), length, map, NULL);
    free(map);
}

void generated_code_made(Thread *t, Code *c)
{
    for (Env *env = env_first(); env != NULL; env = env_next(env))
        if (event_enabled(env, t, JVMTI_EVENT_COMPILED_METHOD_LOAD))
            load_send(env, t, c);
}

/* ---- CompiledMethodUnload ---- */

typedef struct Freed {
    struct Freed *next;
    MethodId *method; /* only names it: the class may be gone */
    const void *address;
} Freed;

static pthread_mutex_t freed_lock = PTHREAD_MUTEX_INITIALIZER;
static Freed *freed;

void generated_code_freed(Code *c)
{
    Freed *f = xmalloc(sizeof *f);
    *f = (Freed){NULL, inspect_known_id(c), inspect_compiled(c, 0)};
    pthread_mutex_lock(&freed_lock);
    f->next = freed;
    freed = f;
    pthread_mutex_unlock(&freed_lock);
}

void generated_flush_freed(Thread *t)
{
    pthread_mutex_lock(&freed_lock);
    Freed *list = freed;
    freed = NULL;
    pthread_mutex_unlock(&freed_lock);
    while (list != NULL) {
        Freed *f = list;
        list = f->next;
        if (f->method != NULL) /* else nobody was told of it */
            post_CompiledMethodUnload(t, f->method, f->address);
        free(f);
    }
}

/* ---- GenerateEvents ---- */

typedef struct CodeList {
    Code **codes;
    size_t count, room;
    bool cut; /* memory was out */
} CodeList;

static void codes_collect(Class *c, void *arg)
{
    CodeList *list = arg;
    for (int i = 0; inspect_class_mirror(c) != NULL && i < inspect_method_count(c); i++) {
        for (Code *code = inspect_made_code(inspect_method_at(c, i)); code != NULL; code = inspect_older(code)) {
            if (inspect_code_info(code) == NULL || !inspect_is_decoded(code))
                continue;
            list->cut = list->cut || !try_grow(list->codes, list->room, list->count + 1, 512);
            if (!list->cut)
                list->codes[list->count++] = code;
        }
    }
}

/* The classes of the list are kept alive meanwhile. */
static jvmtiError loads_generate(Env *env)
{
    Thread *self = thread_self();
    CodeList list = {0};
    loader_each_class(codes_collect, &list);
    size_t roots = inspect_roots_mark(self);
    for (size_t i = 0; !list.cut && i < list.count; i++)
        roots_add(self, inspect_class_mirror(inspect_method_class(inspect_code_method(list.codes[i]))));
    for (size_t i = 0; !list.cut && i < list.count; i++)
        if (event_enabled(env, self, JVMTI_EVENT_COMPILED_METHOD_LOAD))
            load_send(env, self, list.codes[i]);
    inspect_roots_reset(self, roots);
    free(list.codes);
    return list.cut ? JVMTI_ERROR_OUT_OF_MEMORY : JVMTI_ERROR_NONE;
}

static void stubs_generate(Env *env)
{
    Thread *self = thread_self();
    for (const NativeStub *s = native_stub_first(); s != NULL; s = s->next)
        if (event_enabled(env, self, JVMTI_EVENT_DYNAMIC_CODE_GENERATED))
            send_DynamicCodeGenerated(env, self, s->name, s->code, s->size);
}

jvmtiError ti_GenerateEvents(Env *env, jvmtiEvent event)
{
    bool compiled = event == JVMTI_EVENT_COMPILED_METHOD_LOAD;
    if (!compiled && event != JVMTI_EVENT_DYNAMIC_CODE_GENERATED)
        return JVMTI_ERROR_ILLEGAL_ARGUMENT;
    if (compiled && !env_has(env, CAP_can_generate_compiled_method_load_events))
        return JVMTI_ERROR_MUST_POSSESS_CAPABILITY;
    if (compiled)
        return loads_generate(env);
    stubs_generate(env);
    return JVMTI_ERROR_NONE;
}
