import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { formEntriesOf } from './fixture-leads';

const form = () => ({ name: `Form ${crypto.randomUUID()}`, entries: formEntriesOf(), ownerId: null });
const lead = { path: { leadId: 'leadId' } } as const;
const reply = { path: { replyId: 'replyId' } } as const;
const change = { state: 'won', ownerId: null, tags: [], name: 'Ann', phone: '', company: '', version: 1 };
const saved = () => ({ name: crypto.randomUUID(), text: 'Thank you.' });

export const accessCases: AccessCases = {
  getForms: { answers: [401, 200, 200, 200] },
  createForm: { body: ({ companyId }) => ({ ...form(), ...tampered(companyId) }), answers: [401, 201, 201, 201] },
  // The member changed it in the meantime.
  putForm: {
    path: { formId: 'formId' },
    body: ({ companyId }) => ({ ...form(), isArchived: false, version: 1, ...tampered(companyId) }),
    answers: [401, 404, 200, 409],
  },
  getLeadAttention: { answers: [401, 200, 200, 200] },
  getLeads: { answers: [401, 200, 200, 200] },
  exportLeads: { answers: [401, 200, 200, 200] },
  getLeadPeople: { answers: [401, 200, 200, 200] },
  getLead: { ...lead, answers: [401, 404, 200, 200] },
  readLead: { ...lead, answers: [401, 404, 204, 204] },
  putLead: { ...lead, body: ({ companyId }) => ({ ...tampered(companyId), ...change }), answers: [401, 404, 200, 409] },
  deleteLead: { ...lead, answers: [401, 404, 204, 404] },
  addNote: { ...lead, body: () => ({ text: 'Called back' }), answers: [401, 404, 200, 200] },
  sendReply: {
    ...lead,
    body: () => ({ id: crypto.randomUUID(), subject: 'Payroll', text: 'We do.' }),
    answers: [401, 404, 200, 200],
  },
  addClientOfLead: { ...lead, body: () => ({ name: 'Ann Visitor' }), answers: [401, 404, 200, 200] },
  getSources: { query: () => 'from=2026-01-01&to=2026-12-31', answers: [401, 200, 200, 200] },
  getContactSettings: { answers: [401, 200, 200, 200] },
  // An outdated version.
  putContactSettings: { body: () => ({ mailbox: null, keptDays: 365, version: 99 }), answers: [401, 409, 409, 409] },
  createMailAddress: { body: () => ({ isSigned: false }), answers: [401, 201, 201, 201] },
  getSavedReplies: { answers: [401, 200, 200, 200] },
  createSavedReply: { body: saved, answers: [401, 201, 201, 201] },
  putSavedReply: { ...reply, body: saved, answers: [401, 404, 200, 200] },
  deleteSavedReply: { ...reply, answers: [401, 404, 204, 404] },
  // The form is empty.
  postForm: { path: { formId: 'formId' }, answers: [400, 400, 400, 400] },
  postMail: { path: { secret: () => 'x' }, answers: [404, 404, 404, 404] },
  getChallenge: { answers: [200, 200, 200, 200] },
  getVisitorAsset: { path: { name: () => 'page.css' }, answers: [200, 200, 200, 200] },
};
