import type { Debtor } from '@services/insights/contract/debtors';
import { sumsOf } from '@services/insights/wording/reminder';
import { useMetricFormats } from '@suite/iq/use-metric-formats';
import { EmailField } from '@suite/shell/form/email-field';
import { useFormats } from '@suite/shell/preferences/use-formats';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { copy } from './copy';

/** A reminder as edited so far. */
export interface Written {
  clientId: string;
  to: string;
  subject: string;
  text: string;
}

interface Props {
  debtor: Debtor;
  written: Written;
  errors: Partial<Record<'to' | 'subject' | 'text', string | undefined>>;
  onChange: (part: Partial<Written>) => void;
  /** Undefined for the only reminder. */
  onLeaveOut: (() => void) | undefined;
}

/** One reminder: its recipient, notes before sending, and its text. */
export function ReminderFields({ debtor, written: { to, subject, text }, errors, onChange, onLeaveOut }: Props) {
  const { money, day } = useMetricFormats();
  const { date } = useFormats();
  const { client, invoices, unsure, reminders, promise } = debtor;
  const [last] = reminders;
  const overdue = sumsOf(invoices.filter(({ daysPastDue }) => daysPastDue > 0));
  const facts = [
    copy.overdue(overdue.map(({ amount, currency }) => money(amount, currency)).join(', ')),
    ...(last ? [copy.lastSent(date(last.at), last.failure === null)] : []),
    ...(promise ? [copy.promised(day(promise.promisedOn))] : []),
    ...(unsure ? [copy.unsure(unsure)] : []),
  ];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is laid out by the browser's own rules
    <div role="group" aria-label={client} className="grid gap-2">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="break-words font-medium">
            <bdi>{client}</bdi>
          </p>
          <p className="text-xs text-muted">{facts.join(' · ')}</p>
        </div>
        {onLeaveOut && (
          <Button variant="plain" size="sm" aria-label={copy.leaveOutOf(client)} onClick={onLeaveOut}>
            {copy.leaveOut}
          </Button>
        )}
      </div>
      <EmailField
        label={copy.to}
        value={to}
        hint={to ? undefined : copy.noAddress}
        error={errors.to}
        autoComplete="off"
        onChange={(event) => onChange({ to: event.currentTarget.value })}
      />
      <details open={Boolean(errors.subject || errors.text) || undefined}>
        <summary className="cursor-pointer py-1 text-muted">{copy.message}</summary>
        <div className="mt-2 grid gap-3">
          <Input
            label={copy.subject}
            value={subject}
            maxLength={200}
            error={errors.subject}
            autoComplete="off"
            onChange={(event) => onChange({ subject: event.currentTarget.value })}
          />
          <TextArea
            label={copy.text}
            rows={10}
            value={text}
            maxLength={20_000}
            error={errors.text}
            onChange={(event) => onChange({ text: event.currentTarget.value })}
          />
        </div>
      </details>
    </div>
  );
}
