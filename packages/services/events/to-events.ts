import { namesById } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { FactTypes } from '@suite/kernel/facts/create-facts';
import type { Event, EventType } from './contract';

interface Stored {
  id: number;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
}

type DataOf = {
  [Type in EventType]: (data: FactTypes[Type], names: Map<string, string>) => Extract<Event, { type: Type }>['data'];
};

/** What people see of a fact's data. */
const dataOf: DataOf = {
  'person.joined': ({ userId }, names) => ({ userId, name: names.get(userId) ?? '' }),
  'ledger.changed': ({ asOf }) => ({ asOf }),
  'clients.added': ({ clientIds }) => ({ count: clientIds.length }),
  'webhook.disabled': ({ webhookId, host, reason }) => ({ webhookId, host, reason }),
};

/** Facts as people see them, with the names that people have now. */
export async function toEvents(database: Database, facts: readonly Stored[]): Promise<Event[]> {
  const userIds = facts.flatMap(({ data }) => (typeof data.userId === 'string' ? data.userId : []));
  const names = await namesById(database, userIds);
  return facts.map(({ id, type, at, data }) => {
    const show = dataOf[type] as (data: Stored['data'], names: Map<string, string>) => Event['data'];
    return { id, type, at: at.toISOString(), data: show(data, names) } as Event;
  });
}
