/* box.c - values and their boxes (java.lang.Integer and the like), and the widening of primitive values (JLS 5.1.2).
 *
 * Boxes are made by valueOf of their class, so that those that are shared are shared here, too. No lock, no state.
 * Read next: intrinsic_array.c, intrinsic_reflect.c, handle.c, the clients.
 */
#include "vm/run/box.h"
#include "vm/class/class_find.h"

#include "vm/base/symbol.h"
#include "vm/class/wellknown.h"
#include "vm/run/call.h"
#include "vm/run/quicken.h"

/* A value of primitive type `from` may become a `to` (JLS 5.1.2, and itself). */
bool value_widens(char from, char to)
{
    static const char *const to_of[] = {"ZZ", "BBSIJFD", "CCIJFD", "SSIJFD", "IIJFD", "JJFD", "FFD", "DD"};
    for (size_t i = 0; i < COUNT_OF(to_of); i++)
        if (to_of[i][0] == from)
            return strchr(to_of[i] + 1, to) != NULL;
    return false;
}

Slot value_widened(Slot v, char from, char to)
{
    bool integral = letter_held(from) == 'I';
    if (to == 'J' && integral)
        v.l = v.i;
    else if (to == 'F' && from != 'F')
        v.f = integral ? (float)v.i : (float)v.l;
    else if (to == 'D' && from != 'D')
        v.d = integral ? v.i : from == 'J' ? (double)v.l : v.f;
    return v;
}

/* ---- boxes: values travel through their one instance field, `value` ---- */

static const struct Box {
    char letter;
    const char *cls, *desc;
} boxes[] = {
    {'Z', "java/lang/Boolean", "(Z)Ljava/lang/Boolean;"},     {'B', "java/lang/Byte", "(B)Ljava/lang/Byte;"},
    {'C', "java/lang/Character", "(C)Ljava/lang/Character;"}, {'S', "java/lang/Short", "(S)Ljava/lang/Short;"},
    {'I', "java/lang/Integer", "(I)Ljava/lang/Integer;"},     {'J', "java/lang/Long", "(J)Ljava/lang/Long;"},
    {'F', "java/lang/Float", "(F)Ljava/lang/Float;"},         {'D', "java/lang/Double", "(D)Ljava/lang/Double;"}};

Object *box_value(Thread *t, char letter, Slot v)
{
    for (size_t i = 0; i < COUNT_OF(boxes); i++) {
        if (boxes[i].letter != letter)
            continue;
        Class *c = wk_class(t, boxes[i].cls);
        Method *m = c ? class_find_declared_method(c, symbol_of_cstr("valueOf"), symbol_of_cstr(boxes[i].desc)) : NULL;
        Slot args[2] = {v}, result = {.raw = 0};
        return m != NULL && call_method(t, m, args, &result) ? result.o : NULL;
    }
    panic("no box for type %c", letter);
}

char unbox_value(const Object *o, Slot *v)
{
    if (o == NULL || object_class(o)->loader != wk.Object->loader)
        return 0;
    for (size_t i = 0; i < COUNT_OF(boxes); i++) {
        if (!symbol_is(object_class(o)->name, boxes[i].cls))
            continue;
        char desc[2] = {boxes[i].letter, 0};
        const Field *f = class_find_declared_field(object_class(o), symbol_of_cstr("value"), symbol_of_cstr(desc));
        field_load(f, o, v);
        return boxes[i].letter;
    }
    return 0;
}

bool value_widen(Slot *v, char from, char to)
{
    if (!value_widens(from, to))
        return false;
    *v = value_widened(*v, from, to);
    return true;
}
