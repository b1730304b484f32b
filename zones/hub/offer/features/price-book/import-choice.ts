import type { LedgerService } from '@services/price-book/contract/price-book';
import type { Billing } from '@suite/pricing/line';

/** Maximum number of services per call. */
export const MAX_AT_ONCE = 200;

/** The chosen services with their billing; null while it has to be entered. */
export type Chosen = ReadonlyMap<string, Billing | null>;

export const keyOf = ({ name, currency }: Pick<LedgerService, 'name' | 'currency'>): string => JSON.stringify([name, currency]);

export function toggled(chosen: Chosen, service: LedgerService): Chosen {
  const next = new Map(chosen);
  if (!next.delete(keyOf(service))) next.set(keyOf(service), service.billing);
  return next;
}

export const charged = (chosen: Chosen, service: LedgerService, billing: Billing): Chosen =>
  new Map(chosen).set(keyOf(service), billing);

/** Chooses all services that aren't in the price book, or none if all are chosen. Entered billings stay. */
export function allToggled(chosen: Chosen, services: readonly LedgerService[]): Chosen {
  const fresh = services.filter(({ isInBook }) => !isInBook);
  if (fresh.every((service) => chosen.has(keyOf(service)))) return new Map();
  return new Map([...fresh.map((service) => [keyOf(service), service.billing] as const), ...chosen]);
}

type NewService = { name: string; currency: string; billing: Billing }[];
type Read = { problem: 'choose' | 'tooMany' | 'billingMissing' } | { wanted: NewService };

/** Returns what the call takes, or why it can't be made. */
export function readChoice(chosen: Chosen, services: readonly LedgerService[]): Read {
  if (!chosen.size) return { problem: 'choose' };
  if (chosen.size > MAX_AT_ONCE) return { problem: 'tooMany' };
  const wanted = services.flatMap((service) => {
    const billing = chosen.get(keyOf(service));
    return billing ? [{ name: service.name, currency: service.currency, billing }] : [];
  });
  return wanted.length < chosen.size ? { problem: 'billingMissing' } : { wanted };
}
