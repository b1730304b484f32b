import { getPaymentSettings } from '@services/payments/contract/settings';
import { getTerms } from '@services/price-book/contract/terms';
import type { Draft } from '@services/proposals/contract/content';
import { useQuery } from '@suite/api/use-query';
import { useNumberFormat } from '@suite/shell/form/use-number-format';
import { Checkbox } from '@suite/ui/checkbox';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { Link } from '@suite/ui/link';
import { OptionalNumberField } from '@suite/ui/number-field';
import { hashOf } from '@suite/zones/zone-url';
import { memo, useState } from 'react';
import { ChoiceField } from '../fields/choice-field';
import { useToday } from '../payments/days';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { terms: words } = copy;

interface Props extends Pick<Draft, 'termsId' | 'expiresOn' | 'billingDay' | 'reminderDays' | 'needsMethod' | 'showsLastYear'> {
  onChange: (update: (draft: Draft) => Draft) => void;
}

/** Option for no letter. */
const NONE = '';

/** Terms of the offer, and its expiry date. */
export const TermsFields = memo(({ onChange, ...terms }: Props) => {
  const { termsId, expiresOn, billingDay, reminderDays, needsMethod, showsLastYear } = terms;
  const letters = useQuery(getTerms, {}, { handleGlobally: true }).data?.terms ?? [];
  const dayOfMonth = useNumberFormat({ decimals: 0, min: 1, max: 31 });
  const today = useToday();
  const set = (part: Partial<Draft>) => onChange((now) => ({ ...now, ...part }));
  const known = letters.filter(({ id, isArchived }) => !isArchived || id === termsId);
  const texts = {
    [NONE]: words.noLetter,
    ...(termsId && { [termsId]: words.someLetter }),
    ...Object.fromEntries(known.map(({ id, name }) => [id, name])),
  };
  return (
    <DraftSection title={words.heading}>
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField label={words.letter} texts={texts} value={termsId ?? NONE} onChange={(id) => set({ termsId: id || null })} />
        <DateField
          label={words.expiresOn}
          value={expiresOn}
          min={today}
          error={expiresOn >= today ? undefined : expiresOn ? words.pastDay : words.noDay}
          onChange={(day) => set({ expiresOn: day })}
        />
        <OptionalNumberField
          label={words.billingDay}
          hint={words.billingDayHint}
          value={billingDay}
          format={dayOfMonth}
          wrong={words.wrongBillingDay}
          onChange={(day) => set({ billingDay: day })}
        />
        <ReminderField days={reminderDays} onChange={(days) => set({ reminderDays: days })} />
      </div>
      <MethodField needsMethod={needsMethod} onChange={(needs) => set({ needsMethod: needs })} />
      <Checkbox label={words.showsLastYear} checked={showsLastYear} onChange={(shows) => set({ showsLastYear: shows })} />
    </DraftSection>
  );
});
TermsFields.displayName = 'TermsFields';

interface MethodProps {
  needsMethod: boolean;
  onChange: (needsMethod: boolean) => void;
}

/** Whether the client has to leave a payment method, which only Stripe can store. */
function MethodField({ needsMethod, onChange }: MethodProps) {
  const isManual = useQuery(getPaymentSettings, {}, { handleGlobally: true }).data?.provider === 'manual';
  return (
    <div>
      <Checkbox label={words.needsMethod} checked={needsMethod} disabled={isManual && !needsMethod} onChange={onChange} />
      {isManual && (
        <p className="ms-6 text-muted">
          {needsMethod ? words.withoutStripe : words.needsStripe}{' '}
          <Link href={hashOf('offer', '/settings', { part: 'payments' })}>{words.connect}</Link>
        </p>
      )}
    </div>
  );
}

/** Parses days, sorted and without duplicates; undefined if the text is invalid. */
export function readDays(text: string): number[] | undefined {
  const days = text
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const isFine = days.every((day, at) => Number.isInteger(day) && day >= 1 && day <= 365 && day > (days[at - 1] ?? 0));
  return isFine && days.length <= 5 ? days : undefined;
}

interface ReminderProps {
  days: readonly number[];
  onChange: (days: number[]) => void;
}

function ReminderField({ days, onChange }: ReminderProps) {
  const [typed, setTyped] = useState<string>();
  const isWrong = typed !== undefined && readDays(typed) === undefined;
  return (
    <Input
      label={words.reminders}
      hint={words.remindersHint}
      value={typed ?? days.join(', ')}
      autoComplete="off"
      error={isWrong ? words.wrongReminders : undefined}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        const read = readDays(value);
        if (read) onChange(read);
      }}
      onBlur={() => !isWrong && setTyped(undefined)}
    />
  );
}
