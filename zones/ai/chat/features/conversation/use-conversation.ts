import { followAnswer } from '@services/assistant/browser/follow-answer';
import type { Message } from '@services/assistant/contract/answers';
import {
  ask,
  type ConversationRow,
  getChatStatus,
  getConversation,
  getConversations,
  putConversation,
  retryAnswer,
  stopAnswer,
} from '@services/assistant/contract/conversations';
import { useApi } from '@suite/api/api-provider';
import { useRevalidate } from '@suite/api/use-query';
import { SuiteError } from '@suite/contract/errors';
import { useCallback, useEffect, useRef, useState } from 'react';

interface Loaded {
  conversation: ConversationRow;
  messages: Message[];
  hasEarlier: boolean;
}

export type State = { is: 'loading' } | { is: 'failed' } | { is: 'gone' } | ({ is: 'ready' } & Loaded);

/** Returns an open conversation: its messages, and the answer that is being generated. */
export function useConversation(id: string) {
  const { client, formClient } = useApi();
  const revalidate = useRevalidate();
  const [state, setState] = useState<State>({ is: 'loading' });
  const [isWaiting, setWaiting] = useState(false);
  const shown = useRef(id);
  shown.current = id;

  const load = useCallback(async () => {
    try {
      const page = await formClient.call(getConversation, {
        params: { conversationId: id },
        query: { before: undefined, limit: '60' },
      });
      if (shown.current === id) setState({ is: 'ready', ...page });
    } catch (error) {
      if (shown.current !== id) return;
      const isGone = error instanceof SuiteError && error.code === 'not_found';
      // Content that is already shown stays, including text that the person has typed into it.
      setState((now) => (isGone ? { is: 'gone' } : now.is === 'ready' ? now : { is: 'failed' }));
    }
  }, [client, formClient, id]);

  useEffect(() => {
    setState((now) => (now.is === 'ready' && now.conversation.id === id ? now : { is: 'loading' }));
    void load();
  }, [load, id]);

  const change = useCallback((messageId: string, part: (message: Message) => Partial<Message>) => {
    setState((now) =>
      now.is === 'ready'
        ? { ...now, messages: now.messages.map((one) => (one.id === messageId ? { ...one, ...part(one) } : one)) }
        : now,
    );
  }, []);

  const last = state.is === 'ready' ? state.messages.at(-1) : undefined;
  const runningId = last?.state === 'running' ? last.id : undefined;
  const received = useRef(0);
  received.current = last?.text.length ?? 0;

  useEffect(() => {
    if (!runningId) return;
    const aborter = new AbortController();
    const following = followAnswer(client, runningId, {
      received: received.current,
      onText: (text, at) => change(runningId, (message) => ({ text: message.text.slice(0, at) + text })),
      onState: (parts) => change(runningId, () => parts),
      onWaiting: setWaiting,
      signal: aborter.signal,
    });
    // Not part of a stream: drafts of another process, and the title.
    following.then(
      () => !aborter.signal.aborted && void [revalidate(getConversations, getChatStatus), load()],
      () => void load(),
    );
    return () => {
      aborter.abort();
      setWaiting(false);
    };
  }, [client, formClient, runningId, change, load, revalidate]);

  /** Sends a question below the last answer, or beside a question that is edited. @throws SuiteError */
  async function send(text: string, edited?: Message): Promise<void> {
    const parentId = edited ? edited.parentId : (last?.id ?? null);
    await formClient.call(ask, { params: { conversationId: id }, body: { text, parentId } });
    await load();
    void revalidate(getConversations, getChatStatus);
  }

  async function retry(question: Message): Promise<void> {
    await formClient.call(retryAnswer, { params: { messageId: question.id } });
    await load();
  }

  async function show(leafId: string): Promise<void> {
    await formClient.call(putConversation, { params: { conversationId: id }, body: { leafId } });
    await load();
  }

  async function loadEarlier(): Promise<void> {
    if (state.is !== 'ready') return;
    const page = await formClient.call(getConversation, {
      params: { conversationId: id },
      query: { before: state.messages[0]?.id, limit: '60' },
    });
    setState({ ...state, messages: [...page.messages, ...state.messages], hasEarlier: page.hasEarlier });
  }

  const stop = () => (runningId ? formClient.call(stopAnswer, { params: { messageId: runningId } }) : Promise.resolve(undefined));

  return { state, isWaiting, runningId, load, change, send, retry, show, loadEarlier, stop };
}
