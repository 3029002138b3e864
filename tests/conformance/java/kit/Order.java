package kit;

/** Methods where several events meet at one place. */
public class Order {
    static int field;

    /** 0 iload_0, 1 putstatic, 4 iload_0, 5 iconst_1, 6 iadd, 7 ireturn. */
    static int write(int n) {
        field = n;
        return n + 1;
    }

    /** 0 new, 3 dup, 4 invokespecial, 7 athrow, 8 astore_1, 9 iload_0, 10 ireturn. */
    static int caught(int n) {
        try {
            throw new IllegalStateException();
        } catch (IllegalStateException e) {
            return n;
        }
    }

    /** 0 new, 3 dup, 4 invokespecial, 7 athrow. */
    static int thrown(int n) {
        throw new IllegalStateException();
    }
}
