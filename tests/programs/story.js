var a = [3,1,2]; a.sort(); print(a.join("-"));
function fib(n){ return n<2?n:fib(n-1)+fib(n-2); } print(fib(15));
print(JSON.stringify({x:1,y:[1,2,{z:"q"}],d:1.5e10}));
print("abcabc".replace(/b(.)/g, function(m,c){ return c.toUpperCase(); }));
try { null.x } catch(e) { print(e instanceof TypeError, e.message); }
print(/(\d+)-(\w*)/.exec("a 12-bc"));
var L = new java.util.ArrayList(); L.add("j"); L.add(1); print(L);
var r = new java.lang.Runnable({run:function(){print("run")}}); r.run();
print([1,2,3].map(function(x){return x*x}), Math.max(1,5), (0.1+0.2), 1/3, 1e21, -0);
print(new Date(0).toISOString());
let q = 1; const k = 3; print(k, q); for (let x of [1,2]) print(x); print(((a)=>a+1)(4));
print(parseFloat("3.25abc"), (255).toString(16), (3.14159).toFixed(2), encodeURIComponent("ä b"));
