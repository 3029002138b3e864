public class Main {
    static int made;

    static final ThreadLocal<String> name = new ThreadLocal<String>() {
        protected String initialValue() {
            made++;
            return "initial";
        }
    };

    static final InheritableThreadLocal<String> heritage = new InheritableThreadLocal<String>() {
        protected String childValue(String parent) {
            return parent.concat("'s child");
        }
    };

    public static void main(String[] args) throws Exception {
        Say.line(name.get(), " ", made);
        name.set("main");
        heritage.set("main");
        Thread t = new Thread() {
            public void run() {
                Say.line(name.get(), " ", heritage.get());
                name.set("thread");
                heritage.set("own");
                Say.line(name.get(), " ", heritage.get());
            }
        };
        t.start();
        t.join();
        Say.line(name.get(), " ", heritage.get(), " ", made);
        name.remove();
        Say.line(name.get(), " ", made);
        ThreadLocal<?>[] many = new ThreadLocal<?>[500];
        long sum = 0;
        for (int i = 0; i < many.length; i++) {
            ThreadLocal<Integer> one = new ThreadLocal<Integer>();
            one.set(i);
            many[i] = one;
        }
        for (int i = 0; i < many.length; i++) {
            sum += (Integer) many[i].get();
        }
        Say.line(sum, " ", new ThreadLocal<Object>().get());
    }
}
