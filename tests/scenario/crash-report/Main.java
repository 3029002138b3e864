/* Faults in the way that is named: in a native method, in a callback, in a function of JNI, by abort. */
public class Main {
    static native void fault(String how);

    static native void aborts();

    static void called(String how) {
        fault(how);
    }

    public static void main(String[] args) {
        System.out.println(args[0]);
        if (args[0].equals("abort"))
            aborts();
        called(args[0]);
        System.out.println("went on");
    }
}
