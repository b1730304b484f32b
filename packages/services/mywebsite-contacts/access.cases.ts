import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { formEntriesOf } from './fixture-leads';

const form = () => ({ name: `Form ${crypto.randomUUID()}`, entries: formEntriesOf(), ownerId: null });

export const accessCases: AccessCases = {
  getForms: { answers: [401, 200, 200, 200] },
  createForm: { body: ({ companyId }) => ({ ...form(), ...tampered(companyId) }), answers: [401, 201, 201, 201] },
  putForm: {
    path: { formId: 'formId' },
    body: ({ companyId }) => ({ ...form(), isArchived: false, version: 1, ...tampered(companyId) }),
    answers: [401, 404, 200, 409],
  },
};
