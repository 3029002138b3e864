// SPDX-License-Identifier: MIT
package javax.security.auth;

import java.security.DomainCombiner;
import java.security.Principal;
import java.security.ProtectionDomain;

/** Gives the code that runs for a subject the subject's principals. */
public class SubjectDomainCombiner implements DomainCombiner {
    private final Subject subject;

    public SubjectDomainCombiner(Subject subject) {
        this.subject = subject;
    }

    public Subject getSubject() {
        return subject;
    }

    /** Code that runs has the principals; what was assigned stays as it is. */
    @Override
    public ProtectionDomain[] combine(ProtectionDomain[] currentDomains, ProtectionDomain[] assignedDomains) {
        int current = currentDomains == null ? 0 : currentDomains.length;
        int assigned = assignedDomains == null ? 0 : assignedDomains.length;
        if (current + assigned == 0) return null;
        Principal[] principals = subject == null ? new Principal[0]
                : subject.getPrincipals().toArray(new Principal[0]);
        ProtectionDomain[] all = new ProtectionDomain[current + assigned];
        for (int i = 0; i < current; i++) {
            ProtectionDomain d = currentDomains[i];
            all[i] = d == null || subject == null ? d
                    : new ProtectionDomain(d.getCodeSource(), d.getPermissions(), d.getClassLoader(), principals);
        }
        if (assigned > 0) System.arraycopy(assignedDomains, 0, all, current, assigned);
        return all;
    }
}
