/* exports.c - functions of libjvm.so that no specification names, but that agent libraries of a JDK link against.
 *
 * They carry the symbol version SUNWprivate_1.1 (tools/libjvm.map), by which those libraries ask for them. Which ones
 * are wanted by whom: JVM_IsStaticallyLinked by libjdwp.so and JVM_PrintWarningAtDynamicAgentLoad by libinstrument.so,
 * both from JDK 25 on. Older ones want none.
 *
 * No lock: options do not change once the VM is up. Read next: jni/libjava/libjava.c, jvmti/agent.c. */
#include "jni/enter.h"

JNIEXPORT jboolean JNICALL JVM_IsStaticallyLinked(void);
JNIEXPORT jboolean JNICALL JVM_PrintWarningAtDynamicAgentLoad(void);

/* Is a JDK linked into the program, so that its libraries are no files? Not here: they come as files or not at all. */
JNIEXPORT jboolean JNICALL JVM_IsStaticallyLinked(void)
{
    return JNI_FALSE;
}

/* Does the user want to hear of agents that come while the program runs (JEP 451)? Not if the command line allowed
 * it, and not where it is forbidden, because then none comes. */
JNIEXPORT jboolean JNICALL JVM_PrintWarningAtDynamicAgentLoad(void)
{
    return options.dynamic_agents && !options.dynamic_agents_said;
}
