import { ownDrivers } from '@services/valuation/ports';
import type { Database } from '@suite/kernel/database/database';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Suggestion, TaskSource } from '../contract/tasks';
import { tasks } from '../schema';

/** Points below which a driver is weak. */
const WEAK = 60;

/** Default number of points that a task should gain. */
const STEP = 10;

/** The app that finds out that a driver is weak. */
const sourceOf: Partial<Record<string, TaskSource>> = {
  'security-plan': 'wisp',
  'stale-prices': 'pricing',
  training: 'training',
};

const titles: Partial<Record<string, string>> = {
  growth: 'Find new revenue',
  margin: 'Raise the earnings margin',
  dso: 'Collect what is overdue',
  'stale-prices': 'Raise stale prices',
  accounts: 'Close the accounts every month',
  retention: 'Keep the clients that are about to leave',
  concentration: 'Depend less on the largest clients',
  recurring: 'Turn single jobs into recurring services',
  team: 'Hand client work to others than the owners',
  agreements: 'Sign agreements with key people',
  training: 'Finish the assigned training',
  processes: 'Describe the recurring services',
  'security-plan': 'Close the gaps of the security plan',
  letters: 'Have every client sign an engagement',
  'buy-sell': 'Agree among the owners what happens when one leaves',
  insurance: 'Insure the key people',
  'owner-dependence': 'Let others send proposals',
  absence: 'Make four weeks away possible',
  plan: 'Write down when the owners leave, and who follows',
  'personal-plan': 'Plan the time after the exit',
};

export const targetOf = (points: number | null): number => (points === null ? WEAK : Math.min(100, points + STEP));

/** Returns the drivers of a company that a task can be about, as of a time in milliseconds since 1970. */
export async function possibleTasks(database: Database, companyId: string, now: number) {
  const { currency, drivers } = await ownDrivers(database, companyId, now);
  return drivers.map((driver) => {
    const { key, title, value, points, impact, from, to } = driver;
    return {
      driver: key as string,
      driverTitle: title,
      title: titles[key] ?? title,
      why: value === null ? `${title}: ${from.toLowerCase()}.` : `${title}: ${value}. ${from}.`,
      source: sourceOf[key] ?? ('right-exit' as const),
      points,
      value,
      target: targetOf(points),
      effect: impact && { text: impact.text, yearly: impact.yearly, value: impact.value, currency },
      to,
    };
  });
}

/** Returns weak drivers without an open task, most valuable first. */
export async function suggest(database: Database, companyId: string, now: number): Promise<Suggestion[]> {
  const open = await database
    .select({ driver: tasks.driver })
    .from(tasks)
    .where(and(eq(tasks.companyId, companyId), isNull(tasks.doneAt), isNotNull(tasks.driver)));
  const taken = new Set(open.map(({ driver }) => driver));
  const weak = (await possibleTasks(database, companyId, now)).filter(
    ({ driver, points }) => points !== null && points < WEAK && !taken.has(driver),
  );
  return weak
    .sort((one, other) => (other.effect?.value ?? 0) - (one.effect?.value ?? 0) || (one.points ?? 0) - (other.points ?? 0))
    .map(({ driverTitle: _, to: __, ...suggestion }) => suggestion);
}
