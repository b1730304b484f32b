import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { archive, type Cell, workbook, workbookParts } from '@suite/host/test/workbook';
import fc from 'fast-check';
import type { Confirmation, TableGuess } from '../../contract/table';
import { asksForTerms, problemsOf } from '../../table-file/problems';
import { acceptedGuess, likeliest } from '../file/confirmation';
import { answeredGuess } from '../file/file-answers';
import { examineTable } from './examine-table';
import { readTable } from './table-format';

const TODAY = '2026-01-02';

function fileOf(content: string | Uint8Array): string {
  const path = join(emptyFolder(), 'table.csv');
  writeFileSync(path, content);
  return path;
}

const examine = (content: string | Uint8Array) =>
  examined({ path: fileOf(content), name: 'table.csv', today: TODAY, currency: 'USD' });

/** Returns the rows of a file in the format that was detected, each with its line. */
async function rowsOf(content: string | Uint8Array): Promise<string[]> {
  const path = fileOf(content);
  const { format, headerLine } = await examined({ path, name: 'table.csv', today: TODAY, currency: 'USD' });
  const rows: string[] = [];
  for await (const batch of readTable(path, format, 'table.csv')) {
    for (const row of batch.rows)
      if (row.line > headerLine) rows.push(`${row.line}${'cells' in row ? `: ${row.cells.join('|')}` : `! ${row.reason}`}`);
  }
  return rows;
}

const HEADER = 'Customer,Invoice,Date,Total';
const utf16be = (text: string) => Buffer.from(text, 'utf16le').swap16();

