import { limitedParser, XmlRefusedError } from '@suite/kernel/xml/limited-parser';
import { isCurrency } from '@suite/values/currency';
import { isDay } from '@suite/values/iso-day';
import { minorUnits } from '@suite/values/money';
import { bankIdOf, type FileLine, lineText, MAX_LINES, StatementRefusedError, tooManyLines } from './statement-file';

const limits = { depth: 40, elements: 1_000_000, attributes: 20, name: 200, markup: 20_000, text: 20_000 };

/** An element of an entry. */
interface Element {
  name: string;
  currency: string | undefined;
  text: string;
  children: Element[];
}

/** Messages of ISO 20022 that are no statements of an account. */
const others: Readonly<Record<string, string>> = {
  BkToCstmrAcctRpt: 'This is a report of the day (camt.052), whose entries may still change. Upload the statement (camt.053).',
  BkToCstmrDbtCdtNtfctn: 'This is a notification (camt.054). Upload the statement of the account (camt.053).',
};

/** Reads a statement of ISO 20022, camt.053 of any version. @throws StatementRefusedError */
export function readCamt(text: string): FileLine[] {
  const lines: FileLine[] = [];
  const path: string[] = [];
  let account: Element | undefined;
  let entry: Element | undefined;
  let stack: Element[] = [];
  let place = 0;
  let isStatement = false;
  const parser = limitedParser(limits, {
    opened(name, attributes) {
      const other = others[name];
      if (other !== undefined) throw new StatementRefusedError(other);
      if (name === 'BkToCstmrStmt') isStatement = true;
      path.push(name);
      const element = { name, currency: attributes.Ccy, text: '', children: [] };
      const parent = stack.at(-1);
      if (parent) parent.children.push(element);
      else if (path.at(-2) === 'Stmt' && (name === 'Ntry' || name === 'Acct')) {
        if (name === 'Ntry') entry = element;
        else account = element;
      } else return;
      stack.push(element);
    },
    text(more) {
      const current = stack.at(-1);
      if (current) current.text += more;
    },
    closed(name) {
      path.pop();
      stack.pop();
      if (name === 'Stmt' && !stack.length) account = undefined;
      if (stack.length || !entry) return;
      lines.push(...linesOf(entry, ++place, accountOf(account)));
      entry = undefined;
      stack = [];
      if (lines.length > MAX_LINES) throw tooManyLines();
    },
  });
  try {
    parser.write(text);
    parser.close();
  } catch (error) {
    if (!(error instanceof XmlRefusedError)) throw error;
    throw new StatementRefusedError(`The XML cannot be read: ${error.message}. Export the statement again.`);
  }
  if (!isStatement) throw new StatementRefusedError('This XML is no statement of a bank account (camt.053) and no OFX file.');
  return lines;
}

/** Returns the elements at a path. */
function allAt(element: Element | undefined, ...names: readonly string[]): Element[] {
  let found = element ? [element] : [];
  for (const name of names) found = found.flatMap(({ children }) => children.filter((child) => child.name === name));
  return found;
}

const textAt = (element: Element | undefined, ...names: readonly string[]): string | undefined =>
  allAt(element, ...names)[0]?.text.trim() || undefined;

const accountOf = (account: Element | undefined): string =>
  (textAt(account, 'Id', 'IBAN') ?? textAt(account, 'Id', 'Othr', 'Id') ?? '').slice(0, 50);

interface Amount {
  amount: number;
  currency: string;
}

function amountOf(element: Element | undefined): Amount | undefined {
  const currency = element?.currency;
  if (!element || currency === undefined || !isCurrency(currency)) return undefined;
  const amount = minorUnits(element.text.trim(), currency);
  return amount === undefined || amount < 0 ? undefined : { amount, currency };
}

