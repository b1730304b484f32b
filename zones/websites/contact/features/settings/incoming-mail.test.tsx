import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { IncomingMail } from './incoming-mail';

const settings = {
  mailbox: null,
  retentionDays: 365,
  version: 1,
  takesMail: false,
  takesSignedMailOnly: false,
  folder: 'mail/c1',
};

test('a new address for mail is shown once, with the secret that signs mail', async () => {
  const sent: unknown[] = [];
  renderInSuite(<IncomingMail settings={settings} />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'POST /mywebsite-contacts/v1/mail-address': async (request) => {
        sent.push(await request.json());
        return Response.json({ address: 'https://api.example/mail/x', signingSecret: 'whsec_1' }, { status: 201 });
      },
    },
  });
  expect(await screen.findByText('No address was made yet.')).toBeTruthy();
  await userEvent.click(screen.getByRole('checkbox', { name: /^Take signed mail only/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Make an address' }));
  await waitFor(() => expect(screen.getByDisplayValue('https://api.example/mail/x')).toBeTruthy());
  expect(screen.getByDisplayValue('whsec_1')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Make/ })).toBeNull();
  expect(sent).toEqual([{ isSigned: true }]);
});

test('read-only access sees whether there is an address, and makes none', async () => {
  renderInSuite(<IncomingMail settings={{ ...settings, takesMail: true, takesSignedMailOnly: true }} />, {
    zone: 'contact',
    claims: { userId: 'u1', companyId: 'c1', rights: '' },
    answers: {},
  });
  expect(await screen.findByText('Signed mail is taken at an address that was shown once.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
