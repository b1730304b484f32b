import { fullNameOf } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { dayText } from '@suite/values/day-text';
import { dayIn } from '@suite/values/zone-day';
import { and, desc, eq } from 'drizzle-orm';
import { reviewItems } from '../content/review-items';
import * as contract from '../contract/reviews';
import { stateWords } from '../document/content';
import { reportPdf } from '../document/plan-pdf';
import { reviewDueOn } from '../plan/due-items';
import { entryState } from '../plan/entry-state';
import { noteChange } from '../plan/note-change';
import type { ReadPlan } from '../plan/plan-with-proof';
import { elementsOf, readPlan } from '../plan/read-plan';
import { changedMeanwhile, editedPlan, lockedPlan, type PlanRow } from '../plan/require-plan';
import { reviews } from '../schema';

type Row = typeof reviews.$inferSelect;

export function mountReviews(app: App, kernel: Kernel): void {
  route(app, kernel, contract.getReviews, { summary: 'Annual reviews of the plan' }, async ({ caller, database, clock }) => {
    const plan = await editedPlan(database, caller);
    const rows = await database.select().from(reviews).where(eq(reviews.companyId, plan.companyId)).orderBy(desc(reviews.year));
    const read = await readPlan(database, plan, clock());
    return { reviews: rows.map(reviewOf), dueOn: reviewDueOn(read), today: read.facts.today };
  });

  route(app, kernel, contract.startReview, { summary: 'Start the annual review' }, async ({ caller, database, clock }) => {
    const author = inCompany(caller);
    const plan = await lockedPlan(database, caller);
    const today = dayIn(plan.answers.timeZone, clock());
    const year = Number(today.slice(0, 4));
    const [made] = await database
      .insert(reviews)
      .values({ companyId: plan.companyId, year, startedOn: today })
      .onConflictDoNothing()
      .returning();
    if (!made)
      throw new SuiteError(
        'already_open',
        `A review is open, or that of ${year} is completed. Finish the open one, or wait for next year.`,
      );
    await note(database, author, clock(), year, 'started the annual review');
    return reviewOf(made);
  });

  route(
    app,
    kernel,
    contract.finishReviewItem,
    { summary: 'Finish an item of the annual review' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const before = await requireReview(database, plan, params.year);
      const item = reviewItems.find(({ key }) => key === params.key);
      if (!item) throw new SuiteError('not_found', 'The review has no such item.');
      const today = dayIn(plan.answers.timeZone, clock());
      const by = await fullNameOf(database, caller.userId);
      const done = { ...before.done, [item.key]: { on: today, by, artifact: body.artifact } };
      const after = await change(database, before, body.version, { done });
      await note(database, author, clock(), before.year, `finished “${item.title}” of the annual review`);
      return reviewOf(after);
    },
  );

  route(
    app,
    kernel,
    contract.putReview,
    { summary: 'Write the report to the owners, or complete the review' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const plan = await lockedPlan(database, caller);
      const before = await requireReview(database, plan, params.year);
      const { statement, isComplete, version } = body;
      const open = reviewItems.filter(({ key }) => !before.done[key]).length;
      if (isComplete && open)
        throw new SuiteError('not_open', `${open} ${open === 1 ? 'item is' : 'items are'} open. Finish them first.`);
      if (isComplete && !statement)
        throw new SuiteError('not_open', 'The report to the owners has no statement yet. Write it first.');
      const today = dayIn(plan.answers.timeZone, clock());
      const end = isComplete ? { completedOn: today, completedBy: await fullNameOf(database, caller.userId) } : {};
      const after = await change(database, before, version, { statement, ...end });
      await note(
        database,
        author,
        clock(),
        before.year,
        isComplete ? 'completed the annual review' : 'wrote the report to the owners',
      );
      return reviewOf(after);
    },
  );

  route(
    app,
    kernel,
    contract.getOwnersReport,
    { summary: "The Qualified Individual's report as PDF" },
    async ({ input: { params }, caller, database, clock }) => {
      const plan = await editedPlan(database, caller);
      const review = await requireReview(database, plan, params.year, true);
      const pdf = await ownersReport(await readPlan(database, plan, clock()), review);
      return new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Disposition': `attachment; filename="report-to-the-owners-${review.year}.pdf"`,
        },
      });
    },
  );
}

