import { addLead, formEntriesOf, html, mailToVisitor, notePage, page, receive, undoThrottled } from '@services/inbox/ports';
import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { inLine } from '@suite/kernel/mail/in-line';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import { admitGuess } from '@suite/kernel/throttle/token-guesses';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { apiOrigin } from '@suite/zones/addresses';
import { and, eq, gt, isNull } from 'drizzle-orm';
import * as contract from '../contract/guides';
import { guideLinks, guides } from '../schema';
import { guidePath } from '../site-guide';

const MINUTE = 60_000;

/** The maximum number of links per lead within a day, however often the form is sent. */
const MAX_LINKS = 3;

const downloadPath = (secret: string) => `/magnit/v1/public/downloads/${secret}`;

/** Mounts the forms and links of visitors: `/magnit/v1/public/…`. */
export function mountPublic(app: App, kernel: Kernel): void {
  const { clock, files, queueMail } = kernel;

  route(
    app,
    kernel,
    contract.postGuideForm,
    { summary: 'Takes the form of a lead magnet and mails the link' },
    async ({ input: { params, form: posted }, database, context, deployment }) => {
      const guide = isUuid(params.guideId) ? await findShown(database, params.guideId) : undefined;
      const form = guide && (await formEntriesOf(database, guide.companyId, guide.formId));
      if (!guide || !form)
        return notePage('This guide is no longer offered', 'Nothing was sent. Go back to the website.', { status: 410 });
      const { id: guideId, companyId, title } = guide;
      const purpose = `guide ${guideId}`;
      const outcome = await receive({
        kernel,
        context,
        database,
        purpose,
        form: form.entries,
        action: guidePath(guideId),
        posted,
      });
      if ('response' in outcome) return outcome.response;
      const { entered } = outcome;
      const source = entered.heard || 'Lead magnet';
      const secret = newSecret();
      const now = clock();
      const lead = {
        companyId,
        kind: 'guide',
        formId: form.id,
        about: title,
        entered,
        source,
        ownerId: form.ownerId,
        deployment,
      } as const;
      const mail = await mailToVisitor(database, {
        ...{ companyId, deployment, to: entered.email, userId: form.ownerId },
        content: {
          subject: title,
          recipientName: entered.name,
          body: [`Here is ${inLine(title)}. The link works once, within ${contract.LINK_DAYS} days.`],
          button: { label: 'Download', url: apiOrigin(deployment) + downloadPath(secret) },
          reason: 'You get this mail because you asked for it on our website.',
        },
      });
      return undoThrottled(database, async (inner) => {
        const { id: leadId, state } = await addLead(kernel, inner, { ...lead, autoReply: null });
        const isRecent = and(eq(guideLinks.leadId, leadId), gt(guideLinks.sentAt, new Date(now - MILLISECONDS_PER_DAY)));
        if (state !== 'spam' && (await inner.$count(guideLinks, isRecent)) < MAX_LINKS) {
          const expiresAt = new Date(now + contract.LINK_DAYS * MILLISECONDS_PER_DAY);
          await inner
            .insert(guideLinks)
            .values({ hash: hashOf(secret), companyId, guideId, leadId, sentAt: new Date(now), expiresAt });
          await queueMail(inner, { ...mail, isAutomatic: true });
        }
        return notePage('Look into your mailbox', `We sent the link to ${entered.email}. ${form.entries.thanks}`);
      });
    },
  );

  async function find(database: Database, secret: string) {
    const [found] = await database
      .select({ link: guideLinks, guide: guides })
      .from(guideLinks)
      .innerJoin(guides, eq(guides.id, guideLinks.guideId))
      .where(eq(guideLinks.hash, hashOf(secret)));
    const isGood = found && found.link.usedAt === null && found.link.expiresAt.getTime() > clock() && found.guide.fileId !== null;
    return isGood ? found.guide : undefined;
  }

  const usedUp = () =>
    notePage('This link no longer works', 'It was used, or it has expired. Ask for the guide again on the website.', {
      status: 410,
    });

  route(
    app,
    kernel,
    contract.getDownload,
    { summary: 'The page behind a mailed link' },
    async ({ input: { params }, database, context }) => {
      const wasWrong = await admitGuess(database, { client: context.env.client, now: clock() });
      const guide = await find(database, params.secret);
      if (!guide) {
        await wasWrong();
        return usedUp();
      }
      return page({
        title: guide.title,
        body: html`<h1>${guide.title}</h1><p>The link works once.</p><form method="post" action="${downloadPath(params.secret)}"><p><button>Download</button></p></form>`,
      });
    },
  );

  route(
    app,
    kernel,
    contract.postDownload,
    { summary: 'Uses a mailed link up and leads to the file' },
    async ({ input: { params }, database, context }) => {
      const wasWrong = await admitGuess(database, { client: context.env.client, now: clock() });
      const guide = await find(database, params.secret);
      const isFresh = and(eq(guideLinks.hash, hashOf(params.secret)), isNull(guideLinks.usedAt));
      const used = guide
        ? await database
            .update(guideLinks)
            .set({ usedAt: new Date(clock()) })
            .where(isFresh)
            .returning()
        : [];
      if (!guide?.fileId || !used.length) {
        await wasWrong();
        return usedUp();
      }
      return new Response(null, { status: 303, headers: { Location: files.addressOf(guide.fileId, clock() + 5 * MINUTE) } });
    },
  );
}

async function findShown(database: Database, guideId: string) {
  const [row] = await database
    .select()
    .from(guides)
    .where(and(eq(guides.id, guideId), eq(guides.isActive, true)));
  return row?.fileId ? row : undefined;
}
