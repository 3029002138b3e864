module m.app {
    requires m.api;
    requires m.open;
    requires java.logging;
}
