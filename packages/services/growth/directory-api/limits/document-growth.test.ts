import { measureGrowth } from '@suite/testing/linear-time';
import { buildSchema, parse } from 'graphql';
import { typeDefs } from '../schema/type-defs';
import { overLimit } from './check-limits';
import { MAX_TOKENS } from './costs';

const schema = buildSchema(typeDefs);

/** Characters of the longest document that is read. */
const LONGEST = 16_384;

function check(text: string) {
  try {
    overLimit({ schema, document: parse(text, { maxTokens: MAX_TOKENS }), variables: {} });
  } catch {
    // The refusal is not what is measured.
  }
}

// The parser stops at its number of tokens, which a body of JSON.parse has no like of: only growth is judged.
test.each([
  ['fields', 'a '],
  ['selections', '{a'],
  ['fragments', '...f '],
  ['aliases', 'a:b '],
  ['strings', '"x" '],
  ['comments', '#\n'],
  ['variables', '$a:Int '],
])('a document of %s grows with its length at most', async (_, part) => {
  const { growth } = await measureGrowth({
    read: check,
    input: (size) => `{ ${part.repeat(size / part.length)}`,
    limit: LONGEST,
  });
  expect(growth).toBeLessThan(24);
});
