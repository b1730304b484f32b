import * as v from 'valibot';
import { anyText, byInput, fields, readTogether } from './text-schemas';

const errorsOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.map((issue) => [v.getDotPath(issue), issue.message]);

test('a schema that depends on the input asks only for what the input needs', () => {
  const other = fields({ choice: anyText, name: v.pipe(v.string(), v.minLength(1, 'Enter a name.')) });
  const known = fields({ choice: anyText, name: anyText });
  const schema = byInput<typeof other | typeof known>(({ choice }) => (choice === 'other' ? other : known));
  expect(errorsOf(schema, { choice: 'first', name: '' })).toBeUndefined();
  expect(errorsOf(schema, { choice: 'other', name: '' })).toEqual([['name', 'Enter a name.']]);
});

test('fields that make one value have one error, at the value', () => {
  const schema = fields({
    span: readTogether({ from: v.number(), to: v.number() }, ({ from, to }) =>
      from <= to ? { days: to - from } : { problem: `${to} is before ${from}.` },
    ),
  });
  expect(v.parse(schema, { span: { from: 3, to: 10 } })).toEqual({ span: { days: 7 } });
  expect(errorsOf(schema, { span: { from: 10, to: 3 } })).toEqual([['span', '3 is before 10.']]);
});
