package marked; public class A { }
