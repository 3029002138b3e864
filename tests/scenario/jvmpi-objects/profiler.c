/* Counts what is allocated and freed, and asks for some of it again. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_OBJECT_ALLOC,
                              JVMPI_EVENT_OBJECT_FREE,
                              JVMPI_EVENT_JNI_GLOBALREF_ALLOC,
                              JVMPI_EVENT_JNI_GLOBALREF_FREE,
                              JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC,
                              JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE,
                              0};
enum { MOST = 100 };
static jobjectID things[MOST];
static jint thing_size;
static int counting, thing_count, freed_count, collecting;
static JNIEnv *mine;

static const char *kind(jint is_array)
{
    static const char *const names[] = {"an object", "?",         "an array of objects",
                                        "?",         "boolean[]", "char[]",
                                        "float[]",   "double[]",  "byte[]",
                                        "short[]",   "int[]",     "long[]"};
    return names[is_array];
}

static void allocated(const JVMPI_Event *e, int requested)
{
    jint what = e->u.obj_alloc.is_array;
    jobjectID of = e->u.obj_alloc.class_id;
    expect(e->u.obj_alloc.arena_id == 1, "one arena");
    if (requested) {
        say("requested: %s of %s, %s", kind(what), of == NULL ? "no class" : class_name(of),
            e->u.obj_alloc.size == thing_size ? "as big as a thing" : "of another size");
        return;
    }
    if (!counting || e->env_id != mine)
        return;
    if (strcmp(class_name(of), "Main$Thing") == 0 && what == JVMPI_NORMAL_OBJECT && thing_count < MOST) {
        expect(thing_count == 0 || thing_size == e->u.obj_alloc.size, "all of one size");
        thing_size = e->u.obj_alloc.size;
        things[thing_count++] = e->u.obj_alloc.obj_id;
    } else if (what == JVMPI_INT || what == JVMPI_BOOLEAN || what == JVMPI_CLASS) {
        say("%s of %s, %s", kind(what), of == NULL ? "no class" : class_name(of),
            e->u.obj_alloc.size >= 16 ? "with its size" : "too small");
    }
}

static void freed(jobjectID id)
{
    for (int i = 0; i < thing_count; i++) {
        if (things[i] == id) {
            expect(i != 0, "what is kept is not freed");
            things[i] = NULL;
            freed_count++;
        }
    }
}

static void reference(const JVMPI_Event *e, jint type)
{
    if (e->env_id != mine || !counting)
        return;
    if (type == JVMPI_EVENT_JNI_GLOBALREF_ALLOC || type == JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC) {
        expect(e->u.jni_globalref_alloc.obj_id == things[0], "the object of the reference");
        expect(e->u.jni_globalref_alloc.ref_id != NULL, "the reference");
    }
    say("%s reference %s", type >= JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC ? "weak" : "global",
        type == JVMPI_EVENT_JNI_GLOBALREF_ALLOC || type == JVMPI_EVENT_JNI_WEAK_GLOBALREF_ALLOC ? "made" : "deleted");
}

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_OBJECT_ALLOC)
        allocated(e, requested);
    else if (type == JVMPI_EVENT_OBJECT_FREE)
        freed(e->u.obj_free.obj_id);
    else if (type >= JVMPI_EVENT_JNI_GLOBALREF_ALLOC && type <= JVMPI_EVENT_JNI_WEAK_GLOBALREF_FREE)
        reference(e, type);
}

JNIEXPORT void JNICALL Java_Main_begin(JNIEnv *env, jclass c)
{
    mine = env;
    counting = 1;
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_end(JNIEnv *env, jclass c)
{
    counting = 0;
    say("%d things", thing_count);
    for (int i = 0; i < thing_count; i++)
        for (int k = 0; k < i; k++)
            expect(things[i] != things[k], "each has an id of its own");
    (void)env, (void)c;
}

JNIEXPORT void JNICALL Java_Main_look(JNIEnv *env, jclass c, jobject o)
{
    pi->DisableGC();
    jobjectID id = pi->jobject2jobjectID(o);
    jobject back = pi->jobjectID2jobject(id);
    expect((*env)->IsSameObject(env, back, o), "there and back");
    expect(pi->RequestEvent(JVMPI_EVENT_OBJECT_ALLOC, id) == JVMPI_SUCCESS, "OBJECT_ALLOC on request");
    pi->EnableGC();
    if (collecting)
        say("%d freed, %d wrong", freed_count, wrong);
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_refs(JNIEnv *env, jclass c, jobject o)
{
    counting = 1;
    jobject global = (*env)->NewGlobalRef(env, o);
    jweak weak = (*env)->NewWeakGlobalRef(env, o);
    (*env)->DeleteWeakGlobalRef(env, weak);
    (*env)->DeleteGlobalRef(env, global);
    counting = 0;
    (void)c;
}

JNIEXPORT void JNICALL Java_Main_collect(JNIEnv *env, jclass c)
{
    collecting = 1;
    pi->RunGC();
    (void)env, (void)c;
}
