import { companyName, fullNameOf, namesById, peopleIn, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, AppContext, Kernel } from '@suite/kernel/http/kernel';
import { InvalidRequestError, problemAnswer } from '@suite/kernel/http/problem';
import { route } from '@suite/kernel/http/route';
import { enqueue } from '@suite/kernel/jobs/enqueue';
import { hashOf } from '@suite/kernel/sealing/secret';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, gt, inArray, isNotNull, isNull } from 'drizzle-orm';
import { isConcerned } from '../assignments/concerned';
import * as contract from '../contract/phishing';
import { learnerOf } from '../learner';
import { campaignsOf, monthsOf } from '../phishing/rates';
import { sendJobOf } from '../phishing/send-job';
import { phishingTemplates } from '../phishing/templates';
import { notFound } from '../refusals';
import { campaigns, targets } from '../schema';
import { settingsOf } from '../settings';

/** How long after it was sent a mail can be reported as a simulation, in milliseconds. */
const REPORTABLE = 30 * MILLISECONDS_PER_DAY;

/** Mounts phishing simulations: for administrators, for everyone in the firm, and for anyone who follows a link. */
export function mountPhishing(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.getCampaigns,
    { summary: 'Phishing simulations and their templates' },
    async ({ caller, database }) => ({
      campaigns: await campaignsOf(database, inCompany(caller).companyId),
      templates: [...phishingTemplates],
    }),
  );

  route(
    app,
    kernel,
    contract.startCampaign,
    { summary: 'Start a phishing simulation' },
    async ({ input: { body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { timeZone, phishingSince } = await settingsOf(database, companyId);
      if (!phishingSince)
        throw new SuiteError('not_configured', 'Phishing simulations are off. Turn them on under Settings first.');
      const template = phishingTemplates.find(({ id }) => id === body.templateId);
      if (!template) throw new InvalidRequestError('There is no such mail. Choose one of the list.');
      const today = dayIn(timeZone, clock());
      const concerned = { audience: body.audience, startsOn: today, timeZone };
      const people = (await peopleIn(database, companyId)).filter((person) => isConcerned(person, concerned));
      if (people.length === 0) throw new InvalidRequestError('Nobody is in this group. Choose another one.');
      const [made] = await database
        .insert(campaigns)
        .values({
          companyId,
          ...body,
          by: await fullNameOf(database, userId),
          startedAt: new Date(clock()),
          month: today.slice(0, 7),
        })
        .returning();
      if (!made) throw new Error('the simulation was not written');
      await database.insert(targets).values(people.map((person) => ({ campaignId: made.id, companyId, userId: person.userId })));
      await enqueue(database, sendJobOf, { campaignId: made.id }, { companyId });
      const changes = [{ what: 'people', from: null, to: String(people.length) }];
      await writeAudit(database, author, [{ action: 'phishing.started', subject: template.name, changes }], clock());
      return { id: made.id, people: people.length };
    },
  );

  route(
    app,
    kernel,
    contract.getCampaign,
    { summary: 'A phishing simulation with who clicked and who reported' },
    async ({ input: { params }, caller, database }) => {
      const { companyId } = inCompany(caller);
      const [campaign] = isUuid(params.campaignId) ? await campaignsOf(database, companyId, params.campaignId) : [];
      if (!campaign) throw notFound('simulation');
      const rows = await database.select().from(targets).where(eq(targets.campaignId, campaign.id));
      const names = await namesById(
        database,
        rows.map(({ userId }) => userId),
      );
      const shown = rows.map(({ userId, sentAt, clickedAt, reportedAt }) => ({
        userId,
        name: names.get(userId) ?? '',
        sentAt: sentAt?.toISOString() ?? null,
        clickedAt: clickedAt?.toISOString() ?? null,
        reportedAt: reportedAt?.toISOString() ?? null,
      }));
      return { campaign, targets: shown.sort((one, other) => one.name.localeCompare(other.name)) };
    },
  );

  route(
    app,
    kernel,
    contract.getPhishingMonths,
    { summary: 'Clicks and reports of simulations by month' },
    async ({ caller, database }) => ({
      months: await monthsOf(database, learnerOf(caller).companyId),
    }),
  );

  route(
    app,
    kernel,
    contract.reportMail,
    { summary: 'Report a suspicious mail' },
    async ({ input: { body }, caller, database, clock }) => {
      const { companyId, userId } = learnerOf(caller);
      const subject = plain(body.subject);
      const templateIds = phishingTemplates.filter((template) => plain(template.subject) === subject).map(({ id }) => id);
      if (templateIds.length === 0) return { isSimulation: false };
      const rows = await database
        .select({ id: targets.id })
        .from(targets)
        .innerJoin(campaigns, eq(campaigns.id, targets.campaignId))
        .where(
          and(
            eq(targets.companyId, companyId),
            eq(targets.userId, userId),
            inArray(campaigns.templateId, templateIds),
            isNotNull(targets.sentAt),
            gt(targets.sentAt, new Date(clock() - REPORTABLE)),
          ),
        );
      if (rows.length === 0) return { isSimulation: false };
      await database
        .update(targets)
        .set({ reportedAt: new Date(clock()) })
        .where(
          and(
            inArray(
              targets.id,
              rows.map(({ id }) => id),
            ),
            isNull(targets.reportedAt),
          ),
        );
      return { isSimulation: true };
    },
  );

  route(
    app,
    kernel,
    contract.getLanding,
    { summary: 'What the link of a simulation teaches' },
    ({ input: { params }, database, clock, context }) =>
      byLink(database, params.token, context, clock(), async ({ companyId, templateId }) => {
        const template = phishingTemplates.find(({ id }) => id === templateId);
        if (!template) throw notFound('simulation');
        return { firm: await companyName(database, companyId), template };
      }),
  );

  route(
    app,
    kernel,
    contract.noteClick,
    { summary: 'Count a person who followed the link of a simulation' },
    ({ input: { params }, database, clock, context }) =>
      byLink(database, params.token, context, clock(), async ({ id }) => {
        await database
          .update(targets)
          .set({ clickedAt: new Date(clock()) })
          .where(and(eq(targets.id, id), isNull(targets.clickedAt)));
        return undefined;
      }),
  );
}

/** Normalizes a subject for comparison: without case, spaces and the prefixes that mail programs add. */
const plain = (subject: string) =>
  subject
    .toLowerCase()
    .replace(/^\s*((re|fw|fwd)\s*:\s*)+/, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

interface Linked {
  id: string;
  companyId: string;
  templateId: string;
}

/** Responds to anyone with a simulation's link. Unknown tokens count against the client; the count is committed. */
async function byLink<Answer>(
  database: Database,
  token: string,
  context: AppContext,
  now: number,
  answer: (linked: Linked) => Promise<Answer>,
): Promise<Answer | Response> {
  const wasWrong = await admitGuess(database, { client: context.env.client, now });
  const [linked] = await database
    .select({ id: targets.id, companyId: targets.companyId, templateId: campaigns.templateId })
    .from(targets)
    .innerJoin(campaigns, eq(campaigns.id, targets.campaignId))
    .where(eq(targets.tokenHash, hashOf(token)));
  if (linked) return answer(linked);
  await wasWrong();
  return problemAnswer({ code: 'not_found', message: 'This link leads nowhere. Check that it is whole.' });
}
