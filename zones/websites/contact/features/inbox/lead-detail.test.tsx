import type { Lead } from '@services/inbox/contract/leads';
import { chooseAction, chooseOption, enter } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ann, bob, lead } from './lead.fixture';
import { LeadDetail } from './lead-detail';

const path = `/mywebsite-contacts/v1/leads/${lead.id}`;
const unchanged = {
  ...{ state: 'assigned', ownerId: bob.id, tags: ['payroll'], name: 'Vera Visitor', phone: '555', company: 'Visitor LLC' },
  version: 9,
};

function open(part: Partial<Lead> = {}, rights = 'change,app:iq-clients,app:offer') {
  cleanup();
  const sent: [string, unknown][] = [];
  const gone: true[] = [];
  const server = { ...lead, ...part };
  const suite = renderInSuite(<LeadDetail leadId={lead.id} people={[ann, bob]} onClose={() => gone.push(true)} />, {
    zone: 'contact',
    claims: { userId: ann.id, companyId: 'c1', rights },
    answers: {
      [`GET ${path}`]: () => Response.json(server),
      'GET /mywebsite-contacts/v1/saved-replies': () =>
        Response.json([{ id: 'r1', name: 'Call', text: 'May we call?', version: 1 }]),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(['PUT', body]);
        if (server.version !== body.version)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this lead.' }, { status: 409 });
        return Response.json(server);
      },
      [`POST ${path}/client`]: async (request) => {
        sent.push(['client', await request.json()]);
        return Response.json({ ...server, client: { id: 'k1', name: 'Visitor Limited' } });
      },
      [`POST ${path}/replies`]: async (request) => {
        sent.push(['reply', await request.json()]);
        return Response.json(server);
      },
      [`POST ${path}/notes`]: async (request) => {
        sent.push(['note', await request.json()]);
        return Response.json(server);
      },
      [`POST ${path}/read`]: () => new Response(null, { status: 204 }),
      [`DELETE ${path}`]: () => new Response(null, { status: 204 }),
    },
  });
  return { ...suite, sent, gone, server };
}

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

beforeEach(() => sessionStorage.clear());

test('a change of the state or the owner leaves everything else as it was', async () => {
  const { sent } = open();
  await chooseOption('State', 'Won');
  await waitFor(() => expect(sent).toEqual([['PUT', { ...unchanged, state: 'won' }]]));
  await chooseOption('Owner', 'Ann Lee');
  await waitFor(() => expect(sent.at(-1)).toEqual(['PUT', { ...unchanged, ownerId: ann.id }]));
  await chooseOption('Owner', 'Nobody');
  await waitFor(() => expect(sent.at(-1)).toEqual(['PUT', { ...unchanged, ownerId: null }]));
});

test('a change of somebody else is not overwritten, and theirs is read', async () => {
  const { toasts, requests, answers } = open();
  answers[`PUT ${path}`] = () =>
    Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed this lead.' }, { status: 409 });
  await chooseOption('State', 'Won');
  await waitFor(() => expect(toasts).toEqual(['The change was not saved. Somebody else has changed this lead.']));
  await waitFor(() => expect(requests.filter((call) => call === `GET ${path}`).length).toBeGreaterThan(1));
});

test('an owner who left the firm stays selected', async () => {
  open({ owner: { id: 'x', name: 'Carl Gone' } });
  expect((await screen.findByRole('combobox', { name: 'Owner' })).textContent).toContain('Carl Gone');
});

