/* ti_local.c - chapter Local Variable: reading and writing the slots of a frame.
 *
 * A thread other than the caller must be suspended. Whether a slot holds a variable of the asked type is decided twice:
 * by the LocalVariableTable, where the class file has one, and always by the type state of the bytecode (typestate.h),
 * which also keeps a wrong table from handing out something that is no reference. What the debugger stores must fit
 * both.
 *
 * Kinds are letters: I (int and smaller), J, F, D, L. Read next: ti_frameexit.c. */
#include "jvmti/asked.h"
#include "jvmti/quirk.h"
#include "ti_bodies.h"

/* one question for a handshake */
typedef struct Access {
    Thread *asker;
    jint depth, slot;
    char kind;
    bool write;
    Slot value; /* read or to be written; an object is kept alive by the asker: its root or the caller's handle */
    jvmtiError error;
} Access;

bool thread_is_held(const Thread *t)
{
    return t == thread_self() || thread_is_suspended(t);
}

static bool has_name(const Class *c, const char *name, size_t len)
{
    const Symbol *s = inspect_class_name(c);
    return s->len == len && memcmp(s->text, name, len) == 0;
}

/* Supertypes by name, as the class file of the frame names them. */
static bool class_is_named(const Class *c, const char *name, size_t len)
{
    for (const Class *s = c; s != NULL; s = inspect_class_super(s))
        if (has_name(s, name, len))
            return true;
    for (int i = 0; i < inspect_all_interface_count(c); i++)
        if (has_name(inspect_all_interface_at(c, i), name, len))
            return true;
    return false;
}

/* Whether c can be stored in a variable of this descriptor. */
bool class_fits(const Class *c, const Symbol *desc)
{
    const char *text = desc->text;
    size_t len = desc->len;
    while (text[0] == '[' && inspect_is_array_class(c)) {
        c = inspect_elem(c);
        text++;
        len--;
    }
    if (inspect_is_primitive(c))
        return len == 1 && text[0] == inspect_primitive_letter(c);
    return text[0] == 'L' ? class_is_named(c, text + 1, len - 2) : text[0] == '[' && class_is_named(c, text, len);
}

/* The descriptor of the variable that the LocalVariableTable has in this slot at bci; NULL if there is none. Its
 * entry begins where the variable has a value: as a rule behind the instruction that first stores it. */
static const Symbol *variable_at(const Code *code, jint slot, int32_t bci)
{
    FileTable vars = classfile_table(inspect_code_file(code), inspect_code_info(code), CODE_VARS);
    for (u4 i = 0; i < vars.count; i++) {
        VarEntry v = classfile_var(inspect_code_file(code), &vars, i);
        if (v.slot == slot && bci >= v.start_pc && bci < v.start_pc + v.length + quirk(QUIRK_RANGE_END))
            return v.desc;
    }
    return NULL;
}

static jvmtiError table_check(const Code *code, int32_t bci, const Access *a)
{
    if (inspect_code_info(code)->table_counts[CODE_VARS] == 0)
        return JVMTI_ERROR_NONE;
    const Symbol *desc = variable_at(code, a->slot, bci);
    if (desc == NULL)
        return JVMTI_ERROR_INVALID_SLOT;
    if (letter_held(desc->text[0]) != a->kind)
        return JVMTI_ERROR_TYPE_MISMATCH;
    bool misfit = a->write && a->kind == 'L' && a->value.o != NULL && !class_fits(object_class(a->value.o), desc);
    return misfit ? JVMTI_ERROR_TYPE_MISMATCH : JVMTI_ERROR_NONE;
}

static char kind_of_state(u1 kind)
{
    switch (kind) {
    case SLOT_INT: return 'I';
    case SLOT_LONG: return 'J';
    case SLOT_FLOAT: return 'F';
    case SLOT_DOUBLE: return 'D';
    case SLOT_NULL:
    case SLOT_REF:
    case SLOT_UNINIT:
    case SLOT_UNINIT_THIS: return 'L';
    default: return 0;
    }
}

char local_kind(const Frame *f, u4 slot)
{
    return kind_of_state(typestate_local(inspect_frame_code(f), (u4)inspect_bci(f), slot).kind);
}

/* By the type state. Writing an object over one whose class is known must keep that class. One that no constructor has
 * finished yet can be read, as `this` ahead of super(), and never be written: no value has its type. */
static jvmtiError state_check(Code *code, int32_t bci, const Access *a)
{
    SlotType state = typestate_local(code, (u4)bci, (u4)a->slot);
    char kind = kind_of_state(state.kind);
    if (kind == 0)
        return JVMTI_ERROR_INVALID_SLOT;
    bool raw = state.kind == SLOT_UNINIT || state.kind == SLOT_UNINIT_THIS;
    if (kind != a->kind || (raw && a->write))
        return JVMTI_ERROR_TYPE_MISMATCH;
    if (!a->write || kind != 'L' || a->value.o == NULL || state.kind != SLOT_REF || state.name == NULL || a->slot > 0)
        return JVMTI_ERROR_NONE;
    bool is_this = (inspect_method_access(inspect_code_method(code)) & ACC_STATIC) == 0;
    return is_this && !class_is_named(object_class(a->value.o), state.name->text, state.name->len)
               ? JVMTI_ERROR_TYPE_MISMATCH
               : JVMTI_ERROR_NONE;
}

/* Under QUIRK_OBJECT_SLOT: what a slot without a variable answers. It matters only whether an object is in it and asked
 * for. */
