import { firmDay } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { available, notAvailable } from '@suite/insights/metric';
import { definitions } from '@suite/insights/metrics/definitions';
import * as names from '@suite/insights/metrics/names';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { countToDos } from '../advisory/find-to-dos';
import { getClientMetric, getClientMetrics } from '../contract/clients';
import { getDashboard, getMetricState } from '../contract/dashboard';
import { getImportEffect } from '../contract/import-effects';
import { getDefinitions, getMetricMonths } from '../contract/metrics';
import { getPriceRises } from '../contract/price-rises';
import { getPrices } from '../contract/prices';
import { getSegmentMoves } from '../contract/segment-moves';
import { getVendorAnalysis, getVendors } from '../contract/vendors';
import { coveredPeriods } from './coverage';
import { coversYear } from './covered';
import { findEffect } from './import-effects';
import { asChosen, leavesOutUnsure } from './metric-choices';
import { firstVendorDay, metricsAsOf, presentDashboard, vendorMetricsAsOf } from './metric-set';
import { mountLedgerRows } from './mount-ledger-rows';
import { mountMetricSettings } from './mount-metric-settings';
import { readPriceRule } from './price-rule';
import { readClient } from './read-client';
import { findClients } from './read-clients';
import { readMonths } from './read-months';
import { readPriceRises } from './read-price-rises';
import { findPrices, withSuggestion } from './read-prices';
import { findVendors } from './read-vendors';
import { segmentChanges } from './segment-moves';
import { vendorAnalysis } from './vendor-analysis';

const { inSentence } = names;

