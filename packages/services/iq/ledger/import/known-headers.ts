import { createHash } from 'node:crypto';
import type { Database } from '@suite/kernel/database/database';
import { encodingNames } from '@suite/values/text-encodings';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import type { Encoding } from '../contract/encodings';
import type { Confirmation, GuessedColumn, TableGuess } from '../contract/table';
import type { EarlierFile } from '../contract/uploads';
import { importRuns, knownHeaders } from '../schema/import';
import { futureTitleQuestion, latestDay } from '../table-file/as-of';
import { dayFields, numberFields } from '../table-file/fields';
import { asksForTerms, problemsOf } from '../table-file/problems';

type KnownHeader = Pick<typeof knownHeaders.$inferSelect, 'confirmation' | 'guess' | 'asksAsOf'>;

/** Returns the hash of a file's source and the names of its columns. */
export const headerKeyOf = ({ connectionType, columns }: TableGuess): string =>
  createHash('sha256')
    .update(JSON.stringify([connectionType, ...columns.map(({ name }) => name)]))
    .digest('hex');

interface Imported {
  companyId: string;
  runId: string;
  guess: TableGuess;
  confirmation: Confirmation;
  /** The current day, for files without a date. */
  today: string;
}

/** Saves how a file was read, for the next one with its header. */
export async function saveHeader(database: Database, { companyId, runId, guess, confirmation, today }: Imported): Promise<void> {
  const asksAsOf = confirmation.asOf !== asOfOf(confirmation.columns, guess, today);
  const saved = { confirmation, guess, asksAsOf, runId };
  await database
    .insert(knownHeaders)
    .values({ companyId, headerKey: headerKeyOf(guess), ...saved })
    .onConflictDoUpdate({ target: [knownHeaders.companyId, knownHeaders.headerKey], set: saved });
}

/** Removes what an import saved, so that the next file with its header waits for a person. */
export async function forgetHeader(database: Database, runId: string): Promise<void> {
  await database.delete(knownHeaders).where(eq(knownHeaders.runId, runId));
}

/** Returns how the last file with this header was read; undefined if there was none. */
export async function findHeader(
  database: Database,
  companyId: string,
  guess: TableGuess,
): Promise<(KnownHeader & { file: EarlierFile }) | undefined> {
  const [found] = await database
    .select({ header: knownHeaders, fileName: importRuns.fileName, finishedAt: importRuns.finishedAt })
    .from(knownHeaders)
    .innerJoin(importRuns, eq(importRuns.id, knownHeaders.runId))
    .where(
      and(
        eq(knownHeaders.companyId, companyId),
        eq(knownHeaders.headerKey, headerKeyOf(guess)),
        isNotNull(importRuns.finishedAt),
      ),
    );
  if (!found?.finishedAt) return undefined;
  return { ...found.header, file: { fileName: found.fileName ?? '', importedAt: found.finishedAt.toISOString() } };
}

/** The number of encodings that a file is tried in. */
const TRIED = 3;

/** Returns the encodings that people chose for the company's files, the latest first. */
export async function chosenEncodings(database: Database, companyId: string): Promise<Encoding[]> {
  const rows = await database
    .select({ guess: knownHeaders.guess })
    .from(knownHeaders)
    .innerJoin(importRuns, eq(importRuns.id, knownHeaders.runId))
    .where(eq(knownHeaders.companyId, companyId))
    .orderBy(desc(importRuns.startedAt));
  const chosen = rows.flatMap(({ guess: { encoding } }) => (encoding?.isChosen ? [encoding.name] : []));
  return [...new Set(chosen)].slice(0, TRIED);
}

interface Firm {
  /** `2021-03-17`. */
  today: string;
  /** The firm's payment terms; null if nobody has set them. */
  paymentTermsDays: number | null;
  /** The as-of date of the file, if a person has said it. */
  asOf?: string | undefined;
}

