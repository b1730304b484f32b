import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';
import { pngOf } from '@suite/host/test/pictures';
import { apiOrigin } from '@suite/zones/addresses';
import { defaultFacts } from './facts/default-facts';
import { newWebsite, websiteOf, withoutWebsite } from './fixture-website';

const path = '/mywebsite-admin/v1';

const pageOf = async ({ platform, administrator }: Firm) => (await newWebsite(platform, administrator)).websitePageId;

const versionOf = async ({ administrator }: Firm) => (await administrator.send(`${path}/site`)).body.site.version;

/** Uploads a picture like a browser. */
const upload =
  ({ platform, administrator }: Firm) =>
  async () =>
    platform.fetch(
      new Request(`${apiOrigin(administrator.browser.deployment)}${path}/media?fileName=a.png`, {
        method: 'POST',
        headers: { Authorization: `Bearer ${administrator.tokens.access_token}` },
        body: new Uint8Array(pngOf({ width: 2, height: 2 })),
      }),
    );

export const auditCases: AuditCases = {
  recorded: {
    createSite: {
      actions: ['website.started'],
      async ready({ platform, administrator }) {
        await withoutWebsite(platform, administrator.claims.companyId);
        return post(administrator, `${path}/site`, { slug: 'brightfield', name: 'Brightfield CPA' });
      },
    },
    putFacts: {
      actions: ['website.facts'],
      async ready(firm) {
        await websiteOf(firm.administrator);
        return put(firm.administrator, `${path}/facts`, {
          version: await versionOf(firm),
          facts: defaultFacts('Brightfield CPA'),
        });
      },
    },
    putAddress: {
      actions: ['website.address'],
      async ready({ administrator }) {
        await websiteOf(administrator);
        return put(administrator, `${path}/address`, { slug: 'brightfield-cpa', domain: '' });
      },
    },
    createPage: {
      actions: ['website-page.created'],
      async ready({ administrator }) {
        await websiteOf(administrator);
        return post(administrator, `${path}/pages`, { template: 'faq', title: 'Questions', parentId: null });
      },
    },
    movePages: {
      actions: ['website-pages.moved'],
      async ready(firm) {
        const id = await pageOf(firm);
        return post(firm.administrator, `${path}/page-order`, { pages: [{ id, parentId: null }] });
      },
    },
    publishPages: {
      actions: ['website-page.published'],
      async ready(firm) {
        const id = await pageOf(firm);
        return post(firm.administrator, `${path}/page-publications`, { pages: [{ id, version: 1 }] });
      },
    },
    schedulePage: {
      actions: ['website-page.scheduled'],
      async ready(firm) {
        const id = await pageOf(firm);
        return put(firm.administrator, `${path}/pages/${id}/schedule`, { version: 1, at: '2999-01-01T00:00:00.000Z' });
      },
    },
    unpublishPage: {
      actions: ['website-page.unpublished'],
      ready: async (firm) => remove(firm.administrator, `${path}/pages/${await pageOf(firm)}/publication`),
    },
    trashPage: {
      actions: ['website-page.trashed'],
      ready: async (firm) => remove(firm.administrator, `${path}/pages/${await pageOf(firm)}`),
    },
    restorePage: {
      actions: ['website-page.restored'],
      ready: async (firm) => post(firm.administrator, `${path}/pages/${await pageOf(firm)}/restore`),
    },
    uploadMedium: {
      actions: ['website-picture.added'],
      ready: async (firm) => upload(firm),
    },
    deleteMedium: {
      actions: ['website-picture.removed'],
      async ready({ platform, administrator }) {
        const { mediumId } = await newWebsite(platform, administrator);
        return remove(administrator, `${path}/media/${mediumId}`);
      },
    },
    rollBack: {
      actions: ['website.rolled-back'],
      async ready({ platform, administrator }) {
        const { publicationId } = await newWebsite(platform, administrator);
        return post(administrator, `${path}/publications/${publicationId}/current`);
      },
    },
  },
  unrecorded: {
    proveDomain: 'It is recorded as a change of the address; its own test has the DNS that it asks.',
    putPage: 'a draft; its revisions say who wrote what',
    restoreRevision: 'a draft; its revisions say who wrote what',
    putMedium: 'words for a picture; nobody sees them until a page is published',
  },
};
