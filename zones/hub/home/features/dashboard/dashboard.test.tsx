import type { AccessTokenClaims } from '@services/identity/contract/token';
import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import type { Connection } from '@services/ledger/contract/firms';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import type { EnvironmentName } from '@suite/zones/environments';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Dashboard } from './dashboard';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const withoutIq = { userId, firstName: 'Mia', lastName: 'Lund', email: 'mia@cedarworks.example' };
const withIq = { ...withoutIq, companyId: 'c1', iqId: organizationId, segments: 'of,iq' };

const insightsUser = {
  id: userId,
  unifiedId: userId,
  organizationId,
  firstName: 'Mia',
  lastName: 'Lund',
  email: withIq.email,
  accessEnabled: true,
  sendWeeklyReport: true,
  sendMonthlyReport: true,
  userRole: 'Administrator',
};

const xero: Connection = { connectionType: 8, status: 1, lastImportAt: '2026-11-20T10:00:00.000Z' };

const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value });

const insights = (connections: Connection[]): Record<string, Answer> => ({
  'GET /insights/users': data(insightsUser),
  [`GET /insights/firms/${organizationId}`]: data({ organizationId, name: 'Cedarworks Tax', connections }),
  'GET /insights/connections/all': data(connections),
});

function open(claims: Partial<AccessTokenClaims>, answers?: Record<string, Answer>, environment?: EnvironmentName) {
  return renderInSuite(<Dashboard />, { zone: 'home', claims, answers, environment });
}

const link = (name: string) => screen.getByRole('link', { name });
const order = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

/** Expects a real link that opens in a new tab. */
function expectNewTab(element: HTMLElement, href: string) {
  expect(element.getAttribute('href')).toBe(href);
  expect(element.getAttribute('target')).toBe('_blank');
  expect(element.getAttribute('rel')).toBe('noopener');
}

test('§2 without the IQ segment: Get Started, the promo card, no next steps, no check', () => {
  const { requests } = open(withoutIq);
  expect(screen.getByRole('heading', { level: 1, name: 'Overview' })).toBeTruthy();
  expect(order()).toEqual(['Your products', 'Practice Smart Client Management with Connect IQ', 'Helpful resources']);
  for (const start of screen.getAllByRole('link', { name: 'Get Started' })) {
    expectNewTab(start, 'https://hub.suite.example/iq/dashboard/#/');
  }
  expect(screen.getByText('AVAILABLE NOW')).toBeTruthy();
  expect(screen.queryByRole('status')).toBeNull();
  expect(requests).toEqual([]);
});

test('§2 the promo card lists pricing, collection effectiveness and vendor analysis', () => {
  open(withoutIq);
  const promo = within(screen.getByRole('region', { name: 'Practice Smart Client Management with Connect IQ' }));
  expect(promo.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'PricingHighlight where you can improve pricing',
    'Collection effectivenessOptimize cash flow and collection efforts',
    'Vendor analysisHelp guide you to the ideal tech stack',
  ]);
});

test('§2 a token without a user id: no heading and no products', () => {
  open({ ...withoutIq, userId: '' });
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  expect(order()).toEqual(['Practice Smart Client Management with Connect IQ', 'Helpful resources']);
});

test('§4 with the IQ segment a spinner is shown while the ledger is looked up, then the result', async () => {
  open(withIq, insights([xero]));
  expect(screen.getByRole('status').textContent).toBe('Looking up your ledger connection');
  expect(order()).toEqual(['Your products']);
  await screen.findByRole('heading', { name: 'Connect IQ next steps' });
  expect(screen.queryByRole('status')).toBeNull();
  expect(order()).toEqual(['Your products', 'Connect IQ next steps', 'Helpful resources']);
});

test('§2 a connected ledger shows three cards that link to IQ clients', async () => {
  open(withIq, insights([xero]));
  await screen.findByRole('heading', { name: 'Connect IQ next steps' });
  expectNewTab(link('Open'), 'https://hub.suite.example/iq/dashboard/#/');
  expect(screen.getByText('Learn how to optimize your cash flow and streamline your collection efforts.').tagName).toBe('P');
  expectNewTab(link('Learn more: Collection effectiveness'), 'https://hub.suite.example/iq/clients/#/collectioneffectiveness');
  expect(screen.getByText('Highlight areas where you can improve your pricing model across your client list.')).toBeTruthy();
  expectNewTab(link('Learn more: Pricing'), 'https://hub.suite.example/iq/clients/#/stalepricing');
  expect(screen.getByText('Help guide you to the ideal tech stack and practice Smart Client Management.')).toBeTruthy();
  expectNewTab(link('Learn more: Vendor analysis'), 'https://hub.suite.example/iq/clients/#/vendoranalysis');
  expect(screen.queryByText('AVAILABLE NOW')).toBeNull();
});

