/** Stays alive while the image under it is replaced: then needs classes that it has not loaded
 * yet, and makes a jar be read. */
public class Running {
    public static void main(String[] args) throws Exception {
        System.out.println("ready");
        System.in.read();
        java.util.TreeMap<String, Integer> map = new java.util.TreeMap<>();
        map.put("a", 1);
        System.out.println(new java.math.BigDecimal("1.50").setScale(1) + " " + map + " " + String.join("-", java.util.List.of("x", "y")));
        System.out.println(Class.forName("Late").getDeclaredConstructor().newInstance());
    }
}

class Late {
    @Override
    public String toString() {
        return java.text.MessageFormat.format("late {0}", java.time.LocalDate.of(2020, 1, 2));
    }
}
