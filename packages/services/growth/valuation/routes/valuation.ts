import { firmDay, fullNameOf, type NewAuditEntry, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import { isWhole } from '@suite/insights/valuation/conclude';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { desc, eq, sql } from 'drizzle-orm';
import * as contract from '../contract/valuation';
import { readReadiness } from '../readiness/read-readiness';
import { readinessParts } from '../report/readiness-parts';
import { reportOf } from '../report/report-of';
import { figures, subjects, versions } from '../schema';
import { readValuation } from '../valuation/read-valuation';
import { changedMeanwhile, lockedSubject, mayChange, presentSet, readSubject, type SubjectRow } from '../valuation/subject';
import { writeFigures } from '../valuation/write-figures';

/** Mounts the valuation of a subject: `/rightexit/v1/subjects/{subjectId}/…`. */
export function mountValuation(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getValuation,
    { summary: 'What the firm itself, or a client, is worth, with every input and its source' },
    async ({ input: { params }, caller, database, clock }) => {
      const subject = await readSubject(database, caller, params.subjectId);
      const { result } = await readValuation(database, subject, clock());
      return { valuation: result, version: subject.version, mayChange: mayChange(caller) };
    },
  );

  route(
    app,
    kernel,
    contract.putFigures,
    { summary: 'Replaces what was entered of some years' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const { companyId, userId } = inCompany(caller);
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      if (subject.version !== body.version) throw changedMeanwhile('these figures');
      const home = subject.kind === 'own' ? (await presentSet(database, companyId))?.home : undefined;
      if (home && home !== body.currency)
        throw new SuiteError(
          'invalid_request',
          `The ledger is in ${home}. Enter the figures in ${home}, converted where they are in ${body.currency}.`,
        );
      const author = { by: await fullNameOf(database, userId), on: await firmDay(database, companyId, clock()), file: body.file };
      if (subject.currency !== body.currency) await database.delete(figures).where(eq(figures.subjectId, subject.id));
      await writeFigures(database, subject, body, author);
      const years = body.years.map(({ year }) => year).join(', ');
      return bump(
        database,
        subject,
        { currency: body.currency },
        { caller, clock },
        {
          action: 'valuation.figures',
          changes: [{ what: 'years', from: null, to: years }],
        },
      );
    },
  );

  route(
    app,
    kernel,
    contract.putValuationSettings,
    { summary: 'Changes weights, rates, owners and notes' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      if (subject.version !== body.version) throw changedMeanwhile('these settings');
      const { settings } = body;
      if (!isWhole(settings.weights))
        throw new SuiteError('invalid_request', 'The weights of the methods have to add up to 100%.');
      const { low, mid, high } = settings.rates;
      const isOrdered = (key: 'returnOnTangible' | 'capitalization') => low[key] >= mid[key] && mid[key] >= high[key];
      if (!isOrdered('returnOnTangible') || !isOrdered('capitalization'))
        throw new SuiteError(
          'invalid_request',
          'The rates of the low value have to be the highest: a high rate makes a low value.',
        );
      return bump(database, subject, { settings }, { caller, clock }, { action: 'valuation.settings' });
    },
  );

  route(app, kernel, contract.getValuations, { summary: 'Saved valuations' }, async ({ input: { params }, caller, database }) => {
    const subject = await readSubject(database, caller, params.subjectId);
    const rows = subject.id
      ? await database.select().from(versions).where(eq(versions.subjectId, subject.id)).orderBy(desc(versions.number))
      : [];
    return { currency: subject.currency, versions: rows.flatMap(versionRows) };
  });

  route(
    app,
    kernel,
    contract.keepValuation,
    { summary: 'Saves the current valuation' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const subject = await lockedSubject(database, caller, params.subjectId, clock());
      const read = await readReadiness(database, subject, clock());
      const { result } = read.valuation;
      if (!result.conclusion) throw new SuiteError('invalid_request', 'There is no value to keep yet.');
      const count = await database.$count(versions, eq(versions.subjectId, subject.id));
      if (count >= contract.MAX_VERSIONS)
        throw new SuiteError('limit_reached', `At most ${contract.MAX_VERSIONS} versions can be kept.`);
      const { userId, companyId } = inCompany(caller);
      const [made] = await database
        .insert(versions)
        .values({
          subjectId: subject.id,
          number: count + 1,
          on: result.on,
          at: new Date(clock()),
          by: await fullNameOf(database, userId),
          note: body.note,
          content: result,
          readiness: readinessParts(read, subject),
        })
        .returning();
      const [row] = made ? versionRows(made) : [];
      if (!row) throw new Error('the version was not written');
      await writeAudit(
        database,
        { companyId, userId },
        [{ action: 'valuation.kept', subject: `${subject.name}, ${row.number}` }],
        clock(),
      );
      return row;
    },
  );

  route(
    app,
    kernel,
    contract.getValuationReport,
    { summary: 'The report of a valuation as PDF' },
    async ({ input: { params }, caller, database, clock }) => {
      const subject = await readSubject(database, caller, params.subjectId);
      const { bytes, name } = await reportOf(database, kernel, { subject, number: params.number, now: clock() });
      return new Response(new Uint8Array(bytes), {
        headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `attachment; filename="${name}.pdf"` },
      });
    },
  );
}

function versionRows({ number, on, at, by, note, content }: typeof versions.$inferSelect): contract.VersionRow[] {
  const { conclusion } = content;
  return conclusion
    ? [{ number, on, at: at.toISOString(), by, note, range: conclusion.range, weighted: conclusion.weighted }]
    : [];
}

type Change = Partial<Pick<SubjectRow, 'settings' | 'currency' | 'scenarios' | 'deal'>>;
type By = { caller: Parameters<typeof inCompany>[0]; clock: () => number };

/** Writes a change of a subject and returns its new version. */
export async function bump(
  transaction: Database,
  subject: SubjectRow,
  change: Change,
  { caller, clock }: By,
  newEntry: Omit<NewAuditEntry, 'subject'>,
): Promise<{ version: number }> {
  const { companyId, userId } = inCompany(caller);
  const [row] = await transaction
    .update(subjects)
    .set({ ...change, version: sql`${subjects.version} + 1` })
    .where(eq(subjects.id, subject.id))
    .returning({ version: subjects.version });
  await writeAudit(transaction, { companyId, userId }, [{ ...newEntry, subject: subject.name }], clock());
  return { version: row?.version ?? 0 };
}
