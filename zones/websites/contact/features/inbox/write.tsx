import { addNote, type Lead, type Message, sendReply } from '@services/inbox/contract/leads';
import { getSavedReplies } from '@services/inbox/contract/settings';
import { MAX_LINE, MAX_MAIL, MAX_MESSAGE } from '@services/inbox/contract/terms';
import { useApi } from '@suite/api/api-provider';
import { useQuery } from '@suite/api/use-query';
import { fitsShape } from '@suite/session/fits-shape';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { Input } from '@suite/ui/input';
import { Select } from '@suite/ui/select';
import { Tabs } from '@suite/ui/tabs';
import { TextArea } from '@suite/ui/text-area';
import { type FormEvent, useState } from 'react';
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

function Reply({ lead, onChanged }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const saved = useQuery(getSavedReplies, {}, { handleLocally: [] }).data ?? [];
  const [id, setId] = useState(() => crypto.randomUUID());
  const { draft, change, discard } = useDraft<{ subject: string; text: string } | null>(
    `reply:${lead.id}`,
    null,
    (kept) => Boolean(kept?.text.trim()),
    (kept) => fitsShape(kept, { subject: '', text: '' }),
  );
  const { subject, text } = draft ?? { subject: subjectOf(lead), text: '' };
  const set = (part: Partial<typeof draft>) => change({ subject, text, ...part });
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);

  async function send(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!text.trim() || !subject.trim()) return;
    setRunning(true);
    try {
      await formClient.call(sendReply, { params: { leadId: lead.id }, body: { id, subject, text } });
      setId(crypto.randomUUID());
      discard();
      setTold(false);
      events.emit('toast', { type: 'success', text: copy.sent });
      await onChanged();
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSent(reasonOf(error)) });
    } finally {
      setRunning(false);
    }
  }

  return (
    <form className="mt-3 grid gap-3" noValidate onSubmit={(event) => void send(event)}>
      {saved.length > 0 && (
        <Select
          label={copy.saved}
          placeholder={copy.savedNone}
          value={null}
          options={saved.map(({ id: value, name: label }) => ({ value, label }))}
          onChange={(chosen) => {
            const added = saved.find((one) => one.id === chosen)?.text ?? '';
            set({ text: text.trim() ? `${text.trimEnd()}\n\n${added}` : added });
          }}
        />
      )}
      <Input
        label={copy.subject}
        value={subject}
        maxLength={MAX_LINE}
        autoComplete="off"
        {...(isTold && !subject.trim() && { error: copy.noSubject })}
        onChange={(event) => set({ subject: event.currentTarget.value })}
      />
      <TextArea
        label={copy.message}
        value={text}
        rows={7}
        maxLength={MAX_MAIL}
        error={isTold && !text.trim() ? copy.noText : undefined}
        onChange={(event) => set({ text: event.currentTarget.value })}
      />
      <div>
        <Button type="submit" spinning={isRunning}>
          {copy.send}
        </Button>
      </div>
    </form>
  );
}

function Note({ lead, onChanged }: Props) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const { draft: text, change, discard } = useDraft(`note:${lead.id}`, '');
  const [isTold, setTold] = useState(false);
  const [isRunning, setRunning] = useState(false);

  async function add(event: FormEvent) {
    event.preventDefault();
    setTold(true);
    if (!text.trim()) return;
    setRunning(true);
    try {
      await formClient.call(addNote, { params: { leadId: lead.id }, body: { text } });
      discard();
      setTold(false);
      await onChanged();
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    } finally {
      setRunning(false);
    }
  }

  return (
    <form className="mt-3 grid gap-3" noValidate onSubmit={(event) => void add(event)}>
      <TextArea
        label={copy.noteLabel}
        value={text}
        rows={4}
        maxLength={MAX_MESSAGE}
        error={isTold && !text.trim() ? copy.noText : undefined}
        onChange={(event) => change(event.currentTarget.value)}
      />
      <div>
        <Button type="submit" variant="quiet" spinning={isRunning}>
          {copy.addNote}
        </Button>
      </div>
    </form>
  );
}
