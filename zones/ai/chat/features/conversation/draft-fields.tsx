import type { DraftContent } from '@services/assistant/contract/answers';
import { EmailField } from '@suite/shell/form/email-field';
import { isEmail } from '@suite/shell/form/is-email';
import { DateField } from '@suite/ui/date-field';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { draftCopy as copy } from './draft-copy';

/** Whether all required fields are filled. */
export function isComplete(content: DraftContent): boolean {
  if (content.kind === 'reminder') return Boolean(isEmail(content.to) && content.subject.trim() && content.text.trim());
  return content.kind === 'to-do' ? Boolean(content.text.trim()) : Boolean(content.title.trim());
}

interface Props {
  content: DraftContent;
  onChange: (content: DraftContent) => void;
}

/** The fields of a draft that a person can edit. */
export function DraftFields({ content, onChange }: Props) {
  if (content.kind === 'offer') {
    return (
      <Input
        label={copy.offerTitle}
        value={content.title}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ ...content, title: event.currentTarget.value })}
      />
    );
  }
  const text = (
    <TextArea
      label={content.kind === 'reminder' ? copy.message : copy.what}
      value={content.text}
      rows={content.kind === 'reminder' ? 8 : 2}
      maxLength={content.kind === 'reminder' ? 20_000 : 2000}
      onChange={(event) => onChange({ ...content, text: event.currentTarget.value })}
    />
  );
  if (content.kind === 'to-do') {
    return (
      <div className="grid gap-4">
        {text}
        <DateField
          label={copy.due}
          value={content.dueOn ?? ''}
          onChange={(day) => onChange({ ...content, dueOn: day || null })}
        />
      </div>
    );
  }
  return (
    <div className="grid gap-4">
      <EmailField
        label={copy.to}
        value={content.to}
        autoComplete="off"
        onChange={(event) => onChange({ ...content, to: event.currentTarget.value })}
      />
      <Input
        label={copy.subject}
        value={content.subject}
        maxLength={200}
        autoComplete="off"
        onChange={(event) => onChange({ ...content, subject: event.currentTarget.value })}
      />
      {text}
    </div>
  );
}
