import type { ApiClient } from '@suite/api/client';
import { shownByPage } from '@suite/contract/status';
import type { Deployment } from '@suite/zones/addresses';
import { zoneUrl } from '@suite/zones/zone-url';
import { rightOf } from '@suite/zones/zones';
import type { Command } from './commands';
import { find } from './find';
import { findClients, findInvoices, findPeople, listReports } from './search-calls';

interface SearchRequest {
  query: string;
  deployment: Deployment;
  rights: readonly string[];
  /** Formats a day, `2026-03-31`. */
  day: (text: string) => string;
  signal: AbortSignal;
}

export interface SearchResults {
  commands: Command[];
  /** Groups whose service failed. */
  failed: string[];
}

/** Max results of each kind. */
const MAX = 5;

/** How many reports are searched: about two years of weekly and monthly ones. */
const REPORTS = '200';

/** Searches clients, invoices, people and reports by name, each in its own service, if the person may see them. */
export async function search(client: ApiClient, request: SearchRequest): Promise<SearchResults> {
  const may = (right: string) => request.rights.includes(right);
  const searches = [
    ...(may(rightOf('iq-clients')) ? [{ group: 'Clients', found: clients(client, request) }] : []),
    ...(may(rightOf('iq-clients')) && /\d/.test(request.query) ? [{ group: 'Invoices', found: invoices(client, request) }] : []),
    ...(may('admin') && may(rightOf('app-manager')) ? [{ group: 'People', found: people(client, request) }] : []),
    ...(may(rightOf('iq-reports')) ? [{ group: 'Reports', found: reports(client, request) }] : []),
  ];
  const results = await Promise.allSettled(searches.map(({ found }) => found));
  return {
    commands: results.flatMap((result) => (result.status === 'fulfilled' ? result.value : [])),
    failed: searches.flatMap(({ group }, index) => (isFailure(results[index]) ? group : [])),
  };
}

/** A firm without a ledger has no clients to find, so a 404 is not a failure. */
const isFailure = (result: PromiseSettledResult<unknown> | undefined) =>
  result?.status === 'rejected' && result.reason?.status !== 404;

async function clients(client: ApiClient, { query, deployment, signal }: SearchRequest): Promise<Command[]> {
  const page = { find: query, limit: String(MAX) };
  const answer = await client.call(findClients, { query: page, signal, handleLocally: shownByPage });
  return answer.clients.map(({ clientId: id, name }) => ({
    id: `client-${id}`,
    group: 'Clients',
    text: name,
    hint: 'Client',
    href: zoneUrl(deployment, 'iq-clients', '/client', { id }),
  }));
}

async function invoices(client: ApiClient, { query, deployment, day, signal }: SearchRequest): Promise<Command[]> {
  const page = { find: query, limit: String(MAX) };
  const answer = await client.call(findInvoices, { query: page, signal, handleLocally: shownByPage });
  return answer.invoices.map(({ id, number, client: name, issuedOn }) => ({
    id: `invoice-${id}`,
    group: 'Invoices',
    text: `Invoice ${number}`,
    hint: `${name}, ${day(issuedOn)}`,
    href: zoneUrl(deployment, 'iq-clients', '/document', { kind: 'invoice', id }),
  }));
}

async function people(client: ApiClient, { query, deployment, signal }: SearchRequest): Promise<Command[]> {
  const page = { find: query, limit: String(MAX) };
  const answer = await client.call(findPeople, { query: page, signal, handleLocally: shownByPage });
  return answer.people.map(({ userId: id, firstName, lastName, email }) => ({
    id: `person-${id}`,
    group: 'People',
    text: `${firstName} ${lastName}`,
    hint: email,
    href: zoneUrl(deployment, 'app-manager', '/person', { id }),
  }));
}

async function reports(client: ApiClient, { query, deployment, day, signal }: SearchRequest): Promise<Command[]> {
  const answer = await client.call(listReports, { query: { limit: REPORTS }, signal, handleLocally: shownByPage });
  const all = answer.reports.map(
    ({ id, kind, from, to }): Command => ({
      id: `report-${id}`,
      group: 'Reports',
      text: `${kind.charAt(0).toUpperCase()}${kind.slice(1)} report, ${day(from)} – ${day(to)}`,
      hint: 'Report',
      href: zoneUrl(deployment, 'iq-reports', '/report', { id }),
    }),
  );
  return find(all, query, ({ text }) => text).slice(0, MAX);
}
