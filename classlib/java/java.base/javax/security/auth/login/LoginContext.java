// SPDX-License-Identifier: MIT
package javax.security.auth.login;

import java.security.Security;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javax.security.auth.Subject;
import javax.security.auth.callback.CallbackHandler;
import javax.security.auth.login.AppConfigurationEntry.LoginModuleControlFlag;
import javax.security.auth.spi.LoginModule;

/** Logs somebody in by the modules of a configuration, in two phases: all log in, then all commit or all abort. */
public class LoginContext {
    private static final String OTHER = "other", HANDLER = "auth.login.defaultCallbackHandler";

    /** A module, once it has been made. */
    private static final class Step {
        final AppConfigurationEntry entry;
        LoginModule module;

        Step(AppConfigurationEntry entry) {
            this.entry = entry;
        }

        boolean is(LoginModuleControlFlag flag) {
            return entry.getControlFlag() == flag;
        }
    }

    private enum Phase {
        LOGIN, COMMIT, ABORT, LOGOUT;

        boolean run(LoginModule m) throws LoginException {
            switch (this) {
                case LOGIN:
                    return m.login();
                case COMMIT:
                    return m.commit();
                case ABORT:
                    return m.abort();
                default:
                    return m.logout();
            }
        }
    }

    private final List<Step> steps = new ArrayList<>();
    private final Map<String, Object> shared = new HashMap<>();
    private final CallbackHandler handler;
    private final boolean given;
    private Subject subject;
    private boolean loggedIn;

    public LoginContext(String name) throws LoginException {
        this(name, null, null, null, false, false);
    }

    public LoginContext(String name, Subject subject) throws LoginException {
        this(name, subject, null, null, true, false);
    }

    public LoginContext(String name, CallbackHandler callbackHandler) throws LoginException {
        this(name, null, callbackHandler, null, false, true);
    }

    public LoginContext(String name, Subject subject, CallbackHandler callbackHandler) throws LoginException {
        this(name, subject, callbackHandler, null, true, true);
    }

    /** The subject, the handler and the configuration may be null: a new one, the default one. */
    public LoginContext(String name, Subject subject, CallbackHandler callbackHandler, Configuration config)
            throws LoginException {
        this(name, subject, callbackHandler, config, false, false);
    }

    private LoginContext(String name, Subject subject, CallbackHandler handler, Configuration config,
            boolean needsSubject, boolean needsHandler) throws LoginException {
        if (name == null) throw new LoginException("Invalid null input: name");
        if (needsSubject && subject == null) throw new LoginException("invalid null Subject provided");
        if (needsHandler && handler == null) throw new LoginException("invalid null CallbackHandler provided");
        Configuration c = config != null ? config : Configuration.getConfiguration();
        AppConfigurationEntry[] entries = c.getAppConfigurationEntry(name);
        if (entries == null) entries = c.getAppConfigurationEntry(OTHER);
        if (entries == null) throw new LoginException("No LoginModules configured for " + name);
        for (AppConfigurationEntry e : entries) steps.add(new Step(e));
        given = subject != null;
        this.subject = subject;
        this.handler = handler != null ? handler : defaultHandler();
    }

    private static CallbackHandler defaultHandler() throws LoginException {
        String name = Security.getProperty(HANDLER);
        return name == null || name.isEmpty() ? null : (CallbackHandler) make(name);
    }

    private static Object make(String name) throws LoginException {
        ClassLoader l = Thread.currentThread().getContextClassLoader();
        try {
            return Class.forName(name, true, l != null ? l : ClassLoader.getSystemClassLoader())
                    .getDeclaredConstructor().newInstance();
        } catch (ClassNotFoundException e) {
            throw caused("unable to find LoginModule class: " + e.getMessage(), e);
        } catch (ReflectiveOperationException e) {
            throw caused("unable to instantiate LoginModule: " + e, e);
        }
    }

    private static LoginException caused(String text, Throwable cause) {
        LoginException e = new LoginException(text);
        e.initCause(cause);
        return e;
    }

    /** The module of a step, made and told of the rest if it is new. */
    private LoginModule module(Step s) throws LoginException {
        if (s.module == null) {
            Object m = make(s.entry.getLoginModuleName());
            if (!(m instanceof LoginModule)) throw new LoginException("no LoginModule: " + m.getClass().getName());
            s.module = (LoginModule) m;
            s.module.initialize(subject, handler, shared, s.entry.getOptions());
        }
        return s.module;
    }

    public void login() throws LoginException {
        loggedIn = false;
        if (subject == null) subject = new Subject();
        shared.clear();
        for (Step s : steps) s.module = null;
        int last = steps.size();
        try {
            last = loginUntil();
            run(last, Phase.COMMIT);
        } catch (LoginException e) {
            abort();
            throw e;
        }
        loggedIn = true;
    }

    /** A failure of a module that must succeed, else of another: the first of each kind. */
    private static final class Outcome {
        LoginException required, other, latest;
        boolean succeeded;

        void failed(Step s, LoginException e) {
            boolean must = s.is(LoginModuleControlFlag.REQUIRED) || s.is(LoginModuleControlFlag.REQUISITE);
            latest = e;
            if (must && required == null) required = e;
            if (!must && other == null) other = e;
        }

        void conclude(String phase) throws LoginException {
            if (required != null) throw required;
            if (succeeded) return;
            throw other != null ? other : new LoginException(phase + " Failure: all modules ignored");
        }
    }

    /** Runs one step; whether it succeeded. */
    private boolean step(Step s, Phase phase, Outcome out) {
        out.latest = null;
        try {
            boolean done = phase.run(module(s));
            out.succeeded |= done;
            return done;
        } catch (LoginException e) {
            out.failed(s, e);
        } catch (RuntimeException e) {
            out.failed(s, caused(e.toString(), e));
        }
        return false;
    }

    /** The first phase: it ends where a sufficient module succeeds, or a requisite one fails. How many modules ran. */
    private int loginUntil() throws LoginException {
        Outcome out = new Outcome();
        for (int i = 0; i < steps.size(); i++) {
            Step s = steps.get(i);
            boolean done = step(s, Phase.LOGIN, out);
            if (s.is(LoginModuleControlFlag.REQUISITE) && out.latest != null) throw out.required;
            if (s.is(LoginModuleControlFlag.SUFFICIENT) && done && out.required == null) return i + 1;
        }
        out.conclude("Login");
        return steps.size();
    }

    private void run(int count, Phase phase) throws LoginException {
        Outcome out = new Outcome();
        for (Step s : steps.subList(0, count)) step(s, phase, out);
        out.conclude("Login");
    }

    /** What failed is told already: how the modules take it is not. */
    private void abort() {
        for (Step s : steps) step(s, Phase.ABORT, new Outcome());
        if (!given) subject = null;
    }

    public void logout() throws LoginException {
        if (subject == null) throw new LoginException("null subject - logout called before login");
        run(steps.size(), Phase.LOGOUT);
    }

    /** The subject that logged in, or that was given. */
    public Subject getSubject() {
        return loggedIn || given ? subject : null;
    }
}
