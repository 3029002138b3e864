public class Main {
    static class Node {
        final Node next;

        Node(Node next) {
            this.next = next;
        }
    }

    static Node list;
    static Node other = new Node(new Node(null));

    static native void look(Class<?> node, Node list);

    public static void main(String[] args) {
        for (int i = 0; i < 5; i++)
            list = new Node(list);
        look(Node.class, list);
    }
}
