import { metricsAsOf, presentDashboard } from '@services/insights/metrics/metric-set';
import { refreshMetrics } from '@services/insights/metrics/refresh-metrics';
import { metricSets } from '@services/insights/schema/metrics';
import { demoImportedAt } from '@services/ledger/demo/demo-ledger';
import { insightsFirms } from '@services/ledger/schema/firms';
import type { Database } from '@suite/kernel/database/database';
import { eq, sql } from 'drizzle-orm';
import { median } from '../row';
import { company } from './company';
import { floorOf } from './floor';
import { groupBy } from './group-by';

/** In milliseconds; lists have one value per round. */
export interface MetricTimes {
  today: number[];
  /** One day later, with an unchanged ledger. */
  nextDay: number[];
  yearBack: number[];
  groupBy: number[];
  /** Lower bound of any computation: the same statement plus copying the rows of today's metrics into the same tables. */
  floor: number[];
  dashboard: number;
  indexedRow: number;
}

const READS = 300;

const isoDay = (yearsBack: number, daysLater = 0) => {
  const day = new Date(demoImportedAt);
  day.setUTCFullYear(day.getUTCFullYear() - yearsBack, day.getUTCMonth(), day.getUTCDate() + daysLater);
  return day.toISOString().slice(0, 10);
};

/** Computes all metrics repeatedly, as of today and as of a year ago, each time beside the yardstick. */
export async function measureMetrics(database: Database, rounds: number): Promise<MetricTimes> {
  const times: MetricTimes = { today: [], nextDay: [], yearBack: [], groupBy: [], floor: [], dashboard: 0, indexedRow: 0 };
  // Warms up: the first read of the ledger would include loading it from disk.
  await sumUp(database);
  for (let round = 0; round < rounds; round++) {
    times.groupBy.push(await took(() => sumUp(database)));
    // Without its metric set, a company's metrics are computed in full.
    await database.delete(metricSets).where(eq(metricSets.companyId, company.id));
    times.today.push(await took(() => refreshMetrics(database, company.id, isoDay(0))));
    times.floor.push(await floorOf(database, (copyRows) => took(() => sumUp(database, copyRows))));
    times.yearBack.push(await took(() => metricsAsOf(database, company.id, isoDay(1))));
    times.nextDay.push(await took(() => refreshMetrics(database, company.id, isoDay(0, 1))));
  }
  // Alternates, so that anything that slows the machine slows both.
  const reads = { dashboard: [] as number[], indexedRow: [] as number[] };
  for (let read = 0; read < READS; read++) {
    reads.dashboard.push(await took(() => presentDashboard(database, company.id)));
    reads.indexedRow.push(await took(() => indexedRow(database)));
  }
  return { ...times, dashboard: median(reads.dashboard), indexedRow: median(reads.indexedRow) };
}

async function took(job: () => PromiseLike<unknown>): Promise<number> {
  const begin = performance.now();
  await job();
  return performance.now() - begin;
}

/** Without PostgreSQL's JIT compiler, like the recompute. */
const sumUp = (database: Database, andThen?: (transaction: Database) => Promise<void>) =>
  database.transaction(async (transaction) => {
    await transaction.execute(sql`select set_config('jit', 'off', true)`);
    await transaction.execute(groupBy);
    await andThen?.(transaction);
  });

const indexedRow = (database: Database) =>
  database.select({ name: insightsFirms.name }).from(insightsFirms).where(eq(insightsFirms.companyId, company.id));
