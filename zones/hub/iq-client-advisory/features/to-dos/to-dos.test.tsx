import type { ToDo } from '@services/insights/contract/to-dos';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToDos } from './to-dos';

const claims = {
  userId: '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e',
  companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30',
  rights: 'change,app:iq-clients,app:iq-client-advisory',
};
const path = '/insights/advisory/to-dos';

const toDo: ToDo = {
  id: '7d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30',
  clientId: '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d',
  client: '<img src=x onerror=alert(1)>',
  rule: 'collect',
  text: null,
  evidence: [
    { measure: 'overdue', value: 88_000 },
    { measure: 'longestPastDue', value: 1 },
    { measure: 'lastInvoiceOn', value: '2025-12-01' },
    { measure: 'shareLate', value: 0.25 },
  ],
  asOf: '2026-01-01',
  holds: true,
  atStake: 88_000,
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
  version: 3,
};

const counts = { open: 1, mine: 0, snoozed: 0, done: 0, dismissed: 0 };

const page = (toDos: ToDo[]) =>
  Response.json({ currency: 'USD', salesAreRevenue: false, today: '2027-03-01', toDos, total: toDos.length, counts });

const open = (answers: Record<string, Answer>) =>
  renderInSuite(<ToDos />, { zone: 'iq-client-advisory', claims, answers: { [`GET ${path}`]: () => page([toDo]), ...answers } });

/** Opens to-dos with a server that accepts changes, and returns the changes that it was sent. */
function openChanging(): { change: object }[] {
  const sent: { change: object }[] = [];
  open({
    [`PUT ${path}`]: async (request) => {
      sent.push(await request.json());
      return Response.json({ toDos: [toDo] });
    },
  });
  return sent;
}

beforeEach(() => {
  location.hash = '#/';
});

test('shows evidence in the format of its metric, and names as plain text', async () => {
  open({});
  expect((await screen.findByRole('row', { name: /Collect/ })).textContent).toContain('<img src=x onerror=alert(1)>');
  await userEvent.click(screen.getByRole('button', { name: 'Collect what is overdue' }));
  const item = screen.getByRole('dialog', { name: 'Collect what is overdue' });
  for (const text of ['$880', '1 day', 'Dec 1, 2025', '25%']) expect(item.textContent).toContain(text);
});

test('links a to-do to where its reason is handled, and says what its amount means', async () => {
  open({});
  const row = await screen.findByRole('row', { name: /Collect/ });
  expect(row.textContent).toContain('$880overdue');
  const href = `/iq/clients/#/client?id=${toDo.clientId}&act=remind`;
  expect(
    within(row)
      .getByRole('link', { name: /^Remind: / })
      .getAttribute('href'),
  ).toContain(href);
  await userEvent.click(within(row).getByRole('button', { name: 'Collect what is overdue' }));
  const panel = screen.getByRole('dialog', { name: 'Collect what is overdue' });
  expect(within(panel).getByText('Send a reminder').getAttribute('href')).toContain(href);
});

