import { companyName, firmDay, fullNameOf } from '@services/identity/ports';
import type { Database } from '@suite/kernel/database/database';
import type { Facts } from '@suite/kernel/facts/create-facts';
import { restand } from '../assignments/enroll';
import type { Course } from '../courses/course';
import type {} from '../facts';
import { completions } from '../schema';
import { newNumber } from './certificate-number';
import type { Learner } from './show-course';

interface Completed {
  /** The version that was taken, which may be an earlier one. */
  course: Pick<Course, 'id' | 'version'> & { title: string };
  score: number;
  now: number;
}

/** Records that a person completed a course. Must be the last statement of a transaction, because it appends a fact. */
export async function complete(
  transaction: Database,
  facts: Facts,
  { companyId, userId }: Learner,
  { course, score, now }: Completed,
) {
  const [made] = await transaction
    .insert(completions)
    .values({
      companyId,
      userId,
      courseId: course.id,
      number: newNumber(),
      name: await fullNameOf(transaction, userId),
      firm: await companyName(transaction, companyId),
      course: course.title,
      version: course.version,
      score,
      completedOn: await firmDay(transaction, companyId, now),
      at: new Date(now),
    })
    .returning();
  if (!made) throw new Error('the completion was not written');
  await restand(transaction, companyId, { courseId: course.id, userIds: [userId] });
  await facts.append(transaction, 'training.completed', { companyId, data: { userId, courseId: course.id } }, now);
  return made;
}
