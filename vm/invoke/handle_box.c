/* handle_box.c - from operands of any type to MethodHandle.call(Object[]) and back: one hidden class per shape of call.
 *
 *     static R invoke(Object handle, P0 p0, P1 p1) {          // references are all Object
 *         return (R) ((MethodHandle) handle).call(new Object[] {p0, p1});       // boxes, unboxes
 *     }
 *
 * The classes belong to java.lang.invoke and the boot loader, so they stay; they are named as HotSpot names those
 * that do such work, and their frames are hidden. There is one for each erased descriptor: as many as a program uses
 * shapes. All generated code of handles is kept here, by a key that says what it does: a descriptor, or a recipe
 * (handle_tree.c).
 *
 * Lock: `lock` guards the list; code is complete before it is on the list and stays. Read next: assemble.h.
 */
#include "vm/invoke/handle_box.h"

#include <pthread.h>

#include "vm/class/wellknown.h"
#include "vm/invoke/assemble.h"
#include "vm/load/init.h"
#include "vm/run/code.h"

#define OBJECT "Ljava/lang/Object;"
#define HANDLE "java/lang/invoke/MethodHandle"
enum { BC_SIPUSH = 17, BC_ANEWARRAY = 189, BC_AASTORE = 83 };

typedef struct Made {
    struct Made *next;
    Symbol *key;
    Method *code;
} Made;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static Made *all_made;

Method *handle_code_find(const Symbol *key)
{
    Method *m = NULL;
    pthread_mutex_lock(&lock);
    for (const Made *k = all_made; k != NULL && m == NULL; k = k->next)
        if (k->key == key)
            m = k->code;
    pthread_mutex_unlock(&lock);
    return m;
}

/* Two threads may make the same code: then it is there twice, and the later one is found. */
static void keep(Symbol *key, Method *code)
{
    Made *k = xmalloc(sizeof *k);
    *k = (Made){.key = key, .code = code};
    pthread_mutex_lock(&lock);
    k->next = all_made;
    all_made = k;
    pthread_mutex_unlock(&lock);
}

Method *handle_code_define(Thread *t, Symbol *key, u1 *bytes, u4 len)
{
    Class *host = wk_class(t, HANDLE);
    if (host == NULL) {
        free(bytes);
        return NULL;
    }
    Method *m = indy_define(t, host, false, bytes, len, "invoke");
    if (m == NULL || !code_prepare(t, method_code(m)))
        return NULL;
    keep(key, m);
    return m;
}

static void emit_boxed_array(Asm *a, const Type *params, int count)
{
    u4 slot = 1;
    asm_op_u2(a, BC_SIPUSH, (u2)count);
    asm_op_u2(a, BC_ANEWARRAY, asm_class(a, "java/lang/Object", 16));
    for (int i = 0; i < count; i++) {
        asm_op(a, BC_DUP);
        asm_op_u2(a, BC_SIPUSH, (u2)i);
        asm_load(a, params[i], slot);
        if (!type_is_ref(params[i]))
            asm_box(a, params[i].letter);
        asm_op(a, BC_AASTORE);
        slot += (u4)type_slots(params[i]);
    }
}

static void emit_result(Asm *a, Type ret)
{
    if (ret.letter == 'V') {
        asm_op(a, BC_POP);
    } else if (!type_is_ref(ret)) {
        const char *wrapper = asm_wrapper(ret.letter);
        asm_op_u2(a, BC_CHECKCAST, asm_class(a, wrapper, (u4)strlen(wrapper)));
        asm_unbox(a, ret.letter);
    }
    asm_return(a, type_is_ref(ret) ? type_of(OBJECT) : ret);
}

static void add_erased(Bytes *d, Type x)
{
    if (type_is_ref(x))
        bytes_add(d, OBJECT, sizeof OBJECT - 1);
    else
        bytes_u1(d, (u1)x.letter);
}

/* "(Object handle, params)ret" with every reference as Object. */
static Symbol *erased(const Type *params, int count, Type ret)
{
    Bytes d = {0};
    bytes_add(&d, "(" OBJECT, sizeof OBJECT);
    for (int i = 0; i < count; i++)
        add_erased(&d, params[i]);
    bytes_u1(&d, ')');
    add_erased(&d, ret);
    Symbol *s = symbol_of((char *)d.data, d.len);
    free(d.data);
    return s;
}

static u1 *boxer_class(const Type *params, int count, Type ret, const Symbol *desc, u4 *len)
{
    Asm a;
    asm_begin(&a, ACC_FINAL | ACC_SUPER | ACC_SYNTHETIC, HANDLE_CODE_CLASS, "java/lang/Object");
    asm_method(&a, ACC_STATIC, "invoke", desc->text, 9);
    asm_load(&a, type_of(OBJECT), 0);
    asm_cast(&a, type_of("L" HANDLE ";"));
    emit_boxed_array(&a, params, count);
    asm_invoke(&a, BC_INVOKEVIRTUAL, CP_METHODREF, HANDLE, "call", "([" OBJECT ")" OBJECT);
    emit_result(&a, ret);
    asm_method_end(&a, ACC_STATIC, "invoke", desc->text);
    return asm_end(&a, len);
}

Method *handle_boxer(Thread *t, CallSite *site)
{
    Method *m = atomic_load_explicit(&site->boxer, memory_order_acquire);
    if (m != NULL)
        return m;
    Type params[255], ret;
    int count = type_split(site->desc->text, params, &ret);
    Symbol *desc = erased(params, count, ret);
    m = handle_code_find(desc);
    if (m == NULL) {
        u4 len;
        u1 *bytes = boxer_class(params, count, ret, desc, &len);
        m = handle_code_define(t, desc, bytes, len);
        if (m == NULL)
            return NULL;
    }
    atomic_store_explicit(&site->boxer, m, memory_order_release);
    return m;
}
