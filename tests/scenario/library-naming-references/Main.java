import java.io.*;
import java.util.*;
import java.util.concurrent.Callable;
import javax.naming.*;
import javax.naming.spi.*;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " because of " + e.getCause()));
        }
    }

    public static class Maker implements ObjectFactory, StateFactory {
        @Override
        public Object getObjectInstance(Object obj, Name name, Context ctx, Hashtable<?, ?> env) throws Exception {
            if ("fail".equals(String.valueOf(name))) throw new IOException("failed");
            return name != null && name.toString().equals("none") ? null : "made of " + obj + " for " + name;
        }

        @Override
        public Object getStateToBind(Object obj, Name name, Context ctx, Hashtable<?, ?> env) {
            return obj instanceof Integer ? "state of " + obj : null;
        }
    }

    static class Source implements Referenceable {
        @Override
        public Reference getReference() {
            return new Reference("Source", new StringRefAddr("port", "80"), Maker.class.getName(), null);
        }
    }

    static Object copy(Object o) throws Exception {
        ByteArrayOutputStream b = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(b)) {
            out.writeObject(o);
        }
        return new ObjectInputStream(new ByteArrayInputStream(b.toByteArray())).readObject();
    }

    static void addresses() {
        RefAddr a = new StringRefAddr("host", "here"), none = new StringRefAddr("host", null);
        say("text", () -> a.getType() + " " + a.getContent() + " " + a.equals(new StringRefAddr("host", "here")) + " "
                + a.equals(none) + none.equals(new StringRefAddr("host", null)) + " " + a.hashCode() + " " + none);
        byte[] many = new byte[40];
        many[1] = -1;
        RefAddr b = new BinaryRefAddr("bytes", many), few = new BinaryRefAddr("bytes", many, 1, 3);
        say("bytes", () -> b + "" + few + few.equals(new BinaryRefAddr("bytes", new byte[] {-1, 0, 0})) + " "
                + b.equals(few) + " " + few.hashCode() + " " + ((byte[]) few.getContent()).length);
        say("too many", () -> new BinaryRefAddr("bytes", many, 39, 2));
    }

    static void references() {
        Reference r = new Reference("C", new StringRefAddr("a", "1"), "F", "L");
        r.add(new StringRefAddr("b", "2"));
        r.add(0, new StringRefAddr("a", "0"));
        say("reference", () -> r + r.getClassName() + " " + r.getFactoryClassName() + " " + r.getFactoryClassLocation()
                + " " + r.size() + " " + r.get("a").getContent() + " " + r.get("x") + " " + r.get(2).getType());
        say("equal", () -> r.equals(copy(r)) + " " + r.equals(r.clone()) + " " + r.hashCode() + " "
                + r.equals(new Reference("C")) + new Reference("C").equals(new Reference("C", "other", null)));
        say("removed", () -> ((RefAddr) r.remove(1)).getContent() + " " + Collections.list(r.getAll()));
        say("not there", () -> r.get(7));
        say("cleared", () -> {
            Reference c = (Reference) r.clone();
            c.clear();
            return c.size() + " " + r.size();
        });
        say("link", () -> new LinkRef("x/y").getLinkName() + " " + new LinkRef(new CompositeName("z")));
        say("no link", () -> {
            LinkRef l = new LinkRef("x");
            l.clear();
            return l.getLinkName();
        });
    }

    static void makers() {
        Hashtable<String, Object> env = new Hashtable<>(Map.of(Context.OBJECT_FACTORIES, "no.Such:Main$Maker",
                Context.STATE_FACTORIES, "Main$Maker", Context.URL_PKG_PREFIXES, "no.such"));
        Reference own = new Reference("C", "Main$Maker", null), absent = new Reference("C", "no.Such", null);
        Reference url = new Reference("C", new StringRefAddr("URL", "none:x"));
        for (Object o : new Object[] {own, absent, url, new Source(), "plain"})
            for (Name n : new Name[] {null, name("none"), name("fail")})
                say("made", () -> text(NamingManager.getObjectInstance(o, n, null, env)));
        say("without", () -> text(NamingManager.getObjectInstance("plain", null, null, null)) + " "
                + text(NamingManager.getObjectInstance(absent, null, null, new Hashtable<>())));
        say("state", () -> NamingManager.getStateToBind(7, null, null, env) + " "
                + NamingManager.getStateToBind("s", null, null, env) + " "
                + NamingManager.getStateToBind(7, null, null, null));
        say("no context", () -> NamingManager.getURLContext("none", env));
    }

    static Name name(String s) {
        try {
            return new CompositeName(s);
        } catch (InvalidNameException e) {
            throw new AssertionError(e);
        }
    }

    static String text(Object o) {
        return String.valueOf(o).replace("\n", "|").replaceAll("@[0-9a-f]+", "@");
    }

    static void exceptions() {
        say("link", () -> {
            LinkException e = new LinkLoopException("round");
            e.setLinkRemainingName(name("a/b"));
            e.setLinkResolvedName(name("c"));
            e.setLinkExplanation("why");
            String before = e + " and " + e.toString(true);
            e.setLinkResolvedObj("obj");
            return before + " and " + e.toString(true) + " " + e.toString(false) + e.getLinkResolvedName()
                    + e.getLinkExplanation() + e.getLinkResolvedObj() + new MalformedLinkException();
        });
        say("cannot proceed", () -> {
            CannotProceedException e = new CannotProceedException("stop");
            Name n = name("rest");
            e.setRemainingNewName(n);
            n.add("more");
            e.setAltName(n);
            e.setEnvironment(new Hashtable<>(Map.of("k", "v")));
            return e + " " + e.getRemainingNewName() + " " + e.getAltName() + e.getAltNameCtx() + e.getEnvironment();
        });
        say("result", () -> {
            ResolveResult r = new ResolveResult("obj", "a/b");
            r.appendRemainingComponent("c/d");
            r.appendRemainingName(name("e"));
            r.appendRemainingName(null);
            r.setResolvedObj("other");
            ResolveResult empty = new ResolveResult("obj", (Name) null);
            empty.appendRemainingComponent("z");
            return r.getRemainingName() + " " + r.getResolvedObj() + " " + empty.getRemainingName();
        });
    }

    public static void main(String[] args) {
        addresses();
        references();
        makers();
        exceptions();
        say("builder", () -> {
            NamingManager.setObjectFactoryBuilder((o, env) -> new Maker());
            return text(NamingManager.getObjectInstance("x", name("n"), null, null));
        });
        say("again", () -> {
            NamingManager.setObjectFactoryBuilder((o, env) -> new Maker());
            return "set";
        });
    }
}
