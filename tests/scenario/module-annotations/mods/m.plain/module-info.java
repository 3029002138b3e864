/** No annotations. */
module m.plain {
    exports plain;
}
