/** One annotation, and everything that may stand in a descriptor. */
@Deprecated
open module m.many {
    requires transitive java.logging;
    requires static java.management;
    uses java.lang.Runnable;
}