describe('detects the encoding of', () => {
  const text = `${HEADER}\nCafé Zoë,1,2021-03-14,5\n`;
  it.each([
    ['UTF-8', Buffer.from(text)],
    ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`)],
    ['UTF-16 LE with a mark', Buffer.from(`\uFEFF${text}`, 'utf16le')],
    ['UTF-16 LE without', Buffer.from(text, 'utf16le')],
    ['UTF-16 BE with a mark', utf16be(`\uFEFF${text}`)],
    ['UTF-16 BE without', utf16be(text)],
    ['Windows-1252', Buffer.from(text, 'latin1')],
    [
      'Windows-1252 that comes late',
      Buffer.concat([
        Buffer.from(`${HEADER}\n`),
        Buffer.from('Plain,0,2021-03-14,5\n'.repeat(60_000)),
        Buffer.from(text.slice(HEADER.length + 1), 'latin1'),
      ]),
    ],
  ])('%s', async (_, bytes) => {
    expect((await rowsOf(bytes)).at(-1)).toMatch(/: Café Zoë\|1\|2021-03-14\|5$/);
  });

  it('letters that only exist in Windows-1252', async () => {
    const bytes = Buffer.concat([
      Buffer.from(`${HEADER}\nO`),
      Buffer.from([0x92]),
      Buffer.from('Hara,1,2021-03-14,5\nM'),
      Buffer.from([0xfc]),
      Buffer.from('ller,2,2021-03-14,5'),
    ]);
    expect(await rowsOf(bytes)).toEqual(['2: O’Hara|1|2021-03-14|5', '3: Müller|2|2021-03-14|5']);
  });

  it('a file with two encodings, by the majority of its lines', async () => {
    const line = (name: Buffer) => Buffer.concat([name, Buffer.from(',1,2021-03-14,5\n')]);
    const [utf8, latin] = [Buffer.from('Zoë'), Buffer.from('Zoë', 'latin1')];
    const head = Buffer.from(`${HEADER}\n`);
    expect(await rowsOf(Buffer.concat([head, line(utf8), line(utf8), line(latin)]))).toEqual([
      '2: Zoë|1|2021-03-14|5',
      '3: Zoë|1|2021-03-14|5',
      '4! the text is not UTF-8',
    ]);
    expect(await rowsOf(Buffer.concat([head, line(latin), line(latin), line(utf8)]))).toEqual([
      '2: Zoë|1|2021-03-14|5',
      '3: Zoë|1|2021-03-14|5',
      '4! the text is UTF-8, where that of other lines is Windows-1252',
    ]);
  });
});

it.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
  ['bars', '|'],
])('recognizes %s as the separator if fields contain other ones', async (_, separator) => {
  const row = (cells: string[]) => cells.map((cell) => (/[,;|]/.test(cell) ? `"${cell}"` : cell)).join(separator);
  const content = [HEADER.split(','), ['A, B; C | D', '1', '2021-03-14', '1.234,50'], ['E', '2', '2021-03-15', '2,00']]
    .map(row)
    .join('\n');
  const { guess, format } = await examine(content);
  expect(format).toMatchObject({ kind: 'csv', separator });
  expect(guess.columns[3]).toMatchObject({ field: 'amount', decimalMarks: [','] });
  expect(guess.columns[0]?.samples).toEqual(['A, B; C | D', 'E']);
});

it('shows the first rows unchanged, including blank cells', async () => {
  const { guess } = await examine(`${HEADER}\nA,1,2021-03-14,5\nB,,2021-03-15,6\n\nC,3,,7`);
  expect(guess.columns.map(({ samples }) => samples)).toEqual([
    ['A', 'B', 'C'],
    ['1', '', '3'],
    ['2021-03-14', '2021-03-15', ''],
    ['5', '6', '7'],
  ]);
});

it('returns the latest day in each order that the days allow', async () => {
  const { guess } = await examine(`${HEADER}\nA,1,01/02/2021,5\nB,2,03/04/2021,6\nC,3,,7`);
  expect(guess.columns[2]).toMatchObject({ dateOrders: ['mdy', 'dmy'], latestDays: { mdy: '2021-03-04', dmy: '2021-04-03' } });
  expect(guess.columns[3]?.latestDays).toEqual({});
});

it('skips the title of a report and finds its header', async () => {
  const { guess, headerLine } = await examine(
    `Harborline LLC,,,\nInvoice List,,,\n"January 1 - March 31, 2021",,,\n\n${HEADER}\nAcme,1,3/14/2021,5\n`,
  );
  expect([headerLine, guess.rows, guess.kind]).toEqual([5, 1, 'invoices']);
});

it('renames columns with the same name or without one', async () => {
  const { guess } = await examine('Customer,Amount,Date,Amount,\nAcme,1,2021-03-14,2,x\n');
  expect(guess.columns.map(({ name }) => name)).toEqual(['Customer', 'Amount', 'Date', 'Amount (2)', 'Column 5']);
  expect(guess.notices).toEqual(['Column 4 is named “Amount” like one before it, and is called “Amount (2)” here.']);
});

describe('detects the order of days in a column', () => {
  const ordersOf = async (...days: string[]) =>
    (await examine(`${HEADER}\n${days.map((day) => `Acme,1,${day},5`).join('\n')}`)).guess.columns[2]?.dateOrders;
  it.each([
    ['that only months first can read', ['01/02/2021', '03/14/2021'], ['mdy']],
    ['that only days first can read', ['01/02/2021', '14/03/2021'], ['dmy']],
    ['of ISO days', ['2021-01-02', '2021-03-14T10:00:00Z'], ['ymd']],
    ['with times and short years', ['8/14/17 0:00', '8/1/17 0:00'], ['mdy']],
    ['with months by name', ['14 Mar 2021', '1-Apr-21'], ['dmy']],
    ['that leaves a choice', ['01/02/2021', '03/04/2021'], ['mdy', 'dmy']],
    ['that contradicts itself', ['25/01/2021', '25/02/2021', '01/26/2021'], ['dmy', 'mdy']],
    ["of Excel's numbers", ['44269', '44270'], ['serial']],
  ])('%s', async (_, days, orders) => {
    expect(await ordersOf(...days)).toEqual(orders);
  });

  it.each([
    ['which another column leaves no doubt of', '14/03/2021', ['dmy']],
    ['which a month by name does not tell', '14 Mar 2021', ['mdy', 'dmy']],
  ])('%s', async (_, due, orders) => {
    const { guess } = await examine(`Customer,Invoice,Date,Due date,Amount\nAcme,1,01/02/2021,${due},5\n`);
    expect(guess.columns[2]?.dateOrders).toEqual(orders);
  });
});

describe('guesses the kind of', () => {
  it.each([
    ['invoices', HEADER, 'Acme,1,2021-03-14,5'],
    ['invoices', 'Type,Date,Num,Name,Due Date,Open Balance', 'Invoice,2021-03-14,1,Acme,2021-04-14,5'],
    [
      'invoice-lines',
      '*ContactName,*InvoiceNumber,*InvoiceDate,*DueDate,InventoryItemCode,*Quantity,LineAmount',
      'Acme,1,2021-03-14,2021-04-14,BK,2,5',
    ],
    ['payments', 'Payment date,Received from,Invoice no,Amount received', '2021-03-14,Acme,1,5'],
    ['customers', 'Client name,Email', 'Acme,a@acme.example'],
    ['vendor-payments', 'Check date,Vendor,Amount', '2021-03-14,Paper Mill,5'],
  ])('%s', async (kind, header, row) => {
    expect((await examine(`${header}\n${row}\n`)).guess).toMatchObject({ kind, questions: [] });
  });

  it.each([
    [8, '*ContactName,*InvoiceNumber,*InvoiceDate,*DueDate,InventoryItemCode,LineAmount', 'Acme,1,2021-03-14,2021-04-14,BK,5'],
    [1, 'Date,Transaction Type,Num,Name,Amount', '2021-03-14,Invoice,1,Acme,5'],
    [2, 'Type,Date,Num,Name,Due Date,Open Balance', 'Invoice,2021-03-14,1,Acme,2021-04-14,5'],
    [7, HEADER, 'Acme,1,2021-03-14,5'],
  ])('a table of connection type %s', async (connectionType, header, row) => {
    expect((await examine(`${header}\n${row}\n`)).guess.connectionType).toBe(connectionType);
  });

  it('nothing, and asks, if the headers are unknown', async () => {
    expect((await examine('Alpha,Beta\nx,y\n')).guess).toMatchObject({
      kind: null,
      questions: ['Say what the rows of this table are.'],
    });
  });
});

it('offers the latest day that is not in the future as the as-of date', async () => {
  const rows = 'Customer,Invoice,Date,Due date,Total\nA,1,2021-03-14,2021-04-30,5\nB,2,2999-12-31,2999-12-31,5\n';
  expect((await examine(rows)).guess.asOf).toBe('2021-03-14');
});

it.each([
  [
    '10,000 columns',
    Array.from({ length: 10_000 }, (_, place) => `c${place}`).join(','),
    'table.csv cannot be read: in line 1 the row has 10000 columns, 500 at most.',
  ],
  [
    'an old workbook',
    Buffer.from('D0CF11E0A1B11AE1', 'hex'),
    'table.csv is an Excel file of before 2007, or one with a password; save it as .xlsx or CSV without one.',
  ],
])('rejects %s with a message', async (_, content, message) => {
  await expect(examine(content)).rejects.toThrow(message);
});

describe('an Excel workbook', () => {
  const rows: Cell[][] = [
    ['Customer', 'Invoice', 'Date', 'Total'],
    ['Söder & <Co>', 'INV-1', { day: 44269 }, 1021.38],
    ['Acme', 'INV-2', { day: 44270.75 }, 0.1 + 0.2],
    ['Bolt', null, null, -5e-7],
    ['Cut', 'INV-4'],
  ];

  it('is read like a CSV file, with days as days and numbers as they are shown', async () => {
    const bytes = workbook({ Notes: [['Read me']], Invoices: rows });
    expect(await rowsOf(bytes)).toEqual([
      '2: Söder & <Co>|INV-1|2021-03-14|1021.38',
      '3: Acme|INV-2|2021-03-15|0.3',
      '4: Bolt|||-0.0000005',
      '5: Cut|INV-4',
    ]);
    const { guess } = await examine(bytes);
    expect(guess).toMatchObject({
      kind: 'invoices',
      asOf: '2021-03-15',
      questions: [],
      notices: ['Only the sheet “Invoices” is read, not “Notes”.'],
    });
  });

  it('counts days from 1904 if it says so, and treats 1900 as no leap year', async () => {
    expect((await rowsOf(workbook({ S: rows }, true)))[0]).toContain('2025-03-15');
    const early = [rows[0] ?? [], ['A', 'B', { day: 59 }, 1], ['A', 'B', { day: 61 }, 1]];
    expect(await rowsOf(workbook({ S: early }))).toEqual(['2: A|B|1900-02-28|1', '3: A|B|1900-03-01|1']);
  });

  it.each([
    [
      'is cut off',
      workbook({ S: rows }).subarray(0, -40),
      'table.csv cannot be read as a workbook: it is cut off or damaged. Save it again in Excel, or as CSV.',
    ],
    [
      'is another archive',
      archive({ 'readme.txt': 'x' }),
      'table.csv is a ZIP archive, not an Excel workbook; upload the table itself.',
    ],
    [
      'claims to be small',
      archive(workbookParts({ S: rows }), { 'xl/worksheets/sheet1.xml': 10 }),
      'table.csv cannot be read as a workbook: xl/worksheets/sheet1.xml is damaged. Save it again in Excel, or as CSV.',
    ],
    [
      'is a bomb',
      archive({ ...workbookParts({ S: rows }), 'xl/worksheets/sheet1.xml': Buffer.alloc(80 * 2 ** 20, ' ') }),
      'table.csv unpacks to more than a workbook of its size can hold; save it as CSV.',
    ],
    [
      'declares entities',
      archive({
        ...workbookParts({ S: rows }),
        'xl/sharedStrings.xml': '<!DOCTYPE a [<!ENTITY b "bb">]><sst><si><t>&b;</t></si></sst>',
      }),
      'table.csv cannot be read as a workbook: xl/sharedStrings.xml is damaged (it declares a document type). Save it again in Excel, or as CSV.',
    ],
  ])('that %s is rejected with a message', async (_, bytes, message) => {
    await expect(examine(bytes)).rejects.toThrow(message);
  });

  it('with a row that is too wide only rejects that row', async () => {
    const parts = workbookParts({ S: rows });
    const sheet = 'xl/worksheets/sheet1.xml';
    const wide = '<row r="6"><c r="XFD6"><v>1</v></c></row></sheetData>';
    expect(await rowsOf(archive({ ...parts, [sheet]: parts[sheet]?.replace('</sheetData>', wide) ?? '' }))).toContain(
      '6! the row has more than 500 columns',
    );
  });
});

/** Returns how often an examination reports progress before it reads rows. */
async function signsBeforeRows(content: string | Uint8Array): Promise<number> {
  let signs = 0;
  for await (const { rows } of examineTable({ path: fileOf(content), name: 'table.csv', today: TODAY, currency: 'USD' })) {
    if (rows) return signs;
    signs++;
  }
  return signs;
}

describe('reports progress', () => {
  it('while it reads the texts of a workbook, only once', async () => {
    const parts = workbookParts({ S: [HEADER.split(','), ['Acme', 'A-1', '2021-03-14', 1]] });
    const texts = Array.from({ length: 3500 }, () => `<si><t>${randomBytes(500).toString('hex')}</t></si>`).join('');
    const large = { ...parts, 'xl/sharedStrings.xml': parts['xl/sharedStrings.xml']?.replace('</sst>', `${texts}</sst>`) ?? '' };
    // Three megabytes of texts, and two batches in which the first rows are read.
    expect(await signsBeforeRows(archive(large))).toBe(3 + 2);
  });

  it('while it detects the encoding of a large file', async () => {
    expect(await signsBeforeRows(`${HEADER}\n${'Acme,A-1,2021-03-14,1\n'.repeat(200_000)}`)).toBeGreaterThanOrEqual(4);
  });
});

describe('exchange rates', () => {
  const zoho = 'Invoice Date,Invoice Number,Invoice Status,Customer Name,Item Total,Total,Quantity,Currency Code,Exchange Rate';
  const row = (number: number, currency: string, rate: string) =>
    `2025-03-14,INV-${number},Sent,Acme,10.50,10.50,1,${currency},${rate}`;
  const noticesOf = async (...rows: string[]) => {
    const { guess } = await examine([zoho, ...rows].join('\n'));
    const { field, looksLike } = guess.columns.find(({ name }) => name === 'Exchange Rate') ?? {};
    return [field ?? looksLike, guess.notices];
  };

  it('in the firm’s currency need a direction', async () => {
    expect(await noticesOf(row(1, 'USD', '1.00'), row(2, 'EUR', '1.25'))).toEqual(['rate', []]);
    expect(await noticesOf(row(1, 'EUR', '1.25'))).toEqual(['rate', []]);
    expect(await noticesOf(row(1, 'USD', '"0,00"'), row(2, 'EUR', '"1,25"'))).toEqual(['rate', []]);
  });

  it('that are all one or unknown need no direction', async () => {
    expect(await noticesOf(row(1, 'USD', '1.00'), row(2, 'EUR', '0'))).toEqual(['exchangeRate', []]);
  });

  it.each([
    ['another currency is the one that counts as one', row(1, 'INR', '1.00')],
    ['the firm’s own has another rate', row(1, 'USD', '83.10')],
  ])('are left out with a notice if %s', async (_, odd) => {
    expect(await noticesOf(odd, row(2, 'EUR', '90.25'))).toEqual([
      null,
      ["The exchange rates in “Exchange Rate” are not those of USD, your firm's currency, and are not used."],
    ]);
  });
});

describe('a list with payments', () => {
  const list = [
    'Type,Number,Customer,Date,Due date,Amount,Balance',
    'Invoice,1,Acme,2025-06-01,2025-07-01,100.00,0.00',
    'Payment,P-1,Acme,2025-06-25,,-100.00,0.00',
    'Invoice,2,Acme,2025-06-10,2025-07-10,30.00,30.00',
  ].join('\n');
  const accepted = (guess: TableGuess) => acceptedGuess(guess, { today: TODAY, paymentTermsDays: 30 }) as Confirmation;
  const refusal = 'choose that day or a later one as its as-of date.';

  it('cannot be as of a day before the last payment, because its balances include it', async () => {
    const { guess } = await examine(list);
    const confirmation = accepted(guess);
    expect(confirmation).toMatchObject({ asOf: '2025-06-25' });
    expect(problemsOf({ ...confirmation, asOf: '2025-06-24' }, guess)).toEqual([
      `The list has payments or credit notes up to 2025-06-25: ${refusal}`,
    ]);
    expect(problemsOf({ ...confirmation, asOf: '2025-06-26' }, guess)).toEqual([]);
  });

  it('cannot be as of a day before its last payment day either', async () => {
    const { guess } = await examine(
      'Number,Customer,Date,Due date,Amount,Paid on\n1,Acme,2025-06-01,2025-07-01,100.00,2025-06-25\n',
    );
    expect(problemsOf({ ...accepted(guess), asOf: '2025-06-24' }, guess)).toEqual([
      `The list has payments or credit notes up to 2025-06-25: ${refusal}`,
    ]);
  });

  it('can be as of a day before its last invoice, which may be dated ahead', async () => {
    const { guess } = await examine(list.replace('2025-06-10,', '2025-06-30,'));
    expect(problemsOf({ ...accepted(guess), asOf: '2025-06-25' }, guess)).toEqual([]);
  });

  it.each([
    ['June 15, 2025', null, '2025-06-25'],
    ['June 30, 2025', '2025-06-30', '2025-06-30'],
  ])('is as of the day in its title, %s, unless something was paid later', async (title, titleDay, asOf) => {
    const { guess } = await examine(`"As of ${title}",,,,,,\n${list}`);
    expect(guess).toMatchObject({ titleDay, asOf });
  });

  it('says that a title in the future is not used, and does not accept the file until a person says its date', async () => {
    const { guess } = await examine(`"As of December 27, 2999",,,,,,\n${list}`);
    const why = 'title says “December 27, 2999”, which is in the future';
    expect(guess).toMatchObject({ titleDay: null, futureTitle: 'December 27, 2999', asOf: '2025-06-25' });
    expect(guess.notices).toEqual([
      `The file's ${why}. Its as-of date is the latest date in its rows, unless you choose another one.`,
    ]);
    const questions = [`Say as of which date the file is: its ${why}.`];
    const firm = { today: TODAY, paymentTermsDays: 30 };
    expect(acceptedGuess(guess, firm)).toEqual({ questions });
    expect(answeredGuess(guess, {}, firm)).toEqual({ questions });
    expect(answeredGuess(guess, { asOf: '2025-06-30' }, firm)).toMatchObject({ asOf: '2025-06-30' });
  });

  it('reads a title in numbers in the order of its rows, also if that is in the future', async () => {
    const inNumbers = list.replace(/2025-(\d\d)-(\d\d)/g, '$1/$2/2025');
    const { guess } = await examine(`As of 12/11/${TODAY.slice(0, 4)},,,,,,\n${inNumbers}`);
    expect(guess).toMatchObject({ titleDay: null, futureTitle: `12/11/${TODAY.slice(0, 4)}` });
  });

  it('has no as-of date in the end of a period that is in the future', async () => {
    const { guess } = await examine(`"January 1, 2025 - December 31, 2999",,,,,,\n${list}`);
    expect(guess).toMatchObject({ titleDay: null, futureTitle: null, asOf: '2025-06-25', questions: [] });
  });
});