test("a note that isn't added yet survives a reload", async () => {
  const openItem = async () => {
    cleanup();
    const suite = open({});
    await userEvent.click(await screen.findByRole('button', { name: 'Collect what is overdue' }));
    return { ...suite, note: screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Note' }) };
  };
  sessionStorage.clear();
  await userEvent.type((await openItem()).note, 'They pay on Friday');
  const { note, session } = await openItem();
  expect(note.value).toBe('They pay on Friday');
  expect(session.hasUnsavedWork()).toBe(true);
  sessionStorage.clear();
});

test("a to-do that can't be changed stays in the list with an error", async () => {
  const sent: unknown[] = [];
  const { toasts } = open({
    [`PUT ${path}`]: async (request) => {
      sent.push(await request.json());
      return new Response('', { status: 500 });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Done: / }));
  await waitFor(() => expect(toasts).toEqual(['The to-do was not changed. Try again.']));
  expect(sent[0]).toEqual({ toDos: [{ id: toDo.id, version: 3 }], change: { state: 'done' } });
  expect(screen.getByRole('button', { name: /^Done: / })).toHaveProperty('disabled', false);
});

test('reads a to-do again that someone else has changed', async () => {
  const { toasts, answers } = open({
    [`PUT ${path}`]: () => Response.json({ code: 'changed_meanwhile', message: 'Older.' }, { status: 409 }),
  });
  const done = await screen.findByRole('button', { name: /^Done: / });
  answers[`GET ${path}`] = () => page([]);
  await userEvent.click(done);
  expect(await screen.findByRole('heading', { name: 'Nothing to do' })).toBeTruthy();
  expect(toasts).toEqual(['Somebody else has changed this to-do. The list shows it as it is now.']);
});

test('links to connecting a ledger when there is none, as every page of IQ does, and can clear a search without results', async () => {
  const { answers } = open({ [`GET ${path}`]: async () => Response.json({ ...(await page([]).json()), currency: null }) });
  expect(await screen.findByRole('heading', { name: 'There are no numbers yet' })).toBeTruthy();
  const connect = screen.getByRole('link', { name: 'Connect a ledger' });
  expect(connect.getAttribute('href')).toContain('/iq/onboarding/');
  answers[`GET ${path}`] = (request) => page(new URL(request.url).searchParams.get('find') ? [] : [toDo]);
  act(() => {
    location.hash = '#/?find=zzz';
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show all' }));
  expect(await screen.findByRole('button', { name: /^Done: / })).toBeTruthy();
});

test('ignores unknown values in the URL, and can retry a list that failed', async () => {
  location.hash = '#/?list=lost&rule=shoes&sort=up&page=-1';
  const requested: string[] = [];
  const { answers } = open({
    [`GET ${path}`]: (request) => {
      requested.push(new URL(request.url).search);
      return new Response('', { status: 500 });
    },
  });
  expect(await screen.findByText('The to-dos could not be loaded.')).toBeTruthy();
  expect(Object.fromEntries(new URLSearchParams(requested[0]))).toEqual({
    list: 'open',
    find: '',
    sort: 'urgency',
    order: 'ascending',
    offset: '0',
    limit: '30',
  });
  answers[`GET ${path}`] = () => page([toDo]);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('row', { name: /Collect/ })).toBeTruthy();
});

test('§4 a double click completes one to-do: no other row moves under the pointer until it has left', async () => {
  const next = { ...toDo, id: '8d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30', client: 'Next Bakery', version: 1 };
  const done = { ...toDo, state: 'done' as const, version: 4 };
  const sent: { toDos: { id: string }[]; change: object }[] = [];
  const { answers, toasts } = open({
    [`GET ${path}`]: () => page([toDo, next]),
    [`PUT ${path}`]: async (request) => {
      sent.push(await request.json());
      return Response.json({ toDos: [done] });
    },
  });
  const [first] = await screen.findAllByRole('button', { name: /^Done: / });
  answers[`GET ${path}`] = () => page([next]);
  await userEvent.dblClick(first as HTMLElement);
  await waitFor(() => expect(toasts).toEqual(['Done: Collect what is overdue, <img src=x onerror=alert(1)>']));
  expect(sent).toHaveLength(1);
  const [, firstRow, secondRow] = screen.getAllByRole('row');
  expect(within(firstRow as HTMLElement).queryByRole('button', { name: /^(Done|Reopen): / })).toBeNull();
  expect(secondRow?.textContent).toContain('Next Bakery');

  // The pointer leaves without an event when the button under it is removed.
  fireEvent.pointerMove(document.body);
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(2), { timeout: 2000 });
});

test("computes tomorrow from the firm's date, not the browser's", async () => {
  const sent = openChanging();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Collect/ }));
  await userEvent.click(within(screen.getByRole('region', { name: '1 selected' })).getByRole('button', { name: 'Snooze' }));
  const dialog = screen.getByRole('dialog', { name: 'Snooze' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tomorrow' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Snooze' }));
  await waitFor(() => expect(sent).toMatchObject([{ change: { snoozedUntil: '2027-03-02' } }]));
});

test('asks for a reason when a to-do is dismissed', async () => {
  const sent = openChanging();
  await userEvent.click(await screen.findByRole('checkbox', { name: /^Select Collect/ }));
  const bar = screen.getByRole('region', { name: '1 selected' });
  await userEvent.click(within(bar).getByRole('button', { name: 'Dismiss' }));
  const dismissal = screen.getByRole('dialog', { name: 'Dismiss' });
  await userEvent.click(within(dismissal).getByRole('button', { name: 'Dismiss' }));
  expect(within(dismissal).getByText('Choose a reason.')).toBeTruthy();
  await userEvent.click(within(dismissal).getByRole('radio', { name: 'Agreed with the client' }));
  await userEvent.click(within(dismissal).getByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(sent).toMatchObject([{ change: { state: 'dismissed', reason: 'agreed', reasonText: '' } }]));
});
