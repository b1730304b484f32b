import { patternOf } from '@suite/contract/serving';
import { Status } from '@suite/contract/status';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import type { InferOutput } from 'valibot';
import { provisionFirm as endpoint, type provisionFailure } from '../contract/provisioning';
import { firmOfCompany } from './firms';
import { provisionFirm } from './provision-firm';

type Failure = InferOutput<typeof provisionFailure>;

const failure = (error: string): Failure => ({ statusCode: Status.BadRequest, errors: [error] });

/** Mounts POST firms/provision, whose HTTP 400 response has a body of its own (§7, §8). */
export function mountProvisioning(app: App, kernel: Kernel): void {
  app.use(patternOf(endpoint), async (context, next) => {
    await next();
    if (context.error && context.res.status === Status.BadRequest) {
      context.res = Response.json(failure(sentenceOf(context.error)), {
        status: Status.BadRequest,
        headers: context.res.headers,
      });
    }
  });

  route(
    app,
    kernel,
    endpoint,
    {
      summary:
        'Create the company when the token has none, make the caller its administrator, grant the segment iq (§7, decision 004)',
    },
    async ({ input, caller, database, clock, context }) => {
      const companyId = await provisionFirm(database, caller, input.body, clock());
      if (!companyId) return context.json(failure('Your company has a firm already.'), Status.BadRequest);
      const result = await firmOfCompany(database, companyId);
      if (!result) throw new Error('the firm was not written');
      return { statusCode: 200 as const, result };
    },
  );
}

function sentenceOf(error: Error): string {
  if (error instanceof InvalidRequestError && error.fields) return 'Give the firm a name of 1 to 200 characters.';
  return error instanceof InvalidRequestError ? error.message : 'The name holds a character that cannot be kept.';
}
