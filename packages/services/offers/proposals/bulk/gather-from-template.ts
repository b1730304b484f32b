import { lastBilled } from '@services/price-book/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import type { Line } from '@suite/pricing/line';
import { sql } from 'drizzle-orm';
import type { PriceSource } from '../contract/bulk';
import { firstDraft } from '../firm/first-draft';
import { knownSigners } from '../firm/known-signers';
import type { Gathered } from './gathered';

interface Options {
  companyId: string;
  templateId: string;
  clientIds: readonly string[];
  now: number;
}

type Billed = Awaited<ReturnType<typeof lastBilled>>[number];

/**
 * Prepares a template for each of some clients: services that the ledger bills have the client's last price and quantity, all
 * others the price of the price book. @throws SuiteError `not_found`, `not_ready`
 */
export async function gatherFromTemplate(database: Database, { companyId, templateId, clientIds, now }: Options) {
  const drafted = { companyId, client: '', recipients: [] };
  const draft = await firstDraft(database, { ...drafted, templateId, now });
  const clients = await clientsOf(database, companyId, clientIds);
  if (clients.length < clientIds.length)
    throw new SuiteError('not_found', 'Some of these clients no longer exist. Load the page again and choose again.');
  const serviceIds = draft.options.flatMap(({ lines }) => lines.flatMap(({ serviceId }) => serviceId ?? []));
  const billed = await lastBilled(database, { companyId, clientIds, serviceIds });
  const signers = await knownSigners(database, companyId, clientIds);
  const items = clients.map(({ id, name, email }): Gathered => {
    const own = billed.filter(({ clientId }) => clientId === id);
    const sources: Record<string, PriceSource> = {};
    const priced = (line: Line): Line => {
      const last = own.find((one) => one.serviceId === line.serviceId && one.currency === draft.currency);
      sources[line.id] = last ? 'ledger' : line.serviceId === null ? 'template' : 'price-book';
      // The ledger's price is for a whole unit: price inputs would be charged on top of it.
      return last ? { ...line, price: last.price, quantity: last.quantity, drivers: [] } : line;
    };
    const options = draft.options.map((option) => ({ ...option, lines: option.lines.map(priced) }));
    return {
      clientId: id,
      client: name,
      renewsId: null,
      amendsId: null,
      raises: {},
      prices: {},
      base: { ...draft, options, recipients: email === null ? (signers.get(id) ?? []) : [{ name, email, role: 'signer' }] },
      sources,
      yearBefore: null,
      obstacle: otherCurrency(own, draft.currency),
    };
  });
  return { template: draft.title, expiresOn: draft.expiresOn, items };
}

/**
 * Returns why a client is not sent the template, when the ledger bills a service to the client in another currency only; null
 * otherwise.
 */
function otherCurrency(own: readonly Billed[], currency: string): string | null {
  const other = own.find(
    (one) => one.currency !== currency && !own.some((same) => same.serviceId === one.serviceId && same.currency === currency),
  );
  return other ? `The ledger bills this client in ${other.currency}; the template is in ${currency}.` : null;
}

interface Client {
  id: string;
  name: string;
  email: string | null;
}

/** Returns clients with the address that is known for each. */
export async function clientsOf(database: Database, companyId: string, clientIds: readonly string[]): Promise<Client[]> {
  const { rows } = await database.execute<Client & Record<string, unknown>>(sql`
    select c.id, c.name, coalesce(c.email, (
      select k.email from ledger_views.customers as k
      where k.company_id = ${companyId} and k.client_id = c.id and k.email is not null order by k.id limit 1
    )) as email
    from ledger_views.clients as c where c.company_id = ${companyId} and c.id = any(${sql.param([...clientIds])}::uuid[])`);
  return rows;
}
