import { type Problem, SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { createChatCompletion } from '../contract/completions';
import { openAiError } from '../gateway/open-ai-error';
import { passOn } from '../gateway/pass-on';
import { ModelError } from '../model/model';
import type { Chat } from './chat';

/** Mounts OpenAI's chat completions, with the operator's key, the firm's limits and the caller's name in the log. */
export function mountCompletions(app: App, { kernel, answers: { model } }: Chat): void {
  // Reports every failure, including a missing token, in the protocol's format in addition to the suite's own.
  app.use(createChatCompletion.path, async (context, next) => {
    await next();
    const { status, headers } = context.res;
    if (status < 400) return;
    const problem = (await context.res.json()) as Problem;
    const error = openAiError(status, problem.message, problem.code);
    context.res = new Response(JSON.stringify({ ...problem, error }), { status, headers });
  });

  route(
    app,
    kernel,
    createChatCompletion,
    { summary: "A completion of the operator's model, in OpenAI's protocol, streamed or whole" },
    async ({ caller, context, input: { body } }) => {
      const { companyId, userId } = inCompany(caller);
      if (!model) throw new SuiteError('not_configured', 'The operator has configured no model.');
      try {
        return await passOn(kernel, model, { companyId, userId, body, signal: context.req.raw.signal });
      } catch (error) {
        if (!(error instanceof ModelError)) throw error;
        const retryAfterSeconds = error.retryAfterSeconds ?? (error.reason === 'limit' ? 3600 : 5);
        throw new SuiteError(error.reason === 'limit' ? 'throttled' : 'not_ready', error.message, { retryAfterSeconds });
      }
    },
  );
}
