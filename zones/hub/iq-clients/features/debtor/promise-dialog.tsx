import { getDebtor, getPromises, putPromise } from '@services/insights/contract/debtors';
import { getToDos } from '@services/insights/contract/to-dos';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
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
  const { formClient: api } = useApi();
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

  async function put(body: RequestOf<typeof putPromise>['body']) {
    await api.call(putPromise, { params: { clientId }, body });
    events.emit('toast', { type: 'success', text: words.saved });
    onClose();
    await revalidate(getDebtor, getPromises, getToDos);
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
