import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from './settings';

const claims = { userId: 'u1', companyId: 'c1' };
const path = '/mywebsite-contacts/v1/settings';

function open(version = 1, isDown = false) {
  cleanup();
  const sent: unknown[] = [];
  const settings = { mailbox: null, retentionDays: 365, version, takesMail: false, takesSignedMailOnly: false, folder: 'mail' };
  const suite = renderInSuite(<Settings />, {
    zone: 'contact',
    claims,
    answers: {
      [`GET ${path}`]: () => Response.json(settings),
      [`PUT ${path}`]: async (request) => {
        const body = await request.json();
        sent.push(body);
        if (isDown) return new Response('', { status: 500 });
        return Response.json({ ...settings, ...body, version: version + 1 });
      },
    },
  });
  return { ...suite, sent };
}

const mailbox = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Mailbox for answers' });

beforeEach(() => sessionStorage.clear());

test('unsaved settings survive a reload, until someone else has saved others', async () => {
  open();
  await userEvent.type(await mailbox(), 'office@harborline.example');
  const { sent, session } = open();
  expect((await mailbox()).value).toBe('office@harborline.example');
  expect(session.hasUnsavedWork()).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  await waitFor(() => expect(sent).toEqual([{ mailbox: 'office@harborline.example', retentionDays: 365, version: 1 }]));
  open(2);
  expect((await mailbox()).value).toBe('');
});

test.each(['29', '3651', '1e2', '0x40', ''])('%j is not a valid number of days to keep leads', async (text) => {
  const { sent } = open();
  const days = await screen.findByRole('textbox', { name: 'Days that leads are kept' });
  await userEvent.clear(days);
  if (text) await userEvent.type(days, text);
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect(screen.getByText('Enter a number from 30 to 3650.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test("settings that couldn't be saved say so until they are saved, and stay", async () => {
  open(1, true);
  await userEvent.type(await mailbox(), 'office@harborline.example');
  await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
  expect((await screen.findByText(/^The settings were not saved\./)).closest('[role="alert"]')).toBeTruthy();
  expect((await mailbox()).value).toBe('office@harborline.example');
});
