import { type Debtor, getDebtor, sendReminder } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useUnsavedWork } from '@suite/session/session-provider';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Dialog } from '@suite/ui/dialog';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { Notice } from '@suite/ui/notice';
import { Skeleton } from '@suite/ui/skeleton';
import { TextArea } from '@suite/ui/text-area';
import { useRef, useState } from 'react';
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

function ReminderForm({ debtor: { clientId, client, asOf, unsure }, draft, onClose }: FormProps) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { day } = useMetricFormats();
  // Keeps what was read first, so that people confirm what they see.
  const [first] = useState({ draft, asOf });
  const [to, setTo] = useState(draft.to ?? '');
  const [subject, setSubject] = useState(draft.subject);
  const [text, setText] = useState(draft.text);
  const [isTold, setTold] = useState(false);
  const key = useRef({ of: '', value: '' });
  const isUnsaved = to !== (first.draft.to ?? '') || subject !== first.draft.subject || text !== first.draft.text;
  useUnsavedWork(isUnsaved);

  function send() {
    setTold(true);
    if (!isEmail(to) || !subject.trim() || !text.trim()) return undefined;
    return mail({ to: to.trim(), subject: subject.trim(), text: text.trim(), asOf: first.asOf });
  }

  async function mail(body: RequestOf<typeof sendReminder>['body']) {
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    await api.call(sendReminder, { params: { clientId }, body, idempotencyKey: key.current.value });
    events.emit('toast', { type: 'success', text: words.sent(body.to) });
    onClose();
    await revalidate(getDebtor);
  }

  const failed = (error: unknown) =>
    error instanceof SuiteError && error.code === 'changed_meanwhile' ? words.old : words.notSent(reasonOf(error));

  return (
    <FormDialog
      isWide
      title={words.title(client)}
      submit={words.send(isEmail(to) ? to.trim() : '')}
      onSubmit={send}
      onClose={onClose}
      isUnsaved={isUnsaved}
      failed={failed}
    >
      <p className="text-muted">
        {words.asOf(day(first.asOf))} {unsure > 0 && words.unsure(unsure)}
      </p>
      <EmailField
        label={words.to}
        value={to}
        hint={first.draft.to ? undefined : words.toHint}
        error={isTold && !isEmail(to) ? words.noTo : undefined}
        autoComplete="off"
        onChange={(event) => setTo(event.currentTarget.value)}
      />
      <Input
        label={words.subject}
        value={subject}
        maxLength={200}
        error={isTold && !subject.trim() ? words.noSubject : undefined}
        autoComplete="off"
        onChange={(event) => setSubject(event.currentTarget.value)}
      />
      <TextArea
        label={words.text}
        rows={14}
        value={text}
        maxLength={20_000}
        error={isTold && !text.trim() ? words.noText : undefined}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    </FormDialog>
  );
}
