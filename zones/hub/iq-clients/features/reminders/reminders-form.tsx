import { type Debtor, getDebtor, sendReminders } from '@services/insights/contract/debtors';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { anyText, byInput, fields, listOf, readTogether, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { FormDialog } from '@suite/ui/form-dialog';
import { useState } from 'react';
import { copy } from './copy';
import { ReminderFields, type Written } from './reminder-fields';

interface Props {
  /** At least one debtor has a draft. */
  debtors: readonly Debtor[];
  onClose: () => void;
  onSent: () => void;
}

const isLeftOut = ({ to }: Pick<Written, 'to'>) => to.trim() === '';

const { clientId, to, subject, text } = sendReminders.body.entries.reminders.item.entries;
const reminder = fields({
  clientId,
  to: worded(to, copy.badAddress),
  subject: worded(subject, copy.noSubject),
  text: worded(text, copy.noText),
});
/** A reminder without an address is not sent. */
const leftOut = fields({ clientId, to: anyText, subject: anyText, text: anyText });
const schema = readTogether(
  { reminders: listOf(byInput<typeof reminder | typeof leftOut>((each) => (isLeftOut(each) ? leftOut : reminder))) },
  ({ reminders }) => ({ reminders: reminders.filter((each) => !isLeftOut(each)) }),
);

export function RemindersForm({ debtors, onClose, onSent }: Props) {
  const { formClient: api } = useApi();
  const revalidate = useRevalidate();
  const { day } = useMetricFormats();
  // Keeps what was read first, so that people confirm what they see.
  const [read] = useState(debtors);
  const asOf = read[0]?.asOf ?? '';
  const form = useForm(schema, {
    saved: {
      reminders: read.flatMap(({ clientId: client, draft }): Written[] =>
        draft ? [{ clientId: client, ...draft, to: draft.to ?? '' }] : [],
      ),
    },
    async save(output, _, idempotencyKey) {
      await api.call(sendReminders, { body: { asOf, ...output }, idempotencyKey });
      return output.reminders.length;
    },
    onSaved() {
      onClose();
      onSent();
      return revalidate(getDebtor, 'debtors');
    },
    done: copy.sent,
    failed: (reason, error) =>
      error instanceof SuiteError && error.code === 'changed_meanwhile' ? copy.old : copy.notSent(reason),
  });
  const { reminders } = form.values;
  const change = (next: Written[]) => form.set({ reminders: next });
  const notOverdue = read.filter(({ draft }) => !draft).map(({ client }) => client);
  const count = reminders.filter((each) => !isLeftOut(each)).length;

  return (
    <FormDialog
      isWide
      title={copy.title}
      submit={copy.send(count)}
      onClose={onClose}
      {...form.dialog}
      disabled={!count}
      disabledText={count ? undefined : copy.noneToSend}
    >
      <p className="text-muted">{copy.about(day(asOf))}</p>
      <ul className="max-h-[52vh] divide-y divide-line overflow-y-auto rounded-md border border-line">
        {reminders.map((each, place) => (
          <li key={each.clientId} className="p-3">
            <ReminderFields
              debtor={read.find(({ clientId }) => clientId === each.clientId) as Debtor}
              written={each}
              errors={{
                to: form.errors[`reminders.${place}.to`],
                subject: form.errors[`reminders.${place}.subject`],
                text: form.errors[`reminders.${place}.text`],
              }}
              onChange={(part) => change(reminders.map((one) => (one === each ? { ...one, ...part } : one)))}
              onLeaveOut={reminders.length > 1 ? () => change(reminders.filter((one) => one !== each)) : undefined}
            />
          </li>
        ))}
      </ul>
      {notOverdue.length > 0 && <p className="text-muted">{copy.notOverdue(notOverdue.join(', '))}</p>}
    </FormDialog>
  );
}
