/** Reads both. */
module s.three {
    requires s.one;
    requires s.two;
}
