package plain; public class C { }
