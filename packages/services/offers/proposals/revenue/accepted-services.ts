import { type BillingChanges, chargeAfter } from '@suite/pricing/changed-charges';
import { type Charge, chargesOf, firstDayOf } from '@suite/pricing/charges';
import { isRecurring, type Line } from '@suite/pricing/line';
import type { Amounts } from '@suite/pricing/line-amounts';
import { isSameService } from '@suite/pricing/same-service';
import { addDays, later } from '@suite/values/iso-day';
import type { Source } from '../contract/content';

/** An accepted proposal with the client's choice. Days are ISO 8601. */
export interface Accepted {
  id: string;
  /** The accepted proposal that it changes. */
  amendsId: string | null;
  /** The accepted proposal that it renews. */
  renewsId: string | null;
  /** The same for all proposals of a client. */
  client: string;
  source: Source;
  currency: string;
  acceptedOn: string;
  billingDay: number | null;
  /** The firm's changes to its charges; null when there are none. */
  billing: BillingChanges | null;
  lines: readonly Line[];
}

/** A line of an accepted proposal with the days on which it counts: `from` the first, `before` the day after the last. */
export interface AcceptedService {
  /** Id of the first proposal of those that amend each other. */
  engagement: string;
  proposal: Accepted;
  line: Line;
  /** The day that its charges are counted from: a line that an amendment continues keeps its days. */
  startedOn: string;
  from: string;
  /** Null while nothing replaces it. */
  before: string | null;
  replaces: readonly AcceptedService[];
}

/** A charge of an accepted service with its day. */
export interface DatedCharge extends Charge {
  on: string;
}

/**
 * Returns the services that count from the proposals that a client accepted, given in the order of acceptance.
 *
 * - An amendment ends all services of its engagement on the day of its acceptance. Those that it continues run on in it from
 *   their start, recurring ones in the same rhythm. One-time services are not charged again.
 * - A recurring service that the client accepts again in another proposal, as in a renewal, replaces the earlier one.
 * - A recurring service that a renewal leaves out ends with the first day of the renewal.
 * - A service that replaces a recurring one counts once the period that was charged before has ended.
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
  // After all ends are known. Replaced services come first.
  for (const service of all) service.from = service.replaces.map(chargedThrough).reduce(later, service.from);
  return all;
}

function end(service: AcceptedService, before: string): void {
  if (service.before === null || service.before > before) service.before = before;
}

/** Returns the day after the last charged period of an ended service; its own start when none was charged. */
function chargedThrough(service: AcceptedService): string {
  const last = datedCharges(service, service.before ?? service.from).at(-1);
  return last?.to ? addDays(last.to, 1) : service.from;
}

/**
 * Returns the charges of a service before a day, in order, without paused and ended ones; for work charged on completion, only
 * the deposit.
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

/**
 * Returns what a service is charged without tax on days before another one, including work charged on completion unless the
 * service has ended by then.
 */
export function netOf(service: AcceptedService, from: string, before: string): number {
  const dated = datedCharges(service, before).filter(({ on }) => on >= from);
  const isOpen = service.before === null || service.before >= before;
  return sumNet([...dated, ...(isOpen ? completionOf(service) : [])]);
}

const completionOf = ({ line, startedOn, proposal }: AcceptedService): Charge[] =>
  line.billing === 'completion'
    ? chargesOf([line], { acceptedOn: startedOn, billingDay: proposal.billingDay }, addDays(startedOn, 1)).filter(
        ({ kind }) => kind === 'completion',
      )
    : [];

const sumNet = (all: readonly Amounts[]): number => all.reduce((sum, { net }) => sum + net, 0);