it('asks for payment terms if a due date is a dash', async () => {
  const { guess } = await examine(
    'Customer,Invoice,Date,Due date,Total,Balance\nAcme,1,2021-03-14,2021-04-13,5,5\nBolt,2,2021-03-15,-,6,0\n',
  );
  expect(asksForTerms({ kind: 'invoices', columns: guess.columns }, guess)).toBe(true);
});

it('names payment terms that give no due date before the import, if a row has no due date of its own', async () => {
  const list = (...rows: string[]) => ['Customer,Invoice,Date,Due date,Terms,Total,Balance', ...rows].join('\n');
  const noticesOf = async (...rows: string[]) => (await examine(list(...rows))).guess.notices;
  expect(await noticesOf('Acme,1,2021-03-14,,Net 30,5,5', 'Bolt,2,2021-03-15,2021-04-15,Net 15th,6,0')).toEqual([]);
  expect(await noticesOf('Acme,1,2021-03-14,,Net 30,5,5', 'Bolt,2,2021-03-15,,Net 15th,6,0')).toEqual([
    "The column “Terms” has terms that give no due date (“Net 15th”); rows with them are rejected. Leave the column out to have all of its rows due by your firm's payment terms.",
  ]);
});

describe('columns of several currencies', () => {
  const list = (header: string, ...rows: string[]) =>
    [`Customer,Invoice,Date,Due date,${header}`, ...rows.map((cells, at) => `Acme,${at},2021-03-14,2021-04-13,${cells}`)].join(
      '\n',
    );
  const instead = async (header: string, ...rows: string[]) => (await examine(list(header, ...rows))).guess.instead;

  it.each(['Amount (USD),Amount (EUR)', 'USD Total,EUR Total', 'Total $,Total €'])(
    '%s with one filled per row are rejected',
    async (header) => {
      expect(await instead(header, '5.00,', ',6.00')).toContain('upload a file for each currency');
      expect(await instead(header, '5.00,0.00', '0.00,6.00')).toContain('upload a file for each currency');
    },
  );

  it('that are all filled in each row are one amount, converted', async () => {
    expect(await instead('Amount (USD),Amount (EUR)', '5.00,4.50', '6.00,5.40')).toBeNull();
  });
});

