/** Uses a service; the class path finds it, too. */
module a.user {
    exports user;
    requires b.lib;
    uses java.lang.Runnable;
}
