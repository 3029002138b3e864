/** Without what it has in truth. */
module s.two {
}
