package java.lang.module;

/** A module descriptor is malformed. */
public class InvalidModuleDescriptorException extends RuntimeException {
    public InvalidModuleDescriptorException() {
    }

    public InvalidModuleDescriptorException(String message) {
        super(message);
    }
}
