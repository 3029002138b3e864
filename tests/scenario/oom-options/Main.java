import java.util.ArrayList;
import java.util.List;

public class Main {
    public static void main(String[] args) {
        Runtime.getRuntime().addShutdownHook(new Thread() {
            public void run() {
                System.out.println("hook");
            }
        });
        for (int i = 0; i < 2; i++) {
            List<byte[]> all = new ArrayList<>();
            try {
                for (;;) {
                    all.add(new byte[1 << 18]);
                }
            } catch (OutOfMemoryError e) {
                all = null;
                System.out.println("caught " + e.getMessage());
            }
        }
    }
}
