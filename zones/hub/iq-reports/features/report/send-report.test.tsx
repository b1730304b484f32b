import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SendReport } from './send-report';

const ME = '5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';
const BOB = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const ID = '7d3c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const people = [
  { userId: ME, name: 'Ada Birch', email: 'ada@x.example' },
  { userId: BOB, name: 'Bob Cole', email: 'bob@x.example' },
];

async function open(refusal?: Response) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<SendReport id={ID} />, {
    zone: 'iq-reports',
    claims: { userId: ME, companyId: 'c6a5f2b0-9a32-4a6b-8a0b-6c9d7d1e2f30', rights: 'change,app:iq-reports' },
    answers: {
      'GET /insights/report-people': () => Response.json({ people }),
      [`POST /insights/reports/${ID}/mails`]: async (request) => {
        sent.push(await request.json());
        return refusal ?? new Response(null, { status: 202 });
      },
    },
  });
  await userEvent.click(screen.getByRole('button', { name: 'Send…' }));
  await screen.findByRole('checkbox', { name: /Bob Cole/ });
  return { ...suite, sent };
}

const addresses = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Other e-mail addresses' });
const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));

test('sends a report to the chosen people and addresses, each once', async () => {
  const { sent, toasts } = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /Bob Cole/ }));
  await userEvent.type(addresses(), 'Bank@client.example; bank@client.example');
  await send();
  await waitFor(() => expect(toasts).toEqual(['The report is on its way.']));
  expect(sent).toEqual([{ people: [ME, BOB], addresses: ['bank@client.example'] }]);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('refuses an invalid address, and a report without recipients, at the addresses', async () => {
  const { sent } = await open();
  await userEvent.type(addresses(), 'bank');
  await send();
  expect(screen.getByText('“bank” is not an e-mail address. Correct or remove it.')).toBeTruthy();
  expect(document.activeElement).toBe(addresses());
  await userEvent.clear(addresses());
  await userEvent.click(screen.getByRole('checkbox', { name: /Ada Birch/ }));
  expect(screen.getByText('Choose at least one recipient.')).toBeTruthy();
  await send();
  expect(sent).toEqual([]);
});

test('says why a report was not sent, and keeps the recipients', async () => {
  const { session } = await open(Response.json({ code: 'throttled', message: 'Too many mails today.' }, { status: 429 }));
  await userEvent.type(addresses(), 'bank@client.example');
  await send();
  expect((await screen.findByRole('alert')).textContent).toContain('Too many mails today.');
  expect(addresses().value).toBe('bank@client.example');
  expect(session.hasUnsavedWork()).toBe(true);
});
