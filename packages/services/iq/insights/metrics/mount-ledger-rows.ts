import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import * as contract from '../contract/ledger-rows';
import { invoicesByNumber } from './invoices-by-number';
import { metricsAsOf, vendorMetricsAsOf } from './metric-set';
import { pageOfRows } from './page-of-rows';
import { requireClient } from './read-client';
import { readDocument } from './read-document';
import { invoiceRows, metricRows, paymentRows } from './read-rows';

/** Mounts the documents of the ledger behind the metrics. */
export function mountLedgerRows(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getClientInvoices,
    {
      summary: "A client's invoices, open and settled",
      tool: 'Invoices of one client by clientId, with what of each is open and days past due',
    },
    async ({ input: { params, query }, caller, database, context }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const { clientId } = await requireClient(database, set, params.clientId);
      const page = await pageOfRows(database, set, invoiceRows(set, clientId, query.state), query);
      return { asOf: set.asOf, currency: set.home, ...page };
    },
  );

  route(
    app,
    kernel,
    contract.getClientPayments,
    { summary: "A client's payments and credit notes, with what is left of each" },
    async ({ input: { params, query }, caller, database, context }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const { clientId } = await requireClient(database, set, params.clientId);
      return { asOf: set.asOf, currency: set.home, ...(await pageOfRows(database, set, paymentRows(set, clientId), query)) };
    },
  );

  route(
    app,
    kernel,
    contract.findInvoices,
    { summary: 'Invoices by a part of their number' },
    async ({ input: { query }, caller, database }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId);
      return { invoices: await invoicesByNumber(database, set, query) };
    },
  );

  route(
    app,
    kernel,
    contract.getMetricRows,
    { summary: 'The ledger rows behind a metric' },
    async ({ input: { params, query }, caller, database, context }) => {
      const metric = contract.rowMetrics.find((each) => each === params.metric);
      if (!metric) throw new SuiteError('not_found', 'There are no rows of this metric.');
      const isOfVendors = metric === 'spend' || (metric === 'excluded' && query.from === 'spend');
      const read = isOfVendors ? vendorMetricsAsOf : metricsAsOf;
      const set = await read(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const clientId = query.clientId && (await requireClient(database, set, query.clientId)).clientId;
      return { asOf: set.asOf, currency: set.home, ...(await metricRows(database, set, metric, { ...query, clientId })) };
    },
  );

  route(
    app,
    kernel,
    contract.getDocument,
    { summary: 'An invoice, a credit note or a payment with its lines, what settles it and where it comes from' },
    async ({ input: { params, query }, caller, database, context }) => {
      const set = await metricsAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
      const kind = contract.documentKinds.find((each) => each === params.kind);
      if (!kind) throw new SuiteError('not_found', 'There are no such documents.');
      return { asOf: set.asOf, currency: set.home, ...(await readDocument(database, set, kind, params.documentId)) };
    },
  );
}
