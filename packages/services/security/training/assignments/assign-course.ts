import { firmDay } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Audience, Rule } from '../contract/assignments';
import { findCourse } from '../courses/find-course';
import { notFound } from '../refusals';
import { assignments } from '../schema';
import { enroll } from './enroll';

interface Assigned {
  companyId: string;
  courseId: string;
  audience: Audience;
  rule: Rule;
  graceDays: number;
  /** Defaults to today by the firm's clock. */
  startsOn?: string;
  /** Name of the person who assigns it. */
  by: string;
  now: number;
}

/**
 * Assigns a course to people of a company and enrolls them at once. @returns its id
 * @throws SuiteError `not_found` for a course that the company does not have
 */
export async function assignCourse(transaction: Database, { now, startsOn, ...assigned }: Assigned): Promise<string> {
  const { companyId, courseId } = assigned;
  if (!(await findCourse(transaction, companyId, courseId))) throw notFound('course');
  const [made] = await transaction
    .insert(assignments)
    .values({
      ...assigned,
      startsOn: startsOn ?? (await firmDay(transaction, companyId, now)),
      createdAt: new Date(now),
    })
    .returning({ id: assignments.id });
  if (!made) throw new Error('the assignment was not written');
  await enroll(transaction, companyId, { assignmentIds: [made.id], now });
  return made.id;
}
