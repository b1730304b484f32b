import { cancelPayment } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/use-metric-formats';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import type { ActionProps } from './payment-actions';

const { cancel: words } = copy;

/** Asks why a payment is waived. */
export function CancelDialog({ payment: { id, amount, currency, client }, onClose, onDone }: ActionProps) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const [note, setNote] = useState('');
  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={() =>
        api.call(cancelPayment, { params: { paymentId: id }, body: { note: note.trim() } }).then(() => onDone(words.done))
      }
      onClose={onClose}
      isUnsaved={note.trim() !== ''}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p className="text-muted">{words.text(money(amount, currency), client)}</p>
      <Input
        label={words.note}
        hint={words.noteHint}
        value={note}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => setNote(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
