/** Lines 6 to 11 stand for lines of two other sources. */
public class Page {
    static int a;

    static void show() {
        a = 1;
        a = 2;
        a = 3;
        a = 4;
        a = 5;
        a = 6;
    }
}
