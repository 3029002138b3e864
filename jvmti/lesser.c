/* lesser.c - -XX:JVMTIWithout and -XX:JVMTIVersion: what is taken from the tool interface.
 *
 * The table says of each function, event and capability since which version it is there, so a VM of an earlier version
 * is one comparison. A VM that knows no virtual threads has no way to say that a thread is one, so there they are
 * threads like any other: with ThreadStart and ThreadEnd, listed, owners of monitors, roots, stopped at any time. Only
 * a clock of their own they have not, and are refused as agent threads, as ever. What such a VM did differently besides
 * is not imitated.
 *
 * Owns: the version and the set. No lock: written once, before the first environment. Read next: fault.c. */
#include "jvmti/lesser.h"

#include "ti_meta.h"

static u8 without;
static jint version = JVMTI_VERSION;

static int cap_by_name(const char *name, size_t len)
{
    for (int i = 0; i < TI_CAPS; i++)
        if (strlen(ti_caps[i].name) == len && memcmp(ti_caps[i].name, name, len) == 0)
            return i;
    return -1;
}

static void without_read(const char *list)
{
    for (const char *p = list; p != NULL; p = list_next(p)) {
        size_t len = strcspn(p, ",");
        int cap = cap_by_name(p, len);
        if (cap < 0)
            vm_fail_start("-XX:JVMTIWithout=%s: there is no capability '%.*s'", list, (int)len, p);
        without |= (u8)1 << cap;
    }
}

/* 1.0 to 1.2, 9, 11, and from 13 on every number has been a version; 8 is the release that had 1.2. */
static jint version_by_name(const char *text)
{
    static const struct {
        const char *name;
        jint version;
    } early[] = {{"1", JVMTI_VERSION_1_0},   {"1.0", JVMTI_VERSION_1_0}, {"1.1", JVMTI_VERSION_1_1},
                 {"1.2", JVMTI_VERSION_1_2}, {"8", JVMTI_VERSION_1_2},   {"9", JVMTI_VERSION_9},
                 {"11", JVMTI_VERSION_11}};
    enum { CURRENT = (JVMTI_VERSION & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR };
    for (size_t i = 0; i < COUNT_OF(early); i++)
        if (strcmp(text, early[i].name) == 0)
            return early[i].version;
    char *end;
    long major = strtol(text, &end, 10);
    if (*text < '1' || *text > '9' || *end != 0 || major < 13 || major > CURRENT)
        return 0;
    return JVMTI_VERSION_INTERFACE_JVMTI | (jint)major << JVMTI_VERSION_SHIFT_MAJOR;
}

void lesser_read(void)
{
    if (options.jvmti_without != NULL)
        without_read(options.jvmti_without);
    if (options.jvmti_version != NULL) {
        version = version_by_name(options.jvmti_version);
        if (version == 0)
            vm_fail_start("-XX:JVMTIVersion=%s: the versions are 1.0, 1.1, 1.2, 9, 11 and 13 to %d",
                          options.jvmti_version,
                          (JVMTI_VERSION & JVMTI_VERSION_MASK_MAJOR) >> JVMTI_VERSION_SHIFT_MAJOR);
    }
}

u8 lesser_caps(u8 set)
{
    u8 later = 0;
    for (int i = 0; i < TI_CAPS; i++)
        if (!lesser_knows(ti_caps[i].since))
            later |= (u8)1 << i;
    return set & ~without & ~later;
}

jint lesser_version(void)
{
    return version;
}

bool lesser_knows(int since)
{
    return since <= version;
}

bool lesser_lists_virtual(void)
{
    return !lesser_knows(ti_caps[CAP_can_support_virtual_threads].since);
}

bool lesser_is_virtual(const Thread *t)
{
    return inspect_is_virtual(t) && !lesser_lists_virtual();
}

void lesser_table(struct jvmtiInterface_1_ *table)
{
    for (int slot = 1; slot <= TI_SLOTS; slot++)
        if (ti_functions[slot].name != NULL && !lesser_knows(ti_functions[slot].since))
            memset((void **)table + slot - 1, 0, sizeof(void *));
}
