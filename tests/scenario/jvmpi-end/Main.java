/** Asks for a dump of the profiler's data, then ends by itself, or by the profiler. */
public class Main {
    static native void signal();

    static native void exit(int code);

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        if (args.length > 0) {
            exit(Integer.parseInt(args[0]));
            System.out.println("it goes on");
        }
        signal();
        System.out.println("the program is done");
    }
}
