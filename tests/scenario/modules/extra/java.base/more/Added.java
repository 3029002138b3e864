package more;

/** Of a package that java.base does not have. */
public class Added {
    public static String where() {
        return Added.class.getModule() + ", exported " + Added.class.getModule().isExported("more");
    }
}
