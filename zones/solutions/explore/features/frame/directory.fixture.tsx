import {
  type AnswerOf,
  type Operation,
  answers as schemas,
  type Tool,
  type VendorCard,
  type VendorPage,
} from '@services/directory-api/contract/answers';
import { documentIds } from '@services/directory-api/contract/document-ids';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';

export const card: VendorCard = {
  ...{ id: 'v1', slug: 'acme', name: 'Acme', category: 'accounting-and-tax', subCategory: 'payroll', summary: 'Pays people.' },
  ...{ website: '', certifications: ['SOC 2', 'ISO 27001', 'HIPAA'], ledgers: [], firmSizes: [], priceModel: null, factCount: 3 },
  ...{ isFavorite: false, rating: null, reviewCount: 0, tool: { monthly: 4_900, currency: 'USD', isActive: true }, sources: [] },
};

const source = { name: 'Survey', url: 'https://survey.example/', license: 'CC BY', credit: '' };

export const vendor: VendorPage = {
  ...card,
  ...{ version: 5, monthsPaid: 4, prices: [], reviews: [], introduction: null, adoption: null },
  peers: { firms: 7, monthly: 6_000 },
  facts: [
    { kind: 'website', value: 'https://acme.example/', asOf: '2026-01-31', source },
    { kind: 'certification', value: 'SOC 2', asOf: '2026-01-31', source },
  ],
};

export const tool: Tool = {
  ...{ vendor: 'acme', name: 'Acme Payroll', category: 'payroll', isMatchedByPerson: false, cadence: 'monthly', monthly: 4_900 },
  ...{ spend: 58_800, currency: 'USD', lastOn: '2026-02-15', nextOn: '2026-03-15', isActive: true, owner: null },
  ...{ renewsOn: '2026-12-31', isRenewalEntered: true, noticeDays: 30, noticeOn: '2026-12-01', endedOn: null, note: 'Yearly.' },
  ...{ version: 2, zombie: null, peers: null, entry: { id: 'v1', slug: 'acme', name: 'Acme', subCategory: 'payroll' } },
};

export const failed = (code: string, message: string, status = 409) => Response.json({ code, message }, { status });

type Data = { [O in Operation]?: AnswerOf<O> };

/** Opens a page with the results of stored queries; `requested` has their variables. */
export function openExplore(page: ReactNode, data: Data, { rights = 'change', answers = {} as Record<string, Answer> } = {}) {
  cleanup();
  const queries: [string, unknown][] = [];
  const suite = renderInSuite(page, {
    zone: 'explore',
    claims: { userId: 'u1', companyId: 'c1', email: 'ann@firm.example', rights },
    answers: {
      'GET /acoren/graphql': ({ url }) => {
        const { searchParams } = new URL(url);
        const names = Object.keys(schemas) as Operation[];
        const operation = names.find((name) => documentIds[name] === searchParams.get('documentId'));
        queries.push([operation ?? '', JSON.parse(searchParams.get('variables') ?? '{}')]);
        const found = operation && data[operation];
        return Response.json(found ? { data: found } : { errors: [{ message: 'No.', extensions: { code: 'not_found' } }] });
      },
      ...answers,
    },
  });
  return { ...suite, requested: queries };
}

/** Records the bodies of writes, and answers them with a result. */
export function recorder() {
  const sent: [string, unknown][] = [];
  const write =
    (what: string, result: unknown = null, status = 200): Answer =>
    async (request) => {
      const text = await request.text();
      sent.push([what, text ? JSON.parse(text) : null]);
      return result === null ? new Response(null, { status: 204 }) : Response.json(result, { status });
    };
  return { sent, write };
}
