import { clientsOfFile, columnNamesOf, guessColumns } from './client-file';

const withHead = [
  ['No', 'Client', 'Contact e-mail'],
  ['1', 'Alder Dental', 'info@alder.example'],
  ['2', ' Birch\nBakery ', ''],
  ['3', '', 'x@y.example'],
  ['', '', ''],
  ['4', 'Cypress', 'owner@'],
  ['5', 'alder dental', 'INFO@alder.example'],
];

test('recognizes columns by their headings and by the addresses in them', () => {
  expect(columnNamesOf(withHead)).toEqual(['No', 'Client', 'Contact e-mail']);
  expect(guessColumns(withHead)).toEqual({ name: 1, email: 2 });
  const bare = [
    ['info@alder.example', 'Alder'],
    ['', 'Birch'],
  ];
  expect(columnNamesOf(bare)).toEqual(['', '']);
  expect(guessColumns(bare)).toEqual({ name: 1, email: 0 });
  expect(guessColumns([['Alder'], ['Birch']])).toEqual({ name: 0, email: null });
});

test('reports lines without a client by their number in the file, and loses nothing else', () => {
  expect(clientsOfFile(withHead, { name: 1, email: 2 })).toEqual({
    clients: [{ name: 'Alder Dental', email: 'info@alder.example' }, { name: 'Birch\nBakery' }],
    problems: [
      { line: 5, text: 'the name is missing' },
      { line: 7, text: '“owner@” is not an e-mail address' },
      { line: 8, text: 'alder dental is in the list already' },
    ],
  });
});

test('accepts a file without a column of addresses', () => {
  expect(clientsOfFile([['Alder'], ['Birch']], { name: 0, email: null }).clients).toEqual([{ name: 'Alder' }, { name: 'Birch' }]);
});
