import type { BookService } from '@services/price-book/contract/price-book';
import { isRecurring } from '@suite/pricing/line';

/** A service as edited; invalid input is `NaN`. */
export type ServiceDraft = Omit<BookService, 'id' | 'isArchived' | 'version' | 'updatedAt'>;

interface Defaults {
  /** Empty until it is chosen. */
  currency: string;
  taxRate: number;
  category: string;
}

export const emptyService = ({ currency, taxRate, category }: Defaults): ServiceDraft => ({
  name: '',
  description: '',
  category,
  currency,
  billing: 'monthly',
  unit: '',
  price: 0,
  drivers: [],
  taxRate,
  depositRate: 0,
  minimumTerm: null,
  isProrated: true,
  ledgerName: '',
});

export const draftOf = ({ id: _, isArchived: _a, version: _v, updatedAt: _u, ...written }: BookService): ServiceDraft => written;

/** A weekly service starts on the weekday of its start date, so there is no partial week to charge. */
export const canBeProrated = ({ billing }: Pick<ServiceDraft, 'billing'>): boolean =>
  isRecurring(billing) && billing !== 'weekly';

/** Returns the service without properties that its billing doesn't allow. */
export const cleaned = (draft: ServiceDraft): ServiceDraft => ({
  ...draft,
  depositRate: draft.billing === 'completion' ? draft.depositRate : 0,
  minimumTerm: isRecurring(draft.billing) ? draft.minimumTerm : null,
  isProrated: canBeProrated(draft) && draft.isProrated,
});

export type Problem = 'name' | 'currency' | 'number' | 'driver' | 'tiers';

/** Returns what prevents a draft from being saved. */
export function problemsOf(draft: ServiceDraft): Problem[] {
  const { name, currency, price, taxRate, depositRate, minimumTerm, drivers } = cleaned(draft);
  const numbers = [price, taxRate, depositRate, minimumTerm ?? 0];
  const tiers = drivers.flatMap((driver) => driver.tiers);
  const ofDrivers = [...drivers.map(({ units }) => units), ...tiers.flatMap(({ upTo, each, flat }) => [upTo ?? 0, each, flat])];
  const found: Record<Problem, boolean> = {
    name: !name.trim(),
    currency: !currency,
    number: [...numbers, ...ofDrivers].some(Number.isNaN),
    driver: drivers.some((driver) => !driver.name.trim()),
    tiers: drivers.some((driver) => !isRising(driver.tiers)),
  };
  return (Object.keys(found) as Problem[]).filter((problem) => found[problem]);
}

/** Each tier ends above the one before it. */
const isRising = (tiers: ServiceDraft['drivers'][number]['tiers']): boolean =>
  tiers.every(({ upTo }, at) => upTo === null || !(upTo <= (tiers[at - 1]?.upTo ?? 0)));
