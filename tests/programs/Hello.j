.class public HelloJ
.super java/lang/Object
.method public static main([Ljava/lang/String;)V
.limit stack 4
.limit locals 3
 iconst_0
 istore_1
Loop:
 getstatic java/lang/System/out Ljava/io/PrintStream;
 iload_1
 invokevirtual java/io/PrintStream/println(I)V
 iinc 1 1
 iload_1
 iconst_5
 if_icmplt Loop
 return
.end method
