/** Saved prompts: a person's own, and those shared with the firm as starters. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import { id } from '@suite/contract/schema';
import * as v from 'valibot';

const common = { base: 'API_BASE_URL', auth: 'bearer', right: 'app:chat', isPersonal: true } as const;

const entries = {
  title: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(80)),
  text: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(4000)),
  /** Whether everyone in the firm sees it as a starter. */
  isShared: v.boolean(),
};

const prompt = v.object({
  id,
  ...entries,
  /** Whether the caller wrote it. */
  isOwn: v.boolean(),
  by: v.string(),
});
export type Prompt = v.InferOutput<typeof prompt>;

const written = v.object(entries);
export type PromptEntries = v.InferOutput<typeof written>;

/** Returns the caller's prompts and those that others share, sorted by title. */
export const getPrompts = endpoint({
  ...common,
  method: 'GET',
  path: '/spark/v1/prompts',
  response: v.object({ prompts: v.array(prompt) }),
});

export const createPrompt = endpoint({
  ...common,
  method: 'POST',
  path: '/spark/v1/prompts',
  body: written,
  status: 201,
  response: prompt,
  failures: { 409: problem },
});

export const putPrompt = endpoint({
  ...common,
  method: 'PUT',
  path: '/spark/v1/prompts/{promptId}',
  body: written,
  response: prompt,
  failures: { 404: problem, 409: problem },
});

/** Deletes one of the caller's prompts; administrators can also delete shared ones. */
export const deletePrompt = endpoint({
  ...common,
  method: 'DELETE',
  path: '/spark/v1/prompts/{promptId}',
  status: 204,
  failures: { 404: problem },
});
