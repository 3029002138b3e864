/* check_capability.c - chapter Capability: asking for, getting and giving up capabilities, in the OnLoad and the live
 * phase. */
#define CHAPTER "capability"
#include "kit.h"

/* The bits that this version defines; what a JVM writes beyond them has no meaning. */
#define BITS (KIT_JVMTI >= 21 ? 45 : 44)

static int bit_of(const jvmtiCapabilities *c, int bit)
{
    return ((const unsigned char *)c)[bit / 8] >> (bit % 8) & 1;
}

static int within(const jvmtiCapabilities *some, const jvmtiCapabilities *all)
{
    for (int i = 0; i < BITS; i++) {
        if (bit_of(some, i) && !bit_of(all, i))
            return 0;
    }
    return 1;
}

static int is_empty(const jvmtiCapabilities *c)
{
    static const jvmtiCapabilities none;
    return within(c, &none);
}

CHECK(GetCapabilities, default_none, NEEDS(), "A new environment has no capability.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities caps;
    memset(&caps, 0xff, sizeof caps);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &caps));
    TRUE(is_empty(&caps), "some capability");
}

CHECK(GetCapabilities, those_added, NEEDS(), "What was added is what is there.")
{
    jvmtiCapabilities caps;
    MUST(GetCapabilities, &caps);
    TRUE(within(&k->have, &caps) && within(&caps, &k->have), "other capabilities than those added");
}

CHECK_AT(KIT_ONLOAD, GetCapabilities, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jvmtiCapabilities caps;
    MUST(GetCapabilities, &caps);
    TRUE(within(&k->have, &caps), "some are missing");
}

CHECK_AT(KIT_START, GetCapabilities, in_start, NEEDS(), "It may be called in the start phase.")
{
    jvmtiCapabilities caps;
    MUST(GetCapabilities, &caps);
    TRUE(within(&k->have, &caps), "some are missing");
}

CHECK_AT(KIT_ONLOAD, GetPotentialCapabilities, contains_possessed, NEEDS(),
         "What an environment has is among what it can have.")
{
    jvmtiCapabilities potential;
    MUST(GetPotentialCapabilities, &potential);
    TRUE(within(&k->have, &potential), "a possessed capability is not potential");
}

CHECK(GetPotentialCapabilities, contains_possessed_live, NEEDS(),
      "In the live phase too, what an environment has is among what it can have.")
{
    jvmtiCapabilities potential;
    MUST(GetPotentialCapabilities, &potential);
    TRUE(within(&k->have, &potential), "a possessed capability is not potential");
}

CHECK_AT(KIT_ONLOAD, GetPotentialCapabilities, repeatable, NEEDS(), "Asking twice changes nothing.")
{
    jvmtiCapabilities a, b;
    MUST(GetPotentialCapabilities, &a);
    MUST(GetPotentialCapabilities, &b);
    TRUE(within(&a, &b) && within(&b, &a), "two answers");
}

CHECK(GetPotentialCapabilities, can_be_added, NEEDS(), "Whatever is potential in the live phase can be added at once.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities potential, got;
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &potential));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(within(&potential, &got), "added, but not there");
}

CHECK(AddCapabilities, adds_to_those_there, NEEDS(), "Adding keeps what was there before.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities tag = {.can_tag_objects = 1}, bytes = {.can_get_bytecodes = 1}, got;
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &bytes));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(got.can_tag_objects && got.can_get_bytecodes, "one is missing");
}

CHECK(AddCapabilities, twice, NEEDS(), "Adding what is there already is no error.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities tag = {.can_tag_objects = 1};
    DO(env != NULL);
    jvmtiCapabilities got;
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(within(&tag, &got) && within(&got, &tag), "others are there than those added");
}

CHECK(AddCapabilities, nothing, NEEDS(), "Adding no capability is no error.")
{
    jvmtiCapabilities none = {.can_tag_objects = 0}, before, after;
    MUST(GetCapabilities, &before);
    MUST(AddCapabilities, &none);
    MUST(GetCapabilities, &after);
    TRUE(within(&before, &after) && within(&after, &before), "there are others now");
}

