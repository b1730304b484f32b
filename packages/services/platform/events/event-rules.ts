import type { Right } from '@suite/contract/endpoint';
import type { FactTypes } from '@suite/kernel/facts/create-facts';
import { rightOf, zoneNames, zoneRow } from '@suite/zones/zones';
import { type EventType, eventTypes } from './contract/feed';
import type {} from './facts';

interface EventRule<Data> {
  /** Any one of these rights is enough to see it. */
  seenBy: readonly Right[];
  /** Whether it is left out of the feed, so that only notified people see it. */
  isPersonal?: boolean;
  /** Notifies everyone who may see it; nobody when absent. */
  notifies?: {
    /** Excludes this person, because they did it. */
    except?: (data: Data) => string;
    /** Notifies only this person; everyone when undefined. */
    only?: (data: Data) => string | undefined;
    /** Notifies a person at most once in this many hours. */
    onceInHours?: number;
  };
}

const iqApps = zoneNames.filter((name) => zoneRow(name).code === 'iq').map(rightOf);

/** The people who manage the ledger. */
const keepers = [rightOf('iq-settings'), rightOf('iq-onboarding')];

const owner = { only: ({ ownerId }: { ownerId: string }) => ownerId };

/** The owner of a lead; everyone while it has none. */
const leadOwner = { only: ({ ownerId }: { ownerId: string | null }) => ownerId ?? undefined };

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
  'proposal.approval-decided': {
    seenBy: [rightOf('offer')],
    isPersonal: true,
    notifies: { only: ({ authorId }) => authorId },
  },
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

/** Returns the rule of a type, for data as the database returns it. */
export const ruleOf = (type: EventType) => eventRules[type] as EventRule<Record<string, unknown>>;

/** Returns the types of events that somebody with these rights may see. */
export const visibleTypes = (rights: readonly Right[]): EventType[] =>
  eventTypes.filter((type) => ruleOf(type).seenBy.some((right) => rights.includes(right)));

/** Returns the types of events that the feed shows to somebody with these rights. */
export const feedTypes = (rights: readonly Right[]): EventType[] =>
  visibleTypes(rights).filter((type) => !ruleOf(type).isPersonal);

/** Returns the types of events that somebody with these rights may be notified of. */
export const notifiedTypes = (rights: readonly Right[]): EventType[] =>
  visibleTypes(rights).filter((type) => ruleOf(type).notifies);