it('uses the lower of two header rows, with names from the upper one where it is blank', async () => {
  const { guess } = await examine(
    'Invoice,,Customer,Amount,,\nNo.,Date,,Total,Paid,Open\n1,2021-03-14,Acme,5,0,5\n2,2021-03-15,Bolt,6,6,0\n',
  );
  expect(guess.rows).toBe(2);
  expect(guess.columns.map(({ name, field }) => `${name}: ${field}`)).toEqual([
    'No.: number',
    'Date: date',
    'Customer: customer',
    'Total: amount',
    'Paid: paid',
    'Open: balance',
  ]);
});

describe('a column without any values', () => {
  it('for due dates needs no day order, and the firm’s terms decide when invoices are due', async () => {
    const { guess } = await examine(
      'Customer,Invoice,Date,Due date,Total,Balance\nAcme,1,2021-03-14,,5,5\nBolt,2,2021-03-15,,6,0\n',
    );
    expect(guess.columns[3]).toMatchObject({ field: 'dueDate', isEmpty: true });
    const confirmation = acceptedGuess(guess, { today: TODAY, paymentTermsDays: 30 });
    expect(confirmation).toMatchObject({ kind: 'invoices', paymentTermsDays: 30 });
  });

  it('is blank in all rows, also beyond the first thousand', async () => {
    const rows = Array.from({ length: 1500 }, (_, place) => `Acme,${place},2021-03-14,5,,${place === 1400 ? 'x' : ''}`);
    const { guess } = await examine([`${HEADER},Terms,Memo`, ...rows].join('\n'));
    expect(guess.columns.map(({ isEmpty }) => isEmpty)).toEqual([false, false, false, false, true, false]);
  });
});

