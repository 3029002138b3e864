// SPDX-License-Identifier: MIT
package javax.security.auth.login;

import java.util.Collections;
import java.util.Map;

/** One module of an application's login, how much depends on it, and its options. */
public class AppConfigurationEntry {
    private final String loginModuleName;
    private final LoginModuleControlFlag controlFlag;
    private final Map<String, ?> options;

    /** What a module's success or failure means for the whole. */
    public static class LoginModuleControlFlag {
        public static final LoginModuleControlFlag REQUIRED = new LoginModuleControlFlag("required"),
                REQUISITE = new LoginModuleControlFlag("requisite"),
                SUFFICIENT = new LoginModuleControlFlag("sufficient"),
                OPTIONAL = new LoginModuleControlFlag("optional");

        private final String name;

        private LoginModuleControlFlag(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return "LoginModuleControlFlag: " + name;
        }
    }

    public AppConfigurationEntry(String loginModuleName, LoginModuleControlFlag controlFlag, Map<String, ?> options) {
        if (loginModuleName == null || loginModuleName.isEmpty() || controlFlag == null || options == null)
            throw new IllegalArgumentException();
        this.loginModuleName = loginModuleName;
        this.controlFlag = controlFlag;
        this.options = Collections.unmodifiableMap(options);
    }

    public String getLoginModuleName() {
        return loginModuleName;
    }

    public LoginModuleControlFlag getControlFlag() {
        return controlFlag;
    }

    public Map<String, ?> getOptions() {
        return options;
    }
}