CHECK(AddCapabilities, refuses_unoffered, NEEDS(),
      "Adding one that is not potential is NOT_AVAILABLE, and then none of the set is added.")
{
    jvmtiEnv *env = kit_env(k, NULL);
    jvmtiCapabilities potential, wish = {.can_tag_objects = 1}, got;
    int bit = 0;
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));
    while (bit < BITS && bit_of(&potential, bit))
        bit++;
    if (bit == BITS)
        SKIP("everything is offered in the live phase");
    ((unsigned char *)&wish)[bit / 8] |= (unsigned char)(1 << bit % 8);
    GIVES(JVMTI_ERROR_NOT_AVAILABLE, (*env)->AddCapabilities(env, &wish));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(!got.can_tag_objects, "half of the set was added");
}

CHECK(AddCapabilities, per_environment, NEEDS(), "Capabilities of one environment are not those of another.")
{
    jvmtiCapabilities tag = {.can_tag_objects = 1}, got;
    jvmtiEnv *a = kit_env(k, &tag), *b = kit_env(k, NULL);
    DO(a != NULL && b != NULL);
    GIVES(JVMTI_ERROR_NONE, (*b)->GetCapabilities(b, &got));
    TRUE(!got.can_tag_objects, "the other environment has it too");
}

CHECK(RelinquishCapabilities, gone, NEEDS(),
      "What was given up is not there any more, and its functions answer MUST_POSSESS_CAPABILITY.")
{
    jvmtiCapabilities two = {.can_tag_objects = 1, .can_get_bytecodes = 1}, one = {.can_tag_objects = 1}, got;
    jvmtiEnv *env = kit_env(k, &two);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &one));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(!got.can_tag_objects && got.can_get_bytecodes, "wrong ones are left");
    GIVES(JVMTI_ERROR_MUST_POSSESS_CAPABILITY, (*env)->SetTag(env, J(NewStringUTF, "x"), 1));
}

CHECK(RelinquishCapabilities, absent_ones, NEEDS(), "Giving up what one does not have is no error.")
{
    jvmtiCapabilities tag = {.can_tag_objects = 1}, bytecodes = {.can_get_bytecodes = 1}, got;
    jvmtiEnv *env = kit_env(k, &bytecodes);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(within(&bytecodes, &got) && within(&got, &bytecodes), "others are left than those it had");
}

CHECK(RelinquishCapabilities, back_again, NEEDS(), "What was given up can be had again.")
{
    jvmtiCapabilities tag = {.can_tag_objects = 1}, got;
    jvmtiEnv *env = kit_env(k, &tag);
    DO(env != NULL);
    GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->AddCapabilities(env, &tag));
    GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));
    TRUE(got.can_tag_objects, "not there");
}

/* ---- each capability: it is offered, it can be had in OnLoad, and what it governs is refused without it. The
 * functions are asked in their own chapters; here is the capability itself. */

#define CAPABILITY_CHECKS(cap)                                                                                         \
    CHECK_AT(KIT_ONLOAD, cap, alone_in_onload, NEEDS(.cap = 1),                                                        \
             "A new environment can have it alone, or another one possesses it.")                                      \
    {                                                                                                                  \
        jvmtiEnv *env = kit_env(k, NULL);                                                                              \
        jvmtiCapabilities potential, wish = {.cap = 1}, got;                                                           \
        DO(env != NULL);                                                                                               \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));                                    \
        jvmtiError want = potential.cap ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_AVAILABLE;                                \
        GIVES(want, (*env)->AddCapabilities(env, &wish));                                                              \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));                                                   \
        SAME_INT(got.cap, potential.cap, "possessed");                                                                 \
    }                                                                                                                  \
    CHECK(cap, potential_tells_truth_live, NEEDS(.cap = 1),                                                            \
          "In the live phase it can be added exactly if it is potential.")                                             \
    {                                                                                                                  \
        jvmtiEnv *env = kit_env(k, NULL);                                                                              \
        jvmtiCapabilities potential, wish = {.cap = 1}, got;                                                           \
        DO(env != NULL);                                                                                               \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));                                    \
        jvmtiError want = potential.cap ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_AVAILABLE;                                \
        GIVES(want, (*env)->AddCapabilities(env, &wish));                                                              \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));                                                   \
        SAME_INT(got.cap, potential.cap, "possessed");                                                                 \
        GIVES(JVMTI_ERROR_NONE, (*env)->RelinquishCapabilities(env, &wish));                                           \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));                                                   \
        TRUE(!got.cap, "still possessed after it was given up");                                                       \
    }

