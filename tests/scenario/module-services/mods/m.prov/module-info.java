/** A constructor, a method, and a constructor that fails. */
module m.prov {
    requires m.api;
    provides api.Service with prov.Plain, prov.ByMethod, prov.Failing;
}
