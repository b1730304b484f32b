/** Courses as administrators see and edit them. */

import { endpoint } from '@suite/contract/endpoint';
import { problem } from '@suite/contract/errors';
import * as v from 'valibot';
import { courseContent } from './content';

const admin = { base: 'API_BASE_URL', auth: 'bearer', right: 'admin' } as const;

const courseId = v.pipe(v.string(), v.maxLength(40));

const listed = v.object({
  id: v.string(),
  title: v.string(),
  summary: v.string(),
  minutes: v.number(),
  lessons: v.number(),
  /** Number of quiz questions in an attempt, and in the pools. */
  drawn: v.number(),
  questions: v.number(),
  /** Written by the firm; other courses come with the suite and cannot be changed. */
  isOwn: v.boolean(),
  /** The version that people take; 0 for a draft that was never published. */
  published: v.number(),
  hasChanges: v.boolean(),
});
export type ListedCourse = v.InferOutput<typeof listed>;

/** Returns the courses of the suite and of the firm. */
export const getCourses = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/courses',
  response: v.object({ courses: v.array(listed) }),
});

const edited = v.object({
  id: v.string(),
  isOwn: v.boolean(),
  version: v.number(),
  content: courseContent,
  published: v.number(),
  hasChanges: v.boolean(),
  /** URLs of the pictures by file. */
  pictures: v.record(v.string(), v.string()),
  versions: v.array(
    v.object({ version: v.number(), note: v.string(), by: v.string(), at: v.string(), voidsEarlier: v.boolean() }),
  ),
});
export type EditedCourse = v.InferOutput<typeof edited>;

export const getCourse = endpoint({
  ...admin,
  method: 'GET',
  path: '/academy-admin/v1/courses/{courseId}',
  response: edited,
  failures: { 404: problem },
});

/** The maximum number of courses per firm. */
export const MAX_COURSES = 100;

/** Creates a draft, empty or copied from another course. */
export const createCourse = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/courses',
  body: v.object({ copyOf: v.nullable(courseId) }),
  status: 201,
  response: v.object({ id: v.string() }),
  failures: { 404: problem, 409: problem },
});

export const putCourse = endpoint({
  ...admin,
  method: 'PUT',
  path: '/academy-admin/v1/courses/{courseId}',
  body: v.object({ version: v.number(), content: courseContent }),
  maxBytes: 1_000_000,
  response: edited,
  failures: { 404: problem, 409: problem },
});

export const publishCourse = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/courses/{courseId}/versions',
  body: v.object({
    version: v.number(),
    note: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    voidsEarlier: v.boolean(),
  }),
  status: 201,
  response: edited,
  failures: { 404: problem, 409: problem },
});

/** Archives a course, which ends its assignments; certificates stay. */
export const archiveCourse = endpoint({
  ...admin,
  method: 'DELETE',
  path: '/academy-admin/v1/courses/{courseId}',
  status: 204,
  failures: { 404: problem },
});

export const MAX_PICTURE_BYTES = 300_000;

/** Uploads a PNG or JPEG for a lesson. */
export const addPicture = endpoint({
  ...admin,
  method: 'POST',
  path: '/academy-admin/v1/courses/{courseId}/pictures',
  isFile: true,
  status: 201,
  response: v.object({ fileId: v.string(), src: v.string() }),
  failures: { 404: problem, 413: problem },
});