const note = (database: Database, author: { companyId: string; userId: string }, now: number, year: number, what: string) =>
  noteChange(database, author, now, {
    action: 'security-plan.review',
    subject: String(year),
    changes: [{ what: 'review', from: null, to: what }],
    what,
  });

const reviewOf = ({ year, startedOn, completedOn, completedBy, done, statement, version }: Row): contract.Review => ({
  year,
  startedOn,
  completedOn,
  completedBy,
  items: reviewItems.map((item) => ({ ...item, done: done[item.key] ?? null })),
  statement,
  version,
});

/** Returns an open review, or any. @throws SuiteError `not_found`, `already_decided` */
async function requireReview(database: Database, { companyId }: PlanRow, year: string, any = false): Promise<Row> {
  const mine = and(eq(reviews.companyId, companyId), eq(reviews.year, Number(year)));
  const [row] = /^\d{4}$/.test(year) ? await database.select().from(reviews).where(mine) : [];
  if (!row) throw new SuiteError('not_found', 'There is no review of this year.');
  if (row.completedOn && !any) throw new SuiteError('already_decided', 'This review is completed and stays as it is.');
  return row;
}

async function change(database: Database, { companyId, year }: Row, version: number, by: Partial<Row>): Promise<Row> {
  const [after] = await database
    .update(reviews)
    .set({ ...by, version: version + 1 })
    .where(and(eq(reviews.companyId, companyId), eq(reviews.year, year), eq(reviews.version, version)))
    .returning();
  if (!after) throw changedMeanwhile('review');
  return after;
}

/** Renders the report required by 16 CFR 314.4(i): overall state, compliance, and material matters. */
function ownersReport(read: ReadPlan, review: Row): Promise<Buffer> {
  const { facts, firm, inForce } = read;
  const elements = elementsOf(read);
  const met = elements.filter(({ state }) => state === 'met' || state === 'accepted').length;
  const applying = elements.filter(({ state }) => state !== 'not-applicable').length;
  const open = elements.filter(({ state }) => !['met', 'accepted', 'not-applicable'].includes(state));
  const { incidents, providers, risks } = facts.registers;
  return reportPdf({
    firm,
    on: facts.today,
    title: `Information security report ${review.year}`,
    signer: `${facts.qualifiedIndividual ?? ''}, Qualified Individual`,
    facts: [
      `To the owners of ${firm}, under 16 CFR 314.4(i). As of ${dayText(facts.today)}.`,
      inForce
        ? `Version ${inForce.number} of the plan is in force since ${dayText(inForce.approvedOn)}.`
        : 'No version of the plan is in force.',
    ],
    parts: [
      { title: 'Overall state', text: `${met} of ${applying} elements of 16 CFR 314.4 that apply are met.` },
      {
        title: 'Elements that need work',
        table: {
          heads: ['314.4', 'Requirement', 'State'],
          rows: open.map(({ code, requirement, state }) => [code, requirement, stateWords[state]]),
          note: open.length ? 'Details are in the plan.' : 'None.',
        },
      },
      { title: 'Statement of the Qualified Individual', text: review.statement || 'Not written yet.' },
      {
        title: 'Security events',
        table: {
          heads: ['Incident', 'Discovered', 'State'],
          rows: incidents.map((one) => [one.name, dayText(one.discoveredOn), entryState(one, facts.today).text]),
          note: incidents.length ? 'From the incident register.' : 'No incident is recorded.',
        },
      },
      {
        title: 'Risks rated high',
        table: {
          heads: ['Risk', 'Rating', 'Measures'],
          rows: risks
            .filter(({ likelihood, impact }) => likelihood * impact >= 15)
            .map((one) => [one.name, entryState(one, facts.today).text, one.measures]),
          note: 'From the risk register.',
        },
      },
      {
        title: 'Service providers with customer information',
        table: {
          heads: ['Provider', 'State'],
          rows: providers.filter(({ hasData }) => hasData).map((one) => [one.name, entryState(one, facts.today).text]),
          note: 'From the provider register.',
        },
      },
      {
        title: 'Annual review',
        table: {
          heads: ['Item', 'Date', 'What shows it'],
          rows: reviewItems.map(({ key, title }) => {
            const done = review.done[key];
            return [title, done ? dayText(done.on) : 'Open', done?.artifact ?? ''];
          }),
          note: review.completedOn ? `Completed ${dayText(review.completedOn)}.` : 'Not completed yet.',
        },
      },
    ],
  });
}
