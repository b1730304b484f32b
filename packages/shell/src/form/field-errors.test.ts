import * as v from 'valibot';
import { errorsOf } from './field-errors';

const errorsIn = (schema: v.GenericSchema, input: unknown) => errorsOf(v.safeParse(schema, input).issues);

test('an error is found by the path of its field, and the first of a field is shown', () => {
  const office = v.object({ phone: v.pipe(v.string(), v.minLength(5, 'Enter a phone number.'), v.maxLength(3, 'Too long.')) });
  expect(errorsIn(v.object({ offices: v.array(office) }), { offices: [{ phone: '12345' }, { phone: '1' }] })).toEqual({
    'offices.0.phone': 'Too long.',
    'offices.1.phone': 'Enter a phone number.',
  });
});

test('a rule about the whole form has an empty path', () => {
  const schema = v.pipe(
    v.object({ from: v.number(), to: v.number() }),
    v.check(({ from, to }) => from < to, 'The end is before the start.'),
  );
  expect(errorsIn(schema, { from: 2, to: 1 })).toEqual({ '': 'The end is before the start.' });
});

test.each([
  [v.pipe(v.string(), v.minLength(1)), '', 'This field is required.'],
  [v.string(), null, 'This field is required.'],
  [v.pipe(v.string(), v.minLength(12)), 'short', 'Enter at least 12 characters.'],
  [v.pipe(v.string(), v.maxLength(2)), 'long', 'Enter at most 2 characters.'],
  [v.pipe(v.array(v.string()), v.minLength(1)), [], 'Add at least 1.'],
  [v.pipe(v.array(v.string()), v.maxLength(1)), ['a', 'b'], 'At most 1 are possible.'],
  [v.pipe(v.number(), v.minValue(30)), 29, 'Enter 30 or more.'],
  [v.pipe(v.number(), v.maxValue(365)), 366, 'Enter 365 or less.'],
  [v.pipe(v.number(), v.integer()), 1.5, 'Enter a whole number.'],
  [v.pipe(v.string(), v.email()), 'ann@', 'Enter an address such as name@example.com.'],
  [v.picklist(['all', 'none']), 'some', 'Check this field.'],
])('says what to enter instead of what the validator found: %#', (schema, input, message) => {
  expect(errorsIn(v.object({ field: schema as v.GenericSchema }), { field: input })).toEqual({ field: message });
});
