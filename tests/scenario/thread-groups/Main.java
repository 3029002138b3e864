public class Main {
    static class Group extends ThreadGroup {
        Group(ThreadGroup parent, String name) {
            super(parent, name);
        }

        public void uncaughtException(Thread t, Throwable e) {
            Say.line(getName(), " hears of ", t.getName(), ": ", e);
        }
    }

    static class Worker extends Thread {
        boolean go;

        Worker(ThreadGroup group, int n) {
            super(group, "t".concat(String.valueOf(n)));
        }

        public synchronized void run() {
            while (!go) {
                try {
                    wait();
                } catch (InterruptedException e) {
                    Say.line("interrupted");
                }
            }
            throw new IllegalStateException("the end of ".concat(getName()));
        }

        synchronized void release() {
            go = true;
            notifyAll();
        }
    }

    public static void main(String[] args) throws Exception {
        ThreadGroup main = Thread.currentThread().getThreadGroup();
        Say.line(main.getName(), " in ", main.getParent().getName(), ", above it ", main.getParent().getParent());
        Group top = new Group(main, "top");
        ThreadGroup sub = new ThreadGroup(top, "sub");
        Say.line(sub.getParent() == top, " ", main.parentOf(sub), " ", sub.parentOf(main), " ", top.getMaxPriority());
        Worker[] t = new Worker[3];
        for (int i = 0; i < 3; i++) {
            t[i] = new Worker(i == 0 ? top : sub, i);
            t[i].start();
        }
        Say.line(top.activeCount(), " ", sub.activeCount(), " ", top.activeGroupCount());
        Thread[] list = new Thread[10];
        Say.line(top.enumerate(list), " ", top.enumerate(list, false), " ", list[0].getName());
        ThreadGroup[] groups = new ThreadGroup[4];
        Say.line(top.enumerate(groups), " ", groups[0].getName());
        for (Worker w : t) {
            w.release();
            w.join();
        }
        Say.line("threads done, ", top.activeCount(), " left, group of a dead thread: ", t[0].getThreadGroup());
        sub.setMaxPriority(3);
        Thread slow = new Thread(sub, "slow");
        slow.setPriority(9);
        Say.line(slow.getPriority(), " ", slow.getThreadGroup().getName());
        ThreadGroup free = new ThreadGroup("free");
        Say.line(free.getParent().getName());
        try {
            free.enumerate((Thread[]) null);
        } catch (NullPointerException e) {
            Say.line("no array");
        }
    }
}
