public class Main {
    static final Object court = new Object();
    static int turn;
    static int waiting;

    static class Player extends Thread {
        final int me;

        Player(int me) {
            super("player ".concat(String.valueOf(me)));
            this.me = me;
        }

        public void run() {
            for (int i = 0; i < 3; i++) {
                synchronized (court) {
                    while (turn % 3 != me) {
                        try {
                            court.wait();
                        } catch (InterruptedException e) {
                            Say.line("interrupted?");
                        }
                    }
                    Say.line(turn, ": ", getName());
                    turn++;
                    court.notifyAll();
                }
            }
        }
    }

    static class Sleeper extends Thread {
        boolean woken;

        public void run() {
            synchronized (court) {
                waiting++;
                try {
                    court.wait();
                } catch (InterruptedException e) {
                    return;
                }
                woken = true;
                waiting--;
            }
        }
    }

    static void expectIllegal(int what) throws InterruptedException {
        try {
            switch (what) {
            case 0: court.notify(); break;
            case 1: court.notifyAll(); break;
            case 2: court.wait(); break;
            default: court.wait(10);
            }
            Say.line("no exception ", what);
        } catch (IllegalMonitorStateException e) {
            Say.line("illegal ", what);
        }
    }

    public static void main(String[] args) throws Exception {
        Player[] players = { new Player(0), new Player(1), new Player(2) };
        for (Player p : players) {
            p.start();
        }
        for (Player p : players) {
            p.join();
        }
        Sleeper[] sleepers = new Sleeper[4];
        for (int i = 0; i < 4; i++) {
            sleepers[i] = new Sleeper();
            sleepers[i].start();
        }
        while (true) {
            synchronized (court) {
                if (waiting == 4) {
                    break;
                }
            }
            Thread.sleep(1);
        }
        synchronized (court) {
            court.notify();
        }
        while (true) {
            synchronized (court) {
                if (waiting == 3) {
                    break;
                }
            }
            Thread.sleep(1);
        }
        int woken = 0;
        for (Sleeper s : sleepers) {
            woken += s.woken ? 1 : 0;
        }
        Say.line("one notify woke ", woken);
        synchronized (court) {
            court.notifyAll();
        }
        for (Sleeper s : sleepers) {
            s.join();
        }
        Say.line("waiting ", waiting);
        for (int i = 0; i < 4; i++) {
            expectIllegal(i);
        }
        synchronized (court) {
            synchronized (court) {
                long start = System.nanoTime();
                court.wait(30);
                Say.line("timeout: ", System.nanoTime() - start >= 29000000L, ", still held: ",
                         Thread.holdsLock(court));
            }
            Say.line(Thread.holdsLock(court));
            try {
                court.wait(-1);
            } catch (IllegalArgumentException e) {
                Say.line("negative timeout");
            }
        }
        Say.line(Thread.holdsLock(court));
    }
}
