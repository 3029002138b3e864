module m.api {
    exports api;
    exports api.spi;
    opens api.deep to m.app;
    uses api.spi.Greeter;
}
