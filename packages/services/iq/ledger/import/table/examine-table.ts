import { counted } from '@suite/values/counted';
import { longDayText } from '@suite/values/day-text';
import { minorDigits } from '@suite/values/money';
import { encodingNames } from '@suite/values/text-encodings';
import type { Encoding } from '../../contract/encodings';
import { ConnectionType } from '../../contract/firms';
import type { DecimalMark, TableField, TableGuess } from '../../contract/table';
import { futureTitleNotice, futureTitleQuestion } from '../../table-file/as-of';
import { dayFields, lacks, moneyFields, nounOf, numberFields } from '../../table-file/fields';
import { rateQuestion, repeatedAmount, taxQuestion } from '../../table-file/problems';
import { roundingText } from '../../table-file/round-amount';
import { FileUnreadableError } from '../csv/file-unreadable-error';
import { Arrangement, findLayout, type Layout } from './arrangement';
import { dayOfAges } from './day-of-ages';
import { findCurrency, leaveOutCurrencies, leaveOutRates } from './find-currency';
import { findHeader, type Header } from './find-header';
import { checkIds, leaveOutBillDays } from './find-ids';
import { findLikeness } from './find-likeness';
import { findLines } from './find-lines';
import { guessByValues } from './guess-by-values';
import { type Guess, guessFields, isOfBank, wordsOf } from './guess-fields';
import { plainWords } from './header-words';
import { insteadOf } from './instead';
import { openOnly, takeOpenAmounts } from './lists-open';
import { leaveOutRunning } from './running-balance';
import { isAgeBucket } from './synonyms';
import { latestDay, latestDaysOf, ordersOf, titleDayIn } from './table-days';
import { NAMED_TERMS, TableFacts } from './table-facts';
import { openTable, type TableFormat } from './table-format';
import { isBlank, lengthOf, MAX_ROW, type RowBatch, type TableRow } from './table-row';
import { paysItself, takeAccounts, takeReferences } from './take-accounts';
import { takeInstalments } from './take-instalments';
import { takeLocalAmounts } from './take-local';
import { leaveOutTaxRates } from './tax-rates';
import { hasUndatedPayments } from './undated-payments';
import { unusedColumns } from './unused-columns';

/**
 * The number of rows, and of their characters, that columns are guessed from. The contents of all rows are checked afterwards.
 */
const SAMPLE = 1000;
const SAMPLE_LENGTH = 4 * MAX_ROW;

/** The maximum number of sheets that a notice names. */
const NAMED = 10;

/** The number of rows whose cells are shown. */
const SHOWN = 8;

/** The rows of data and the bytes of the file read so far. */
export interface Progress {
  rows: number;
  bytes: number;
}

export interface Examination {
  format: TableFormat;
  headerLine: number;
  layout: Layout;
  guess: TableGuess;
}

export interface Examining {
  path: string;
  /** The file's name for the person. */
  name: string;
  /** The format, if the caller knows it; detected from its bytes if absent. */
  format?: TableFormat;
  /** The encoding that a person chose for a text file; detected if absent. */
  encoding?: Encoding | undefined;
  /** The current day. Later days are not considered as the as-of date. */
  today: string;
  /** The firm's currency; null if it is unknown. */
  currency: string | null;
}

/**
 * Finds out what a file contains: its format, its header and the meaning of its columns. The whole file is read, because all days
 * of a column decide about their order. Memory use does not grow with the file.
 * @returns the contents; yields the progress
 * @throws FileUnreadableError with what to do, if the file is not a table
 */
export async function* examineTable(examining: Examining): AsyncGenerator<Progress, Examination> {
  const opening = openTable(examining.path, examining.name, examining.format, examining.encoding);
  for (;;) {
    const { done, value } = await opening.next();
    if (!done) {
      yield { rows: 0, bytes: 0 };
      continue;
    }
    const reading = value.rows();
    try {
      return yield* examineOpen(value.format, reading, examining);
    } finally {
      await reading.return(undefined);
      value.close();
    }
  }
}

