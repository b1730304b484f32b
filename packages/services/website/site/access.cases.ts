import type { AccessCases, RequestValues } from '@suite/host/test/access-cases';
import { defaultFacts } from './facts/default-facts';
import { contentOf } from './pages/templates';

export const requestValues: RequestValues = {
  pageId: ({ websitePageId }) => websitePageId,
  id: ({ websitePageId }) => websitePageId,
  content: contentOf('blank', 'Fees'),
  facts: defaultFacts('Any'),
  version: 0,
  at: '2999-01-01T00:00:00.000Z',
  uploadMedium: [],
  'publishPages.version': 1,
  'schedulePage.version': 1,
  'putAddress.slug': 'api',
};

// For the firm's administrator, who has created the website before; the stranger's firm has none.
export const accessCases: AccessCases = {
  getSite: [401, 200, 200, 200],
  createSite: [401, 201, 409, 409],
  putFacts: [401, 409, 409, 409],
  putAddress: [401, 409, 409, 409],
  // Without a domain.
  proveDomain: [401, 409, 409, 409],
  getPages: [401, 200, 200, 200],
  getPage: [401, 404, 200, 200],
  createPage: [401, 201, 201, 201],
  putPage: [401, 404, 409, 409],
  movePages: [401, 404, 200, 200],
  publishPages: [401, 404, 200, 200],
  schedulePage: [401, 404, 200, 200],
  unpublishPage: [401, 404, 200, 200],
  trashPage: [401, 404, 204, 204],
  restorePage: [401, 404, 200, 200],
  getRevisions: [401, 404, 200, 200],
  restoreRevision: [401, 404, 409, 409],
  getMedia: [401, 200, 200, 200],
  // Not a picture.
  uploadMedium: [401, 400, 400, 400],
  putMedium: [401, 404, 409, 409],
  deleteMedium: [401, 404, 204, 404],
  getPublications: [401, 200, 200, 200],
  rollBack: [401, 404, 200, 200],
  // A publication without files.
  getPublicationZip: [401, 404, 404, 404],
};
