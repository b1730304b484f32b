import type { ApiClient } from '@suite/api/client';
import type { RequestOf } from '@suite/api/request-of';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/courses';

const getCourses = (client: ApiClient) => client.call(endpoints.getCourses, { handleLocally: shownByPage });

/** Reads the courses of the suite and of the firm. The caller shows failures, as for all calls below. */
export const useCourses = () => useRead(getCourses, 'training-courses', []);

const getCourse = (client: ApiClient, courseId: string) =>
  client.call(endpoints.getCourse, { params: { courseId }, handleLocally: shownByPage });

export const useCourse = (courseId: string) => useRead(getCourse, 'training-course', [courseId]);

export const createCourse = (client: ApiClient, copyOf: string | null) =>
  client.call(endpoints.createCourse, { body: { copyOf }, handleLocally: shownByPage });

export const putCourse = (client: ApiClient, courseId: string, body: RequestOf<typeof endpoints.putCourse>['body']) =>
  client.call(endpoints.putCourse, { params: { courseId }, body, handleLocally: shownByPage });

export const publishCourse = (client: ApiClient, courseId: string, body: RequestOf<typeof endpoints.publishCourse>['body']) =>
  client.call(endpoints.publishCourse, { params: { courseId }, body, handleLocally: shownByPage });

export const archiveCourse = (client: ApiClient, courseId: string) =>
  client.call(endpoints.archiveCourse, { params: { courseId }, handleLocally: shownByPage });

export const addPicture = (client: ApiClient, courseId: string, file: Blob) =>
  client.call(endpoints.addPicture, { params: { courseId }, file, handleLocally: shownByPage });
