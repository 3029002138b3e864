public class Put {
    Put next;

    public static String go() {
        Put p = new Put();
        p.next = p;
        return "put";
    }
}
