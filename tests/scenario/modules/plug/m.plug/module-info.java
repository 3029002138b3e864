module m.plug {
    requires m.plug2;
    exports plug;
    provides java.util.function.Supplier with plug.Plug;
}
