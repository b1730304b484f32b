import { type Debtor, getDebtor, sendReminders } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import type { RequestOf } from '@suite/api/request-of';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useUnsavedWork } from '@suite/session/session-provider';
import { isEmail } from '@suite/shell/form/is-email';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { useRef, useState } from 'react';
import { copy } from './copy';
import { ReminderFields, type Written } from './reminder-fields';

interface Props {
  /** At least one debtor has a draft. */
  debtors: readonly Debtor[];
  onClose: () => void;
  onSent: () => void;
}

const isComplete = ({ to, subject, text }: Written) => isEmail(to) && subject.trim() !== '' && text.trim() !== '';

export function RemindersForm({ debtors, onClose, onSent }: Props) {
  const { formClient: api } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const { day } = useMetricFormats();
  // Keeps what was read first, so that people confirm what they see.
  const [read] = useState(debtors);
  const [written, setWritten] = useState(() =>
    read.flatMap(({ clientId, draft }): Written[] => (draft ? [{ clientId, ...draft, to: draft.to ?? '' }] : [])),
  );
  const [isChanged, setChanged] = useState(false);
  const [isTold, setTold] = useState(false);
  const key = useRef({ of: '', value: '' });
  useUnsavedWork(isChanged);
  const asOf = read[0]?.asOf ?? '';
  const notOverdue = read.filter(({ draft }) => !draft).map(({ client }) => client);
  const toSend = written.filter(({ to }) => to.trim());

  function change(next: Written[]) {
    setChanged(true);
    setWritten(next);
  }

  function send() {
    setTold(true);
    if (!toSend.length || !toSend.every(isComplete)) return undefined;
    return mail({
      asOf,
      reminders: toSend.map((each) => ({
        ...each,
        to: each.to.trim(),
        subject: each.subject.trim(),
        text: each.text.trim(),
      })),
    });
  }

  async function mail(body: RequestOf<typeof sendReminders>['body']) {
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    await api.call(sendReminders, { body, idempotencyKey: key.current.value });
    events.emit('toast', { type: 'success', text: copy.sent(body.reminders.length) });
    onClose();
    onSent();
    await revalidate(getDebtor, 'debtors');
  }

  const failed = (error: unknown) =>
    error instanceof SuiteError && error.code === 'changed_meanwhile' ? copy.old : copy.notSent(reasonOf(error));

  return (
    <FormDialog
      isWide
      title={copy.title}
      submit={copy.send(toSend.length)}
      disabled={!toSend.length}
      disabledText={toSend.length ? undefined : copy.noneToSend}
      onSubmit={send}
      onClose={onClose}
      isUnsaved={isChanged}
      failed={failed}
    >
      <p className="text-muted">{copy.about(day(asOf))}</p>
      <ul className="max-h-[52vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {written.map((each) => (
          <li key={each.clientId} className="p-3">
            <ReminderFields
              debtor={read.find(({ clientId }) => clientId === each.clientId) as Debtor}
              written={each}
              isTold={isTold}
              onChange={(part) => change(written.map((one) => (one === each ? { ...one, ...part } : one)))}
              onLeaveOut={written.length > 1 ? () => change(written.filter((one) => one !== each)) : undefined}
            />
          </li>
        ))}
      </ul>
      {notOverdue.length > 0 && <p className="text-muted">{copy.notOverdue(notOverdue.join(', '))}</p>}
    </FormDialog>
  );
}
