/** A person's conversations about the firm. A conversation is a tree of messages: editing and retrying add branches. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { find, paged } from '@suite/contract/paging';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';
import { draftContent, message } from './answers';

const right = 'app:chat' as const;
const common = { base: 'API_BASE_URL', auth: 'bearer', right, isPersonal: true } as const;

/** Maximum number of characters of a question. */
export const LONGEST_QUESTION = 8000;

const question = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST_QUESTION));
const title = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(200));

/**
 * Returns how questions are answered: by a model, or by typed lookup when `model` is null. `used` and `limit` count requests to
 * the model in 24 hours.
 */
export const getChatStatus = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/status',
  response: v.object({
    model: v.nullable(v.object({ name: v.string(), host: v.string() })),
    used: v.number(),
    limit: v.number(),
    /** Whether names of clients and services are sent to the model. */
    sendsTaxData: v.boolean(),
    /** Days without a new message after which a conversation is deleted; null for never. */
    retentionDays: v.nullable(v.number()),
    /** Questions that can be answered without a model. */
    intents: v.array(v.string()),
  }),
});
export type ChatStatus = v.InferOutput<typeof getChatStatus.response>;

const conversationRow = v.object({
  id,
  title: v.string(),
  folderId: v.nullable(id),
  isTemporary: v.boolean(),
  isShared: v.boolean(),
  /** Name of the person who started it; null for the caller. */
  owner: v.nullable(v.string()),
  changedAt: v.string(),
});
export type ConversationRow = v.InferOutput<typeof conversationRow>;

/** Returns the caller's conversations, or those that others share, newest first. `find` searches titles and messages. */
export const getConversations = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/conversations',
  query: v.object({
    ...paged,
    find: v.optional(find, ''),
    list: v.optional(v.picklist(['own', 'shared']), 'own'),
    folderId: v.optional(id),
  }),
  response: v.object({ conversations: v.array(conversationRow), total: v.number() }),
});

export const createConversation = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/conversations',
  body: v.object({ isTemporary: v.optional(v.boolean(), false), folderId: v.optional(v.nullable(id), null) }),
  status: 201,
  response: conversationRow,
  failures: { 404: problem, 409: problem },
});

/** Returns the messages of the current branch, oldest first: the last `limit`, or those before `before`. */
export const getConversation = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/conversations/{conversationId}',
  query: v.object({ before: v.optional(id), limit: paged.limit }),
  response: v.object({ conversation: conversationRow, messages: v.array(message), hasEarlier: v.boolean() }),
  failures: { 404: problem },
});
export type ConversationPage = v.InferOutput<typeof getConversation.response>;

/** Changes the given fields. `leafId` switches to the branch with this message. */
export const putConversation = endpoint({
  ...common,
  method: 'PUT',
  path: '/openai-gateway/v1/conversations/{conversationId}',
  body: v.object({
    title: v.optional(title),
    folderId: v.optional(v.nullable(id)),
    isShared: v.optional(v.boolean()),
    leafId: v.optional(id),
  }),
  response: conversationRow,
  failures: { 404: problem, 409: problem },
});

export const deleteConversation = endpoint({
  ...common,
  method: 'DELETE',
  path: '/openai-gateway/v1/conversations/{conversationId}',
  status: 204,
  failures: { 404: problem },
});

/**
 * Asks below `parentId`, an answer of the conversation, or at its start. The answer is completed even if nobody reads its stream.
 */
export const ask = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/conversations/{conversationId}/messages',
  body: v.object({ text: question, parentId: v.nullable(id) }),
  status: 201,
  response: v.object({ question: message, answer: message }),
  failures: { 404: problem, 409: problem },
});

/** Answers a question again, as a new branch. */
export const retryAnswer = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/messages/{messageId}/answers',
  status: 201,
  response: message,
  failures: { 404: problem, 409: problem },
});

/** Stops an answer in progress; the text so far is saved. */
export const stopAnswer = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/messages/{messageId}/stop',
  status: 204,
  failures: { 404: problem },
});

/**
 * Streams an answer in progress: events `text` and `state`, then `end`. With `Last-Event-ID`, the number of characters already
 * received, it continues from there.
 */
export const streamAnswer = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/messages/{messageId}/stream',
  responseStream: true,
  failures: { 404: problem },
});

/** Copies a conversation to the caller, up to a message. */
export const forkConversation = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/conversations/{conversationId}/forks',
  body: v.object({ messageId: id }),
  status: 201,
  response: conversationRow,
  failures: { 404: problem, 409: problem },
});

export const exportConversation = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/conversations/{conversationId}/export',
  responseFile: 'text/markdown',
  failures: { 404: problem },
});

const folder = v.object({ id, name: v.string(), conversations: v.number() });
export type Folder = v.InferOutput<typeof folder>;

const folderName = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(60));

export const getFolders = endpoint({
  ...common,
  method: 'GET',
  path: '/openai-gateway/v1/folders',
  response: v.object({ folders: v.array(folder) }),
});

export const createFolder = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/folders',
  body: v.object({ name: folderName }),
  status: 201,
  response: folder,
  failures: { 409: problem },
});

export const putFolder = endpoint({
  ...common,
  method: 'PUT',
  path: '/openai-gateway/v1/folders/{folderId}',
  body: v.object({ name: folderName }),
  status: 204,
  failures: { 404: problem, 409: problem },
});

/** Deletes a folder; its conversations remain. */
export const deleteFolder = endpoint({
  ...common,
  method: 'DELETE',
  path: '/openai-gateway/v1/folders/{folderId}',
  status: 204,
  failures: { 404: problem },
});

/** Carries out a draft, as the person has read and edited it, with their own rights. */
export const confirmDraft = endpoint({
  ...common,
  method: 'POST',
  path: '/openai-gateway/v1/drafts/{draftId}/confirmation',
  // It calls another service, which uses a transaction of its own.
  waitsOutside: true,
  body: v.object({ content: draftContent }),
  response: message,
  failures: { 403: problem, 404: problem, 409: problem },
});

export const discardDraft = endpoint({
  ...common,
  method: 'DELETE',
  path: '/openai-gateway/v1/drafts/{draftId}',
  status: 204,
  failures: { 404: problem },
});
