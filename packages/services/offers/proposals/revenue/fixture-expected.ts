import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { book, type MadeAccepted, type MadeBill, type MadeBilling, type MadeCompany, type MadeLine } from './fixture-company';

/** The expected numbers of a made company, counted day by day from its bare rows, independently of the code under test. */

export const NOW = '2027-03-15';
const MONTHS = '2026-03 2026-04 2026-05 2026-06 2026-07 2026-08 2026-09 2026-10 2026-11 2026-12 2027-01 2027-02'.split(' ');

export const dateOf = (day: number): string => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10);

/** Returns the same date some months later, or the last one of a shorter month. */
function monthsLater(day: number, count: number): number {
  const start = new Date(Date.UTC(2026, 0, 1 + day));
  const last = new Date(Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count + 1, 0)).getUTCDate();
  const date = Date.UTC(start.getUTCFullYear(), start.getUTCMonth() + count, Math.min(start.getUTCDate(), last));
  return (date - Date.UTC(2026, 0, 1)) / MILLISECONDS_PER_DAY;
}

/** Returns the client that a proposal or a customer counts for; undefined for people who are not clients of the firm. */
function clientOf(name: string, isMerged: boolean): string | undefined {
  if (name === 'Zoe') return undefined;
  if (name === 'bob') return 'Bob';
  return name === 'Cid' && isMerged ? 'Bob' : name;
}

interface Running {
  billing: MadeBilling | null;
  engagement: number;
  line: MadeLine;
  currency: string;
  startedOn: number;
  from: number;
  /** The first day on which it no longer counts. */
  endsOn: number;
  /** The first day after what was charged; what it replaces has to be used up first. */
  paidUntil: () => number;
  lastPaid: number | undefined;
}

const recurs = ({ billing }: MadeLine) => billing !== 'acceptance' && billing !== 'completion';
const step = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** Returns the first day of the next period, if a recurring line is charged on a day; undefined otherwise. */
function nextPeriod({ billing }: MadeLine, start: number, day: number): number | undefined {
  if (day < start) return undefined;
  if (billing === 'weekly') return (day - start) % 7 === 0 ? day + 7 : undefined;
  const months = step[billing as keyof typeof step];
  for (let count = 0; monthsLater(start, count * months) <= day; count++)
    if (monthsLater(start, count * months) === day) return monthsLater(start, (count + 1) * months);
  return undefined;
}

interface Charged {
  month: string;
  currency: string;
  service: string | null;
  net: number;
  tax: number;
}

const halfUp = (amount: number, share: number, whole: number) => Math.floor((2 * amount * share + whole) / (2 * whole));

function chargesOf(accepted: readonly MadeAccepted[], all: readonly MadeAccepted[]): Charged[] {
  const running: Running[] = [];
  const charges: Charged[] = [];
  const rootOf = (place: number): number => {
    const amends = all[place]?.amends;
    return amends === null || amends === undefined ? place : rootOf(amends);
  };
  for (let day = 0; day < 440; day++) {
    for (const proposal of accepted) if (proposal.on === day) accept(running, proposal, rootOf(all.indexOf(proposal)));
    for (const service of running) {
      if (day < service.from || day >= service.endsOn) continue;
      charges.push(...chargedOn(service, day));
    }
  }
  return charges;
}

function accept(running: Running[], { on, currency, lines, billing }: MadeAccepted, engagement: number): void {
  const before = running.filter(({ endsOn }) => endsOn > on);
  const added = lines.map((line): Running => {
    const start = Math.max(on, line.startsOn ?? 0);
    const isReplaced = (old: Running) =>
      old.engagement === engagement
        ? old.line.id === line.id
        : recurs(old.line) && recurs(line) && old.currency === currency && old.line.service === line.service;
    const replaced = before.filter(isReplaced);
    for (const old of replaced) old.endsOn = Math.min(old.endsOn, start);
    const carried = before.filter((old) => old.engagement === engagement && old.line.id === line.id).at(-1);
    const keeps = carried?.line.billing === line.billing;
    const made: Running = {
      engagement,
      billing,
      line,
      currency,
      startedOn: keeps && carried ? carried.startedOn : on,
      from: on,
      endsOn: Number.POSITIVE_INFINITY,
      paidUntil: () =>
        made.lastPaid ?? Math.max(on, ...(recurs(line) ? replaced.map((old) => (recurs(old.line) ? old.paidUntil() : on)) : [])),
      lastPaid: undefined,
    };
    return made;
  });
  for (const old of before)
    if (old.engagement === engagement && !lines.some(({ id }) => id === old.line.id)) old.endsOn = Math.min(old.endsOn, on);
  running.push(...added);
}

const isLeftOut = ({ pausedOn, skipped, endsOn }: MadeBilling, day: number) =>
  (pausedOn !== null && day >= pausedOn) ||
  (endsOn !== null && day > endsOn) ||
  skipped.some(({ from, to }) => day >= from && day < to);

