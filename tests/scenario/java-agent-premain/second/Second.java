/** Has the form with one parameter, the class is not public. */
class Second {
    public static void premain(String options) {
        Say.line("second, one parameter, options ", options == null ? "none" : "<" + options + ">", ", property ",
                System.getProperty("agent.was.here"));
    }

    public static void agentmain(String options) {
        Say.line("agentmain: wrong");
    }
}
