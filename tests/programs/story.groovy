class Item { String name; int count }
def items = [new Item(name: 'a', count: 1), new Item(name: 'b', count: 2)]
println items.collect { "${it.name}=${it.count}" }.join(', ')
println items.sum { it.count }
def root = new XmlSlurper().parseText('<shop><item id="1">x</item><item id="2">y</item></shop>')
println root.item.collect { it.@id.text() + it.text() }
def w = new StringWriter()
new groovy.xml.MarkupBuilder(w).shop { items.each { i -> item(name: i.name, i.count) } }
println w
println((1..5).findAll { it % 2 }.inject(1) { a, b -> a * b })
def m = [x: 1, y: [2, 3]]
m.each { k, v -> println "$k -> $v" }
switch ('abc') { case ~/a.*/: println 'matched'; break }