/** Returns a file as the last one with its header was confirmed, or what in its contents contradicts that. */
export function confirmedLike(known: KnownHeader, guess: TableGuess, firm: Firm): Confirmation | { questions: string[] } {
  const { kind, currency, payment, credits } = known.confirmation;
  const columns = guess.columns.map((column, place) => columnLike(known, column, place));
  const asOf = firm.asOf ?? asOfOf(columns, guess, firm.today);
  const confirmation: Confirmation = {
    ...{ kind, columns, asOf, currency },
    ...(payment && { payment }),
    ...(credits && { credits }),
    ...(listsOpenLike(known, guess) && { listsOpen: true }),
  };
  if (firm.paymentTermsDays !== null && asksForTerms(confirmation, guess)) confirmation.paymentTermsDays = firm.paymentTermsDays;
  const reasons = [
    ...(guess.kind === known.guess.kind || guess.kind === kind ? [] : ['Its rows look like another kind of rows.']),
    ...guess.columns.flatMap((column, place) => contradictionOf(known, column, place)),
    ...(hasSameCurrency(known, guess) ? [] : ['Its amounts are in another currency, or written differently.']),
    ...otherEncoding(known, guess),
    ...(known.confirmation.listsOpen && known.guess.listsOpen && !guess.listsOpen && guess.isAllOpen
      ? ['Nothing in it shows that it has everything that is open, as the last one did.']
      : []),
    ...(guess.futureTitle !== null && kind !== 'customers' && !firm.asOf ? [futureTitleQuestion(guess.futureTitle)] : []),
    ...(known.asksAsOf && guess.futureTitle === null && !guess.titleDay && !firm.asOf
      ? ['It does not say as of which date it is.']
      : []),
    ...problemsOf(confirmation, guess),
  ];
  return reasons.length ? { questions: reasons } : confirmation;
}

/** Returns whether a list has everything that is open: as a person said of the last one, unless this one shows it by itself. */
const listsOpenLike = (known: KnownHeader, guess: TableGuess): boolean =>
  guess.listsOpen === known.guess.listsOpen ? known.confirmation.listsOpen === true : guess.listsOpen;

export const asOfOf = (columns: Confirmation['columns'], guess: TableGuess, today: string): string =>
  guess.titleDay ?? latestDay(columns, guess) ?? today;

/** Returns a column as it was confirmed, with the only format of its cells if there was none to confirm. */
function columnLike({ confirmation }: KnownHeader, guessed: GuessedColumn, place: number): Confirmation['columns'][number] {
  const column = confirmation.columns[place] ?? { field: null };
  const { field } = column;
  const [dateOrder, ...otherOrders] = guessed.dateOrders;
  const [decimalMark, ...otherMarks] = guessed.decimalMarks;
  return {
    ...(field && dayFields.includes(field) && dateOrder && !otherOrders.length && { dateOrder }),
    ...(field && numberFields.includes(field) && decimalMark && !otherMarks.length && { decimalMark }),
    ...column,
  };
}

/** Returns why a column cannot be read as it was confirmed: its cells have another meaning or another format. */
function contradictionOf({ confirmation, guess }: KnownHeader, column: GuessedColumn, place: number): string[] {
  const confirmed = confirmation.columns[place];
  const before = guess.columns[place];
  if (!confirmed || !before || column.isEmpty) return [];
  const { field, dateOrder, decimalMark } = confirmed;
  const isSame = column.field === before.field && column.looksLike === before.looksLike && column.isRunning === before.isRunning;
  const isConfirmed = column.field === field && !column.looksLike && !column.isRunning;
  if (!isSame && !isConfirmed) return [`“${column.name}” looks different than before.`];
  const orders: readonly (string | undefined)[] = column.dateOrders;
  const hasOrder = orders.length ? orders.includes(dateOrder) : before.dateOrders.length === 0;
  if (field && dayFields.includes(field) && dateOrder && !hasOrder)
    return [`The days of “${column.name}” are written in another order.`];
  const isNumber = field && numberFields.includes(field) && decimalMark && column.decimalMarks.length;
  if (isNumber && !column.decimalMarks.includes(decimalMark)) return [`The numbers of “${column.name}” are written differently.`];
  return [];
}

function hasSameCurrency({ confirmation, guess: before }: KnownHeader, guess: TableGuess): boolean {
  if (!guess.asksCurrency && guess.currency === confirmation.currency) return true;
  if (guess.asksCurrency !== before.asksCurrency || guess.currency !== before.currency) return false;
  return signsOf(guess) === signsOf(before);
}

/** Returns why the letters of a file may be wrong: its bytes allow several encodings, and the detected one is not that of before. */
function otherEncoding({ guess: { encoding: before } }: KnownHeader, { encoding }: TableGuess): string[] {
  if (!encoding || !before || encoding.isChosen || encoding.name === before.name) return [];
  if (encoding.name.startsWith('utf-') || before.name.startsWith('utf-')) return [];
  return [`Its text looks like ${encodingNames[encoding.name]}, not ${encodingNames[before.name]} as before.`];
}

/** Returns what the first amounts of a file have beside their digits, such as `$`. */
function signsOf({ columns }: TableGuess): string {
  const cells = columns.flatMap(({ field, samples }) => (field && numberFields.includes(field) ? samples : []));
  const signs = cells.map((cell) => cell.replace(/[\d\s.,'’()+−-]/g, '')).filter(Boolean);
  return [...new Set(signs)].sort().join(' ');
}
