import { isRecurring, type Line } from './line';
import { successorOf } from './take-over';

/** A service before and after an amendment; null where it is new or was removed. */
export interface ChangedLine {
  name: string;
  before: Line | null;
  after: Line | null;
}

/** Returns the accepted lines that an amendment may change: one-time charges stay unchanged, unless they start later. */
export const amendable = (lines: readonly Line[], today: string): Line[] =>
  lines.filter(
    ({ billing, startsOn }) => isRecurring(billing) || (billing === 'acceptance' && startsOn !== null && startsOn > today),
  );

/** Returns the changes in an amendment: lines with another price or billing, new lines and removed ones. */
export function changedLines(before: readonly Line[], after: readonly Line[]): ChangedLine[] {
  const taken = new Set<string>();
  const changed = before.flatMap((line): ChangedLine[] => {
    const next = successorOf(line, after);
    if (!next) return [{ name: line.name, before: line, after: null }];
    taken.add(next.id);
    return isSame(line, next) ? [] : [{ name: next.name, before: line, after: next }];
  });
  const added = after.filter(({ id }) => !taken.has(id)).map((line) => ({ name: line.name, before: null, after: line }));
  return [...changed, ...added];
}

const charged = ({ name, billing, unit, price, drivers, quantity, discount, taxRate, isProrated }: Line) =>
  JSON.stringify({ name, billing, unit, price, drivers, quantity, discount, taxRate, isProrated });

const isSame = (one: Line, other: Line): boolean => charged(one) === charged(other) && startsAlike(one, other);

/** A recurring service continues until its change starts, so a later start is not a change. */
const startsAlike = (one: Line, other: Line): boolean =>
  isRecurring(one.billing) ? (other.startsOn ?? '') >= (one.startsOn ?? '') : one.startsOn === other.startsOn;
