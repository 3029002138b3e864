/** Closes a circle. */
module b.lib {
    requires a.user;
    exports lib;
}