static jvmtiError object_slot(Code *code, int32_t bci, const Access *a)
{
    Access object = {.slot = a->slot, .kind = 'L'};
    bool holds = state_check(code, bci, &object) == JVMTI_ERROR_NONE;
    return holds == (a->kind == 'L') ? JVMTI_ERROR_INVALID_SLOT : JVMTI_ERROR_TYPE_MISMATCH;
}

static jvmtiError access_check(const Frame *f, const Access *a)
{
    Code *code = inspect_frame_code(f);
    bool wide = letter_is_wide(a->kind);
    if (!inspect_is_bytecode(f))
        return JVMTI_ERROR_OPAQUE_FRAME;
    if (a->slot < 0 || a->slot >= inspect_max_locals(code) - (wide ? 1 : 0))
        return JVMTI_ERROR_INVALID_SLOT;
    jvmtiError error = table_check(code, inspect_bci(f), a);
    if (error == 0)
        error = state_check(code, inspect_bci(f), a);
    return error == JVMTI_ERROR_INVALID_SLOT && quirk(QUIRK_OBJECT_SLOT) ? object_slot(code, inspect_bci(f), a) : error;
}

static int access_run(Thread *t, void *arg)
{
    Access *a = arg;
    Frame *f = inspect_frame(t, a->depth);
    a->error = f == NULL ? JVMTI_ERROR_NO_MORE_FRAMES : access_check(f, a);
    if (a->error != 0)
        return 0;
    if (a->write)
        inspect_locals(f)[a->slot] = a->value;
    else
        a->value = inspect_locals(f)[a->slot];
    if (!a->write && a->kind == 'L')
        roots_add(a->asker, a->value.o);
    return 0;
}

static jvmtiError access_do(Thread *t, Access *a)
{
    if (!thread_is_held(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    a->asker = thread_self();
    int result = handshake(a->asker, t, access_run, a);
    return result == HANDSHAKE_DEAD ? JVMTI_ERROR_THREAD_NOT_ALIVE : a->error;
}

/* ---- readers ---- */

jvmtiError ti_GetLocalObject(Env *env UNUSED, Thread *t, jint depth, jint slot, jobject *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'L'};
    jvmtiError error = access_do(t, &a);
    if (error == 0)
        *value = result_object(a.value.o);
    return error;
}

jvmtiError ti_GetLocalInt(Env *env UNUSED, Thread *t, jint depth, jint slot, jint *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'I'};
    jvmtiError error = access_do(t, &a);
    if (error == 0)
        *value = a.value.i;
    return error;
}

jvmtiError ti_GetLocalLong(Env *env UNUSED, Thread *t, jint depth, jint slot, jlong *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'J'};
    jvmtiError error = access_do(t, &a);
    if (error == 0)
        *value = a.value.l;
    return error;
}

jvmtiError ti_GetLocalFloat(Env *env UNUSED, Thread *t, jint depth, jint slot, jfloat *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'F'};
    jvmtiError error = access_do(t, &a);
    if (error == 0)
        *value = a.value.f;
    return error;
}

jvmtiError ti_GetLocalDouble(Env *env UNUSED, Thread *t, jint depth, jint slot, jdouble *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'D'};
    jvmtiError error = access_do(t, &a);
    if (error == 0)
        *value = a.value.d;
    return error;
}

/* ---- writers ---- */

jvmtiError ti_SetLocalObject(Env *env UNUSED, Thread *t, jint depth, jint slot, Object *value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'L', .write = true, .value.o = value};
    return access_do(t, &a);
}

jvmtiError ti_SetLocalInt(Env *env UNUSED, Thread *t, jint depth, jint slot, jint value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'I', .write = true, .value.i = value};
    return access_do(t, &a);
}

jvmtiError ti_SetLocalLong(Env *env UNUSED, Thread *t, jint depth, jint slot, jlong value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'J', .write = true, .value.l = value};
    return access_do(t, &a);
}

jvmtiError ti_SetLocalFloat(Env *env UNUSED, Thread *t, jint depth, jint slot, jfloat value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'F', .write = true, .value.f = value};
    return access_do(t, &a);
}

jvmtiError ti_SetLocalDouble(Env *env UNUSED, Thread *t, jint depth, jint slot, jdouble value)
{
    Access a = {.depth = depth, .slot = slot, .kind = 'D', .write = true, .value.d = value};
    return access_do(t, &a);
}

/* ---- the receiver: slot 0, also of a native method ---- */

static bool holds_receiver(const Frame *f)
{
    return !inspect_is_bytecode(f) || local_kind(f, 0) == 'L';
}

typedef struct Receiver {
    Thread *asker;
    jint depth;
    Object *o; /* rooted */
    jvmtiError error;
} Receiver;

static int receiver_take(Thread *t, void *arg)
{
    Receiver *r = arg;
    Frame *f = inspect_frame(t, r->depth);
    if (f == NULL)
        r->error = JVMTI_ERROR_NO_MORE_FRAMES;
    else if ((inspect_method_access(inspect_code_method(inspect_frame_code(f))) & ACC_STATIC) != 0)
        r->error = JVMTI_ERROR_INVALID_SLOT;
    else if (holds_receiver(f))
        r->o = inspect_locals(f)[0].o;
    roots_add(r->asker, r->o);
    return 0;
}

jvmtiError ti_GetLocalInstance(Env *env UNUSED, Thread *t, jint depth, jobject *value)
{
    Receiver r = {.asker = thread_self(), .depth = depth};
    if (!thread_is_held(t))
        return JVMTI_ERROR_THREAD_NOT_SUSPENDED;
    if (handshake(r.asker, t, receiver_take, &r) == HANDSHAKE_DEAD)
        return JVMTI_ERROR_THREAD_NOT_ALIVE;
    if (r.error == 0)
        *value = result_object(r.o);
    return r.error;
}
