import { addNote, type Lead, type Message, sendReply } from '@services/inbox/contract/leads';
import { getSavedReplies } from '@services/inbox/contract/settings';
import { MAX_LINE, MAX_MAIL, MAX_MESSAGE } from '@services/inbox/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { FormNote } from '@suite/shell/form/form-parts';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { Tabs } from '@suite/ui/tabs';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

interface Props {
  lead: Lead;
  onChanged: () => Promise<unknown>;
}

/** Replies to a lead by mail, or adds a note. */
export function Write({ lead, onChanged }: Props) {
  const [mode, setMode] = useState<'reply' | 'note'>('reply');
  return (
    <div className="mt-5">
      <Tabs
        label={copy.mode}
        selected={mode}
        onSelect={setMode}
        tabs={[
          { id: 'reply', text: copy.reply, panel: <Reply lead={lead} onChanged={onChanged} /> },
          { id: 'note', text: copy.note, panel: <Note lead={lead} onChanged={onChanged} /> },
        ]}
      />
    </div>
  );
}

/** Returns the subject, which continues that of the conversation. */
function subjectOf({ messages, about }: Lead): string {
  const isSubject = ({ kind, subject, isFromOther }: Message) =>
    kind !== 'note' && kind !== 'change' && subject !== '' && !isFromOther;
  const last = messages.findLast(isSubject)?.subject ?? about;
  return /^re:/i.test(last) ? last : `Re: ${last}`;
}

const { subject, text } = sendReply.body.entries;
const replySchema = fields({ subject: worded(subject, copy.noSubject), text: worded(text, copy.noText) });
const noteSchema = fields({ text: worded(addNote.body.entries.text, copy.noText) });

function Reply({ lead, onChanged }: Props) {
  const { formClient } = useApi();
  const replies = useQuery(getSavedReplies, {}, { handleGlobally: true }).data ?? [];
  const form = useForm(replySchema, {
    name: `reply:${lead.id}`,
    saved: { subject: subjectOf(lead), text: '' },
    // The same text has the same id, so that it is sent once even if the response to it was lost.
    save: (body, _, id) => formClient.call(sendReply, { params: { leadId: lead.id }, body: { ...body, id } }),
    onSaved: onChanged,
    done: copy.sent,
    failed: copy.notSent,
  });
  const typed = form.values.text;

  return (
    <form className="mt-3 grid gap-3" {...form.element}>
      {replies.length > 0 && (
        <Select
          label={copy.saved}
          placeholder={copy.savedNone}
          value={null}
          options={replies.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(chosen) => {
            const added = replies.find((one) => one.id === chosen)?.text ?? '';
            form.set({ text: typed.trim() ? `${typed.trimEnd()}\n\n${added}` : added });
          }}
        />
      )}
      <Input label={copy.subject} maxLength={MAX_LINE} autoComplete="off" {...form.text('subject')} />
      <TextArea label={copy.message} rows={7} maxLength={MAX_MAIL} {...form.text('text')} />
      <FormNote form={form} />
      <div>
        <Button type="submit" spinning={form.isRunning}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

function Note({ lead, onChanged }: Props) {
  const { formClient } = useApi();
  const form = useForm(noteSchema, {
    name: `note:${lead.id}`,
    saved: { text: '' },
    save: (body) => formClient.call(addNote, { params: { leadId: lead.id }, body }),
    onSaved: onChanged,
    failed: copy.notSaved,
  });

  return (
    <form className="mt-3 grid gap-3" {...form.element}>
      <TextArea label={copy.noteLabel} rows={4} maxLength={MAX_MESSAGE} {...form.text('text')} />
      <FormNote form={form} />
      <div>
        <Button type="submit" variant="quiet" spinning={form.isRunning}>
          {copy.addNote}
        </Button>
      </div>
    </form>
  );
}
