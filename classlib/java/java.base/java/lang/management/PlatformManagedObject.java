package java.lang.management;

import javax.management.ObjectName;

/** A bean of the platform. */
public interface PlatformManagedObject {
    ObjectName getObjectName();
}
