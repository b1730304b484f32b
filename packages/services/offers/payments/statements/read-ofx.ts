import { isCurrency } from '@suite/values/currency';
import { isDay } from '@suite/values/iso-day';
import { minorUnits } from '@suite/values/money';
import { bankIdOf, type FileLine, lineText, MAX_LINES, StatementRefusedError, tooManyLines } from './statement-file';

/** Elements that hold others; all other elements hold text, and version 1 does not close them. */
const groups = new Set(['CURRENCY', 'ORIGCURRENCY', 'PAYEE', 'BANKACCTTO', 'CCACCTTO']);
const transactions = new Set(['STMTTRN', 'STMTTRNP']);
const statements = new Set(['STMTRS', 'CCSTMTRS']);

type Values = Map<string, string>;

/**
 * Reads the transactions of an OFX file, version 1 (SGML, whose elements need no end) and version 2 (XML).
 * @throws StatementRefusedError
 */
export function readOfx(text: string): FileLine[] {
  const start = text.search(/<OFX>/i);
  if (start === -1) throw new StatementRefusedError('This OFX file has no content. Export the statement again.');
  const lines: FileLine[] = [];
  let account = '';
  let currency = '';
  let values: Values | undefined;
  let group = '';
  for (const { name, isEnd, value } of tagsOf(text, start)) {
    if (statements.has(name) && !isEnd) [account, currency] = ['', ''];
    else if (name === 'CURDEF' && !isEnd) currency = value;
    else if (name === 'ACCTID' && !isEnd && !values) account = value.slice(0, 50);
    else if (transactions.has(name) && !isEnd) values = new Map();
    else if (transactions.has(name) && values) {
      lines.push(lineOf(values, { place: lines.length + 1, account, currency, isPending: name === 'STMTTRNP' }));
      [values, group] = [undefined, ''];
      if (lines.length > MAX_LINES) throw tooManyLines();
    } else if (groups.has(name)) group = isEnd ? '' : name;
    else if (values && !isEnd && value) values.set(group ? `${group}.${name}` : name, value);
  }
  if (values) throw new StatementRefusedError('The OFX file ends in the middle of a transaction. Export the statement again.');
  return lines;
}

interface Tag {
  name: string;
  isEnd: boolean;
  value: string;
}

/** Yields the tags of the text, each with the text behind it. @throws StatementRefusedError for declarations, which OFX has not */
function* tagsOf(text: string, from: number): Generator<Tag> {
  for (let open = text.indexOf('<', from); open !== -1; ) {
    const close = text.indexOf('>', open);
    if (close === -1) throw new StatementRefusedError('The OFX file ends in the middle of a tag. Export the statement again.');
    const next = text.indexOf('<', close);
    const tag = text.slice(open + 1, Math.min(close, open + 100));
    if (tag.startsWith('!')) throw new StatementRefusedError('The OFX file has a declaration, which OFX does not allow.');
    const isEnd = tag.startsWith('/');
    const name = (isEnd ? tag.slice(1) : tag).trim().toUpperCase();
    const value = isEnd ? '' : decoded(text.slice(close + 1, Math.min(next === -1 ? text.length : next, close + 1 + LONGEST)));
    yield { name, isEnd, value };
    open = next;
  }
}

/** Characters of a value that are read. */
const LONGEST = 2000;

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** Returns a value with its escapes as they are meant. */
const decoded = (value: string): string =>
  value
    .replace(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|(amp|lt|gt|quot|apos|nbsp));/gi, (whole, decimal, hexadecimal, name) => {
      if (name) return named[String(name).toLowerCase()] ?? whole;
      const code = decimal ? Number(decimal) : Number.parseInt(hexadecimal, 16);
      return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
    })
    .trim();

/** Returns the day of `20270131`, `20270131120000` and `20270131120000.000[-5:EST]`; the bank's own day. */
function dayOf(text: string | undefined): string | null {
  const [, year, month, day] = /^(\d{4})(\d{2})(\d{2})/.exec(text ?? '') ?? [];
  const found = `${year}-${month}-${day}`;
  return isDay(found) ? found : null;
}

interface Where {
  place: number;
  account: string;
  currency: string;
  isPending: boolean;
}

function lineOf(values: Values, { place, account, currency: ofAccount, isPending }: Where): FileLine {
  const written = values
    .get('TRNAMT')
    ?.replace(/^\+/, '')
    .replace(/^(-?\d+),(\d*)$/, '$1.$2')
    .replace(/^(-?)\./, '$10.');
  const currency = (values.get('CURRENCY.CURSYM') ?? ofAccount).toUpperCase();
  const units = written !== undefined && isCurrency(currency) ? minorUnits(written, currency) : undefined;
  const said = {
    place,
    account,
    on: dayOf(values.get('DTPOSTED')),
    amount: units === undefined ? null : Math.abs(units),
    currency: isCurrency(currency) ? currency : null,
    payer: lineText([values.get('NAME') ?? values.get('PAYEE.NAME')], 200),
    text: lineText([values.get('MEMO'), values.get('EXTDNAME'), values.get('REFNUM'), values.get('CHECKNUM')]),
    bankId: bankIdOf(values.get('FITID')),
  };
  const of = (kind: FileLine['kind'], problem: string | null = null): FileLine => ({ ...said, kind, problem });
  if (isPending) return of('pending');
  if (units === undefined) return of('unreadable', 'Its amount or currency cannot be read.');
  if (values.has('CORRECTFITID'))
    return of(
      'unreadable',
      'The bank corrects an earlier line with it. Compare the two, and undo the earlier one if it was matched.',
    );
  if (units < 0) return of('debit');
  if (units === 0) return of('zero');
  return said.on === null ? of('unreadable', 'Its date cannot be read.') : of('credit');
}
