/** What a hidden class can do with itself. */
public class Good {
    int value = 5;

    static int one(int x) {
        return x + 1;
    }

    private int own(int x) {
        return x + value;
    }

    public static String go() {
        StringBuilder s = new StringBuilder();
        Good g = new Good();
        Object o = g;
        s.append(o instanceof Good).append(' ').append(((Good) o).own(one(3))).append(' ');
        s.append(new Good[2].getClass().getComponentType() == g.getClass()).append(' ');
        s.append("x" + g.value + "y").append(' ').append(Good.class.isHidden());
        return s.toString();
    }
}
