/* commands_vm.c - the command set VirtualMachine.
 *
 * Owns what concerns the VM as a whole: lists of classes, threads and modules, capabilities, suspension of
 * everything, redefinition. Lists of classes hold those that are prepared, and arrays: others have no members to
 * speak of yet. Read next: commands_type.c.
 */
#include "commands.h"

#include "dispatch.h"
#include "events.h"
#include "heap.h"
#include "sender.h"
#include "strata.h"
#include "threads.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { JDWP_MAJOR = 21, JDWP_MINOR = 0 };

/* A property as Java sees it, to be freed with free; NULL if there is none. */
static char *java_property(JNIEnv *jni, const char *name)
{
    jclass c = (*jni)->FindClass(jni, "java/lang/System");
    jmethodID get =
        c == NULL ? NULL : (*jni)->GetStaticMethodID(jni, c, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
    jstring key = get == NULL ? NULL : (*jni)->NewStringUTF(jni, name);
    jstring value = key == NULL ? NULL : (*jni)->CallStaticObjectMethod(jni, c, get, key);
    (*jni)->ExceptionClear(jni);
    const char *text = value == NULL ? NULL : (*jni)->GetStringUTFChars(jni, value, NULL);
    char *copy = text == NULL ? NULL : mem_copy(text);
    if (text != NULL)
        (*jni)->ReleaseStringUTFChars(jni, value, text);
    return copy;
}

/* A property of the VM, or else of Java, to be freed with free; NULL if there is none. */
static char *property(JNIEnv *jni, const char *name)
{
    char *value = NULL;
    if ((*ti)->GetSystemProperty(ti, name, &value) != JVMTI_ERROR_NONE || value == NULL)
        return java_property(jni, name);
    char *copy = mem_copy(value);
    ti_free(value);
    return copy;
}

int vm_version(Call *call)
{
    JNIEnv *jni = call->jni;
    char *version = property(jni, "java.version"), *name = property(jni, "java.vm.name");
    char *info = property(jni, "java.vm.info"), text[400];
    snprintf(text, sizeof text, "Java Debug Wire Protocol version %d.%d (agent jdwp of tivm)\nVM %s, version %s (%s)",
             JDWP_MAJOR, JDWP_MINOR, name ? name : "?", version ? version : "?", info ? info : "");
    out_string(&call->out, text);
    out_int(&call->out, JDWP_MAJOR);
    out_int(&call->out, JDWP_MINOR);
    out_string(&call->out, version);
    out_string(&call->out, name);
    free(version);
    free(name);
    free(info);
    return E_NONE;
}

/* ---- classes ---- */

static jint jdwp_status(jint status)
{
    return status & (JVMTI_CLASS_STATUS_VERIFIED | JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_INITIALIZED |
                     JVMTI_CLASS_STATUS_ERROR);
}

/* Writes type tag, id, [signature, [generic]], status. signature: only the class of that name; `named`: write the
 * name. */
static bool write_class(Call *call, jclass c, const char *only, bool named, bool generic)
{
    jint status = 0;
    char *signature = NULL, *generic_signature = NULL;
    (*ti)->GetClassStatus(ti, c, &status);
    bool wanted = (status & (JVMTI_CLASS_STATUS_PREPARED | JVMTI_CLASS_STATUS_ARRAY)) &&
                  (*ti)->GetClassSignature(ti, c, &signature, &generic_signature) == JVMTI_ERROR_NONE &&
                  (only == NULL || strcmp(only, signature) == 0);
    if (wanted) {
        out_class(call->jni, &call->out, c);
        if (named)
            out_string(&call->out, signature);
        if (generic)
            out_string(&call->out, generic_signature);
        out_int(&call->out, jdwp_status(status));
    }
    ti_free(signature);
    ti_free(generic_signature);
    return wanted;
}

static int write_classes(Call *call, const char *only, bool named, bool generic)
{
    jint n = 0, written = 0;
    jclass *list = NULL;
    TRY_TI((*ti)->GetLoadedClasses(ti, &n, &list));
    refs_reserve(call->jni, n);
    size_t mark = out_mark(&call->out);
    for (jint i = 0; i < n; i++) {
        written += write_class(call, list[i], only, named, generic);
        (*call->jni)->DeleteLocalRef(call->jni, list[i]);
    }
    ti_free(list);
    out_patch(&call->out, mark, written);
    return E_NONE;
}

int vm_classes_by_signature(Call *call)
{
    char *signature = in_string(&call->in);
    int error = call_ok(call);
    if (error == E_NONE)
        error = write_classes(call, signature, false, false);
    free(signature);
    return error;
}

int vm_all_classes(Call *call)
{
    return write_classes(call, NULL, true, false);
}

int vm_all_classes_with_generic(Call *call)
{
    return write_classes(call, NULL, true, true);
}

/* ---- threads ---- */

typedef struct ThreadList {
    Call *call;
    jint written;
} ThreadList;

static void write_virtual(JNIEnv *jni, Node *node, void *arg)
{
    ThreadList *list = arg;
    if (node->is_virtual) {
        out_long(&list->call->out, id_of(jni, node->thread));
        list->written++;
    }
}

/* Platform threads; virtual ones with includevirtualthreads=y only, for debuggers that do not ask for their events. */
int vm_all_threads(Call *call)
{
    jint n = 0;
    jthread *threads = NULL;
    ThreadList list = {.call = call};
    TRY_TI((*ti)->GetAllThreads(ti, &n, &threads));
    refs_reserve(call->jni, n);
    size_t mark = out_mark(&call->out);
    for (jint i = 0; i < n; i++) {
        if (!thread_is_agents(call->jni, threads[i])) {
            out_long(&call->out, id_of(call->jni, threads[i]));
            list.written++;
        }
    }
    ti_free(threads);
    lock();
    if (events_track_all_virtual_threads())
        threads_each(write_virtual, call->jni, &list);
    unlock();
    out_patch(&call->out, mark, list.written);
    return E_NONE;
}

int vm_top_level_thread_groups(Call *call)
{
    jint n = 0;
    jthreadGroup *list = NULL;
    TRY_TI((*ti)->GetTopThreadGroups(ti, &n, &list));
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_long(&call->out, id_of(call->jni, list[i]));
    ti_free(list);
    return E_NONE;
}

int vm_suspend(Call *call)
{
    threads_suspend_all(call->jni);
    return E_NONE;
}

int vm_resume(Call *call)
{
    threads_resume_all(call->jni);
    return E_NONE;
}

/* ---- the session ---- */

int vm_dispose(Call *call)
{
    call->hang_up = true;
    return E_NONE;
}

int vm_id_sizes(Call *call)
{
    for (int i = 0; i < 5; i++) /* field, method, object, reference type, frame */
        out_int(&call->out, 8);
    return E_NONE;
}

int vm_exit(Call *call)
{
    jint status = in_int(&call->in);
    TRY(call_ok(call));
    state.reader_error = status;
    call->exit = true;
    return E_NONE;
}

int vm_dispose_objects(Call *call)
{
    jint n = in_count(&call->in, 12);
    TRY(call_ok(call));
    for (jint i = 0; i < n; i++) {
        jlong id = in_long(&call->in);
        jint count = in_int(&call->in);
        if (count > 0)
            ids_dispose(call->jni, id, count);
    }
    return E_NONE;
}

static int hold(bool on)
{
    lock();
    state.held = on;
    unlock();
    sender_wake();
    return E_NONE;
}

int vm_hold_events(Call *call UNUSED)
{
    return hold(true);
}

int vm_release_events(Call *call UNUSED)
{
    return hold(false);
}

int vm_create_string(Call *call)
{
    jchar *chars;
    jsize n;
    if (!in_utf16(&call->in, &chars, &n)) {
        free(chars);
        return call->in.bad ? E_ILLEGAL_ARGUMENT : E_INVALID_STRING;
    }
    jstring s = (*call->jni)->NewString(call->jni, chars, n);
    free(chars);
    if (s == NULL)
        return E_OUT_OF_MEMORY;
    out_long(&call->out, id_of(call->jni, s));
    return E_NONE;
}

/* ---- what this VM can do ---- */

static void write_old_capabilities(Call *call)
{
    out_byte(&call->out, caps.can_generate_field_modification_events);
    out_byte(&call->out, caps.can_generate_field_access_events);
    out_byte(&call->out, caps.can_get_bytecodes);
    out_byte(&call->out, caps.can_get_synthetic_attribute);
    out_byte(&call->out, caps.can_get_owned_monitor_info);
    out_byte(&call->out, caps.can_get_current_contended_monitor);
    out_byte(&call->out, caps.can_get_monitor_info);
}

int vm_capabilities(Call *call)
{
    write_old_capabilities(call);
    return E_NONE;
}

int vm_capabilities_new(Call *call)
{
    write_old_capabilities(call);
    out_byte(&call->out, caps.can_redefine_classes);
    out_byte(&call->out, 0); /* canAddMethod */
    out_byte(&call->out, 0); /* canUnrestrictedlyRedefineClasses */
    out_byte(&call->out, caps.can_pop_frame);
    out_byte(&call->out, 1); /* canUseInstanceFilters */
    out_byte(&call->out, caps.can_get_source_debug_extension);
    out_byte(&call->out, 1);                    /* canRequestVMDeathEvent */
    out_byte(&call->out, 1);                    /* canSetDefaultStratum */
    out_byte(&call->out, caps.can_tag_objects); /* canGetInstanceInfo */
    out_byte(&call->out, caps.can_generate_monitor_events);
    out_byte(&call->out, caps.can_get_owned_monitor_stack_depth_info);
    out_byte(&call->out, 1); /* canUseSourceNameFilters */
    out_byte(&call->out, caps.can_get_constant_pool);
    out_byte(&call->out, caps.can_force_early_return);
    for (int i = 22; i <= 32; i++)
        out_byte(&call->out, 0); /* reserved */
    return E_NONE;
}

int vm_set_default_stratum(Call *call)
{
    char *stratum = in_string(&call->in);
    int error = call_ok(call);
    if (error != E_NONE) {
        free(stratum);
        return error;
    }
    lock();
    strata_set_default(stratum);
    unlock();
    return E_NONE;
}

/* Writes a list of paths; returns nothing wrong for a property that does not exist: an empty list. */
static void write_path(Call *call, char *path)
{
    jint n = 0;
    size_t mark = out_mark(&call->out);
    char *rest = path, *entry;
    while (path != NULL && (entry = strsep(&rest, ":")) != NULL) {
        out_string(&call->out, entry);
        n++;
    }
    out_patch(&call->out, mark, n);
    free(path);
}

int vm_class_paths(Call *call)
{
    char *folder = property(call->jni, "user.dir");
    out_string(&call->out, folder);
    free(folder);
    write_path(call, property(call->jni, "java.class.path"));
    write_path(call, property(call->jni, "sun.boot.class.path"));
    return E_NONE;
}

/* ---- redefinition ---- */

static int read_definitions(Call *call, jvmtiClassDefinition *defs, jint n)
{
    for (jint i = 0; i < n; i++) {
        TRY(call_class(call, &defs[i].klass));
        defs[i].class_byte_count = in_int(&call->in);
        defs[i].class_bytes = in_bytes(&call->in, defs[i].class_byte_count);
        TRY(call_ok(call));
    }
    return E_NONE;
}

static int redefinition_error(jvmtiError error)
{
    switch (error) {
    case JVMTI_ERROR_UNSUPPORTED_REDEFINITION_CLASS_ATTRIBUTE_CHANGED: return 72;
    default: return jdwp_error_of(error);
    }
}

int vm_redefine_classes(Call *call)
{
    jint n = in_count(&call->in, 12);
    TRY(call_ok(call));
    if (!caps.can_redefine_classes)
        return E_NOT_IMPLEMENTED;
    refs_reserve(call->jni, n);
    jvmtiClassDefinition *defs = mem_alloc((size_t)n * sizeof *defs);
    int error = read_definitions(call, defs, n);
    if (error == E_NONE && n > 0)
        error = redefinition_error((*ti)->RedefineClasses(ti, n, defs));
    for (jint i = 0; i < n && error == E_NONE; i++)
        requests_clear_breakpoints(call->jni, defs[i].klass);
    free(defs);
    return error;
}

/* ---- heap, modules ---- */

int vm_instance_counts(Call *call)
{
    jint n = in_int(&call->in);
    TRY(call_ok(call));
    if (n < 0)
        return E_ILLEGAL_ARGUMENT;
    if ((size_t)n > in_left(&call->in) / 8)
        return E_ILLEGAL_ARGUMENT;
    refs_reserve(call->jni, n);
    jclass *classes = mem_alloc((size_t)n * sizeof *classes);
    jlong *counts = mem_alloc((size_t)n * sizeof *counts);
    int error = E_NONE;
    for (jint i = 0; i < n && error == E_NONE; i++)
        error = call_class(call, &classes[i]);
    if (error == E_NONE)
        error = heap_count_instances(call->jni, n, classes, counts);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_long(&call->out, counts[i]);
    free(classes);
    free(counts);
    return error;
}

int vm_all_modules(Call *call)
{
    jint n = 0;
    jobject *list = NULL;
    TRY_TI((*ti)->GetAllModules(ti, &n, &list));
    refs_reserve(call->jni, n);
    out_int(&call->out, n);
    for (jint i = 0; i < n; i++)
        out_long(&call->out, id_of(call->jni, list[i]));
    ti_free(list);
    return E_NONE;
}
