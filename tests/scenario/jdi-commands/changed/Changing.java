public class Changing {
    String what() {
        return "new and longer".substring(0, 3);
    }

    String replaced(int n) {
        return "new";
    }
}
