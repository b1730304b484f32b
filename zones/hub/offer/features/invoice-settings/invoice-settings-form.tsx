import { type InvoiceChoices, putInvoiceSettings } from '@services/invoices/contract/settings';
import type { BookService } from '@services/price-book/contract/price-book';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Notice } from '@suite/ui/notice';
import { Switch } from '@suite/ui/switch';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import type { Props } from './props';
import { withEntry } from './with-entry';

const schema = withoutVersion(putInvoiceSettings.body);

const textsOf = (none: string, all: readonly { id: string; name: string }[]) => ({
  '': none,
  ...Object.fromEntries(all.map(({ id, name }) => [id, name])),
});

/** Proposes the product or service with the name of a service of the price book. */
function proposedItems(services: readonly BookService[], { accounts }: InvoiceChoices): Record<string, string> {
  const idOf = new Map(accounts.map(({ id, name }) => [name.toLowerCase(), id]));
  return Object.fromEntries(
    services.flatMap(({ id, name, ledgerName }) => {
      const found = idOf.get((ledgerName || name).toLowerCase());
      return found ? [[id, found]] : [];
    }),
  );
}

/** Proposes the only tax code of the ledger with the same rate. */
function proposedCodes(rates: readonly number[], { taxCodes }: InvoiceChoices): Record<string, string> {
  return Object.fromEntries(
    rates.flatMap((rate) => {
      const [first, second] = taxCodes.filter((code) => code.rate === rate);
      return first && !second ? [[String(rate), first.id]] : [];
    }),
  );
}

interface FormProps extends Props {
  choices: InvoiceChoices;
  /** Of the price book, not archived. */
  services: readonly BookService[];
}

export function InvoiceSettingsForm({ saved, choices, services, onSaved, onReload }: FormProps) {
  const { formClient } = useApi();
  const { version, books, taxRates, ...decided } = saved;
  const form = useForm(schema, {
    name: 'invoice-settings',
    saved: {
      ...decided,
      accounts: { ...proposedItems(services, choices), ...decided.accounts },
      taxCodes: { ...proposedCodes(taxRates, choices), ...decided.taxCodes },
    },
    version,
    save: (output, base) => formClient.call(putInvoiceSettings, { body: { ...output, version: base } }),
    onSaved,
    reload: onReload,
    done: copy.saved,
    failed: copy.notSaved,
  });
  const { values, set } = form;
  const accounts = textsOf(copy.noAccount, choices.accounts);
  if (!books) return null;
  return (
    <form className="grid gap-4" {...form.element}>
      <p className="font-medium">{copy.books(books.name, books.account)}</p>
      {books.isOther && <Notice tone="bad">{copy.other}</Notice>}
      <Switch label={copy.isOn} hint={copy.isOnHint} checked={values.isOn} onChange={(isOn) => set({ isOn })} />
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <DateField label={copy.startsOn} hint={copy.startsOnHint} {...form.field('startsOn')} />
        {books.hasDrafts && (
          <ChoiceField
            label={copy.state}
            texts={copy.states}
            value={values.isDraft ? 'draft' : 'approved'}
            onChange={(state) => set({ isDraft: state === 'draft' })}
          />
        )}
        <ChoiceField
          label={books.hasDrafts ? copy.account : copy.item}
          texts={accounts}
          value={values.accountId ?? ''}
          onChange={(id) => set({ accountId: id || null })}
        />
        <ChoiceField
          label={copy.payments}
          texts={textsOf(copy.noPayments, choices.bankAccounts)}
          value={values.paymentAccountId ?? ''}
          onChange={(id) => set({ paymentAccountId: id || null })}
        />
        <p className="text-sm text-muted sm:col-span-full">{copy.paymentsHint}</p>
        {taxRates.map((rate) => (
          <ChoiceField
            key={rate}
            label={copy.taxCode(`${rate / 1000} %`)}
            texts={textsOf(copy.noTaxCode, choices.taxCodes)}
            value={values.taxCodes[String(rate)] ?? ''}
            onChange={(id) => set({ taxCodes: withEntry(values.taxCodes, String(rate), id) })}
          />
        ))}
      </div>
      {services.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">{books.hasDrafts ? copy.services : copy.itemsOfServices}</summary>
          <div className="mt-3 grid items-start gap-4 sm:grid-cols-2">
            {services.map(({ id, name }) => (
              <ChoiceField
                key={id}
                label={books.hasDrafts ? copy.service(name) : copy.itemOfService(name)}
                texts={{ ...accounts, '': copy.sameAccount }}
                value={values.accounts[id] ?? ''}
                onChange={(account) => set({ accounts: withEntry(values.accounts, id, account) })}
              />
            ))}
          </div>
        </details>
      )}
      <FormNote form={form} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" spinning={form.isRunning} disabled={!form.isChanged || form.isBehind}>
          {copy.save}
        </Button>
        {form.isChanged && (
          <Button variant="quiet" disabled={form.isRunning} onClick={form.discard}>
            {copy.discard}
          </Button>
        )}
      </div>
    </form>
  );
}
