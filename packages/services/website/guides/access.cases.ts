import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { guideEntriesOf } from './fixture-guides';

const guide = { path: { guideId: 'guideId' } } as const;

export const accessCases: AccessCases = {
  getGuides: { answers: [401, 200, 200, 200] },
  // A form of another company.
  createGuide: {
    body: ({ companyId, formId }) => ({ ...guideEntriesOf(formId), ...tampered(companyId) }),
    answers: [401, 404, 201, 201],
  },
  // An outdated version.
  putGuide: {
    ...guide,
    body: ({ formId }) => ({ ...guideEntriesOf(formId), isActive: true, version: 99 }),
    answers: [401, 404, 409, 409],
  },
  // A file that isn't a PDF.
  putGuideFile: { ...guide, query: () => 'fileName=a.pdf', answers: [401, 404, 400, 400] },
  postGuideForm: { ...guide, answers: [400, 400, 400, 400] },
  getDownload: { path: { secret: () => 'x' }, answers: [410, 410, 410, 410] },
  postDownload: { path: { secret: () => 'x' }, answers: [410, 410, 410, 410] },
};
