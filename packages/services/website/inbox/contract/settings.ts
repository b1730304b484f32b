/** How the firm replies to visitors: mailbox, retention, saved replies. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { email, name } from '@suite/contract/schema';
import * as v from 'valibot';
import { MAX_MAIL } from './terms';

const right = 'app:contact' as const;
const own = { base: 'API_BASE_URL', auth: 'bearer', right } as const;

const retentionDays = v.pipe(v.number(), v.integer(), v.minValue(30, 'Keep leads for 30 days at least.'), v.maxValue(3650));

const settings = v.object({
  mailbox: v.nullable(v.string()),
  retentionDays: v.number(),
  /** Whether mail can be posted to a secret address. */
  takesMail: v.boolean(),
  /** Whether posted mail has to be signed. */
  takesSignedMailOnly: v.boolean(),
  /** Folder beside the database in which an operator can put mail as `.eml` files. */
  folder: v.string(),
  version: v.number(),
});
export type ContactSettings = v.InferOutput<typeof settings>;

export const getContactSettings = endpoint({
  ...own,
  method: 'GET',
  path: '/mywebsite-contacts/v1/settings',
  response: settings,
});

export const putContactSettings = endpoint({
  ...own,
  method: 'PUT',
  path: '/mywebsite-contacts/v1/settings',
  body: v.object({ mailbox: v.nullable(email), retentionDays, version: v.number() }),
  response: settings,
  failures: { 409: problem },
});

/** Creates a new address for posting mail, shown once; the earlier one stops working. */
export const createMailAddress = endpoint({
  ...own,
  method: 'POST',
  path: '/mywebsite-contacts/v1/mail-address',
  body: v.object({ isSigned: v.boolean() }),
  status: 201,
  /** Includes the secret for signing mail (Standard Webhooks) when signing is required. */
  response: v.object({ address: v.string(), signingSecret: v.nullable(v.string()) }),
});

const reply = v.object({ id: v.string(), name: v.string(), text: v.string(), version: v.number() });
export type SavedReply = v.InferOutput<typeof reply>;

const replyBody = v.object({ name, text: v.pipe(v.string(), v.trim(), v.minLength(1, 'Enter a text.'), v.maxLength(MAX_MAIL)) });

export const getSavedReplies = endpoint({
  ...own,
  method: 'GET',
  path: '/mywebsite-contacts/v1/saved-replies',
  response: v.array(reply),
});

export const createSavedReply = endpoint({
  ...own,
  method: 'POST',
  path: '/mywebsite-contacts/v1/saved-replies',
  body: replyBody,
  status: 201,
  response: reply,
  failures: { 409: problem },
});

export const putSavedReply = endpoint({
  ...own,
  method: 'PUT',
  path: '/mywebsite-contacts/v1/saved-replies/{replyId}',
  body: v.object({ ...replyBody.entries, version: v.number() }),
  response: reply,
  failures: { 404: problem, 409: problem },
});

export const deleteSavedReply = endpoint({
  ...own,
  method: 'DELETE',
  path: '/mywebsite-contacts/v1/saved-replies/{replyId}',
  status: 204,
});
