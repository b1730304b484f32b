import { type BookService, createService } from '@services/price-book/contract/price-book';
import { isRecurring } from '@suite/pricing/line';
import { fields, worded } from '@suite/shell/form/text-schemas';
import * as v from 'valibot';
import { copy } from './copy';

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

const { entries } = createService.body;

/** Properties that the billing doesn't allow are hidden in the form, so they are removed before the others are checked. */
export const serviceSchema = v.pipe(
  v.unknown(),
  v.transform((draft) => cleaned(draft as ServiceDraft)),
  fields({
    ...entries,
    name: worded(entries.name, copy.dialog.nameProblem),
    currency: worded(entries.currency, copy.dialog.currencyProblem),
  }),
) as v.GenericSchema<ServiceDraft, ServiceDraft>;