/** Returns the lines of an entry: one for each payment of a batch, if its amounts are complete. */
function linesOf(entry: Element, place: number, account: string): FileLine[] {
  const whole = amountOf(allAt(entry, 'Amt')[0]);
  const details = allAt(entry, 'NtryDtls', 'TxDtls');
  const parts = details.map((one) => amountOf(allAt(one, 'Amt')[0] ?? allAt(one, 'AmtDtls', 'TxAmt', 'Amt')[0]));
  const total = parts.reduce((sum, part) => sum + (part?.amount ?? Number.NaN), 0);
  const isSplit = details.length > 1 && parts.every((part) => part?.currency === whole?.currency) && total === whole?.amount;
  const id = bankIdOf(textAt(entry, 'AcctSvcrRef'));
  if (!isSplit) return [lineOf(entry, details, whole, { place, account, bankId: id ?? bankIdOf(refOf(details[0])) })];
  return details.map((one, at) => {
    const bankId = bankIdOf(refOf(one)) ?? (id === null ? null : `${id} ${at + 1}`);
    // Some banks repeat the id of the entry in each of its payments.
    const own = bankId === id && id !== null ? `${id} ${at + 1}` : bankId;
    return lineOf(entry, [one], parts[at], { place, account, bankId: own });
  });
}

const refOf = (details: Element | undefined) => textAt(details, 'Refs', 'AcctSvcrRef');

type Where = Pick<FileLine, 'place' | 'account' | 'bankId'>;

function lineOf(entry: Element, details: readonly Element[], amount: Amount | undefined, where: Where): FileLine {
  const on = (textAt(entry, 'BookgDt', 'Dt') ?? textAt(entry, 'BookgDt', 'DtTm') ?? textAt(entry, 'ValDt', 'Dt'))?.slice(0, 10);
  const said = {
    ...where,
    on: on !== undefined && isDay(on) ? on : null,
    amount: amount?.amount ?? null,
    currency: amount?.currency ?? null,
    payer: lineText(
      details.flatMap((one) => [
        ...['Dbtr', 'UltmtDbtr'].flatMap((party) => [
          textAt(one, 'RltdPties', party, 'Nm'),
          textAt(one, 'RltdPties', party, 'Pty', 'Nm'),
        ]),
      ]),
      200,
    ),
    text: lineText([
      ...details.flatMap((one) => [
        ...allAt(one, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref').map((ref) => ref.text),
        // Banks wrap a text at 35 or 140 characters.
        allAt(one, 'RmtInf', 'Ustrd')
          .map((text) => text.text)
          .join(' '),
        ...allAt(one, 'RmtInf', 'Strd', 'AddtlRmtInf').map((text) => text.text),
        ...allAt(one, 'RmtInf', 'Strd', 'RfrdDocInf', 'Nb').map((text) => text.text),
        bankIdOf(textAt(one, 'Refs', 'EndToEndId')) ?? undefined,
        textAt(one, 'AddtlTxInf'),
      ]),
      textAt(entry, 'AddtlNtryInf'),
    ]),
  };
  return { ...said, ...judge(entry, details, said) };
}

function judge(
  entry: Element,
  details: readonly Element[],
  { on, amount }: Pick<FileLine, 'on' | 'amount'>,
): Pick<FileLine, 'kind' | 'problem'> {
  const unreadable = (problem: string) => ({ kind: 'unreadable' as const, problem });
  const of = (kind: FileLine['kind']) => ({ kind, problem: null });
  const [only, ...more] = details;
  const direction = (more.length ? undefined : textAt(only, 'CdtDbtInd')) ?? textAt(entry, 'CdtDbtInd');
  if (direction !== 'CRDT' && direction !== 'DBIT') return unreadable('It does not say whether it is a credit or a debit.');
  const isReversal = /^(true|1)$/.test(textAt(entry, 'RvslInd') ?? '');
  const status = textAt(entry, 'Sts', 'Cd') ?? textAt(entry, 'Sts') ?? 'BOOK';
  if (status === 'PDNG' || status === 'FUTR') return of('pending');
  if (status === 'INFO') return of('information');
  if (status !== 'BOOK') return unreadable(`Its status is ${status.slice(0, 40)}, which is not known.`);
  if (direction === 'DBIT') return of(isReversal ? 'reversal' : 'debit');
  if (isReversal || (only && allAt(only, 'RtrInf').length)) return of('returned');
  if (amount === null) return unreadable('Its amount or currency cannot be read.');
  if (on === null) return unreadable('Its booking date cannot be read.');
  return of(amount === 0 ? 'zero' : 'credit');
}
