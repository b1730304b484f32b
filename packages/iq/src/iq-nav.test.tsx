import { renderInSuite } from '@suite/testing/render-in-suite';
import { iqSections } from '@suite/zones/iq-sections';
import { rightOf } from '@suite/zones/zones';
import { act, cleanup, screen, within } from '@testing-library/react';
import { IqNav } from './iq-nav';

const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const iqRights = (['iq-dashboard', 'iq-clients', 'iq-client-advisory', 'iq-reports', 'iq-settings'] as const).map(rightOf);

const state = {
  asOf: '2026-10-31',
  currency: 'USD',
  coversFrom: '2024-01-01',
  clients: 126,
  openToDos: 12,
};

const open = (route: string, zone: 'iq-clients' | 'iq-reports' = 'iq-clients', rights: string[] = iqRights) =>
  renderInSuite(<IqNav zone={zone} route={route} />, {
    zone,
    claims: { companyId, rights: rights.join(',') },
    answers: { 'GET /insights/metrics/state': () => Response.json(state) },
  });

const links = () => within(screen.getByRole('navigation', { name: 'IQ' })).getAllByRole('link');
const hashes = () => links().map((link) => (link.getAttribute('href') ?? '').replace(/^.*(?=\/iq)/, ''));

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '';
});

test('shows all sections in order with their counts, and marks the current one', async () => {
  open('/client');
  expect((await screen.findByText('126')).parentElement?.textContent).toBe('Clients126');
  expect(links().map(({ textContent }) => textContent)).toEqual([
    'Dashboard',
    'Clients126',
    'Collections',
    'Pricing',
    'Vendors',
    'To-dos12',
    'Reports',
    'Settings',
  ]);
  expect(links().filter((link) => link.getAttribute('aria-current') === 'page')[0]?.textContent).toBe('Clients126');
  expect(links().map(({ dataset }) => dataset.shortcut)).toEqual(iqSections.map(({ key }) => key));
});

test('leaves out sections of apps that the person cannot open', async () => {
  open('/', 'iq-clients', [rightOf('iq-clients')]);
  await screen.findByText('126');
  expect(links().map(({ textContent }) => textContent)).toEqual(['Clients126', 'Collections', 'Pricing', 'Vendors']);
});

test('the links keep the as-of date, also across pages without one, until the latest is requested', async () => {
  location.hash = '#/?asOf=2026-06-30';
  open('/');
  await screen.findByText('126');
  expect(hashes()).toContain('/iq/dashboard/#/?asOf=2026-06-30');
  expect(hashes()).toContain('/iq/reports/#/');
  cleanup();

  act(() => {
    location.hash = '#/';
  });
  open('/', 'iq-reports');
  await screen.findByText('126');
  expect(hashes()).toContain('/iq/clients/#/collectioneffectiveness?asOf=2026-06-30');
  cleanup();

  open('/');
  await screen.findByText('126');
  expect(hashes()).toContain('/iq/dashboard/#/');
});
