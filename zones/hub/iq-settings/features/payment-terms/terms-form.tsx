import { getDashboard } from '@services/insights/contract/dashboard';
import { getToDos } from '@services/insights/contract/to-dos';
import { type PaymentTerms, putPaymentTerms } from '@services/ledger/contract/payment-terms';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { SaveBar } from '@suite/ui/save-bar';
import { type FormEvent, useState } from 'react';
import { copy } from './copy';

interface Props {
  /** Null until the terms are set. */
  saved: number | null;
  onSaved: (answer: PaymentTerms) => Promise<unknown>;
}

export function TermsForm({ saved, onSaved }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const before = saved === null ? '' : String(saved);
  const { draft: text, change, forget, discard } = useDraft(`payment-terms:${before}`, before);
  const [isWrong, setWrong] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isRunning, setRunning] = useState(false);
  const mayChange = useMayChange();

  async function submit(event: FormEvent) {
    event.preventDefault();
    const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : Number.NaN;
    const isDays = days <= 365;
    setWrong(!isDays);
    if (!isDays) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const answer = await formClient.call(putPaymentTerms, { body: { days } });
      forget();
      events.emit('toast', { type: 'success', text: copy.saved });
      await Promise.all([onSaved(answer), revalidate('firm', getDashboard, getToDos)]);
    } catch (error) {
      setFailure(`${copy.notSaved} ${reasonOf(error)}`);
    }
    setRunning(false);
  }

  return (
    <form onSubmit={submit} noValidate className="mt-6 max-w-[420px]">
      <Input
        label={copy.days}
        hint={copy.hint}
        error={isWrong ? copy.problem : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        value={text}
        disabled={isRunning || !mayChange}
        onChange={(event) => {
          change(event.currentTarget.value);
          setWrong(false);
        }}
      />
      {failure && <Notice tone="bad">{failure}</Notice>}
      {mayChange && (
        <div className="mt-3">
          <SaveBar
            isChanged={text.trim() !== before}
            isRunning={isRunning}
            discard={copy.discard}
            onDiscard={() => [discard(), setWrong(false)]}
            changed={copy.changed}
          >
            <Button type="submit" spinning={isRunning} disabled={text.trim() === before}>
              {copy.save}
            </Button>
          </SaveBar>
        </div>
      )}
    </form>
  );
}
