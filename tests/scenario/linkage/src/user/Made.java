class Plain { }

class Meeter {
    static Object keep = new Shared();
    static void go() { Meet.take(new Shared()); }
    static Object field() { return Meet.shared; }
}

class MeetSub extends Meet {
    public Shared give() { return null; }
    static Object go() { Object o = new Shared(); return new MeetSub().give(); }
}

class Host {
    private static int secret = 1;
    static int peek() { return Member.class.hashCode(); }
}

class Member {
    static int peek() { return PackageSecret2.x + 0 * PrivateHolder.get(); }
}

class PackageSecret2 {
    static int x = 1;
}

class PrivateHolder {
    static int get() { return 0; }
}

class PackagePrivate {
    static int peek() { return PackageSecret2.x; }
}

sealed class SealedTop permits SealedSub { }

final class SealedSub extends SealedTop { }

class UsesPlain {
    static Object go() { return new Plain(); }
}
