import type { ApiClient } from '@suite/api/client';
import { useRead } from '@suite/api/use-read';
import { shownByPage } from '@suite/contract/status';
import * as endpoints from '../contract/learning';

const getOwnCourses = (client: ApiClient) => client.call(endpoints.getOwnCourses, { handleLocally: shownByPage });

/** Reads the caller's courses and certificates. The caller shows failures, as for all calls below. */
export const useOwnCourses = () => useRead(getOwnCourses, 'own-courses', []);

const getOwnCourse = (client: ApiClient, courseId: string) =>
  client.call(endpoints.getOwnCourse, { params: { courseId }, handleLocally: shownByPage });

export const useOwnCourse = (courseId: string) => useRead(getOwnCourse, 'own-course', [courseId]);

interface PracticeAnswer {
  version: number;
  questionId: string;
  optionIds: string[];
}

export const answerPractice = (client: ApiClient, courseId: string, body: PracticeAnswer) =>
  client.call(endpoints.answerPractice, { params: { courseId }, body, handleLocally: shownByPage });

export const finishLesson = (client: ApiClient, courseId: string, body: { version: number; lessonId: string }) =>
  client.call(endpoints.finishLesson, { params: { courseId }, body, handleLocally: shownByPage });

export const startAttempt = (client: ApiClient, courseId: string) =>
  client.call(endpoints.startAttempt, { params: { courseId }, handleLocally: shownByPage });

export const saveAnswer = (client: ApiClient, attemptId: string, body: { questionId: string; optionIds: string[] }) =>
  client.call(endpoints.saveAnswer, { params: { attemptId }, body, handleLocally: shownByPage });

export const submitAttempt = (client: ApiClient, attemptId: string) =>
  client.call(endpoints.submitAttempt, { params: { attemptId }, handleLocally: shownByPage });
