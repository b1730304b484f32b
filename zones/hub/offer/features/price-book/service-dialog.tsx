import {
  type BookService,
  createService,
  getBookServices,
  getLedgerServices,
  putService,
} from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { HIGHEST_PRICE, isRecurring } from '@suite/pricing/line';
import { useUnsavedWork } from '@suite/session/session-provider';
import { MoneyField } from '@suite/shell/form/money-field';
import { PercentField } from '@suite/shell/form/percent-field';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { useSuite } from '@suite/shell/start/suite-context';
import { Checkbox } from '@suite/ui/checkbox';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { OptionalNumberField } from '@suite/ui/number-field';
import { TextArea } from '@suite/ui/text-area';
import { useId, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { CurrencyField } from '../fields/currency-field';
import { DriverFields } from '../lines/driver-fields';
import { billingTexts } from './billing-words';
import { copy } from './copy';
import { PriceExampleBox } from './price-example-box';
import { canBeProrated, cleaned, problemsOf, type ServiceDraft } from './service-draft';

const text = copy.dialog;

interface Props {
  /** The one to edit; absent for a new one. */
  service: BookService | undefined;
  /** Initial values of the form. */
  initial: ServiceDraft;
  categories: readonly string[];
  /** Billing day from the firm's settings. */
  billingDay: number | null;
  onClose: () => void;
}

/** Edits a service's texts and price, beside an example of what a client would be charged. */
export function ServiceDialog({ service, initial, categories, billingDay, onClose }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { data: ledger } = useQuery(getLedgerServices, {}, { isOptional: true });
  const [draft, setDraft] = useState(initial);
  const [isTold, setTold] = useState(false);
  const listId = useId();
  const whole = useNumberFormat({ decimals: 0, min: 1, max: 120 });
  const problems = problemsOf(draft);
  const isUnsaved = JSON.stringify(draft) !== JSON.stringify(initial);
  useUnsavedWork(isUnsaved);
  const change = (part: Partial<ServiceDraft>) => setDraft({ ...draft, ...part });
  const { billing, drivers, minimumTerm } = draft;

  function save() {
    setTold(true);
    return problems.length ? undefined : put(cleaned(draft));
  }

  async function put(body: ServiceDraft) {
    try {
      const { version = 0, isArchived = false } = service ?? {};
      await (service
        ? formClient.call(putService, { params: { serviceId: service.id }, body: { ...body, isArchived, version } })
        : formClient.call(createService, { body }));
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await revalidate(getBookServices);
      throw error;
    }
    events.emit('toast', { type: 'success', text: text.saved(body.name.trim()) });
    await revalidate(getBookServices, getLedgerServices);
    onClose();
  }

  return (
    <FormDialog
      title={service ? text.editTitle : text.newTitle}
      isWide
      submit={text.save}
      onSubmit={save}
      onClose={onClose}
      isUnsaved={isUnsaved}
      failed={(error) => `${text.notSaved} ${reasonOf(error)}`}
    >
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
        <Input
          label={text.name}
          value={draft.name}
          maxLength={200}
          autoComplete="off"
          error={isTold && problems.includes('name') ? text.nameProblem : undefined}
          onChange={(event) => change({ name: event.currentTarget.value })}
        />
        <Input
          label={text.category}
          value={draft.category}
          maxLength={60}
          autoComplete="off"
          list={listId}
          onChange={(event) => change({ category: event.currentTarget.value })}
        />
        <datalist id={listId}>
          {categories.map((category) => (
            <option key={category} value={category} />
          ))}
        </datalist>
      </div>
      <TextArea
        label={text.description}
        hint={text.descriptionHint}
        rows={2}
        maxLength={2000}
        value={draft.description}
        onChange={(event) => change({ description: event.currentTarget.value })}
      />
      <div className="grid items-start gap-4 sm:grid-cols-3">
        <ChoiceField label={text.charged} texts={billingTexts} value={billing} onChange={(next) => change({ billing: next })} />
        <MoneyField
          label={text.price}
          value={draft.price}
          currency={draft.currency || 'USD'}
          max={HIGHEST_PRICE}
          wrong={text.priceWrong}
          onChange={(price) => change({ price })}
        />
        <CurrencyField
          label={text.currency}
          value={draft.currency}
          error={isTold && problems.includes('currency') ? text.currencyProblem : undefined}
          onChange={(currency) => change({ currency })}
        />
      </div>
      <Input
        label={text.unit}
        hint={text.unitHint}
        value={draft.unit}
        maxLength={40}
        autoComplete="off"
        onChange={(event) => change({ unit: event.currentTarget.value })}
      />
      <div>
        <DriverFields drivers={drivers} currency={draft.currency || 'USD'} onChange={(next) => change({ drivers: next })} />
      </div>
      {billing === 'completion' && (
        <PercentField
          label={text.deposit}
          hint={text.depositHint}
          value={draft.depositRate}
          storedAs="hundredths"
          wrong={text.depositWrong}
          onChange={(depositRate) => change({ depositRate })}
        />
      )}
      {isRecurring(billing) && (
        <OptionalNumberField
          label={text.term[billing]}
          hint={text.termHint}
          value={minimumTerm}
          format={whole}
          wrong={text.termWrong}
          onChange={(next) => change({ minimumTerm: next })}
        />
      )}
      {canBeProrated(draft) && (
        <Checkbox
          label={text.prorated}
          hint={text.proratedHint}
          checked={draft.isProrated}
          onChange={(isProrated) => change({ isProrated })}
        />
      )}
      <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_minmax(0,2fr)]">
        <PercentField
          label={text.tax}
          value={draft.taxRate}
          storedAs="thousandths"
          wrong={text.taxWrong}
          onChange={(taxRate) => change({ taxRate })}
        />
        <Input
          label={text.ledger}
          hint={text.ledgerHint}
          value={draft.ledgerName}
          maxLength={200}
          autoComplete="off"
          list={`${listId}-ledger`}
          onChange={(event) => change({ ledgerName: event.currentTarget.value })}
        />
        <datalist id={`${listId}-ledger`}>
          {(ledger?.services ?? []).map(({ name, currency }) => (
            <option key={`${name} ${currency}`} value={name} />
          ))}
        </datalist>
      </div>
      <PriceExampleBox draft={draft} billingDay={billingDay} />
      {isTold && problems.length > 0 && <Notice tone="bad">{problems.includes('number') ? text.numbers : text.fix}</Notice>}
    </FormDialog>
  );
}
