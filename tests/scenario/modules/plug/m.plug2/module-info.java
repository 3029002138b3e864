module m.plug2 {
    exports plug2;
    exports plug2.hidden to m.plug;
}
