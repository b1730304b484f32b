import type { ProviderConnection } from '@services/ledger/contract/connections';
import type { Connection } from '@services/ledger/contract/firms';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Checklist } from './checklist';

const userId = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const companyId = 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30';
const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const mia = { userId, firstName: 'Mia', lastName: 'Lund', email: 'mia@cedarworks.example' };
const withFirm = { ...mia, companyId, iqId: organizationId, segments: 'iq' };
const name = 'Cedarworks Tax';

const { userId: id, ...person } = mia;
const insightsUser = {
  ...person,
  id,
  unifiedId: userId,
  organizationId: organizationId as string | null,
  accessEnabled: true,
  sendWeeklyReport: true,
  sendMonthlyReport: true,
  userRole: 'Administrator',
};

const data =
  (value: unknown): Answer =>
  () =>
    Response.json({ data: value });
const down: Answer = () => new Response('', { status: 500 });

const provider = (part: Partial<ProviderConnection>): ProviderConnection => ({
  connectionType: 8,
  name: 'Xero',
  isConfigured: true,
  state: 'not-connected',
  account: null,
  isSyncing: false,
  lastSyncAt: null,
  nextSyncAt: null,
  failure: null,
  duplicates: null,
  sync: null,
  ...part,
});

const platform: Record<string, Answer> = {
  'GET /insights/connections': data([provider({})]),
  'GET /insights/uploads': () => Response.json({ uploads: [], total: 0 }),
};

const firm = (connections: Connection[], hasClients = false): Record<string, Answer> => ({
  'GET /insights/users': data(insightsUser),
  [`GET /insights/firms/${organizationId}`]: data({ organizationId, name, connections, hasClients }),
  'GET /insights/connections/all': connections.some(({ status }) => status === 1)
    ? data(connections)
    : () => Response.json({ code: 'not_connected', message: 'None.' }, { status: 400 }),
});

const open = (claims: Parameters<typeof renderInSuite>[1]['claims'], answers: Record<string, Answer>) =>
  renderInSuite(<Checklist />, { zone: 'iq-onboarding', claims, answers: { ...platform, ...answers } });

