import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { examined } from '@suite/host/test/examined';
import { Arrangement } from './arrangement';
import { readTable } from './table-format';

const TODAY = '2026-11-27';

async function examine(content: string, currency: string | null = 'USD') {
  const path = join(emptyFolder(), 'table.csv');
  writeFileSync(path, content);
  const examination = await examined({ path, name: 'table.csv', today: TODAY, currency });
  return { ...examination, path };
}

/** Returns the cells of the rows that are imported. */
async function rowsOf(content: string): Promise<string[][]> {
  const { path, format, headerLine, layout } = await examine(content);
  const arrangement = new Arrangement(layout);
  const rows: string[][] = [];
  for await (const batch of readTable(path, format, 'table.csv')) {
    for (const row of batch.rows) {
      const taken = row.line > headerLine && 'cells' in row && row.cells.join('') ? arrangement.take(row) : undefined;
      if (taken && 'cells' in taken) rows.push(taken.cells);
      else if (taken) throw new Error(taken.reason);
    }
  }
  return rows;
}

describe('a QuickBooks report with sub-customers', () => {
  const report = (first: string) =>
    [
      '"Harbor Test LLC"',
      '"A/R Aging Detail"',
      '"As of June 30, 2026"',
      '',
      `${first},Date,Transaction type,Num,Due date,Amount,Open balance`,
      'Cedar Homes,,,,,,',
      ',04/02/2026,Invoice,5001,05/02/2026,"1,200.00","1,200.00"',
      'Cedar Homes:Lot 7,,,,,,',
      ',05/11/2026,Invoice,5003,06/10/2026,"2,500.00","2,500.00"',
      ',06/12/2026,Invoice,5004,07/12/2026,"800.00","300.00"',
      'Total for Cedar Homes:Lot 7,,,,,"$3,300.00","$2,800.00"',
      'Cedar Homes:Lot 9,,,,,,',
      ',06/20/2026,Invoice,5006,07/20/2026,"450.00","450.00"',
      ',06/22/2026,Credit Memo,5007,,"-150.00","-150.00"',
      'Total for Cedar Homes:Lot 9,,,,,"$300.00","$300.00"',
      'Total for Cedar Homes with sub-customers,,,,,"$4,800.00","$4,300.00"',
      'Delta Tile,,,,,,',
      ',03/01/2026,Invoice,5000,03/31/2026,"640.00","640.00"',
      'Total for Delta Tile,,,,,"$640.00","$640.00"',
      'TOTAL,,,,,"$5,440.00","$4,940.00"',
      '',
      '"Wednesday, July 1, 2026 08:12 AM GMT-04:00"',
    ].join('\n');

  it.each(['Customer', ''])('names the customer of each row above it if the first header is “%s”', async (first) => {
    const { guess } = await examine(report(first));
    expect(guess).toMatchObject({ kind: 'invoices', rows: 6, asOf: '2026-06-30', questions: [] });
    const at = guess.columns.findIndex(({ field }) => field === 'customer');
    expect((await rowsOf(report(first))).map((cells) => [cells[at], cells[3], cells[6]])).toEqual([
      ['Cedar Homes', '5001', '1,200.00'],
      ['Cedar Homes:Lot 7', '5003', '2,500.00'],
      ['Cedar Homes:Lot 7', '5004', '300.00'],
      ['Cedar Homes:Lot 9', '5006', '450.00'],
      ['Cedar Homes:Lot 9', '5007', '-150.00'],
      ['Delta Tile', '5000', '640.00'],
    ]);
  });

  it('says that the time of the report is no row', async () => {
    expect((await examine(report(''))).guess.notices).toEqual([
      'Not imported as rows of their own: 4 rows that only name what follows and 5 rows of totals and 1 row of a footer.',
    ]);
  });
});

