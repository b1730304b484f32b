import { newestFacts } from '@suite/kernel/facts/append-fact';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { type EventType, getFeed } from '../contract/feed';
import { feedTypes } from '../event-rules';
import { toEvents } from '../to-events';

export function mountFeed(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    getFeed,
    {
      summary: 'What happened in the company that the caller may see, the newest first',
      tool: 'What happened in the company, newest first: imports, reports, proposals, payments, people',
    },
    async ({ input: { query }, caller, database }) => {
      const { companyId, rights } = inCompany(caller);
      const types = feedTypes(rights);
      const facts = types.length ? await newestFacts(database, { companyId, types, ...query }) : [];
      const events = await toEvents(
        database,
        facts.map((fact) => ({ ...fact, type: fact.type as EventType })),
      );
      return { events, next: events.length === query.limit ? (events.at(-1)?.id ?? null) : null };
    },
  );
}
