public interface Each {
    long each(Thing t);
}