it.each([
  'Thursday, November 05, 2026 09:12 AM GMT-05:00',
  '"Accrual Basis Thursday, November 05, 2026 09:12 AM GMT-05:00"',
  'Page 1 of 3',
  'Gedruckt am 05.11.2026',
])('the footer %s is no row', async (footer) => {
  const list = `Customer,Invoice,Date,Due date,Total\nAcme,1,2026-03-14,2026-04-13,5\n\n${footer.startsWith('"') || !footer.includes(',') ? footer : `"${footer}"`}\n`;
  expect((await examine(list)).guess.rows).toBe(1);
});

/** Returns the names of the columns by their fields. */
async function columnsOf(content: string, currency?: string | null) {
  const { guess } = await examine(content, currency);
  const named = guess.columns.flatMap(({ name, field }) => (field ? [[field, name]] : []));
  return { kind: guess.kind, questions: guess.questions, ...Object.fromEntries(named) };
}

describe('columns are recognized', () => {
  it('by parts of their names, and isOpen is a status', async () => {
    const list = [
      'invoice_id,name_customer,document_create_date,due_in_date,total_open_amount,isOpen',
      '1930438491,Acme,20260115,20260214.0,5000.50,0',
      '1930659387,Bell,20260219,20260321.0,1200.00,1',
      '1930610806,Bell,20260311,20260410.0,300.00,1',
    ].join('\n');
    expect(await columnsOf(list)).toEqual({
      kind: 'invoices',
      questions: [],
      number: 'invoice_id',
      customer: 'name_customer',
      date: 'document_create_date',
      dueDate: 'due_in_date',
      amount: 'total_open_amount',
      status: 'isOpen',
    });
  });

  it.each([
    [
      'Polish',
      'Numer faktury;Klient;Data wystawienia;Termin płatności;Kwota brutto;Waluta',
      '1/26;Beta SA;2026-01-15;2026-02-14;1234,50;PLN',
      { number: 0, customer: 1, date: 2, dueDate: 3, amount: 4, currency: 5 },
    ],
    [
      'Dutch',
      'Debiteur;Naam;Factuurnummer;Factuurdatum;Vervaldatum;Valuta;Bedrag;Openstaand bedrag',
      '1;Acme BV;2601;25-01-2026;24-02-2026;EUR;100,00;0,00\n2;Beta BV;2602;26-01-2026;25-02-2026;EUR;50,00;50,00',
      { customerId: 0, customer: 1, number: 2, date: 3, dueDate: 4, currency: 5, amount: 6, balance: 7 },
    ],
    [
      'Italian',
      'Numero fattura;Data fattura;Ragione sociale;Valuta;Totale;Scadenza;Data pagamento',
      '1;25/01/2026;Acme Srl;EUR;122,00;24/02/2026;21/02/2026',
      { number: 0, date: 1, customer: 2, currency: 3, amount: 4, dueDate: 5, paidOn: 6 },
    ],
    [
      'SAP',
      'Customer,Name 1,Document Number,Document Type,Document Date,Net due date,Amount in local currency,Local Currency',
      '100234,Acme Corp,1800000001,RV,01/25/2026,02/24/2026,"1,000.00",USD',
      { customerId: 0, customer: 1, number: 2, type: 3, date: 4, dueDate: 5, amount: 6, currency: 7 },
    ],
    [
      'Japanese',
      '請求書番号,取引先名,発行日,支払期限,合計金額,残高,消費税',
      '1,大阪物産,2026/01/25,2026/02/24,1100,1100,100\n2,東京商事,2026/01/26,2026/02/25,2200,0,200',
      { number: 0, customer: 1, date: 2, dueDate: 3, amount: 4, balance: 5, tax: 6 },
    ],
    [
      'Chinese',
      '发票号码,客户名称,开票日期,到期日,金额,税额,价税合计,未付金额,币种',
      '1,上海贸易,2026-01-25,2026-02-24,100.00,13.00,113.00,113.00,CNY\n2,北京科技,2026-01-26,2026-02-25,200.00,26.00,226.00,0.00,CNY',
      { number: 0, customer: 1, date: 2, dueDate: 3, tax: 5, amount: 6, balance: 7, currency: 8 },
    ],
    [
      'Russian',
      'Номер счёта;Контрагент;Дата счёта;Срок оплаты;Сумма;Остаток;Валюта',
      '1;ООО Ромашка;25.01.2026;24.02.2026;1 100,00;1 100,00;RUB\n2;ИП Петров;26.01.2026;25.02.2026;2 200,00;0,00;RUB',
      { number: 0, customer: 1, date: 2, dueDate: 3, amount: 4, balance: 5, currency: 6 },
    ],
    [
      'the UK spend standard',
      'Organisation Name,Service Area,Supplier Name,Payment Date,Transaction No,Net Amount (£),Irrecoverable VAT',
      'Council X,Adults,ACME LTD,22/03/2026,T1,600.00,0.00\nCouncil X,Adults,Beta plc,23/03/2026,T2,700.50,0.00',
      { vendor: 2, date: 3, number: 4, amount: 5 },
      'vendor-payments',
    ],
  ])('in %s', async (_, header, rows, places, kind = 'invoices') => {
    const names = header.split(/[;,]/);
    const expected = Object.entries(places).map(([field, place]) => [field, names[place]]);
    expect(await columnsOf(`${header}\n${rows}`)).toEqual({ kind, questions: [], ...Object.fromEntries(expected) });
  });

  it('by their values if no header says anything, with a notice for each', async () => {
    const list = [
      'Alef,Bet,Gimel,Dalet,He,Vav',
      'X-1,Acme Ltd,2026-01-05,2026-02-04,100.00,2026-02-01',
      'X-2,Beta Inc,2026-01-16,2026-02-15,20.00,',
      'X-3,Acme Ltd,2026-01-26,2026-02-25,20.00,2026-03-01',
    ].join('\n');
    const { guess } = await examine(list);
    expect(guess.columns.map(({ field }) => field)).toEqual(['number', 'customer', 'date', 'dueDate', 'amount', 'paidOn']);
    expect(guess.notices).toHaveLength(6);
    expect(guess.notices).toContain('“Gimel” is read as date because of its values: check that this is right.');
  });

  it('not by values that fit two columns equally well', async () => {
    const list = ['Alef,Bet,Gimel,He', 'Oak,Elm,2026-01-05,100.00', 'Ash,Fir,2026-01-16,20.00', 'Oak,Elm,2026-01-26,20.00'];
    expect(await columnsOf(list.join('\n'))).not.toHaveProperty('customer');
  });

  it('as the total if two other amounts add up to it', async () => {
    const list = ['Client,Dato,Uno,Due,Tre', 'A,2026-01-05,100.00,21.00,121.00', 'B,2026-01-06,200.00,42.00,242.00'];
    expect(await columnsOf(list.join('\n'))).toMatchObject({ amount: 'Tre' });
  });
});

