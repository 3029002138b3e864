/** Provides a service, so that it comes along. */
open module c.more {
    requires transitive b.lib;
    requires static java.logging;
    provides java.lang.Runnable with more.Work;
}
