import { type Cell, workbook } from '@suite/host/test/workbook';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { minorDigits } from '@suite/values/money';
import fc from 'fast-check';

interface Line {
  quantity: number;
  price: number;
}

/** An invoice with amounts in minor units. */
export interface Invoice {
  customer: string;
  issued: number;
  days: number;
  lines: Line[];
  /** How many tenths of it are paid. */
  paid: number;
}

/** The notation in which a program or a person writes a file. */
export interface Style {
  separator: ',' | ';' | '\t';
  mark: '.' | ',';
  group: '' | "'" | ' ' | '\u00a0' | 'other mark';
  order: 'iso' | 'mdy' | 'dmy' | 'dots' | 'named';
  shows: 'nothing' | 'column' | 'before' | 'behind';
  negative: 'minus' | 'behind' | 'parentheses';
}

export interface Ledger {
  currency: string;
  /** The firm's currency; null if it is unknown and the file names its currency. */
  firm: string | null;
  invoices: Invoice[];
  credits: { customer: string; issued: number; amount: number }[];
}

const names = [
  'Acme, Inc.',
  'Total Fitness Ltd',
  'O"Brien & Co',
  'Müller; Söhne',
  '1st Choice',
  'Café Zoë',
  'May 2025 Ltd',
  'Net Summe AG',
  "D'Arcy",
];
const customer = fc.constantFrom(...names);
const day = fc.integer({ min: 0, max: 500 });

export const ledger: fc.Arbitrary<Ledger> = fc
  .record({
    currency: fc.constantFrom('USD', 'EUR', 'GBP', 'CHF', 'JPY', 'KWD'),
    isFirms: fc.boolean(),
    invoices: fc.array(
      fc.record({
        customer,
        issued: day,
        days: fc.integer({ min: 0, max: 60 }),
        lines: fc.array(fc.record({ quantity: fc.integer({ min: 1, max: 4 }), price: fc.integer({ min: 1, max: 3_000_000 }) }), {
          minLength: 1,
          maxLength: 3,
        }),
        paid: fc.constantFrom(0, 0, 3, 10),
      }),
      { minLength: 1, maxLength: 8 },
    ),
    credits: fc.array(fc.record({ customer, issued: day, amount: fc.integer({ min: 1, max: 900_000 }) }), { maxLength: 2 }),
  })
  .map(({ isFirms, ...rest }) => ({ ...rest, firm: isFirms ? rest.currency : null }));

export const style: fc.Arbitrary<Style> = fc.record({
  separator: fc.constantFrom(',', ';', '\t'),
  mark: fc.constantFrom('.', ','),
  group: fc.constantFrom('', '', "'", ' ', '\u00a0', 'other mark'),
  order: fc.constantFrom('iso', 'mdy', 'dmy', 'dots', 'named'),
  shows: fc.constantFrom('nothing', 'column', 'before', 'behind'),
  negative: fc.constantFrom('minus', 'behind', 'parentheses'),
});

/** What programs and people add to a file without changing what it says. */
export interface Traps {
  encoding: 'utf-8' | 'utf-8 with a mark' | 'utf-16';
  lineEnd: '\n' | '\r\n';
  hasTitle: boolean;
  /** A last line with the time of printing, as in reports of QuickBooks. */
  hasFooter: boolean;
  hasBlankLines: boolean;
  /** A last column without a name or values. */
  hasBlankColumn: boolean;
}

export const traps: fc.Arbitrary<Traps> = fc.record({
  encoding: fc.constantFrom('utf-8', 'utf-8 with a mark', 'utf-16'),
  lineEnd: fc.constantFrom('\n', '\r\n'),
  hasTitle: fc.boolean(),
  hasFooter: fc.boolean(),
  hasBlankLines: fc.boolean(),
  hasBlankColumn: fc.boolean(),
});

/** Returns a text file with traps; a workbook stays as it is. */
export function trapped(content: string | Uint8Array, { separator }: Style, set: Traps): string | Uint8Array {
  if (typeof content !== 'string') return content;
  const rows = content
    .trimEnd()
    .split('\n')
    .map((row) => (set.hasBlankColumn ? `${row}${separator}` : row));
  const blank = set.hasBlankLines ? [''] : [];
  const lines = [
    ...(set.hasTitle ? ['Harbor Test LLC', 'Printed for Olivia', ...blank] : []),
    ...rows,
    ...(set.hasFooter ? [...blank, '"Thursday, July 10, 2025 09:12 AM GMT-05:00"'] : []),
  ];
  const text = lines.map((line) => `${line}${set.lineEnd}`).join('');
  if (set.encoding === 'utf-16') return Buffer.from(`\ufeff${text}`, 'utf16le');
  return set.encoding === 'utf-8' ? text : `\ufeff${text}`;
}

