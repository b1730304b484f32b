import { SuiteError } from '@suite/contract/errors';
import { dayOf } from '@suite/insights/calendar';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { type AnyColumn, and, asc, desc, eq } from 'drizzle-orm';
import * as contract from '../contract/reports';
import { figuresAsOf } from '../metrics/figure-set';
import { reports } from '../schema/reports';
import { mailToAsker } from './mail-report';
import { makeReport, type ReportRow } from './make-report';
import { mountUnsubscribe } from './mount-unsubscribe';
import { dayAt, periodBefore } from './periods';
import { asker } from './recipients';
import { reportCsv } from './report-csv';
import { reportPdf } from './report-pdf';

const sorts: Record<contract.ReportSort, readonly AnyColumn[]> = {
  period: [reports.to, reports.from],
  kind: [reports.kind],
  asOf: [reports.asOf],
  createdAt: [reports.createdAt],
};

/** Weekly and monthly reports; all but the links of mails answer for the token's company. */
export function mountReports(app: App, kernel: Kernel): void {
  mountUnsubscribe(app, kernel);

  route(app, kernel, contract.getReports, async ({ input: { query }, caller, database }) => {
    const { companyId } = inCompany(caller);
    const mine = and(eq(reports.companyId, companyId), query.kind && eq(reports.kind, query.kind));
    const { id, kind, from, to, asOf, createdAt } = reports;
    const rows = await database
      .select({ id, kind, from, to, asOf, createdAt })
      .from(reports)
      .where(mine)
      .orderBy(...sorts[query.sort].map(query.order === 'ascending' ? asc : desc), desc(to), desc(from), id)
      .limit(query.limit)
      .offset(query.offset);
    const total = await database.$count(reports, mine);
    return { reports: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })), total };
  });

  route(app, kernel, contract.createReport, async ({ input: { body }, caller, database, clock }) => {
    const { companyId } = inCompany(caller);
    const { asOf } = await figuresAsOf(database, companyId);
    const period = periodBefore(body.kind, Math.min(dayOf(asOf) + 1, dayAt(clock())));
    const made = await makeReport(database, { companyId, kind: body.kind, period, now: clock() });
    if (!made) throw new SuiteError('not_found', 'There is nothing to report yet: the ledger holds nothing.');
    return told(made);
  });

  route(app, kernel, contract.getReport, async ({ input: { params }, caller, database }) =>
    told(await requireReport(database, inCompany(caller).companyId, params.reportId)),
  );

  route(app, kernel, contract.getReportPdf, async ({ input: { params }, caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const report = told(await requireReport(database, companyId, params.reportId));
    const to = await asker(database, companyId, userId);
    return fileOf(report, 'pdf', 'application/pdf', new Uint8Array(await reportPdf(report, to?.locale ?? null)));
  });

  route(app, kernel, contract.getReportCsv, async ({ input: { params }, caller, database }) => {
    const report = told(await requireReport(database, inCompany(caller).companyId, params.reportId));
    return fileOf(report, 'csv', 'text/csv; charset=utf-8', reportCsv(report));
  });

  route(app, kernel, contract.mailReport, async ({ input: { params }, caller, database, place }) => {
    const { companyId, userId } = inCompany(caller);
    const report = await requireReport(database, companyId, params.reportId);
    await mailToAsker(database, { queueMail: kernel.queueMail, place }, report, userId);
    return undefined;
  });
}

const fileOf = ({ kind, from }: contract.Report, ending: string, type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${kind}-report-${from}.${ending}"` },
  });

/** @throws SuiteError `not_found` */
async function requireReport(database: Database, companyId: string, id: string): Promise<ReportRow> {
  const mine = and(eq(reports.id, id), eq(reports.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(reports).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such report in your company.');
  return row;
}

const told = ({ id, createdAt, content }: ReportRow): contract.Report => ({
  id,
  createdAt: createdAt.toISOString(),
  ...content,
});
