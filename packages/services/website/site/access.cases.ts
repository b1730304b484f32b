import { type AccessCases, tampered } from '@suite/host/test/access-cases';
import { defaultFacts } from './facts/default-facts';
import { contentOf } from './pages/templates';

const page = { path: { pageId: 'websitePageId' } } as const;
const medium = { path: { mediumId: 'mediumId' } } as const;
const publication = { path: { publicationId: 'publicationId' } } as const;
const content = contentOf('blank', 'Fees');

// For the firm's administrator, who has created the website before; the stranger's firm has none.
export const accessCases: AccessCases = {
  getSite: { answers: [401, 200, 200, 200] },
  createSite: {
    body: ({ companyId }) => ({ slug: `s-${companyId.slice(-4)}-x`, name: 'Any', ...tampered(companyId) }),
    answers: [401, 201, 409, 409],
  },
  putFacts: {
    body: ({ companyId }) => ({ version: 0, facts: defaultFacts('Any'), ...tampered(companyId) }),
    answers: [401, 409, 409, 409],
  },
  putAddress: { body: () => ({ slug: 'api', domain: '' }), answers: [401, 409, 409, 409] },
  // Without a domain.
  proveDomain: { answers: [401, 409, 409, 409] },
  getPages: { answers: [401, 200, 200, 200] },
  getPage: { ...page, answers: [401, 404, 200, 200] },
  createPage: { body: () => ({ template: 'blank', title: 'Fees', parentId: null }), answers: [401, 201, 201, 201] },
  putPage: { ...page, body: () => ({ version: 0, content }), answers: [401, 404, 409, 409] },
  movePages: { body: ({ websitePageId }) => ({ pages: [{ id: websitePageId, parentId: null }] }), answers: [401, 404, 200, 200] },
  publishPages: {
    body: ({ websitePageId }) => ({ pages: [{ id: websitePageId, version: 1 }] }),
    answers: [401, 404, 200, 200],
  },
  schedulePage: { ...page, body: () => ({ version: 1, at: '2999-01-01T00:00:00.000Z' }), answers: [401, 404, 200, 200] },
  unpublishPage: { ...page, answers: [401, 404, 200, 200] },
  trashPage: { ...page, answers: [401, 404, 204, 204] },
  restorePage: { ...page, answers: [401, 404, 200, 200] },
  getRevisions: { ...page, answers: [401, 404, 200, 200] },
  restoreRevision: {
    path: { pageId: 'websitePageId', revisionId: 'revisionId' },
    body: () => ({ version: 0 }),
    answers: [401, 404, 409, 409],
  },
  getMedia: { answers: [401, 200, 200, 200] },
  // Not a picture.
  uploadMedium: { query: () => 'fileName=a.jpg', body: () => [], answers: [401, 400, 400, 400] },
  putMedium: {
    ...medium,
    body: () => ({ version: 0, name: 'a.jpg', alt: '', focalX: 50, focalY: 50 }),
    answers: [401, 404, 409, 409],
  },
  deleteMedium: { ...medium, answers: [401, 404, 204, 404] },
  getPublications: { answers: [401, 200, 200, 200] },
  rollBack: { ...publication, answers: [401, 404, 200, 200] },
  // A publication without files.
  getPublicationZip: { ...publication, answers: [401, 404, 404, 404] },
};
