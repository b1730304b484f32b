import { randomUUID } from 'node:crypto';
import { type AuditCases, type Firm, post, put, remove } from '@suite/host/test/audit-cases';
import { reviewed } from './fixture-bills';
import { addVendor, importFile } from './fixture-vendors';

const path = '/solutionhub-vendors/v1';

const entries = () => ({ name: `Added ${randomUUID()}`, subCategory: 'tax', facts: [] });

async function operator({ platform, administrator }: Firm) {
  await platform.pool.query('UPDATE identity.users SET is_operator = true WHERE id = $1', [administrator.id]);
  return administrator;
}

const request = { email: 'pat@firm.example', message: 'Hello', consent: true };
const tool = { ownerId: null, renewsOn: null, noticeDays: 0, endedOn: null, note: '', version: 0 };

const planOf = (qualifiedIndividualId: string) => ({
  ...{ people: 3, offices: 1, remote: 'none', storage: 'cloud', preparers: 'Partners', consumers: null },
  ...{ qualifiedIndividualId, timeZone: 'UTC' },
});

export const auditCases: AuditCases = {
  recorded: {
    createVendor: {
      actions: ['directory.vendor-added'],
      ready: async (firm) => post(await operator(firm), `${path}/vendors`, entries()),
    },
    putVendor: {
      actions: ['directory.vendor-changed'],
      async ready(firm) {
        const id = await addVendor(firm.platform);
        return put(await operator(firm), `${path}/vendors/${id}`, { ...entries(), version: 1 });
      },
    },
    deleteVendor: {
      actions: ['directory.vendor-deleted'],
      ready: async (firm) => remove(await operator(firm), `${path}/vendors/${await addVendor(firm.platform)}`),
    },
    importVendors: {
      actions: ['directory.imported'],
      async ready(firm) {
        const administrator = await operator(firm);
        return async () => importFile(firm.platform, administrator, [{ name: `Imported ${randomUUID()}` }]);
      },
    },
    putVendorReview: {
      actions: ['vendor.reviewed'],
      async ready(firm) {
        const { vendorId } = await reviewed(firm.platform, firm.administrator.claims.companyId);
        return put(firm.administrator, `${path}/vendors/${vendorId}/review`, { rating: 4, good: '', bad: '', version: 0 });
      },
    },
    deleteVendorReview: {
      actions: ['vendor.review-deleted'],
      async ready(firm) {
        const { vendorId } = await reviewed(firm.platform, firm.administrator.claims.companyId);
        await put(firm.administrator, `${path}/vendors/${vendorId}/review`, { rating: 4, good: '', bad: '', version: 0 })();
        return remove(firm.administrator, `${path}/vendors/${vendorId}/review`);
      },
    },
    requestIntroduction: {
      actions: ['vendor.introduction-requested'],
      ready: async ({ platform, administrator }) =>
        post(administrator, `${path}/vendors/${await addVendor(platform)}/introductions`, request),
    },
    withdrawIntroduction: {
      actions: ['vendor.introduction-withdrawn'],
      async ready({ platform, administrator }) {
        const vendorId = await addVendor(platform);
        const { body } = await administrator.send(`${path}/vendors/${vendorId}/introductions`, { body: request });
        return post(administrator, `${path}/introductions/${body.id}/withdraw`);
      },
    },
    putTool: {
      actions: ['vendor.tool-changed'],
      async ready(firm) {
        const { ledgerVendor } = await reviewed(firm.platform, firm.administrator.claims.companyId);
        return put(firm.administrator, `${path}/tools`, { ...tool, vendor: ledgerVendor });
      },
    },
    adoptVendor: {
      actions: ['security-plan.entry-added'],
      async ready({ platform, administrator }) {
        // If the plan is already started, it stays as it is.
        await administrator.send('/wisp/v1/plan', { body: planOf(administrator.id) });
        const body = { service: 'Bookkeeping', hasData: true, note: '' };
        return post(administrator, `${path}/vendors/${await addVendor(platform)}/adoption`, body);
      },
    },
  },
  unrecorded: {
    createSuggestion: 'It waits for the operator, and changes nothing of the firm.',
    decideSuggestion: 'The operator answers a firm.',
    putFavorite: 'It is of the person alone.',
    deleteFavorite: 'It is of the person alone.',
    createVendorPrice: 'A note of the firm, with who entered it.',
    deleteVendorPrice: 'A note of the firm.',
    moveIntroduction: 'The operator answers a firm, which sees it with the request.',
    putVendorMatch: 'It names what bills show, and can be undone.',
  },
};
