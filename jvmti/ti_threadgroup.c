/* ti_threadgroup.c - chapter Thread Group. A group is its java.lang.ThreadGroup object.
 *
 * The VM has one group without a parent, "system". Read next: ti_class.c. */
#include "jvmti/lesser.h"
#include "ti_bodies.h"

jvmtiError ti_GetTopThreadGroups(Env *env UNUSED, jint *count, jthreadGroup **out)
{
    jvmtiError error = agent_alloc(sizeof **out, out);
    if (error != 0)
        return error;
    **out = result_object(inspect_system_group());
    *count = 1;
    return JVMTI_ERROR_NONE;
}

jvmtiError ti_GetThreadGroupInfo(Env *env UNUSED, Object *group, jvmtiThreadGroupInfo *info)
{
    GroupFacts facts = inspect_group_facts(group);
    Object *name = facts.name;
    size_t len;
    char *text = name == NULL ? NULL : string_to_mutf8(name, &len);
    jvmtiError error = agent_string(text != NULL ? text : "", &info->name);
    free(text);
    info->parent = result_object(facts.parent);
    info->max_priority = facts.max_priority;
    info->is_daemon = facts.is_daemon;
    return error;
}

static jvmtiError references(Object **objects, int n, jint *count, jobject **out)
{
    jvmtiError error = agent_refs((size_t)n, out);
    for (int i = 0; error == 0 && i < n; i++)
        (*out)[i] = result_object(objects[i]);
    *count = error == 0 ? n : 0;
    return error;
}

jvmtiError ti_GetThreadGroupChildren(Env *env UNUSED, Object *group, jint *thread_count, jthread **threads,
                                     jint *group_count, jthreadGroup **groups)
{
    Object **t, **g;
    int tn, gn;
    bool whole = inspect_group_children(group, lesser_lists_virtual(), &t, &tn, &g, &gn);
    jvmtiError error = whole ? references(t, tn, thread_count, threads) : JVMTI_ERROR_OUT_OF_MEMORY;
    if (error == 0) {
        error = references(g, gn, group_count, groups);
        if (error != 0)
            free(*threads);
    }
    free(t);
    free(g);
    return error;
}
