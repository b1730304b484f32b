import type { Right } from '@suite/contract/endpoint';
import type { FactTypes } from '@suite/kernel/facts/create-facts';
import { rightOf, zoneNames, zoneRow } from '@suite/zones/zones';
import { type EventType, eventTypes } from './contract/feed';
import type {} from './facts';

interface EventRule<Data> {
  /** Rights of which one is enough to see it. */
  seenBy: readonly Right[];
  /** It is nothing for the feed: only who is notified of it sees it. */
  isPersonal?: boolean;
  /** Notifies everybody who may see it; nobody when absent. */
  notifies?: {
    /** Except this person, because they did it. */
    except?: (data: Data) => string;
    /** This person alone; everybody where there is none. */
    only?: (data: Data) => string | undefined;
    /** No person more than once in so many hours. */
    onceInHours?: number;
  };
}

const iqApps = zoneNames.filter((name) => zoneRow(name).code === 'iq').map(rightOf);

/** Who looks after the ledger. */
const keepers = [rightOf('iq-settings'), rightOf('iq-onboarding')];

/** Who owns a proposal. */
const owner = { only: ({ ownerId }: { ownerId: string }) => ownerId };

/** Who owns a lead; everybody while nobody does. */
const leadOwner = { only: ({ ownerId }: { ownerId: string | null }) => ownerId ?? undefined };

/** With whom an appointment is. */
const host = { only: ({ hostId }: { hostId: string }) => hostId };

/** Who sees what, and who is notified of it. */
const eventRules: { [Type in EventType]: EventRule<FactTypes[Type]> } = {
  'person.joined': { seenBy: ['admin'], notifies: { except: ({ userId }) => userId } },
  'ledger.changed': { seenBy: iqApps },
  'clients.added': { seenBy: iqApps },
  'import.finished': { seenBy: iqApps, notifies: {} },
  'import.failed': { seenBy: keepers, notifies: { onceInHours: 24 } },
  'connection.broken': { seenBy: keepers, notifies: {} },
  'access.requested': { seenBy: ['admin'], notifies: {} },
  'report.ready': { seenBy: [rightOf('iq-reports')], notifies: { only: ({ makerId }) => makerId } },
  'to-do.assigned': { seenBy: [rightOf('iq-client-advisory')], notifies: { only: ({ assigneeId }) => assigneeId } },
  'proposal.viewed': { seenBy: [rightOf('offer')], notifies: owner },
  'proposal.asked': { seenBy: [rightOf('offer')], notifies: owner },
  'proposal.accepted': { seenBy: [rightOf('offer')], notifies: owner },
  'proposal.declined': { seenBy: [rightOf('offer')], notifies: owner },
  'proposal.expired': { seenBy: [rightOf('offer')], notifies: owner },
  'proposal.approval-asked': { seenBy: ['admin'], notifies: {} },
  'payment.received': { seenBy: [rightOf('offer')], notifies: owner },
  'payment.failed': { seenBy: [rightOf('offer')], notifies: owner },
  'payment.disputed': { seenBy: [rightOf('offer')], notifies: owner },
  'device-return.overdue': { seenBy: ['admin'], notifies: {} },
  'course.overdue': { seenBy: [rightOf('training')], isPersonal: true, notifies: { only: ({ userId }) => userId } },
  'courses.overdue': { seenBy: ['admin'], notifies: {} },
  'lead.received': { seenBy: [rightOf('contact')], notifies: leadOwner },
  'lead.replied': { seenBy: [rightOf('contact')], notifies: leadOwner },
  'lead.assigned': { seenBy: [rightOf('contact')], notifies: owner },
  'booking.made': { seenBy: [rightOf('contact')], notifies: host },
  'booking.canceled': { seenBy: [rightOf('contact')], notifies: host },
  'webhook.disabled': { seenBy: ['admin'], notifies: {} },
};

/** The rule of a type, for data as the database holds it. */
export const ruleOf = (type: EventType) => eventRules[type] as EventRule<Record<string, unknown>>;

/** Types of events that somebody with these rights may see. */
export const visibleTypes = (rights: readonly Right[]): EventType[] =>
  eventTypes.filter((type) => ruleOf(type).seenBy.some((right) => rights.includes(right)));

/** Types of events that the feed shows somebody with these rights. */
export const feedTypes = (rights: readonly Right[]): EventType[] =>
  visibleTypes(rights).filter((type) => !ruleOf(type).isPersonal);

/** Types of events that somebody with these rights may be notified of. */
export const notifiedTypes = (rights: readonly Right[]): EventType[] =>
  visibleTypes(rights).filter((type) => ruleOf(type).notifies);
