/* quirk.c - the entries that answer as another VM does, and what can be had there.
 *
 * An entry here changes what it was given, or refuses it with another error, and hands the rest to the entry that stood
 * in the table before.
 *
 * Owns: quirks, the set of capabilities that agents took in OnLoad. No lock: the first is written before the first
 * environment, the second is atomic. Read next: quirk.def. */
#include "jvmti/quirk.h"

#include <stdlib.h>

#include "ti_meta.h"

enum { H17 = 1, H25 = 2 };

static const int releases[] = {
#define QUIRK(name, releases, question, ours, theirs, check) releases,
#include "jvmti/quirk.def"
#undef QUIRK
};

u8 quirks;
static struct jvmtiInterface_1_ behind; /* the table without these entries */
static _Atomic(u8) taken_early;

void quirk_read(void)
{
    const char *name = options.jvmti_quirks;
    if (name == NULL)
        return;
    int release = strcmp(name, "hotspot17") == 0 ? H17 : strcmp(name, "hotspot25") == 0 ? H25 : 0;
    if (release == 0)
        vm_fail_start("-XX:JVMTIQuirks=%s: it is hotspot17 or hotspot25", name);
    for (size_t i = 0; i < COUNT_OF(releases); i++)
        if (releases[i] & release)
            quirks |= (u8)1 << i;
}

/* ---- capabilities ---- */

/* Those that can be had in OnLoad alone, unless an agent has taken them there. */
static const u8 early_caps = CAP_SET(can_generate_field_modification_events) |
                             CAP_SET(can_generate_field_access_events) | CAP_SET(can_get_owned_monitor_info) |
                             CAP_SET(can_get_current_contended_monitor) | CAP_SET(can_pop_frame) |
                             CAP_SET(can_get_source_debug_extension) | CAP_SET(can_access_local_variables) |
                             CAP_SET(can_maintain_original_method_order) | CAP_SET(can_generate_single_step_events) |
                             CAP_SET(can_generate_exception_events) | CAP_SET(can_generate_frame_pop_events) |
                             CAP_SET(can_generate_breakpoint_events) | CAP_SET(can_generate_method_entry_events) |
                             CAP_SET(can_generate_method_exit_events) | CAP_SET(can_force_early_return) |
                             CAP_SET(can_get_owned_monitor_stack_depth_info) | CAP_SET(can_generate_early_vmstart) |
                             CAP_SET(can_generate_early_class_hook_events);

/* Those that one environment has at a time. */
static const u8 solo_caps = CAP_SET(can_generate_field_modification_events) |
                            CAP_SET(can_generate_field_access_events) | CAP_SET(can_generate_breakpoint_events) |
                            CAP_SET(can_suspend) | CAP_SET(can_generate_sampled_object_alloc_events);

u8 quirk_late_caps(void)
{
    return quirk(QUIRK_EARLY_CAPS) ? atomic_load(&taken_early) : 0;
}

/* Those that came after release 17. */
static const u8 newer_caps = CAP_SET(can_support_virtual_threads);

u8 quirk_caps(const Env *env, u8 can)
{
    if (quirk(QUIRK_NEWER_CAPS))
        can &= ~newer_caps;
    if (quirk(QUIRK_EARLY_CAPS) && stage_now() != STAGE_ONLOAD)
        can &= ~early_caps | quirk_late_caps();
    if (quirk(QUIRK_SOLO_CAPS))
        for (const Env *other = env_first(); other != NULL; other = env_next(other))
            if (other != env)
                can &= ~(atomic_load(&other->caps) & solo_caps);
    return can;
}

void quirk_caps_added(u8 set)
{
    if (stage_now() == STAGE_ONLOAD)
        atomic_fetch_or(&taken_early, set);
}

/* ---- entries ---- */

static jvmtiError JNICALL any_mode(jvmtiEnv *env, jvmtiEventMode mode, jvmtiEvent event, jthread thread, ...)
{
    return behind.SetEventNotificationMode(env, mode == JVMTI_ENABLE ? JVMTI_ENABLE : JVMTI_DISABLE, event, thread);
}

static jvmtiError JNICALL any_tags(jvmtiEnv *env, jint count, const jlong *tags, jint *found, jobject **objects,
                                   jlong **their_tags)
{
    if (count <= 0 || tags == NULL)
        return behind.GetObjectsWithTags(env, count, tags, found, objects, their_tags);
    jlong *wanted = calloc((size_t)count, sizeof *wanted);
    if (wanted == NULL)
        return JVMTI_ERROR_OUT_OF_MEMORY;
    jint n = 0;
    for (jint i = 0; i < count; i++)
        if (tags[i] != 0)
            wanted[n++] = tags[i];
    jvmtiError error = behind.GetObjectsWithTags(env, n, wanted, found, objects, their_tags);
    free(wanted);
    return error;
}

static jvmtiHeapObjectFilter filter_or_all(jvmtiHeapObjectFilter filter)
{
    bool known = filter == JVMTI_HEAP_OBJECT_TAGGED || filter == JVMTI_HEAP_OBJECT_UNTAGGED;
    return known ? filter : JVMTI_HEAP_OBJECT_EITHER;
}

static jvmtiError JNICALL any_filter(jvmtiEnv *env, jvmtiHeapObjectFilter filter, jvmtiHeapObjectCallback callback,
                                     const void *data)
{
    return behind.IterateOverHeap(env, filter_or_all(filter), callback, data);
}

static jvmtiError JNICALL any_filter_of_class(jvmtiEnv *env, jclass klass, jvmtiHeapObjectFilter filter,
                                              jvmtiHeapObjectCallback callback, const void *data)
{
    return behind.IterateOverInstancesOfClass(env, klass, filter_or_all(filter), callback, data);
}

static jvmtiError JNICALL event_is_argument(jvmtiEnv *env, jvmtiEvent event)
{
    jvmtiError error = behind.GenerateEvents(env, event);
    return error == JVMTI_ERROR_INVALID_EVENT_TYPE ? JVMTI_ERROR_ILLEGAL_ARGUMENT : error;
}

static jvmtiError JNICALL exception_is_pointer(jvmtiEnv *env, jthread thread, jobject exception)
{
    jvmtiError error = behind.StopThread(env, thread, exception);
    return error == JVMTI_ERROR_INVALID_OBJECT && exception == NULL ? JVMTI_ERROR_NULL_POINTER : error;
}

void quirk_table(struct jvmtiInterface_1_ *table)
{
    behind = *table;
    if (quirk(QUIRK_MODE))
        table->SetEventNotificationMode = any_mode;
    if (quirk(QUIRK_ZERO_TAG))
        table->GetObjectsWithTags = any_tags;
    if (quirk(QUIRK_OBJECT_FILTER)) {
        table->IterateOverHeap = any_filter;
        table->IterateOverInstancesOfClass = any_filter_of_class;
    }
    if (quirk(QUIRK_EVENT_TYPE))
        table->GenerateEvents = event_is_argument;
    if (quirk(QUIRK_STOP_NULL))
        table->StopThread = exception_is_pointer;
}
