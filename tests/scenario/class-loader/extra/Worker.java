public class Worker implements Main.Task {
    static int count;

    public static class Helper {
    }

    public String work() {
        count++;
        return "work ".concat(String.valueOf(count));
    }

    public Object helper() {
        return new Helper();
    }
}
