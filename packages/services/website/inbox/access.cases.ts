import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';
import { formEntriesOf } from './fixture-leads';

export const requestValues: RequestValues = {
  entries: formEntriesOf(),
  secret: 'x',
  'getVisitorAsset.name': 'page.css',
  // An outdated version.
  'putContactSettings.version': 99,
};

export const accessCases: AccessCases = {
  getForms: [401, 200, 200, 200],
  createForm: [401, 201, 201, 201],
  // The member changed it in the meantime.
  putForm: [401, 404, 200, 409],
  getLeadAttention: [401, 200, 200, 200],
  getLeads: [401, 200, 200, 200],
  exportLeads: [401, 200, 200, 200],
  getLeadPeople: [401, 200, 200, 200],
  getLead: [401, 404, 200, 200],
  readLead: [401, 404, 204, 204],
  putLead: [401, 404, 200, 409],
  deleteLead: [401, 404, 204, 404],
  addNote: [401, 404, 200, 200],
  sendReply: [401, 404, 200, 200],
  getAttachment: [401, 404, 200, 200],
  addClientOfLead: [401, 404, 200, 200],
  getSources: [401, 200, 200, 200],
  getContactSettings: [401, 200, 200, 200],
  // An outdated version.
  putContactSettings: [401, 409, 409, 409],
  createMailAddress: [401, 201, 201, 201],
  getSavedReplies: [401, 200, 200, 200],
  createSavedReply: [401, 201, 201, 201],
  // The member changed it in the meantime.
  putSavedReply: [401, 404, 200, 409],
  deleteSavedReply: [401, 404, 204, 404],
  // The form is empty.
  postForm: [400, 400, 400, 400],
  postMail: [404, 404, 404, 404],
  getChallenge: [200, 200, 200, 200],
  getVisitorAsset: [200, 200, 200, 200],
};
