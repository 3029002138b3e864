public class Main {
    static class Talker {
        String talk() {
            return "one two three";
        }
    }

    static native void again(Class<?> klass);

    public static void main(String[] args) {
        Say.line(new Talker().talk());
        again(Talker.class);
        Say.line(new Talker().talk());
    }
}
