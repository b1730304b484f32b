import { books } from '@services/ledger/ports';
import { SuiteError } from '@suite/contract/errors';
import { badgeOf } from '@suite/insights/segments/badge';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, asc, eq } from 'drizzle-orm';
import type { FirmMonth } from '../contract/metric-schemas';
import type { ClientRow } from '../contract/metrics';
import { figureClientMonths, figureClients, figureSets } from '../schema/metrics';
import { salesQuantiles } from './badge-clients';
import type { FigureSet } from './figure-set';
import { monthFigures } from './month-figures';
import { findClient } from './read-clients';
import { statisticsOf } from './statistics';

const MONTHS = 24;

export interface OneClient {
  client: ClientRow;
  because: string[];
  ledgerCustomers: { name: string; source: string }[];
  faults: ReturnType<typeof statisticsOf>['faults'];
  months: FirmMonth[];
}

/** @throws SuiteError `not_found` when the set has no such client */
export async function requireClient(database: Database, { id }: FigureSet, clientId: string): Promise<ClientRow> {
  const client = isUuid(clientId) ? await findClient(database, id, clientId) : undefined;
  if (!client) throw new SuiteError('not_found', 'There is no such client.');
  return client;
}

/** One client of a set, with the rules that gave its badge and its months. */
export async function readClient(database: Database, set: FigureSet, clientId: string): Promise<OneClient> {
  const client = await requireClient(database, set, clientId);
  const ofClient = and(eq(figureClients.setId, set.id), eq(figureClients.clientId, clientId));
  const [row] = await database.select().from(figureClients).where(ofClient);
  if (!row) throw new Error('the client was there a moment ago');
  const statistics = statisticsOf(row, set.asOf);
  const [of] = await database.select({ quantiles: figureSets.salesQuantiles }).from(figureSets).where(eq(figureSets.id, set.id));
  // A set of an older version has not kept them.
  const quantiles = of?.quantiles ?? (await salesQuantiles(database, set.id));
  const [months] = await database
    .select()
    .from(figureClientMonths)
    .where(and(eq(figureClientMonths.setId, set.id), eq(figureClientMonths.clientId, clientId)));
  const sums = (months?.months ?? []).map((month, index) => ({
    month,
    sales: months?.sales[index] ?? 0,
    owed: months?.owed[index] ?? 0,
    overdue: months?.overdue[index] ?? 0,
    unconverted: months?.unconverted[index] ?? 0,
  }));
  return {
    client,
    because: [...badgeOf(statistics, quantiles).because],
    ledgerCustomers: await database
      .select({ name: books.customers.name, source: books.customers.source })
      .from(books.customers)
      .where(and(eq(books.customers.companyId, set.companyId), eq(books.customers.clientId, clientId)))
      .orderBy(asc(books.customers.id)),
    faults: statistics.faults,
    months: monthFigures(sums, set.asOf, MONTHS),
  };
}
