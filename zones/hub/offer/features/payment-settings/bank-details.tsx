import { type PaymentSettings, putBankDetails } from '@services/payments/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { FormNote } from '@suite/shell/form/form-parts';
import { withoutVersion } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { Button } from '@suite/ui/button';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

const { bank: words } = copy;

const schema = withoutVersion(putBankDetails.body);

interface Props {
  settings: PaymentSettings;
  isAdministrator: boolean;
  onSaved: (settings: PaymentSettings) => Promise<unknown>;
  onReload: () => Promise<unknown>;
}

/** Bank details for transfers, with a preview of what clients read. */
export function BankDetails({ settings: { version, bankDetails, provider }, isAdministrator, onSaved, onReload }: Props) {
  const { formClient } = useApi();
  const form = useForm(schema, {
    name: 'bank-details',
    saved: { bankDetails },
    version,
    save: (output, base) => formClient.call(putBankDetails, { body: { ...output, version: base } }),
    onSaved,
    reload: onReload,
    done: words.saved,
    failed: words.notSaved,
  });
  const text = form.values.bankDetails.trim();

  return (
    <PageSection title={words.heading} text={provider === 'stripe' ? `${words.text} ${words.besideStripe}` : words.text}>
      <form className="grid gap-4" {...form.element}>
        {isAdministrator && (
          <TextArea label={words.label} hint={words.hint} rows={4} maxLength={1000} {...form.text('bankDetails')} />
        )}
        <section aria-label={words.preview} className="rounded-md border border-line bg-surface px-4 py-3">
          <h3 className="text-xs font-normal text-muted">{words.preview}</h3>
          {text ? (
            <>
              <p className="break-words whitespace-pre-line">{text}</p>
              <p className="mt-2 font-medium">{words.reference}</p>
            </>
          ) : (
            <p className="text-muted">{words.none}</p>
          )}
        </section>
        <p className="text-muted">{words.referenceHint}</p>
        <FormNote form={form} />
        {isAdministrator && (
          <div className="flex flex-wrap gap-3">
            <Button type="submit" spinning={form.isRunning} disabled={!form.isChanged || form.isBehind}>
              {words.save}
            </Button>
            {form.isChanged && (
              <Button variant="quiet" disabled={form.isRunning} onClick={form.discard}>
                {words.discard}
              </Button>
            )}
          </div>
        )}
      </form>
    </PageSection>
  );
}
