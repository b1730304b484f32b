import { markReceived } from '@services/payments/contract/billing';
import { useApi } from '@suite/api/api-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useMetricFormats } from '@suite/shell/use-metric-formats';
import { DateField } from '@suite/ui/date-field';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { useState } from 'react';
import { copy } from './copy';
import { useToday } from './days';
import type { ActionProps } from './payment-actions';

const { receive: words } = copy;

/** Asks when a payment was received. */
export function ReceiveDialog({ payment, onClose, onDone }: ActionProps) {
  const { formClient: api } = useApi();
  const { money } = useMetricFormats();
  const today = useToday();
  const [on, setOn] = useState(today);
  const [note, setNote] = useState('');
  const [isTold, setTold] = useState(false);
  const isWrong = on === '' || on > today;

  function submit() {
    setTold(true);
    return isWrong
      ? undefined
      : api
          .call(markReceived, { params: { paymentId: payment.id }, body: { on, note: note.trim() } })
          .then(() => onDone(words.done));
  }

  return (
    <FormDialog
      title={words.title}
      submit={words.submit}
      onSubmit={submit}
      onClose={onClose}
      isUnsaved={note.trim() !== ''}
      failed={(error) => copy.notDone(reasonOf(error))}
    >
      <p className="text-muted">
        {words.text(money(payment.amount, payment.currency), payment.client)} {payment.nextAttemptOn && words.stops}
      </p>
      <DateField label={words.day} value={on} max={today} onChange={setOn} error={isTold && isWrong ? words.noDay : undefined} />
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
