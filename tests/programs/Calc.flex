%%
%class CalcLexer
%standalone
%unicode
%line
%column
ID = [a-zA-Z_][a-zA-Z0-9_]*
NUM = [0-9]+(\.[0-9]+)?
%state STRING
%%
<YYINITIAL> {
 {NUM} { System.out.println("NUM " + yytext() + " " + yyline + ":" + yycolumn); }
 {ID}  { System.out.println("ID " + yytext()); }
 [+\-*/()=] { System.out.println("OP " + yytext()); }
 \" { yybegin(STRING); }
 [ \t\n\r]+ { }
}
<STRING> {
 \" { yybegin(YYINITIAL);}
 [^\"]+ { System.out.println("STR " + yytext()); }
}
[^] { System.out.println("BAD " + yytext()); }
