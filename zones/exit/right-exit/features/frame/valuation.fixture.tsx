import type { Settings } from '@services/valuation/contract/valuation';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup } from '@testing-library/react';
import type { ReactNode } from 'react';

const rates = { returnOnTangible: 0.1, capitalization: 0.2 };
const factors = {
  history: '',
  outlook: '',
  condition: '',
  earnings: '',
  dividends: '',
  goodwill: '',
  sales: '',
  comparables: '',
};

export const settings: Settings = {
  weights: { revenue: 2500, sde: 2500, ebitda: 2500, excess: 2500 },
  ...{ weighting: 'recent-more', owners: 1, marketPay: null, marketPaySource: '' },
  rates: { low: rates, mid: rates, high: rates },
  factors,
};

const valuation = {
  ...{ subject: 'Harborline', currency: 'USD', on: '2026-11-26', ledger: null, revenue: null, settings },
  years: [{ year: 2025, figures: {}, adjustments: [], counts: false, normalized: null, tangible: null }],
  means: { earnings: null, sde: null, ebitda: null, tangible: null },
  ...{ methods: [], formula: null, conclusion: null, cash: 0, debt: 0, toOwners: null, sensitivity: [], notices: [] },
};

/** Opens a page of the firm itself, whose figures have version 3. */
export function openSubject(page: ReactNode, part: object = {}, answers: Record<string, Answer> = {}) {
  cleanup();
  location.hash = '#/';
  return renderInSuite(page, {
    zone: 'right-exit',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /rightexit/v1/subjects/own/valuation': () => Response.json({ valuation, version: 3, mayChange: true, ...part }),
      ...answers,
    },
  });
}
