import { randomUUID } from 'node:crypto';
import * as v from 'valibot';

interface ValueSource {
  /** Returns the value of a field, or undefined to make one. An optional field without a value is absent, a nullable one null. */
  fieldValue(field: string, isRequired: boolean): unknown;
  /** Fields to add to each object whose schema doesn't know them. */
  unknownFields: Readonly<Record<string, unknown>>;
}

/** The parts of Valibot's schemas that this file reads. */
interface Schema extends v.GenericSchema {
  entries?: Record<string, Schema>;
  item?: Schema;
  options?: readonly unknown[];
  literal?: unknown;
}

const texts = () => [
  `Text ${randomUUID()}`,
  randomUUID(),
  `${randomUUID()}@people.example`,
  '2026-01-01',
  '2026-01',
  '2026-01-01T00:00:00.000Z',
  'USD',
  '1',
  '000000',
  '#000000',
  'UTC',
  'a',
  '',
];
const numbers = [1, 0, 10, 100];

const firstOf = (schema: Schema, candidates: readonly unknown[]) => candidates.find((candidate) => v.is(schema, candidate));

/** Returns a small value that a schema accepts, unless `fieldValue` returns others: texts are new each time, lists empty. */
export function validValue(schema: Schema, given: ValueSource, field = ''): unknown {
  const isOptional = schema.type === 'optional';
  const value = field ? given.fieldValue(field, !isOptional && schema.type !== 'nullable') : undefined;
  const made = value === undefined ? madeFor(schema, given, field) : value;
  if (made === undefined && !isOptional) throw new Error(`No valid value is known for ${field}. Add one to requestValues.`);
  return made;
}

function madeFor(schema: Schema, given: ValueSource, field: string): unknown {
  const { type, entries = {}, item, options = [] } = schema;
  switch (type) {
    case 'string':
      return firstOf(schema, texts());
    case 'number':
      return firstOf(schema, numbers);
    case 'boolean':
      return firstOf(schema, [false, true]);
    case 'literal':
      return schema.literal;
    case 'picklist':
      return options[0];
    case 'nullable':
      return null;
    case 'record':
    case 'unknown':
      return {};
    case 'array':
      // `clientIds` contains a `clientId`.
      return v.is(schema, []) || !item ? [] : [validValue(item, given, field.replace(/Ids$/, 'Id'))];
    case 'union':
    case 'variant':
      return validValue(options[0] as Schema, given);
    case 'object':
    case 'loose_object': {
      const unknown = Object.entries(type === 'object' ? given.unknownFields : {}).filter(
        ([key]) => !Object.hasOwn(entries, key),
      );
      const known = Object.entries(entries).map(([key, entry]) => [key, validValue(entry, given, key)]);
      return Object.fromEntries([...unknown, ...known.filter(([, value]) => value !== undefined)]);
    }
    default:
      return undefined;
  }
}
