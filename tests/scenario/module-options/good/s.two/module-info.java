/** Has the same package as another one. */
module s.two {
    exports both;
}
