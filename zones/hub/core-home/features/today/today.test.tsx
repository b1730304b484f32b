import type { AccessTokenClaims } from '@services/identity/contract/token';
import { dashboardFixture } from '@services/insights/contract/dashboard.fixture';
import type { ToDo } from '@services/insights/contract/to-dos';
import type { Connection } from '@services/ledger/contract/firms';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { MILLISECONDS_PER_DAY } from '@suite/values/day-length';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Today } from './today';

const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const FIRM = 'GET /insights/api/v1/firms/unified/u1';
const DASHBOARD = 'GET /insights/metrics/dashboard';
const TO_DOS = 'GET /insights/advisory/to-dos';
const REQUESTS = 'GET /access/v1/requests';
const SAMPLE = 'GET /insights/sample-data';
const INVITATIONS = 'GET /access/v1/invitations';
const PAYMENTS = 'GET /payments/v1/attention';

const SECURITY = 'GET /wisp/v1/attention';

const apps = 'app:home,app:core-home,app:apps,app:iq-settings,app:iq-onboarding';
const member = { userId: 'u1', companyId: 'c1', iqId: organizationId, segments: 'iq', rights: apps };
const administrator = { ...member, rights: `${apps},app:app-manager,admin` };

const xero: Connection = { connectionType: 8, status: 1, lastImportAt: null };
const down: Answer = () => new Response('', { status: 500 });
const firm =
  (connections: Connection[], hasSampleData = false): Answer =>
  () =>
    Response.json({ data: { organizationId, name: 'Harborline Accounting', connections, hasSampleData } });

const sampleSince =
  (addedAt: string | null): Answer =>
  () =>
    Response.json({ data: { addedAt, canAdd: false } });

const failedPayments =
  (count: number): Answer =>
  () =>
    Response.json({
      failed: { count, amounts: count ? [{ currency: 'USD', amount: 54_000 }] : [] },
      late: { count: 0, amounts: [] },
    });

const calm = (): Record<string, Answer> => ({
  [FIRM]: firm([xero]),
  [REQUESTS]: () => Response.json({ requests: [], total: 0 }),
  [INVITATIONS]: () => Response.json({ invitations: [], total: 0 }),
  [SAMPLE]: sampleSince(null),
  [PAYMENTS]: failedPayments(0),
});

function open(claims: Partial<AccessTokenClaims>, answers: Record<string, Answer> = {}, cookies = {}) {
  return renderInSuite(<Today />, { zone: 'core-home', claims, answers: { ...calm(), ...answers }, cookies });
}

const card = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
const linkOf = (title: string, name: string) =>
  within(card(title))
    .findByRole<HTMLAnchorElement>('link', { name })
    .then(({ href }) => href);

test('a day without anything to do says so in a line', async () => {
  const { requests } = open(administrator);
  expect(await screen.findByText('Nothing needs you today.')).toBeTruthy();
  expect(screen.getByText('All else is fine: Connections, Requests for access, Invitations.')).toBeTruthy();
  expect(requests).toHaveLength(3);
});

test('what needs an administrator is counted, and links to the exact place', async () => {
  open(administrator, {
    [FIRM]: firm([
      { ...xero, status: 0 },
      { ...xero, connectionType: 6, status: 2 },
    ]),
    [REQUESTS]: (request) => Response.json({ requests: [], total: request.url.includes('state=open') ? 3 : 0 }),
    [INVITATIONS]: (request) => Response.json({ invitations: [], total: request.url.includes('state=expired') ? 1 : 0 }),
  });
  expect(await screen.findByText('3 things need you today.')).toBeTruthy();
  expect(card('Connections').textContent).toContain('Xero and Google Sheets are not connected.');
  expect(await linkOf('Connections', 'Check connections')).toBe('https://hub.suite.example/iq/settings/#/');
  // A ledger that has failed is repaired, not connected again.
  expect(within(card('Connections')).queryByRole('link', { name: 'Connect a ledger' })).toBeNull();
  expect(card('Requests for access').textContent).toContain('3 requests wait for an answer.');
  expect(await linkOf('Requests for access', 'Grant or refuse')).toBe(
    'https://hub.suite.example/accesshub/appmanager/#/requests',
  );
  expect(card('Invitations').textContent).toContain('One invitation expired');
  expect(await linkOf('Invitations', 'Send again')).toBe('https://hub.suite.example/accesshub/appmanager/#/invitations');
});