describe('an id', () => {
  it('with one value for many names is no customer’s', async () => {
    const { guess } = await examine(
      'Client ID,Client,Invoice,Date,Due date,Total\n77,Acme,1,2026-01-25,2026-02-24,5\n77,Beta,2,2026-01-26,2026-02-25,6\n',
    );
    expect(guess.columns[0]?.field).toBeNull();
    expect(guess.notices).toEqual(['“Client ID” is not used, because customers with different names have the same value.']);
  });
});

it('names columns with days or money that are not used', async () => {
  const { guess } = await examine(
    'Customer,Invoice,Date,Due date,Total,Ship date,Discount\nA,1,2026-01-25,2026-02-24,5.00,2026-01-27,1.00\n',
  );
  expect(guess.notices).toEqual(['Not used: “Ship date”, “Discount”.']);
});

it('a list titled “Payments” contains payments', async () => {
  const list = 'Payments,,\nDate,Customer,Amount\n2026-01-25,Acme,100.00\n';
  expect(await columnsOf(list)).toMatchObject({ kind: 'payments', questions: [] });
});

it('a list of customers with addresses, balances and days is no list of invoices', async () => {
  const list = 'Customer,Phone,Email,Created Date,Open Balance\nAcme,1,a@x.y,2020-01-22,50.00\nBeta,2,b@x.y,2021-01-22,0.00\n';
  expect(await columnsOf(list)).toMatchObject({ kind: 'customers' });
});