function dateIn(line: string): string {
  const [, month, day, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(line) ?? [];
  return `${year}-${month}-${day}`;
}

const cellsIn = (line: string) => [...line.matchAll(/("[^"]*"|[^,]*)(?:,|$)/g)].map(([, cell = '']) => cell).slice(0, 7);
const numberIn = (cell = '') => Number(cell.replaceAll(/[",]/g, ''));

/**
 * Returns the rows with one running balance across all of them. @param more a part of each amount that is smaller than what is
 * shown
 */
function overall(lines: readonly string[], more = 0): string[] {
  let balance = 0;
  return lines.map((line) => {
    const cells = cellsIn(line);
    balance += numberIn(cells[4]) - numberIn(cells[5]) + more;
    return [...cells.slice(0, 6), balance.toFixed(2)].join(',');
  });
}

describe('a column of balances', () => {
  const noticesOf = async (...rows: string[]) => {
    const { guess } = await examine(['Customer,Type,Invoice,Date,Due date,Total,Balance', ...rows].join('\n'));
    return [guess.columns[6]?.field ?? null, guess.notices];
  };
  const sentence =
    "“Balance” is a running balance: each value adds its row to the one before, so it isn't what is open of the row. Leave the column out, or upload a list of open invoices.";
  const running = [sentence];
  const [first, second, payment] = [
    'Acme,Invoice,1,2021-03-14,2021-04-13,100.00,100.00',
    'Acme,Invoice,2,2021-03-15,2021-04-14,50.00,150.00',
    'Acme,Payment,P,2021-03-16,,-100.00,50.00',
  ];

  it('that adds up is a running balance, not the open amount of each row', async () => {
    expect(await noticesOf(first, second, payment, 'Bolt,Invoice,3,2021-03-17,2021-04-16,7.00,7.00')).toEqual([null, running]);
    expect(await noticesOf(payment, second, first)).toEqual([null, running]);
  });

  it('is the open amount if a row contradicts the sum, or none is above its amount', async () => {
    const open = 'Acme,Invoice,2,2021-03-15,2021-04-14,50.00,50.00';
    expect(await noticesOf(first, second, open)).toEqual(['balance', []]);
    expect(await noticesOf(first, 'Acme,Payment,P,2021-03-16,,-100.00,0.00')).toEqual(['balance', []]);
  });

  /** A customer ledger of 32 customers, one after the other, with debit, credit and the balance after each row. */
  const ledger = readFileSync(join(__dirname, 'customer-ledger.fixture.csv'), 'utf8');
  const [header = '', ...lines] = ledger.trimEnd().split(/\r?\n/);
  const byDate = lines.toSorted((one, other) => dateIn(one).localeCompare(dateIn(other)));

  it.each([
    ['of each customer', ledger],
    ['of each customer, newest first', [header, ...lines.toReversed()].join('\n')],
    ['of each customer, all rows by date', [header, ...byDate].join('\n')],
    ['of the whole file', [header, ...overall(byDate)].join('\n')],
    ['of the whole file, newest first', [header, ...overall(byDate).toReversed()].join('\n')],
    ['rounded to whole cents from parts of cents', [header, ...overall(byDate, 0.004)].join('\n')],
  ])('that adds up is never accepted as an open amount: %s', async (_, content) => {
    const { guess } = await examine(content);
    expect(guess.columns.map(({ isRunning }) => isRunning)).toEqual([false, false, false, false, false, false, true]);
    expect(guess.columns[6]?.field).toBeNull();
    for (const field of ['balance', 'amount', 'paid'] as const) {
      const columns = likeliest(guess, 'invoices', TODAY)
        .columns.with(0, { field: 'customer' })
        .with(6, { field, decimalMark: '.' });
      const problems = problemsOf({ ...likeliest(guess, 'invoices', TODAY), columns }, guess);
      expect(problems).toContain(sentence);
    }
  });

  /** Two customers, calculated by hand: 1200.00 + 300.50 − 1200.00 + 49.50 = 350.00, and 100.00 + 1000.25 − 1350.25 = −250.00. */
  const byHand = [
    ['Acme', '13.01.2024', 'Invoice', '1', '1200.00', '', '1200.00'],
    ['Acme', '14.01.2024', 'Invoice', '2', '300.50', '', '1500.50'],
    ['Acme', '20.02.2024', 'Payment', '3', '', '1200.00', '300.50'],
    ['Acme', '21.02.2024', 'Invoice', '4', '49.50', '', '350.00'],
    ['Bolt', '13.01.2024', 'Invoice', '5', '100.00', '', '100.00'],
    ['Bolt', '15.01.2024', 'Invoice', '6', '1000.25', '', '1100.25'],
    ['Bolt', '22.02.2024', 'Payment', '7', '', '1350.25', '-250.00'],
  ];
  type Written = (amount: string, column: 'debit' | 'credit' | 'balance') => string;
  const columns = ['debit', 'credit', 'balance'] as const;
  const write = (rows: readonly (readonly string[])[], written: Written) =>
    rows.map((cells) =>
      [...cells.slice(0, 4), ...columns.map((column, at) => cells[at + 4] && written(cells[at + 4] ?? '', column))].join(';'),
    );
  const comma = (amount: string) => amount.replace('.', ',');
  const german = (amount: string) => comma(amount).replace(/(\d)(\d{3}),/, '$1.$2,');
  const unsigned = (amount: string) => amount.replace('-', '');
  const isCredit = (amount: string, column: string) => column === 'credit' || amount.startsWith('-');

  it.each<[string, Written]>([
    ['1234,56', comma],
    ['1.234,56', german],
    ['1 234,56', (amount) => german(amount).replace('.', ' ')],
    ['1.234,56 €', (amount) => `${german(amount)} €`],
    ['$1,234.56', (amount) => `${amount.startsWith('-') ? '-' : ''}$${unsigned(amount).replace(/(\d)(\d{3})\./, '$1,$2.')}`],
    ['credits in parentheses', (amount, column) => (isCredit(amount, column) ? `(${unsigned(amount)})` : amount)],
    [
      'credits with a minus behind',
      (amount, column) => (isCredit(amount, column) ? `${german(unsigned(amount))}-` : german(amount)),
    ],
    ['Dr and Cr', (amount, column) => `${unsigned(amount)} ${isCredit(amount, column) ? 'Cr' : 'Dr'}`],
    ['Soll and Haben', (amount, column) => `${german(unsigned(amount))} ${isCredit(amount, column) ? 'H' : 'S'}`],
  ])('is recognized as a running balance with amounts such as %s', async (_, written) => {
    const title = 'Customer;Date;Type;Reference;Debit;Credit;Balance';
    const rows = write(byHand, written);
    for (const content of [rows, rows.toReversed()]) {
      const { guess } = await examine([title, ...content].join('\n'));
      expect(guess.columns.map(({ isRunning }) => isRunning)).toEqual([false, false, false, false, false, false, true]);
      expect(guess.columns[6]?.field).toBeNull();
    }
  });

  it.each<[string, string[]]>([
    [
      'a row of what was owed before',
      // 500.00 + 20.00 = 520.00, + 30.00 = 550.00, − 520.00 = 30.00
      [
        'A;01.01.2024;Opening balance;;;;500,00',
        'A;02.01.2024;Invoice;1;20,00;;520,00',
        'A;03.01.2024;Invoice;2;30,00;;550,00',
        'A;04.01.2024;Payment;3;;520,00;30,00',
      ],
    ],
    [
      'a row of totals behind each customer',
      ['A', 'B', 'C'].flatMap((name) => [
        // 500.00 before, + 20.00 = 520.00, − 50.00 = 470.00; the totals are 20.00 and 50.00
        `${name};01.01.2024;Opening balance;;;;500,00`,
        `${name};02.01.2024;Invoice;${name}1;20,00;;520,00`,
        `${name};03.01.2024;Payment;${name}2;;50,00;470,00`,
        `${name};;Total;;20,00;50,00;470,00`,
      ]),
    ],
    [
      'the balance at the end of each day alone',
      // 20.00 + 30.00 = 50.00, + 40.00 + 50.00 = 140.00, + 60.00 − 10.00 = 190.00
      [
        'A;02.01.2024;Invoice;1;20,00;;',
        'A;02.01.2024;Invoice;2;30,00;;50,00',
        'A;03.01.2024;Invoice;3;40,00;;',
        'A;03.01.2024;Invoice;4;50,00;;140,00',
        'A;04.01.2024;Invoice;5;60,00;;',
        'A;04.01.2024;Payment;6;;10,00;190,00',
      ],
    ],
    [
      'customers with one or two rows each',
      Array.from({ length: 12 }, (_, at) => [
        // A multiple of 10.00, and 7.00 more for every other customer
        `Client ${at};02.01.2024;Invoice;${at};${at + 1}0,00;;${at + 1}0,00`,
        ...(at % 2 ? [`Client ${at};03.01.2024;Invoice;${at}b;7,00;;${at + 1}7,00`] : []),
      ]).flat(),
    ],
  ])('is recognized as a running balance with %s', async (_, rows) => {
    const { guess } = await examine(['Customer;Date;Type;Reference;Debit;Credit;Balance', ...rows].join('\n'));
    expect(guess.columns.map(({ isRunning }) => isRunning)).toEqual([false, false, false, false, false, false, true]);
  });

  it('is never accepted either if customers are called accounts, and reads as the same table', async () => {
    const { guess } = await examine(ledger.replace('Customer', 'Account'));
    const same = (await examine(ledger)).guess;
    expect(guess.columns[6]).toMatchObject({ isRunning: true, field: null });
    expect({ ...guess, columns: guess.columns.with(0, { ...guess.columns[0], name: 'Customer' } as never) }).toEqual(same);
    const columns = likeliest(guess, 'invoices', TODAY).columns.with(6, { field: 'balance', decimalMark: '.' });
    expect(problemsOf({ ...likeliest(guess, 'invoices', TODAY), columns }, guess)).toContain(sentence);
  });

  it('is rejected with its whole table if both sides of a posting are in it', async () => {
    const { guess } = await examine(
      'Account,Date,Type,Reference,Debit,Credit\nReceivables,01/25/2024,Invoice,1,5.00,\nSales,01/25/2024,Invoice,1,,5.00\n',
    );
    expect(guess.instead).toContain('postings to accounts');
  });

  it('of open invoices is not mistaken for a running balance, in any order and with any amounts', async () => {
    const aRow = fc.record({
      customer: fc.constantFrom('Acme', 'Bolt', 'Cedar'),
      amount: fc.oneof(fc.constantFrom(10_000, 25_000), fc.integer({ min: 1, max: 50_000 })),
      part: fc.constantFrom(0, 0, 0.5, 1, 1),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(aRow, { minLength: 3, maxLength: 40 }), async (rows) => {
        const list = rows.map(
          ({ customer, amount, part }, place) =>
            `${customer},Invoice,${place},2021-03-14,2021-04-13,${amount / 100},${Math.round(amount * part) / 100}`,
        );
        const { guess } = await examine(['Customer,Type,Invoice,Date,Due date,Total,Balance', ...list].join('\n'));
        expect(guess.columns.some(({ isRunning }) => isRunning)).toBe(false);
      }),
      { numRuns: 150 },
    );
  });
});

it('asks for the currency if its column is not readable', async () => {
  const rows = 'Acme,1,2021-03-14,5,Local\nBolt,2,2021-03-15,6,Foreign\n';
  expect((await examine(`${HEADER},Currency\n${rows}`)).guess).toMatchObject({ asksCurrency: true });
});

it.each([
  ['Customer,Payment date,Amount\n', 'Acme'],
  ['Vendor,Payment date,Amount\n', 'Adobe'],
])('a list of payments that are all negative is rejected: %s', async (header, name) => {
  const list = (...amounts: string[]) => header + amounts.map((amount) => `${name},2021-03-14,${amount}`).join('\n');
  const problemsIn = async (content: string) => {
    const { guess } = await examine(content);
    return problemsOf({ ...likeliest(guess, guess.kind ?? 'payments', TODAY), asOf: '2021-03-31', currency: 'USD' }, guess);
  };
  expect(await problemsIn(list('-5.00', '(6.00)'))).toEqual([
    'Every amount is below zero, as if all of it was given back: upload the payments with amounts above zero.',
  ]);
  expect(await problemsIn(list('-5.00', '6.00'))).toEqual([]);
});

describe('amounts in the currency of each row and in that of the firm, without rates', () => {
  const fieldsOf = async (head: string, ...rows: string[]) => {
    const { guess } = await examine([`Date,Document No.,Customer,Currency Code,${head},Due Date`, ...rows].join('\n'));
    return Object.fromEntries(guess.columns.flatMap(({ name, field }) => (field ? [[field, name]] : [])));
  };
  const row = (currency: string, ...amounts: number[]) =>
    `2025-09-05,${amounts.join('')},Abbott,${currency},${amounts.join()},2025-10-05`;

  it.each([
    ['Amount,Amount (LCY),Remaining Amount,Remaining Amt. (LCY)', [1000, 1100, 400, 440], [500, 500, 500, 500], [200, 220, 0, 0]],
    ['Amount,Amount (LCY),Remaining Amt. (LCY)', [1000, 1100, 440], [500, 500, 500], [200, 220, 0]],
    ['Amount (LCY),Remaining Amt. (LCY)', [1100, 440], [500, 500], [220, 0]],
  ])('are read in that of the firm: %s', async (head, ...[one, two, three]) => {
    const fields = await fieldsOf(head, row('EUR', ...one), row('', ...two), row('EUR', ...three));
    expect(fields).toMatchObject({ amount: 'Amount (LCY)', balance: 'Remaining Amt. (LCY)' });
    expect(fields).not.toHaveProperty('currency');
  });

  it('are never mixed', async () => {
    const fields = await fieldsOf('Amount,Remaining Amt. (LCY)', row('EUR', 1000, 440), row('', 500, 500), row('EUR', 200, 0));
    expect(fields).toMatchObject({ amount: 'Amount', currency: 'Currency Code' });
    expect(fields).not.toHaveProperty('balance');
  });
});
