/* Agent_OnAttach answers the number that its options are. */
#include <stdlib.h>

#include "scenario.h"

JNIEXPORT jint JNICALL Agent_OnAttach(JavaVM *vm, char *options, void *reserved)
{
    return atoi(options);
}
