/** Known to its loader alone. */
class Only {
}