describe('exchange rates', () => {
  const list = (amounts: string, ...rows: string[]) =>
    [`Client,Invoice,Date,Due date,Amount,Currency,FX rate${amounts}`, ...rows].join('\n');
  const rateOf = async (content: string) => (await examine(content)).guess.columns[6];

  it('beside amounts in one currency are asked about', async () => {
    const content = list('', 'A,1,2026-01-25,2026-02-24,100.00,EUR,1.10', 'B,2,2026-01-26,2026-02-25,200.00,USD,1');
    expect(await rateOf(content)).toMatchObject({ field: null, looksLike: 'rate' });
    expect((await examine(content)).guess.questions).toEqual([
      'Is “FX rate” USD for one unit of the other currency, units of the other currency for one USD, or not used?',
    ]);
  });

  it.each([
    ['times the rate', 'exchangeRate', ',Amount (base)', '110.00', '62.50'],
    ['divided by the rate', 'inverseRate', ',Amount (USD)', '90.91', '40.00'],
  ])('beside amounts in the firm’s currency have the direction of these: %s', async (_, field, header, first, second) => {
    const content = list(
      header,
      `A,1,2026-01-25,2026-02-24,100.00,EUR,1.10,${first}`,
      'B,2,2026-01-26,2026-02-25,200.00,USD,1,200.00',
      `C,3,2026-01-27,2026-02-26,50.00,GBP,1.25,${second}`,
    );
    expect(await rateOf(content)).toMatchObject({ field, looksLike: null });
  });
});

it.each([
  ['Date,Client,Description,Invoice,Amount', '2026-01-25,Acme,Payment for 1001,1001,5.00'],
  ['Date,Type,Reference,Contact,Invoice Number,Amount', '2026-01-25,Payment,P1,Acme,,5.00'],
])('a list of which every row is a payment contains payments: %s', async (header, row) => {
  expect(await columnsOf(`${header}\n${row}\n`)).toMatchObject({ kind: 'payments', questions: [] });
});

it('a row that occurs twice is no second line of its invoice', async () => {
  const row = 'Acme,1,2026-01-25,2026-02-24,5.00,5.00\n';
  const other = 'Acme,2,2026-01-25,2026-02-24,6.00,0.00\n';
  expect(await columnsOf(`Customer,Invoice,Date,Due date,Total,Balance\n${row}${row}${other}`)).toMatchObject({
    kind: 'invoices',
    questions: [],
    amount: 'Total',
  });
});

it('what was paid is the rest of what is open', async () => {
  const list = [
    'Client Name,Invoice Number,Invoice Date,Due Date,Invoice Amount,Invoice Balance,Invoice Paid to Date',
    'Acme,1,2026-01-25,2026-02-24,100.00,40.00,60.00',
    'Acme,2,2026-01-26,2026-02-25,50.00,20.00,30.00',
  ];
  expect(await columnsOf(list.join('\n'))).toMatchObject({
    questions: [],
    balance: 'Invoice Balance',
    paid: 'Invoice Paid to Date',
  });
});

describe('lists of vendors', () => {
  it('use the day of payment, and say that bills without one are not paid', async () => {
    const { guess } = await examine(
      'Vendor Name,Invoice Date,Due Date,Paid Date,Invoice Amount\nAcme,2026-01-25,2026-02-24,2026-02-20,5.00\nBeta,2026-01-26,2026-02-25,,6.00\n',
    );
    expect(guess.kind).toBe('vendor-payments');
    expect(guess.columns.map(({ field }) => field)).toEqual(['vendor', null, 'dueDate', 'paidOn', 'amount']);
    expect(guess.notices).toEqual(['Rows without “Paid Date” are bills that were not paid, and are rejected.']);
  });

  it('use the day of the check if they also have that of the bill', async () => {
    const list = 'Vendor Name,Invoice Date,Check Date,Amount\nAcme,2026-01-25,2026-02-20,5.00\n';
    expect(await columnsOf(list)).toMatchObject({ kind: 'vendor-payments', date: 'Check Date' });
  });

  it('with due dates alone are not taken as payments', async () => {
    const list = 'Vendor,Invoice Date,Due Date,Amount\nAcme,2026-01-25,2026-02-24,5.00\n';
    expect(await columnsOf(list)).toMatchObject({ kind: null, questions: ['Say what the rows of this table are.'] });
  });

  it('with bills between the payments are rejected', async () => {
    const list = [
      'Vendor,Name 1,Document Type,Document Date,Amount',
      '100,Acme,KR,2026-01-25,-5.00',
      '100,Acme,KZ,2026-02-20,5.00',
    ];
    expect((await examine(list.join('\n'))).guess.instead).toContain('contain bills of vendors');
  });
});

