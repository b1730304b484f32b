import type { Charge } from '@suite/pricing/charges';
import type { Line } from '@suite/pricing/line';
import { copy } from '../wording/offer-page';

/** Maximum number of charges that are listed one by one, on some two pages. */
const MAX_CHARGES = 72;

interface Due extends Pick<Charge, 'on' | 'from' | 'to' | 'kind' | 'gross'> {
  /** The service, or how many services. */
  text: string;
}

/**
 * Returns what is due when: every charge, or where that would be too many, the sum of those of the same day, kind and period.
 */
export function dueRows(charges: readonly Charge[], lines: readonly Line[]): { isGrouped: boolean; dues: Due[] } {
  const isGrouped = charges.length > MAX_CHARGES;
  const nameOf = new Map(lines.map(({ id, name }) => [id, name]));
  const groups = new Map<string, Charge[]>();
  for (const [at, charge] of charges.entries()) {
    const { on, kind, from, to } = charge;
    const key = isGrouped ? [on, kind, from, to].join() : String(at);
    const group = groups.get(key);
    if (group) group.push(charge);
    else groups.set(key, [charge]);
  }
  const dues = [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const text = group.length === 1 ? (nameOf.get(first.lineId) ?? '') : copy.accepted.services(group.length);
    return [{ ...first, text, gross: group.reduce((sum, { gross }) => sum + gross, 0) }];
  });
  return { isGrouped, dues };
}
