package kit;

/** Put, under another name, where only one loader searches. */
public class Found0 {
    static int answer = 42;
}
