import { type Debtor, getDebtor, sendReminder } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

const { reminder: words } = copy;

interface Props {
  clientId: string;
  client: string;
  onClose: () => void;
}

/** Draft of a reminder to edit and send. */
export function ReminderDialog({ clientId, client, onClose }: Props) {
  const { data, error } = useQuery(getDebtor, { params: { clientId } });
  if (data?.draft) return <ReminderForm debtor={data} draft={data.draft} onClose={onClose} />;
  return (
    <Dialog title={words.title(client)} onClose={onClose} actions={<Button onClick={onClose}>{copy.close}</Button>}>
      {error && <Notice tone="bad">{copy.loadFailed}</Notice>}
      {!error && !data && (
        <div role="status" aria-label={words.loading}>
          <Skeleton className="h-64" />
        </div>
      )}
      {data && <p>{words.none}</p>}
      {data && data.unsure > 0 && <p>{words.unsure(data.unsure)}</p>}
    </Dialog>
  );
}

interface FormProps {
  debtor: Debtor;
  draft: NonNullable<Debtor['draft']>;
  onClose: () => void;
}

const { to, subject, text } = sendReminder.body.entries;
const schema = fields({
  to: worded(to, words.noTo),
  subject: worded(subject, words.noSubject),
  text: worded(text, words.noText),
});

function ReminderForm({ debtor: { clientId, client, asOf, unsure }, draft, onClose }: FormProps) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const { day } = useMetricFormats();
  // Keeps what was read first, so that people confirm what they see.
  const [first] = useState({ draft: { ...draft, to: draft.to ?? '' }, asOf });
  const form = useForm(schema, {
    saved: first.draft,
    save: (output, _, idempotencyKey) =>
      api.call(sendReminder, { params: { clientId }, body: { ...output, asOf: first.asOf }, idempotencyKey }),
    onSaved() {
      onClose();
      return revalidate(getDebtor);
    },
    done: (reminder) => words.sent(reminder.to),
    failed: (reason, error) =>
      error instanceof SuiteError && error.code === 'changed_meanwhile' ? words.old : words.notSent(reason),
  });

  return (
    <FormDialog
      isWide
      title={words.title(client)}
      submit={words.send(isEmail(form.values.to) ? form.values.to.trim() : '')}
      onClose={onClose}
      {...form.dialog}
    >
      <p className="text-muted">
        {words.asOf(day(first.asOf))} {unsure > 0 && words.unsure(unsure)}
      </p>
      <EmailField label={words.to} hint={first.draft.to ? undefined : words.toHint} autoComplete="off" {...form.text('to')} />
      <Input label={words.subject} maxLength={200} autoComplete="off" {...form.text('subject')} />
      <TextArea label={words.text} rows={14} maxLength={20_000} {...form.text('text')} />
    </FormDialog>
  );
}