/** Opens the setup for a person without a firm, with servers that remember what is created. */
function openSetup(given: Record<string, Answer> = {}) {
  const sent: Record<string, unknown>[] = [];
  let claims: typeof mia & Partial<typeof withFirm> = mia;
  const suite = open(mia, {
    [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(false),
    [`GET /identity/v3/users/${userId}/companies`]: () => Response.json([]),
    'POST /insights/api/v1/users/': async (request) => {
      sent.push(await request.json());
      return data({ ...insightsUser, organizationId: null })(request);
    },
    'POST /insights/api/v1/firms/provision': async (request) => {
      const body = await request.json();
      sent.push(body);
      claims = withFirm;
      return Response.json({ statusCode: 200, result: { organizationId, name: body.name, connections: [] } });
    },
    'POST /insights/api/v1/firms/add-clients': async (request) => {
      const body = await request.json();
      sent.push(body);
      Object.assign(suite.answers, firm([], true));
      return data(body.clients.map((client: object) => ({ email: null, ...client, id: crypto.randomUUID() })))(request);
    },
    'POST /identity/v1/oauth2/token': () => Response.json(suite.tokensOf(claims)),
    ...firm([]),
    ...given,
  });
  const writes = () => suite.requests.filter((call) => call.startsWith('POST'));
  return { ...suite, sent, writes };
}

const press = async (button: string) => userEvent.click(await screen.findByRole('button', { name: button }));
const field = (label: string) => screen.findByRole('textbox', { name: label });
const current = () => screen.getAllByRole('listitem').find((step) => step.getAttribute('aria-current') === 'step');
const stepOf = (title: string) => screen.getByRole('heading', { name: title }).closest('li') as HTMLElement;
const enteredIn = async (label: string) => ((await field(label)) as HTMLInputElement).value;

beforeEach(() => sessionStorage.clear());

test('§4 provisions the user, the firm and its clients, renewing the token after each', async () => {
  const { sent, writes, toasts } = openSetup();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Set up Connect IQ');
  expect(current()?.textContent).toContain('Connect IQ will know you as Mia Lund, mia@cedarworks.example');
  await userEvent.type(await field('Firm name'), ` ${name} `);
  await press('Create firm');
  await press('Add clients');
  await userEvent.type(await field('Name'), 'Alder Dental');
  await press('Add a row');
  const second = within(screen.getByRole('group', { name: 'Client 2' }));
  await userEvent.type(second.getByLabelText('Name'), 'Birch Bakery');
  await userEvent.type(second.getByLabelText('E-mail (optional)'), 'owner@birch.example');
  await press('Add clients');

  expect((await screen.findByRole('heading', { name })).closest('li')?.textContent).toContain('Done');
  await waitFor(() => expect(stepOf('Add clients').textContent).toContain('Done'));
  expect(current()).toBe(stepOf('Connect your ledger'));
  const renewal = 'POST /identity/v1/oauth2/token';
  expect(writes()).toEqual([
    'POST /insights/api/v1/users/',
    renewal,
    'POST /insights/api/v1/firms/provision',
    renewal,
    'POST /insights/api/v1/firms/add-clients',
    renewal,
  ]);
  expect(sent).toEqual([
    {
      user: {
        unifiedId: userId,
        ...person,
        accessEnabled: true,
        sendWeeklyReport: true,
        sendMonthlyReport: true,
        userRole: 'Administrator',
      },
    },
    { name, timeZone: 'UTC' },
    { parentId: organizationId, clients: [{ name: 'Alder Dental' }, { name: 'Birch Bakery', email: 'owner@birch.example' }] },
  ]);
  expect(toasts).toEqual(['2 clients added.']);
});

test('a refused firm name can be corrected even though the user was created with it', async () => {
  const { answers, writes } = openSetup();
  const provision = answers['POST /insights/api/v1/firms/provision'] as Answer;
  answers['POST /insights/api/v1/firms/provision'] = () =>
    Response.json({ statusCode: 400, errors: ['Give the firm another name.'] }, { status: 400 });
  await userEvent.type(await field('Firm name'), 'Cedar');
  await press('Create firm');
  await screen.findByText('Give the firm another name.');
  answers['POST /insights/api/v1/firms/provision'] = provision;
  await userEvent.type(await field('Firm name'), 'works Tax');
  await press('Create firm');
  expect(await screen.findByRole('heading', { name })).toBeTruthy();
  expect(writes().filter((call) => call.endsWith('/users/'))).toHaveLength(1);
});

test.each([
  ['first when no platform can be connected', false],
  ['after the platforms that can', true],
])('offers a file %s', async (_, isConfigured) => {
  const desktop = provider({ connectionType: 2, name: 'QuickBooks Desktop' });
  open(withFirm, { ...firm([]), 'GET /insights/connections': data([provider({ isConfigured }), desktop]) });
  const files = await screen.findByLabelText('CSV or Excel files');
  const platforms = await screen.findByRole('list', { name: 'Accounting platforms' });
  const isFileFirst = Boolean(files.compareDocumentPosition(platforms) & Node.DOCUMENT_POSITION_FOLLOWING);
  expect(isFileFirst).toBe(!isConfigured);
});

test("doesn't request metrics for a person who can't open the apps that show them", async () => {
  const { requests } = open(
    { ...withFirm, rights: 'app:iq-onboarding' },
    firm([{ connectionType: 8, status: 1, lastImportAt: null }]),
  );
  expect(await screen.findByText(/Its numbers are shown in apps that are closed to you/)).toBeTruthy();
  expect(requests.filter((call) => call.includes('/dashboard'))).toEqual([]);
});

test('§4 resumes an unfinished setup where it stopped', async () => {
  openSetup({ [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) });
  await field('Firm name');
  expect(current()?.textContent).toContain('Name your firm');
});

test('§4 opens a firm whose token was never renewed instead of creating it again', async () => {
  const { answers, tokensOf, writes } = openSetup({
    [`GET /identity/v3/users/${userId}/companies`]: () => Response.json([{ id: companyId, name, segments: ['iq'] }]),
  });
  answers['POST /identity/v1/oauth2/token'] = () => Response.json(tokensOf(withFirm));
  await press(`Open ${name}`);
  expect((await screen.findByRole('heading', { name })).closest('li')?.textContent).toContain('Done');
  expect(writes()).toEqual(['POST /identity/v1/oauth2/token']);
});

test('§8 shows a refused firm name at its field, and keeps what was typed', async () => {
  const { answers, toasts } = openSetup({ [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) });
  const provision = answers['POST /insights/api/v1/firms/provision'] as Answer;
  answers['POST /insights/api/v1/firms/provision'] = () =>
    Response.json({ statusCode: 400, errors: ['Your company has a firm already.'] }, { status: 400 });
  await userEvent.type(await field('Firm name'), name);
  await press('Create firm');
  expect(await screen.findByText('Your company has a firm already.')).toBeTruthy();
  expect((await field('Firm name')).getAttribute('aria-invalid')).toBe('true');
  expect(await enteredIn('Firm name')).toBe(name);
  expect(toasts).toEqual([]);
  answers['POST /insights/api/v1/firms/provision'] = provision;
  await press('Create firm');
  expect((await screen.findByRole('heading', { name })).closest('li')?.textContent).toContain('Done');
});

test('§4 retries a failed renewal without creating the firm twice', async () => {
  const { answers, writes } = openSetup({ [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) });
  const renew = answers['POST /identity/v1/oauth2/token'] as Answer;
  answers['POST /identity/v1/oauth2/token'] = down;
  await userEvent.type(await field('Firm name'), name);
  await press('Create firm');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('Your firm was created, but your sign-in could not be renewed.');
  answers['POST /identity/v1/oauth2/token'] = renew;
  await press('Try again');
  expect(await screen.findByRole('button', { name: 'Add clients' })).toBeTruthy();
  expect(writes().filter((call) => call.endsWith('/firms/provision'))).toHaveLength(1);
});

test('§4 offers the existing firm when the response to its creation was lost', async () => {
  const { answers } = openSetup({ [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) });
  answers['POST /insights/api/v1/firms/provision'] = () => {
    answers[`GET /identity/v3/users/${userId}/companies`] = () => Response.json([{ id: companyId, name, segments: ['iq'] }]);
    throw new TypeError('connection reset');
  };
  await userEvent.type(await field('Firm name'), name);
  await press('Create firm');
  expect(await screen.findByRole('button', { name: `Open ${name}` })).toBeTruthy();
});

test('a failed step keeps what was typed, in this tab even after a reload', async () => {
  const exists = { [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) };
  openSetup({ ...exists, 'POST /insights/api/v1/firms/provision': down });
  await userEvent.type(await field('Firm name'), name);
  await press('Create firm');
  expect((await screen.findByRole('alert')).textContent).toContain('Your firm was not created. Its name is still here.');
  expect(await enteredIn('Firm name')).toBe(name);
  cleanup();
  openSetup(exists);
  expect(await enteredIn('Firm name')).toBe(name);
});

test("reports a setup whose state can't be loaded, and can retry", async () => {
  const exists = `GET /insights/api/v1/users/unified/${userId}/exists`;
  const { answers } = openSetup({ [exists]: down });
  expect((await screen.findByRole('alert')).textContent).toContain('Your setup progress could not be loaded.');
  answers[exists] = data(false);
  await press('Try again');
  expect(await field('Firm name')).toBeTruthy();
});

test("creating the user of a colleague opens the company's existing firm", async () => {
  const { answers } = openSetup();
  cleanup();
  const colleague = open(withFirm, { ...answers, ...firm([]), 'GET /insights/users': () => new Response('', { status: 404 }) });
  colleague.answers['POST /insights/api/v1/users/'] = () => {
    Object.assign(colleague.answers, firm([]));
    return Response.json({ data: insightsUser });
  };
  colleague.answers['POST /identity/v1/oauth2/token'] = () => Response.json(colleague.tokensOf(withFirm));
  await press('Create user');
  expect((await screen.findByRole('heading', { name })).closest('li')?.textContent).toContain('Done');
});

describe('unsaved work', () => {
  const inOther = { ...withFirm, companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f31' };
  const addClients = 'POST /insights/api/v1/firms/add-clients';

  test('typed clients are unsaved work until they are saved: a company switch in another tab waits', async () => {
    const { session, signInElsewhere, answers, tokensOf, toasts } = open(withFirm, firm([]));
    await press('Add clients');
    expect(session.hasUnsavedWork()).toBe(false);
    await userEvent.type(await field('Name'), 'Alder Dental');
    expect(session.hasUnsavedWork()).toBe(true);
    await signInElsewhere(inOther);
    expect(await enteredIn('Name')).toBe('Alder Dental');
    expect(session.pending()?.companyId).toBe(inOther.companyId);

    await signInElsewhere(withFirm);
    expect(session.pending()).toBeUndefined();
    Object.assign(answers, {
      ...firm([], true),
      [addClients]: data([{ id: crypto.randomUUID(), name: 'Alder Dental', email: null }]),
      'POST /identity/v1/oauth2/token': () => Response.json(tokensOf(withFirm)),
    });
    await press('Add clients');
    await waitFor(() => expect(toasts).toEqual(['1 client added.']));
    expect(session.hasUnsavedWork()).toBe(false);
  });

  test('cleared rows and a closed form are not unsaved work', async () => {
    const { session } = open(withFirm, firm([]));
    await press('Add clients');
    await userEvent.type(await field('Name'), 'A');
    await userEvent.clear(await field('Name'));
    expect(session.hasUnsavedWork()).toBe(false);
    await userEvent.type(await field('Name'), 'A');
    await press('Cancel');
    expect(session.hasUnsavedWork()).toBe(false);
  });

  test('a typed firm name is unsaved work until the firm is created', async () => {
    const { session } = openSetup({ [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) });
    await userEvent.type(await field('Firm name'), name);
    expect(session.hasUnsavedWork()).toBe(true);
    await press('Create firm');
    await screen.findByRole('button', { name: 'Add clients' });
    expect(session.hasUnsavedWork()).toBe(false);
  });

  test('a firm name typed in one company is not offered in another', async () => {
    const exists = { [`GET /insights/api/v1/users/unified/${userId}/exists`]: data(true) };
    const nobody: Answer = () => new Response('', { status: 404 });
    const inFirst = { ...mia, companyId };
    const { session, signInElsewhere } = open(inFirst, { ...exists, 'GET /insights/users': nobody });
    await userEvent.type(await field('Firm name'), name);
    await signInElsewhere({ ...mia, companyId: inOther.companyId });
    await act(async () => session.accept());
    expect(await enteredIn('Firm name')).toBe('');
    await signInElsewhere(inFirst);
    expect(await enteredIn('Firm name')).toBe(name);
  });
});
