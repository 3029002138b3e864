/* Takes all address space that there is, and gives it back. */
#include <jni.h>
#include <sys/mman.h>

enum { MOST = 10000 };
static struct {
    void *at;
    size_t size;
} taken[MOST];
static int count;

JNIEXPORT void JNICALL Java_Main_fill(JNIEnv *jni, jclass cls, jint left)
{
    (void)jni, (void)cls;
    void *kept = mmap(NULL, (size_t)left << 10 | 1, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    for (size_t size = (size_t)1 << 30; size >= 4096; size /= 2)
        for (void *p = NULL; count < MOST && p != MAP_FAILED;) {
            p = mmap(NULL, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
            if (p != MAP_FAILED) {
                taken[count].at = p;
                taken[count++].size = size;
            }
        }
    munmap(kept, (size_t)left << 10 | 1);
}

JNIEXPORT void JNICALL Java_Main_empty(JNIEnv *jni, jclass cls)
{
    (void)jni, (void)cls;
    while (count > 0) {
        count--;
        munmap(taken[count].at, taken[count].size);
    }
}
