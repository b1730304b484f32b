/** OpenAI's chat completions protocol, for programs of the firm. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';

const part = v.looseObject({ type: v.string() });
const message = v.looseObject({
  role: v.picklist(['system', 'developer', 'user', 'assistant', 'tool']),
  content: v.optional(v.nullable(v.union([v.string(), v.array(part)]))),
});

/** Passes on every parameter of the protocol, except that `model` is always the operator's. */
export const createChatCompletion = endpoint({
  method: 'POST',
  base: 'API_BASE_URL',
  path: '/openai-gateway/v1/chat/completions',
  auth: 'bearer',
  right: 'app:chat',
  isPersonal: true,
  waitsOutside: true,
  body: v.looseObject({
    messages: v.pipe(v.array(message), v.minLength(1), v.maxLength(2000)),
    stream: v.optional(v.boolean()),
  }),
  response: v.looseObject({ choices: v.array(v.unknown()) }),
  failures: { 409: problem, 429: problem, 503: problem },
});
