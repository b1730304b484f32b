import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Settings } from './settings';

const settings = { version: 2, timeZone: 'America/New_York', isPhishingAllowed: false };

function open(status = 200) {
  const sent: unknown[] = [];
  const suite = renderInSuite(<Settings />, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1', rights: 'admin,change,app:training' },
    answers: {
      'GET /academy-admin/v1/settings': () => Response.json(settings),
      'PUT /academy-admin/v1/settings': async (request) => {
        const body = await request.json();
        sent.push(body);
        if (status === 409)
          return Response.json({ code: 'changed_meanwhile', message: 'Somebody else has changed these settings.' }, { status });
        return Response.json({ ...body, version: body.version + 1 });
      },
    },
  });
  return { ...suite, sent };
}

const allowed = () => screen.findByRole<HTMLInputElement>('checkbox', { name: /^Allow phishing simulations by e-mail/ });
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

beforeEach(() => sessionStorage.clear());

test('saves whether simulations are allowed, and then has nothing to save', async () => {
  const { sent, toasts } = open();
  expect((await allowed()).checked).toBe(false);
  expect(save().disabled).toBe(true);
  await userEvent.click(await allowed());
  await userEvent.click(save());
  await waitFor(() => expect(toasts).toEqual(['The settings were saved.']));
  expect(sent).toEqual([{ ...settings, isPhishingAllowed: true }]);
  await waitFor(() => expect(save().disabled).toBe(true));
});

test('keeps what was chosen when the page is left, and when somebody else has changed the settings', async () => {
  open(409);
  await userEvent.click(await allowed());
  await userEvent.click(save());
  expect(await screen.findByText(/Somebody else has changed these settings/)).toBeTruthy();
  cleanup();
  open();
  expect((await allowed()).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await allowed()).checked).toBe(false);
});
