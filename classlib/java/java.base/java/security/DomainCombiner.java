package java.security;

/** Changes the domains of an access control context. */
public interface DomainCombiner {
    ProtectionDomain[] combine(ProtectionDomain[] currentDomains, ProtectionDomain[] assignedDomains);
}
