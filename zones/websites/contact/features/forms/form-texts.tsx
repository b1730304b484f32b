import type { FormEntries } from '@services/inbox/contract/forms';
import { MAX_LINE, MAX_MAIL } from '@services/inbox/contract/terms';
import type { FieldErrors } from '@suite/shell/form/use-form';
import { Checkbox } from '@suite/ui/checkbox';
import { Combobox } from '@suite/ui/combobox';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import type { ReactNode } from 'react';
import { copy } from './copy';
import type { Draft } from './form-draft';

interface Props {
  draft: Draft;
  errors: FieldErrors;
  people: readonly { id: string; name: string }[];
  onChange: (part: Partial<Draft>) => void;
  /** The form's fields, shown after its introduction. */
  fields: ReactNode;
}

const MAX_PARAGRAPH = 2_000;

/** Edits the texts of a form, and who receives its submissions. */
export function FormTexts({ draft, errors, people, onChange, fields }: Props) {
  const { entries, name, ownerId } = draft;
  const { autoReply } = entries;
  const set = (part: Partial<FormEntries>) => onChange({ entries: { ...entries, ...part } });
  const errorOf = (path: string) => errors[path] && copy.needed;

  const line = (key: 'title' | 'button') => (
    <Input
      label={copy[key]}
      value={entries[key]}
      maxLength={MAX_LINE}
      autoComplete="off"
      error={errorOf(`entries.${key}`)}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  );
  const text = (key: 'intro' | 'consent' | 'thanks', hint?: string) => (
    <TextArea
      label={copy[key]}
      value={entries[key]}
      rows={2}
      maxLength={MAX_PARAGRAPH}
      {...(hint && { hint })}
      error={errorOf(`entries.${key}`)}
      onChange={(event) => set({ [key]: event.currentTarget.value })}
    />
  );

  return (
    <>
      <section className="grid gap-3">
        <h2 className="font-semibold">{copy.general}</h2>
        <div className="grid gap-3 sm:grid-cols-2">
          <Input
            label={copy.name}
            value={name}
            maxLength={MAX_LINE}
            autoComplete="off"
            error={errorOf('name')}
            onChange={(event) => onChange({ name: event.currentTarget.value })}
          />
          <Combobox
            label={copy.owner}
            placeholder={copy.nobody}
            options={people.map(({ id, name: label }) => ({ value: id, label }))}
            value={ownerId}
            onChange={(next) => onChange({ ownerId: next })}
          />
        </div>
        {line('title')}
        {text('intro')}
      </section>
      {fields}
      <section className="grid gap-3">
        <h2 className="font-semibold">{copy.sending}</h2>
        {line('button')}
        {text('consent', copy.consentHint)}
        <p className="text-[13px] text-muted">{copy.warning}</p>
        {text('thanks')}
      </section>
      <section className="grid gap-3">
        <h2 className="font-semibold">{copy.autoReply}</h2>
        <Checkbox
          label={copy.hasAutoReply}
          size="sm"
          checked={autoReply !== null}
          onChange={(isChecked) => set({ autoReply: isChecked ? { subject: 'We received your message', text: '' } : null })}
        />
        {autoReply && (
          <>
            <Input
              label={copy.subject}
              value={autoReply.subject}
              maxLength={MAX_LINE}
              autoComplete="off"
              error={errorOf('entries.autoReply.subject')}
              onChange={(event) => set({ autoReply: { ...autoReply, subject: event.currentTarget.value } })}
            />
            <TextArea
              label={copy.message}
              value={autoReply.text}
              rows={5}
              maxLength={MAX_MAIL}
              hint={copy.messageHint}
              error={errorOf('entries.autoReply.text')}
              onChange={(event) => set({ autoReply: { ...autoReply, text: event.currentTarget.value } })}
            />
          </>
        )}
      </section>
    </>
  );
}
