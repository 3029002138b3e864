public class Holder implements Each {
    public static Thing stat = new Thing();
    public Thing inst = new Thing();

    public Holder() {
    }

    public Holder(Thing t) {
        t.d = 5;
    }

    public static long use(Thing t) {
        return t.d;
    }

    public static long useAll(Thing[][] t) {
        return t[0][0].d;
    }

    public static Thing make() {
        return new Thing();
    }

    public long read(Thing t) {
        return t.d;
    }

    @Override
    public long each(Thing t) {
        return t.d;
    }
}
