/* graph.h - what the checks of heaps share: the objects of java/kit/Graph.java, told apart by their tags. */
#ifndef KIT_GRAPH_H
#define KIT_GRAPH_H

#include "kit.h"

#define TAGS  NEEDS(.can_tag_objects = 1)
#define GRAPH "kit/Graph"

enum { ROOT = 1, LEAF, ARRAY, INTS, TEXT, NEXT, GRAPH_CLASS, LEAF_CLASS, OTHER_TAG };

static inline jobject field_of(Kit *k, jobject object, const char *name, const char *descriptor)
{
    jclass klass = J(GetObjectClass, object);
    jfieldID f = J(GetFieldID, klass, name, descriptor);
    jobject value = f != NULL ? J(GetObjectField, object, f) : NULL;
    return kit_cleared(k) ? NULL : value;
}

static inline int tag(Kit *k, jobject object, jlong value)
{
    return object != NULL && TI(SetTag, object, value) == JVMTI_ERROR_NONE;
}

/* The root, with all of them tagged; NULL: something is missing. */
static inline jobject graph_tagged(Kit *k)
{
    jobject root = kit_get(k, GRAPH, "root", "Lkit/Graph;");
    if (root == NULL)
        return NULL;
    int ok = tag(k, root, ROOT) && tag(k, field_of(k, root, "leaf", "Lkit/Graph$Leaf;"), LEAF) &&
             tag(k, field_of(k, root, "array", "[Ljava/lang/Object;"), ARRAY) &&
             tag(k, field_of(k, root, "ints", "[I"), INTS) &&
             tag(k, field_of(k, root, "text", "Ljava/lang/String;"), TEXT) &&
             tag(k, field_of(k, root, "next", "Lkit/Graph;"), NEXT) && tag(k, kit_class(k, GRAPH), GRAPH_CLASS) &&
             tag(k, kit_class(k, "kit/Graph$Leaf"), LEAF_CLASS);
    return ok ? root : NULL;
}

#endif
