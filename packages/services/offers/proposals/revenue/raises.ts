import { type ClientBilling, clientBillings, latestSales } from '@services/insights/ports';
import { presentMetrics } from '@services/price-book/ports';
import { EFFECT_DAYS, raiseEffect } from '@suite/insights/pricing/raise-effect';
import type { Database } from '@suite/kernel/database/database';
import { startOf } from '@suite/pricing/charges';
import { netUnitPrice } from '@suite/pricing/unit-price';
import { dayNumberOf } from '@suite/values/day-number';
import { addDays } from '@suite/values/iso-day';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import { MAX_RAISES, type Raise } from '../contract/revenue';
import { acceptances, proposals } from '../schema';

/** Returns the newest raised prices that clients accepted, with the effect of those that are in force for 90 days. */
export async function readRaises(database: Database, companyId: string): Promise<{ asOf: string | null; raises: Raise[] }> {
  const isRaise = and(eq(proposals.companyId, companyId), eq(proposals.status, 'accepted'), isNotNull(proposals.raises));
  const rows = await database
    .select({ proposal: proposals, acceptance: acceptances })
    .from(proposals)
    .innerJoin(acceptances, eq(acceptances.proposalId, proposals.id))
    .where(and(isRaise, isNotNull(proposals.clientId)))
    .orderBy(desc(acceptances.at))
    .limit(MAX_RAISES);
  const raises = rows.flatMap((row) => raisesOf(row)).slice(0, MAX_RAISES);
  const set = await presentMetrics(database, companyId);
  const sales = set && latestSales(set);
  if (!set || !sales || !raises.length) return { asOf: set?.asOf ?? null, raises };
  const billings = await clientBillings(database, set, {
    clientIds: [...new Set(raises.map(({ clientId }) => clientId))],
    services: [...new Set(raises.map(({ service }) => service))],
  });
  const [asOf, from] = [dayNumberOf(sales.to), dayNumberOf(sales.from)];
  return {
    asOf: set.asOf,
    raises: raises.map((raise) => ({ ...raise, effect: effectOf(raise, billings, asOf, from) })),
  };
}

interface Accepted {
  proposal: typeof proposals.$inferSelect;
  acceptance: typeof acceptances.$inferSelect;
}

/** Leaves out lines that the client did not choose, and prices that were not raised in the end. */
function raisesOf({ proposal, acceptance }: Accepted): Raise[] {
  const { id, number, clientId, client, currency, raises } = proposal;
  return acceptance.lines.flatMap((line): Raise[] => {
    const raise = raises?.[line.id];
    const after = netUnitPrice(line);
    if (!raise || clientId === null || after <= raise.before) return [];
    const inForceOn = startOf(line, acceptance.acceptedOn);
    const { service, before } = raise;
    const effectOn = addDays(inForceOn, EFFECT_DAYS - 1);
    return [{ proposal: { id, number }, clientId, client, service, currency, before, after, inForceOn, effectOn, effect: null }];
  });
}

function effectOf(raise: Raise, billings: readonly ClientBilling[], asOf: number, ledgerFrom: number): Raise['effect'] {
  const { clientId, service, currency, inForceOn } = raise;
  const own = billings.filter((one) => one.clientId === clientId && one.service === service && one.currency === currency);
  const effect = raiseEffect(own, dayNumberOf(inForceOn), asOf, ledgerFrom);
  if (!effect) return null;
  const { billed, volume, revenue, isLost } = effect;
  return {
    billed,
    volume: { ...volume, before: volume.before ?? null },
    revenue: { ...revenue, before: revenue.before ?? null },
    isLost,
  };
}
