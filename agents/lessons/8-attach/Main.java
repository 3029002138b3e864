public class Main {
    static volatile boolean seen;

    static class Early {
    }

    static class Late {
        final String name = "Late";
    }

    public static void main(String[] args) throws Exception {
        new Early();
        System.out.println("ready");
        System.out.flush();
        while (!seen)
            Thread.sleep(5);
        System.out.println(new Late().name);
        System.in.read(); // the tool that brought the agent gets its answer first
    }
}
