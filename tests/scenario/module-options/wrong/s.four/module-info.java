/** Has the package itself. */
module s.four {
    requires s.one;
}