test('§4 a spreadsheet alone is no ledger', async () => {
  open(member, { [FIRM]: firm([{ ...xero, connectionType: 7 }]) });
  expect(await screen.findByText('One thing needs you today.')).toBeTruthy();
  expect(card('Connections').textContent).toContain('No ledger is connected');
  expect(within(card('Connections')).queryByRole('link', { name: 'Check connections' })).toBeNull();
  expect(await linkOf('Connections', 'Connect a ledger')).toBe('https://hub.suite.example/iq/onboarding/#/');
});

test('a member sees nothing about requests and invitations, and they are not requested', async () => {
  const { requests } = open(member);
  expect(await screen.findByText('All else is fine: Connections.')).toBeTruthy();
  expect(requests).toEqual([FIRM]);
});

test.each([
  ['without the IQ segment', { ...member, segments: '' }],
  ['to whom neither app is open', { ...member, rights: 'app:home' }],
])('a person %s sees nothing about connections', (_, claims) => {
  const { requests } = open(claims);
  expect(screen.getByText('Nothing needs you today.')).toBeTruthy();
  expect(requests).toEqual([]);
});

test('a person without a company is sent to set up their firm', () => {
  const { requests } = open({ userId: 'u1', rights: apps, segments: '' });
  expect(screen.getByText('One thing needs you today.')).toBeTruthy();
  const link = within(card('Your firm')).getByRole<HTMLAnchorElement>('link', { name: 'Set up your firm' });
  expect(link.href).toBe('https://hub.suite.example/iq/onboarding/#/');
  expect(requests).toEqual([]);
});

test('an uploaded list is a ledger', async () => {
  open(member, { [FIRM]: firm([{ ...xero, connectionType: 7, isFromFiles: true }]) });
  expect(await screen.findByText('Nothing needs you today.')).toBeTruthy();
});

