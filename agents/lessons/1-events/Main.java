public class Main {
    static class Pupil extends Thread {
        Pupil(String name) {
            super(name);
        }

        @Override
        public void run() {
            System.out.println(getName() + " is here");
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println("the lesson begins");
        for (String name : new String[] {"pupil Ada", "pupil Emmy"}) {
            Thread pupil = new Pupil(name);
            pupil.start();
            pupil.join();
        }
        System.out.println("the lesson ends");
    }
}
