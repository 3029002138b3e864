module m.impl {
    requires transitive m.api;
    provides api.spi.Greeter with impl.Polite, impl.Factory;
}
