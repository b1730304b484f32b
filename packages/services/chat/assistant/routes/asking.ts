import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { Database } from '@suite/kernel/database/database';
import type { Caller } from '@suite/kernel/http/caller';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, AppContext } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { eq } from 'drizzle-orm';
import { GONE_AFTER } from '../answers/create-answers';
import * as endpoints from '../contract/conversations';
import { conversations, messages } from '../schema';
import { type ConversationRow, findMessage, ownConversation } from '../stored/find-conversation';
import { draftsOfMessages, hiddenOf, type MessageRow, mayRead, readBranch, toMessages } from '../stored/read-branch';
import { streamRun, streamStored } from '../stream/stream-answer';
import type { createStreams } from '../stream/streams';
import { cut } from '../texts/storable';
import { askerOf, type Chat } from './chat';

/** Maximum number of messages of a branch that an answer considers. */
const MAX_HISTORY = 200;

/** Maximum number of messages per conversation. */
const MAX_MESSAGES = 10_000;

interface NewQuestion {
  database: Database;
  caller: Caller;
  conversation: ConversationRow;
  question: MessageRow;
  now: number;
  inBackground: (job: () => Promise<void>) => void;
  context: AppContext;
}

/** Mounts the routes to ask questions and to stream answers. */
export function mountAsking(app: App, { kernel, answers, callApi }: Chat, streams: ReturnType<typeof createStreams>): void {
  const { runs } = answers;

  /** Inserts an empty answer, and starts it once the transaction is committed. */
  async function startAnswer({
    database,
    caller,
    conversation,
    question,
    now,
    inBackground,
    context,
  }: NewQuestion): Promise<MessageRow> {
    const owner = inCompany(caller);
    if (!answers.hasRoomFor(owner.userId))
      throw new SuiteError('limit_reached', 'Too many answers are being made. Wait until one is finished.');
    const [row] = await database
      .insert(messages)
      .values({
        conversationId: conversation.id,
        parentId: question.id,
        role: 'assistant',
        state: 'running',
        model: answers.model?.name ?? null,
        beatAt: new Date(now),
        // Messages are ordered by time, so the answer must be after the question.
        createdAt: new Date(now + 1),
      })
      .returning();
    if (!row) throw new Error('the answer was not written');
    const title = conversation.title || titleOf(question.text);
    await database
      .update(conversations)
      .set({ leafId: row.id, title, changedAt: new Date(now) })
      .where(eq(conversations.id, conversation.id));
    const { rows } = await readBranch(database, question.id, MAX_HISTORY);
    const history = rows
      .filter(({ state, needs, text }) => text && state !== 'running' && mayRead(needs, caller.rights))
      .map(({ role, text, steps, ...row }) => ({
        role: role === 'person' ? ('user' as const) : role,
        content: text,
        tools: steps.filter(({ state }) => state === 'done').map(({ tool }) => tool),
        hidden: row.hidden,
        hasTaxData: row.hasTaxData,
      }));
    const hidden = await hiddenOf(database, conversation.id, rows, caller.rights);
    const { companyId, userId } = owner;
    const asker = askerOf(context);
    inBackground(() =>
      answers.start(callApi, { messageId: row.id, companyId, userId, asker, question: question.text, history, hidden }),
    );
    return row;
  }

  route(
    app,
    kernel,
    endpoints.ask,
    { summary: 'Ask a question' },
    async ({ caller, database, clock, inBackground, context, input: { params, body } }) => {
      const owner = inCompany(caller);
      const conversation = await ownConversation(database, owner, params.conversationId);
      if (body.parentId) {
        const { message } = await findMessage(database, owner, body.parentId, true);
        if (message.conversationId !== conversation.id || message.role !== 'assistant')
          throw new SuiteError('not_found', 'There is no such answer in this conversation.');
        if (message.state === 'running') throw new SuiteError('changed_meanwhile', 'The answer before is not finished yet.');
      }
      if ((await database.$count(messages, eq(messages.conversationId, conversation.id))) >= MAX_MESSAGES)
        throw new SuiteError('limit_reached', 'This conversation is as long as one may be. Start another one.');
      const now = clock();
      const [question] = await database
        .insert(messages)
        .values({
          conversationId: conversation.id,
          parentId: body.parentId,
          role: 'person',
          text: body.text,
          state: 'done',
          beatAt: new Date(now),
          createdAt: new Date(now),
        })
        .returning();
      if (!question) throw new Error('the question was not written');
      const answer = await startAnswer({ database, caller, conversation, question, now, inBackground, context });
      const [one, other] = await toMessages(database, [question, answer], { rights: caller.rights, isOwner: true, runs });
      if (!one || !other) throw new Error('the messages were not written');
      return { question: one, answer: other };
    },
  );

  route(
    app,
    kernel,
    endpoints.retryAnswer,
    { summary: 'Answer a question once more' },
    async ({ caller, database, clock, inBackground, context, input: { params } }) => {
      const { message: question, conversation } = await findMessage(database, inCompany(caller), params.messageId, true);
      if (question.role !== 'person') throw new SuiteError('not_found', 'There is no such question.');
      const answer = await startAnswer({ database, caller, conversation, question, now: clock(), inBackground, context });
      const [shown] = await toMessages(database, [answer], { rights: caller.rights, isOwner: true, runs });
      if (!shown) throw new Error('the answer was not written');
      return shown;
    },
  );

  route(
    app,
    kernel,
    endpoints.stopAnswer,
    { summary: 'End an answer that is being made' },
    async ({ caller, database, input: { params } }) => {
      const { message } = await findMessage(database, inCompany(caller), params.messageId, true);
      answers.stop(message.id);
      if (message.state === 'running') await database.update(messages).set({ isToStop: true }).where(eq(messages.id, message.id));
      return undefined;
    },
  );

  route(
    app,
    kernel,
    endpoints.streamAnswer,
    { summary: 'An answer as it is made' },
    async ({ caller, database, clock, context, input: { params } }) => {
      const owner = inCompany(caller);
      const { message, conversation } = await findMessage(database, owner, params.messageId, false);
      const isOwner = conversation.userId === owner.userId;
      if (!mayRead(message.needs, caller.rights)) throw new SuiteError('not_found', 'There is no such message.');
      const from = Math.max(0, Number(context.req.header(Header.lastEventId)) || 0);
      const run = runs.get(message.id);
      if (run) return streams.answer(streamRun(run, from, isOwner));
      if (message.state === 'running' && clock() - message.beatAt.getTime() > GONE_AFTER) await answers.endAbandoned(false);
      return streams.answer(streamStored(() => storedAnswer(database, message.id, isOwner), from));
    },
  );
}

/** Reads an answer that is finished, or that another process makes. */
async function storedAnswer(database: Database, id: string, isOwner: boolean) {
  const [row] = await database.select().from(messages).where(eq(messages.id, id));
  return row && { row, drafts: isOwner ? ((await draftsOfMessages(database, [id])).get(id) ?? []) : [] };
}

/** Returns the title of a conversation, taken from its first question. */
function titleOf(question: string): string {
  const line = question.split('\n', 1)[0] ?? '';
  return line.length > 60 ? `${cut(line, 59).trimEnd()}…` : line;
}
