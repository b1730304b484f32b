import { type TableField, type TableKind, tableField } from '../../contract/table';
import { plainDecimal } from '../../table-file/amounts';
import { currenciesNamed } from '../../table-file/currency';
import { readDay } from '../../table-file/days';
import { addedFields, dayFields, lacks, numberFields } from '../../table-file/fields';
import { saleTypeOf, sideOf } from '../../table-file/sale-types';
import { cached } from './cached';
import { flagOf, isFieldName, isNetAmount, nameScore, plainWords, withoutInnerCapitals } from './header-words';
import { type Product, products } from './products';
import { isMost } from './shares';
import { synonyms } from './synonyms';
import type { TableRow } from './table-row';

/** Returns a header without case, punctuation and repeated spaces: `*ContactName` and `Contact name` are the same. */
export const wordsOf = (header: string): string =>
  withoutInnerCapitals(header.normalize('NFC'))
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    // The lower case of the Turkish capital i with a dot.
    .replace(/i\u0307/g, 'i')
    .replace(/[^\p{L}\p{M}\p{N}#]+/gu, ' ')
    .trim();

/** The same words without accents, because names of a database's columns have none. */
const plainSynonyms = new Map(tableField.options.map((field) => [field, synonyms[field].map(plainWords)]));

/** Returns the words of the last part of a path such as “Invoice lines/Quantity”, as Odoo names columns; empty if it is none. */
const lastOfPath = (header: string): string =>
  /\p{L}{4}\/\p{L}{3}/u.test(header) ? plainWords(header.slice(header.lastIndexOf('/') + 1)) : '';

const words = new Map(tableField.options.flatMap((field) => synonyms[field].map((word) => [word, field])));

/** Returns true if a header names a field. */
export const isNamed = (header: string): boolean =>
  words.has(wordsOf(header)) || words.has(withoutCurrency(header)) || isFieldName(header);

/** Returns a header such as `Total (EUR)` or `Amount in CHF` without its currency. */
const withoutCurrency = (header: string): string =>
  wordsOf(
    header
      .trimEnd()
      .replace(
        /(?:[([（]\s{0,3}(?:[A-Z]{3}|\p{Sc}|円|元|税込|руб\.?)\s{0,3}[)\]）]|\bin (?:[A-Z]{3}|\p{Sc})|\b[A-Z]{3}|\p{Sc})$/u,
        '',
      ),
  );

export const isDay = cached((text) => (['mdy', 'dmy', 'ymd'] as const).some((order) => readDay(text, order) !== undefined));
export const isNumber = cached((text) => (['.', ','] as const).some((mark) => plainDecimal(text, mark) !== undefined));

/** Returns true for an e-mail address. */
export const isAddress = (text: string): boolean => text.length <= 254 && /^[^\s@]+@[^\s@]+$/.test(text);

/** Returns true for a day of this century or the last as an Excel serial number. An amount with cents is not a day. */
export const isSerial = (cell: string) => /^[2-7]\d{4}(\.\d+)?$/.test(cell.trim()) && !/\.\d\d$/.test(cell.trim());

/** Returns true if the cells of a column can be values of a field. A column without values fits any field. */
function fits(field: TableField, samples: readonly string[]): boolean {
  const cells = samples.filter((cell) => cell.trim() !== '');
  if (!cells.length) return true;
  const most = (test: (cell: string) => boolean) => isMost(cells, test);
  if (dayFields.includes(field)) return most((cell) => isDay(cell) || isSerial(cell));
  if (numberFields.includes(field)) return most(isNumber) && !most((cell) => isDay(cell) && !isNumber(cell));
  if (field === 'email') return most((cell) => cell.includes('@'));
  if (field === 'currency') return most((cell) => currenciesNamed(cell).length > 0);
  if (field === 'side') return cells.every((cell) => sideOf(cell.trim()));
  if (field === 'customer' || field === 'vendor') return most((cell) => !isDay(cell));
  if (field === 'type' || field === 'status') return !most(isNumber);
  return true;
}

export interface Guess {
  fields: (TableField | null)[];
  /** Columns that are known and not needed. */
  unneeded: Set<number>;
  product: Product | undefined;
  /** True if the values show that the amount is the total with tax, whatever its name. */
  isTotal: boolean;
  /** True if the title says that the rows are payments. */
  isTitledPayments: boolean;
  /** True if every row has the type of a payment. */
  hasOnlyPayments: boolean;
  /** True if the rows are customers with their addresses. */
  isDirectory: boolean;
}

/** Fields of numbers that are only taken by an exact name, or by values (`guessByValues`, `findLikeness`). */
const settled: readonly TableField[] = ['paid', 'balance'];

/**
 * Takes fields that no header names exactly, by the words of the headers and what the cells can be, the likeliest pairs of field
 * and column first.
 */
function takeLikely(headers: readonly string[], samples: readonly (readonly string[])[], fields: (TableField | null)[]): void {
  const flag = headers.findIndex((header, place) => flagOf(header, samples[place] ?? []) !== undefined);
  if (flag >= 0 && !fields.includes('status')) fields[flag] = 'status';
  const claims = tableField.options.flatMap((field) =>
    headers.flatMap((header, place) => {
      const cells = samples[place] ?? [];
      const score = fields[place] || settled.includes(field) ? 0 : nameScore(field, header);
      if (!score || !cells.length || !fits(field, cells) || !suits(field, cells)) return [];
      return [{ field, place, score: score + (isDistinct(field, cells) ? 5 : 0) }];
    }),
  );
  claims.sort((a, b) => b.score - a.score || order.indexOf(a.field) - order.indexOf(b.field) || a.place - b.place);
  takeNames(headers, samples, fields);
  for (const { field, place } of claims) {
    if (fields[place] || fields.includes(field)) continue;
    if (field === 'amount' && fields.includes('debit') && fields.includes('credit')) continue;
    if (field === 'exchangeRate' && !fields.includes('currency') && !claims.some((claim) => claim.field === 'currency')) continue;
    fields[place] = field;
  }
  takePaymentDay(headers, samples, fields);
  takeDayOfInvoice(headers, samples, fields);
  // What is spent is often published without the tax that is refunded.
  const net = headers.findIndex(
    (header, place) => !fields[place] && /\bnet\b/.test(plainWords(header)) && fits('amount', samples[place] ?? []),
  );
  if (net >= 0 && fields.includes('vendor') && !fields.includes('amount')) fields[net] = 'amount';
  takeNet(headers, samples, fields);
}

/** Takes the amount without tax where no column has the whole amount and another one has the tax. */
function takeNet(headers: readonly string[], samples: readonly (readonly string[])[], fields: (TableField | null)[]): void {
  if (fields.includes('amount') || fields.includes('vendor') || !fields.includes('tax')) return;
  const net = headers.findIndex(
    (header, place) => !fields[place] && isNetAmount(header) && samples[place]?.length && fits('amount', samples[place] ?? []),
  );
  if (net >= 0) fields[net] = 'amount';
}

/** Takes the day of payment of a list of vendors, because the day of a bill is not when it was paid. */
function takePaymentDay(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  fields: (TableField | null)[],
): void {
  if (!fields.includes('vendor') || fields.includes('customer') || fields.includes('paidOn')) return;
  const isPaid = (place: number) =>
    /paid|payment|check|cheque|clear|remit|disburse|zahl|paiement|reglement/.test(plainWords(headers[place] ?? ''));
  const date = fields.indexOf('date');
  if (date >= 0 && isPaid(date)) return;
  const place = headers.findIndex(
    (_, at) => !fields[at] && isPaid(at) && (samples[at]?.length ?? 0) > 0 && fits('date', samples[at] ?? []),
  );
  if (place < 0) return;
  if (date >= 0) fields[date] = null;
  fields[place] = 'date';
}

/** Takes another column as the date of a list of invoices whose only date so far is that of their payment. */
function takeDayOfInvoice(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  fields: (TableField | null)[],
): void {
  const place = fields.indexOf('date');
  if (place < 0 || !fields.includes('dueDate') || fields.includes('paidOn')) return;
  if (!nameScore('paidOn', headers[place] ?? '')) return;
  fields[place] = 'paidOn';
  const [best] = headers
    .flatMap((header, at) => {
      const cells = samples[at] ?? [];
      const score = fields[at] ? 0 : nameScore('date', header);
      return score && cells.length && fits('date', cells) ? [{ at, score }] : [];
    })
    .sort((one, other) => other.score - one.score || one.at - other.at);
  if (best) fields[best.at] = 'date';
}

const withoutLetters = (cells: readonly string[]) => cells.length > 0 && !cells.some((cell) => /\p{L}/u.test(cell));

/** If the column of customers or vendors only has ids, and another one their names, uses the names. */
function takeNames(headers: readonly string[], samples: readonly (readonly string[])[], fields: (TableField | null)[]): void {
  for (const field of ['customer', 'vendor'] as const) {
    const place = fields.indexOf(field);
    if (place < 0 || !withoutLetters(samples[place] ?? [])) continue;
    const named = headers.findIndex(
      (header, at) =>
        !fields[at] &&
        /name|naam|bezeichnung/.test(plainWords(header)) &&
        nameScore('customer', header) + nameScore(field, header) > 0 &&
        suits(field, samples[at] ?? []),
    );
    if (named < 0) continue;
    fields[place] = field === 'customer' && !fields.includes('customerId') ? 'customerId' : null;
    fields[named] = field;
  }
}

/** Returns true if cells can be values of a field whose name is only likely. */
function suits(field: TableField, cells: readonly string[]): boolean {
  const most = (test: (cell: string) => boolean) => isMost(cells, test);
  if (field === 'customer' || field === 'vendor') return most((cell) => /\p{L}/u.test(cell) && !isNumber(cell));
  if (field === 'number' || field === 'customerId')
    return most((cell) => /\d/.test(cell) && !/[.,]\d{2}$/.test(cell.trim())) && !most((cell) => isDay(cell) && !isNumber(cell));
  if (field === 'exchangeRate') return cells.every((cell) => isNumber(cell) && !/[-(]/.test(cell));
  return true;
}

/** A number differs between rows, and a name repeats. */
const isDistinct = (field: TableField, cells: readonly string[]): boolean => {
  const different = new Set(cells).size;
  if (field === 'number') return different === cells.length;
  return (field === 'customer' || field === 'vendor') && different > 1;
};

const mayTellType = (field: TableField | null) => field === null || field === 'description';

/** Returns true if every cell names the type of its row, and not all of them are invoices. */
function tellsType(cells: readonly string[]): boolean {
  const types = cells.map((cell) => (cell.trim().split(/\s+/).length <= 3 ? saleTypeOf(cell) : undefined));
  return types.every((type) => type !== undefined) && types.some((type) => type !== 'invoice');
}

/** Returns the product whose exports have these headers. */
export function productOf(headers: readonly string[]): Product | undefined {
  const named = new Set(headers.map(wordsOf));
  return products.find(({ headers: all }) => all.every((name) => named.has(name)));
}

/** Guesses the field of each column from its header and its cells. Each field is used once. */
export function guessFields(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  above: readonly TableRow[] = [],
): Guess {
  const product = productOf(headers);
  const known = product?.columns ?? {};
  const unneeded = new Set<number>();
  const fields: (TableField | null)[] = headers.map(() => null);
  const taken = new Set<TableField>();
  const isKnown = (place: number) => Object.hasOwn(known, wordsOf(headers[place] ?? ''));
  for (const [place, header] of headers.entries()) {
    const field = isKnown(place) ? known[wordsOf(header)] : undefined;
    if (field === null) unneeded.add(place);
    if (!field || field === 'ask' || !fits(field, samples[place] ?? [])) continue;
    if (taken.has(field) && !addedFields.includes(field)) continue;
    fields[place] = field;
    taken.add(field);
  }
  const claims = tableField.options.flatMap((field) =>
    headers.flatMap((header, place) => {
      if (isKnown(place)) return [];
      const ranks = [
        synonyms[field].indexOf(wordsOf(header)),
        synonyms[field].indexOf(withoutCurrency(header)),
        plainSynonyms.get(field)?.indexOf(plainWords(header)) ?? -1,
        plainSynonyms.get(field)?.indexOf(lastOfPath(header)) ?? -1,
      ];
      const rank = ranks.find((one) => one >= 0);
      return rank !== undefined && fits(field, samples[place] ?? []) ? [{ field, place, rank }] : [];
    }),
  );
  claims.sort((a, b) => a.rank - b.rank || order.indexOf(a.field) - order.indexOf(b.field));
  for (const { field, place } of claims) {
    if (taken.has(field) || fields[place]) continue;
    fields[place] = field;
    taken.add(field);
  }
  if (!product) takeLikely(headers, samples, fields);
  const type = fields.includes('type')
    ? -1
    : fields.findIndex((field, place) => mayTellType(field) && !isKnown(place) && tellsType(samples[place] ?? []));
  if (type >= 0) fields[type] = 'type';
  const drop = (field: TableField) => {
    const place = fields.indexOf(field);
    if (place < 0) return;
    fields[place] = null;
    unneeded.add(place);
  };
  // Debit and credit are used as a pair, and only without a signed amount.
  if (fields.includes('amount') || !(taken.has('debit') && taken.has('credit'))) {
    drop('debit');
    drop('credit');
  }
  return {
    fields,
    unneeded,
    product,
    isTotal: false,
    isTitledPayments: above.some(isPaymentsTitle),
    hasOnlyPayments: hasOnlyPayments(samples[fields.indexOf('type')] ?? []) || hasPaymentIds(headers, samples, fields),
    isDirectory: isDirectory(headers, samples, fields),
  };
}

/** Returns true if payments have numbers of their own beside the invoices that they pay, of which one has several payments. */
function hasPaymentIds(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  fields: readonly (TableField | null)[],
): boolean {
  const numbers = samples[fields.indexOf('number')] ?? [];
  if (new Set(numbers).size === numbers.length) return false;
  return headers.some((header, place) => {
    const cells = samples[place] ?? [];
    return (
      /\b(payment|transaction|txn|receipt|charge) (id|no|number|ref|reference)\b/.test(plainWords(header)) &&
      cells.length > 1 &&
      new Set(cells).size === cells.length
    );
  });
}

const hasOnlyPayments = (types: readonly string[]) => types.length > 0 && types.every((type) => saleTypeOf(type) === 'payment');

/** Returns true for a title such as “Payments” or “Customer Payments”, but not “Invoices and Received Payments”. */
const isPaymentsTitle = (row: TableRow): boolean => {
  const title = 'cells' in row ? row.cells.join(' ').slice(0, 200) : '';
  return (
    /\b(payments?|receipts|zahlungen|zahlungseingänge|paiements|encaissements|pagos|pagamenti|betalingen)\b/i.test(title) &&
    !/invoice|rechnung|facture|factura|fattur|factuur/i.test(title)
  );
};

/** Returns true for a list of customers: every row is another one, and says where or how to reach them. */
function isDirectory(
  headers: readonly string[],
  samples: readonly (readonly string[])[],
  fields: readonly (TableField | null)[],
): boolean {
  const names = samples[fields.indexOf('customer')] ?? [];
  if (!names.length || new Set(names).size < names.length || fields.includes('number') || fields.includes('dueDate'))
    return false;
  const contacts = headers.filter(
    (header, place) =>
      fields[place] === 'email' || /phone|telef|mobile|address|adresse|street|\bcity\b|postal|\bzip\b/.test(plainWords(header)),
  );
  return contacts.length > 1;
}

/** The priority of fields that match a column equally well. */
const order = Object.keys(synonyms) as TableField[];

const ofCreditNotes = /^(credit (memo|note)|gutschrifts?|avoir|nota de credito) ?(id|no|number|nr|nummer|#)$|^gutschriftsnummer$/;

/** Guesses what the rows are; null if that is unclear. */
export function guessKind(
  headers: readonly string[],
  { fields, product, isTotal, isTitledPayments, hasOnlyPayments, isDirectory }: Omit<Guess, 'unneeded'>,
): TableKind | null {
  if (product?.instead) return null;
  if (product?.kind && !lacks(product.kind, fields).length) return product.kind;
  const has = (...some: TableField[]) => some.every((field) => fields.includes(field));
  // Uses the names of mapped columns only, because an invoice can have a column for what was received too.
  const named = headers
    .filter((_, place) => fields[place] && fields[place] !== 'terms' && fields[place] !== 'status')
    .map(wordsOf)
    .join(' | ');
  const namesPayment = /\b(payment|paid|check|cheque|clearing|zahlung|paiement)/.test(named);
  const nameOf = (field: TableField) => plainWords(headers[fields.indexOf(field)] ?? '');
  const isAllOfPayments = [nameOf('date'), nameOf('amount')].every((name) =>
    /\b(payment|receipt|zahlung|paiement|pago)/.test(name),
  );
  const isPaymentList =
    (isTitledPayments || /\b(payment|received|receipt|deposit|check|cheque|zahlung|zahlungsdatum|paiement)\b/.test(named)) &&
    !has('dueDate') &&
    !has('balance') &&
    (!has('status') || isAllOfPayments);
  if (!product && isOfBank(headers, fields)) return null;
  // A list of credit notes has no kind of its own; a person has to say what its amounts are.
  if (!product && !has('type') && headers.some((header) => ofCreditNotes.test(plainWords(header)))) return null;
  const kinds: readonly [TableKind, boolean][] = [
    ['customers', isDirectory && !product],
    ['payments', hasOnlyPayments && !has('vendor') && !has('dueDate') && !has('balance') && !has('status')],
    // Bills with due dates were not necessarily paid.
    ['vendor-payments', has('vendor') && !has('customer') && (!has('dueDate') || has('paidOn') || namesPayment)],
    // With its tax, an amount without tax makes the total, as on a line.
    ['invoice-lines', has('quantity') || has('item') || (!product && !isTotal && has('tax') && isNetAmount(nameOf('amount')))],
    ['payments', isPaymentList],
    ['invoices', has('number') || has('dueDate') || has('balance') || has('type')],
    ['customers', has('customer') && !has('amount') && !has('date')],
  ];
  const whole = kinds.find(([kind, fitsKind]) => fitsKind && !lacks(kind, fields).length)?.[0];
  return whole ?? (isInvoiceList(has) && !isPaymentList ? 'invoices' : null);
}

/** Returns true for transactions of a bank account: their columns are named so, and none is of an invoice. */
export function isOfBank(headers: readonly string[], fields: readonly (TableField | null)[]): boolean {
  if ((['dueDate', 'balance', 'paidOn', 'quantity'] as const).some((field) => fields.includes(field))) return false;
  const some = (words: RegExp) => headers.some((header) => words.test(plainWords(header)));
  return (
    some(
      /\b(counterparty|iban|bic|swift|tx|trx)\b|\b(transaction|bank) (id|account|reference)\b|\bvalue date\b|verwendungszweck|valutadatum/,
    ) && !some(/\binv(oice)?\b|invoice|rechnung|factu|fattur|fatura|faktur|customer|client|kunde|vendor|supplier|payment/)
  );
}

/** Returns true for a list of invoices in which only the column of one field is unknown. */
const isInvoiceList = (has: (...some: TableField[]) => boolean) =>
  has('number') &&
  (has('amount') || has('balance')) &&
  !has('vendor') &&
  !has('quantity') &&
  !has('item') &&
  (has('date', 'dueDate') || ((has('customer') || has('customerId')) && (has('dueDate') || has('status'))));

/** Names of columns that only account postings have. */
const ofPostings = /^(journal|code journal|journal code|jnl|lettrage|ecriture let|écriture let)$/;

export const isPosting = (name: string): boolean => ofPostings.test(wordsOf(name));

/**
 * Returns true if the rows are account postings instead of documents: they have debit, credit and an account, but no due date.
 */
export const isGeneralLedger = (names: readonly string[], fields: readonly (TableField | null)[]): boolean => {
  const has = (field: TableField) => fields.includes(field);
  if (!has('debit') || !has('credit')) return false;
  return names.some(isPosting) || (has('account') && !has('dueDate') && !has('balance') && !has('amount'));
};