async function* examineOpen(
  format: TableFormat,
  reading: AsyncGenerator<RowBatch>,
  { name, today, currency, encoding }: Examining,
): AsyncGenerator<Progress, Examination> {
  const { sample, batches } = yield* firstRows(reading);
  const header = findHeader(sample);
  if (!header) throw withoutHeader(name, sample);
  const layout = findLayout(header, sample, format.kind !== 'csv');
  const hasOwnColumn = layout.hasGroups && layout.groupColumn === undefined;
  const names = hasOwnColumn ? [...header.names, GROUP] : header.names;
  const below = rowsOf(sample, header, new Arrangement(layout));
  const samples = names.map((_, place) => below.map(({ cells }) => cells[place] ?? '').filter((cell) => cell.trim() !== ''));
  const above = sample.filter(({ line }) => line < header.line);
  const guess = guessFields(names, samples, above);
  if (hasOwnColumn) takeGroups(guess, samples);
  takeAccounts({ names, below }, guess);
  takeReferences({ names, below }, guess);
  const billed = leaveOutBillDays({ names, below }, guess);
  const running = leaveOutRunning({ names, below }, guess);
  const left = [
    ...billed,
    ...running.notices,
    ...leaveOutTaxRates({ names, below }, guess),
    ...guessByValues({ names, below }, guess),
    ...checkIds({ names, below }, guess),
    ...takeInstalments({ names, below }, guess),
    ...takeLocalAmounts(names, guess, currency),
    ...leaveOutCurrencies(names, guess, samples),
  ];
  dropUnitPrice(guess);
  const due = guess.fields.includes('balance') ? -1 : names.findIndex((one) => wordsOf(one) === guess.product?.due);
  const status = names[guess.fields.indexOf('status')];
  const facts = new TableFacts(guess.fields, samples, due, { today, currency, status });
  const arrangement = new Arrangement(layout);
  let rows = 0;
  const add = (batch: RowBatch): Progress => {
    rows += facts.addAll(batch, header.line, arrangement);
    return { rows, bytes: batch.bytes };
  };
  for (const batch of batches) yield add(batch);
  for await (const batch of reading) yield add(batch);
  const notices = [
    ...header.notices,
    ...left,
    ...leaveOutRates(names, guess, facts, currency),
    ...dueOtherwise(names[due] ?? '', facts),
  ];
  return {
    format,
    headerLine: header.line,
    layout,
    guess: guessOf({
      file: name,
      names,
      notices,
      above,
      below,
      samples,
      guess,
      running: running.places,
      facts,
      rows,
      format,
      encoding,
      today,
      currency,
      arrangement,
    }),
  };
}

function withoutHeader(name: string, rows: readonly TableRow[]): FileUnreadableError {
  const [first] = rows;
  if (first && 'reason' in first)
    return new FileUnreadableError(`${name} cannot be read: in line ${first.line} ${first.reason}.`);
  return new FileUnreadableError(`${name} has no row that names its columns; put one above the data.`);
}

/** The name of the column with the names of groups. */
const GROUP = 'Name above the rows';

/** Returns true for names of groups that are not customers: ages, months, and statuses of invoices. */
const noCustomer = (name: string) =>
  isAgeBucket(wordsOf(name)) ||
  /\b(past due|overdue|days?|tage|paid|unpaid|open|closed|invoices?|payments?|credit memos?)\b/i.test(name) ||
  /^\p{L}+ \d{4}$/u.test(name);

/** Uses the groups as customers if no column contains them. */
function takeGroups({ fields }: Guess, samples: readonly (readonly string[])[]): void {
  if (fields.includes('customer') || fields.includes('vendor')) return;
  if (samples.at(-1)?.some((name) => !noCustomer(name))) fields[fields.length - 1] = 'customer';
}

