/* check_property.c - chapters System Properties and Class Loader Search. */
#define CHAPTER "system_properties"
#include "kit.h"

CHECK_AT(KIT_ONLOAD, GetSystemProperty, java_home, NEEDS(), "java.home is there in the OnLoad phase.")
{
    char *value = NULL;
    MUST(GetSystemProperty, "java.home", &value);
    TRUE(value[0] == '/', "java.home is %s", value);
    FREE(value);
}

CHECK_AT(KIT_ONLOAD, GetSystemProperty, command_line, NEEDS(),
         "A property of the command line is there in the OnLoad phase.")
{
    char *value = NULL;
    MUST(GetSystemProperty, "kit.property", &value);
    SAME_STR(value, "kit value", "kit.property");
    FREE(value);
}

CHECK_AT(KIT_ONLOAD, GetSystemProperty, refuses_unknown, NEEDS(), "A property that is not there is NOT_AVAILABLE.")
{
    char *value = NULL;
    REFUSE(NOT_AVAILABLE, GetSystemProperty, "kit.no.such.property", &value);
}

CHECK(GetSystemProperty, live, NEEDS(), "Properties can be asked in the live phase.")
{
    char *value = NULL;
    MUST(GetSystemProperty, "kit.property", &value);
    SAME_STR(value, "kit value", "kit.property");
    FREE(value);
    REFUSE(NOT_AVAILABLE, GetSystemProperty, "kit.no.such.property", &value);
}

#define RECOMMENDED(rule, name)                                                                                        \
    CHECK(GetSystemProperty, rule, NEEDS(), "The property " name " is there.")                                         \
    {                                                                                                                  \
        char *value = NULL;                                                                                            \
        MUST(GetSystemProperty, name, &value);                                                                         \
        TRUE(value != NULL, "no value");                                                                               \
        FREE(value);                                                                                                   \
    }

RECOMMENDED(has_vm_vendor, "java.vm.vendor")
RECOMMENDED(has_vm_version, "java.vm.version")
RECOMMENDED(has_vm_name, "java.vm.name")
RECOMMENDED(has_vm_info, "java.vm.info")
RECOMMENDED(has_library_path, "java.library.path")
RECOMMENDED(has_class_path, "java.class.path")

CHECK_AT(KIT_ONLOAD, GetSystemProperties, lists_names, NEEDS(),
         "The list of names has each property once; each can be asked.")
{
    jint count = 0;
    char **names = NULL, *value = NULL;
    int seen = 0;
    MUST(GetSystemProperties, &count, &names);
    for (jint i = 0; i < count; i++) {
        seen += strcmp(names[i], "kit.property") == 0;
        jvmtiError e = TI(GetSystemProperty, names[i], &value);
        if (e == JVMTI_ERROR_NONE)
            FREE(value);
        GIVES(JVMTI_ERROR_NONE, e);
        FREE(names[i]);
    }
    FREE(names);
    TRUE(count > 5, "%d properties", count);
    SAME_INT(seen, 1, "entries for the property of the command line");
}

CHECK(GetSystemProperties, live, NEEDS(), "Names can be listed in the live phase.")
{
    jint count = 0;
    char **names = NULL;
    MUST(GetSystemProperties, &count, &names);
    for (jint i = 0; i < count; i++)
        FREE(names[i]);
    FREE(names);
    TRUE(count > 5, "%d properties", count);
}

CHECK_AT(KIT_ONLOAD, SetSystemProperty, changes_writable, NEEDS(), "The library path can be set, and is then read.")
{
    char *old = NULL, *value = NULL, changed[5000];
    MUST(GetSystemProperty, "java.library.path", &old);
    snprintf(changed, sizeof changed, "%.4000s:/kit/added", old);
    FREE(old);
    MUST(SetSystemProperty, "java.library.path", changed);
    MUST(GetSystemProperty, "java.library.path", &value);
    SAME_STR(value, changed, "java.library.path");
    FREE(value);
}

CHECK_AT(KIT_ONLOAD, SetSystemProperty, refuses_read_only, NEEDS(),
         "A property that cannot be written is NOT_AVAILABLE.")
{
    char *value = NULL;
    REFUSE(NOT_AVAILABLE, SetSystemProperty, "java.vm.name", "other");
    MUST(GetSystemProperty, "java.vm.name", &value);
    TRUE(strcmp(value, "other") != 0, "it was changed");
    FREE(value);
}

CHECK_AT(KIT_ONLOAD, SetSystemProperty, refuses_null_value, NEEDS(),
         "Null as the value of a property that cannot be written is NOT_AVAILABLE.")
{
    REFUSE(NOT_AVAILABLE, SetSystemProperty, "java.vm.version", NULL);
}

CHECK(SetSystemProperty, only_onload, NEEDS(), "In the live phase it is WRONG_PHASE.")
{
    REFUSE(WRONG_PHASE, SetSystemProperty, "java.library.path", "/x");
}

CHECK(SetSystemProperty, seen_by_program, NEEDS(), "A path that was set in OnLoad is what the program reads.")
{
    char *value = NULL;
    jclass klass = kit_class(k, "java/lang/System");
    jmethodID get = kit_static(k, klass, "getProperty", "(Ljava/lang/String;)Ljava/lang/String;");
    DO(get != NULL);
    jstring text = J(CallStaticObjectMethod, klass, get, kit_string(k, "java.library.path"));
    MUST(GetSystemProperty, "java.library.path", &value);
    const char *chars = J(GetStringUTFChars, text, NULL);
    int same = strcmp(chars, value) == 0;
    J(ReleaseStringUTFChars, text, chars);
    FREE(value);
    TRUE(same, "two values");
}
