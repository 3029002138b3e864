open module m.open {
    exports open;
    requires static m.impl;
}
