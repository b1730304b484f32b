import {
  createSavedReply,
  deleteSavedReply,
  getSavedReplies,
  putSavedReply,
  type SavedReply,
} from '@services/inbox/contract/settings';
import { useApi } from '@suite/api/api-provider';
import { useQuery, useRevalidate } from '@suite/api/use-query';
import { useMayChange } from '@suite/session/may-change';
import { FormNote } from '@suite/shell/form/form-parts';
import { newestOf } from '@suite/shell/form/newest-of';
import { reasonOf } from '@suite/shell/form/reason-of';
import { fields, worded } from '@suite/shell/form/text-schemas';
import { useForm } from '@suite/shell/form/use-form';
import { PageSection } from '@suite/shell/pages/page-section';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { FormDialog } from '@suite/ui/form-dialog';
import { Input } from '@suite/ui/input';
import { TextArea } from '@suite/ui/text-area';
import { useState } from 'react';
import { copy } from './copy';

/** Texts to start replies with. */
export function SavedReplies() {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const mayChange = useMayChange();
  const { data: replies } = useQuery(getSavedReplies, {}, { handleGlobally: true });
  const [edited, setEdited] = useState<SavedReply | 'new'>();

  async function remove({ id }: SavedReply) {
    try {
      await formClient.call(deleteSavedReply, { params: { replyId: id } });
    } catch (error) {
      events.emit('toast', { type: 'error', text: copy.notSaved(reasonOf(error)) });
    }
    await revalidate(getSavedReplies);
  }

  return (
    <PageSection title={copy.repliesTitle} text={copy.repliesText}>
      <div className="grid gap-3">
        {replies?.length === 0 && <p className="text-muted">{copy.noReplies}</p>}
        <ul className="grid gap-2">
          {replies?.map((reply) => (
            <li
              key={reply.id}
              className="flex flex-wrap items-start justify-between gap-3 rounded-lg border border-line bg-surface p-3"
            >
              <div className="min-w-0 flex-1">
                <p className="font-semibold">{reply.name}</p>
                <p className="line-clamp-2 whitespace-pre-line break-words text-[13px] text-muted">{reply.text}</p>
              </div>
              {mayChange && (
                <span className="flex gap-1.5">
                  <Button variant="quiet" size="sm" aria-label={copy.edit(reply.name)} onClick={() => setEdited(reply)}>
                    {copy.editWord}
                  </Button>
                  <Button variant="quiet" size="sm" aria-label={copy.delete(reply.name)} onClick={() => void remove(reply)}>
                    {copy.deleteWord}
                  </Button>
                </span>
              )}
            </li>
          ))}
        </ul>
        {mayChange && (
          <div>
            <Button variant="quiet" onClick={() => setEdited('new')}>
              {copy.addReply}
            </Button>
          </div>
        )}
      </div>
      {edited && (
        <ReplyDialog
          reply={edited === 'new' ? undefined : newestOf(replies, edited)}
          onClose={() => setEdited(undefined)}
          onDone={async () => {
            setEdited(undefined);
            await revalidate(getSavedReplies);
          }}
        />
      )}
    </PageSection>
  );
}

const { name, text } = putSavedReply.body.entries;
const schema = fields({ name: worded(name, copy.needed), text: worded(text, copy.needed) });

interface DialogProps {
  reply: SavedReply | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

function ReplyDialog({ reply, onClose, onDone }: DialogProps) {
  const { formClient } = useApi();
  const revalidate = useRevalidate();
  const form = useForm(schema, {
    saved: { name: reply?.name ?? '', text: reply?.text ?? '' },
    ...(reply && { version: reply.version }),
    save: (output, version) =>
      reply
        ? formClient.call(putSavedReply, { params: { replyId: reply.id }, body: { ...output, version } })
        : formClient.call(createSavedReply, { body: output }),
    onSaved: onDone,
    reload: () => revalidate(getSavedReplies),
    failed: copy.notSaved,
  });

  return (
    <FormDialog title={copy.replyTitle} isWide submit={copy.saveReply} onClose={onClose} {...form.dialog}>
      <Input label={copy.replyName} maxLength={200} autoComplete="off" {...form.text('name')} />
      <TextArea label={copy.replyText} rows={8} maxLength={20_000} {...form.text('text')} />
      <FormNote form={form} />
    </FormDialog>
  );
}
