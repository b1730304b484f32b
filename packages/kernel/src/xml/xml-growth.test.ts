import { maxGrowth, measureGrowth } from '@suite/testing/linear-time';
import { limitedParser } from './limited-parser';

const limits = { depth: 100, elements: 1_000_000, attributes: 100, name: 200, markup: 100_000, text: 4_000_000 };

function read(text: string) {
  const parser = limitedParser(limits, { opened: () => undefined, text: () => undefined, closed: () => undefined });
  try {
    parser.write(text);
    parser.close();
  } catch {
    // The rejection is not part of the measurement.
  }
}

test.each([
  ['text', 'word '],
  ['elements', '<a/>'],
  ['open elements', '<a>'],
  ['attributes', '<a b="c"/>'],
  ['beginnings of elements', '<'],
  ['entities', '&amp;'],
  ['beginnings of entities', '&'],
  ['comments', '<!-- -->'],
  ['beginnings of comments', '<!-- '],
  ['character data', '<![CDATA[x]]>'],
  ['ends of character data', '<![CDATA[]]'],
])('reads a document of %s in linear time', async (_, part) => {
  const { growth } = await measureGrowth({ read, input: (size) => `<e>${part.repeat(size / part.length)}`, limit: 1_000_000 });
  expect(growth).toBeLessThan(maxGrowth);
});
