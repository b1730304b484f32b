import { type BilledLine, billedLines, offerSettings } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Line } from '@suite/pricing/line';
import { isSameService } from '@suite/pricing/same-service';
import { atNetUnitPrice, netUnitPrice } from '@suite/pricing/unit-price';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { NewPrice } from '../contract/bulk';
import type { Draft } from '../contract/content';
import { firstDraft } from '../firm/first-draft';
import { knownSigners } from '../firm/known-signers';
import type { ProposalRow } from '../firm/lock-proposal';
import { acceptedDraft } from '../firm/sent-draft';
import { successorOf } from '../firm/succession';
import { proposals } from '../schema';
import { type ItemRow, wholeYearOf } from './batch-draft';
import { clientsOf } from './gather-from-template';
import type { Gathered } from './gathered';

export interface Raise {
  clientId: string;
  /** Prices instead of the suggested ones. */
  prices: readonly NewPrice[];
  /** A service that is raised even if its price is not stale, by its name in the ledger. */
  service?: { name: string; price: number | undefined };
}

interface Options {
  companyId: string;
  clients: readonly Raise[];
  now: number;
}

/** A billed service with the price that somebody entered instead of the suggested one. */
type Increase = BilledLine & { entered: number | undefined };

/** An accepted proposal in force. */
interface Engagement {
  proposalId: string;
  /** Of its amendment. */
  draft: Draft;
  lines: readonly Line[];
}

/** A service and the line whose price is raised. */
interface Pair {
  of: Increase;
  line: Line;
}

/**
 * Prepares new prices for clients: of all their stale services and of those with an entered price. Services of an accepted
 * proposal become its amendment, from their next period on. The others go along with the first amendment, or become a new
 * proposal for each currency. @throws SuiteError `not_found`
 */
export async function gatherRaises(database: Database, { companyId, clients: raises, now }: Options): Promise<Gathered[]> {
  const clientIds = raises.map(({ clientId }) => clientId);
  const { timeZone, validDays } = await offerSettings(database, companyId);
  const today = dayIn(timeZone, now);
  const clients = await clientsOf(database, companyId, clientIds);
  if (clients.length < clientIds.length)
    throw new SuiteError('not_found', 'Some of these clients no longer exist. Load the page again and choose again.');
  const billed = await billedLines(database, { companyId, clientIds, today });
  const signers = await knownSigners(database, companyId, clientIds);
  const inForce = await engagementsOf(database, { companyId, clientIds, today, expiresOn: addDays(today, validDays) });
  const undecided = await undecidedOf(database, companyId, clientIds);
  const items: Gathered[] = [];
  for (const { id, name, email } of clients) {
    const raise = raises.find(({ clientId }) => clientId === id);
    const increases = billed.flatMap((line) => (raise && line.clientId === id ? increasesOf(line, raise) : []));
    const recipients: Draft['recipients'] = email === null ? (signers.get(id) ?? []) : [{ name, email, role: 'signer' }];
    const head = { clientId: id, client: name, renewsId: null, obstacle: undecided.get(id) ?? null };
    const draftWith = (lines: Line[], currency?: string) =>
      firstDraft(database, { companyId, client: name, recipients, billed: currency ? { lines, currency } : undefined, now });
    const before = items.length;
    for (const currency of new Set(increases.map((one) => one.currency))) {
      const own = increases.filter((one) => one.currency === currency);
      const { amendments, rest } = splitByEngagement(own, inForce.get(id) ?? []);
      const [first, ...others] = amendments;
      if (first) items.push({ ...head, ...amendmentOf(first, rest, today) });
      for (const each of others) items.push({ ...head, ...amendmentOf(each, [], today) });
      if (first || !rest.length) continue;
      const pairs = rest.map((of) => ({ of, line: of.line }));
      const lines = pairs.map(({ line }) => line);
      const base = await draftWith(lines, currency);
      items.push({ ...head, amendsId: null, base, ...raisesOf(pairs, []), yearBefore: wholeYearOf(base, today) });
    }
    if (items.length > before) continue;
    const obstacle = increases.length ? 'The accepted proposal has these prices already.' : 'No price of this client is stale.';
    items.push({ ...head, obstacle, amendsId: null, base: await draftWith([]), ...raisesOf([], []), yearBefore: null });
  }
  return items;
}

/** Leaves out what is not stale, unless somebody asked for it. */
function increasesOf(line: BilledLine, { prices, service: named }: Raise): Increase[] {
  const isNamed = named?.name === line.service;
  const given = prices.find(({ service, currency }) => service === line.service && currency === line.currency);
  const entered = given?.price ?? (isNamed ? named.price : undefined);
  return line.isStale || isNamed || entered !== undefined ? [{ ...line, entered }] : [];
}