export const totalOf = ({ lines }: Invoice) => lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0);
export const openOf = (invoice: Invoice) => totalOf(invoice) - Math.floor((totalOf(invoice) * invoice.paid) / 10);
export const isoOf = (issued: number) =>
  new Date(Date.UTC(2024, 0, 10) + issued * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);

/** Returns functions that write the cells of a file in a style. */
function writer({ currency }: Ledger, style: Style) {
  const digits = minorDigits(currency);
  const money = (units: number): string => {
    const text = (Math.abs(units) / 10 ** digits).toFixed(digits);
    const [whole = '', fraction] = text.split('.');
    const group = style.group === 'other mark' ? (style.mark === '.' ? ',' : '.') : style.group;
    const plain = whole.replace(/\B(?=(\d{3})+$)/g, group) + (fraction ? style.mark + fraction : '');
    const named = style.shows === 'before' ? `${currency} ${plain}` : style.shows === 'behind' ? `${plain} ${currency}` : plain;
    if (units >= 0) return named;
    return style.negative === 'parentheses' ? `(${named})` : style.negative === 'behind' ? `${named}-` : `-${named}`;
  };
  const date = (issued: number): string => {
    const [year = '', month = '', of = ''] = isoOf(issued).split('-');
    if (style.order === 'iso') return `${year}-${month}-${of}`;
    if (style.order === 'mdy') return `${month}/${of}/${year}`;
    if (style.order === 'dmy') return `${of}/${month}/${year}`;
    if (style.order === 'dots') return `${of}.${month}.${year}`;
    return `${Number(of)} ${new Date(`${year}-${month}-01`).toLocaleString('en', { month: 'short', timeZone: 'UTC' })} ${year}`;
  };
  const text = (rows: string[][]) =>
    rows.map((row) =>
      row.map((cell) => (/[",;\t\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(style.separator),
    );
  const inColumn = style.shows === 'column';
  return { money, date, text: (rows: string[][]) => `${text(rows).join('\n')}\n`, more: inColumn ? [currency] : [], inColumn };
}

type Format = (ledger: Ledger, style: Style) => { content: string | Uint8Array; hasCredits: boolean };

type WrittenColumn = 'number' | 'customer' | 'issued' | 'due' | 'total' | 'paid' | 'open';

/** The column names of programs that export one row per invoice. */
const products: Record<string, Readonly<Record<string, WrittenColumn>>> = {
  'Invoice Ninja': {
    'Client Name': 'customer',
    'Invoice Invoice Number': 'number',
    'Invoice Date': 'issued',
    'Invoice Due Date': 'due',
    'Invoice Amount': 'total',
    'Invoice Balance': 'open',
    'Invoice Paid to Date': 'paid',
  },
  ERPNext: {
    ID: 'number',
    Customer: 'customer',
    'Posting Date': 'issued',
    'Due Date': 'due',
    'Grand Total': 'total',
    'Outstanding Amount': 'open',
  },
  Wave: {
    'Due date': 'due',
    'Invoice date': 'issued',
    Number: 'number',
    Customer: 'customer',
    Total: 'total',
    'Amount due': 'open',
  },
  Stripe: {
    Number: 'number',
    'Amount Due': 'total',
    'Date (UTC)': 'issued',
    'Due Date (UTC)': 'due',
    Total: 'total',
    'Amount Paid': 'paid',
    'Customer Name': 'customer',
  },
  'a French program': {
    'Numéro de facture': 'number',
    Client: 'customer',
    'Date de facture': 'issued',
    Échéance: 'due',
    'Montant TTC': 'total',
    'Reste à payer': 'open',
  },
  'a German program': {
    Rechnungsnummer: 'number',
    Kunde: 'customer',
    Rechnungsdatum: 'issued',
    Fälligkeitsdatum: 'due',
    Rechnungsbetrag: 'total',
    Bezahlt: 'paid',
  },
};

const listOf =
  (columns: Readonly<Record<string, WrittenColumn>>): Format =>
  (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const cells = (invoice: Invoice, at: number): Record<WrittenColumn, string> => ({
      number: `A-${at}`,
      customer: invoice.customer,
      issued: date(invoice.issued),
      due: date(invoice.issued + invoice.days),
      total: money(totalOf(invoice)),
      paid: money(totalOf(invoice) - openOf(invoice)),
      open: money(openOf(invoice)),
    });
    const head = [...Object.keys(columns), ...(inColumn ? ['Currency'] : [])];
    const rows = ledger.invoices.map((invoice, at) => {
      const written = cells(invoice, at);
      return [...Object.values(columns).map((column) => written[column]), ...more];
    });
    return { content: text([head, ...rows]), hasCredits: false };
  };

/** The file formats of different programs. */
export const formats: Record<string, Format> = {
  ...Object.fromEntries(Object.entries(products).map(([name, columns]) => [`a list of ${name}`, listOf(columns)])),
  'a list of invoices': (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const head = ['Invoice', 'Customer', 'Date', 'Due date', 'Total', 'Balance', ...(inColumn ? ['Currency'] : [])];
    const rows = ledger.invoices.map((invoice, at) => [
      ...[`A-${at}`, invoice.customer, date(invoice.issued), date(invoice.issued + invoice.days)],
      ...[money(totalOf(invoice)), money(openOf(invoice)), ...more],
    ]);
    const credits = ledger.credits.map(({ customer, issued, amount }, at) => [
      ...[`C-${at}`, customer, date(issued), date(issued), money(-amount), money(0), ...more],
    ]);
    return { content: text([head, ...rows, ...credits]), hasCredits: true };
  },
  'a list in German': (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const head = [
      'Rechnungsnr.',
      'Kunde',
      'Rechnungsdatum',
      'Fälligkeit',
      'Bruttobetrag',
      'Offener Betrag',
      ...(inColumn ? ['Währung'] : []),
    ];
    const rows = ledger.invoices.map((invoice, at) => [
      ...[`A-${at}`, invoice.customer, date(invoice.issued), date(invoice.issued + invoice.days)],
      ...[money(totalOf(invoice)), money(openOf(invoice)), ...more],
    ]);
    return { content: text([['Offene Posten'], ['Stand: 30.06.2025'], head, ...rows]), hasCredits: false };
  },
  'lines with the total of their invoice': (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const head = [
      'Invoice',
      'Customer',
      'Date',
      'Due date',
      'Item',
      'Qty',
      'Item total',
      'Total',
      'Balance',
      ...(inColumn ? ['Currency'] : []),
    ];
    const rows = ledger.invoices.flatMap((invoice, at) =>
      invoice.lines.map(({ quantity, price }, line) => [
        ...[`A-${at}`, invoice.customer, date(invoice.issued), date(invoice.issued + invoice.days), `Work ${line}`],
        ...[String(quantity), money(quantity * price), money(totalOf(invoice)), money(openOf(invoice)), ...more],
      ]),
    );
    return { content: text([head, ...rows]), hasCredits: false };
  },
  'lines that bear the total of their invoice alone': (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const head = ['Invoice', 'Customer', 'Date', 'Due date', 'Item', 'Qty', 'Total', ...(inColumn ? ['Currency'] : [])];
    const rows = ledger.invoices.flatMap((invoice, at) =>
      invoice.lines.map(({ quantity }, line) => [
        ...[`A-${at}`, invoice.customer, date(invoice.issued), date(invoice.issued + invoice.days), `Work ${line}`],
        ...[String(quantity), money(totalOf(invoice)), ...more],
      ]),
    );
    return { content: text([head, ...rows]), hasCredits: false };
  },
  'a report with a group for each customer': (ledger, style) => {
    const { money, date, text, more, inColumn } = writer(ledger, style);
    const head = ['', 'Date', 'Transaction type', 'Num', 'Due date', 'Amount', 'Open balance', ...(inColumn ? ['Currency'] : [])];
    const blank = (count: number) => Array.from({ length: count + more.length }, () => '');
    const groups = [...new Set(ledger.invoices.map(({ customer }) => customer))].flatMap((customer) => {
      const theirs = ledger.invoices.flatMap((invoice, at) => (invoice.customer === customer ? [{ ...invoice, at }] : []));
      return [
        [customer, ...blank(6)],
        ...theirs.map((invoice) => [
          ...['', date(invoice.issued), 'Invoice', `A-${invoice.at}`, date(invoice.issued + invoice.days)],
          ...[money(totalOf(invoice)), money(openOf(invoice)), ...more],
        ]),
        [
          `Total for ${customer}`,
          '',
          '',
          '',
          '',
          ...[totalOf, openOf].map((of) => money(theirs.reduce((sum, one) => sum + of(one), 0))),
          ...blank(0),
        ],
      ];
    });
    const title = [['Open invoices'], ['Tidewater Accounting'], ['As of June 30, 2025'], ['']];
    return { content: text([...title, head, ...groups]), hasCredits: false };
  },
  'a workbook': (ledger, style) => {
    const digits = minorDigits(ledger.currency);
    const serial = (issued: number): Cell => ({
      day: (Date.UTC(2024, 0, 10) - Date.UTC(1899, 11, 30)) / MILLISECONDS_PER_DAY + issued,
    });
    const { more, inColumn } = writer(ledger, style);
    const rows = ledger.invoices.map((invoice, at): Cell[] => [
      ...[`A-${at}`, invoice.customer, serial(invoice.issued), serial(invoice.issued + invoice.days)],
      ...[totalOf(invoice) / 10 ** digits, openOf(invoice) / 10 ** digits, ...more],
    ]);
    const head = ['Invoice', 'Customer', 'Date', 'Due date', 'Total', 'Balance', ...(inColumn ? ['Currency'] : [])];
    return { content: workbook({ Invoices: [head, ...rows] }), hasCredits: false };
  },
};