it('credit notes are not taken as invoices', async () => {
  const list = 'credit_memo_id,date_issued,customer_name,related_invoice_id,amount\nC1,2026-01-25,Acme,I1,5.00\n';
  expect(await columnsOf(list)).toMatchObject({ kind: null });
});

it('an age is no customer', async () => {
  const list = ['ar_id,month,amount_paid,outstanding_balance,Alef'];
  const ages = ['Current', 'Over 90', 'Current', 'Older', 'Current', 'Over 90'];
  list.push(...ages.map((age, at) => `AR-${at},2026-01-${at + 20},5.00,${at}.00,${age}`));
  expect(await columnsOf(list.join('\n'))).not.toHaveProperty('customer');
});

describe('the amount', () => {
  it('includes the tax if another column is the sum of both', async () => {
    const { guess } = await examine(
      'Customer,InvoiceID,InvoiceDate,InvoiceAmount,TaxAmount,TotalInvoiceAmount\nA,1,2026-01-25,100.00,20.00,120.00\nB,2,2026-01-26,50.00,10.00,60.00\n',
    );
    expect(guess.columns.map(({ field }) => field)).toEqual(['customer', 'number', 'date', null, 'tax', 'amount']);
    expect(guess.notices).toEqual([
      '“TotalInvoiceAmount” is read as the amount, because it is “InvoiceAmount” with the tax in “TaxAmount”.',
    ]);
  });

  it('has its tax in the column by which it exceeds another one', async () => {
    const list =
      'Cliente;Fecha;Base imponible;IVA;Total factura\nA;25/01/2026;100,00;21,00;121,00\nB;26/01/2026;50,00;10,50;60,50\n';
    expect(await columnsOf(list, 'EUR')).toMatchObject({ tax: 'IVA', amount: 'Total factura' });
  });

  it.each([
    ['Amount (лв)', 'BGN', false],
    ['Amount (kr)', 'USD', true],
    ['Amount (₿)', 'USD', true],
    ['Amount (net)', 'USD', false],
  ])('in “%s” is in %s, or its currency is asked for', async (header, currency, asksCurrency) => {
    const { guess } = await examine(`Customer,Invoice,Date,Due date,${header}\nA,1,2026-01-25,2026-02-24,5.00\n`);
    expect(guess).toMatchObject({ currency, asksCurrency });
  });
});

it('several payments of an invoice with numbers of their own are payments', async () => {
  const list = [
    'txn_id,invoice_id,partner,amount,txn_date',
    'T1,I1,Acme,5.00,2026-01-25',
    'T2,I1,Acme,5.00,2026-01-26',
    'T3,I2,Beta,7.00,2026-01-27',
  ];
  expect(await columnsOf(list.join('\n'))).toMatchObject({ kind: 'payments', questions: [], number: 'invoice_id' });
});

it('payments with a status are payments', async () => {
  const list = 'PaymentID,InvoiceID,Customer,PaymentDate,PaymentAmount,PaymentStatus\nP1,I1,Acme,2026-01-25,5.00,Completed\n';
  expect(await columnsOf(list)).toMatchObject({ kind: 'payments', questions: [] });
});

