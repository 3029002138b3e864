/* Prints the instructions of branches, table and lookup; of branches and switches their outcome. */
#include "profiler.h"

static const jint wanted[] = {JVMPI_EVENT_INSTRUCTION_START, JVMPI_EVENT_METHOD_ENTRY, JVMPI_EVENT_JVM_SHUT_DOWN, 0};
static int before;

static void notice(JVMPI_Event *e, jint type, int requested)
{
    if (type == JVMPI_EVENT_JVM_SHUT_DOWN) {
        say("%d wrong", wrong);
        return;
    }
    if (type != JVMPI_EVENT_INSTRUCTION_START && type != JVMPI_EVENT_METHOD_ENTRY)
        return;
    const char *name =
        method_name(type == JVMPI_EVENT_METHOD_ENTRY ? e->u.method.method_id : e->u.instruction.method_id);
    if (!is_ours(name) || strcmp(name, "Main.main") == 0)
        return;
    if (type == JVMPI_EVENT_METHOD_ENTRY) {
        say("%s", name);
        before = -1;
        return;
    }
    jint at = e->u.instruction.offset;
    expect(at > before, "one after the other");
    before = at;
    if (strcmp(name, "Main.branches") == 0 && (at == 4 || at == 11))
        say("  at %d %s", (int)at, e->u.instruction.u.if_info.is_true ? "jumps" : "goes on");
    int each = strcmp(name, "Main.relations") == 0 ? 8 : 7; /* bytes from one to the next */
    if ((each == 8 && at >= 4 && (at - 4) % 8 == 0 && at < 50) ||
        (strcmp(name, "Main.signs") == 0 && at >= 3 && (at - 3) % 7 == 0 && at < 22))
        say("  %d %s", (int)(at - 3) / each + 1, e->u.instruction.u.if_info.is_true ? "jumps" : "goes on");
    if (strcmp(name, "Main.table") == 0 && at == 1)
        say("  key %d of %d to %d", (int)e->u.instruction.u.tableswitch_info.key,
            (int)e->u.instruction.u.tableswitch_info.low, (int)e->u.instruction.u.tableswitch_info.hi);
    if (strcmp(name, "Main.lookup") == 0 && at == 1)
        say("  pair %d of %d", (int)e->u.instruction.u.lookupswitch_info.chosen_pair_index,
            (int)e->u.instruction.u.lookupswitch_info.pairs_total);
    (void)requested;
}