/** A price is only used with a quantity, and if no column has the amount. */
function dropUnitPrice({ fields, unneeded }: Guess): void {
  const price = fields.indexOf('unitPrice');
  const hasAmount = fields.includes('amount') || fields.includes('debit');
  if (price < 0 || (fields.includes('quantity') && !hasAmount)) return;
  fields[price] = null;
  if (hasAmount) unneeded.add(price);
}

interface Cells {
  cells: string[];
  numbers?: number[];
}

/** Returns the rows of data below a header. */
function rowsOf(rows: readonly TableRow[], header: Header, arrangement: Arrangement): Cells[] {
  return rows.flatMap((row) => {
    const taken = row.line > header.line && !isBlank(row) ? arrangement.take(row) : undefined;
    return taken && 'cells' in taken ? [taken] : [];
  });
}

interface Seen {
  /** The file's name. */
  file: string;
  names: readonly string[];
  notices: readonly string[];
  /** The rows above the header. */
  above: readonly TableRow[];
  /** The first rows of data. */
  below: readonly Cells[];
  /** Their cells by column, without blank ones. */
  samples: readonly (readonly string[])[];
  guess: Guess;
  /** The indexes of running balances. */
  running: ReadonlySet<number>;
  facts: TableFacts;
  rows: number;
  format: TableFormat;
  /** The encoding that a person chose. */
  encoding: Encoding | undefined;
  today: string;
  /** The firm's currency. */
  currency: string | null;
  arrangement: Arrangement;
}

