public class Nothing {
    void premain() {
    }
}
