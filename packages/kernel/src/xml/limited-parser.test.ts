import { limitedParser, XmlRefusedError } from './limited-parser';

const limits = { depth: 3, elements: 5, attributes: 2, name: 8, markup: 5000, text: 6000 };

/** Returns the events of a document written in pieces of a given size. */
function read(document: string, size = document.length): string[] {
  const read: string[] = [];
  const xml = limitedParser(limits, {
    opened: (name, attributes) => read.push(`<${name}${Object.entries(attributes).map(([key, value]) => ` ${key}=${value}`)}>`),
    text: (more) => read.push(more),
    closed: (name) => read.push(`</${name}>`),
  });
  for (let from = 0; from < document.length; from += size) xml.write(document.slice(from, from + size));
  xml.close();
  return read;
}

const document = '<?xml version="1.0"?><x:a b="1"><!-- - --><c>one &amp; two<![CDATA[<three>]]></c><d/></x:a>';
const whole = '<a b=1><c>one & two<three></c><d></d></a>';

it.each([1, 7, 10_000])('reads a document that arrives in pieces of %s characters', (size) => {
  expect(read(document, size).join('')).toBe(whole);
});

it('accepts as much as its limits allow', () => {
  const full = `<a b="1" c="2"><b><c>${'x'.repeat(6000)}</c></b><d e="${'y'.repeat(4900)}"/><abcdefgh/></a>`;
  expect(() => read(full)).not.toThrow();
});

it.each([
  ['elements too deep', '<a><b><c><d/></c></b></a>', 'elements are nested more than 3 deep'],
  ['too many elements', '<a><b/><b/><b/><b/><b/></a>', 'it has more than 5 elements'],
  ['too many attributes', '<a b="" c="" d=""/>', 'an element has more than 2 attributes'],
  ['a long name of an element', '<abcdefghi/>', 'a name is longer than 8 characters'],
  ['a long name of an attribute', '<a bcdefghij=""/>', 'a name is longer than 8 characters'],
  ['a long text', `<a>${'x'.repeat(6001)}</a>`, 'a text is longer than 6000 characters'],
  ['long character data', `<a>${'<![CDATA[xxx]]>'.repeat(2001)}</a>`, 'a text is longer than 6000 characters'],
  ['a document type', '<!DOCTYPE a><a/>', 'it declares a document type'],
  ['a declaration', '<a><!ELEMENT a></a>', 'it holds a declaration'],
  ['what is cut off', '<a>', 'it is malformed'],
  ['what is none', '<a></b>', 'it is malformed'],
])('rejects %s', (_, hostile, message) => {
  expect(() => read(hostile)).toThrow(XmlRefusedError);
  expect(() => read(hostile)).toThrow(message);
});

/** Each state of the parser in which it stores what it has read so far. */
const endless = [
  ['element name', '<', 'a'],
  ['closing name', '<a></', 'a'],
  ['attribute name', '<a ', 'a'],
  ['attribute value', '<a b="', 'a'],
  ['entity', '<a>&', 'a'],
  ['entity in an attribute', '<a b="&', 'a'],
  ['attributes of one name', '<a', ' b="1"'],
  ['comment', '<a><!--', 'a'],
  ['comment that almost ends', '<a><!--', '-a'],
  ['processing instruction', '<a><?', 'a'],
  ['body of a processing instruction', '<a><?b ', '?'],
  ['document type', '<!DOCTYPE ', 'a'],
  ['quoted document type', '<!DOCTYPE "', 'a'],
  ['internal subset', '<!DOCTYPE a [', '<!ENTITY b "c">'],
  ['declaration', '<a><!', 'a'],
  ['quoted declaration', '<a><!"', 'a'],
  ['text', '<a>', 'a'],
  ['character data', '<a><![CDATA[', 'a'],
  ['character data that almost ends', '<a><![CDATA[', ']]a'],
] as const;

it.each(endless)('rejects an endless %s before reading much of it', (_, start, piece) => {
  let written = 0;
  const xml = limitedParser(limits, { opened() {}, text() {}, closed() {} });
  const write = () => {
    xml.write(start);
    for (const more = piece.repeat(100); written < 1_000_000; written += more.length) xml.write(more);
  };
  expect(write).toThrow(XmlRefusedError);
  expect(written).toBeLessThan(2 * limits.text);
});
