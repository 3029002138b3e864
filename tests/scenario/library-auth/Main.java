import java.security.*;
import java.util.*;
import java.util.concurrent.Callable;
import javax.security.auth.*;
import javax.security.auth.callback.*;
import javax.security.auth.login.*;
import javax.security.auth.login.AppConfigurationEntry.LoginModuleControlFlag;
import javax.security.auth.spi.LoginModule;

public class Main {
    static void say(String what, Callable<?> c) {
        try {
            System.out.println(what + ": " + c.call());
        } catch (Throwable e) {
            System.out.println(what + ": " + e.getClass().getName() + (e.getCause() == null ? "" : " because of " + e.getCause()));
        }
    }

    record Name(String name) implements Principal {
        @Override
        public String getName() {
            return name;
        }
    }

    static void callbacks() {
        say("name", () -> {
            NameCallback c = new NameCallback("who?", "me");
            c.setName("you");
            return c.getPrompt() + c.getDefaultName() + c.getName() + new NameCallback("p").getDefaultName();
        });
        say("no prompt", () -> new NameCallback(""));
        say("no default", () -> new TextInputCallback("p", null));
        say("text", () -> {
            TextInputCallback c = new TextInputCallback("say", "default");
            c.setText("x");
            return c.getPrompt() + c.getDefaultText() + c.getText();
        });
        say("password", () -> {
            PasswordCallback c = new PasswordCallback("secret", false);
            char[] given = {'a', 'b'};
            c.setPassword(given);
            given[0] = 'x';
            String before = new String(c.getPassword());
            c.clearPassword();
            return before + "[" + new String(c.getPassword()) + "]" + c.isEchoOn() + c.getPrompt();
        });
        say("message", () -> new TextOutputCallback(TextOutputCallback.WARNING, "m").getMessage());
        say("bad message", () -> new TextOutputCallback(7, "m"));
        say("choice", () -> {
            ChoiceCallback c = new ChoiceCallback("which", new String[] {"a", "b"}, 1, true);
            c.setSelectedIndexes(new int[] {0, 1});
            return c.getDefaultChoice() + Arrays.toString(c.getChoices()) + Arrays.toString(c.getSelectedIndexes())
                    + c.allowMultipleSelections();
        });
        say("several of one", () -> {
            new ChoiceCallback("which", new String[] {"a"}, 0, false).setSelectedIndexes(new int[1]);
            return "set";
        });
        say("no such choice", () -> new ChoiceCallback("which", new String[] {"a"}, 1, false));
        int[][] kinds = {{0, 0, 0}, {0, 0, 2}, {1, 1, 2}, {2, 2, 3}, {2, 2, 0}, {3, 0, 0}, {0, -1, 0}, {0, 3, 0}};
        for (int[] k : kinds)
            say("confirmation " + Arrays.toString(k), () -> {
                ConfirmationCallback c = new ConfirmationCallback(k[0], k[1], k[2]);
                return c.getMessageType() + " " + c.getOptionType() + " " + c.getDefaultOption() + " " + c.getOptions()
                        + c.getPrompt();
            });
        say("own options", () -> new ConfirmationCallback("p", 0, new String[] {"x", "y"}, 1).getOptionType());
        say("bad default", () -> new ConfirmationCallback("p", 0, new String[] {"x", "y"}, 2));
        say("unsupported", () -> new UnsupportedCallbackException(new NameCallback("p"), "m").getCallback() != null);
        say("language", () -> {
            LanguageCallback c = new LanguageCallback();
            c.setLocale(Locale.US);
            return c.getLocale();
        });
    }

    static String now() {
        return String.valueOf(Subject.getSubject(AccessController.getContext())).replace("\n", "|").replace("\t", " ");
    }

    static void subjects() {
        Subject s = new Subject();
        s.getPrincipals().add(new Name("a"));
        s.getPublicCredentials().add("public");
        s.getPrivateCredentials().add(42);
        say("subject", () -> now() + " " + s.toString().replace("\n", "|").replace("\t", " ") + s.getPrincipals(Name.class)
                + s.getPublicCredentials(Integer.class) + s.getPrivateCredentials(Integer.class) + s.isReadOnly());
        say("equal", () -> s.equals(new Subject(true, s.getPrincipals(), Set.of("public"), Set.of(42))) + " "
                + s.equals(new Subject()) + " " + (s.hashCode() == new Subject(true, s.getPrincipals(), Set.of("public"),
                Set.of()).hashCode()));
        say("no null", () -> s.getPrincipals().add(null));
        say("twice", () -> s.getPrincipals().add(new Name("a")));
        say("none of them", () -> new Subject(false, null, Set.of(), Set.of()));
        say("for it", () -> Subject.doAs(s, (PrivilegedAction<String>) Main::now));
        say("inside", () -> Subject.doAs(s, (PrivilegedAction<String>) () ->
                AccessController.doPrivileged((PrivilegedAction<String>) Main::now) + " " + Subject.doAs(null,
                (PrivilegedAction<String>) Main::now) + " " + now()));
        say("a thread of it", () -> Subject.doAs(s, (PrivilegedExceptionAction<String>) () -> {
            String[] told = new String[1];
            Thread t = new Thread(() -> told[0] = now());
            t.start();
            t.join();
            return told[0];
        }));
        say("checked", () -> Subject.doAs(s, (PrivilegedExceptionAction<String>) () -> {
            throw new java.io.IOException("io");
        }));
        say("unchecked", () -> Subject.doAs(s, (PrivilegedExceptionAction<String>) () -> {
            throw new IllegalStateException("state");
        }));
        say("privileged", () -> Subject.doAsPrivileged(s, (PrivilegedAction<String>) Main::now, null));
        say("after", Main::now);
        say("no action", () -> Subject.doAs(s, (PrivilegedAction<String>) null));
        s.setReadOnly();
        say("read only", () -> s.getPrincipals().add(new Name("b")));
        say("removal", () -> s.getPublicCredentials().remove("public"));
        say("permission", () -> new AuthPermission("createLoginContext").getName());
    }

