import * as v from 'valibot';
import { moneyFormat } from './number-format';
import { fields, readBy, sentAs, textOrNull, typedIn, wholeNumber, worded } from './text-schemas';

function read(schema: v.GenericSchema, text: string) {
  const { success, output, issues } = v.safeParse(schema, text);
  return success ? output : issues[0].message;
}

test.each([
  ['0', 0],
  [' 365 ', 365],
  ['366', 'Enter 0 to 365.'],
  ['-1', 'Enter 0 to 365.'],
  ['1.5', 'Enter 0 to 365.'],
  ['1e2', 'Enter 0 to 365.'],
  ['', 'Enter 0 to 365.'],
])('reads a whole number: %j', (text, result) => {
  expect(read(wholeNumber(v.pipe(v.number(), v.maxValue(365)), 'Enter 0 to 365.'), text)).toBe(result);
});

test('an empty whole number is null where the contract allows it', () => {
  expect(read(wholeNumber(v.nullable(v.number()), 'Enter a number.'), ' ')).toBeNull();
});

test.each([
  ['1,500.5', 150_050],
  ['', 'Enter an amount.'],
  ['1500,5', 'Write a comma between thousands and a point before decimals, as in 1,234.50.'],
])('reads an amount as the locale writes it: %j', (text, result) => {
  const amounts = moneyFormat('USD', { locale: 'en-US' });
  expect(read(typedIn(amounts, v.number(), 'Enter an amount.'), text)).toBe(result);
});

test('an empty amount is null where the contract allows it', () => {
  expect(read(typedIn(moneyFormat('USD', { locale: 'en-US' }), v.nullable(v.number())), '')).toBeNull();
});

test('an empty text is null, and others keep the rules of the contract', () => {
  const schema = textOrNull(v.nullable(v.pipe(v.string(), v.email())), 'Enter an address.');
  expect([' ', 'ann@harborline.example', 'ann'].map((text) => read(schema, text))).toEqual([
    null,
    'ann@harborline.example',
    'Enter an address.',
  ]);
});

test('one message replaces those of a schema, and its output stays', () => {
  const schema = worded(v.pipe(v.string(), v.trim(), v.minLength(1, 'Too short.')), 'Enter a name.');
  expect([' Ann ', ' '].map((text) => read(schema, text))).toEqual(['Ann', 'Enter a name.']);
});

test('a text that a function cannot read gets its message', () => {
  const schema = readBy((text) => (text === 'noon' ? 12 : undefined), 'Enter a time.');
  expect(['noon', 'later'].map((text) => read(schema, text))).toEqual([12, 'Enter a time.']);
});

test('checks what is sent instead of the fields, and reports errors by its paths', () => {
  const write = ({ hours }: { hours: string }) => ({ time: { minutes: Number(hours) * 60 } });
  const schema = sentAs(write, fields({ time: fields({ minutes: v.pipe(v.number(), v.maxValue(600, 'Too long.')) }) }));
  expect(v.safeParse(schema, { hours: '10' })).toMatchObject({ success: true, output: { time: { minutes: 600 } } });
  const { issues } = v.safeParse(schema, { hours: '11' });
  expect(issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([['time.minutes', 'Too long.']]);
});
