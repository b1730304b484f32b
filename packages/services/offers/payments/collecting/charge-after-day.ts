import type { Database } from '@suite/kernel/database/database';
import { creditsLeft } from '../billing/credits-left';
import { duesToCome } from '../billing/planned-charges';
import type { BillingRow } from '../rows';
import { clientCredit } from '../transfers/client-credit';

interface Days {
  today: string;
  day: string;
}

/** Returns the first planned charge after a day, less the credit that is left by then; undefined when credits pay them all. */
export async function chargeAfterDay(database: Database, billing: BillingRow, { today, day }: Days) {
  const left = await creditsLeft(database, billing.engagementId);
  let credit = left.reduce((sum, one) => sum + one.left, 0) + (await clientCredit(database, billing));
  for (const { on, gross } of duesToCome(billing, today)) {
    const amount = Math.max(0, gross - credit);
    credit = Math.max(0, credit - gross);
    if (on > day && amount > 0) return { dueOn: on, amount };
  }
  return undefined;
}
