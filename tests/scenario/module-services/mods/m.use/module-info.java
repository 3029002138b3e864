/** Asks for the services. */
module m.use {
    requires m.api;
    uses api.Service;
}
