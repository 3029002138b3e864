import java.util.Collections;
import java.util.Hashtable;
import java.util.Map;
import java.util.concurrent.Callable;
import javax.naming.Binding;
import javax.naming.CompositeName;
import javax.naming.Context;
import javax.naming.InitialContext;
import javax.naming.Name;
import javax.naming.NameClassPair;
import javax.naming.NameNotFoundException;
import javax.naming.NamingException;
import javax.naming.spi.InitialContextFactory;
import javax.naming.spi.NamingManager;

/** Where there is no factory that is said; a factory of the program's own is used. */
public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e + (e.getCause() == null ? "" : " because of " + e.getCause()));
        }
    }

    /** A context that knows one name. */
    public static class Factory implements InitialContextFactory {
        @Override
        public Context getInitialContext(Hashtable<?, ?> environment) {
            return (Context) java.lang.reflect.Proxy.newProxyInstance(Main.class.getClassLoader(), new Class<?>[] {Context.class}, (p, m, args) -> {
                if (m.getName().equals("lookup") && args[0].toString().equals("known")) return "found with " + environment.get("extra");
                if (m.getName().equals("lookup")) throw new NameNotFoundException("not here");
                return null;
            });
        }
    }

    static void contexts() {
        say("lookup", () -> new InitialContext().lookup("a/b"));
        say("a URL", () -> new InitialContext().lookup("java:comp/env"));
        say("in one step", () -> InitialContext.doLookup("x"));
        say("environment", () -> new InitialContext().getEnvironment());
        say("no such factory", () -> new InitialContext(new Hashtable<>(Map.of(Context.INITIAL_CONTEXT_FACTORY, "no.Such"))));
        say("close", () -> { new InitialContext().close(); return "closed"; });
        say("compose", () -> new InitialContext().composeName("a", "b") + " " + NamingManager.hasInitialContextFactoryBuilder());
        Hashtable<String, Object> own = new Hashtable<>(Map.of(Context.INITIAL_CONTEXT_FACTORY, Factory.class.getName(), "extra", "it"));
        say("own factory", () -> new InitialContext(own).lookup("known"));
        say("own factory, other name", () -> new InitialContext(own).lookup("unknown"));
        System.setProperty(Context.INITIAL_CONTEXT_FACTORY, Factory.class.getName());
        say("by a property", () -> InitialContext.doLookup(new CompositeName("known")));
    }

    static void names() {
        for (String s : new String[] {"", "a", "a/b", "/a", "a/", "/", "//", "a//b", "'a/b'/c", "\"a/b\"", "a\\/b", "a\\\\b", "'a", "\\", "a'b", "'a'b"})
            say("name [" + s + "]", () -> {
                CompositeName n = new CompositeName(s);
                return n.size() + " " + Collections.list(n.getAll()) + " " + n + " " + n.isEmpty() + " " + n.hashCode();
            });
        say("changes", () -> {
            CompositeName n = new CompositeName("a/b/c");
            Name first = n.getPrefix(1), rest = n.getSuffix(1);
            n.add("d/e").add(0, "z").addAll(rest).addAll(1, first);
            return n.remove(0) + " " + n + " " + first + " " + rest + " " + n.startsWith(new CompositeName("a")) + " " + n.endsWith(rest) + " "
                    + n.compareTo(new CompositeName("a/a")) + " " + n.equals(n.clone());
        });
    }

    public static void main(String[] args) {
        contexts();
        names();
        say("exception", () -> {
            NamingException e = new NamingException("why");
            e.setRemainingName(new CompositeName("x/y"));
            e.appendRemainingComponent("z");
            e.setResolvedObj("something");
            e.setRootCause(new Exception("cause"));
            return e + ", " + e.toString(true) + ", " + e.getCause();
        });
        say("pairs", () -> new NameClassPair("n", "c", false) + ", " + new Binding("b", "o") + ", " + new Binding("b", null).getClassName());
    }
}
