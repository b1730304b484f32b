import type { Message } from '@services/assistant/contract/answers';
import { forkConversation, getConversations } from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { reasonOf } from '@suite/shell/form/reason-of';
import { useHashParam } from '@suite/shell/pages/use-hash-param';
import { useSuite } from '@suite/shell/start/suite-context';
import { Button } from '@suite/ui/button';
import { EmptyState } from '@suite/ui/empty-state';
import { ErrorNote } from '@suite/ui/error-note';
import { ButtonLink } from '@suite/ui/link';
import { hashOf } from '@suite/zones/zone-url';
import { useEffect, useRef } from 'react';
import { ConversationSkeleton } from '../frame/skeletons';
import { Composer } from './composer';
import { ConversationHead } from './conversation-head';
import { copy } from './copy';
import { MessageView } from './message-view';
import { useModelNote } from './model-note';
import { useConversation } from './use-conversation';

/** Distance in pixels within which a reader counts as being at the end. */
const NEAR_END = 400;

export function OpenConversation() {
  const id = useHashParam<'chat', '/conversation'>('id') ?? '';
  return <Opened key={id} id={id} />;
}

function Opened({ id }: { id: string }) {
  const { formClient } = useApi();
  const { events } = useSuite();
  const revalidate = useRevalidate();
  const note = useModelNote();
  const conversation = useConversation(id);
  const { state, isWaiting, runningId, load, send, retry, show, stop, change, loadEarlier } = conversation;
  const end = useRef<HTMLDivElement>(null);
  const count = state.is === 'ready' ? state.messages.length : 0;
  const isLoaded = count > 0;
  useEffect(() => {
    if (count) end.current?.scrollIntoView({ block: 'end' });
  }, [count]);
  const last = state.is === 'ready' ? state.messages.at(-1) : undefined;
  const grown = (last?.text.length ?? 0) + (last?.drafts.length ?? 0);
  // A reader at the end follows an answer as it grows.
  useEffect(() => {
    const { scrollHeight } = document.documentElement;
    if (grown && scrollHeight - scrollY - innerHeight < NEAR_END) end.current?.scrollIntoView({ block: 'end' });
  }, [grown]);

  if (state.is === 'loading') return <ConversationSkeleton />;
  if (state.is === 'failed') return <ErrorNote title={copy.failed} onRetry={() => void load()} />;
  if (state.is === 'gone') {
    const action = <ButtonLink href={hashOf('chat', '/')}>{copy.newChat}</ButtonLink>;
    return <EmptyState title={copy.gone} text={copy.goneText} action={action} />;
  }
  const { conversation: row, messages, hasEarlier } = state;
  const isOwn = row.owner === null;

  const tell = (action: Promise<unknown>) =>
    action.catch((error: unknown) => events.emit('toast', { type: 'error', text: copy.notDone(reasonOf(error)) }));

  async function fork(message: Message) {
    const made = await formClient.call(forkConversation, { params: { conversationId: id }, body: { messageId: message.id } });
    void revalidate(getConversations);
    events.emit('toast', { type: 'success', text: copy.forked });
    location.hash = hashOf('chat', '/conversation', { id: made.id });
  }

  return (
    <div className="mx-auto grid min-h-[calc(100dvh-140px)] max-w-[760px] grid-cols-[minmax(0,1fr)] grid-rows-[1fr_auto]">
      <div>
        <ConversationHead row={row} onChanged={load} />
        {hasEarlier && (
          <Button variant="quiet" size="sm" className="mb-4" onClick={() => tell(loadEarlier())}>
            {copy.earlier}
          </Button>
        )}
        <ol className="grid grid-cols-[minmax(0,1fr)] gap-6">
          {messages.map((message, position) => (
            <MessageView
              key={message.id}
              message={message}
              question={messages[position - 1]}
              isLast={message.id === messages.at(-1)?.id}
              isOwn={isOwn}
              isWaiting={isWaiting && message.id === runningId}
              onEdit={(text) => send(text, message)}
              onRetry={(question) => tell(retry(question))}
              onFork={() => tell(fork(message))}
              onShow={(leafId) => tell(show(leafId))}
              onChanged={(next) => change(message.id, () => next)}
            />
          ))}
        </ol>
        <div ref={end} className="h-4 scroll-mb-36" />
      </div>
      {isOwn ? (
        isLoaded && (
          <Composer
            of={id}
            isRunning={runningId !== undefined}
            onSend={(text) => send(text)}
            onStop={() => tell(stop())}
            note={note}
          />
        )
      ) : (
        <p className="py-4 text-sm text-muted">{copy.sharedBy(row.owner ?? '')}</p>
      )}
    </div>
  );
}
