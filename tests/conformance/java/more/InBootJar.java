package kit.more;

/** Lies in a jar that only the search path checks add. */
public class InBootJar {
}