test('contact details and tags are edited', async () => {
  const { sent } = open();
  await screen.findByRole('heading', { name: 'Vera Visitor' });
  await chooseAction('More actions', 'Edit contact details');
  const dialog = within(screen.getByRole('dialog'));
  enter(dialog.getByRole('textbox', { name: 'Name' }), ' ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(dialog.getByText('Enter a name.')).toBeTruthy();
  const texts = { Name: 'Vera V', Phone: '556', Company: 'V LLC' };
  for (const [name, text] of Object.entries(texts)) enter(dialog.getByRole('textbox', { name }), text);
  enter(dialog.getByRole('textbox', { name: /^Tags/ }), 'tax, , payroll ');
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  const changed = { name: 'Vera V', phone: '556', company: 'V LLC', tags: ['tax', 'payroll'] };
  await waitFor(() => expect(sent).toEqual([['PUT', { ...unchanged, ...changed }]]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('contact details that somebody else has changed are not overwritten, unless the person keeps their own', async () => {
  const { sent, server } = open();
  await screen.findByRole('heading', { name: 'Vera Visitor' });
  await chooseAction('More actions', 'Edit contact details');
  const dialog = within(screen.getByRole('dialog'));
  enter(dialog.getByRole('textbox', { name: 'Phone' }), '556');
  Object.assign(server, { company: 'Theirs', version: 10 });
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(sent.at(-1)).toEqual(['PUT', { ...unchanged, phone: '556', version: 10 }]));
});

test('a lead becomes a client under the name of its company', async () => {
  const { sent, toasts } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Make client' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByRole('textbox')).toHaveProperty('value', 'Visitor LLC');
  await userEvent.click(dialog.getByRole('button', { name: 'Make client' }));
  await waitFor(() => expect(toasts).toEqual(['Visitor Limited is a client now.']));
  expect(sent).toEqual([['client', { name: 'Visitor LLC' }]]);
});

test('a client is opened, and not made again', async () => {
  open({ client: { id: 'k1', name: 'Visitor LLC' } });
  expect((await screen.findByRole('link', { name: 'Open client' })).getAttribute('href')).toContain('/client?id=k1');
  expect(screen.queryByRole('button', { name: 'Make client' })).toBeNull();
});

test('a lead is deleted after a question, and then left', async () => {
  const { requests, gone } = open();
  await screen.findByRole('heading', { name: 'Vera Visitor' });
  await chooseAction('More actions', 'Delete lead');
  expect(requests).not.toContain(`DELETE ${path}`);
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(gone).toEqual([true]));
  expect(requests).toContain(`DELETE ${path}`);
});

test('an unread lead is marked as read, unless the access is read-only', async () => {
  const { requests } = open({ isUnread: true });
  await waitFor(() => expect(requests).toContain(`POST ${path}/read`));
  const reader = open({ isUnread: true }, '');
  await screen.findByRole('heading', { name: 'Vera Visitor' });
  expect(reader.requests).not.toContain(`POST ${path}/read`);
  for (const name of ['Make client', 'Create offer', 'Send reply']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('a reply continues the subject, starts with a saved text, and is sent once', async () => {
  const message = {
    id: 'm1',
    kind: 'received' as const,
    at: lead.createdAt,
    by: 'Vera',
    from: null,
    header: null,
    attachments: [],
    failure: null,
  };
  const messages = [
    { ...message, isFromOther: false, subject: 'Payroll', text: 'Hello' },
    { ...message, id: 'm2', isFromOther: true, subject: 'Pay here', text: 'Account' },
    { ...message, id: 'm3', kind: 'note' as const, isFromOther: false, subject: 'Not this', text: 'A note' },
  ];
  const { sent, toasts } = open({ messages });
  const text = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Message' });
  await userEvent.click(await screen.findByRole('button', { name: 'Send reply' }));
  expect(screen.getByText('Write something first.')).toBeTruthy();
  enter(text(), 'Hello Vera.');
  await chooseOption('Saved reply', 'Call');
  expect(text().value).toBe('Hello Vera.\n\nMay we call?');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(toasts).toEqual(['The reply is on its way.']));
  expect(sent).toEqual([
    ['reply', { id: expect.stringMatching(/^[\da-f-]{36}$/), subject: 'Re: Payroll', text: 'Hello Vera.\n\nMay we call?' }],
  ]);
  expect(text().value).toBe('');
});

test('a reply that could not be sent is sent again under the same id', async () => {
  const { sent, answers } = open();
  const works = answers[`POST ${path}/replies`];
  const ids: unknown[] = [];
  answers[`POST ${path}/replies`] = async (request) => {
    ids.push((await request.json()).id);
    return new Response('', { status: 500 });
  };
  enter(await screen.findByRole('textbox', { name: 'Message' }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(ids.length).toBeGreaterThan(0));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Send reply' })).toHaveProperty('disabled', false));
  if (works) answers[`POST ${path}/replies`] = works;
  await userEvent.click(screen.getByRole('button', { name: 'Send reply' }));
  await waitFor(() => expect(sent).toMatchObject([['reply', { id: ids[0], text: 'Hello' }]]));
});

test('a note is added for colleagues', async () => {
  const { sent } = open();
  await userEvent.click(await screen.findByRole('tab', { name: 'Note' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  expect(screen.getByText('Write something first.')).toBeTruthy();
  enter(screen.getByRole('textbox', { name: 'Note for your colleagues' }), 'Call on Monday.');
  await userEvent.click(screen.getByRole('button', { name: 'Add note' }));
  await waitFor(() => expect(sent).toEqual([['note', { text: 'Call on Monday.' }]]));
});

test('shows what is known about a lead', async () => {
  open({
    consent: { text: 'You may answer.', at: '2026-03-02T14:00:00Z' },
    firstAnsweredAt: '2026-03-02T15:30:30Z',
    deletedOn: '2027-03-02',
    answers: [{ label: 'Size', value: 'Large' }],
    others: [{ id: 'l2', about: 'First call', state: 'lost', createdAt: '2026-01-02T14:00:00Z' }],
  });
  await screen.findByRole('heading', { name: 'Vera Visitor' });
  expect(fact('Source')).toBe('A friend');
  expect(fact('Page')).toBe('/services/');
  expect(fact('First answer')).toBe('after 1 h 30 min');
  expect(fact('Agreed to')).toMatch(/^You may answer\. \(Mar 2, 2026/);
  expect(fact('Deleted on')).toBe('Mar 2, 2027');
  expect(fact('Size')).toBe('Large');
  expect(screen.getByRole('link', { name: 'First call' }).getAttribute('href')).toBe('#/?view=lost&lead=l2');
});

test('a lead that was deleted says so', async () => {
  renderInSuite(<LeadDetail leadId="gone" people={[]} onClose={() => undefined} />, { zone: 'contact', claims: {}, answers: {} });
  expect(await screen.findByText('This lead is gone')).toBeTruthy();
});
