import { createHash } from 'node:crypto';
import { buildSchema, parse, validate } from 'graphql';
import { documentIds } from '../contract/document-ids';
import { costOf } from '../limits/check-limits';
import { typeDefs } from '../schema/type-defs';
import { documents } from './documents';

const schema = buildSchema(typeDefs);
const each = Object.entries(documents);

it('the id of each stored query is its hash', () => {
  const hashed = each.map(([name, text]) => [name, createHash('sha256').update(text).digest('hex')]);
  expect(documentIds).toEqual(Object.fromEntries(hashed));
});

it.each(each)('%s is a valid query within the limits', (_, text) => {
  const document = parse(text);
  expect(validate(schema, document)).toEqual([]);
  expect(costOf({ schema, document, variables: {} })).toBeGreaterThan(0);
});
