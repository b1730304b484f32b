import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq } from 'drizzle-orm';
import * as contract from '../contract/directory';
import { keyOf } from '../directory/vendor-keys';
import { suggestions, vendors } from '../schema';

/** Maximum number of open suggestions per firm. */
const MAX_OPEN = 50;

/** Mounts suggestions of vendors that are missing from the directory, which its operator adds or declines. */
export function mountSuggestions(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.createSuggestion,
    { summary: 'Suggests a vendor that the directory lacks' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const [known] = await database
        .select({ name: vendors.name })
        .from(vendors)
        .where(eq(vendors.key, keyOf(body.name)));
      if (known) throw new SuiteError('name_taken', `${known.name} is in the directory already.`);
      const mine = and(eq(suggestions.companyId, companyId), eq(suggestions.state, 'open'));
      if ((await database.$count(suggestions, mine)) >= MAX_OPEN)
        throw new SuiteError('limit_reached', `Your firm has ${MAX_OPEN} suggestions that wait for an answer.`);
      const [made] = await database
        .insert(suggestions)
        .values({ companyId, userId, ...body, at: new Date(clock()) })
        .returning({ id: suggestions.id });
      if (!made) throw new Error('the suggestion was not written');
      return made;
    },
  );

  route(
    app,
    kernel,
    contract.decideSuggestion,
    { summary: 'Says what became of a suggestion' },
    async ({ input: { params, body }, database }) => {
      const [after] = isUuid(params.suggestionId)
        ? await database
            .update(suggestions)
            .set(body)
            .where(eq(suggestions.id, params.suggestionId))
            .returning({ id: suggestions.id })
        : [];
      if (!after) throw new SuiteError('not_found', 'There is no such suggestion.');
      return undefined;
    },
  );
}
