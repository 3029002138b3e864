import java.lang.invoke.MethodHandles;

/** Becomes a hidden class. */
public class Pod {
    private static int own = 3;

    public static Object lookup() {
        return MethodHandles.lookup().lookupClass().isHidden();
    }

    public static Object read() throws ReflectiveOperationException {
        return MethodHandles.lookup().lookupClass().getDeclaredField("own").get(null);
    }
}