it('amounts of open items are what is open if nothing was cleared', async () => {
  const list = (clearing: string) =>
    `Customer\tName 1\tDocumentNo\tType\tDoc. Date\tNet due dt\tAmount in local cur.\tLCurr\tClrng doc.\n100\tAcme\t18\tRV\t08.10.2025\t07.11.2025\t555,83\tEUR\t${clearing}\n`;
  expect(await columnsOf(list(''))).toMatchObject({ kind: 'invoices', questions: [], balance: 'Amount in local cur.' });
  expect(await columnsOf(list('140'))).toMatchObject({ amount: 'Amount in local cur.' });
});

it('days with dots are read day first', async () => {
  const list = 'Customer,Invoice,Date,Due date,Total\nA,1,04.01.2026,03.02.2026,5.00\n';
  expect((await examine(list)).guess.columns[2]?.dateOrders).toEqual(['dmy']);
});

describe('two amounts of which one is never more than the other', () => {
  const rows = [
    '1,アサヒ,2025/09/06,2025/10/06,"399,567",0',
    '2,アサヒ,2025/10/10,2025/11/09,"386,835","386,835"',
    '3,キリン,2025/11/10,2025/12/10,"148,975","48,975"',
  ];
  const guessOf = async (...names: string[]) => {
    const { guess } = await examine([`甲,乙,丙,丁,${names.join()}`, ...rows].join('\n'), 'JPY');
    return guess.columns.slice(4).map(({ field, looksLike }) => field ?? looksLike);
  };

  it('are the amount and, if a person says so, what is open of it', async () => {
    expect(await guessOf('戊', '己')).toEqual(['amount', 'balance']);
  });

  it('are the amount and what is open if the header names that', async () => {
    expect(await guessOf('戊', '残高')).toEqual(['amount', 'balance']);
  });
});

it('takes the currency of a sign in wide brackets', async () => {
  const { guess } = await examine('顧客名,請求書番号,請求日,支払期日,請求金額（円）\n大阪物産,1,2026/01/25,2026/02/24,1100');
  expect({ field: guess.columns[4]?.field, currency: guess.currency }).toEqual({ field: 'amount', currency: 'JPY' });
});

describe('the tax of lines', () => {
  const fieldOf = async (header: string, ...rows: string[]) => {
    const { guess } = await examine([`Customer,Invoice,Date,Due date,Item,${header}`, ...rows].join('\n'));
    return Object.fromEntries(guess.columns.slice(5).map(({ name, field }) => [name, field]));
  };

  it.each([
    ['another column is the amount without it', 'Net,VAT,Amount', '100.00,20.00,120.00', '50.50,10.10,60.60', 'includedTax'],
    ['its name says so', 'VAT,Gross', '20.00,120.00', '10.10,60.60', 'includedTax'],
    [
      'quantity times price is the amount without it',
      'Qty,Price,VAT,Amount',
      '2,50.00,20.00,120.00',
      '1,50.50,10.10,60.60',
      'includedTax',
    ],
    ['quantity times price is the amount', 'Qty,Price,VAT,Line total', '2,50.00,20.00,100.00', '1,50.50,10.10,50.50', 'tax'],
    ['another column is the amount with it', 'Amount,VAT,With VAT', '100.00,20.00,120.00', '50.50,10.10,60.60', 'tax'],
  ])('is found where %s', async (_, header, first, second, field) => {
    const rows = [`Acme,1,2026-01-05,2026-02-04,Books,${first}`, `Bolt,2,2026-01-06,2026-02-05,Pens,${second}`];
    expect(await fieldOf(header, ...rows)).toMatchObject({ VAT: field });
  });
});

