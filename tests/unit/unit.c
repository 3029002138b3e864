/*
 * unit.c - runs the unit tests of vm/ (those that need to look inside; what can be seen from outside is tested by the
 * scenarios). tests/unit/run links it with the objects of the VM and sets TIVM_HOME. Arguments: names of the
 * groups to run; none means all.
 */
#include "tests/unit/unit.h"

#include "vm/thread/safepoint.h"
#include "vm/thread/thread.h"

Thread *unit_vm(void)
{
    JavaVM *java = NULL;
    void *env = NULL;
    JavaVMOption options[] = {{"-Xmx32m", NULL}, {"-Djava.class.path=.", NULL}};
    JavaVMInitArgs args = {.version = JNI_VERSION_1_8, .options = options, .nOptions = 2};
    ck_assert_msg(JNI_CreateJavaVM(&java, &env, &args) == JNI_OK, "the VM does not start");
    Thread *t = thread_self();
    thread_to_running(t);
    return t;
}

void unit_agent(JavaVM **java, JNIEnv **jni, jvmtiEnv **ti)
{
    jsize n;
    jvmtiCapabilities caps;
    thread_to_safe(unit_vm());
    ck_assert_int_eq(JNI_GetCreatedJavaVMs(java, 1, &n), JNI_OK);
    ck_assert_int_eq((**java)->GetEnv(*java, (void **)jni, JNI_VERSION_1_8), JNI_OK);
    ck_assert_int_eq((**java)->GetEnv(*java, (void **)ti, JVMTI_VERSION), JNI_OK);
    ck_assert_int_eq((**ti)->GetPotentialCapabilities(*ti, &caps), JVMTI_ERROR_NONE);
    ck_assert_int_eq((**ti)->AddCapabilities(*ti, &caps), JVMTI_ERROR_NONE);
}

int main(int argc, char **argv)
{
    static const struct {
        const char *name;
        TCase *(*tests)(void);
    } groups[] = {
        {"utf8", utf8_tests},           {"libm", libm_tests},
        {"symbol", symbol_tests},       {"classfile", classfile_tests},
        {"typestate", typestate_tests}, {"options", options_tests},
        {"memory", memory_tests},       {"ref", ref_tests},
        {"class", class_tests},         {"jar", jar_tests},
        {"image", image_tests},         {"redefine", redefine_tests},
        {"verify", verify_tests},       {"ended", ended_tests},
        {"weak", weak_tests},           {"arena", arena_tests},
        {"letter", letter_tests},
    };
    Suite *suite = suite_create("vm");
    for (size_t i = 0; i < COUNT_OF(groups); i++) {
        bool wanted = argc == 1;
        for (int a = 1; a < argc; a++)
            wanted |= strcmp(argv[a], groups[i].name) == 0;
        if (wanted) {
            TCase *tests = groups[i].tests();
            tcase_set_timeout(tests, 60);
            suite_add_tcase(suite, tests);
        }
    }
    SRunner *runner = srunner_create(suite);
    srunner_run_all(runner, CK_NORMAL);
    int run = srunner_ntests_run(runner), failed = srunner_ntests_failed(runner);
    srunner_free(runner);
    printf("%d passed, %d failed\n", run - failed, failed);
    return failed == 0 ? 0 : 1;
}
