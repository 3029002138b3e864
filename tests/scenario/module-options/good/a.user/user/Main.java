package user;

public class Main {
    public static void main(String[] args) {
        Module m = Main.class.getModule();
        System.out.println(new StringBuilder("main of ").append(m).append(", arguments ").append(args.length)
                .append(", ").append(System.getProperty("jdk.module.main")).append(" ")
                .append(System.getProperty("jdk.module.main.class")));
    }
}
