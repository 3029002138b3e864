import java.util.ArrayList;
import java.util.List;

/** A short life with a little of everything: objects, a thread, a caught exception, text, a collection. */
public class Short {
    public static void main(String[] args) throws Exception {
        List<String> list = new ArrayList<>();
        Thread t = new Thread(() -> {
            for (int i = 0; i < 1000; i++) list.add("number " + i);
        });
        t.start();
        t.join();
        int caught = 0;
        for (int i = 0; i < 10; i++) {
            try {
                Integer.parseInt(list.get(i));
            } catch (NumberFormatException e) {
                caught++;
            }
        }
        System.gc();
        System.out.println(caught == 10 && list.size() == 1000 ? "ended" : "wrong");
    }
}
