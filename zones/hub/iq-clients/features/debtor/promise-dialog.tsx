import { putPromise } from '@services/insights/client/debtors';
import { useApi } from '@suite/api/api-provider';
import { useReadAnew } from '@suite/api/use-read';
import { useFigureFormats } from '@suite/iq/use-figure-formats';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { Button } from '@suite/ui/button';
import { DateField } from '@suite/ui/date-field';
import { Dialog } from '@suite/ui/dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { type FormEvent, useId, useState } from 'react';
import { copy } from './copy';

const { promiseForm: words } = copy;

interface Props {
  clientId: string;
  client: string;
  /** The firm's. */
  currency: string;
  onClose: () => void;
}

/** Asks when a client will pay, and how much. */
export function PromiseDialog({ clientId, client, currency, onClose }: Props) {
  const { client: api } = useApi();
  const { events } = useSuite();
  const { minor } = useFigureFormats();
  const readAnew = useReadAnew();
  const [promisedOn, setPromisedOn] = useState('');
  const [written, setWritten] = useState('');
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);
  const [failure, setFailure] = useState<string>();
  const formId = useId();

  const amount = amountOf(written);
  async function save(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!promisedOn || amount === undefined) return;
    setRunning(true);
    setFailure(undefined);
    try {
      const body = { promisedOn, amount: amount === null ? null : minor(amount, currency), note: note.trim() };
      await putPromise(api, clientId, body);
      events.emit('toast', { type: 'success', text: words.saved });
      onClose();
      await readAnew('debtor', 'promises', 'to-dos');
    } catch (error) {
      setFailure(words.notSaved(reasonOf(error)));
      setRunning(false);
    }
  }

  return (
    <Dialog
      title={words.title(client)}
      onClose={isRunning ? undefined : onClose}
      actions={
        <>
          <Button look="quiet" disabled={isRunning} onClick={onClose}>
            {copy.cancel}
          </Button>
          <Button type="submit" form={formId} spinning={isRunning}>
            {words.save}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={save} noValidate className="grid gap-4 text-ink">
        <p className="text-muted">{words.text}</p>
        <DateField
          label={words.day}
          value={promisedOn}
          onChange={setPromisedOn}
          error={isTold && !promisedOn ? words.noDay : undefined}
        />
        <Input
          label={words.amount(currency)}
          value={written}
          inputMode="decimal"
          autoComplete="off"
          hint={words.amountHint}
          error={isTold && amount === undefined ? words.noAmount : undefined}
          onChange={(event) => setWritten(event.currentTarget.value)}
        />
        <Input
          label={words.note}
          value={note}
          maxLength={500}
          autoComplete="off"
          onChange={(event) => setNote(event.currentTarget.value)}
        />
        {failure && <Notice tone="bad">{failure}</Notice>}
      </form>
    </Dialog>
  );
}

/** In major units: null of an empty field, undefined of what is no amount above zero. A comma may stand before the cents. */
function amountOf(written: string): number | null | undefined {
  const text = written.trim();
  if (!text) return null;
  const amount = /^\d{1,12}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : 0;
  return amount > 0 ? amount : undefined;
}
