/** Required by the others. */
module b.lib {
    exports lib;
    opens lib.inner to c.more;
}
