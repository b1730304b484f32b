import { dayOf, firstDay, isoOf, lastDay, type Month, monthOf, shiftMonth } from '@suite/insights/calendar';
import type { Gap, Leakage } from '../contract/revenue';
import { type AcceptedService, datedCharges } from './accepted-services';

/** Minor units. Where the ledger does not tell tax apart, both are with it. */
export interface Sums {
  net: number;
  gross: number;
}

/** What a client was invoiced in a month and a currency. */
export interface Invoiced extends Sums {
  /** How many invoices tell tax apart, and how many do not. */
  itemized: number;
  unitemized: number;
  /** Lines of services of the ledger, by their names: of those that were asked for. */
  services: ReadonlyMap<string, Sums>;
}

/** What a ledger knows. */
export interface Reach {
  /** The day of its first document; null without one. */
  from: string | null;
  /** That of its last import. */
  to: string;
}

export interface Client {
  /** Null for somebody who is no client of the firm. */
  clientId: string | null;
  name: string;
  /** The ledger has a customer of it. */
  isLinked: boolean;
  services: readonly AcceptedService[];
}

interface Known {
  months: readonly Month[];
  /** Undefined without a ledger. */
  reach: Reach | undefined;
  /** By client, month and currency, in this order. */
  invoiced: ReadonlyMap<string, ReadonlyMap<Month, ReadonlyMap<string, Invoiced>>>;
  /** The service of the ledger that a service of the price book is linked to. */
  ledgerNames: ReadonlyMap<string, string>;
}

/** So many months that have ended by a day, the oldest first. */
export const endedMonths = (today: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => shiftMonth(monthOf(dayOf(today)), at - count));

/** What each client accepted for the months, beside what it was invoiced in them; a row where something was charged. */
export function leakageOf(clients: readonly Client[], known: Known): Leakage[] {
  return clients.flatMap((client) => {
    const charged = chargedOf(client, known);
    return [...charged].flatMap(([currency, months]) =>
      [...months].map(([month, parts]) => rowOf({ client, currency, month, parts, currencies: new Set(charged.keys()) }, known)),
    );
  });
}

/** What was charged by service of the ledger; null for all that name none. */
type Parts = Map<string | null, Sums>;

/** By currency and month. Each currency that something was accepted in is there, each month that something is charged in. */
function chargedOf({ services }: Client, { months, ledgerNames }: Known): Map<string, Map<Month, Parts>> {
  const byCurrency = new Map<string, Map<Month, Parts>>();
  const [first = ''] = months;
  const end = months.length ? isoOf(lastDay(months.at(-1) ?? '') + 1) : '';
  for (const service of services) {
    const { proposal, line } = service;
    const byMonth = byCurrency.get(proposal.currency) ?? new Map<Month, Parts>();
    byCurrency.set(proposal.currency, byMonth);
    const name = ledgerNames.get(line.serviceId ?? '') ?? null;
    for (const { on, net, gross } of datedCharges(service, end)) {
      const month = on.slice(0, 7);
      if (month < first || gross === 0) continue;
      const parts: Parts = byMonth.get(month) ?? new Map();
      byMonth.set(month, parts);
      parts.set(name, added(parts.get(name), { net, gross }));
    }
  }
  return byCurrency;
}

const none: Sums = { net: 0, gross: 0 };
const added = (one: Sums = none, other: Sums = none): Sums => ({ net: one.net + other.net, gross: one.gross + other.gross });
const less = (one: Sums, other: Sums): Sums => ({ net: one.net - other.net, gross: one.gross - other.gross });

interface Charged {
  client: Client;
  currency: string;
  month: Month;
  parts: Parts;
  /** In which the client accepted something. */
  currencies: ReadonlySet<string>;
}

function rowOf(charged: Charged, known: Known): Leakage {
  const { client, currency, month, parts } = charged;
  const { clientId, name } = client;
  const gap = gapOf(charged, known);
  const byCurrency = known.invoiced.get(clientId ?? '')?.get(month);
  const invoiced = byCurrency?.get(currency) ?? { ...none, itemized: 0, unitemized: 0, services: new Map() };
  const isGross = invoiced.unitemized > 0;
  const of = (sums: Sums) => (isGross ? sums.gross : sums.net);
  const row = { clientId, client: name, month, currency, isGross: !gap && isGross };
  if (gap) {
    const accepted = [...parts.values()].reduce((sum, { net }) => sum + net, 0);
    return { ...row, state: 'unavailable', gap, accepted, invoiced: null, missing: null, parts: [] };
  }
  const compared = besideEachOther(parts, invoiced, charged, known).map(({ service, accepted, invoiced }) => ({
    service,
    accepted: of(accepted),
    invoiced: of(invoiced),
    missing: Math.max(0, of(accepted) - of(invoiced)),
  }));
  const missing = sumOf(compared, 'missing');
  return {
    ...row,
    state: missing > 0 ? 'missing' : 'invoiced',
    gap: null,
    accepted: sumOf(compared, 'accepted'),
    invoiced: of(invoiced),
    missing,
    parts: compared,
  };
}

interface Compared {
  service: string | null;
  accepted: Sums;
  invoiced: Sums;
}

/**
 * Services that name one of the ledger beside the lines of it, all others beside what is left of the invoices. Some invoices that
 * tell tax apart and some that do not cannot be compared line by line: then all services are one.
 */
function besideEachOther(parts: Parts, invoiced: Invoiced, { client, currency }: Charged, { ledgerNames }: Known): Compared[] {
  if (invoiced.itemized > 0 && invoiced.unitemized > 0)
    return [{ service: null, accepted: [...parts.values()].reduce(added, none), invoiced }];
  const named = client.services
    .filter(({ proposal }) => proposal.currency === currency)
    .flatMap(({ line }) => ledgerNames.get(line.serviceId ?? '') ?? []);
  const rest = [...new Set(named)].reduce((left, name) => less(left, invoiced.services.get(name) ?? none), invoiced as Sums);
  return [...parts].map(([service, accepted]) => ({
    service,
    accepted,
    invoiced: service === null ? rest : (invoiced.services.get(service) ?? none),
  }));
}

function gapOf({ client, currency, month, currencies }: Charged, { reach, invoiced }: Known): Gap | null {
  if (!client.isLinked) return 'not-linked';
  if (!reach?.from || dayOf(reach.from) > firstDay(month) || dayOf(reach.to) < lastDay(month)) return 'not-reached';
  const invoicedIn = [
    ...(invoiced
      .get(client.clientId ?? '')
      ?.get(month)
      ?.keys() ?? []),
  ];
  const isOther = invoicedIn.length > 0 && !invoicedIn.includes(currency) && !invoicedIn.some((one) => currencies.has(one));
  return isOther ? 'other-currency' : null;
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number>[], key: Key): number =>
  rows.reduce((sum, row) => sum + row[key], 0);
