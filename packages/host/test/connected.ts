import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import type { Connecting } from '@services/ledger/connections/connecting';
import { createConnectors, type ProviderSettings } from '@services/ledger/connections/connectors';
import { createTokenVault } from '@services/ledger/connections/token-vault';
import type { ConnectionTypeCode } from '@services/ledger/contract/firms';
import { createLogger } from '@suite/env/logger';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { openProviderServer, type ProviderServer } from '@suite/testing/providers/provider-server';
import { zoneUrl } from '@suite/zones/zone-url';
import type { PlatformOptions } from '../src/platform/platform-options';
import { facts } from '../src/services/all-services';
import type { DatabaseKind } from './databases';
import { demoPerson, type Person } from './person';
import { openTestPlatform, type TestPlatform } from './test-platform';

/** Returns settings that direct every call to the provider server of a test. */
export function providersAt({ address, xero, quickbooks, google, microsoft }: ProviderServer): ProviderSettings {
  return {
    xero: { ...xero.client, loginUrl: address, identityUrl: address, apiUrl: address },
    google: { ...google.client, loginUrl: address, tokenUrl: address, apiUrl: address },
    microsoft: { ...microsoft.client, loginUrl: address, graphUrl: address },
    quickbooks: { ...quickbooks.client, authorizeUrl: address, tokenUrl: address, revokeUrl: address, apiUrl: address },
  };
}

/** Replaces the platform's waits by ones that take no time, and records their lengths for the test. */
export const noWait = (waits: number[]) => async (milliseconds: number, signal?: AbortSignal) => {
  waits.push(milliseconds);
  signal?.throwIfAborted();
};

/** Opens a platform whose firm Brightfield has no ledger yet, with the providers of a test. */
export async function openConnectable(kind: DatabaseKind, server: ProviderServer, options: Partial<PlatformOptions> = {}) {
  const waits: number[] = [];
  const platform = await openTestPlatform(kind, {
    providers: providersAt(server),
    wait: noWait(waits),
    logger: createLogger('error'),
    ...options,
  });
  const noah = await demoPerson(platform, demoPeople.noah).signIn();
  return { platform, noah, waits };
}

/** Returns what a test passes to the platform's own functions. */
export const connectingOf = (platform: TestPlatform, server: ProviderServer): Connecting => ({
  database: platform.database,
  facts,
  clock: () => platform.time.now,
  logger: createLogger('error'),
  connectors: createConnectors(providersAt(server)),
  vault: createTokenVault(createSealing(platform.dataFolder, undefined)),
  wait: noWait([]),
  syncHour: 6,
});

/** Sets up a firm with its providers, and helpers for one of them, for all tests of a suite. */
export function connectable(kind: DatabaseKind, type: ConnectionTypeCode) {
  const opened = {} as Awaited<ReturnType<typeof openConnectable>> & { server: ProviderServer };
  beforeAll(async () => {
    opened.server = await openProviderServer();
    Object.assign(opened, await openConnectable(kind, opened.server));
  });
  afterAll(async () => {
    await opened.platform.close();
    await opened.server.close();
  });
  const ledger = () => ledgerOf(opened.platform, brightfield);
  return Object.assign(opened, {
    async startOver() {
      await startOver(opened.platform, opened.server);
      await opened.noah.signIn();
      opened.waits.length = 0;
    },
    connect: (document?: string) => connect(opened.platform, opened.noah, type, document),
    sync: () => syncAgain(opened.platform, opened.noah, type),
    connection: () => connectionOf(opened.noah, type),
    ledger,
    /** Rows of a part of the ledger with these values. */
    rows: async (part: string, values: object) =>
      (await ledger())[part]?.filter((row) =>
        Object.entries(values).every(([key, value]) => (row as Record<string, unknown>)[key] === value),
      ),
    /** Counts of the last sync, by kind and above zero. */
    async counts(name: 'imported' | 'rejected') {
      const { sync } = await connectionOf(opened.noah, type);
      return Object.fromEntries(
        sync.counts.flatMap((counts: Record<string, unknown>) => (counts[name] ? [[counts.kind, counts[name]]] : [])),
      );
    },
  });
}

export const brightfield = demoCompanies.brightfield.id;

/**
 * Resets the companies of the demo data that connect in tests, their ledgers and the provider to the state before any connection.
 */
