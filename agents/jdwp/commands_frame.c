/* commands_frame.c - the command set StackFrame: locals, this, popping.
 *
 * A frame is named by its thread and an id that holds good until the thread runs (threads.c). JVMTI checks slots and
 * types where the method has a table of variables; a value that is set is checked here against the variable's
 * declared type as well, since an object of another class would break the frame. Read next: commands_event.c.
 */
#include "commands.h"

#include "invoke.h"
#include "threads.h"

#include <stdlib.h>

static int call_frame(Call *call, jthread *thread, jint *depth)
{
    TRY(call_thread(call, thread));
    jlong id = in_long(&call->in);
    TRY(call_ok(call));
    return frame_depth(call->jni, *thread, id, depth);
}

static jvmtiError get_local(jthread thread, jint depth, jint slot, int tag, jvalue *v)
{
    jvmtiError error;
    jint i = 0;
    v->j = 0;
    switch (tag) {
    case 'F': return (*ti)->GetLocalFloat(ti, thread, depth, slot, &v->f);
    case 'J': return (*ti)->GetLocalLong(ti, thread, depth, slot, &v->j);
    case 'D': return (*ti)->GetLocalDouble(ti, thread, depth, slot, &v->d);
    case 'Z':
    case 'B':
    case 'C':
    case 'S':
    case 'I': break;
    default: return (*ti)->GetLocalObject(ti, thread, depth, slot, &v->l);
    }
    error = (*ti)->GetLocalInt(ti, thread, depth, slot, &i);
    switch (tag) {
    case 'Z': v->z = i != 0; break;
    case 'B': v->b = (jbyte)i; break;
    case 'C': v->c = (jchar)i; break;
    case 'S': v->s = (jshort)i; break;
    default: v->i = i; break;
    }
    return error;
}

static jvmtiError set_local(jthread thread, jint depth, jint slot, int tag, jvalue v)
{
    switch (tag) {
    case 'Z': return (*ti)->SetLocalInt(ti, thread, depth, slot, v.z);
    case 'B': return (*ti)->SetLocalInt(ti, thread, depth, slot, v.b);
    case 'C': return (*ti)->SetLocalInt(ti, thread, depth, slot, v.c);
    case 'S': return (*ti)->SetLocalInt(ti, thread, depth, slot, v.s);
    case 'I': return (*ti)->SetLocalInt(ti, thread, depth, slot, v.i);
    case 'F': return (*ti)->SetLocalFloat(ti, thread, depth, slot, v.f);
    case 'J': return (*ti)->SetLocalLong(ti, thread, depth, slot, v.j);
    case 'D': return (*ti)->SetLocalDouble(ti, thread, depth, slot, v.d);
    default: return (*ti)->SetLocalObject(ti, thread, depth, slot, v.l);
    }
}

int frame_get_values(Call *call)
{
    jthread thread;
    jint depth;
    TRY(call_frame(call, &thread, &depth));
    jint n = in_count(&call->in, 5);
    TRY(call_ok(call));
    out_int(&call->out, n);
    refs_reserve(call->jni, n);
    for (jint i = 0; i < n; i++) {
        jvalue v;
        jint slot = in_int(&call->in);
        int tag = in_byte(&call->in);
        if (!tag_is_valid(tag) || tag == TAG_VOID)
            return E_INVALID_TAG;
        TRY_TI(get_local(thread, depth, slot, tag, &v));
        out_value(call->jni, &call->out, tag, v);
    }
    return E_NONE;
}

/* The variable of that slot at that place has a declared type: does the value fit it? Without a table JVMTI
 * decides. */
static int check_variable(Call *call, jthread thread, jint depth, jint slot, int tag, jvalue v)
{
    jmethodID method = NULL;
    jlocation at = 0;
    jint n = 0;
    jvmtiLocalVariableEntry *list = NULL;
    int error = E_NONE;
    TRY_TI((*ti)->GetFrameLocation(ti, thread, depth, &method, &at));
    if ((*ti)->GetLocalVariableTable(ti, method, &n, &list) != JVMTI_ERROR_NONE)
        return E_NONE;
    for (jint i = 0; i < n; i++) {
        jlocation start = list[i].start_location;
        bool here = list[i].slot == slot && at >= start && at <= start + list[i].length;
        if (here && tag_is_object(tag))
            error = value_fits(call->jni, tag, v, list[i].signature);
        ti_free(list[i].name);
        ti_free(list[i].signature);
        ti_free(list[i].generic_signature);
    }
    ti_free(list);
    return error;
}

int frame_set_values(Call *call)
{
    jthread thread;
    jint depth;
    TRY(call_frame(call, &thread, &depth));
    jint n = in_count(&call->in, 5);
    TRY(call_ok(call));
    refs_reserve(call->jni, n);
    for (jint i = 0; i < n; i++) {
        jvalue v;
        int tag;
        jint slot = in_int(&call->in);
        TRY(in_tagged(call->jni, &call->in, &tag, &v));
        if (tag == TAG_VOID)
            return E_INVALID_TAG;
        TRY(check_variable(call, thread, depth, slot, tag, v));
        TRY_TI(set_local(thread, depth, slot, tag, v));
    }
    return E_NONE;
}

/* Static and native methods have the null object. */
int frame_this_object(Call *call)
{
    jthread thread;
    jint depth, modifiers = 0;
    jmethodID method = NULL;
    jlocation at = 0;
    jobject self = NULL;
    TRY(call_frame(call, &thread, &depth));
    TRY_TI((*ti)->GetFrameLocation(ti, thread, depth, &method, &at));
    TRY_TI((*ti)->GetMethodModifiers(ti, method, &modifiers));
    if (!(modifiers & (ACC_STATIC | ACC_NATIVE)))
        TRY_TI((*ti)->GetLocalInstance(ti, thread, depth, &self));
    out_object(call->jni, &call->out, self);
    return E_NONE;
}

int frame_pop_frames(Call *call)
{
    jthread thread;
    jint depth;
    TRY(call_frame(call, &thread, &depth));
    if (!caps.can_pop_frame)
        return E_NOT_IMPLEMENTED;
    return frames_pop(call->jni, thread, depth);
}
