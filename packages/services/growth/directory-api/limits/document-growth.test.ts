import { measureGrowth } from '@suite/testing/linear-time';
import { buildSchema, parse } from 'graphql';
import { typeDefs } from '../schema/type-defs';
import { overLimit } from './check-limits';
import { MAX_TOKENS } from './costs';

const schema = buildSchema(typeDefs);

/** Maximum number of characters of a document. */
const LONGEST = 16_384;

function check(text: string) {
  try {
    overLimit({ schema, document: parse(text, { maxTokens: MAX_TOKENS }), variables: {} });
  } catch {
    // The rejection itself is not measured.
  }
}

// Not compared with JSON.parse, because the parser stops at its token limit; only the growth is checked.
test.each([
  ['fields', 'a '],
  ['selections', '{a'],
  ['fragments', '...f '],
  ['aliases', 'a:b '],
  ['strings', '"x" '],
  ['comments', '#\n'],
  ['variables', '$a:Int '],
])('a document of %s takes time proportional to its length at most', async (_, part) => {
  const { growth } = await measureGrowth({
    read: check,
    input: (size) => `{ ${part.repeat(size / part.length)}`,
    limit: LONGEST,
  });
  expect(growth).toBeLessThan(24);
});
