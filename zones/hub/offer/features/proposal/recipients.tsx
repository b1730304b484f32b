import { type Draft, type Recipient, recipient as recipientSchema } from '@services/proposals/contract/content';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { Button } from '@suite/ui/button';
import { Checkbox } from '@suite/ui/checkbox';
import { Icon } from '@suite/ui/icon';
import { memo, useState } from 'react';
import * as v from 'valibot';
import { ChoiceField } from '../fields/choice-field';
import { copy } from './copy';
import { DraftSection } from './draft-section';

const { recipients: words } = copy;

const MAX_RECIPIENTS = 10;

interface Props extends Pick<Draft, 'recipients' | 'needsAllSigners'> {
  onChange: (update: (draft: Draft) => Draft) => void;
}

const field = 'h-9 w-full rounded-md border border-field bg-surface px-2.5 aria-invalid:border-bad';

/** People who get a link, and who of them signs. */
export const Recipients = memo(({ recipients, needsAllSigners, onChange }: Props) => {
  const set = (next: Recipient[]) => onChange((draft) => ({ ...draft, recipients: next }));
  const signers = recipients.filter(({ role }) => role === 'signer').length;
  return (
    <DraftSection title={words.heading} text={words.text}>
      {recipients.map((recipient, at) => (
        <RecipientFields
          key={at}
          recipient={recipient}
          place={at + 1}
          isTwice={recipients.some((other, where) => where < at && other.email.toLowerCase() === recipient.email.toLowerCase())}
          onChange={(part) => set(recipients.map((each, where) => (where === at ? { ...each, ...part } : each)))}
          onRemove={() => set(recipients.filter((_, where) => where !== at))}
        />
      ))}
      {recipients.length < MAX_RECIPIENTS && (
        <div>
          <Button variant="quiet" size="sm" onClick={() => set([...recipients, { name: '', email: '', role: 'signer' }])}>
            {words.add}
          </Button>
        </div>
      )}
      {signers > 1 && (
        <Checkbox
          label={words.allSign}
          hint={words.allSignHint}
          checked={needsAllSigners}
          onChange={(all) => onChange((draft) => ({ ...draft, needsAllSigners: all }))}
        />
      )}
    </DraftSection>
  );
});
Recipients.displayName = 'Recipients';

interface FieldsProps {
  recipient: Recipient;
  /** Counted from 1. */
  place: number;
  isTwice: boolean;
  onChange: (part: Partial<Recipient>) => void;
  onRemove: () => void;
}

function RecipientFields({ recipient, place, isTwice, onChange, onRemove }: FieldsProps) {
  const { name, email, role } = recipient;
  // No error is shown for a field before it was left.
  const [isSubmitted, setSubmitted] = useState(name !== '' || email !== '');
  const isNameWrong = isSubmitted && !v.is(recipientSchema.entries.name, name);
  const isEmailWrong = isSubmitted && (isTwice || !isEmail(email));
  const problem = isNameWrong ? words.wrongName : isEmailWrong ? (isTwice ? words.twice : words.wrongEmail) : undefined;
  return (
    <div>
      <div className="grid grid-cols-[minmax(0,1fr)_96px_36px] items-center gap-2 sm:grid-cols-[minmax(0,1fr)_minmax(0,1fr)_96px_36px]">
        <input
          aria-label={words.name(place)}
          placeholder={words.namePlaceholder}
          className={`${field} max-sm:col-span-3`}
          aria-invalid={isNameWrong || undefined}
          maxLength={200}
          autoComplete="off"
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <EmailField
          isBare
          label={words.email(place)}
          error={isEmailWrong ? problem : undefined}
          placeholder={words.emailPlaceholder}
          className={field}
          autoComplete="off"
          value={email}
          onChange={(event) => onChange({ email: event.currentTarget.value })}
          onBlur={() => setSubmitted(true)}
        />
        <ChoiceField
          isBare
          label={words.role(place)}
          texts={words.roles}
          value={role}
          onChange={(next) => onChange({ role: next })}
        />
        <Button variant="plain" size="sm" className="px-2" aria-label={words.remove(place)} onClick={onRemove}>
          <Icon name="close" />
        </Button>
      </div>
      {problem && <p className="ui-field-error mt-1">{problem}</p>}
    </div>
  );
}
