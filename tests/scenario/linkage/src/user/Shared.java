public class Shared { }
