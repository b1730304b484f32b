import { renderInSuite } from '@suite/testing/render-in-suite';
import { act, cleanup } from '@testing-library/react';
import { PrintHead } from './print-head';

const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const state = { asOf: '2026-10-31', currency: 'USD', coversFrom: '2024-01-01', clients: 126, openToDos: 12 };

afterEach(cleanup);

test('a printed page names the firm, even if its name arrived after the page', async () => {
  const { browser } = renderInSuite(<PrintHead />, {
    zone: 'iq-dashboard',
    claims: { companyId },
    answers: { 'GET /insights/metrics/state': () => Response.json(state) },
  });
  await act(async () => undefined);
  browser.writeCookie('org_name', JSON.stringify({ companyId, name: 'Harborline Accounting' }));
  act(() => void dispatchEvent(new Event('beforeprint')));
  expect(document.querySelector('.iq-print-head')?.getAttribute('data-firm')).toBe('Harborline Accounting');
});
