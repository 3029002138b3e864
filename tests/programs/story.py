from __future__ import print_function
import re, sys, json, math, struct, threading, itertools, functools, collections, datetime, random, StringIO, zlib, hashlib, csv, copy, operator, decimal
from java.util import ArrayList, Collections, HashMap, TreeMap, Comparator
from java.lang import Thread, Runnable, Integer, StringBuilder, IllegalStateException, Throwable

class Shape(object):
    count = 0
    def __init__(self, name, **more):
        self.name, self.more = name, more
        Shape.count += 1
    @property
    def label(self): return '<%s %r>' % (self.name, sorted(self.more.items()))
    def __repr__(self): return 'Shape(%s)' % self.name
    def __add__(self, o): return Shape(self.name + o.name)
    def __getattr__(self, n): return 'no ' + n
    def __lt__(self, o): return self.name < o.name

class Meta(type):
    def __new__(m, n, b, d): return type.__new__(m, n, b, dict(d, made=n.lower()))

class Square(Shape):
    __metaclass__ = Meta
    def __call__(self, x): return super(Square, self).label + str(x)

a, b = Shape('a', x=1), Square('b', y=[1, 2])
print(a.label, b(3), a + b, b.made, a.zip, Shape.count, sorted([b, a]), Square.__mro__)

def fib():
    x, y = 0, 1
    while True:
        sent = yield x
        x, y = (sent, sent + 1) if sent else (y, x + y)

g = fib()
print(list(itertools.islice(g, 10)), g.send(100), next(g), [x * y for x in range(3) for y in 'ab' if x], {k: v for k, v in zip('xy', (1, 2))} == {'x': 1, 'y': 2}, sum(x for x in xrange(5)))
print(2 ** 100, -7 // 2, -7 % 3, 1 / 3.0, repr(0.1), 1e16, 10 ** 20 % 7, 0x1f, 'abc'[::-1], u'\u00fc'.encode('utf-8'), 3 + 4j, hash('abc') == hash(u'abc'), '%5.2f|%-4s|%x' % (3.14159, 'ab', 255), '{0:>6}{x!r}'.format(1, x='y'))
print(math.sqrt(2), round(2.5), struct.unpack('<hI', struct.pack('<hI', -2, 7)), zlib.crc32('tivm'), hashlib.md5('tivm').hexdigest(), decimal.Decimal('1.10') + decimal.Decimal('2.2'))
print(re.sub(r'(\w+) (?P<two>\w+)', r'\g<two> \1', 'hello world'), re.findall(r'a+?b|c', 'aabcab'), re.match(r'(?i)X(?=y)', 'xy').span(), re.split(r'[,;]\s*', 'a, b;c'))
print(json.dumps({'a': [1, None, True, u'\u20ac'], 'b': {'c': 1.5}}, sort_keys=True), json.loads('[{"x": 1e3}]'), collections.Counter('hello').most_common(1), collections.OrderedDict([(1, 2)]), collections.namedtuple('P', 'x y')(1, 2)._replace(y=5))
print(functools.reduce(operator.mul, range(1, 15)), datetime.date(2024, 2, 29) + datetime.timedelta(days=366), copy.deepcopy([[1], {2: 3}]), list(csv.reader(['a,"b,c",d'])), sorted(set('banana')), random.Random(1).random() < 1)

class Task(Runnable):
    def run(self): done.append(Thread.currentThread().getName())

class Backwards(Comparator):
    def compare(self, x, y): return cmp(y, x)

done = []
t = Thread(Task(), 'task')
t.start(); t.join()
l = ArrayList([3, 1, 2])
Collections.sort(l, Backwards())
m = HashMap({'k': l})
print(done, l, m.k if hasattr(m, 'k') else m['k'], len(l), l[0], 3 in l, [x + 1 for x in l], Integer.toHexString(255), StringBuilder('a').append(1).append('c').toString(), Integer.MAX_VALUE, TreeMap({2: 'b', 1: 'a'}), type(l).__name__)
lock, total = threading.Lock(), [0]
def work():
    for i in range(100):
        with lock: total[0] += 1
ts = [threading.Thread(target=work) for i in range(4)]
[x.start() for x in ts]; [x.join() for x in ts]
print(total)

for bad in ('1 / 0', '[][1]', 'undefined', '{}["k"]', 'int("x")', 'None.f', 'l.get(9)', 'raise_it()', 'x = = 1', '"a" + 1', 'Integer.parseInt("z")', 'iter(1)', 'Shape()', 'assert_it()'):
    def raise_it(): raise IllegalStateException('java')
    def assert_it(): assert 1 > 2, 'not more'
    try:
        eval(bad)
    except Exception as e:
        print(type(e).__name__, e)
    except Throwable as e:
        print('Java', e)
try:
    exec(compile('def f(:\n  pass', 'file', 'exec'))
except SyntaxError as e:
    print(e.msg, e.lineno)
out = StringIO.StringIO()
sys.stdout, old = out, sys.stdout
print('caught', end='')
sys.stdout = old
print(out.getvalue().upper(), sys.version_info[:2])
