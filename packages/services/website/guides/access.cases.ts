import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';

export const requestValues: RequestValues = {
  fileName: 'a.pdf',
  secret: 'x',
  // An outdated version.
  'putGuide.version': 99,
};

export const accessCases: AccessCases = {
  getGuides: [401, 200, 200, 200],
  // A form of another company.
  createGuide: [401, 404, 201, 201],
  // An outdated version.
  putGuide: [401, 404, 409, 409],
  // A file that isn't a PDF.
  putGuideFile: [401, 404, 400, 400],
  postGuideForm: [400, 400, 400, 400],
  getDownload: [410, 410, 410, 410],
  postDownload: [410, 410, 410, 410],
};