/** Returns the accepted proposals that have some of the services, with their lines; `rest` is in none. */
function splitByEngagement(increases: readonly Increase[], engagements: readonly Engagement[]) {
  const rest = new Set(increases);
  const amendments: { engagement: Engagement; pairs: Pair[] }[] = [];
  for (const engagement of engagements) {
    const pairs: Pair[] = [];
    for (const of of rest) {
      const line = engagement.draft.currency === of.currency && engagement.lines.find((each) => isSameService(each, of.line));
      if (!line) continue;
      rest.delete(of);
      if (!isRaised(line, of)) continue;
      pairs.push({ of, line });
    }
    if (pairs.length) amendments.push({ engagement, pairs });
  }
  return { amendments, rest: [...rest] };
}

/** Whether an accepted line has at least the new price already. */
function isRaised(line: Line, { entered, suggestion }: Increase): boolean {
  const price = entered ?? suggestion?.price;
  return price === undefined || netUnitPrice(line) < price;
}

function amendmentOf(
  { engagement, pairs }: { engagement: Engagement; pairs: Pair[] },
  added: readonly Increase[],
  today: string,
) {
  const { proposalId, draft } = engagement;
  const [option, ...others] = draft.options;
  const before = wholeYearOf(draft, today);
  const lines = [...(option?.lines ?? []), ...added.map(({ line }) => line)];
  const base = option ? { ...draft, options: [{ ...option, lines }, ...others] } : draft;
  const all = [...pairs, ...added.map((of) => ({ of, line: of.line }))];
  return { amendsId: proposalId, base, ...raisesOf(all, engagement.lines), yearBefore: before + yearOf(added, draft, today) };
}

/** Returns what services cost in a year that the accepted proposal doesn't have. */
function yearOf(added: readonly Increase[], draft: Draft, today: string): number {
  const [option] = draft.options;
  return option ? wholeYearOf({ ...draft, options: [{ ...option, lines: added.map(({ line }) => line) }] }, today) : 0;
}

function raisesOf(pairs: readonly Pair[], accepted: readonly Line[]): Pick<ItemRow, 'raises' | 'prices' | 'sources'> {
  const raises: ItemRow['raises'] = {};
  const prices: ItemRow['prices'] = {};
  const sources: ItemRow['sources'] = Object.fromEntries(accepted.map(({ id }) => [id, 'accepted']));
  for (const { of, line } of pairs) {
    const { service, suggestion, entered } = of;
    const { uplift, by, isCapped } = suggestion ?? { uplift: 0, by: 'neither' as const, isCapped: false };
    const suggested = suggestion ? atNetUnitPrice(line, suggestion.price).price : null;
    raises[line.id] = { service, before: of.line.price, suggested, uplift, by, isCapped };
    sources[line.id] ??= 'ledger';
    const price = entered === undefined ? undefined : atNetUnitPrice(line, entered).price;
    if (price !== undefined && price !== (suggested ?? line.price)) prices[line.id] = price;
  }
  return { raises, prices, sources };
}

/** Returns the prices that an item raises, as they are stored with its proposal; null for an item of another kind. */
export function raisedLines({ raises, leftOut }: Pick<ItemRow, 'raises' | 'leftOut'>): ProposalRow['raises'] {
  const raised = Object.entries(raises).filter(([id]) => !leftOut.includes(id));
  return raised.length ? Object.fromEntries(raised.map(([id, { service, before }]) => [id, { service, before }])) : null;
}

interface InForce {
  companyId: string;
  clientIds: readonly string[];
  today: string;
  expiresOn: string;
}

/** Returns the accepted proposals in force by client, each with the draft of its amendment. */
async function engagementsOf(database: Database, of: InForce): Promise<Map<string, Engagement[]>> {
  const { companyId, clientId, status, number } = proposals;
  const isAccepted = and(eq(companyId, of.companyId), inArray(clientId, [...of.clientIds]), eq(status, 'accepted'));
  const rows = await database.select().from(proposals).where(isAccepted).orderBy(asc(number));
  const found = new Map<string, Engagement[]>();
  for (const row of rows) {
    if (row.clientId === null || row.billing?.endsOn || (await successorOf(database, row.id))) continue;
    const accepted = await acceptedDraft(database, row, of.today);
    const draft = { ...accepted, expiresOn: of.expiresOn, startsNextPeriod: true };
    const lines = draft.options.flatMap((option) => option.lines);
    found.set(row.clientId, [...(found.get(row.clientId) ?? []), { proposalId: row.id, draft, lines }]);
  }
  return found;
}

/** Returns why clients get no new prices: they have not decided on earlier ones. */
async function undecidedOf(database: Database, company: string, clients: readonly string[]): Promise<Map<string, string>> {
  const { companyId, clientId, status, raises, number } = proposals;
  const isOpen = inArray(status, ['sent', 'viewed', 'awaiting-approval']);
  const rows = await database
    .select({ clientId, number })
    .from(proposals)
    .where(and(eq(companyId, company), inArray(clientId, [...clients]), isOpen, isNotNull(raises)));
  return new Map(
    rows.map((row) => [row.clientId ?? '', `The client has not decided on the new prices of proposal #${row.number} yet.`]),
  );
}
