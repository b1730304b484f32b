import {
  type BookService,
  createService,
  getBookServices,
  getLedgerServices,
  putService,
} from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { HIGHEST_PRICE, isRecurring } from '@suite/pricing/line';
import { FormNote } from '@suite/shell/form/form-parts';
import { MoneyField } from '@suite/shell/form/money-field';
import { PercentField } from '@suite/shell/form/percent-field';
import { useForm } from '@suite/shell/form/use-form';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { OptionalNumberField } from '@suite/ui/number-field';
import { TextArea } from '@suite/ui/text-area';
import { useId } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import { DriverFields } from '../lines/driver-fields';
import { billingTexts } from './billing-words';
import { copy } from './copy';
import { PriceExampleBox } from './price-example-box';
import { canBeProrated, draftOf, type ServiceDraft, serviceSchema } from './service-draft';

const text = copy.dialog;

/** Whether an error is of a number field; those show their errors at once. */
const isOfNumber = (path: string) => !/(name|currency|tiers)$/.test(path);

interface Props {
  /** The one to edit, as it is saved now; absent for a new one. */
  service: BookService | undefined;
  /** Initial values of a new one. */
  initial: ServiceDraft;
  categories: readonly string[];
  /** Billing day from the firm's settings. */
  billingDay: number | null;
  onClose: () => void;
}

/** Edits a service's texts and price, beside an example of what a client would be charged. */
export function ServiceDialog({ service, initial, categories, billingDay, onClose }: Props) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const { data: ledger } = useQuery(getLedgerServices, {}, { isOptional: true });
  const listId = useId();
  const whole = useNumberFormat({ decimals: 0, min: 1, max: 120 });
  const form = useForm(serviceSchema, {
    saved: service ? draftOf(service) : initial,
    version: service?.version,
    save: (body, version) =>
      service
        ? formClient.call(putService, {
            params: { serviceId: service.id },
            body: { ...body, isArchived: service.isArchived, version },
          })
        : formClient.call(createService, { body }),
    async onSaved() {
      await revalidate(getBookServices, getLedgerServices);
      onClose();
    },
    reload: () => revalidate(getBookServices),
    done: ({ name }) => text.saved(name),
    failed: (reason) => `${text.notSaved} ${reason}`,
    wrong: text.fix,
  });
  const { values: draft, set } = form;
  const { billing, drivers, minimumTerm } = draft;

  return (
    <FormDialog title={service ? text.editTitle : text.newTitle} isWide submit={text.save} onClose={onClose} {...form.dialog}>
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Input label={text.name} maxLength={200} autoComplete="off" {...form.text('name')} />
        <Input label={text.category} maxLength={60} autoComplete="off" list={listId} {...form.text('category')} />
        <datalist id={listId}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <TextArea label={text.description} hint={text.descriptionHint} rows={2} maxLength={2000} {...form.text('description')} />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <ChoiceField label={text.charged} texts={billingTexts} value={billing} onChange={(next) => set({ billing: next })} />
        <MoneyField
          label={text.price}
          value={draft.price}
          currency={draft.currency || 'USD'}
          max={HIGHEST_PRICE}
          wrong={text.priceWrong}
          onChange={(price) => set({ price })}
        />
        <CurrencyField label={text.currency} {...form.field('currency')} />
      </div>
      <Input label={text.unit} hint={text.unitHint} maxLength={40} autoComplete="off" {...form.text('unit')} />
      <div>
        <DriverFields drivers={drivers} currency={draft.currency || 'USD'} onChange={(next) => set({ drivers: next })} />
      </div>
      {billing === 'completion' && (
        <PercentField
          label={text.deposit}
          hint={text.depositHint}
          value={draft.depositRate}
          storedAs="hundredths"
          wrong={text.depositWrong}
          onChange={(depositRate) => set({ depositRate })}
        />
      )}
      {isRecurring(billing) && (
        <OptionalNumberField
          label={text.term[billing]}
          hint={text.termHint}
          value={minimumTerm}
          format={whole}
          wrong={text.termWrong}
          onChange={(next) => set({ minimumTerm: next })}
        />
      )}
      {canBeProrated(draft) && (
        <Checkbox
          label={text.prorated}
          hint={text.proratedHint}
          checked={draft.isProrated}
          onChange={(isProrated) => set({ isProrated })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PercentField
          label={text.tax}
          value={draft.taxRate}
          storedAs="thousandths"
          wrong={text.taxWrong}
          onChange={(taxRate) => set({ taxRate })}
        />
        <Input
          label={text.ledger}
          hint={text.ledgerHint}
          maxLength={200}
          autoComplete="off"
          list={`${listId}-ledger`}
          {...form.text('ledgerName')}
        />
        <datalist id={`${listId}-ledger`}>
          {(ledger?.services ?? []).map(({ name, currency }) => (
            <option key={`${name} ${currency}`} value={name} />
          ))}
        </datalist>
      </div>
      <PriceExampleBox draft={draft} billingDay={billingDay} />
      <FormNote form={Object.keys(form.errors).some(isOfNumber) ? { ...form, failure: text.numbers } : form} />
    </FormDialog>
  );
}
