/* check_extension.c - chapter Extension Mechanism: enumerating extension functions and events, and event callbacks of
 * extensions. */
#define CHAPTER "extension"
#include "kit.h"

static void functions_free(Kit *k, jint count, jvmtiExtensionFunctionInfo *f)
{
    for (jint i = 0; i < count; i++) {
        for (jint p = 0; p < f[i].param_count; p++)
            FREE(f[i].params[p].name);
        FREE(f[i].params);
        FREE(f[i].errors);
        FREE(f[i].id);
        FREE(f[i].short_description);
    }
    FREE(f);
}

static void events_free(Kit *k, jint count, jvmtiExtensionEventInfo *e)
{
    for (jint i = 0; i < count; i++) {
        for (jint p = 0; p < e[i].param_count; p++)
            FREE(e[i].params[p].name);
        FREE(e[i].params);
        FREE(e[i].id);
        FREE(e[i].short_description);
    }
    FREE(e);
}

static int params_sane(jint count, const jvmtiParamInfo *params)
{
    for (jint i = 0; i < count; i++) {
        const jvmtiParamInfo *p = &params[i];
        if (p->name == NULL || p->kind < JVMTI_KIND_IN || p->kind > JVMTI_KIND_OUT_BUF)
            return 0;
        if (p->base_type < JVMTI_TYPE_JBYTE || p->base_type > JVMTI_TYPE_JNIENV)
            return 0;
    }
    return 1;
}

CHECK(GetExtensionFunctions, well_formed, NEEDS(),
      "Each function has an address, a name with dots, a description and known parameter kinds.")
{
    jint count = -1;
    jvmtiExtensionFunctionInfo *f = NULL;
    MUST(GetExtensionFunctions, &count, &f);
    TRUE(count >= 0, "count %d", count);
    for (jint i = 0; i < count; i++) {
        TRUE(f[i].func != NULL && f[i].id != NULL && f[i].short_description != NULL, "function %d has a null field", i);
        TRUE(strchr(f[i].id, '.') != NULL, "name %s", f[i].id);
        TRUE(f[i].param_count >= 0 && f[i].error_count >= 0, "%s: negative counts", f[i].id);
        TRUE(params_sane(f[i].param_count, f[i].params), "%s: unknown kinds or types", f[i].id);
    }
    functions_free(k, count, f);
}

CHECK(GetExtensionFunctions, distinct_names, NEEDS(), "No name comes twice.")
{
    jint count = 0;
    jvmtiExtensionFunctionInfo *f = NULL;
    MUST(GetExtensionFunctions, &count, &f);
    for (jint i = 0; i < count; i++) {
        for (jint j = i + 1; j < count; j++)
            TRUE(strcmp(f[i].id, f[j].id) != 0, "%s comes twice", f[i].id);
    }
    functions_free(k, count, f);
}

CHECK_AT(KIT_ONLOAD, GetExtensionFunctions, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jint count = -1;
    jvmtiExtensionFunctionInfo *f = NULL;
    MUST(GetExtensionFunctions, &count, &f);
    int good = count >= 0 && (count == 0 || (f != NULL && f[0].id != NULL));
    functions_free(k, count, f);
    TRUE(good, "%d functions, or no names", count);
}

CHECK(GetExtensionEvents, well_formed, NEEDS(),
      "Each event has an index, a name with dots, a description and known parameter kinds.")
{
    jint count = -1;
    jvmtiExtensionEventInfo *e = NULL;
    MUST(GetExtensionEvents, &count, &e);
    for (jint i = 0; i < count; i++) {
        TRUE(e[i].id != NULL && e[i].short_description != NULL && strchr(e[i].id, '.') != NULL,
             "event %d has a bad name", i);
        TRUE(params_sane(e[i].param_count, e[i].params), "%s: unknown kinds or types", e[i].id);
        for (jint j = i + 1; j < count; j++)
            TRUE(e[i].extension_event_index != e[j].extension_event_index, "one index twice");
    }
    events_free(k, count, e);
}

CHECK_AT(KIT_ONLOAD, GetExtensionEvents, in_onload, NEEDS(), "It may be called in the OnLoad phase.")
{
    jint count = -1;
    jvmtiExtensionEventInfo *e = NULL;
    MUST(GetExtensionEvents, &count, &e);
    int good = count >= 0 && (count == 0 || (e != NULL && e[0].id != NULL));
    events_free(k, count, e);
    TRUE(good, "%d events, or no names", count);
}

static void JNICALL on_extension(jvmtiEnv *ti, ...)
{
    (void)ti;
}

/* What an extension event stands for is each JVM's own: that it comes cannot be asked here. */
CHECK(SetExtensionEventCallback, set_and_clear, NEEDS(),
      "A callback can be set for each extension event, and null disables it.")
{
    jint count = 0;
    jvmtiExtensionEventInfo *e = NULL;
    MUST(GetExtensionEvents, &count, &e);
    for (jint i = 0; i < count; i++) {
        jint index = e[i].extension_event_index;
        MUST(SetExtensionEventCallback, index, on_extension);
        MUST(SetExtensionEventCallback, index, NULL);
    }
    events_free(k, count, e);
}

CHECK(SetExtensionEventCallback, refuses_unknown, NEEDS(), "An index that is no extension event is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, SetExtensionEventCallback, 123456, on_extension);
    REFUSE(ILLEGAL_ARGUMENT, SetExtensionEventCallback, -1, on_extension);
}
