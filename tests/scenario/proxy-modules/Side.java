package side;

public class Side {
    interface Hidden {
    }
}
