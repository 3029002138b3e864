package java.beans;

/** A parameter of a method. */
public class ParameterDescriptor extends FeatureDescriptor {
    public ParameterDescriptor() {
    }
}
