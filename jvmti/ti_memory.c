/* ti_memory.c - chapter Memory Management: Allocate and Deallocate are malloc and free.
 *
 * Agents rely on that: they return memory from malloc in ClassFileLoadHook and free what the interface allocated.
 * Class data that a hook callback was only lent is not freed (see post.c).
 *
 * Callable in any phase, on any thread, from any callback. Read next: ti_thread.c. */
#include "jvmti/post.h"
#include "ti_bodies.h"

jvmtiError ti_Allocate(Env *env UNUSED, jlong size, unsigned char **out)
{
    return size < 0 ? JVMTI_ERROR_ILLEGAL_ARGUMENT : agent_alloc((size_t)size, out);
}

jvmtiError ti_Deallocate(Env *env UNUSED, unsigned char *memory)
{
    if (!post_is_lent(memory))
        free(memory);
    return JVMTI_ERROR_NONE;
}
