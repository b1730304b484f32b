import { addDays, earlier } from '@suite/values/iso-day';

/**
 * How much of an invoice is settled, or of a payment or credit note is used, according to lists, which do not say by what and
 * mostly not when. A list shows the amount for its own day; between lists only bounds are known. Days are written as
 * `2021-03-17`.
 */

/** A part that was settled on a day after `after` and not later than `on`. If the day is known, `after` is the day before. */
export interface Part {
  after: string;
  on: string;
  amount: number;
}

/** What the ledger knows of one invoice, payment or credit note. */
export interface DocumentSettlement {
  issuedOn: string;
  total: number;
  /** The settlements by invoices and payments in the ledger, each on its day. */
  dated: readonly { on: string; amount: number }[];
  /** The further settlements from lists, in the order of days and without overlaps. */
  parts: readonly Part[];
  /** The latest day on which a list showed something open; null if none did. */
  openOn: string | null;
}

/** The content of a list. */
export interface ListedSettlement {
  asOf: string;
  settled: number;
  /** Null if the list does not say. */
  settledOn: string | null;
}

const sum = (amounts: readonly { amount: number }[]) => amounts.reduce((total, { amount }) => total + amount, 0);
const within = (value: number, most: number) => Math.max(0, Math.min(value, most));
export const later = (one: string, other: string | null) => (other !== null && other > one ? other : one);

/**
 * Returns the parts after a list. The newest list is right: what it shows in addition was settled after the previous list, and
 * what it shows as open again was settled last. An older list only narrows the days of a part.
 */
export function partsAfterList(known: DocumentSettlement, list: ListedSettlement): Pick<DocumentSettlement, 'parts' | 'openOn'> {
  const { total, dated, parts, openOn } = known;
  const { asOf, settled } = list;
  const datedBy = sum(dated.filter(({ on }) => on <= asOf));
  const amount = within(settled - datedBy, Math.max(total, settled) - sum(dated));
  const isNewest = asOf >= later(parts.at(-1)?.on ?? '', openOn);
  return {
    parts: merged(isNewest ? afterNewest(known, list, amount) : afterOlder(parts, list, amount)),
    openOn: settled < total ? later(asOf, openOn) : openOn,
  };
}

function afterNewest(
  { issuedOn, parts, openOn }: DocumentSettlement,
  { asOf, settledOn }: ListedSettlement,
  amount: number,
): readonly Part[] {
  if (settledOn !== null) return settledLast(parts, settledOn, amount);
  const more = amount - sum(parts);
  if (more <= 0) return oldest(parts, amount);
  const last = parts.at(-1);
  const before = last?.on === asOf ? parts.slice(0, -1) : parts;
  const seenOn = [before.at(-1)?.on, openOn].filter((day): day is string => typeof day === 'string' && day < asOf);
  const unsettledOn = seenOn.sort().at(-1) ?? earlier(addDays(issuedOn, -1), addDays(asOf, -1));
  // A second list for the same day: both parts were settled after the previous list.
  const same = last?.on === asOf ? last : { after: unsettledOn, amount: 0 };
  return [...before, { after: earlier(same.after, unsettledOn), on: asOf, amount: same.amount + more }];
}

/** Returns the parts if the last part of an amount was settled on a day. Parts that are known to be earlier stay. */
function settledLast(parts: readonly Part[], settledOn: string, amount: number): readonly Part[] {
  const before = oldest(
    parts.filter(({ on }) => on < settledOn),
    amount,
  );
  const remaining = sum(before) < amount ? before : before.slice(0, -1);
  return [...remaining, { after: addDays(settledOn, -1), on: settledOn, amount: amount - sum(remaining) }];
}

/** Returns the parts that were settled first, up to an amount. */
function oldest(parts: readonly Part[], amount: number): Part[] {
  let left = amount;
  return parts.map((part) => {
    const taken = Math.min(part.amount, left);
    left -= taken;
    return { ...part, amount: taken };
  });
}

function afterOlder(parts: readonly Part[], { asOf, settledOn }: ListedSettlement, amount: number): readonly Part[] {
  const day = settledOn ?? asOf;
  const before = sum(parts.filter(({ on }) => on <= (settledOn === null ? asOf : addDays(day, -1))));
  return parts.flatMap((part) => {
    if (part.after >= day || (settledOn === null ? part.on <= day : part.on < day)) return [part];
    const first = within(amount - before, part.amount);
    const rest = { ...part, after: asOf < part.on ? later(day, asOf) : day, amount: part.amount - first };
    return [{ ...part, after: settledOn === null ? part.after : addDays(day, -1), on: day, amount: first }, rest];
  });
}

/**
 * Returns the parts after payments were added. What they settled by the day of a list was part of the list's amount, and nothing
 * is settled beyond the total.
 */
export function partsBeside(known: DocumentSettlement, dated: DocumentSettlement['dated']): readonly Part[] {
  const by = (amounts: DocumentSettlement['dated'], day: string) => sum(amounts.filter(({ on }) => on <= day));
  const isMore = sum(dated) > sum(known.dated);
  let left = isMore ? Math.max(0, known.total - sum(dated)) : sum(known.parts);
  const amounts = known.parts.map(({ on }, place) => {
    const listed = sum(known.parts.slice(0, place + 1));
    return within(listed + by(known.dated, on) - by(dated, on), listed);
  });
  // The amount settled by a day cannot exceed the amount settled by the next one.
  for (let place = amounts.length - 1; place >= 0; place--) {
    left = Math.min(left, amounts[place] ?? 0);
    amounts[place] = left;
  }
  return merged(known.parts.map((part, place) => ({ ...part, amount: (amounts[place] ?? 0) - (amounts[place - 1] ?? 0) })));
}

/** Removes empty parts and combines parts of the same day. */
function merged(parts: readonly Part[]): Part[] {
  const joined: Part[] = [];
  for (const part of parts) {
    if (part.amount <= 0) continue;
    const last = joined.at(-1);
    if (last?.on === part.on)
      joined[joined.length - 1] = { after: earlier(last.after, part.after), on: part.on, amount: last.amount + part.amount };
    else joined.push(part);
  }
  return joined;
}
