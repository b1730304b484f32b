import { namesById } from '@services/identity/ports';
import { importRunsById } from '@services/ledger/ports';
import type { Database } from '@suite/kernel/database/database';
import type { FactTypes } from '@suite/kernel/facts/create-facts';
import type { Event, EventType } from './contract/feed';

interface Stored {
  id: number;
  type: EventType;
  at: Date;
  data: Record<string, unknown>;
}

interface Known {
  names: Awaited<ReturnType<typeof namesById>>;
  runs: Awaited<ReturnType<typeof importRunsById>>;
}

type DataOf = {
  [Type in EventType]: (data: FactTypes[Type], known: Known) => Extract<Event, { type: Type }>['data'];
};

interface OfProposal {
  proposalId: string;
  title: string;
  client: string;
}

const proposalOf = ({ proposalId, title, client }: OfProposal): OfProposal => ({ proposalId, title, client });

const leadOf = ({ leadId, name, about }: Pick<FactTypes['lead.received'], 'leadId' | 'name' | 'about'>) => ({
  leadId,
  name,
  about,
});

const bookingOf = ({ bookingId, name, type, startsAt }: FactTypes['booking.canceled']) => ({
  bookingId,
  name,
  type,
  day: startsAt.slice(0, 10),
});

/** The part of a fact's data that people see. */
const dataOf: DataOf = {
  'person.joined': ({ userId }, { names }) => ({ userId, name: names.get(userId) ?? '' }),
  'ledger.changed': ({ asOf }) => ({ asOf }),
  'clients.added': ({ clientIds }) => ({ count: clientIds.length }),
  'import.finished': ({ runId, imported, rejected }, { runs }) => ({ run: runOf(runs.get(runId)), imported, rejected }),
  'import.failed': ({ runId }, { runs }) => {
    const run = runId ? runs.get(runId) : undefined;
    return { run: runOf(run), failure: run?.failure ?? null };
  },
  'connection.broken': ({ source }) => ({ source }),
  'access.requested': ({ userId, app }, { names }) => ({ userId, name: names.get(userId) ?? '', app }),
  'report.ready': ({ reportId, kind, from, to }) => ({ reportId, kind, from, to }),
  'to-do.assigned': ({ toDoId, client, title, by }) => ({ toDoId, client, title, by }),
  'proposal.viewed': proposalOf,
  'proposal.asked': proposalOf,
  'proposal.accepted': proposalOf,
  'proposal.declined': ({ reason, ...proposal }) => ({ ...proposalOf(proposal), reason }),
  'proposal.expired': proposalOf,
  'proposal.approval-asked': ({ by, ...proposal }) => ({ ...proposalOf(proposal), by }),
  'proposal.approval-decided': ({ by, isApproved, note, ...proposal }) => ({ ...proposalOf(proposal), by, isApproved, note }),
  'payment.received': proposalOf,
  'payment.failed': ({ failure, ...proposal }) => ({ ...proposalOf(proposal), failure }),
  'payment.disputed': proposalOf,
  'device-return.overdue': ({ userId, dueOn }, { names }) => ({ userId, name: names.get(userId) ?? '', dueOn }),
  'course.overdue': ({ courseId, course, dueOn }) => ({ courseId, course, dueOn }),
  'courses.overdue': ({ count }) => ({ count }),
  'lead.received': leadOf,
  'lead.replied': leadOf,
  'lead.assigned': ({ by, ...lead }) => ({ ...leadOf(lead), by }),
  'booking.made': ({ isMoved, ...booking }) => ({ ...bookingOf(booking), isMoved }),
  'booking.canceled': bookingOf,
  'webhook.disabled': ({ webhookId, host, reason }) => ({ webhookId, host, reason }),
};

const runOf = (run: { id: string; source: string; fileName: string | null } | undefined) =>
  run ? { id: run.id, source: run.source, fileName: run.fileName } : null;

/** Returns facts as people see them, with the current names of people. */
export async function toEvents(database: Database, facts: readonly Stored[]): Promise<Event[]> {
  const idsOf = (name: 'userId' | 'runId') =>
    facts.flatMap(({ data }) => {
      const id = data[name];
      return typeof id === 'string' ? id : [];
    });
  const known = { names: await namesById(database, idsOf('userId')), runs: await importRunsById(database, idsOf('runId')) };
  return facts.map(({ id, type, at, data }) => {
    const show = dataOf[type] as (data: Stored['data'], known: Known) => Event['data'];
    return { id, type, at: at.toISOString(), data: show(data, known) } as Event;
  });
}
