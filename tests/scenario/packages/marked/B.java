package closed; public class B { }
