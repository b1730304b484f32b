import { randomUUID } from 'node:crypto';
import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

const unknown = () => randomUUID();

export const requestValues: RequestValues = {
  courseId: 'phishing',
  questionId: 'why-3',
  optionIds: ['b'],
  lessonId: 'why',
  templateId: 'password',
  number: '00000-00000-00000-00000',
  token: unknown,
  attemptId: unknown,
  assignmentId: unknown,
  campaignId: unknown,
  'finishLesson.courseId': 'wisp',
  'putCourse.courseId': unknown,
  'publishCourse.courseId': unknown,
  'archiveCourse.courseId': unknown,
  'addPicture.courseId': unknown,
  'putTrainingSettings.version': 1000,
};

export const accessCases: AccessCases = {
  getOwnCourses: [401, 200, 200, 200],
  // The suite's courses are available to everyone.
  getOwnCourse: [401, 200, 200, 200],
  answerPractice: [401, 200, 200, 200],
  finishLesson: [401, 409, 409, 409],
  startAttempt: [401, 409, 409, 409],
  // Attempts of other people are covered by the quiz tests.
  saveAnswer: [401, 404, 404, 404],
  submitAttempt: [401, 404, 404, 404],
  verifyCertificate: [404, 404, 404, 404],
  getCertificatePdf: [401, 404, 404, 404],
  getTrainingRecords: [401, 200, 403, 200],
  remindOfTraining: [401, 202, 403, 202],
  getTrainingSettings: [401, 200, 403, 200],
  putTrainingSettings: [401, 409, 403, 409],
  getAssignments: [401, 200, 403, 200],
  createAssignment: [401, 201, 403, 201],
  putAssignment: [401, 404, 403, 404],
  endAssignment: [401, 404, 403, 404],
  getCourses: [401, 200, 403, 200],
  getCourse: [401, 200, 403, 200],
  createCourse: [401, 201, 403, 201],
  putCourse: [401, 404, 403, 404],
  publishCourse: [401, 404, 403, 404],
  archiveCourse: [401, 404, 403, 404],
  addPicture: [401, 404, 403, 404],
  getCampaigns: [401, 200, 403, 200],
  // Simulations are off until an administrator turns them on.
  startCampaign: [401, 409, 403, 409],
  getCampaign: [401, 404, 403, 404],
  getPhishingMonths: [401, 200, 200, 200],
  reportMail: [401, 200, 200, 200],
  // anyone with the link
  getLanding: [404, 404, 404, 404],
  noteClick: [404, 404, 404, 404],
};
