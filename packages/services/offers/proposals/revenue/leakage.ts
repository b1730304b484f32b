import { dayNumberOf, isoDayOf } from '@suite/values/day-number';
import { firstDay, lastDay, type Month, monthOf, shiftMonth } from '@suite/values/month';
import type { Gap, Leakage } from '../contract/revenue';
import { type AcceptedService, datedCharges } from './accepted-services';

/** Minor units. When the ledger does not list tax separately, both include it. */
export interface Sums {
  net: number;
  gross: number;
}

/** What a client was invoiced in a month and a currency. */
export interface Invoiced extends Sums {
  /** How many invoices list tax separately, and how many do not. */
  itemized: number;
  unitemized: number;
  /** Lines of the requested services of the ledger by name, with the day of their invoice. */
  services: ReadonlyMap<string, readonly (Sums & { on: string })[]>;
}

/** The days that a ledger covers. */
export interface Reach {
  /** Date of its first document; null without one. */
  from: string | null;
  /** Date of its last import. */
  to: string;
}

export interface Client {
  /** Null for people who are not clients of the firm. */
  clientId: string | null;
  name: string;
  /** Whether the ledger has a customer for the client. */
  isLinked: boolean;
  services: readonly AcceptedService[];
  /** Invoices of its proposals that the suite wrote to the ledger, which are not in `invoiced`. */
  written?: readonly Written[];
}

/** An invoice that was written to the ledger, by lines of accepted proposals. */
export interface Written {
  on: string;
  currency: string;
  lines: readonly ({ lineId: string } & Sums)[];
}

interface Known {
  months: readonly Month[];
  /** Undefined without a ledger. */
  reach: Reach | undefined;
  /** By client, month and currency, in this order. */
  invoiced: ReadonlyMap<string, ReadonlyMap<Month, ReadonlyMap<string, Invoiced>>>;
  /** Ledger names of the price book's services, by id. */
  ledgerNames: ReadonlyMap<string, string>;
}

/** Returns the last months that have ended by a day, oldest first. */
export const endedMonths = (today: string, count: number): Month[] =>
  Array.from({ length: count }, (_, at) => shiftMonth(monthOf(dayNumberOf(today)), at - count));

/** Returns what each client accepted for the months and what it was invoiced in them; a row for each month with charges. */
export function leakageOf(clients: readonly Client[], known: Known): Leakage[] {
  return clients.flatMap((client) => {
    const charged = chargedOf(client, known);
    return [...charged].flatMap(([currency, months]) =>
      [...months].map(([month, parts]) => rowOf({ client, currency, month, parts, currencies: new Set(charged.keys()) }, known)),
    );
  });
}

/** Charges by service of the ledger; null for all services without a link. */
type Parts = Map<string | null, Sums>;

