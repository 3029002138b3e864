/* assemble.h - builds the bytes of a small class file (JVMS 4): what indy*.c makes lambdas, concatenations and record
 * methods of.
 *
 * An Asm is filled from front to back: names, fields, then one method after the other. Instructions are emitted in
 * order; forward branches are short ones over code of known length, whose targets get a same_frame entry in the
 * StackMapTable. The result is an ordinary class file of version 61 that passes the verifier. Not thread-safe: one
 * owner. */
#ifndef VM_ASSEMBLE_H
#define VM_ASSEMBLE_H

#include "vm/class/classfile.h"

/* One type out of a descriptor: a slice of it. */
typedef struct Type {
    char letter;   /* Z B C S I J F D V L [ */
    const char *s; /* the whole descriptor of the type, not 0-terminated */
    u4 len;
} Type;

/* Splits "(ILjava/lang/String;)V": fills params (room for 255) and *ret, answers how many params there are. */
int type_split(const char *desc, Type *params, Type *ret);
Type type_of(const char *desc);
bool type_equal(Type a, Type b);
static inline bool type_is_ref(Type t)
{
    return letter_is_ref(t.letter);
}
static inline int type_slots(Type t)
{
    return letter_slots(t.letter);
}

typedef struct Bytes {
    u1 *data;
    u4 len, max;
} Bytes;
void bytes_u1(Bytes *b, u4 v);
void bytes_add(Bytes *b, const void *data, u4 len);

typedef struct Asm {
    u2 access, this_class, super_class;
    Bytes pool, interfaces, fields, methods, code, frames;
    u4 pool_count, interface_count, field_count, method_count;
    struct AsmConst *consts; /* what is in the pool, to find it again */
    u4 const_count, const_max;
    u4 max_locals, max_stack;
    u4 frame_count, last_frame;
} Asm;

void asm_begin(Asm *a, u2 access, const char *name, const char *super);
void asm_interface(Asm *a, const char *name);
void asm_field(Asm *a, u2 access, const char *name, const char *desc);

/* Constants: index of the one asked for, made on first use. Text is modified UTF-8 of len bytes. */
u2 asm_class(Asm *a, const char *name, u4 len);
u2 asm_member(Asm *a, u1 tag, const char *cls, const char *name, const char *desc);

/* Methods. max_stack is given, max_locals follows from the descriptor. */
void asm_method(Asm *a, u2 access, const char *name, const char *desc, u2 max_stack);
void asm_method_end(Asm *a, u2 access, const char *name, const char *desc);
void asm_op(Asm *a, u1 op);
void asm_op_u2(Asm *a, u1 op, u2 operand);
void asm_load(Asm *a, Type t, u4 slot);
void asm_store(Asm *a, Type t, u4 slot);
void asm_return(Asm *a, Type t);
void asm_push_string(Asm *a, const char *s, u4 len);
/* tag: CP_METHODREF or CP_INTERFACE_METHODREF */
void asm_invoke(Asm *a, u1 op, u1 tag, const char *cls, const char *name, const char *desc);
void asm_getfield(Asm *a, const char *cls, const char *name, const char *desc);
void asm_cast(Asm *a, Type to); /* checkcast; nothing for Object */
void asm_box(Asm *a, char letter);
void asm_unbox(Asm *a, char letter); /* the wrapper of this letter is on the stack */
void asm_widen(Asm *a, char from, char to);
/* A forward branch: answers what asm_land wants, which lets it arrive here. The operand stack is empty here, and no
 * locals but the arguments count. */
u4 asm_branch(Asm *a, u1 op);
void asm_land(Asm *a, u4 branch);
/* Unless the branch is taken (op: a conditional branch), returns int 0 from the method. */
void asm_unless_return_0(Asm *a, u1 branch_op);
const char *asm_wrapper(char letter); /* "java/lang/Integer" */
char asm_unwrapped(Type t);           /* 'I' for Ljava/lang/Integer; 0 if t is no wrapper */

/* The finished file: malloc'ed, *len filled; frees everything else of a. */
u1 *asm_end(Asm *a, u4 *len);

/* opcodes by their JVMS names */
enum {
    BC_ICONST_0 = 3,
    BC_ICONST_1 = 4,
    BC_BIPUSH = 16,
    BC_LDC_W = 19,
    BC_ILOAD = 21,
    BC_ISTORE = 54,
    BC_POP = 87,
    BC_POP2 = 88,
    BC_DUP = 89,
    BC_IADD = 96,
    BC_IMUL = 104,
    BC_I2L = 133,
    BC_I2F = 134,
    BC_I2D = 135,
    BC_L2F = 137,
    BC_L2D = 138,
    BC_F2D = 141,
    BC_LCMP = 148,
    BC_IFEQ = 153,
    BC_IFNE = 154,
    BC_IF_ICMPEQ = 159,
    BC_IRETURN = 172,
    BC_RETURN = 177,
    BC_GETFIELD = 180,
    BC_PUTFIELD = 181,
    BC_INVOKEVIRTUAL = 182,
    BC_INVOKESPECIAL = 183,
    BC_INVOKESTATIC = 184,
    BC_INVOKEINTERFACE = 185,
    BC_NEW = 187,
    BC_CHECKCAST = 192,
    BC_INSTANCEOF = 193
};

#endif