    /** Does what its options say, and tells when. */
    public static class Module implements LoginModule {
        private Subject subject;
        private Map<String, ?> options;
        private boolean in;

        @Override
        public void initialize(Subject subject, CallbackHandler handler, Map<String, ?> shared, Map<String, ?> options) {
            this.subject = subject;
            this.options = options;
        }

        private boolean phase(String p) throws LoginException {
            String what = String.valueOf(options.get(p));
            System.out.println("  " + options.get("n") + " " + p + " " + what);
            if (what.equals("fail")) throw new FailedLoginException(options.get("n") + " " + p);
            if (what.equals("throw")) throw new IllegalStateException(p);
            if (p.equals("login")) in = !what.equals("ignore");
            if (p.equals("commit") && in) subject.getPrincipals().add(new Name("" + options.get("n")));
            return in;
        }

        @Override
        public boolean login() throws LoginException {
            return phase("login");
        }

        @Override
        public boolean commit() throws LoginException {
            return phase("commit");
        }

        @Override
        public boolean abort() throws LoginException {
            return phase("abort");
        }

        @Override
        public boolean logout() throws LoginException {
            return phase("logout");
        }
    }

    static final Map<Character, LoginModuleControlFlag> FLAGS = Map.of('r', LoginModuleControlFlag.REQUIRED, 'q',
            LoginModuleControlFlag.REQUISITE, 's', LoginModuleControlFlag.SUFFICIENT, 'o', LoginModuleControlFlag.OPTIONAL);

    /** Words such as "r:login=fail": a flag, and what a module does in which phase. */
    static Configuration of(String modules) {
        return new Configuration() {
            @Override
            public AppConfigurationEntry[] getAppConfigurationEntry(String name) {
                if (!name.equals("app")) return null;
                List<AppConfigurationEntry> l = new ArrayList<>();
                for (String w : modules.split(" ")) {
                    Map<String, String> m = new HashMap<>(Map.of("n", "" + l.size()));
                    if (w.length() > 1) for (String o : w.substring(2).split(",")) m.put(o.split("=")[0], o.split("=")[1]);
                    l.add(new AppConfigurationEntry("Main$Module", FLAGS.get(w.charAt(0)), m));
                }
                return l.toArray(new AppConfigurationEntry[0]);
            }
        };
    }

    static void logins() {
        for (String m : new String[] {"r", "r o:login=fail s", "s r:login=fail", "s:login=fail r", "q:login=fail r",
                "r:login=fail q s o", "r:login=fail s o", "o:login=ignore o:login=ignore", "o:login=fail s:login=fail",
                "r r:commit=fail", "o:login=throw r", "r:login=throw", "o:login=ignore,commit=ignore s", "q s:login=ignore o",
                "r:login=fail r:login=fail,abort=fail"})
            say("login by " + m, () -> {
                LoginContext c = new LoginContext("app", null, null, of(m));
                try {
                    c.login();
                    String who = c.getSubject().getPrincipals().stream().map(Principal::getName).sorted().toList() + "";
                    c.logout();
                    return who;
                } catch (LoginException e) {
                    String text = e.getMessage() != null && e instanceof FailedLoginException ? e.getMessage() : "-";
                    return e.getClass().getSimpleName() + " " + text + " " + c.getSubject();
                }
            });
        say("other application", () -> new LoginContext("none", null, null, of("r")));
        say("no name", () -> new LoginContext(null, null, null, of("r")));
        say("no subject", () -> new LoginContext("app", (Subject) null));
        say("logout first", () -> {
            new LoginContext("app", null, null, of("r")).logout();
            return "out";
        });
        say("subject given", () -> {
            Subject s = new Subject();
            LoginContext c = new LoginContext("app", s, null, of("r"));
            c.login();
            return (c.getSubject() == s) + " " + s.getPrincipals().size();
        });
        say("no such kind", () -> Configuration.getInstance("None", null));
        say("entry", () -> new AppConfigurationEntry("M", LoginModuleControlFlag.REQUIRED, Map.of()).getControlFlag());
        say("bad entry", () -> new AppConfigurationEntry("", LoginModuleControlFlag.REQUIRED, Map.of()));
        say("set", () -> {
            Configuration.setConfiguration(of("r"));
            LoginContext c = new LoginContext("app");
            c.login();
            return c.getSubject().getPrincipals().size() + " " + Configuration.getConfiguration().getType();
        });
    }

    public static void main(String[] args) {
        callbacks();
        subjects();
        logins();
        say("module", () -> Subject.class.getModule().getName() + " " + NameCallback.class.getModule().getName() + " "
                + LoginContext.class.getModule().getName() + " " + LoginModule.class.getModule().getName());
    }
}
