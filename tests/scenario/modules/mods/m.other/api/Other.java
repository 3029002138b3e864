package api;

public class Other {
}
