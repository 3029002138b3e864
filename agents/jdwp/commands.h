/* commands.h - the handlers of commands.def. Each reads its packet from call->in, writes the reply's data to
 * call->out, and returns a JDWP error. They run in the reader thread, in a local-reference frame of their own,
 * without the lock. */
#ifndef AGENT_JDWP_COMMANDS_H
#define AGENT_JDWP_COMMANDS_H

#include "call.h"

#define CMD(set, command, function) int function(Call *call);
#include "commands.def"
#undef CMD

#endif
