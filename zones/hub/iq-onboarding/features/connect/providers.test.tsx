import type { ProviderConnection } from '@services/ledger/contract/connections';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Providers } from './providers';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  email: 'noah@brightfield.example',
};

const provider = (
  connectionType: ProviderConnection['connectionType'],
  name: string,
  isConfigured = true,
): ProviderConnection => ({
  ...{ connectionType, name, isConfigured, state: 'not-connected', account: null, isSyncing: false },
  ...{ lastSyncAt: null, nextSyncAt: null, failure: null, duplicates: null, sync: null },
});

const begin = (type: number) => `POST /insights/connections/providers/${type}/authorizations`;

/** Fakes as much of browser tabs as the page uses. */
function tabs(isBlocked = false) {
  const log: string[] = [];
  const location = { replace: (address: string) => log.push(address) };
  const tab = { opener: {}, location, close: () => log.push('closed') };
  window.open = () => {
    log.push('opened');
    return isBlocked ? null : (tab as unknown as Window);
  };
  return log;
}

const open = (providers: ProviderConnection[], answers: Record<string, Answer> = {}) =>
  renderInSuite(<Providers />, {
    zone: 'iq-onboarding',
    claims,
    answers: { 'GET /insights/connections': () => Response.json({ data: providers }), ...answers },
  });

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

beforeAll(() => {
  // What a tab has and jsdom lacks.
  Object.assign(globalThis, {
    BroadcastChannel: class {
      addEventListener() {}
      close() {}
    },
  });
});

test('opens the tab with the click, before the URL is known, and then goes to the provider', async () => {
  const log = tabs();
  open([provider(8, 'Xero')], {
    [begin(8)]: async (request) => {
      log.push(`asked with ${(await request.json()).returnTo}`);
      return Response.json({ data: { address: 'https://login.xero.example/' } });
    },
  });
  await press('Connect Xero');
  expect(await screen.findByText(/Continue in the Xero tab/)).toBeTruthy();
  expect(log).toEqual(['opened', 'asked with https://hub.suite.example/iq/onboarding/#/', 'https://login.xero.example/']);
});

test('offers a link when the browser blocks the tab', async () => {
  tabs(true);
  open([provider(8, 'Xero')], { [begin(8)]: () => Response.json({ data: { address: 'https://login.xero.example/' } }) });
  await press('Connect Xero');
  expect((await screen.findByRole('link', { name: /Open Xero/ })).getAttribute('href')).toBe('https://login.xero.example/');
});

test("shows the server's message for an invalid document, and closes the tab", async () => {
  const log = tabs();
  const message = 'Open the spreadsheet and paste the address of its page.';
  const { answers } = open([provider(6, 'Google Sheets')], {
    [begin(6)]: () => Response.json({ code: 'invalid_request', message }, { status: 400 }),
  });
  await press('Connect Google Sheets');
  await press('Connect Google Sheets');
  expect(screen.getByText('Paste the address of the document.')).toBeTruthy();
  await userEvent.type(screen.getByLabelText('Address of the spreadsheet'), 'invoices');
  await press('Connect Google Sheets');
  expect(await screen.findByText(message)).toBeTruthy();
  expect(log).toEqual(['opened', 'closed']);

  const sent: unknown[] = [];
  answers[begin(6)] = async (request) => {
    sent.push((await request.json()).document);
    return Response.json({ data: { address: 'https://accounts.google.example/' } });
  };
  await press('Connect Google Sheets');
  await waitFor(() => expect(sent).toEqual(['invoices']));
});

test("lists providers that the operator hasn't registered, with what to do until then", async () => {
  open([provider(1, 'QuickBooks Online', false), provider(6, 'Google Sheets', false), provider(8, 'Xero')]);
  expect(
    await screen.findByText(/^QuickBooks Online and Google Sheets\. The operator of the suite has to register/),
  ).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Connect Xero' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Connect QuickBooks Online' })).toBeNull();
});

test('QuickBooks Desktop provides a file, and its password once', async () => {
  const saved: string[] = [];
  URL.createObjectURL = () => 'blob:';
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function click() {
    saved.push(this.download);
  };
  const made = { userName: 'c6a5', password: 'correct horse', fileName: 'insights.qwc', file: '<QBWCXML/>' };
  open([provider(2, 'QuickBooks Desktop')], {
    'POST /insights/connections/desktop': () => Response.json({ data: made }, { status: 201 }),
  });
  await press('Get the connector file');
  expect((await screen.findByRole('dialog')).textContent).toContain('correct horse');
  expect(saved).toEqual(['insights.qwc']);
  await press('I have the password');
  expect(screen.queryByText('correct horse')).toBeNull();
});

test('a sync that stopped because of documents from another source offers the choice here', async () => {
  const chosen: unknown[] = [];
  const failure = 'The sync stopped: 5 of 9 new documents are in the ledger from another source: 5 by number.';
  const asking = {
    ...provider(8, 'Xero'),
    ...{ state: 'connected' as const, failure, duplicates: { documents: 9, duplicates: 5, byNumber: 5 } },
  };
  const { answers, toasts } = open([asking], {
    'PUT /insights/connections/providers/8/duplicates': async (request) => {
      chosen.push(await request.json());
      answers['GET /insights/connections'] = () => Response.json({ data: [{ ...asking, failure: null, duplicates: null }] });
      return new Response(null, { status: 204 });
    },
  });
  expect(await screen.findByText(failure)).toBeTruthy();
  expect(screen.getByRole('group', { name: /documents of Xero that are already in the ledger/ })).toBeTruthy();
  await press('Skip them');
  await waitFor(() => expect(chosen).toEqual([{ duplicates: 'skip' }]));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Skip them' })).toBeNull());
  expect(toasts).toEqual(['Your choice is saved. Xero is synced with it.']);
});
