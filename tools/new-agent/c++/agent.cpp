// @NAME@: tells of each class of the program, and counts them.
#include <jvmti.h>

#include <atomic>
#include <cstdio>
#include <cstring>
#include <initializer_list>

namespace {

std::atomic<int> classes;

// Memory that the VM allocated for us, given back at the end of its scope.
class Text {
  public:
    explicit Text(jvmtiEnv *ti) : ti(ti) {}
    ~Text() { ti->Deallocate(reinterpret_cast<unsigned char *>(text)); }
    Text(const Text &) = delete;
    Text &operator=(const Text &) = delete;
    char **out() { return &text; }
    const char *get() const { return text; }

  private:
    jvmtiEnv *ti;
    char *text = nullptr;
};

// Says what went wrong, and answers whether it did.
bool failed(jvmtiEnv *ti, jvmtiError error, const char *what)
{
    if (error == JVMTI_ERROR_NONE)
        return false;
    Text name(ti);
    bool named = ti->GetErrorName(error, name.out()) == JVMTI_ERROR_NONE;
    std::fprintf(stderr, "[@NAME@] %s: %s\n", what, named ? name.get() : "an error");
    return true;
}

void JNICALL class_prepare(jvmtiEnv *ti, JNIEnv *, jthread, jclass cls)
{
    Text signature(ti);
    if (failed(ti, ti->GetClassSignature(cls, signature.out(), nullptr), "GetClassSignature"))
        return;
    if (std::strncmp(signature.get(), "LMain", 5) == 0) {
        classes++;
        std::printf("[@NAME@] %s\n", signature.get());
        std::fflush(stdout);
    }
}

void JNICALL vm_death(jvmtiEnv *, JNIEnv *)
{
    std::printf("[@NAME@] %d classes\n", classes.load());
    std::fflush(stdout);
}

} // namespace

extern "C" JNIEXPORT jint JNICALL Agent_OnLoad(JavaVM *vm, char *, void *)
{
    jvmtiEnv *ti;
    jvmtiEventCallbacks callbacks = {};
    callbacks.ClassPrepare = class_prepare;
    callbacks.VMDeath = vm_death;
    if (vm->GetEnv(reinterpret_cast<void **>(&ti), JVMTI_VERSION_1_2) != JNI_OK)
        return JNI_ERR;
    if (failed(ti, ti->SetEventCallbacks(&callbacks, sizeof callbacks), "SetEventCallbacks"))
        return JNI_ERR;
    for (jvmtiEvent event : {JVMTI_EVENT_CLASS_PREPARE, JVMTI_EVENT_VM_DEATH})
        if (failed(ti, ti->SetEventNotificationMode(JVMTI_ENABLE, event, nullptr), "SetEventNotificationMode"))
            return JNI_ERR;
    return JNI_OK;
}
