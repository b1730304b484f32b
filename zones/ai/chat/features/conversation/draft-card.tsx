import type { Draft, Message } from '@services/assistant/contract/answers';
import { confirmDraft, discardDraft } from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useDraft } from '@suite/session/use-draft';
import { reasonOf } from '@suite/shell/form/reason-of';
import { Button } from '@suite/ui/button';
import { Link } from '@suite/ui/link';
import { Notice } from '@suite/ui/notice';
import { useState } from 'react';
import { useSourceHref } from '../answer/source-list';
import { draftCopy as copy } from './draft-copy';
import { DraftFields, isComplete } from './draft-fields';

interface Props {
  draft: Draft;
  message: Message;
  isOwn: boolean;
  onChanged: (message: Message) => void;
}

/** A draft prepared by an answer. Nothing is sent or added until the person confirms it here. */
export function DraftCard({ draft, message, isOwn, onChanged }: Props) {
  const { formClient } = useApi();
  const hrefOf = useSourceHref();
  const [first] = useState(draft.content);
  const { draft: content, change, forget } = useDraft(`chat-draft:${draft.id}`, first);
  const [doing, setDoing] = useState<'confirm' | 'discard'>();
  const [failure, setFailure] = useState<string>();
  const words = copy[content.kind];

  async function act(what: 'confirm' | 'discard', action: () => Promise<void>) {
    setDoing(what);
    setFailure(undefined);
    try {
      await action();
      forget();
    } catch (error) {
      setFailure(copy.failed(reasonOf(error)));
    } finally {
      setDoing(undefined);
    }
  }

  const confirm = () =>
    act('confirm', async () =>
      onChanged(await formClient.call(confirmDraft, { params: { draftId: draft.id }, body: { content } })),
    );
  const discard = () =>
    act('discard', async () => {
      await formClient.call(discardDraft, { params: { draftId: draft.id } });
      const drafts = message.drafts.map((one) => (one.id === draft.id ? { ...one, state: 'discarded' as const } : one));
      onChanged({ ...message, drafts });
    });

  return (
    <section aria-label={words.title(content.client)} className="mt-4 rounded-lg border border-line-strong bg-surface p-4">
      <h3>{words.title(content.client)}</h3>
      {draft.state === 'prepared' && isOwn && (
        <>
          <p className="mt-1 mb-3 text-sm text-muted">{words.text}</p>
          <DraftFields content={content} onChange={change} />
          {failure && <Notice tone="bad">{failure}</Notice>}
          <div className="mt-4 flex flex-wrap justify-end gap-2">
            <Button variant="quiet" spinning={doing === 'discard'} disabled={doing !== undefined} onClick={discard}>
              {copy.discard}
            </Button>
            <Button spinning={doing === 'confirm'} disabled={doing !== undefined || !isComplete(content)} onClick={confirm}>
              {words.confirm}
            </Button>
          </div>
        </>
      )}
      {draft.state === 'discarded' && <p className="mt-1 text-sm text-muted">{copy.discarded}</p>}
      {draft.state === 'made' && (
        <p className="mt-1 text-sm text-good">
          {words.made} {draft.link && <Link href={hrefOf(draft.link)}>{words.open}</Link>}
        </p>
      )}
    </section>
  );
}
