public class Main {
    public static void main(String[] names) {
        for (String name : names) {
            try {
                Class<?> c = Class.forName(name);
                Say.line(name, ", sealed: ", c.getPackage().isSealed());
            } catch (Throwable t) {
                Say.line(name, ": ", t);
            }
        }
    }
}
