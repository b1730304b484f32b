import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { acceptedOf, acceptedTerms } from '@services/proposals/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { addDays } from '@suite/values/iso-day';
import { dayIn } from '@suite/values/zone-day';
import { and, eq, lt } from 'drizzle-orm';
import { makeDue } from '../billing/make-due';
import { accounts, applications, billings, payments, transfers } from '../schema';

const { id: companyId, name } = demoCompanies.harborlineAccounting;

/** Days from the due date to the payment by clients of the demo firm; more recent payments are open. */
const PAID_AFTER = 9;

/** Charges the demo firm's accepted proposals until today, by transfer. No mail is sent. */
export async function seedPayments(database: Database, _: Facts, { size, now }: DemoData): Promise<void> {
  if (size === 'small') return;
  const bankDetails = `${name}\nBank: Harbor Bank\nRouting number: 000000000\nAccount: 000123456789`;
  await database.insert(accounts).values({ companyId, bankDetails });
  for (const proposalId of await acceptedOf(database, companyId)) {
    const terms = await acceptedTerms(database, proposalId);
    if (!terms) continue;
    const { amendsId: _amended, renewsId: _renewed, startsNextPeriod: _starts, billingEnd: _end, at: _at, ...of } = terms;
    const [billing] = await database.insert(billings).values(of).returning();
    if (!billing) continue;
    const today = dayIn(billing.timeZone, now);
    await makeDue(database, billing, today);
    const isOf = eq(payments.proposalId, proposalId);
    await database
      .update(payments)
      .set({ requestedAt: new Date(now) })
      .where(isOf);
    const isPaid = and(isOf, lt(payments.dueOn, addDays(today, -PAID_AFTER)));
    for (const { id, dueOn, amount, currency } of await database.select().from(payments).where(isPaid)) {
      const on = addDays(dueOn, PAID_AFTER);
      const of = { companyId, proposalId, on, amount, currency, userId: demoPeople.olivia.id, at: new Date(now) };
      const [transfer] = await database.insert(transfers).values(of).returning();
      if (!transfer) throw new Error('the transfer was not written');
      await database.insert(applications).values({ transferId: transfer.id, paymentId: id, amount });
      await database
        .update(payments)
        .set({ status: 'paid', receivedOn: on, paidOn: on, collected: amount, received: amount })
        .where(eq(payments.id, id));
    }
  }
}
