/* check_threadgroup.c - chapter Thread Group: the tree of groups with their threads. */
#define CHAPTER "thread_group"
#include "kit.h"

static jthreadGroup own_group(Kit *k)
{
    jvmtiThreadInfo info;
    if (TI(GetThreadInfo, NULL, &info) != JVMTI_ERROR_NONE)
        return NULL;
    FREE(info.name);
    return info.thread_group;
}

static jthreadGroup group_new(Kit *k, const char *name)
{
    jclass klass = kit_class(k, "java/lang/ThreadGroup");
    jmethodID make = kit_method(k, klass, "<init>", "(Ljava/lang/String;)V");
    jstring text = kit_string(k, name);
    jobject group = make != NULL ? J(NewObject, klass, make, text) : NULL;
    return kit_cleared(k) ? NULL : group;
}

static int listed(Kit *k, jobject wanted, jint count, jobject *objects)
{
    int found = 0;
    for (jint i = 0; i < count; i++)
        found += J(IsSameObject, wanted, objects[i]);
    return found;
}

CHECK(GetTopThreadGroups, one_without_parent, NEEDS(), "There is at least one group without a parent.")
{
    jint count = 0;
    jthreadGroup *groups = NULL;
    MUST(GetTopThreadGroups, &count, &groups);
    TRUE(count >= 1, "%d groups", count);
    for (jint i = 0; i < count; i++) {
        jvmtiThreadGroupInfo info;
        MUST(GetThreadGroupInfo, groups[i], &info);
        FREE(info.name);
        TRUE(info.parent == NULL, "a top group has a parent");
    }
    FREE(groups);
}

CHECK(GetTopThreadGroups, root_of_ours, NEEDS(), "Going up from a thread's group ends at a top group.")
{
    jint count = 0;
    jthreadGroup *groups = NULL, g = own_group(k);
    jvmtiThreadGroupInfo info;
    for (int i = 0; i < 100; i++) {
        MUST(GetThreadGroupInfo, g, &info);
        FREE(info.name);
        if (info.parent == NULL)
            break;
        g = info.parent;
    }
    MUST(GetTopThreadGroups, &count, &groups);
    int found = listed(k, g, count, groups);
    FREE(groups);
    SAME_INT(found, 1, "the root among the top groups");
}

CHECK(GetThreadGroupInfo, main_group, NEEDS(),
      "The main thread's group is called main, has a parent, priority 10 and is no daemon.")
{
    jvmtiThreadGroupInfo info;
    MUST(GetThreadGroupInfo, own_group(k), &info);
    SAME_STR(info.name, "main", "name");
    SAME_INT(info.max_priority, JVMTI_THREAD_MAX_PRIORITY, "priority");
    SAME_INT(info.is_daemon, JNI_FALSE, "daemon");
    TRUE(info.parent != NULL, "no parent");
    FREE(info.name);
}

CHECK(GetThreadGroupInfo, own_fields, NEEDS(), "A new group has its name, its greatest priority and its parent.")
{
    jvmtiThreadGroupInfo info;
    jthreadGroup g = group_new(k, "kit group");
    DO(g != NULL);
    J(CallVoidMethod, g, kit_method(k, kit_class(k, "java/lang/ThreadGroup"), "setMaxPriority", "(I)V"), 4);
    MUST(GetThreadGroupInfo, g, &info);
    SAME_STR(info.name, "kit group", "name");
    FREE(info.name);
    SAME_INT(info.max_priority, 4, "priority");
    SAME_OBJECT(info.parent, own_group(k), "parent");
}

CHECK(GetThreadGroupChildren, threads, NEEDS(), "Live threads of the group are listed, others are not.")
{
    jint thread_count = 0, group_count = 0;
    jthread *threads = NULL, fresh = kit_worker_new(k, "spin"), worker = kit_worker(k, "wait"), self = NULL;
    jthreadGroup *groups = NULL;
    DO(worker != NULL && fresh != NULL);
    MUST(GetCurrentThread, &self);
    MUST(GetThreadGroupChildren, own_group(k), &thread_count, &threads, &group_count, &groups);
    int a = listed(k, worker, thread_count, threads), b = listed(k, fresh, thread_count, threads),
        c = listed(k, self, thread_count, threads);
    FREE(threads);
    FREE(groups);
    SAME_INT(a, 1, "the worker");
    SAME_INT(b, 0, "the thread that was not started");
    SAME_INT(c, 1, "the main thread");
}

CHECK(GetThreadGroupChildren, groups, NEEDS(), "Groups below the group are listed, those below them are not.")
{
    jint thread_count = 0, group_count = 0;
    jthread *threads = NULL;
    jthreadGroup *groups = NULL, mine = own_group(k), parent = NULL;
    jvmtiThreadGroupInfo info;
    jthreadGroup child = group_new(k, "child");
    DO(child != NULL);
    MUST(GetThreadGroupInfo, mine, &info);
    FREE(info.name);
    parent = info.parent;
    MUST(GetThreadGroupChildren, mine, &thread_count, &threads, &group_count, &groups);
    int here = listed(k, child, group_count, groups);
    FREE(threads);
    FREE(groups);
    MUST(GetThreadGroupChildren, parent, &thread_count, &threads, &group_count, &groups);
    int above = listed(k, child, group_count, groups), main_group = listed(k, mine, group_count, groups);
    FREE(threads);
    FREE(groups);
    SAME_INT(here, 1, "in its parent");
    SAME_INT(above, 0, "in its parent's parent");
    SAME_INT(main_group, 1, "the main group in its parent");
}

CHECK(GetThreadGroupChildren, empty, NEEDS(), "A new group has neither threads nor groups.")
{
    jint thread_count = -1, group_count = -1;
    jthread *threads = NULL;
    jthreadGroup *groups = NULL, g = group_new(k, "empty");
    DO(g != NULL);
    MUST(GetThreadGroupChildren, g, &thread_count, &threads, &group_count, &groups);
    FREE(threads);
    FREE(groups);
    SAME_INT(thread_count, 0, "threads");
    SAME_INT(group_count, 0, "groups");
}