CAPABILITY_CHECKS(can_tag_objects)
CAPABILITY_CHECKS(can_generate_field_modification_events)
CAPABILITY_CHECKS(can_generate_field_access_events)
CAPABILITY_CHECKS(can_get_bytecodes)
CAPABILITY_CHECKS(can_get_synthetic_attribute)
CAPABILITY_CHECKS(can_get_owned_monitor_info)
CAPABILITY_CHECKS(can_get_current_contended_monitor)
CAPABILITY_CHECKS(can_get_monitor_info)
CAPABILITY_CHECKS(can_pop_frame)
CAPABILITY_CHECKS(can_redefine_classes)
CAPABILITY_CHECKS(can_signal_thread)
CAPABILITY_CHECKS(can_get_source_file_name)
CAPABILITY_CHECKS(can_get_line_numbers)
CAPABILITY_CHECKS(can_get_source_debug_extension)
CAPABILITY_CHECKS(can_access_local_variables)
CAPABILITY_CHECKS(can_maintain_original_method_order)
CAPABILITY_CHECKS(can_generate_single_step_events)
CAPABILITY_CHECKS(can_generate_exception_events)
CAPABILITY_CHECKS(can_generate_frame_pop_events)
CAPABILITY_CHECKS(can_generate_breakpoint_events)
CAPABILITY_CHECKS(can_suspend)
CAPABILITY_CHECKS(can_redefine_any_class)
CAPABILITY_CHECKS(can_get_current_thread_cpu_time)
CAPABILITY_CHECKS(can_get_thread_cpu_time)
CAPABILITY_CHECKS(can_generate_method_entry_events)
CAPABILITY_CHECKS(can_generate_method_exit_events)
CAPABILITY_CHECKS(can_generate_all_class_hook_events)
CAPABILITY_CHECKS(can_generate_compiled_method_load_events)
CAPABILITY_CHECKS(can_generate_monitor_events)
CAPABILITY_CHECKS(can_generate_vm_object_alloc_events)
CAPABILITY_CHECKS(can_generate_native_method_bind_events)
CAPABILITY_CHECKS(can_generate_garbage_collection_events)
CAPABILITY_CHECKS(can_generate_object_free_events)
CAPABILITY_CHECKS(can_force_early_return)
CAPABILITY_CHECKS(can_get_owned_monitor_stack_depth_info)
CAPABILITY_CHECKS(can_get_constant_pool)
CAPABILITY_CHECKS(can_set_native_method_prefix)
CAPABILITY_CHECKS(can_retransform_classes)
CAPABILITY_CHECKS(can_retransform_any_class)
CAPABILITY_CHECKS(can_generate_resource_exhaustion_heap_events)
CAPABILITY_CHECKS(can_generate_resource_exhaustion_threads_events)
CAPABILITY_CHECKS(can_generate_sampled_object_alloc_events)
#if KIT_JVMTI >= 21
CAPABILITY_CHECKS(can_support_virtual_threads)
#endif

/* The two early ones are not in k->have: their checks ask in OnLoad themselves. */
#define EARLY_CHECK(cap)                                                                                               \
    CHECK_AT(KIT_ONLOAD, cap, potential_tells_truth, NEEDS(), "It can be added in OnLoad exactly if it is potential.") \
    {                                                                                                                  \
        jvmtiEnv *env = kit_env(k, NULL);                                                                              \
        jvmtiCapabilities potential, wish = {.cap = 1}, got;                                                           \
        DO(env != NULL);                                                                                               \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetPotentialCapabilities(env, &potential));                                    \
        jvmtiError want = potential.cap ? JVMTI_ERROR_NONE : JVMTI_ERROR_NOT_AVAILABLE;                                \
        GIVES(want, (*env)->AddCapabilities(env, &wish));                                                              \
        GIVES(JVMTI_ERROR_NONE, (*env)->GetCapabilities(env, &got));                                                   \
        SAME_INT(got.cap, potential.cap, "possessed");                                                                 \
    }

EARLY_CHECK(can_generate_early_vmstart)
EARLY_CHECK(can_generate_early_class_hook_events)
