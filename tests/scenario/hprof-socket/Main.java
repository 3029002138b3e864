public class Main {
    static class Thing {
    }

    static Thing[] things = new Thing[123];
    static volatile int x;

    static void spin() {
        for (int i = 0; i < 1000000; i++) {
            x ^= i;
        }
    }

    public static void main(String[] args) throws Exception {
        for (int i = 0; i < things.length; i++) {
            things[i] = new Thing();
        }
        System.out.println("ready");
        while (true) { // until a command ends it
            spin();
        }
    }
}
