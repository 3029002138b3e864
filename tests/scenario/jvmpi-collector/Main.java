/** Makes garbage, with the collector held off and not. */
public class Main {
    static Object sink;

    static native void hold();

    static native void letGo();

    static native void end();

    static void garbage(int n) {
        for (int i = 0; i < n; i++) {
            sink = new byte[1000];
        }
    }

    static int hot(int i) {
        return i * 31 + 7;
    }

    public static void main(String[] args) throws Exception {
        System.loadLibrary("profiler");
        hold();
        garbage(100);
        System.gc(); // not now
        letGo();
        int sum = 0;
        for (int i = 0; i < 2000000; i++) {
            sum += hot(i);
        }
        sink = null;
        end();
        System.out.println(sum == 0 ? "?" : "done");
    }
}
