import { sendReminders } from '@services/insights/client/debtors';
import type { Debtor } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-read';
import { SuiteError } from '@suite/contract/errors';
import { email } from '@suite/contract/schema';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { useUnsavedWork } from '@suite/session/session-provider';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/suite-context';
import { FormDialog } from '@suite/ui/form-dialog';
import { useRef, useState } from 'react';
import { safeParse } from 'valibot';
import { copy } from './copy';
import type { Written } from './reminder-fields';
import { ReminderFields } from './reminder-fields';

interface Props {
  /** At least one debtor has a draft. */
  debtors: readonly Debtor[];
  onClose: () => void;
  onSent: () => void;
}

const isComplete = ({ to, subject, text }: Written) =>
  safeParse(email, to).success && subject.trim() !== '' && text.trim() !== '';

export function RemindersForm({ debtors, onClose, onSent }: Props) {
  const { client: api } = useApi();
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

  async function mail(body: Parameters<typeof sendReminders>[1]) {
    const of = JSON.stringify(body);
    if (key.current.of !== of) key.current = { of, value: crypto.randomUUID() };
    await sendReminders(api, body, key.current.value);
    events.emit('toast', { type: 'success', text: copy.sent(body.reminders.length) });
    onClose();
    onSent();
    await revalidate('debtor', 'debtors');
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
