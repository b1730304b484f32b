import { clientsOf, emptyRow, problemsOf, rowsFromPaste } from './client-rows';

const row = (name: string, email = '') => ({ ...emptyRow(), name, email });
const problemsIn = (name: string, email = '') => [...problemsOf([row(name, email)]).values()][0] ?? {};

test('leaves blank rows out, and trims names and addresses', () => {
  const rows = [row('  Alder Dental '), row(' ', ' '), row('Birch', ' owner@birch.example ')];
  expect(problemsOf(rows).size).toBe(0);
  expect(clientsOf(rows)).toEqual([{ name: 'Alder Dental' }, { name: 'Birch', email: 'owner@birch.example' }]);
});

test('§5 says what is wrong with a row', () => {
  expect(problemsIn('', 'owner@birch.example')).toEqual({ name: 'Enter a name, or clear the row.' });
  expect(problemsIn('a'.repeat(201))).toEqual({ name: 'A name takes at most 200 characters.' });
  expect(problemsIn('Birch', 'owner@')).toEqual({ email: 'This is not an e-mail address.' });
});

test.each([
  ['one name', undefined],
  ['Alder Dental\nBirch Bakery\n', [['Alder Dental'], ['Birch Bakery']]],
  ['Alder\tinfo@alder.example\r\nBirch\t', [['Alder', 'info@alder.example'], ['Birch']]],
  [
    'Alder, Inc., info@alder.example\nBirch; x@birch.example',
    [
      ['Alder, Inc.', 'info@alder.example'],
      ['Birch', 'x@birch.example'],
    ],
  ],
  ['Alder, Inc.\nBirch', [['Alder, Inc.'], ['Birch']]],
])('pasted text fills rows: %j', (text, expected) => {
  const rows = rowsFromPaste(text)?.map(({ name, email }) => (email ? [name, email] : [name]));
  expect(rows).toEqual(expected);
});
