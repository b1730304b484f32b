import { SuiteError } from '@suite/contract/errors';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { getClientInvoices, getClientPayments, getFigureRows, type RowFigure, rowFigures } from '../contract/metrics';
import { figuresAsOf } from './figure-set';
import { requireClient } from './read-client';
import { figureRows, invoiceRows, pageOf, paymentRows } from './read-rows';

/** The rows of the ledger that figures stand on. */
export function mountLedgerRows(app: App, kernel: Kernel): void {
  route(app, kernel, getClientInvoices, async ({ input: { params, query }, caller, database, context }) => {
    const set = await figuresAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
    const { clientId } = await requireClient(database, set, params.clientId);
    const { rows, total } = await pageOf(database, invoiceRows(set, clientId, query.state), query);
    return { asOf: set.asOf, currency: set.home, rows, total };
  });

  route(app, kernel, getClientPayments, async ({ input: { params, query }, caller, database, context }) => {
    const set = await figuresAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
    const { clientId } = await requireClient(database, set, params.clientId);
    const { rows, total } = await pageOf(database, paymentRows(set, clientId), query);
    return { asOf: set.asOf, currency: set.home, rows, total };
  });

  route(app, kernel, getFigureRows, async ({ input: { params, query }, caller, database, context }) => {
    const figure = rowFigures.find((each): each is RowFigure => each === params.figure);
    if (!figure) throw new SuiteError('not_found', 'No such figure lists its rows.');
    const set = await figuresAsOf(database, inCompany(caller).companyId, query.asOf, context.req.raw.signal);
    if (query.clientId) await requireClient(database, set, query.clientId);
    return { asOf: set.asOf, currency: set.home, ...(await figureRows(database, set, figure, query)) };
  });
}