describe('a tax of lines that no other column explains', () => {
  const looksOf = async (header: string, ...rows: string[]) => {
    const { guess } = await examine([`Customer,Invoice,Date,Due date,Item,${header}`, ...rows].join('\n'));
    const { field, looksLike } = guess.columns.find(({ name }) => name === 'VAT') ?? {};
    return { field, looksLike, questions: guess.questions };
  };
  const lines = (...ends: string[]) => ends.map((end, place) => `Acme,${place + 1},2026-01-05,2026-02-04,Books,${end}`);

  it('is a question', async () => {
    expect(await looksOf('Amount,VAT', ...lines('100.00,20.00', '50.50,10.10'))).toEqual({
      field: null,
      looksLike: 'tax',
      questions: ['Say whether the amounts include “VAT”, or whether it comes on top of them: no other column shows which.'],
    });
  });

  it.each([
    ['all of it is zero', 'Amount,VAT', lines('100.00,0.00', '50.50,0.00'), 'tax'],
    ['the amount is quantity times price', 'Qty,Price,Amount,VAT', lines('2,50.00,100.00,20.00', '1,50.50,50.50,10.10'), 'tax'],
    ['the amount is named as one with tax', 'Gross,VAT', lines('100.00,20.00', '50.50,10.10'), 'includedTax'],
  ])('needs no question where %s', async (_, header, rows, field) => {
    expect(await looksOf(header, ...rows)).toEqual({ field, looksLike: null, questions: [] });
  });
});

describe('an amount without tax', () => {
  const fieldsOf = async (header: string, ...rows: string[]) => {
    const { guess } = await examine([`Invoice No,Customer,Invoice Date,Due Date,${header}`, ...rows].join('\n'));
    const fields = Object.fromEntries(guess.columns.slice(4).map(({ name, field }) => [name, field]));
    return { kind: guess.kind, questions: guess.questions, fields };
  };
  const rows = (...ends: string[]) => ends.map((end, place) => `R-${place + 1},Elm,2026-03-0${place + 1},2026-03-31,${end}`);

  it.each([
    ['Net amount', 'Tax'],
    ['Nettobetrag', 'MwSt'],
    ['Montant HT', 'TVA'],
    ['Subtotal', 'GST'],
  ])('is an amount with its tax on top where no column has both: %s and %s', async (net, tax) => {
    expect(await fieldsOf(`${net},${tax}`, ...rows('100.00,19.00', '50.50,9.60'))).toEqual({
      kind: 'invoice-lines',
      questions: [],
      fields: { [net]: 'amount', [tax]: 'tax' },
    });
  });

  it('is not taken beside the whole amount', async () => {
    const { kind, fields } = await fieldsOf('Net amount,Tax,Gross amount', ...rows('100.00,19.00,119.00', '50.50,9.60,60.10'));
    expect([kind, fields]).toMatchObject(['invoices', { 'Net amount': null, 'Gross amount': 'amount' }]);
  });

  it('and a rate of tax ask for the amount', async () => {
    const { kind, fields } = await fieldsOf('Net amount,VAT', ...rows('100.00,20', '50.50,20', '80.00,20'));
    expect([kind, fields]).toEqual([null, { 'Net amount': null, VAT: null }]);
  });

  it('and tax of the same price on each row are amounts', async () => {
    const { fields } = await fieldsOf('Net amount,VAT', ...rows('100.00,20.00', '100.00,20.00', '80.00,16.00'));
    expect(fields).toEqual({ 'Net amount': 'amount', VAT: 'tax' });
  });

  it('is said to be left out where the tax is a rate', async () => {
    const lines = ['2,50.00,100.00,20', '1,50.50,50.50,20', '1,80.00,80.00,5', '3,80.00,240.00,5'].map(
      (end, place) => `R-${place + 1},Elm,2026-03-0${place + 1},2026-03-31,${end}`,
    );
    const { guess } = await examine([`Invoice No,Customer,Invoice Date,Due Date,Qty,Price,Amount,VAT`, ...lines].join('\n'));
    expect(guess.columns.at(-1)?.field).toBeNull();
    expect(guess.notices).toContain('“VAT” is not used, because its values look like rates and not like amounts of tax.');
  });
});

