import type { AuditAction } from '@services/identity/contract/audit';
import { type AuditCases, type Firm, post, put, type Recorded, remove } from '@suite/host/test/audit-cases';

const path = '/academy-admin/v1';

const on = (actions: AuditAction[], ready: Recorded['ready']): Recorded => ({ actions, ready });

const assigned = {
  courseId: 'phishing',
  audience: { kind: 'everyone' },
  rule: { kind: 'after-days', days: 14, countsEarlier: true },
  graceDays: 0,
  startsOn: '2026-01-01',
};

const newAssignment = async ({ administrator }: Firm) =>
  `${path}/assignments/${(await post(administrator, `${path}/assignments`, assigned)()).body.id}`;

const newCourse = async ({ administrator }: Firm) =>
  `${path}/courses/${(await post(administrator, `${path}/courses`, { copyOf: 'phishing' })()).body.id}`;

async function allowPhishing({ administrator }: Firm, isPhishingAllowed: boolean) {
  const { body } = await administrator.send(`${path}/settings`);
  return put(administrator, `${path}/settings`, { ...body, isPhishingAllowed });
}

export const auditCases: AuditCases = {
  recorded: {
    remindOfTraining: on(['training.reminded'], async (firm) => {
      await newAssignment(firm);
      return post(firm.administrator, `${path}/reminders`, { state: 'due' });
    }),
    putTrainingSettings: on(['training.settings'], async (firm) => {
      const { body } = await firm.administrator.send(`${path}/settings`);
      return allowPhishing(firm, !body.isPhishingAllowed);
    }),
    createAssignment: on(['training.assigned'], async ({ administrator }) =>
      post(administrator, `${path}/assignments`, assigned),
    ),
    putAssignment: on(['training.assignment-changed'], async (firm) =>
      put(firm.administrator, await newAssignment(firm), { ...assigned, version: 1, graceDays: 3 }),
    ),
    endAssignment: on(['training.assignment-ended'], async (firm) => remove(firm.administrator, await newAssignment(firm))),
    createCourse: on(['course.created'], async ({ administrator }) => post(administrator, `${path}/courses`, { copyOf: null })),
    putCourse: on(['course.changed'], async (firm) => {
      const own = await newCourse(firm);
      const { body } = await firm.administrator.send(own);
      return put(firm.administrator, own, { version: body.version, content: body.content });
    }),
    publishCourse: on(['course.published'], async (firm) =>
      post(firm.administrator, `${await newCourse(firm)}/versions`, { version: 1, note: '', voidsEarlier: true }),
    ),
    archiveCourse: on(['course.archived'], async (firm) => remove(firm.administrator, await newCourse(firm))),
    startCampaign: on(['phishing.started'], async (firm) => {
      await (await allowPhishing(firm, true))();
      const body = { templateId: 'password', audience: { kind: 'everyone' } };
      return post(firm.administrator, `${path}/phishing/campaigns`, body);
    }),
  },
  unrecorded: {
    answerPractice: 'is about the caller alone',
    finishLesson: 'is about the caller alone',
    startAttempt: 'is about the caller alone',
    saveAnswer: 'is about the caller alone',
    submitAttempt: 'is about the caller alone, and a completion is kept with its certificate',
    addPicture: 'changes nothing until a draft with the picture is saved',
    reportMail: 'counts in the rates of a simulation',
    noteClick: 'counts in the rates of a simulation, by anyone who has the link',
  },
};
