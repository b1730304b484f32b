import { putPromise } from '@services/insights/client/debtors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMoneyFormat } from '@suite/shell/form/use-number-format';
import { useSuite } from '@suite/shell/suite-context';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';

const { promiseForm: words } = copy;

interface Props {
  clientId: string;
  client: string;
  /** Currency of the firm. */
  currency: string;
  onClose: () => void;
}

/** Asks when a client will pay and how much. */
export function PromiseDialog({ clientId, client, currency, onClose }: Props) {
  const { client: api } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const [promisedOn, setPromisedOn] = useState('');
  const [written, setWritten] = useState('');
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);

  const { value: amount, problem } = useMoneyFormat(currency).read(written);
  const noAmount = problem ?? (amount === 0 ? words.noAmount : undefined);

  function save() {
    setTold(true);
    if (!promisedOn || amount === undefined || noAmount) return undefined;
    return put({ promisedOn, amount, note: note.trim() });
  }

  async function put(body: Parameters<typeof putPromise>[2]) {
    await putPromise(api, clientId, body);
    events.emit('toast', { type: 'success', text: words.saved });
    onClose();
    await revalidate('debtor', 'promises', 'to-dos');
  }

  return (
    <FormDialog
      title={words.title(client)}
      submit={words.save}
      onSubmit={save}
      onClose={onClose}
      isUnsaved={`${promisedOn}${written}${note}`.trim() !== ''}
      failed={(error) => words.notSaved(reasonOf(error))}
    >
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
        error={isTold ? noAmount : undefined}
        onChange={(event) => setWritten(event.currentTarget.value)}
      />
      <Input
        label={words.note}
        value={note}
        maxLength={500}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