function chargedOn(service: Running, day: number): Charged[] {
  const { line, currency, startedOn, billing } = service;
  if (billing && isLeftOut(billing, day)) return [];
  const start = Math.max(startedOn, line.startsOn ?? 0);
  const charge = (net: number, tax: number): Charged[] => [
    { month: dateOf(day).slice(0, 7), currency, service: book[line.service], net, tax },
  ];
  const tax = halfUp(line.price, line.taxRate, 100_000);
  if (line.billing === 'acceptance') return day === start ? charge(line.price, tax) : [];
  if (line.billing === 'completion')
    return day === startedOn && line.depositRate
      ? charge(halfUp(line.price, line.depositRate, 10_000), halfUp(tax, line.depositRate, 10_000))
      : [];
  const next = nextPeriod(line, start, day);
  if (next === undefined || day < service.paidUntil()) return [];
  const { endsOn, endIsProrated } = billing ?? { endsOn: null, endIsProrated: false };
  if (endsOn === null || !endIsProrated || next <= endsOn + 1) {
    service.lastPaid = next;
    return charge(line.price, tax);
  }
  service.lastPaid = endsOn + 1;
  const part = halfUp(line.price, endsOn + 1 - day, next - day);
  return charge(part, halfUp(part, line.taxRate, 100_000));
}

const hasService = ({ lines }: MadeAccepted, name: string) => lines.some(({ service }) => book[service] === name);
const netOf = ({ lines }: MadeBill) => lines.reduce((sum, { amount }) => sum + amount, 0);
const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) => rows.reduce((total, row) => total + of(row), 0);

interface ExpectedLeakage {
  client: string;
  month: string;
  currency: string;
  gap: string | null;
  accepted: number;
  missing: number | null;
  invoiced: number | null;
}

export function expectedLeakage({ accepted, invoices, asOf, isMerged }: MadeCompany): ExpectedLeakage[] {
  const names = [...new Set(accepted.map(({ client }) => clientOf(client, isMerged) ?? client))];
  const known = invoices.map(({ on }) => on).filter((on) => on <= asOf);
  const begins = known.length ? dateOf(Math.min(...known)) : 'never';
  return names.flatMap((name) => {
    const own = accepted.filter(({ client }) => (clientOf(client, isMerged) ?? client) === name);
    const charges = chargesOf(own, accepted).filter(({ month, net }) => MONTHS.includes(month) && net > 0);
    const bills = invoices.filter(({ customer }) => clientOf(customer, isMerged) === name);
    return [...new Set(own.map(({ currency }) => currency))].flatMap((currency) => {
      return MONTHS.flatMap((month): ExpectedLeakage[] => {
        const due = charges.filter((one) => one.month === month && one.currency === currency);
        if (!due.length) return [];
        const row = { client: name, month, currency };
        const ofMonth = bills.filter(({ on }) => dateOf(on).startsWith(month));
        const isReached = begins <= `${month}-01` && dateOf(asOf + 1).slice(0, 7) > month;
        const isElsewhere =
          ofMonth.length > 0 && !ofMonth.some((one) => own.some((accepted) => accepted.currency === one.currency));
        const gap =
          name === 'Zoe' || name === 'Eve' ? 'not-linked' : !isReached ? 'not-reached' : isElsewhere ? 'other-currency' : null;
        if (gap) return [{ ...row, gap, accepted: sum(due, ({ net }) => net), missing: null, invoiced: null }];
        const inCurrency = ofMonth.filter((one) => one.currency === currency);
        const isGross = inCurrency.some(({ tax }) => tax === null);
        const worth = ({ net, tax }: Charged) => (isGross ? net + tax : net);
        const sinceOf = (service: string) =>
          Math.min(...own.filter((one) => one.currency === currency && hasService(one, service)).map(({ on }) => on));
        const billed = (service: string) =>
          sum(
            inCurrency.filter(({ on }) => on >= sinceOf(service)),
            ({ lines }) => sum(lines, (line) => (line.service === service ? line.amount : 0)),
          );
        const accepted = sum(due, worth);
        const services = [...new Set(due.flatMap(({ service }) => service ?? []))];
        const isLinked = services.length > 0;
        const missing = sum(services, (service) => {
          const expected = sum(
            due.filter((one) => one.service === service),
            worth,
          );
          return Math.max(0, expected - billed(service));
        });
        return [{ ...row, gap, accepted, missing: isLinked ? missing : null, invoiced: isLinked ? sum(services, billed) : null }];
      });
    });
  });
}

export function expectedUnengaged({ accepted, invoices, asOf, isMerged }: MadeCompany) {
  const engaged = new Set(accepted.map(({ client }) => clientOf(client, isMerged)));
  const ofYear = invoices.filter(({ on }) => on > asOf - 365 && on <= asOf);
  const bills = ofYear
    .map((bill) => ({ bill, client: clientOf(bill.customer, isMerged) ?? '' }))
    .filter(({ client }) => !engaged.has(client));
  const keys = [...new Set(bills.map(({ client, bill }) => `${client} ${bill.currency}`))];
  return keys.map((key) => {
    const own = bills.filter(({ client, bill }) => `${client} ${bill.currency}` === key).map(({ bill }) => bill);
    const [client = '', currency = ''] = key.split(' ');
    return {
      client,
      currency,
      invoiced: sum(own, netOf),
      invoices: own.length,
      lastInvoiceOn: dateOf(Math.max(...own.map(({ on }) => on))),
    };
  });
}
