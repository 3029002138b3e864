/** Has the same package as another one. */
module s.one {
    exports both;
}
