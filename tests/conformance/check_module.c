/* check_module.c - chapter Module: listing, finding, and widening modules. The program lies in an unnamed module. */
#define CHAPTER "module"
#include "kit.h"

static jobject module_of(Kit *k, const char *klass)
{
    return J(GetModule, kit_class(k, klass));
}

#define BASE module_of(k, "java/lang/Object")
#define OURS module_of(k, "kit/Main")

static jstring module_name(Kit *k, jobject module)
{
    jmethodID get = kit_method(k, kit_class(k, "java/lang/Module"), "getName", "()Ljava/lang/String;");
    jstring name = J(CallObjectMethod, module, get);
    return kit_cleared(k) ? NULL : name;
}

static int ask(Kit *k, jobject module, const char *method, const char *package, jobject other)
{
    jmethodID m = kit_method(k, kit_class(k, "java/lang/Module"), method, "(Ljava/lang/String;Ljava/lang/Module;)Z");
    jstring text = kit_string(k, package);
    return m != NULL && J(CallBooleanMethod, module, m, text, other) && !kit_cleared(k);
}

CHECK(GetAllModules, contains_base_and_unnamed, NEEDS(),
      "java.base and the unnamed module of the program are listed, each once.")
{
    jint count = 0;
    jobject *modules = NULL;
    int base = 0, ours = 0;
    MUST(GetAllModules, &count, &modules);
    for (jint i = 0; i < count; i++) {
        base += J(IsSameObject, modules[i], BASE);
        ours += J(IsSameObject, modules[i], OURS);
    }
    FREE(modules);
    SAME_INT(base, 1, "java.base");
    SAME_INT(ours, 1, "the unnamed module");
}

CHECK(GetNamedModule, of_package, NEEDS(), "The named module of a loader that holds the package.")
{
    jobject module = NULL;
    MUST(GetNamedModule, NULL, "java/lang", &module);
    SAME_OBJECT(module, BASE, "module of java/lang");
}

CHECK(GetNamedModule, none_is_null, NEEDS(), "A package in no named module of the loader gives null.")
{
    jobject module = BASE, loader = NULL;
    MUST(GetNamedModule, NULL, "no/such/package", &module);
    TRUE(module == NULL, "a module");
    MUST(GetClassLoader, kit_class(k, "kit/Main"), &loader);
    module = BASE;
    MUST(GetNamedModule, loader, "kit", &module);
    TRUE(module == NULL, "a module for a package of the unnamed module");
}

CHECK(GetNamedModule, near_a_package, NEEDS(), "A name that only begins like that of a package gives null.")
{
    static const char *const names[] = {"java/lang/", "java/lang/absent", "java/absent", "java/util/concurrent/absent"};
    for (int i = 0; i < 4; i++) {
        jobject module = BASE;
        MUST(GetNamedModule, NULL, names[i], &module);
        TRUE(module == NULL, names[i]);
    }
}

CHECK(GetNamedModule, internal_form, NEEDS(),
      "The package name is in internal form: one with periods names no package.")
{
    jobject module = BASE;
    MUST(GetNamedModule, NULL, "java.lang", &module);
    TRUE(module == NULL, "a module for java.lang with a period");
}

CHECK(GetNamedModule, refuses_non_loader, NEEDS(), "An object that is no class loader is ILLEGAL_ARGUMENT.")
{
    jobject module = NULL;
    REFUSE(ILLEGAL_ARGUMENT, GetNamedModule, kit_string(k, "no loader"), "java/lang", &module);
}

CHECK(AddModuleReads, then_readable, NEEDS(), "After it the module reads the other.")
{
    jmethodID reads = kit_method(k, kit_class(k, "java/lang/Module"), "canRead", "(Ljava/lang/Module;)Z");
    MUST(AddModuleReads, BASE, OURS);
    jobject base = BASE, ours = OURS;
    TRUE(J(CallBooleanMethod, base, reads, ours), "it does not");
    MUST(AddModuleReads, base, ours);
}

CHECK(AddModuleReads, unnamed_reads_all, NEEDS(), "For an unnamed module it is no error and changes nothing.")
{
    jmethodID reads = kit_method(k, kit_class(k, "java/lang/Module"), "canRead", "(Ljava/lang/Module;)Z");
    MUST(AddModuleReads, OURS, BASE);
    TRUE(J(CallBooleanMethod, OURS, reads, BASE), "it does not read java.base");
}

CHECK(AddModuleReads, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    REFUSE(INVALID_MODULE, AddModuleReads, kit_string(k, "x"), BASE);
    REFUSE(INVALID_MODULE, AddModuleReads, BASE, kit_string(k, "x"));
}

CHECK(AddModuleExports, then_exported, NEEDS(), "After it the package is exported to that module.")
{
    jobject base = BASE, ours = OURS;
    DO(module_name(k, base) != NULL);
    MUST(AddModuleExports, base, "jdk.internal.misc", ours);
    TRUE(ask(k, base, "isExported", "jdk.internal.misc", ours), "it is not exported");
}