function guessOf(seen: Seen): TableGuess {
  const { names, above, below, samples, guess, facts, rows, format, today, arrangement } = seen;
  const { fields, product } = guess;
  const lines = findLines(seen);
  const { kind } = lines;
  const marks = marksOf(fields, facts);
  const orders = ordersOf(facts, samples);
  const list = { file: seen.file, names, above, below, empty: facts.empty };
  const likeness = findLikeness({
    names,
    fields,
    unneeded: guess.unneeded,
    below,
    marks,
    kind,
    hasRates: facts.hasRates,
    home: seen.currency,
  });
  const mayTellOpen = [...likeness.values()].some((look) => look === 'balance' || look === 'payment');
  const open = kind !== 'invoices' || mayTellOpen ? [] : takeOpenAmounts(list, fields);
  if (lines.repeated !== undefined) likeness.set(lines.repeated, 'total');
  for (const place of lines.uncertainTaxes ?? []) likeness.set(place, 'tax');
  for (const [place, look] of likeness) if (look === 'rate' || look === 'total' || look === 'tax') fields[place] = null;
  const columns = names.map((name, place) => ({
    name,
    samples: below.slice(0, SHOWN).map(({ cells }) => (cells[place] ?? '').slice(0, 200)),
    field: fields[place] ?? null,
    dateOrders: orders.get(place) ?? [],
    latestDays: latestDaysOf(orders.get(place) ?? [], facts.days.get(place)),
    decimalMarks: marks.get(place) ?? [],
    blanks: facts.blanks.get(place) ?? 0,
    looksLike: likeness.get(place) ?? null,
    isEmpty: facts.empty.has(place),
    isRunning: seen.running.has(place),
  }));
  const encoding = encodingOf(seen);
  const instead = insteadOf({ names, above, below, guess });
  const latestCredits = latestDaysOf(orders.get(fields.indexOf('date')) ?? [], facts.creditDays);
  const title = titleDayIn(above, { kind, columns, latestCredits }, today);
  const latest = latestDay(columns);
  const ages =
    kind === 'invoices' && title.titleDay === null && title.futureTitle === null
      ? dayOfAges({ columns, below }, latest ?? '', today)
      : undefined;
  const money = findCurrency({ names, fields, unneeded: guess.unneeded, above, below, samples, columns, firm: seen.currency });
  // A currency without decimals leaves no doubt what the only sign in `1,234` is.
  if (minorDigits(money.currency) === 0 && !money.asksCurrency) {
    for (const [place, column] of columns.entries()) {
      const mark = facts.numbers.get(place)?.markOfWhole;
      if (column.field && moneyFields.includes(column.field) && column.decimalMarks.length > 1 && mark)
        column.decimalMarks = [mark];
    }
  }
  const questions = columns.flatMap(({ name, field, dateOrders, decimalMarks, looksLike }) => {
    if (field && dayFields.includes(field) && dateOrders.length > 1)
      return [`Say in which order the days of “${name}” are written.`];
    if (field && numberFields.includes(field) && decimalMarks.length > 1) return [`Choose the decimal mark of “${name}”.`];
    if (looksLike === 'rate') return [rateQuestion(name, seen.currency ?? money.currency)];
    if (looksLike === 'total') return [repeatedAmount(name)];
    if (looksLike === 'tax') return [taxQuestion(name)];
    if (looksLike) return [`Say whether “${name}” is what is open, what was paid, or neither.`];
    return [];
  });
  questions.push(...lines.questions);
  if (!kind)
    questions.unshift(
      isBankStatement(names, fields) || isOfBank(names, fields) ? BANK_STATEMENT : 'Say what the rows of this table are.',
    );
  else {
    const missing = lacks(kind, fields).map((group) => group.map((field) => nounOf[field]).join(' or '));
    questions.push(...missing.map((noun) => `Say which column holds ${noun}.`));
  }
  if (money.asksCurrency && kind !== 'customers') questions.push('Say which currency the amounts are in.');
  if (title.futureTitle !== null && kind !== 'customers') questions.push(futureTitleQuestion(title.futureTitle));
  return {
    kind,
    connectionType: product?.connectionType ?? ConnectionType.microsoftOffice,
    columns,
    encoding,
    rows,
    asOf: title.titleDay ?? ages?.day ?? latest,
    ...title,
    ...(ages && { titleDay: ages.day }),
    ...money,
    firmCurrency: seen.currency,
    credits: facts.credits,
    paysItself: kind === 'invoices' && paysItself(seen, guess),
    ...openOnly({ ...list, fields: kind === 'invoices' ? fields : [] }),
    hasUndatedPayments: hasUndatedPayments({ names, fields, below }),
    isNegative: rows > 0 && facts.negatives === rows,
    latestCredits,
    instead,
    questions: instead ? [instead] : questions,
    notices: [
      ...seen.notices,
      ...open,
      ...(ages ? [`“${ages.name}” counts the days up to ${longDayText(ages.day)}, which is the as-of date.`] : []),
      ...untypedCredits(fields, facts),
      ...vagueTerms(seen),
      ...otherCurrencies(seen),
      ...(kind === 'customers' ? [] : unknownStatuses(facts)),
      ...cutNumbers(seen),
      ...rounded({ facts, columns, kind, currency: money.currency }),
      ...(title.futureTitle === null || kind === 'customers' ? [] : [futureTitleNotice(title.futureTitle)]),
      ...leftOut(arrangement),
      ...unusedColumns(columns, samples, guess),
      ...noticesOf(format, encoding),
    ],
  };
}

/** Returns a notice that credits are imported as credit notes, because credits of an account can also be payments. */
function untypedCredits(fields: readonly (TableField | null)[], { credits }: TableFacts): string[] {
  if (!credits || fields.includes('type') || !(fields.includes('credit') || fields.includes('side'))) return [];
  return ['Credits are imported as credit notes, because no column says which of them are payments.'];
}

/** Returns a notice on rows that are rejected, because their amount and their column of currencies contradict each other. */
function otherCurrencies({ names, guess: { fields }, facts: { otherCurrencies: count } }: Seen): string[] {
  if (!count) return [];
  const what = count === 1 ? '1 row names' : `${count} rows name`;
  return [
    `${what} another currency beside the amount than in “${names[fields.indexOf('currency')]}”, and will be rejected. Leave that column out, or correct the file.`,
  ];
}