/** Mounts the metrics behind the IQ zones, for the token's company. */
export function mountMetrics(app: App, kernel: Kernel & { pricesFile: string | undefined }): void {
  route(
    app,
    kernel,
    getDashboard,
    {
      summary: "The firm's dashboard metrics",
      tool: `The firm at a glance: ${inSentence(names.revenue)}, ${inSentence(names.open)} and ${inSentence(names.overdue)} by age, ${names.dso}, ${names.cei}, months, segments, prices, most overdue clients, vendors`,
    },
    ({ input: { query }, caller, database, context }) =>
      presentDashboard(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal),
  );

  route(
    app,
    kernel,
    getMetricState,
    { summary: 'The state of the metrics: their as-of date, receivables, and the number of to-dos' },
    async ({ caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const { coversFrom } = await metricsAsOf(database, companyId);
      const { asOf, currency, clients } = await presentDashboard(database, companyId);
      const today = await firmDay(database, companyId, clock());
      const { open: openToDos } = await countToDos(database, { companyId, userId, today });
      return { asOf, currency, coversFrom, clients, openToDos };
    },
  );

  route(
    app,
    kernel,
    getImportEffect,
    { summary: 'The headline metrics before and after an import' },
    async ({ input, caller, database }) => {
      const { companyId } = inCompany(caller);
      const { runId } = input.params;
      const effect = isUuid(runId) ? await findEffect(database, companyId, runId) : undefined;
      if (!effect) throw new SuiteError('not_found', 'There are no metrics of this import.');
      return asChosen(effect, await leavesOutUnsure(database, companyId));
    },
  );

  route(
    app,
    kernel,
    getClientMetrics,
    {
      summary: 'Clients with their segments and metrics; can be searched, filtered by segment, sorted and paged',
      tool: `Clients with ${inSentence(names.revenue)}, ${inSentence(names.open)}, ${inSentence(names.daysLate)} and segment; find by name, filter by segment, only overdue, sort`,
    },
    async ({ input: { query }, caller, database, context }) => {
      const { companyId } = inCompany(caller);
      const { signal } = context.req.raw;
      const set = await metricsAsOf(database, companyId, query.asOf, signal);
      const earlier = query.since === undefined ? undefined : await metricsAsOf(database, companyId, query.since, signal);
      const found = await findClients(database, set.id, query, earlier?.id);
      return { asOf: set.asOf, currency: set.home, ...asChosen(found, set.leavesOut) };
    },
  );

  route(
    app,
    kernel,
    getSegmentMoves,
    {
      summary: 'How many clients moved between segments since an earlier day, with their revenue',
      tool: 'How many clients moved between segments since a day',
    },
    async ({ input: { query }, caller, database, context }) => {
      const { companyId } = inCompany(caller);
      const { signal } = context.req.raw;
      const set = await metricsAsOf(database, companyId, query.asOf, signal);
      const { since } = query;
      const head = { asOf: set.asOf, currency: set.home, since };
      if (!coversYear(set.coversFrom, since)) return { ...head, changes: notAvailable('ledger-too-short') };
      const areSegmented = coveredPeriods(set, set.asOf).coversSales && coveredPeriods(set, since).coversSales;
      if (!areSegmented) return { ...head, changes: notAvailable('paid-missing') };
      const earlier = await metricsAsOf(database, companyId, since, signal);
      return { ...head, changes: available(await segmentChanges(database, set.id, earlier.id)) };
    },
  );

  route(
    app,
    kernel,
    getClientMetric,
    {
      summary: 'The metrics of a client by month, and the reason for its segment',
      tool: `One client by clientId: ${inSentence(names.revenue)}, ${inSentence(names.open)} by age, payment habit, segment, months`,
    },
    async ({ input: { params, query }, caller, database, context }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const found = await readClient(database, set, params.clientId);
      return { asOf: set.asOf, currency: set.home, ...asChosen(found, set.leavesOut) };
    },
  );

  route(
    app,
    kernel,
    getMetricMonths,
    {
      summary: `${names.revenue}, ${inSentence(names.open)}, ${names.cei} and ${names.dso} (12 months) by month`,
      tool: `Month by month: ${inSentence(names.revenue)}, ${inSentence(names.open)} at its end, ${names.cei}, ${names.dso} over the 12 months to its end`,
    },
    async ({ input: { query }, caller, database, context }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const found = await readMonths(database, set, query.limit);
      return { asOf: set.asOf, currency: set.home, ...asChosen(found, set.leavesOut) };
    },
  );

  route(
    app,
    kernel,
    getPrices,
    {
      summary: 'Recurring services with the age of their price, its real change, its peer gap and the opportunity',
      tool: 'Prices of recurring services by client: age, freshness, and what an increase would bring in a year',
    },
    async ({ input: { query }, caller, database, context }) => {
      const { companyId } = inCompany(caller);
      const set = await metricsAsOf(database, companyId, query.asOf, context.req.raw.signal);
      const { prices, ...totals } = await findPrices(database, set.id, query);
      const rule = await readPriceRule(database, companyId);
      return {
        asOf: set.asOf,
        currency: set.home,
        ...totals,
        prices: prices.map((price) => withSuggestion(price, rule)),
      };
    },
  );

  route(
    app,
    kernel,
    getPriceRises,
    { summary: 'What followed past increases of prices: who stayed, paid later or bought less' },
    async ({ caller, database }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId);
      return { asOf: set.asOf, currency: set.home, ...(await readPriceRises(database, set)) };
    },
  );

  route(
    app,
    kernel,
    getVendorAnalysis,
    {
      summary: `${names.spend} by category, overlaps and concentration`,
      tool: `${names.spend} of the last year by category, and categories with more than one tool`,
    },
    async ({ input: { query }, caller, database, context }) => {
      const { companyId } = inCompany(caller);
      const set = await vendorMetricsAsOf(database, companyId, query.asOf, context.req.raw.signal);
      const vendorsFrom = await firstVendorDay(database, companyId);
      return { asOf: set.asOf, currency: set.home, vendorsFrom, ...(await vendorAnalysis(database, set.id, set.asOf)) };
    },
  );

  route(
    app,
    kernel,
    getVendors,
    { summary: 'Vendors of the year after their names were merged', tool: 'Vendors of the last year with spend and share' },
    async ({ input: { query }, caller, database, context }) => {
      const set = await vendorMetricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      return { asOf: set.asOf, currency: set.home, ...(await findVendors(database, set.id, query)) };
    },
  );

  route(app, kernel, getDefinitions, { summary: 'The definition of each metric, and the documents behind it' }, () =>
    Object.entries(definitions).map(([key, { computedBy: _, ...definition }]) => ({ key, ...definition })),
  );

  mountLedgerRows(app, kernel);
  mountMetricSettings(app, kernel);
}
