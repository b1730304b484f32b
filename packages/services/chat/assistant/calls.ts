import type { ServiceCalls } from '@suite/kernel/service/service';
import * as administration from './contract/administration';
import { createChatCompletion } from './contract/completions';
import * as conversations from './contract/conversations';

const { LONGEST_QUESTION: _, ...conversationCalls } = conversations;

const endpoints = {
  createChatCompletion,
  ...conversationCalls,
  getChatAdministration: administration.getChatAdministration,
  putChatSettings: administration.putChatSettings,
  getSentRequests: administration.getSentRequests,
};

const summaries: Record<keyof typeof endpoints, string> = {
  createChatCompletion: "A completion of the operator's model, in OpenAI's protocol, streamed or whole",
  getChatStatus: 'What answers, and how much of the daily limit is used',
  getConversations: "The caller's conversations, or those that others share",
  createConversation: 'Begin a conversation',
  getConversation: 'The messages of a conversation',
  putConversation: 'Rename, move or share a conversation, or show another branch of it',
  deleteConversation: 'Delete a conversation',
  ask: 'Ask a question',
  retryAnswer: 'Answer a question once more',
  stopAnswer: 'End an answer that is being made',
  streamAnswer: 'An answer as it is made',
  forkConversation: 'Begin a conversation with the messages of another one',
  exportConversation: 'A conversation as Markdown',
  getFolders: "The caller's folders",
  createFolder: 'Make a folder',
  putFolder: 'Rename a folder',
  deleteFolder: 'Delete a folder, and keep its conversations',
  confirmDraft: 'Make what an answer has prepared',
  discardDraft: 'Discard what an answer has prepared',
  getChatAdministration: "What the firm's chat keeps and was used for",
  putChatSettings: 'Set how long conversations are kept, the daily limit, and what may reach the model',
  getSentRequests: 'What was sent to the model, by whom and when',
};

/** The calls of the service by the path under which they stand, each with a line for the OpenAPI document. */
export const calls = { 'openai-gateway': { endpoints, summaries } } as const satisfies ServiceCalls;