export async function startOver(platform: TestPlatform, server: ProviderServer): Promise<void> {
  await platform.settled();
  server.reset();
  platform.time.now = Date.now();
  const companies = [brightfield, demoCompanies.harborlineAdvisory.id, demoCompanies.quaystone.id];
  for (const table of [
    'ledger.connections',
    'ledger.import_runs',
    'ledger.customers',
    'ledger.vendors',
    'ledger.clients',
    'ledger.connection_states',
  ]) {
    await platform.pool.query(`delete from ${table} where company_id = any($1::uuid[])`, [companies]);
  }
  await platform.pool.query(`delete from kernel.jobs where kind = 'sync connection'`);
}

/** Opens the provider's page and consents; returns the address that the person comes back to. */
export async function consent(person: Person, type: number, document?: string, writes = false): Promise<URL> {
  const returnTo = `${zoneUrl(person.browser.deployment, 'iq-settings')}#/connections`;
  const started = await person.send(`/insights/connections/providers/${type}/authorizations`, {
    body: { returnTo, document, writes },
  });
  if (started.status !== 200) throw new Error(`connecting was answered ${started.status}: ${started.body?.message}`);
  const answer = await fetch(started.body.data.address, { redirect: 'manual' });
  return new URL(answer.headers.get('Location') ?? '');
}

/** Returns from the provider in a person's browser. */
export const comeBack = (person: Person, { pathname, search }: URL): Promise<Response> => person.browser.send(pathname + search);

/** Connects and waits until everything is read. */
export async function connect(platform: TestPlatform, person: Person, type: number, document?: string): Promise<void> {
  const answer = await comeBack(person, await consent(person, type, document));
  const location = answer.headers.get('Location') ?? '';
  if (!location.includes('outcome=connected')) {
    throw new Error(`the callback was answered ${answer.status} ${location}: ${await answer.text()}`);
  }
  await platform.settled();
}

/** Syncs the connection again. */
export async function syncAgain(platform: TestPlatform, person: Person, type: number): Promise<void> {
  const { status } = await person.send(`/insights/connections/providers/${type}/syncs`, { method: 'POST' });
  if (status !== 202) throw new Error(`the sync was answered ${status}`);
  await platform.settled();
}

export const connectionOf = async (person: Person, type: number) =>
  (await person.send(`/insights/connections/providers/${type}`)).body.data;

/**
 * Returns a company's ledger with the names and numbers of its source instead of IDs, independent of how often and in which order
 * it was read.
 */
export async function ledgerOf(platform: Pick<TestPlatform, 'pool'>, companyId: string): Promise<Record<string, unknown[]>> {
  const document = `number, reference, issued_on::text, due_on::text, currency, currency_rate::float, lines_include_tax, subtotal::int, tax::int, total::int`;
  const line = `description, item_code, account_code, quantity::float, l.amount::int, l.tax::int`;
  const queries = {
    customers: `select name, email from ledger.customers where company_id = $1`,
    vendors: `select name from ledger.vendors where company_id = $1`,
    invoices: `select c.name as customer, ${document} from ledger.invoices d join ledger.customers c on c.id = customer_id where d.company_id = $1`,
    'invoice lines': `select number, ${line} from ledger.invoice_lines l join ledger.invoices d on d.id = invoice_id where d.company_id = $1`,
    bills: `select v.name as vendor, ${document} from ledger.bills d join ledger.vendors v on v.id = vendor_id where d.company_id = $1`,
    'bill lines': `select number, ${line} from ledger.bill_lines l join ledger.bills d on d.id = bill_id where d.company_id = $1`,
    payments: `select c.name as customer, paid_on::text, currency, currency_rate::float, amount::int from ledger.payments p
      join ledger.customers c on c.id = customer_id where p.company_id = $1`,
    'credit notes': `select c.name as customer, number, issued_on::text, currency, total::int, tax::int, is_refunded from ledger.credit_notes n
      join ledger.customers c on c.id = customer_id where n.company_id = $1`,
    applications: `select i.number, applied_on::text, a.amount::int, payment_id is not null as "byPayment", credit_note_id is not null as "byCredit"
      from ledger.applications a join ledger.invoices i on i.id = invoice_id where i.company_id = $1`,
    'vendor payments': `select v.name as vendor, paid_on::text, currency, amount::int, account, is_direct from ledger.vendor_payments p
      join ledger.vendors v on v.id = vendor_id where p.company_id = $1`,
  };
  const ledger: Record<string, unknown[]> = {};
  for (const [kind, query] of Object.entries(queries)) {
    const { rows } = await platform.pool.query(query, [companyId]);
    ledger[kind] = rows.sort((a, b) => JSON.stringify(a).localeCompare(JSON.stringify(b)));
  }
  return ledger;
}