describe('the numbers of the ledger', () => {
  const rights = `${apps},app:iq-clients,app:iq-client-advisory`;
  const advisor = { ...member, rights };
  const answerWith = (days: number, overdue: object, over90 = 0): Answer => {
    const asOf = new Date(Date.now() - days * MILLISECONDS_PER_DAY).toISOString().slice(0, 10);
    const aging = { available: true, value: { current: 0, days1To30: 0, days31To60: 0, days61To90: 0, over90 } };
    return () => Response.json({ ...dashboardFixture, asOf, overdue, aging });
  };
  const first: ToDo = {
    id: '7d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30',
    clientId: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d',
    client: 'Ironbridge Fitness',
    rule: 'collect',
    text: null,
    evidence: [],
    asOf: '2026-01-01',
    holds: true,
    atStake: null,
    state: 'open',
    owner: null,
    dueOn: null,
    snoozedUntil: null,
    dismissReason: null,
    dismissText: null,
    promise: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    createdBy: null,
    changedAt: null,
    changedBy: null,
    notes: [],
    version: 1,
  };
  const toDos =
    (open: number): Answer =>
    () =>
      Response.json({
        currency: 'USD',
        today: '2026-01-01',
        salesAreRevenue: false,
        toDos: open ? [first] : [],
        total: open,
        counts: { open, mine: 0, snoozed: 0, done: 2, dismissed: 0 },
      });

  test('overdue amounts, open to-dos and an outdated ledger are shown with their numbers and link to their pages', async () => {
    const overdue = { available: true, value: 2_760_000 };
    open(advisor, { [DASHBOARD]: answerWith(47, overdue, 420_000), [TO_DOS]: toDos(12) }, { locale: 'en-US' });
    expect(await screen.findByText('3 things need you today.')).toBeTruthy();
    expect(card('Overdue').textContent).toMatch(/\$27,600As of .*, \$4,200 of it for more than 90 days\./);
    expect(await linkOf('Overdue', 'See who owes it')).toBe('https://hub.suite.example/iq/clients/#/collectioneffectiveness');
    expect(card('To-dos').textContent).toMatch(/12 open.*The most urgent: Collect what is overdue, Ironbridge Fitness\./);
    expect(await linkOf('To-dos', 'Open the to-dos')).toBe('https://hub.suite.example/iq/client-advisory/#/');
    expect(card('Ledger').textContent).toContain('47 days oldAll numbers are as of');
    expect(await linkOf('Ledger', 'Upload a newer file')).toBe('https://hub.suite.example/iq/onboarding/#/upload');
  });

  test('nothing is guessed: a missing number has its reason, and a missing import says what is needed', async () => {
    const unknown = { available: false, reason: 'settlement-unknown' };
    open(advisor, { [DASHBOARD]: answerWith(3, unknown), [TO_DOS]: toDos(0) });
    expect(await screen.findByText(/^When some invoices were paid, or whether they were, is not known\./)).toBeTruthy();
    expect(await screen.findByText('Nothing needs you today.')).toBeTruthy();
    expect(screen.getByText('All else is fine: To-dos, Ledger, Connections.')).toBeTruthy();
  });

  test('before the first import they say so', async () => {
    open(advisor, { [TO_DOS]: toDos(0) });
    expect(await screen.findByText('Nothing was imported yet.')).toBeTruthy();
    expect(screen.queryByText('Overdue')).toBeNull();
    expect(screen.queryByText(/All else is fine: .*To-dos/)).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('without a ledger only one thing is shown: that none is connected', async () => {
    open({ ...advisor, rights: `${rights},app:iq-onboarding` }, { [TO_DOS]: toDos(0), [FIRM]: firm([]) });
    expect(await screen.findByText('No ledger is connected.')).toBeTruthy();
    expect(screen.queryByText('Nothing was imported yet.')).toBeNull();
  });

  test('sample numbers are marked, and need no action', async () => {
    const sample = { [SAMPLE]: sampleSince('2026-11-15T09:00:00.000Z'), [FIRM]: firm([], true) };
    open(advisor, { ...sample, [DASHBOARD]: answerWith(47, { available: true, value: 2_760_000 }), [TO_DOS]: toDos(12) });
    expect(await screen.findByText('Sample data')).toBeTruthy();
    expect(screen.getByText('Nothing needs you today.')).toBeTruthy();
    expect(screen.queryByText('Overdue')).toBeNull();
  });
});

describe('proposals', () => {
  const ATTENTION = 'GET /proposals/v1/attention';
  const offering = { ...member, rights: `${apps},app:offer` };
  const counted = (count: number, amount: number) => ({ count, firstYear: count ? [{ currency: 'USD', amount }] : [] });
  const waiting =
    (awaiting: number, expiring: number, questions = 0): Answer =>
    () =>
      Response.json({
        awaiting: counted(awaiting, 2_400_000),
        expiring: counted(expiring, 600_000),
        questions: counted(questions, 600_000),
      });

  test('with failed payments are counted and link to them', async () => {
    open(offering, { [ATTENTION]: waiting(0, 0), [PAYMENTS]: failedPayments(2) }, { locale: 'en-US' });
    expect(await screen.findByText('One thing needs you today.')).toBeTruthy();
    expect(card('Failed payments').textContent).toMatch(/2\$540 could not be collected\./);
    expect(await linkOf('Failed payments', 'See the payments')).toBe('https://hub.suite.example/offer/#/payments?view=failed');
  });

  test('with late payments and unanswered questions come before those that only await the client', async () => {
    const late: Answer = () =>
      Response.json({ failed: { count: 0, amounts: [] }, late: { count: 3, amounts: [{ currency: 'USD', amount: 160_000 }] } });
    open(offering, { [ATTENTION]: waiting(4, 0, 1), [PAYMENTS]: late }, { locale: 'en-US' });
    expect(await screen.findByText('3 things need you today.')).toBeTruthy();
    const titles = [card('Late payments'), card('Questions from clients'), card('Awaiting acceptance')];
    expect([...(titles[0]?.parentElement?.children ?? [])]).toEqual(titles);
    expect(card('Late payments').textContent).toMatch(/3\$1,600 was due before today\./);
    expect(await linkOf('Late payments', 'See the payments')).toBe('https://hub.suite.example/offer/#/payments?view=late');
    expect(card('Questions from clients').textContent).toMatch(/1A client asked about a proposal, and nobody has answered\./);
    expect(await linkOf('Questions from clients', 'Answer')).toBe('https://hub.suite.example/offer/#/?view=questions');
  });

  test('that await acceptance or expire soon are counted and link to their view of the pipeline', async () => {
    open(offering, { [ATTENTION]: waiting(4, 1) }, { locale: 'en-US' });
    expect(await screen.findByText('2 things need you today.')).toBeTruthy();
    expect(card('Awaiting acceptance').textContent).toMatch(/4Worth \$24,000 in the first 12 months\./);
    expect(await linkOf('Awaiting acceptance', 'See the proposals')).toBe('https://hub.suite.example/offer/#/?view=awaiting');
    expect(card('Expiring this week').textContent).toMatch(/1Worth \$6,000 in the first 12 months, and open for seven more days/);
    expect(await linkOf('Expiring this week', 'Remind or extend')).toBe('https://hub.suite.example/offer/#/?view=expiring');
  });

  test('are fine while none waits, and not requested for people without the app', async () => {
    open(offering, { [ATTENTION]: waiting(0, 0) });
    expect(await screen.findByText('All else is fine: Failed payments, Late payments, Proposals, Connections.')).toBeTruthy();
  });
});

describe('security', () => {
  const secured = { ...member, rights: `${apps},app:wisp` };
  const asks =
    (answers: object): Answer =>
    () =>
      Response.json({
        today: '2026-11-24',
        score: null,
        due: { count: 0, overdue: 0, first: [] },
        acknowledgeBy: null,
        ...answers,
      });
  const to = { kind: 'review', key: '' };

  test('the score is shown with what lowers it, and due dates as a calendar', async () => {
    const score = { percent: 71, open: 13, lowering: ['Two-factor', 'Backup'] };
    const first = [
      { on: '2026-11-20', text: 'Annual review', to },
      { on: '2026-11-30', text: 'Exception ends: VPN', to },
    ];
    open(secured, { [SECURITY]: asks({ score, due: { count: 2, overdue: 1, first } }) }, { locale: 'en-US' });
    expect(await screen.findByText('2 things need you today.')).toBeTruthy();
    expect(card('Security score').textContent).toContain('71%Lowered by Two-factor, Backup and 11 more.');
    expect(await linkOf('Security score', 'See the controls')).toBe('https://security.suite.example/wisp/#/');
    const days = within(card('Due in security'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
    expect(days).toEqual(['Nov 20, 2026Annual review', 'Nov 30, 2026Exception ends: VPN']);
    expect(card('Due in security').textContent).toContain('21 overdue.');
  });

  test("a low score leaves nothing of the plan among what is fine except the person's own acknowledgement", async () => {
    open(secured, { [SECURITY]: asks({ score: { percent: 8, open: 41, lowering: ['Backups'] } }) });
    const fine = await screen.findByText(/^All else is fine:/);
    expect(fine.textContent).toBe('All else is fine: Due in security, Acknowledgement of the security plan, Connections.');
  });

  test('a person with read access only is asked to acknowledge the plan', async () => {
    open(secured, { [SECURITY]: asks({ acknowledgeBy: '2026-11-20' }) }, { locale: 'en-US' });
    expect(await screen.findByText('One thing needs you today.')).toBeTruthy();
    expect(card('Acknowledgement of the security plan').textContent).toContain('It was due Nov 20, 2026.');
    expect(await linkOf('Acknowledgement of the security plan', 'Read and acknowledge')).toBe(
      'https://security.suite.example/wisp/#/own',
    );
  });

  test('is fine without open controls and with nothing due', async () => {
    open(secured, { [SECURITY]: asks({ score: { percent: 100, open: 0, lowering: [] } }) });
    expect(
      await screen.findByText(
        'All else is fine: Security score, Due in security, Acknowledgement of the security plan, Connections.',
      ),
    ).toBeTruthy();
  });
});

test('a card that fails says so without affecting the others, and can be retried', async () => {
  const { answers, toasts } = open(administrator, { [REQUESTS]: down });
  expect((await screen.findByRole('alert')).textContent).toContain('The requests could not be loaded.');
  expect(screen.getByText('All else is fine: Connections, Invitations.')).toBeTruthy();
  expect(screen.getByText('Not everything could be loaded.')).toBeTruthy();
  answers[REQUESTS] = () => Response.json({ requests: [], total: 1 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('One request waits for an answer.')).toBeTruthy();
  expect(toasts).toEqual([]);
});

test("the person's apps are listed below, pinned and recent first", async () => {
  open({ ...member, rights: `${apps},app:wisp` }, { [SECURITY]: down }, { pinned_apps: '18', recent_apps: '9.11.8' });
  await screen.findByText('Not everything could be loaded.');
  const [pinned, recent] = screen.getAllByRole('region');
  expect(within(pinned as HTMLElement).getByRole('link').textContent).toBe('Security plan');
  // The person has no access to offers.
  expect(
    within(recent as HTMLElement)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['IQ onboarding', 'IQ settings']);
});

test('a person who may open no app is told what to do', () => {
  open({ userId: 'u1' });
  expect(screen.getByRole('heading', { name: 'No app is open to you yet' })).toBeTruthy();
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: 'All apps, and those you can ask for' }).href).toBe(
    'https://onespace.suite.example/apps/#/',
  );
});
