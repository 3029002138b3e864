/** Found by a layer. */
@Deprecated(since = "later")
module m.later {
    requires java.logging;
}