/** Returns a notice on payment terms without a due date. Rows with them are rejected unless the column is left out. */
function vagueTerms({ names, guess: { fields }, facts: { vagueTerms } }: Seen): string[] {
  if (!vagueTerms.size) return [];
  const named = [...vagueTerms].slice(0, NAMED_TERMS).map((terms) => `“${terms.slice(0, 100)}”`);
  const all = [...named, ...(vagueTerms.size > NAMED_TERMS ? ['others'] : [])].join(', ');
  const column = names[fields.indexOf('terms')];
  return [
    `The column “${column}” has terms that give no due date (${all}); rows with them are rejected. Leave the column out to have all of its rows due by your firm's payment terms.`,
  ];
}

const BANK_STATEMENT =
  'These rows look like a bank statement, which names neither customers nor invoices. Upload a list of payments with the customer or the invoice number instead, or say what the rows are.';

/** Returns true for entries of a bank account: a day, an amount and a text. */
function isBankStatement(names: readonly string[], fields: readonly (TableField | null)[]): boolean {
  const has = (field: TableField) => fields.includes(field);
  const hasAmount = has('amount') || (has('debit') && has('credit'));
  const isOfDocuments = (['customer', 'customerId', 'number', 'vendor', 'dueDate', 'item'] as const).some(has);
  return has('date') && hasAmount && !isOfDocuments && names.some((name) => ofBank.test(plainWords(name)));
}

const ofBank =
  /\b(memo|narrative|narration|details?|descriptions?|transaction|payee|counterparty|causale|descrizione|concepto|descricao|historico|libelle|omschrijving|tekst|value date|balance)\b|verwendungszweck|buchungstext|wertstellung/;

