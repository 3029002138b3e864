package app;

import java.util.ArrayList;
import java.util.List;

public class Counter {
    private int total;
    private final List<String> names = new ArrayList<>();

    public int add(int x) {
        total += x;
        return total;
    }

    public String name(String text) {
        String lower = text.toLowerCase();
        names.add(lower);
        return lower;
    }

    public static void fail(String text) {
        throw new IllegalStateException(text);
    }

    interface Worker {
        void work(int n);
    }

    static class Quick implements Worker {
        @Override
        public void work(int n) {
            System.out.println("quick " + n);
        }
    }

    static class Slow extends Quick {
        @Override
        public void work(int n) {
            System.out.println("slow " + n);
        }
    }

    public static void main(String[] args) throws Exception {
        Counter c = new Counter();
        System.out.println("add " + c.add(1));
        System.out.println("add " + c.add(40));
        System.out.println("add " + c.add(2));
        System.out.println("name " + c.name("Ada") + " " + c.name("BOB"));
        try {
            fail("from the program");
        } catch (IllegalStateException e) {
            System.out.println("caught " + e.getMessage());
        }
        new Quick().work(1);
        new Slow().work(2);
        Thread t = new Thread(() -> System.out.println("in the thread"), "worker");
        t.start();
        t.join();
        for (int i = 0; i < 5; i++) {
            c.name("loop" + i);
        }
        System.out.println("names " + c.names);
    }
}
