package java.lang.invoke;

import jdk.internal.vm.annotation.Hidden;

/**
 * A handle that is made of others. The VM makes code of its recipe and runs it with the operands of the call as they
 * are.
 */
final class TreeHandle extends MethodHandle {
    /** Number of the form (vm/invoke/handle.h). */
    private static final int TREE = 11;

    final Object[] parts; // read by the code
    private final String recipe;
    private long code; // the VM's method, once it is made

    TreeHandle(MethodType type, Object[] parts, String recipe) {
        super(type, TREE);
        this.parts = parts;
        this.recipe = recipe;
    }

    @Override
    @Hidden
    Object call(Object[] args) throws Throwable {
        return run0(args);
    }
}
