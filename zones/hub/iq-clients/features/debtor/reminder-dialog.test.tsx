import type { Debtor } from '@services/insights/contract/debtors';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId, head } from '../metrics/answers.fixture';
import { ReminderDialog } from './reminder-dialog';

const debtor: Debtor = {
  clientId,
  client: 'Harborline',
  asOf: head.asOf,
  currency: 'USD',
  invoices: [],
  unsure: 0,
  unappliedCredit: 0,
  promise: null,
  reminders: [],
  draft: { to: 'pay@harborline.example', subject: 'Overdue invoices', text: 'Hello' },
};

const reminder = {
  ...{ id: '7d1e2f30-9a32-4a6b-8a0b-6c9d7d1e2f30', to: 'ann@harborline.example', subject: 'Overdue invoices', text: 'Hello' },
  ...{ asOf: head.asOf, by: 'Olivia Reed', at: '2026-01-02T10:00:00.000Z', failure: null },
};

const busy = () => Response.json({ code: 'throttled', message: 'Too many requests.' }, { status: 429 });

async function open(responses: readonly Response[]) {
  const left = [...responses];
  const sent: { key: string | null; body: unknown }[] = [];
  let closed = 0;
  const suite = renderInSuite(<ReminderDialog clientId={clientId} client="Harborline" onClose={() => closed++} />, {
    zone: 'iq-clients',
    claims,
    answers: {
      [`GET /insights/advisory/debtors/${clientId}`]: () => Response.json(debtor),
      [`POST /insights/advisory/debtors/${clientId}/reminders`]: async (request) => {
        sent.push({ key: request.headers.get('Idempotency-Key'), body: await request.json() });
        return left.shift() ?? Response.json({}, { status: 500 });
      },
    },
  });
  const to = await screen.findByRole<HTMLInputElement>('textbox', { name: 'To' });
  return { ...suite, sent, to, closed: () => closed };
}

const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));
async function write(field: HTMLElement, text: string) {
  await userEvent.clear(field);
  await userEvent.type(field, text);
}

test('sends the edited draft as of the date that was read, trimmed, and says where it goes', async () => {
  const { sent, to, toasts, closed } = await open([Response.json(reminder, { status: 201 })]);
  await write(to, ' Ann@harborline.example');
  await userEvent.type(screen.getByRole('textbox', { name: 'Text' }), ', again ');
  await send();
  await waitFor(() =>
    expect(toasts).toEqual(['The reminder is on its way to ann@harborline.example. Answers come to your address.']),
  );
  expect(sent.map(({ body }) => body)).toEqual([
    { to: 'ann@harborline.example', subject: 'Overdue invoices', text: 'Hello, again', asOf: '2026-01-01' },
  ]);
  expect(closed()).toBe(1);
});

test('refuses a missing address, subject or text at its field, and focuses the first', async () => {
  const { sent, to } = await open([]);
  await write(to, 'nobody');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Subject' }));
  await userEvent.clear(screen.getByRole('textbox', { name: 'Text' }));
  await send();
  for (const text of ['Enter an e-mail address, such as pay@client.com.', 'Enter a subject.', 'Enter what the reminder says.'])
    expect(screen.getByText(text)).toBeTruthy();
  expect(document.activeElement).toBe(to);
  expect(sent).toEqual([]);
});

test('a repetition after a failure has the same key, so that the client gets one mail', async () => {
  const { sent, toasts } = await open([busy(), Response.json(reminder, { status: 201 })]);
  await send();
  expect((await screen.findByRole('alert')).textContent).toMatch(/^The reminder was not sent\./);
  await send();
  await waitFor(() => expect(toasts).toHaveLength(1));
  expect(sent[0]?.key).toMatch(/^[\da-f-]{36}$/);
  expect(sent[1]?.key).toBe(sent[0]?.key);
});

test('a ledger that has changed since the dialog was opened is said, and the text stays', async () => {
  const { to, session } = await open([Response.json({ code: 'changed_meanwhile', message: 'Changed.' }, { status: 409 })]);
  await write(to, 'ann@harborline.example');
  await send();
  expect((await screen.findByRole('alert')).textContent).toBe(
    'The ledger has changed since you opened this. Close it and open it again.',
  );
  expect(to.value).toBe('ann@harborline.example');
  expect(session.hasUnsavedWork()).toBe(true);
});
