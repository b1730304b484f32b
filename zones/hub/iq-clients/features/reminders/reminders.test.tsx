import type { ClientRow } from '@services/insights/contract/clients';
import type { Debtor, OpenInvoice } from '@services/insights/contract/debtors';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Clients } from '../clients/clients';
import { claims, clientRow, head } from '../metrics/answers.fixture';

const SEND = 'POST /insights/advisory/reminders';

const idOf = (name: string) => `33333333-3333-4333-8333-33333333333${['Ann', 'Bob', 'Cat'].indexOf(name)}`;

const invoice: OpenInvoice = {
  number: '7',
  issuedOn: '2025-11-01',
  dueOn: '2025-12-01',
  daysPastDue: 31,
  currency: 'USD',
  total: 20_000,
  open: 20_000,
};

const debtor = (name: string, more: Partial<Debtor> = {}): Debtor => ({
  clientId: idOf(name),
  client: name,
  asOf: head.asOf,
  currency: 'USD',
  invoices: [invoice],
  unsure: 0,
  unappliedCredit: 0,
  promise: null,
  reminders: [],
  draft: { to: `pay@${name.toLowerCase()}.example`, subject: `Reminder for ${name}`, text: `Hello ${name}` },
  ...more,
});

const debtors = [
  debtor('Ann'),
  debtor('Bob', { draft: { to: null, subject: 'Reminder for Bob', text: 'Hello Bob' } }),
  debtor('Cat', { invoices: [], draft: null }),
];

function open(answers: Record<string, Answer> = {}, rights = 'change,app:iq-clients') {
  const clients: ClientRow[] = debtors.map(({ client }) => clientRow(client, { clientId: idOf(client) }));
  return renderInSuite(<Clients />, {
    zone: 'iq-clients',
    claims: { ...claims, rights },
    answers: {
      'GET /insights/metrics/clients': () => Response.json({ ...head, clients, total: 3 }),
      ...Object.fromEntries(debtors.map((one) => [`GET /insights/advisory/debtors/${one.clientId}`, () => Response.json(one)])),
      ...answers,
    },
  });
}

async function openDialog() {
  await screen.findByRole('rowheader', { name: 'Ann' });
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await userEvent.click(screen.getByRole('button', { name: 'Send reminders' }));
  await screen.findByText('Nothing overdue, so no reminder: Cat');
  return within(screen.getByRole('dialog', { name: 'Send reminders' }));
}

beforeEach(() => {
  location.hash = '#/';
});

test('reminders to selected clients can be reviewed, edited and sent together; clients without an address are left out', async () => {
  const sent: { reminders: { to: string; text: string }[] }[] = [];
  const { toasts } = open({
    [SEND]: async (request) => {
      sent.push(await request.json());
      return Response.json({ reminders: [] }, { status: 201 });
    },
  });
  const dialog = await openDialog();
  const toBob = () => within(dialog.getByRole('group', { name: 'Bob' })).getByLabelText('To');
  expect(dialog.getByText('No e-mail address is stored. Enter one, or leave this client out.')).toBeTruthy();
  expect(dialog.getByText(/cannot be called back/)).toBeTruthy();
  await userEvent.type(toBob(), 'nobody');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 2 reminders' }));
  expect(dialog.getByText('Enter an e-mail address, such as pay@client.com.')).toBeTruthy();
  await userEvent.clear(toBob());
  const [text] = dialog.getAllByLabelText('Text');
  await userEvent.type(text as HTMLElement, '!');
  await userEvent.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
  await waitFor(() => expect(toasts).toEqual(['1 reminder is on its way.']));
  expect(sent).toEqual([
    {
      asOf: head.asOf,
      reminders: [{ clientId: idOf('Ann'), to: 'pay@ann.example', subject: 'Reminder for Ann', text: 'Hello Ann!' }],
    },
  ]);
  expect(screen.queryByRole('region', { name: /selected/ })).toBeNull();
});

test('when nothing could be sent, the reason is shown and the texts stay', async () => {
  open({ [SEND]: () => Response.json({ code: 'throttled', message: 'A firm can send 200 reminders a day.' }, { status: 429 }) });
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: 'Send 1 reminder' }));
  expect(await dialog.findByText('No reminder was sent. A firm can send 200 reminders a day.')).toBeTruthy();
  expect((dialog.getAllByLabelText('Text')[0] as HTMLTextAreaElement).value).toBe('Hello Ann');
});

test("a person with read-only access can't select clients", async () => {
  open({}, 'app:iq-clients');
  await screen.findByRole('rowheader', { name: 'Ann' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('on an earlier date nothing can be selected, because reminders are about what is owed now', async () => {
  location.hash = '#/?asOf=2025-06-30';
  open();
  await screen.findByRole('rowheader', { name: 'Ann' });
  expect(screen.queryByRole('checkbox')).toBeNull();
});
