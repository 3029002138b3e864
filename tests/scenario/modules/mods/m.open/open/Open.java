package open;

public class Open {
    private int value = 5;
}
