package java.lang.invoke;

import jdk.internal.reflect.Reflection;
import jdk.internal.vm.annotation.Hidden;

/**
 * A method, constructor or field. The VM runs it with the operands of the call as they are: form says how, by the
 * numbers of JVMS table 5.4.3.5-A (vm/invoke/handle.h). call does the same with boxed arguments, for the handles that
 * this one is part of.
 */
final class DirectHandle extends MethodHandle {
    static final int GET_FIELD = 1;
    static final int GET_STATIC = 2;
    static final int PUT_FIELD = 3;
    static final int PUT_STATIC = 4;
    static final int VIRTUAL = 5;
    static final int STATIC = 6;
    static final int SPECIAL = 7;
    static final int CONSTRUCT = 8;
    static final int INTERFACE = 9;
    /** A method, selected already, whose first argument is bound. */
    static final int BOUND = 10;

    private final long member;
    private final Object receiver;
    private final Class<?> owner; // keeps the member
    private final boolean takesArray;
    private final boolean isStatic;
    private final boolean revealed; // as it was found, so that it may be taken apart

    private DirectHandle(MethodType type, int form, long member, Class<?> owner, Object receiver, boolean isStatic,
            boolean takesArray, boolean revealed) {
        super(type, form);
        this.member = member;
        this.receiver = receiver;
        this.owner = owner;
        this.isStatic = isStatic;
        this.takesArray = takesArray;
        this.revealed = revealed;
    }

    static DirectHandle ofMethod(MethodType type, int form, long method) {
        return new DirectHandle(type, form, method, Reflection.methodClass(method), null, form == STATIC,
                (Reflection.methodModifiers(method) & 0x80) != 0, true);
    }

    static DirectHandle ofField(MethodType type, int form, long field) {
        return new DirectHandle(type, form, field, Reflection.newField(field).getDeclaringClass(), null,
                form == GET_STATIC || form == PUT_STATIC, false, true);
    }

    /** The same with another type, whose values are of the types of this handle without being changed. */
    DirectHandle retyped(MethodType type) {
        return new DirectHandle(type, form, member, owner, receiver, isStatic, false, false);
    }

    /** The implementation of a method for this receiver's class; 0: there is none, or no single one. */
    private static native long select0(long method, Object receiver);

    /** The handle with its first argument bound, or null: that must be done in the general way. */
    DirectHandle bound(MethodType type, Object first) {
        if (form < VIRTUAL || form == CONSTRUCT || form == BOUND || (first == null && !isStatic)) {
            return null;
        }
        long m = isStatic || form == SPECIAL ? member : select0(member, first);
        return m == 0 ? null : new DirectHandle(type, BOUND, m, owner, first, isStatic, false, false);
    }

    boolean isRevealed() {
        return revealed;
    }

    boolean isField() {
        return form <= PUT_STATIC;
    }

    /** Kind of reference: REF_ constants of MethodHandleInfo. */
    int kind() {
        return form;
    }

    long member() {
        return member;
    }

    Class<?> owner() {
        return owner;
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        return run0(args);
    }

    @Override
    public boolean isVarargsCollector() {
        return takesArray;
    }

    @Override
    public MethodHandle asFixedArity() {
        return takesArray ? new DirectHandle(type(), form, member, owner, receiver, isStatic, false, revealed) : this;
    }
}
