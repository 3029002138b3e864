package java.lang;

/** Something unknown went wrong in the VM. */
public class UnknownError extends VirtualMachineError {
    public UnknownError() {
    }

    public UnknownError(String message) {
        super(message);
    }
}
