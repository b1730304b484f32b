import { firmDay, fullNameOf, namesById, peopleById, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { metricFormatsOf } from '@suite/insights/metric-formats';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { addDays, earlier } from '@suite/values/iso-day';
import { type Period, periodBefore } from '@suite/values/period';
import { type AnyColumn, and, asc, desc, eq, getTableColumns } from 'drizzle-orm';
import type { ReportKind } from '../contract/report-content';
import * as contract from '../contract/reports';
import { type MetricSet, metricsAsOf } from '../metrics/metric-set';
import { reports } from '../schema/reports';
import { reportName } from '../wording/title';
import { printingOf } from './branding';
import { checkRecipients } from './check-recipients';
import { fileNameOf } from './file-name';
import { addRecipients } from './mail-report';
import { mailsOf } from './mails-of-report';
import type { ReadyReport, ReportRow } from './make-report';
import { mountUnsubscribe } from './mount-unsubscribe';
import { readerOf, readersOf } from './recipients';
import { reportCsv } from './report-csv';
import type { ReportJobs } from './report-jobs';
import { reportPdf } from './report-pdf';
import { entryOf, requestReport } from './request-report';

const sorts: Record<contract.ReportSort, readonly AnyColumn[]> = {
  period: [reports.to, reports.from],
  kind: [reports.kind],
  asOf: [reports.asOf],
  createdAt: [reports.createdAt],
};

/** Mounts the API for the reports of the token's company, and the unsubscribe links of their mails. */
export function mountReports(app: App, kernel: Kernel, jobs: ReportJobs): void {
  mountUnsubscribe(app, kernel);

  route(
    app,
    kernel,
    contract.getReports,
    { summary: 'The archive of reports, the latest first', tool: 'Management reports that were made' },
    async ({ input: { query }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const mine = and(eq(reports.companyId, companyId), query.kind && eq(reports.kind, query.kind));
      const { content: _, ...columns } = getTableColumns(reports);
      const rows = await database
        .select(columns)
        .from(reports)
        .where(mine)
        .orderBy(
          ...sorts[query.sort].map(query.order === 'ascending' ? asc : desc),
          desc(reports.to),
          desc(reports.from),
          desc(reports.createdAt),
          reports.id,
        )
        .limit(query.limit)
        .offset(query.offset);
      const total = await database.$count(reports, mine);
      return { reports: rows.map(entryOf), total };
    },
  );

  route(
    app,
    kernel,
    contract.createReport,
    { summary: 'Ask for a report of a week, month, quarter or year, which a job makes' },
    async ({ input: { body }, caller, database, clock, deployment }) => {
      const { companyId, userId } = inCompany(caller);
      const { kind, to, sections } = body;
      const set = await metricsAsOf(database, companyId);
      const period = requestedPeriod(kind, to, set, await firmDay(database, companyId, clock()));
      const maker = { id: userId, name: await fullNameOf(database, userId) };
      const request = { companyId, kind, period, sections, scheduleId: null, maker, now: clock() };
      const report = await requestReport(database, request);
      if (!report) throw new Error('the report was not added');
      await jobs.make(database, report, deployment);
      return entryOf(report);
    },
  );

  route(
    app,
    kernel,
    contract.getReport,
    { summary: 'A report with its content' },
    async ({ input: { params }, caller, database }) => {
      const report = await requireReport(database, inCompany(caller).companyId, params.reportId);
      return { ...entryOf(report), content: report.content };
    },
  );

  route(app, kernel, contract.getReportPdf, { summary: 'A report as PDF' }, async ({ input: { params }, caller, database }) => {
    const { companyId, userId } = inCompany(caller);
    const report = await requireReady(database, companyId, params.reportId);
    const reader = await readerOf(database, companyId, userId);
    const printing = await printingOf(database, kernel.files, companyId);
    const pdf = await reportPdf(report, reader?.locale ?? null, printing);
    return fileOf(report, 'pdf', 'application/pdf', new Uint8Array(pdf));
  });

  route(
    app,
    kernel,
    contract.getReportCsv,
    { summary: 'Every row of a report as a CSV file' },
    async ({ input: { params }, caller, database }) => {
      const report = await requireReady(database, inCompany(caller).companyId, params.reportId);
      return fileOf(report, 'csv', 'text/csv; charset=utf-8', reportCsv(report.content));
    },
  );

  route(
    app,
    kernel,
    contract.mailReport,
    { summary: 'Mail a report to people of the company and to other addresses' },
    async ({ input: { params, body }, caller, database, deployment, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const report = await requireReady(database, companyId, params.reportId);
      await checkRecipients(database, companyId, body);
      const mails = await addRecipients(database, report, body, { now: clock(), requestedBy: userId });
      await jobs.mail(database, companyId, mails, deployment);
      const names = await namesById(database, body.people);
      const to = [...names.values(), ...body.addresses].join(', ');
      const subject = reportName(report, metricFormatsOf('en-US'));
      await writeAudit(
        database,
        author,
        [{ action: 'report.sent', subject, changes: [{ what: 'to', from: null, to }] }],
        clock(),
      );
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.getReportMails,
    { summary: 'To whom a report was mailed, and what became of each mail' },
    async ({ input: { params }, caller, database }) => {
      const { id } = await requireReport(database, inCompany(caller).companyId, params.reportId);
      return { mails: await mailsOf(database, id) };
    },
  );

  route(
    app,
    kernel,
    contract.getReportPeople,
    { summary: 'People of the company to whom reports are open' },
    async ({ caller, database }) => {
      const readers = await readersOf(database, inCompany(caller).companyId);
      const people = await peopleById(
        database,
        readers.map(({ userId }) => userId),
      );
      return {
        people: [...people]
          .map(([userId, person]) => ({ userId, ...person }))
          .toSorted((one, other) => one.name.localeCompare(other.name)),
      };
    },
  );
}

/**
 * Returns the period that ends on a day, or without one the latest period whose end the ledger covers.
 * @throws SuiteError `invalid_request` if no period of the kind ends on that day, or the ledger does not cover it
 */
function requestedPeriod(kind: ReportKind, to: string | undefined, { asOf, coversFrom }: MetricSet, today: string): Period {
  if (to === undefined) return periodBefore(kind, earlier(addDays(asOf, 1), today));
  const period = periodBefore(kind, addDays(to, 1));
  if (period.to !== to) throw new SuiteError('invalid_request', `No ${kind} period ends on ${to}.`);
  if (to > asOf || (coversFrom !== null && to < coversFrom))
    throw new SuiteError(
      'invalid_request',
      `Choose a period that ends between ${coversFrom ?? asOf} and ${asOf}, which the ledger covers.`,
    );
  return period;
}

const fileOf = ({ content }: ReadyReport, ending: 'pdf' | 'csv', type: string, body: BodyInit): Response =>
  new Response(body, {
    headers: { 'Content-Type': type, 'Content-Disposition': `attachment; filename="${fileNameOf(content, ending)}"` },
  });

/** @throws SuiteError `not_found` */
async function requireReport(database: Database, companyId: string, id: string): Promise<ReportRow> {
  const mine = and(eq(reports.id, id), eq(reports.companyId, companyId));
  const [row] = isUuid(id) ? await database.select().from(reports).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no such report in your company.');
  return row;
}

/** @throws SuiteError `not_found`, or `report_not_ready` if the report is still being created or has failed */
async function requireReady(database: Database, companyId: string, id: string): Promise<ReadyReport> {
  const report = await requireReport(database, companyId, id);
  const { content } = report;
  if (!content)
    throw new SuiteError('report_not_ready', report.failure ?? 'The report is still being made. Try again in a moment.');
  return { ...report, content };
}
