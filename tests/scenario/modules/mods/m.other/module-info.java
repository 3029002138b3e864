module m.other {
    exports api;
}