CHECK(AddModuleExports, refuses_unknown_package, NEEDS(),
      "A package that the module does not have is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, AddModuleExports, BASE, "no.such.package", OURS);
    REFUSE(ILLEGAL_ARGUMENT, AddModuleExports, BASE, "java.lang.absent", OURS);
    REFUSE(ILLEGAL_ARGUMENT, AddModuleExports, BASE, "java/lang", OURS);
}

CHECK(AddModuleExports, unnamed_exports_all, NEEDS(), "For an unnamed module it is no error and changes nothing.")
{
    MUST(AddModuleExports, OURS, "kit", BASE);
    TRUE(ask(k, OURS, "isExported", "kit", BASE), "it is not exported");
}

CHECK(AddModuleExports, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    REFUSE(INVALID_MODULE, AddModuleExports, kit_string(k, "x"), "java.lang", OURS);
    REFUSE(INVALID_MODULE, AddModuleExports, BASE, "java.lang", kit_string(k, "x"));
}

CHECK(AddModuleOpens, then_open, NEEDS(), "After it the package is open to that module.")
{
    jobject base = BASE, ours = OURS;
    MUST(AddModuleOpens, base, "java.util", ours);
    TRUE(ask(k, base, "isOpen", "java.util", ours), "it is not open");
}

CHECK(AddModuleOpens, refuses_unknown_package, NEEDS(), "A package that the module does not have is ILLEGAL_ARGUMENT.")
{
    REFUSE(ILLEGAL_ARGUMENT, AddModuleOpens, BASE, "no.such.package", OURS);
    REFUSE(ILLEGAL_ARGUMENT, AddModuleOpens, BASE, "java.lang.absent", OURS);
    REFUSE(ILLEGAL_ARGUMENT, AddModuleOpens, BASE, "java/lang", OURS);
}

CHECK(AddModuleOpens, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    REFUSE(INVALID_MODULE, AddModuleOpens, kit_string(k, "x"), "java.lang", OURS);
    REFUSE(INVALID_MODULE, AddModuleOpens, BASE, "java.lang", kit_string(k, "x"));
}

CHECK(AddModuleUses, then_uses, NEEDS(), "After it the module may use the service.")
{
    jobject base = BASE;
    jclass service = kit_class(k, "java/lang/Runnable");
    jmethodID uses = kit_method(k, kit_class(k, "java/lang/Module"), "canUse", "(Ljava/lang/Class;)Z");
    MUST(AddModuleUses, base, service);
    TRUE(J(CallBooleanMethod, base, uses, service), "it may not");
}

CHECK(AddModuleUses, refuses_non_class, NEEDS(), "What is no class is INVALID_CLASS.")
{
    REFUSE(INVALID_CLASS, AddModuleUses, BASE, kit_string(k, "x"));
}

CHECK(AddModuleUses, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    REFUSE(INVALID_MODULE, AddModuleUses, kit_string(k, "x"), kit_class(k, "java/lang/Runnable"));
}

/* A service of java.base is found by its own lookups only; the scenario module-provides follows one that it makes. */
CHECK(AddModuleProvides, accepted, NEEDS(), "A module may be made to provide a service.")
{
    MUST(AddModuleProvides, BASE, kit_class(k, "java/lang/Runnable"), kit_class(k, "java/lang/Thread"));
}

CHECK(AddModuleProvides, refuses_non_class, NEEDS(),
      "What is no class, as service or as implementation, is INVALID_CLASS.")
{
    REFUSE(INVALID_CLASS, AddModuleProvides, BASE, kit_string(k, "x"), kit_class(k, "java/lang/Thread"));
    REFUSE(INVALID_CLASS, AddModuleProvides, BASE, kit_class(k, "java/lang/Runnable"), kit_string(k, "x"));
}

CHECK(AddModuleProvides, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    REFUSE(INVALID_MODULE, AddModuleProvides, kit_string(k, "x"), kit_class(k, "java/lang/Runnable"),
           kit_class(k, "java/lang/Thread"));
}

CHECK(IsModifiableModule, base_and_unnamed, NEEDS(),
      "java.base and the unnamed module answer; what is modifiable can be widened.")
{
    jboolean b = 2;
    MUST(IsModifiableModule, BASE, &b);
    TRUE(b == JNI_TRUE || b == JNI_FALSE, "answer %d", b);
    jvmtiError want = b ? JVMTI_ERROR_NONE : JVMTI_ERROR_UNMODIFIABLE_MODULE;
    GIVES(want, TI(AddModuleReads, BASE, OURS));
    MUST(IsModifiableModule, OURS, &b);
    TRUE(b == JNI_TRUE || b == JNI_FALSE, "answer %d", b);
}

CHECK(IsModifiableModule, refuses_non_module, NEEDS(), "What is no module is INVALID_MODULE.")
{
    jboolean b;
    REFUSE(INVALID_MODULE, IsModifiableModule, kit_string(k, "x"), &b);
}
