/** A service, and a package for one module only. */
module m.api {
    exports api;
    exports api.inner to m.use;
    uses api.Service;
}
