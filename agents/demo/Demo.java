/** The program that `make demo` watches: a few classes, two threads, two exceptions. */
public class Demo {
    static class Account {
        private int balance = 100;

        synchronized void withdraw(int amount) throws Overdrawn {
            if (amount > balance) {
                throw new Overdrawn();
            }
            balance -= amount;
            System.out.println(balance);
        }
    }

    static class Overdrawn extends Exception {
    }

    static class Customer extends Thread {
        private final Account account;

        Customer(Account account) {
            super("customer");
            this.account = account;
        }

        @Override
        public void run() {
            try {
                account.withdraw(30);
                account.withdraw(90);
            } catch (Overdrawn e) {
                System.out.println("the customer must wait");
            }
        }
    }

    static class Careless extends Thread {
        Careless() {
            super("careless");
        }

        @Override
        public void run() {
            int[] coins = new int[2];
            coins[2] = 1;
        }
    }

    public static void main(String[] args) throws InterruptedException {
        System.out.println("the bank opens");
        Thread customer = new Customer(new Account());
        customer.start();
        customer.join();
        Thread careless = new Careless();
        careless.start();
        careless.join();
        System.out.println("the bank closes");
    }
}
