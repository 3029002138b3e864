package api.inner;

public interface Inner {
    class Thing {
    }

    class Failure extends Exception {
        private static final long serialVersionUID = 1;
    }

    int number();

    Thing change(Thing t) throws Failure;
}
