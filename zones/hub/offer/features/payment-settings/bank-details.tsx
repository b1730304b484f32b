import { type PaymentSettings, putBankDetails } from '@services/payments/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { SuiteError } from '@suite/contract/errors';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { PageSection } from '@suite/shell/page-section';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Notice } from '@suite/ui/notice';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

const { bank: words } = copy;

/** The edited text, with the version that it started from. */
interface Draft {
  version: number;
  text: string;
}

interface Props {
  settings: PaymentSettings;
  isAdministrator: boolean;
  onSaved: (settings: PaymentSettings) => Promise<void>;
  onReload: () => Promise<unknown>;
}

/** Bank details for transfers, with a preview of what clients read. */
export function BankDetails({ settings: { version, bankDetails, provider }, isAdministrator, onSaved, onReload }: Props) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const { draft, change, discard } = useDraft<Draft | null>('bank-details', null, undefined, (kept) =>
    fitsShape(kept, { version: 0, text: '' }),
  );
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const text = draft?.text ?? bankDetails;
  const isBehind = draft !== null && draft.version !== version && draft.text !== bankDetails;

  async function save(on: number) {
    setRunning(true);
    setFailure(undefined);
    try {
      await onSaved(await api.call(putBankDetails, { body: { version: on, bankDetails: text } }));
      discard();
      events.emit('toast', { type: 'success', text: words.saved });
    } catch (error) {
      if (error instanceof SuiteError && error.code === 'changed_meanwhile') await onReload();
      else setFailure(words.notSaved(reasonOf(error)));
    }
    setRunning(false);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (draft && !isRunning && !isBehind) void save(draft.version);
  }

  return (
    <PageSection title={words.heading} text={provider === 'stripe' ? `${words.text} ${words.unused}` : words.text}>
      <form onSubmit={submit} className="grid gap-4">
        {isAdministrator && (
          <TextArea
            label={words.label}
            hint={words.hint}
            value={text}
            rows={4}
            maxLength={1000}
            disabled={isRunning}
            onChange={({ currentTarget: { value } }) =>
              value === bankDetails ? discard() : change({ version: draft?.version ?? version, text: value })
            }
          />
        )}
        <section aria-label={words.preview} className="rounded-md border border-line bg-surface px-4 py-3">
          <h3 className="text-xs font-normal text-muted">{words.preview}</h3>
          {text.trim() ? (
            <>
              <p className="break-words whitespace-pre-line">{text.trim()}</p>
              <p className="mt-2 font-medium">{words.reference}</p>
            </>
          ) : (
            <p className="text-muted">{words.none}</p>
          )}
        </section>
        <p className="text-muted">{words.referenceHint}</p>
        {failure && <Notice tone="bad">{failure}</Notice>}
        {isBehind && <Notice tone="bad">{words.newer}</Notice>}
        {isAdministrator && (
          <div className="flex flex-wrap gap-3">
            {isBehind ? (
              <Button spinning={isRunning} onClick={() => save(version)}>
                {words.onTop}
              </Button>
            ) : (
              <Button type="submit" spinning={isRunning} disabled={draft === null}>
                {words.save}
              </Button>
            )}
            {draft !== null && (
              <Button variant="quiet" disabled={isRunning} onClick={discard}>
                {words.discard}
              </Button>
            )}
          </div>
        )}
      </form>
    </PageSection>
  );
}
