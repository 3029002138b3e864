package lib.inner;

public class Inner {
}
