import { demoCompanies, demoPeople } from '@services/identity/demo/demo-people';
import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import type { DemoData } from '@suite/kernel/service/service';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { addDays } from '@suite/values/iso-day';
import { assignCourse } from '../assignments/assign-course';
import { restand } from '../assignments/enroll';
import type { Rule } from '../contract/assignments';
import { suiteCourses } from '../courses/suite-courses';
import { newNumber } from '../learning/certificate-number';
import { completions } from '../schema';

const { olivia } = demoPeople;
const { id: companyId, name: firm } = demoCompanies.harborlineAccounting;

/** How many days ago each course was assigned to everyone, and completed by Olivia. */
const assigned: { courseId: string; rule: Rule; daysAgo: number; doneDaysAgo?: number; score?: number }[] = [
  { courseId: 'phishing', rule: { kind: 'anniversary', days: 30, months: 12 }, daysAgo: 200, doneDaysAgo: 180, score: 100 },
  { courseId: 'passwords', rule: { kind: 'anniversary', days: 30, months: 12 }, daysAgo: 200, doneDaysAgo: 172, score: 80 },
  { courseId: 'taxpayer-data', rule: { kind: 'after-days', days: 30, countsEarlier: true }, daysAgo: 45 },
  { courseId: 'wisp', rule: { kind: 'anniversary', days: 30, months: 12 }, daysAgo: 10 },
];

/** Adds the demo firm's courses: some done, one overdue, one due. */
export async function seedTraining(database: Database, _facts: Facts, { size, now }: DemoData): Promise<void> {
  if (size === 'small') return;
  const by = `${olivia.firstName} ${olivia.lastName}`;
  const everyone = { kind: 'everyone' } as const;
  for (const { courseId, rule, daysAgo, doneDaysAgo, score = 100 } of assigned) {
    const startsOn = addDays(await firmDay(database, companyId, now), -daysAgo);
    await assignCourse(database, {
      companyId,
      courseId,
      audience: everyone,
      rule,
      graceDays: 7,
      startsOn,
      by,
      now: now - daysAgo * MILLISECONDS_PER_DAY,
    });
    if (doneDaysAgo === undefined) continue;
    const at = now - doneDaysAgo * MILLISECONDS_PER_DAY;
    await database.insert(completions).values({
      companyId,
      userId: olivia.id,
      courseId,
      number: newNumber(),
      name: by,
      firm,
      course: suiteCourses.find(({ id }) => id === courseId)?.content.title ?? courseId,
      version: 1,
      score,
      completedOn: await firmDay(database, companyId, at),
      at: new Date(at),
    });
  }
  await restand(database, companyId, {});
}
