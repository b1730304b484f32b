import { companyName, fullNameOf, writeAudit } from '@services/identity/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import { isUuid } from '@suite/kernel/http/is-uuid';
import type { App, Kernel } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { and, eq, inArray } from 'drizzle-orm';
import * as contract from '../contract/firm';
import type { IntroductionState } from '../contract/terms';
import { requireVendor } from '../directory/require-vendor';
import { facts, introductions, vendors } from '../schema';
import { introductionMail } from './introduction-mail';

/** States of an open request; a firm can have only one open request per vendor. */
const open: IntroductionState[] = ['requested', 'sent'];

const noSuch = () => new SuiteError('not_found', 'There is no such request.');

/** Mounts introduction requests, which need consent and are limited to one at a time per vendor. */
export function mountIntroductions(app: App, kernel: Kernel): void {
  route(
    app,
    kernel,
    contract.requestIntroduction,
    { summary: 'Asks, with consent, to be introduced to a vendor' },
    async ({ input: { params, body }, caller, deployment, database, clock }) => {
      const author = inCompany(caller);
      const { companyId, userId } = author;
      const { id: vendorId, name: vendor } = await requireVendor(database, params.vendorId);
      const at = new Date(clock());
      const values = {
        person: await fullNameOf(database, userId),
        firm: await companyName(database, companyId),
        email: body.email,
        message: body.message,
      };
      const to = await mailboxOf(database, vendorId);
      const state: IntroductionState = to ? 'sent' : 'requested';
      const [made] = await database
        .insert(introductions)
        .values({ companyId, vendorId, userId, ...values, consentedAt: at, state, stateAt: at })
        .onConflictDoNothing()
        .returning({ id: introductions.id });
      if (!made)
        throw new SuiteError('already_open', `Your firm has asked ${vendor} already. Wait for its answer, or withdraw it.`);
      if (to) await kernel.queueMail(database, introductionMail(deployment, companyId, to, { vendor, ...values }));
      await writeAudit(database, author, [{ action: 'vendor.introduction-requested', subject: vendor }], clock());
      return { id: made.id, state };
    },
  );

  route(
    app,
    kernel,
    contract.withdrawIntroduction,
    { summary: 'Withdraws a request to be introduced' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const [mine] = isUuid(params.introductionId)
        ? await database
            .select({ state: introductions.state, vendor: vendors.name })
            .from(introductions)
            .innerJoin(vendors, eq(vendors.id, introductions.vendorId))
            .where(and(eq(introductions.id, params.introductionId), eq(introductions.companyId, author.companyId)))
        : [];
      if (!mine) throw noSuch();
      const [after] = await database
        .update(introductions)
        .set({ state: 'withdrawn', stateAt: new Date(clock()), person: '', email: '', message: '' })
        .where(and(eq(introductions.id, params.introductionId), inArray(introductions.state, open)))
        .returning({ id: introductions.id });
      if (!after) throw new SuiteError('already_decided', 'This request is closed: it was answered, declined or withdrawn.');
      await writeAudit(database, author, [{ action: 'vendor.introduction-withdrawn', subject: mine.vendor }], clock());
      return undefined;
    },
  );

  route(
    app,
    kernel,
    contract.moveIntroduction,
    { summary: 'Says what came of a request to be introduced' },
    async ({ input: { params, body }, database, clock }) => {
      const one = eq(introductions.id, params.introductionId);
      const [before] = isUuid(params.introductionId)
        ? await database.select({ state: introductions.state }).from(introductions).where(one)
        : [];
      if (!before) throw noSuch();
      const [after] = await database
        .update(introductions)
        .set({ ...body, stateAt: new Date(clock()) })
        .where(and(one, inArray(introductions.state, open)))
        .returning({ id: introductions.id });
      if (!after) throw new SuiteError('already_decided', 'This request is closed: it was answered, declined or withdrawn.');
      return undefined;
    },
  );
}

/** Returns the address where a vendor accepts introductions; undefined when the directory does not have it. */
async function mailboxOf(database: Database, vendorId: string): Promise<string | undefined> {
  const [fact] = await database
    .select({ to: facts.value })
    .from(facts)
    .where(and(eq(facts.vendorId, vendorId), eq(facts.kind, 'introduction-mail')));
  return fact?.to;
}
