import { writeAudit } from '@services/identity/ports';
import { noteBilling } from '@services/proposals/ports';
import { SuiteError } from '@suite/contract/errors';
import type { Database } from '@suite/kernel/database/database';
import { inCompany } from '@suite/kernel/http/in-company';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { eq } from 'drizzle-orm';
import { endBillingOf, previewEnd } from '../billing/end-billing';
import { resumeRetries } from '../billing/held-retries';
import { addPayment, makeDue } from '../billing/make-due';
import { completionsOf } from '../billing/planned-charges';
import * as contract from '../contract/billing';
import type { BillingRow, Dependencies } from '../rows';
import { billings } from '../schema';
import { findBilling, lockBilling } from './lock-payment';
import { nameOf } from './name-of';
import { readBilling } from './read-billing';

/** Charges for accepted proposals of the token's company. */
export function mountBilling(app: App, { kernel }: Dependencies): void {
  route(
    app,
    kernel,
    contract.getBilling,
    { summary: 'What an accepted proposal is charged when, and what came of it' },
    async ({ input: { params }, caller, database, clock }) =>
      readBilling(database, await findBilling(database, { ...inCompany(caller), ...params }), clock()),
  );

  route(
    app,
    kernel,
    contract.pauseBilling,
    { summary: 'Pause the billing of a proposal' },
    async ({ input: { params }, caller, database, clock }) => {
      const author = inCompany(caller);
      const billing = await lockBilling(database, { ...author, ...params });
      if (billing.endsOn !== null) throw new SuiteError('not_open', 'This billing has ended. There is nothing to pause.');
      const pausedOn = billing.pausedOn ?? addDays(dayIn(billing.timeZone, clock()), 1);
      await writeAudit(database, author, [{ action: 'billing.paused', subject: nameOf(billing) }], clock());
      return change(database, billing, { pausedOn }, clock());
    },
  );

  route(
    app,
    kernel,
    contract.resumeBilling,
    { summary: 'Resume the billing of a proposal' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const billing = await lockBilling(database, { ...author, ...params });
      const { pausedOn, skipped, timeZone } = billing;
      if (pausedOn === null) throw new SuiteError('not_open', 'This billing is not paused.');
      const to = addDays(dayIn(timeZone, clock()), 1);
      const skips = body.missed === 'skip' && pausedOn < to;
      const resumed = { pausedOn: null, skipped: skips ? [...skipped, { from: pausedOn, to }] : skipped };
      await writeAudit(database, author, [{ action: 'billing.resumed', subject: nameOf(billing) }], clock());
      await resumeRetries(database, billing.proposalId);
      return change(database, billing, resumed, clock());
    },
  );

  route(
    app,
    kernel,
    contract.previewEnd,
    { summary: 'What an end of the billing after a day would do' },
    async ({ input: { params, query }, caller, database, clock }) => {
      const billing = await findBilling(database, { ...inCompany(caller), ...params });
      const today = dayIn(billing.timeZone, clock());
      insistOnEnd(billing, query.on, today);
      return previewEnd(database, billing, { endsOn: query.on, isProrated: query.isProrated === 'true', today });
    },
  );

  route(
    app,
    kernel,
    contract.endBilling,
    { summary: 'End the billing of a proposal after a day' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const billing = await lockBilling(database, { ...author, ...params });
      const today = dayIn(billing.timeZone, clock());
      insistOnEnd(billing, body.on, today);
      await endBillingOf(database, billing, { endsOn: body.on, isProrated: body.isProrated, today, at: new Date(clock()) });
      const changes = [{ what: 'endsOn', from: billing.endsOn, to: body.on }];
      await writeAudit(database, author, [{ action: 'billing.ended', subject: nameOf(billing), changes }], clock());
      const ended = await findBilling(database, billing);
      await noteBilling(database, billing.proposalId, ended);
      return readBilling(database, ended, clock());
    },
  );

  route(
    app,
    kernel,
    contract.completeLine,
    { summary: 'Charge work that was completed' },
    async ({ input: { params, body }, caller, database, clock }) => {
      const author = inCompany(caller);
      const billing = await lockBilling(database, { ...author, ...params });
      const item = completionsOf(billing).find(({ lineId }) => lineId === body.lineId);
      if (!item) throw new SuiteError('not_found', 'This line is not charged on completion.');
      const dueOn = dayIn(billing.timeZone, clock());
      if (item.gross) await addPayment(database, billing, { key: item.lineId, dueOn, items: [item] });
      const changes = [{ what: 'line', from: null, to: item.name }];
      await writeAudit(database, author, [{ action: 'billing.completed', subject: nameOf(billing), changes }], clock());
      return readBilling(database, billing, clock());
    },
  );
}

/** Checks that a billing can end after a day. @throws SuiteError `not_open`, `invalid_request` */
function insistOnEnd({ endsOn }: BillingRow, on: string, today: string): void {
  if (endsOn !== null) throw new SuiteError('not_open', 'This billing has its last day already. It cannot be changed any more.');
  if (on < today)
    throw new SuiteError('invalid_request', 'Choose today or a later day. Give back what was paid for earlier days instead.');
}

type Change = Partial<Pick<BillingRow, 'pausedOn' | 'skipped'>>;

async function change(database: Database, billing: BillingRow, changed: Change, now: number) {
  await database.update(billings).set(changed).where(eq(billings.proposalId, billing.proposalId));
  const next = { ...billing, ...changed };
  await noteBilling(database, billing.proposalId, next);
  await makeDue(database, next, dayIn(billing.timeZone, now));
  return readBilling(database, next, now);
}
