/** A program that does nothing: the profiler does everything before it begins. */
public class Main {
    public static void main(String[] args) {
        System.out.println("the program has run");
    }
}
