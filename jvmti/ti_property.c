/* ti_property.c - chapter System Properties: the VM's own properties, as options.c holds them before Java code runs.
 *
 * Properties that tell what the virtual machine is (java.vm.*, java.version, ...) cannot be set; none can be added.
 * Read next: ti_timer.c. */
#include "ti_bodies.h"

jvmtiError ti_GetSystemProperties(Env *env UNUSED, jint *count, char ***keys)
{
    jvmtiError error = agent_alloc(options.prop_count * sizeof(char *), keys);
    size_t made = 0;
    while (error == 0 && made < options.prop_count) {
        error = agent_string(options.props[made].key, &(*keys)[made]);
        if (error == 0)
            made++;
    }
    if (error != 0) {
        while (made > 0)
            free((*keys)[--made]);
        free(*keys);
        *keys = NULL;
    }
    *count = (jint)made;
    return error;
}

jvmtiError ti_GetSystemProperty(Env *env UNUSED, const char *key, char **value)
{
    const char *text = options_property(key);
    return text == NULL ? JVMTI_ERROR_NOT_AVAILABLE : agent_string(text, value);
}

jvmtiError ti_SetSystemProperty(Env *env UNUSED, const char *key, const char *value)
{
    if (options_property(key) == NULL || property_is_fact(key))
        return JVMTI_ERROR_NOT_AVAILABLE;
    return value == NULL || options_change_property(key, value) ? JVMTI_ERROR_NONE : JVMTI_ERROR_OUT_OF_MEMORY;
}