describe('the numbers on the cards', () => {
  const seeing = { ...withIq, rights: 'app:iq-clients' };
  const DASHBOARD = 'GET /insights/metrics/dashboard';
  const cards = async () => {
    await screen.findByRole('heading', { name: 'Connect IQ next steps' });
    return within(screen.getByRole('region', { name: 'Connect IQ next steps' })).getAllByRole('article');
  };

  test('show the current state of the ledger, beside the texts of §2', async () => {
    const answers = { ...insights([xero]), [DASHBOARD]: () => Response.json(dashboardFixture) };
    renderInSuite(<Dashboard />, { zone: 'home', claims: seeing, answers, cookies: { locale: 'en-US' } });
    const [collection, pricing, vendors] = await cards();
    await screen.findByText('92.4%');
    expect(collection?.textContent).toMatch(/CEI, mean of months92\.4%overdue\$27,600As of Nov 20, 2026Learn more/);
    expect(pricing?.textContent).toContain('stale prices31pricing opportunityNot available');
    expect(vendors?.textContent).toContain('vendors48top-5 share62%');
  });

  test('that the ledger does not have are described, not shown as zero', async () => {
    const vendors = { ...dashboardFixture.vendors, vendors: 0 };
    const prices = { fresh: 0, due: 0, stale: 0, veryStale: 0, unknown: 0, ended: 0 };
    const empty = { ...dashboardFixture, vendors, pricing: { ...dashboardFixture.pricing, prices } };
    open(seeing, { ...insights([xero]), [DASHBOARD]: () => Response.json(empty) });
    expect(await screen.findByText(/^No vendors yet\./)).toBeTruthy();
    expect(screen.getByText(/^No recurring prices yet\./)).toBeTruthy();
  });

  test.each([
    ['no numbers yet', 404, 'No numbers yet. They come with the first import.'],
    ['a failure', 500, 'The numbers could not be loaded.'],
  ])('%s is shown in their place', async (_, status, text) => {
    const answer = () => Response.json({ code: status === 404 ? 'not_found' : 'unexpected', message: '' }, { status });
    open(seeing, { ...insights([xero]), [DASHBOARD]: answer });
    expect(await screen.findAllByText(text)).toHaveLength(3);
  });

  test('are not requested for a person who may not see them', async () => {
    const { requests } = open(withIq, insights([xero]));
    await cards();
    expect(requests).not.toContain(DASHBOARD);
  });
});

test.each([
  ['an uploaded list', { connections: [{ ...xero, connectionType: 7, isFromFiles: true }], hasSampleData: false }],
  ['sample data', { connections: [], hasSampleData: true }],
] as const)('%s is a ledger', async (_, { connections, hasSampleData }) => {
  open(withIq, {
    ...insights([...connections]),
    [`GET /insights/firms/${organizationId}`]: data({ organizationId, name: 'Cedarworks Tax', connections, hasSampleData }),
  });
  expect(await screen.findByRole('link', { name: 'Learn more: Pricing' })).toBeTruthy();
  expect(screen.queryByText('Sample data') !== null).toBe(hasSampleData);
});

const notConnected: [string, Record<string, Answer>][] = [
  ['an empty list', insights([])],
  ['a ledger that lost its connection', insights([{ ...xero, status: 0 }])],
  ['a spreadsheet alone', insights([{ ...xero, connectionType: 7 }])],
  [
    'a 400 of connections/all',
    {
      ...insights([xero]),
      'GET /insights/connections/all': () => Response.json({ code: 'not_connected', message: 'None.' }, { status: 400 }),
    },
  ],
  ['no insights user', {}],
];

test.each(notConnected)('§2 no ledger (%s): one card that links to the IQ dashboard', async (_, answers) => {
  const { toasts } = open(withIq, answers);
  const title = await screen.findByRole('heading', { name: 'Uncover customer stories from your current sales data.' });
  expect(title.nextElementSibling?.textContent).toBe(
    'Select a platform to connect your firms sales data and receive information on pricing, collection effectiveness and vendor analysis.',
  );
  expectNewTab(link('Get Started'), 'https://hub.suite.example/iq/dashboard/#/');
  expect(screen.queryByRole('link', { name: /^Learn more/ })).toBeNull();
  expect(toasts).toEqual([]);
});

test('§2 a failed check shows an error in its place and can be retried, while the rest stays', async () => {
  const { answers } = open(withIq, { 'GET /insights/users': () => new Response('', { status: 500 }) });
  expect((await screen.findByRole('alert')).textContent).toContain('Your ledger connection could not be looked up.');
  expect(order()).toEqual(['Your products', 'Connect IQ next steps', 'Helpful resources']);
  Object.assign(answers, insights([xero]));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Learn more: Pricing' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each<[EnvironmentName, boolean]>([
  ['local', false],
  ['localHttps', true],
  ['dev', true],
  ['qa', false],
  ['staging', false],
  ['uat', false],
  ['prod', false],
])('§2 the offer row in %s: %s', (environment, isThere) => {
  open(withoutIq, {}, environment);
  expect(screen.queryByText('Create, send and track proposals') !== null).toBe(isThere);
  if (isThere)
    expectNewTab(
      link('Open'),
      environment === 'dev' ? 'https://dev-hub.suite.example/offer/#/' : 'https://localhost:3011/offer/#/',
    );
});

test('§2 three helpful resources, each external and in a new tab', () => {
  open(withoutIq);
  const region = within(screen.getByRole('region', { name: 'Helpful resources' }));
  expect(region.getByText('The most popular resources and connections you need are right here at your fingertips.')).toBeTruthy();
  const cards = region.getAllByRole('article');
  expect(cards.map(({ textContent }) => textContent)).toEqual([
    'Product blogWindows command-line referenceEvery command-line code with its options, in one place.Read post↗',
    'Trade publicationAccounting conferences and eventsWhere the profession meets this year.Read article↗',
    "Product blogWhat's new in QuickBooks OnlineThe latest features for you and your clients.Read post↗",
  ]);
  const addresses = [
    'https://learn.microsoft.com/windows-server/administration/windows-commands/windows-commands',
    'https://www.accountingtoday.com/events',
    'https://quickbooks.intuit.com/online/whats-new',
  ];
  for (const [index, each] of region.getAllByRole('link').entries()) expectNewTab(each, addresses[index] ?? '');
});
