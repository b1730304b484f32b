import { type AccessCases, tampered } from '@suite/host/test/access-cases';

const course = { path: { courseId: () => 'phishing' } } as const;
const unknown = () => crypto.randomUUID();
const attempt = { path: { attemptId: unknown } } as const;
const number = { path: { number: () => '00000-00000-00000-00000' } } as const;
const token = { path: { token: unknown } } as const;

const assigned = {
  courseId: 'phishing',
  audience: { kind: 'everyone' },
  rule: { kind: 'after-days', days: 14, countsEarlier: true },
  graceDays: 0,
  startsOn: '2026-01-01',
};

const content = {
  title: 'Our own',
  summary: '',
  minutes: 5,
  passPercent: 80,
  lessons: [{ kind: 'lesson', id: 'one', title: 'One', blocks: [{ kind: 'text', id: 'text', text: 'Read this' }] }],
  pools: [],
};

export const accessCases: AccessCases = {
  getOwnCourses: { answers: [401, 200, 200, 200] },
  // The suite's courses are available to everyone.
  getOwnCourse: { ...course, answers: [401, 200, 200, 200] },
  answerPractice: {
    ...course,
    body: ({ companyId }) => ({ version: 1, questionId: 'why-3', optionIds: ['b'], ...tampered(companyId) }),
    answers: [401, 200, 200, 200],
  },
  finishLesson: {
    path: { courseId: () => 'wisp' },
    body: () => ({ version: 1, lessonId: 'why' }),
    answers: [401, 409, 409, 409],
  },
  startAttempt: { ...course, answers: [401, 409, 409, 409] },
  // Attempts of other people are covered by the quiz tests.
  saveAnswer: { ...attempt, body: () => ({ questionId: 'a', optionIds: ['a'] }), answers: [401, 404, 404, 404] },
  submitAttempt: { ...attempt, answers: [401, 404, 404, 404] },
  verifyCertificate: { ...number, answers: [404, 404, 404, 404] },
  getCertificatePdf: { ...number, answers: [401, 404, 404, 404] },
  getTrainingRecords: { answers: [401, 200, 403, 200] },
  remindOfTraining: { body: ({ member }) => ({ userIds: [member.id] }), answers: [401, 202, 403, 202] },
  getTrainingSettings: { answers: [401, 200, 403, 200] },
  putTrainingSettings: {
    body: ({ companyId }) => ({ version: 1000, timeZone: 'UTC', isPhishingAllowed: true, ...tampered(companyId) }),
    answers: [401, 409, 403, 409],
  },
  getAssignments: { answers: [401, 200, 403, 200] },
  createAssignment: { body: ({ companyId }) => ({ ...assigned, ...tampered(companyId) }), answers: [401, 201, 403, 201] },
  putAssignment: { path: { assignmentId: unknown }, body: () => ({ ...assigned, version: 1 }), answers: [401, 404, 403, 404] },
  endAssignment: { path: { assignmentId: unknown }, answers: [401, 404, 403, 404] },
  getCourses: { answers: [401, 200, 403, 200] },
  getCourse: { ...course, answers: [401, 200, 403, 200] },
  createCourse: { body: ({ companyId }) => ({ copyOf: null, ...tampered(companyId) }), answers: [401, 201, 403, 201] },
  putCourse: { path: { courseId: unknown }, body: () => ({ version: 1, content }), answers: [401, 404, 403, 404] },
  publishCourse: {
    path: { courseId: unknown },
    body: () => ({ version: 1, note: '', voidsEarlier: false }),
    answers: [401, 404, 403, 404],
  },
  archiveCourse: { path: { courseId: unknown }, answers: [401, 404, 403, 404] },
  addPicture: { path: { courseId: unknown }, answers: [401, 404, 403, 404] },
  getCampaigns: { answers: [401, 200, 403, 200] },
  // Simulations are off until an administrator turns them on.
  startCampaign: { body: () => ({ templateId: 'password', audience: { kind: 'everyone' } }), answers: [401, 409, 403, 409] },
  getCampaign: { path: { campaignId: unknown }, answers: [401, 404, 403, 404] },
  getPhishingMonths: { answers: [401, 200, 200, 200] },
  reportMail: { body: () => ({ subject: 'Hello' }), answers: [401, 200, 200, 200] },
  // anyone with the link
  getLanding: { ...token, answers: [404, 404, 404, 404] },
  noteClick: { ...token, answers: [404, 404, 404, 404] },
};
