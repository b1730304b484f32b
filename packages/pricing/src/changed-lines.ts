import { isRecurring, type Line } from './line';
import { successorOf } from './take-over';

/** A service before and after an amendment; null where it is new or left out. */
export interface ChangedLine {
  name: string;
  before: Line | null;
  after: Line | null;
}

/** Of what was accepted, the lines that an amendment may change: what is charged once stays as it is, unless it is to start later. */
export const amendable = (lines: readonly Line[], today: string): Line[] =>
  lines.filter(
    ({ billing, startsOn }) => isRecurring(billing) || (billing === 'acceptance' && startsOn !== null && startsOn > today),
  );

/** What an amendment changes: each line with another price or billing, those that are new, and those that it leaves out. */
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

/** A recurring service goes on until its change starts, so that a later start changes nothing. */
const startsAlike = (one: Line, other: Line): boolean =>
  isRecurring(one.billing) ? (other.startsOn ?? '') >= (one.startsOn ?? '') : one.startsOn === other.startsOn;
