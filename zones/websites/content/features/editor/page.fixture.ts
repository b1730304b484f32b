import type { Site } from '@services/site/contract/facts';
import type { Page, PageRow } from '@services/site/contract/pages';

export const idOf = (number: number) => `00000000-0000-4000-8000-00000000000${number}`;

export const pageRow: PageRow = {
  ...{ id: idOf(1), kind: 'page', parentId: null, position: 1, title: 'About us', path: 'about/', publishedPath: 'about/' },
  ...{ state: 'changed', scheduledFor: null, hasNewerDraft: true, version: 4, updatedAt: '2026-03-02T14:00:00Z' },
  ...{ updatedBy: 'Olivia Hart', category: '', isInMenu: true, summary: '', on: '', deletedAt: null },
};

export const page: Page = {
  ...pageRow,
  publishedAt: '2026-03-01T14:00:00Z',
  content: {
    ...{ title: 'About us', slug: 'about', blocks: [], seoTitle: '', seoDescription: '', socialImageId: null },
    ...{ isInMenu: true, category: '', summary: '', author: '', on: '' },
  },
};

export const site: Site = {
  ...{ firmName: 'Harborline', book: [], parts: { forms: [], appointments: [], guides: [] } },
  site: {
    ...{
      slug: 'h',
      domain: '',
      domainRecord: null,
      version: 1,
      gaps: [],
      address: 'https://h.sites.example/',
      isPublished: true,
    },
    facts: {
      ...{ name: 'Harborline', legalName: '', tagline: '', description: 'Accountants', phone: '', email: '', offices: [] },
      ...{ people: [], services: [], languages: [], associations: [], social: [], logoId: null, accent: '#1f4e79' },
    },
  },
};

export const refused = (code: string, message: string) => Response.json({ code, message }, { status: 409 });
