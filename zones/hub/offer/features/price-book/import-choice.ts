import { addLedgerServices, type LedgerService } from '@services/price-book/contract/price-book';
import type { Billing } from '@suite/pricing/line';
import { fields, listOf, obeying, worded } from '@suite/shell/form/text-schemas';
import type { InferInput } from 'valibot';
import { copy } from './copy';

const text = copy.ledger;

/** Maximum number of services per call. */
export const MAX_AT_ONCE = 200;

const { name, currency, billing } = addLedgerServices.body.entries.services.item.entries;

/** The body of the import; a billing is empty while it has to be entered. */
export const importSchema = fields({
  services: obeying(
    obeying(
      listOf(fields({ name, currency, billing: worded(billing, text.billingMissing) })),
      ({ length }) => length > 0,
      text.choose,
    ),
    ({ length }) => length <= MAX_AT_ONCE,
    text.tooMany,
  ),
});

export type Choice = InferInput<typeof importSchema>['services'];

export const keyOf = (service: Pick<LedgerService, 'name' | 'currency'>): string =>
  JSON.stringify([service.name, service.currency]);

const isOf = (service: LedgerService) => (one: Choice[number]) => keyOf(one) === keyOf(service);

const chosenOf = (service: LedgerService): Choice[number] => ({
  name: service.name,
  currency: service.currency,
  billing: service.billing ?? '',
});

export const toggled = (choice: Choice, service: LedgerService): Choice =>
  choice.some(isOf(service)) ? choice.filter((one) => !isOf(service)(one)) : [...choice, chosenOf(service)];

/** Sets the billing of a service, which is chosen with it. */
export function charged(choice: Choice, service: LedgerService, next: Billing): Choice {
  const chosen = choice.some(isOf(service)) ? choice : [...choice, chosenOf(service)];
  return chosen.map((one) => (isOf(service)(one) ? { ...one, billing: next } : one));
}

/** Chooses all services that aren't in the price book, or none if all are chosen. Entered billings stay. */
export function allToggled(choice: Choice, services: readonly LedgerService[]): Choice {
  const fresh = services.filter(({ isInBook }) => !isInBook);
  const chosen = new Map(choice.map((one) => [keyOf(one), one]));
  if (fresh.every((service) => chosen.has(keyOf(service)))) return [];
  return [...new Map([...fresh.map((service) => [keyOf(service), chosenOf(service)] as const), ...chosen]).values()];
}
