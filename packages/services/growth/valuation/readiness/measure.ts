import { firmDay, namesById } from '@services/identity/ports';
import { recurringRevenue, servicePrices } from '@services/insights/ports';
import { ledgerNames } from '@services/price-book/ports';
import { clientsWhoAccepted, sentByPerson } from '@services/proposals/ports';
import { planScore } from '@services/security-plan/ports';
import { trainingFacts } from '@services/training/ports';
import { revenueRetention } from '@suite/insights/readiness/client-mix';
import { herfindahl } from '@suite/insights/vendors/concentration';
import type { Database } from '@suite/kernel/database/database';
import { dayText } from '@suite/values/day-text';
import { addDays } from '@suite/values/iso-day';
import type { DriverKey } from '../contract/drivers';
import type { ReadValuation } from '../valuation/read-valuation';
import type { Subject } from '../valuation/subject';

export interface Measured {
  /** In the driver's unit; shares are fractions. */
  value: number;
  /** Describes what it is based on. */
  from: string;
  isStale: boolean;
}

export type Measures = Partial<Record<DriverKey, Measured>>;

/** Maximum number of services that are read from a ledger. */
const MAX_SERVICES = 1000;

/** Minimum number of proposals that show who sends them. */
const MIN_SENT = 3;

/** Returns what the suite can measure of a subject at a time, in milliseconds since 1970. */
export async function measure(
  database: Database,
  subject: Subject,
  { result, ledger }: ReadValuation,
  now: number,
): Promise<Measures> {
  const measures: Measures = {};
  const latest = result.years.findLast(({ counts }) => counts);
  const revenue = latest?.figures.revenue?.amount ?? 0;
  if (latest?.normalized && revenue > 0)
    measures.margin = { value: latest.normalized.ebitda / revenue, from: `Accounts of ${latest.year}`, isStale: false };
  if (subject.kind === 'client') return { ...measures, ...growthOfAccounts(result) };

  if (ledger) await measureLedger(database, subject.companyId, ledger, measures);
  else Object.assign(measures, growthOfAccounts(result));
  await measureSuite(database, subject.companyId, now, measures);
  return measures;
}

/** Returns the growth between the two latest entered years. */
function growthOfAccounts({ years }: ReadValuation['result']): Measures {
  const [before, last] = years.filter(({ counts }) => counts).slice(-2);
  const [from, to] = [before?.figures.revenue?.amount ?? 0, last?.figures.revenue?.amount ?? 0];
  if (!before || !last || from <= 0) return {};
  return { growth: { value: to / from - 1, from: `Accounts of ${before.year} and ${last.year}`, isStale: false } };
}

async function measureLedger(
  database: Database,
  companyId: string,
  ledger: NonNullable<ReadValuation['ledger']>,
  measures: Measures,
): Promise<void> {
  const { set, revenue, revenueBefore, dso, pricing, clients, failing, isStale } = ledger;
  const broken = failing.map(({ name }) => `; ${name} cannot be read now`).join('');
  const from = `Ledger as of ${dayText(set.asOf)}${broken}`;
  const put = (key: DriverKey, value: number) => {
    measures[key] = { value, from, isStale };
  };
  if (revenueBefore.available && revenueBefore.value > 0) {
    put('growth', revenue / revenueBefore.value - 1);
    const retention = revenueRetention(clients);
    if (retention.available) put('retention', retention.value);
  }
  if (dso.available) put('dso', dso.value);
  const { fresh, due, stale, veryStale } = pricing.prices;
  const aged = fresh + due + stale + veryStale;
  if (aged > 0) put('stale-prices', (stale + veryStale) / aged);
  const index = herfindahl(clients.map((client) => client.revenue));
  if (index.available) put('concentration', Math.round(index.value));
  if (ledger.coversYear && revenue > 0) put('recurring', Math.min(1, (await recurringRevenue(database, set)) / revenue));
  const services = new Set((await servicePrices(database, set.id, MAX_SERVICES)).map(({ service }) => service));
  const described = new Set((await ledgerNames(database, companyId)).values());
  if (services.size) put('processes', [...services].filter((service) => described.has(service)).length / services.size);
  const invoiced = clients.filter((client) => client.revenue > 0);
  const accepted = await clientsWhoAccepted(database, companyId);
  if (invoiced.length && accepted.size)
    put('letters', invoiced.filter(({ clientId }) => accepted.has(clientId)).length / invoiced.length);
}

async function measureSuite(database: Database, companyId: string, now: number, measures: Measures): Promise<void> {
  const today = await firmDay(database, companyId, now);
  const sent = await sentByPerson(database, companyId, new Date(`${addDays(today, -365)}T00:00:00Z`));
  const total = sent.reduce((sum, one) => sum + one.sent, 0);
  const most = sent[0];
  if (most && total >= MIN_SENT) {
    const name = (await namesById(database, [most.userId])).get(most.userId) ?? 'one person';
    measures['owner-dependence'] = {
      value: most.sent / total,
      from: `${most.sent} of ${total} proposals sent by ${name}`,
      isStale: false,
    };
  }
  const plan = await planScore(database, companyId, now);
  if (plan) measures['security-plan'] = { value: plan.percent, from: `Security plan on ${dayText(today)}`, isStale: false };
  const training = await trainingFacts(database, companyId, new Date(now));
  if (training.assigned)
    measures.training = { value: training.done / training.assigned, from: `Training on ${dayText(today)}`, isStale: false };
}
