import { SuiteError } from '@suite/contract/errors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen } from '@testing-library/react';
import { MetricsFailed } from './metrics-failed';

const state = { asOf: '2026-10-31', currency: 'USD', coversFrom: '2023-09-01', clients: 90, openToDos: 3 };

function show(hash: string, code: 'invalid_request' | 'not_found', companyId = 'c1') {
  location.hash = hash;
  renderInSuite(<MetricsFailed error={new SuiteError(code, 'No.')} title="Not loaded" onRetry={() => undefined} />, {
    zone: 'iq-clients',
    claims: { userId: 'u1', companyId },
    cookies: { locale: 'en-US' },
    answers: { 'GET /insights/metrics/state': () => Response.json(state) },
  });
}

const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test.each([
  ['before the first', '2019-01-01', 'The ledger starts on Sep 1, 2023', 'Show Sep 1, 2023', '#/?sort=name&asOf=2023-09-01'],
  ['after the last', '2030-01-01', 'The ledger goes up to Oct 31, 2026', 'Show the latest', '#/?sort=name'],
])('a day %s of the ledger shows a message and links to a day that it covers', async (_, day, title, link, href) => {
  show(`#/?sort=name&asOf=${day}`, 'invalid_request');
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(await hrefOf(link)).toBe(href);
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});

test('any other error is shown with its reason', async () => {
  show('#/?asOf=2026-02-30', 'invalid_request');
  expect((await screen.findByRole('alert')).textContent).toContain('Not loadedNo.');
});

test('a firm without numbers sees how to get them', async () => {
  show('#/', 'not_found');
  expect(await hrefOf('Upload a file')).toBe('https://hub.suite.example/iq/onboarding/#/upload');
});

test('a person without a firm is led to set one up', async () => {
  show('#/', 'not_found', '');
  expect(await hrefOf('Set up your firm')).toBe('https://hub.suite.example/iq/onboarding/#/');
});