/** Returns charges by currency and month: all currencies in which something was accepted, and all months with charges. */
function chargedOf({ services }: Client, { months, ledgerNames }: Known): Map<string, Map<Month, Parts>> {
  const byCurrency = new Map<string, Map<Month, Parts>>();
  const [first = ''] = months;
  const end = months.length ? isoDayOf(lastDay(months.at(-1) ?? '') + 1) : '';
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

interface Charged {
  client: Client;
  currency: string;
  month: Month;
  parts: Parts;
  /** The currencies in which the client accepted something. */
  currencies: ReadonlySet<string>;
}

function rowOf(charged: Charged, known: Known): Leakage {
  const { client, currency, month, parts } = charged;
  const { clientId, name } = client;
  const gap = gapOf(charged, known);
  const invoiced = known.invoiced
    .get(clientId ?? '')
    ?.get(month)
    ?.get(currency);
  const isGross = (invoiced?.unitemized ?? 0) > 0;
  const of = (sums: Sums) => (isGross ? sums.gross : sums.net);
  const proposals = client.services.map(({ proposal }) => proposal).filter((proposal) => proposal.currency === currency);
  const row = {
    ...{ clientId, client: name, month, currency, isGross: !gap && isGross, dismissal: null },
    clientKey: proposals[0]?.client ?? '',
    proposalIds: [...new Set(proposals.map(({ id }) => id))],
  };
  const written = writtenOf(charged, known);
  const isWritten = [...parts].every(([service, { net }]) => (written.get(service)?.net ?? 0) >= net);
  if (gap && !isWritten) {
    const accepted = [...parts.values()].reduce((sum, { net }) => sum + net, 0);
    return { ...row, state: 'unavailable', gap, accepted, unlinked: 0, invoiced: null, missing: null, parts: [] };
  }
  const compared = [...parts].map(([service, sums]) => {
    const accepted = of(sums);
    const exact = written.get(service) ?? none;
    // Whether the rest of an unlinked service was invoiced by hand is unknown.
    if (service === null && of(exact) < accepted) return { service, accepted, invoiced: null, missing: null };
    const billed = of(service === null ? exact : added(billedFor(service, charged, invoiced, known), exact));
    return { service, accepted, invoiced: billed, missing: Math.max(0, accepted - billed) };
  });
  const counted = compared.filter((one) => one.missing !== null);
  const missing = sumOf(counted, 'missing');
  const isUnknown = counted.length < compared.length;
  const unlinked = isUnknown ? Math.max(0, of(parts.get(null) ?? none) - of(written.get(null) ?? none)) : 0;
  return {
    ...row,
    state: missing > 0 ? 'missing' : isUnknown ? 'not-linked' : 'invoiced',
    gap: null,
    accepted: sumOf(compared, 'accepted'),
    unlinked,
    invoiced: counted.length ? sumOf(counted, 'invoiced') : null,
    missing: counted.length ? missing : null,
    parts: compared,
  };
}

/** Returns what invoices that were written to the ledger charge for in a month, by service of the ledger. */
function writtenOf({ client, currency, month }: Charged, { ledgerNames }: Known): Parts {
  const serviceOf = new Map(client.services.map(({ line }) => [line.id, ledgerNames.get(line.serviceId ?? '') ?? null]));
  const found: Parts = new Map();
  for (const { on, lines, ...invoice } of client.written ?? []) {
    if (invoice.currency !== currency || on.slice(0, 7) !== month) continue;
    for (const { lineId, net, gross } of lines) {
      const service = serviceOf.get(lineId) ?? null;
      found.set(service, added(found.get(service), { net, gross }));
    }
  }
  return found;
}

/** Returns what was invoiced for a service of the ledger since the client first accepted it. */
function billedFor(service: string, { client, currency }: Charged, invoiced: Invoiced | undefined, { ledgerNames }: Known): Sums {
  const [since = ''] = client.services
    .filter(({ proposal, line }) => proposal.currency === currency && ledgerNames.get(line.serviceId ?? '') === service)
    .map(({ proposal }) => proposal.acceptedOn)
    .sort();
  return (invoiced?.services.get(service) ?? []).filter(({ on }) => on >= since).reduce<Sums>(added, none);
}

function gapOf({ client, currency, month, currencies }: Charged, { reach, invoiced }: Known): Gap | null {
  if (!client.isLinked) return 'not-linked';
  if (!reach?.from || dayNumberOf(reach.from) > firstDay(month) || dayNumberOf(reach.to) < lastDay(month)) return 'not-reached';
  const invoicedIn = [
    ...(invoiced
      .get(client.clientId ?? '')
      ?.get(month)
      ?.keys() ?? []),
  ];
  const isOther = invoicedIn.length > 0 && !invoicedIn.includes(currency) && !invoicedIn.some((one) => currencies.has(one));
  return isOther ? 'other-currency' : null;
}

const sumOf = <Key extends string>(rows: readonly Record<Key, number | null>[], key: Key): number =>
  rows.reduce((sum, row) => sum + (row[key] ?? 0), 0);
