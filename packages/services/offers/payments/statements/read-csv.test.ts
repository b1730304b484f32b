import { readCsv } from './read-csv';
import { readStatement } from './read-statement';
import { AmbiguousDaysError } from './statement-file';

const options = { name: 'bank.csv', dateOrder: undefined, currency: 'USD', today: '2027-02-01' } as const;

const read = (text: string, of: Partial<Parameters<typeof readCsv>[1]> = {}) => readCsv(Buffer.from(text), { ...options, ...of });

it('reads a table of an American bank', async () => {
  const lines = await read(`Date,Description,Amount,Running Balance
01/31/2027,"DEPOSIT BAYVIEW DENTAL RF18 5390 0754 7034","1,200.50","5,000.00"
01/30/2027,RENT,-900.00,3799.50
`);
  expect(lines).toEqual([
    {
      ...{ place: 2, kind: 'credit', problem: null, on: '2027-01-31', amount: 120_050, currency: 'USD' },
      ...{ payer: '', text: 'DEPOSIT BAYVIEW DENTAL RF18 5390 0754 7034', bankId: null, account: '' },
    },
    expect.objectContaining({ place: 3, kind: 'debit', on: '2027-01-30', amount: 90_000 }),
  ]);
});

it('reads a German table in Windows-1252 with lines above its headings', async () => {
  const text = `Kontoauszug;DE87200500001234567890

Buchungstag;Valuta;Auftraggeber;Verwendungszweck;Betrag;Währung
29.01.2027;28.01.2027;Müller GmbH;RF18539007547034;1.234,50;EUR
`;
  const [line] = await readCsv(Buffer.from(text, 'latin1'), options);
  expect(line).toMatchObject({
    place: 4,
    kind: 'credit',
    on: '2027-01-29',
    amount: 123_450,
    currency: 'EUR',
    payer: 'Müller GmbH',
  });
});

it.each([
  [
    'columns for credit and debit',
    'Date,Details,Money Out,Money In\n2027-01-31,A,,5.00\n2027-01-31,B,6.00,\n',
    ['credit', 'debit'],
  ],
  [
    'zero in the other column',
    'Date,Details,Debit,Credit\n2027-01-31,A,0.00,5.00\n2027-01-31,B,-6.00,0.00\n',
    ['credit', 'debit'],
  ],
  ['a column with the side', 'Date,Details,Amount,CR/DR\n2027-01-31,A,5.00,CR\n2027-01-31,B,6.00,DR\n', ['credit', 'debit']],
  ['the side behind the amount', 'Date,Details,Amount\n2027-01-31,A,5.00 CR\n2027-01-31,B,6.00 DR\n', ['credit', 'debit']],
  [
    'pending and declined lines',
    'Date,Amount,Status\n2027-01-31,5.00,Pending\n2027-01-31,5.00,Declined\n',
    ['pending', 'information'],
  ],
])('understands %s', async (_, text, kinds) => {
  expect((await read(text)).map(({ kind }) => kind)).toEqual(kinds);
});

it('asks which number is the month when the file does not show it', async () => {
  const text = 'Date,Amount\n01/02/2027,5.00\n';
  await expect(read(text, { today: '2027-03-01' })).rejects.toThrow(AmbiguousDaysError);
  expect(await read(text, { today: '2027-03-01', dateOrder: 'dmy' })).toMatchObject([{ on: '2027-02-01' }]);
  // February 1 would be in the future.
  expect(await read(text, { today: '2027-01-31' })).toMatchObject([{ on: '2027-01-02' }]);
});

it('lists each line that it cannot read, with the reason', async () => {
  const lines = await read('Date,Details,Amount\n2027-01-31,A,5.00\nsoon,B,5.00\n2027-01-31,C,five\nTotal,,10.00\n');
  expect(lines.map(({ kind, problem }) => [kind, problem])).toEqual([
    ['credit', null],
    ['unreadable', 'It has no date that can be read.'],
    ['unreadable', 'It has no amount that can be read.'],
    ['unreadable', 'It has no date that can be read.'],
  ]);
  expect(await read('Date,Amount\n2027-01-31,5.00\n', { currency: undefined })).toMatchObject([{ kind: 'unreadable' }]);
});

it.each([
  ['no headings', 'a,b\n1,2\n', /row of headings/],
  ['only headings', 'Date,Amount\n', /no lines/],
  ['an amount with two meanings', 'Date;Amount\n2027-01-31;1.200\n', /two amounts/],
])('refuses a table with %s', async (_, text, message) => {
  await expect(read(text)).rejects.toThrow(message);
});

it.each([
  ['a PDF', '%PDF-1.7', /This is a PDF/],
  ['a spreadsheet', 'PK\u0003\u0004', /save the spreadsheet as CSV/],
  ['MT940', ':20:STARTUMSE', /MT940/],
  ['nothing', '', /empty/],
])('says what to do with %s', async (_, text, message) => {
  await expect(readStatement(Buffer.from(text), options)).rejects.toThrow(message);
});
