import type { Database } from '@suite/kernel/database/database';
import { isUuid } from '@suite/kernel/http/is-uuid';
import { and, eq, gt, inArray, isNull } from 'drizzle-orm';
import { courses, courseVersions } from '../schema';
import type { Course } from './course';
import { suiteCourses } from './suite-courses';

/** Returns the newest versions of the courses that a company's people can take, the suite's first. */
export async function publishedCourses(database: Database, companyId: string): Promise<Course[]> {
  const own = await database
    .select({ id: courses.id, version: courseVersions.version, content: courseVersions.content, companyId: courses.companyId })
    .from(courses)
    .innerJoin(courseVersions, and(eq(courseVersions.courseId, courses.id), eq(courseVersions.version, courses.published)))
    .where(and(eq(courses.companyId, companyId), gt(courses.published, 0), isNull(courses.archivedAt)))
    .orderBy(courses.updatedAt);
  return [...suiteCourses, ...own];
}

/** Returns the newest version of a course; undefined when the company doesn't have it. */
export async function findCourse(database: Database, companyId: string, id: string): Promise<Course | undefined> {
  const ofSuite = suiteCourses.find((course) => course.id === id);
  if (ofSuite || !isUuid(id)) return ofSuite;
  return (await publishedCourses(database, companyId)).find((course) => course.id === id);
}

/** Returns the titles of courses by id, including removed courses. */
export async function courseTitles(database: Database, companyId: string, ids: readonly string[]): Promise<Map<string, string>> {
  const own = ids.filter(isUuid);
  const rows = own.length
    ? await database
        .select({ id: courses.id, draft: courses.draft })
        .from(courses)
        .where(and(eq(courses.companyId, companyId), inArray(courses.id, own)))
    : [];
  return new Map([
    ...suiteCourses.map(({ id, content }) => [id, content.title] as const),
    ...rows.map(({ id, draft }) => [id, draft.title] as const),
    ...(await publishedCourses(database, companyId)).map(({ id, content }) => [id, content.title] as const),
  ]);
}
