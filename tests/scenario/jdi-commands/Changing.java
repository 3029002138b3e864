public class Changing {
    String what() {
        return "old";
    }
}
