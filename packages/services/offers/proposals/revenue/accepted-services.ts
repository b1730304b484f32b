import { dayOf, isoOf } from '@suite/insights/calendar';
import { type BillingChanges, chargeAfter } from '@suite/pricing/changed-charges';
import { type Charge, chargesOf, firstDayOf } from '@suite/pricing/charges';
import { isRecurring, type Line } from '@suite/pricing/line';
import type { Amounts } from '@suite/pricing/line-amounts';
import { isSameService } from '@suite/pricing/same-service';
import type { Source } from '../contract/content';

/** A proposal that was accepted, with what was chosen of it. Days are ISO 8601. */
export interface Accepted {
  id: string;
  /** The accepted proposal that it changes. */
  amendsId: string | null;
  /** The accepted proposal that it renews. */
  renewsId: string | null;
  /** Whose it is: the same for all proposals of a client. */
  client: string;
  source: Source;
  currency: string;
  acceptedOn: string;
  billingDay: number | null;
  /** What the firm changed about its charges; null when they are as they were accepted. */
  billing: BillingChanges | null;
  lines: readonly Line[];
}

/** A line of an accepted proposal while it counts: from a day on, and before another one. */
export interface AcceptedService {
  /** The first proposal of those that amend each other. */
  engagement: string;
  proposal: Accepted;
  line: Line;
  /** From which its charges are counted: a line that an amendment carries over keeps its days. */
  startedOn: string;
  from: string;
  /** Null while nothing takes its place. */
  before: string | null;
  /** Recurring services in whose place it is. */
  replaces: readonly AcceptedService[];
}

/** A charge of an accepted service that has a day. */
export interface DatedCharge extends Charge {
  on: string;
}

const later = (one: string, other: string) => (one > other ? one : other);

/**
 * What counts of the proposals that a client accepted, given in the order in which it did.
 *
 * - An amendment ends all services of its engagement on the day of its acceptance. Those that it carries over go on in it: from
 *   their start on, recurring ones in the same rhythm. One-time services are not charged again.
 * - A recurring service that the client accepts again in another proposal, as in a renewal, takes the place of the earlier one.
 * - A recurring service that a renewal leaves out ends with the first day of the renewal.
 * - What takes the place of a recurring service counts once the period that was charged before has ended.
 */
export function acceptedServices(accepted: readonly Accepted[]): AcceptedService[] {
  const all: AcceptedService[] = [];
  const engagementOf = new Map<string, string>();
  for (const proposal of accepted) {
    const engagement = engagementOf.get(proposal.amendsId ?? '') ?? proposal.id;
    engagementOf.set(proposal.id, engagement);
    const running = all.filter(({ before }) => before === null || before > proposal.acceptedOn);
    const own = running.filter((service) => service.engagement === engagement);
    const added = proposal.lines.map((line): AcceptedService => {
      const start = later(proposal.acceptedOn, line.startsOn ?? '');
      const carried = own.findLast((service) => service.line.id === line.id);
      const others = running.filter(
        (service) =>
          service.engagement !== engagement &&
          service.proposal.currency === proposal.currency &&
          isSameService(service.line, line),
      );
      const replaced = [...own.filter((service) => service.line.id === line.id), ...others];
      for (const service of replaced) end(service, start);
      const keepsDays = carried?.line.billing === line.billing;
      return {
        engagement,
        proposal,
        line,
        startedOn: keepsDays ? carried.startedOn : proposal.acceptedOn,
        from: proposal.acceptedOn,
        before: null,
        replaces: isRecurring(line.billing) ? replaced : [],
      };
    });
    const carriedIds = new Set(proposal.lines.map(({ id }) => id));
    for (const service of own) if (!carriedIds.has(service.line.id)) end(service, proposal.acceptedOn);
    const renewed = running.filter((service) => service.engagement === engagementOf.get(proposal.renewsId ?? ''));
    const goesOn = new Set(added.flatMap(({ replaces }) => replaces));
    for (const service of renewed)
      if (isRecurring(service.line.billing) && !goesOn.has(service))
        end(service, firstDayOf(proposal.lines, proposal.acceptedOn));
    all.push(...added);
  }
  // Once it is known when each has ended: those that are replaced come first.
  for (const service of all) service.from = service.replaces.map(chargedThrough).reduce(later, service.from);
  return all;
}

function end(service: AcceptedService, before: string): void {
  if (service.before === null || service.before > before) service.before = before;
}

/** The day after the last period that was charged of a service that has ended; its own beginning when none was. */
function chargedThrough(service: AcceptedService): string {
  const last = datedCharges(service, service.before ?? service.from).at(-1);
  return last?.to ? isoOf(dayOf(last.to) + 1) : service.from;
}

/**
 * The charges of a service before a day, in their order, but for what was paused or ended; work that is charged on completion
 * has none but its deposit.
 */
export function datedCharges({ line, startedOn, proposal, from, before }: AcceptedService, end: string): DatedCharge[] {
  const to = before !== null && before < end ? before : end;
  const { billing, billingDay } = proposal;
  if (to <= startedOn) return [];
  return chargesOf([line], { acceptedOn: startedOn, billingDay }, to).flatMap(({ on, ...charge }) => {
    if (on === null || on < from) return [];
    const dated = { ...charge, on };
    return (billing ? chargeAfter(billing, dated, line) : dated) ?? [];
  });
}

/** What a service brings without tax on days before another one, with what is charged on completion unless it has ended by then. */
export function netOf(service: AcceptedService, from: string, before: string): number {
  const dated = datedCharges(service, before).filter(({ on }) => on >= from);
  const isOpen = service.before === null || service.before >= before;
  return sumNet([...dated, ...(isOpen ? completionOf(service) : [])]);
}

const completionOf = ({ line, startedOn, proposal }: AcceptedService): Charge[] =>
  line.billing === 'completion'
    ? chargesOf([line], { acceptedOn: startedOn, billingDay: proposal.billingDay }, isoOf(dayOf(startedOn) + 1)).filter(
        ({ kind }) => kind === 'completion',
      )
    : [];

const sumNet = (all: readonly Amounts[]): number => all.reduce((sum, { net }) => sum + net, 0);
