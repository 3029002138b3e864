/* capabilities.c - layout of our headers (facts.h): the bits of jvmtiCapabilities. Bit fields have no offset, so this
 * one is run: it sets each and looks. */
#include <stdio.h>
#include <string.h>

#include "tests/unit/layout/facts.h"

static int wrong;

static void look(const char *name, const jvmtiCapabilities *c, int bit)
{
    unsigned char want[sizeof *c] = {0};
    want[bit / 8] = (unsigned char)(1 << bit % 8);
    if (memcmp(c, want, sizeof *c) != 0) {
        printf("%s is not bit %d\n", name, bit);
        wrong++;
    }
}
#define BIT(name, bit)                                                                                                 \
    do {                                                                                                               \
        jvmtiCapabilities c;                                                                                           \
        memset(&c, 0, sizeof c);                                                                                       \
        c.name = 1;                                                                                                    \
        look(#name, &c, bit);                                                                                          \
    } while (0)

int main(void)
{
    BIT(can_tag_objects, 0);
    BIT(can_generate_field_modification_events, 1);
    BIT(can_generate_field_access_events, 2);
    BIT(can_get_bytecodes, 3);
    BIT(can_get_synthetic_attribute, 4);
    BIT(can_get_owned_monitor_info, 5);
    BIT(can_get_current_contended_monitor, 6);
    BIT(can_get_monitor_info, 7);
    BIT(can_pop_frame, 8);
    BIT(can_redefine_classes, 9);
    BIT(can_signal_thread, 10);
    BIT(can_get_source_file_name, 11);
    BIT(can_get_line_numbers, 12);
    BIT(can_get_source_debug_extension, 13);
    BIT(can_access_local_variables, 14);
    BIT(can_maintain_original_method_order, 15);
    BIT(can_generate_single_step_events, 16);
    BIT(can_generate_exception_events, 17);
    BIT(can_generate_frame_pop_events, 18);
    BIT(can_generate_breakpoint_events, 19);
    BIT(can_suspend, 20);
    BIT(can_redefine_any_class, 21);
    BIT(can_get_current_thread_cpu_time, 22);
    BIT(can_get_thread_cpu_time, 23);
    BIT(can_generate_method_entry_events, 24);
    BIT(can_generate_method_exit_events, 25);
    BIT(can_generate_all_class_hook_events, 26);
    BIT(can_generate_compiled_method_load_events, 27);
    BIT(can_generate_monitor_events, 28);
    BIT(can_generate_vm_object_alloc_events, 29);
    BIT(can_generate_native_method_bind_events, 30);
    BIT(can_generate_garbage_collection_events, 31);
    BIT(can_generate_object_free_events, 32);
    BIT(can_force_early_return, 33);
    BIT(can_get_owned_monitor_stack_depth_info, 34);
    BIT(can_get_constant_pool, 35);
    BIT(can_set_native_method_prefix, 36);
    BIT(can_retransform_classes, 37);
    BIT(can_retransform_any_class, 38);
    BIT(can_generate_resource_exhaustion_heap_events, 39);
    BIT(can_generate_resource_exhaustion_threads_events, 40);
    BIT(can_generate_early_vmstart, 41);
    BIT(can_generate_early_class_hook_events, 42);
    BIT(can_generate_sampled_object_alloc_events, 43);
#if SPEC >= 25
    BIT(can_support_virtual_threads, 44);
#endif
    return wrong != 0;
}