describe('several columns of tax', () => {
  const fieldsOf = async (header: string, ...rows: string[]) => {
    const lines = [
      `Invoice No,Customer,Invoice Date,${header}`,
      ...rows.map((row, place) => `A-${place},Firm ${place},2026-0${place + 1}-15,${row}`),
    ];
    const { guess } = await examine(lines.join('\n'));
    return { fields: guess.columns.slice(3).map(({ field }) => field), notices: guess.notices.join(' ') };
  };

  it('adds up CGST and SGST, IGST and cess if the total is the taxable value with them', async () => {
    // 9 % and 9 % within a state, 18 % between states, and a cess of 1 % on the third.
    const { fields } = await fieldsOf(
      'Taxable Value,CGST,SGST,IGST,Cess,Invoice Value',
      '1000.00,90.00,90.00,0.00,0.00,1180.00',
      '500.00,0.00,0.00,90.00,0.00,590.00',
      '200.00,18.00,18.00,0.00,2.00,238.00',
    );
    expect(fields).toEqual([null, 'tax', 'tax', 'tax', 'tax', 'amount']);
  });

  it.each(['GST,PST', 'GST,QST', 'TPS,TVQ'])('adds up %s', async (taxes) => {
    const { fields } = await fieldsOf(
      `Subtotal,${taxes},Total`,
      '100.00,5.00,7.00,112.00',
      '250.00,12.50,17.50,280.00',
      '80.00,4.00,0.00,84.00',
    );
    expect(fields).toEqual([null, 'tax', 'tax', 'amount']);
  });

  it('leaves their rates out', async () => {
    const { fields } = await fieldsOf(
      'Taxable Value,CGST Rate,CGST Amount,SGST Rate,SGST Amount,Total',
      '1000.00,9,90.00,9,90.00,1180.00',
      '300.00,6,18.00,6,18.00,336.00',
      '200.00,9,18.00,9,18.00,236.00',
    );
    expect(fields).toEqual([null, null, 'tax', null, 'tax', 'amount']);
  });

  it('adds nothing to a total of the taxes', async () => {
    const { fields } = await fieldsOf(
      'Subtotal,GST,PST,Total Tax,Total',
      '100.00,5.00,7.00,12.00,112.00',
      '250.00,12.50,17.50,30.00,280.00',
      '80.00,4.00,0.00,4.00,84.00',
    );
    expect(fields).toEqual([null, null, null, 'tax', 'amount']);
  });

  it('uses none of them if they do not add up, and says so', async () => {
    const { fields, notices } = await fieldsOf(
      'Subtotal,GST,PST,Total',
      '100.00,5.00,7.00,100.00',
      '250.00,12.50,17.50,262.50',
      '80.00,4.00,1.00,99.00',
    );
    expect(fields).toEqual([null, null, null, 'amount']);
    expect(notices).toContain('“GST”, “PST” are not used');
  });
});

describe("a list of Stripe's invoices whose amount due is not the total", () => {
  const invoices = (header: string, remaining: readonly string[]) =>
    [
      `id,Number,Amount Due,Total,Amount Paid,Currency,Status,Customer,Customer Name,Date (UTC),Due Date (UTC)${header}`,
      // 30.00 of the first were taken from the customer's balance, and all of the last, which is paid.
      `in_1,A-1,70.00,100.00,0.00,usd,open,cus_1,Harbor LLC,2026-01-05 10:00,2026-02-04 10:00${remaining[0]}`,
      `in_2,A-2,50.00,50.00,0.00,usd,open,cus_1,Harbor LLC,2026-01-06 10:00,2026-02-05 10:00${remaining[1]}`,
      `in_3,A-3,0.00,40.00,0.00,usd,paid,cus_2,Cedar LLC,2026-01-07 10:00,2026-02-06 10:00${remaining[2]}`,
    ].join('\n');

  it('says that it is not known how much is open', async () => {
    const { guess } = await examine(invoices('', ['', '', '']));
    expect(guess.notices.join(' ')).toContain('1 invoice that is not paid has another amount in “Amount Due” than its total');
  });

  it('reads the amount remaining as what is open if the export has it', async () => {
    const { guess } = await examine(invoices(',Amount Remaining', [',70.00', ',50.00', ',0.00']));
    expect(guess.columns.at(-1)?.field).toBe('balance');
    expect(guess.notices).toEqual([]);
  });
});