/** Returns a notice on statuses that could mean that a row does not count. */
function unknownStatuses({ unknownStatuses: statuses }: TableFacts): string[] {
  if (!statuses.size) return [];
  const named = [...statuses].slice(0, NAMED).map(([status, count]) => `“${status.slice(0, 50)}” (${counted(count, 'row')})`);
  const more = statuses.size - NAMED;
  const all = `${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
  return [
    `The import does not know the ${statuses.size === 1 ? 'status' : 'statuses'} ${all}. These rows are imported, unlike drafts and void documents: remove them from the file if they should not count.`,
  ];
}

/** Returns a notice on invoices of which an unknown part was settled from the customer's balance. */
function dueOtherwise(column: string, { dueOtherwise: count }: TableFacts): string[] {
  if (!count) return [];
  const what = count === 1 ? '1 invoice that is not paid has' : `${count} invoices that are not paid have`;
  return [
    `${what} another amount in “${column}” than its total, because the customer's balance was used or added. The import can't tell how much of it is open and counts all of the total that no column says was paid. Export the column “Amount Remaining” too to have what is open.`,
  ];
}

/** Returns notices on numbers that a spreadsheet has cut. They say nothing about which invoice or customer a row is of. */
const cutNumbers = ({ names, facts }: Seen): string[] =>
  [...facts.cut].map(([place, { count, sample }]) => {
    const what = count === 1 ? '1 number' : `${count} numbers`;
    return `A spreadsheet has cut ${what} in “${names[place]}” to ones like “${sample}”, which are not used. To have them, import the original file, not one that a spreadsheet saved.`;
  });

/** Returns notices on amounts with more decimals than their currency has. */
function rounded({
  facts,
  columns,
  kind,
  currency,
}: Pick<TableGuess, 'columns' | 'kind' | 'currency'> & { facts: TableFacts }): string[] {
  const mark = columns.find(({ field }) => field && ['amount', 'debit', 'balance'].includes(field))?.decimalMarks[0] ?? '.';
  return facts.roundings.of(mark, currency).map(([code, rounding]) => {
    const { count } = rounding;
    const what = count === 1 ? '1 amount has' : `${count} amounts have`;
    const result =
      kind === 'invoice-lines'
        ? 'each invoice is rounded as a whole, and the result of the import says what that changes'
        : `${count === 1 ? 'it is' : 'they are'} rounded, ${roundingText(rounding, code)}`;
    return `${what} more decimals than ${code} has: ${result}.`;
  });
}

function leftOut({ groups, totals, headers, footers }: Arrangement): string[] {
  const what = [
    ...(headers ? [`${headers} ${headers === 1 ? 'row that repeats' : 'rows that repeat'} the header`] : []),
    ...(groups ? [`${groups} ${groups === 1 ? 'row that only names what follows' : 'rows that only name what follows'}`] : []),
    ...(totals ? [`${totals} ${totals === 1 ? 'row of a total' : 'rows of totals'}`] : []),
    ...(footers ? [`${footers} ${footers === 1 ? 'row of a footer' : 'rows of footers'}`] : []),
  ];
  return what.length ? [`Not imported as rows of their own: ${what.join(' and ')}.`] : [];
}

/**
 * Returns the decimal marks of each column of numbers. A file is written in one notation, so a column with an unambiguous mark
 * decides for the ambiguous ones.
 */
function marksOf(fields: readonly (TableField | null)[], { numbers }: TableFacts): Map<number, DecimalMark[]> {
  const marks = new Map([...numbers].map(([place, facts]) => [place, facts.marks]));
  const sure = new Set(
    [...numbers].flatMap(([place, facts]) => {
      const field = fields[place];
      return field && moneyFields.includes(field) && facts.isSure ? facts.marks : [];
    }),
  );
  const [only] = sure;
  if (sure.size === 1 && only)
    for (const [place, open] of marks) if (open.length > 1 && !numbers.get(place)?.isSure) marks.set(place, [only]);
  return marks;
}

/** The number of texts that show an encoding, and their maximum length. */
const ENCODED = 5;
const LONGEST_ENCODED = 60;

/** Returns the encoding of a text file with texts that show whether it is right. */
function encodingOf({
  format,
  encoding,
  names,
  below,
}: Pick<Seen, 'format' | 'encoding' | 'names' | 'below'>): TableGuess['encoding'] {
  if (!('encoding' in format)) return null;
  const texts = [...below.flatMap(({ cells }) => cells), ...names].filter((text) => /\P{ASCII}/u.test(text));
  const samples = [...new Set(texts.map((text) => text.trim().slice(0, LONGEST_ENCODED)))].slice(0, ENCODED);
  return { name: format.encoding, samples, ...(encoding && { isChosen: true }) };
}

function noticesOf(format: TableFormat, encoding: TableGuess['encoding']): string[] {
  const [sample] = encoding?.samples ?? [];
  const shown = sample === undefined ? '' : ` (“${sample}”)`;
  const read =
    encoding && encoding.name !== 'utf-8'
      ? [`The file was read as ${encodingNames[encoding.name]}: check that its letters are right${shown}.`]
      : [];
  if (!('sheet' in format) || !format.otherSheets.length) return read;
  const { sheet, otherSheets } = format;
  const named = otherSheets.slice(0, NAMED).map((name) => `“${name}”`);
  const more = otherSheets.length - named.length;
  return [...read, `Only the sheet “${sheet}” is read, not ${named.join(', ')}${more ? ` and ${more} more` : ''}.`];
}

/** Reads the first rows. Returns them, and the batches that they came in, after which the reading continues. */
async function* firstRows(
  reading: AsyncGenerator<RowBatch>,
): AsyncGenerator<Progress, { sample: TableRow[]; batches: RowBatch[] }> {
  const sample: TableRow[] = [];
  const batches: RowBatch[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reading.next();
    if (done) return { sample, batches };
    batches.push(value);
    for (const row of value.rows) {
      sample.push(row);
      length += lengthOf(row);
      if (sample.length >= SAMPLE || length >= SAMPLE_LENGTH) return { sample, batches };
    }
    yield { rows: 0, bytes: 0 };
  }
}
