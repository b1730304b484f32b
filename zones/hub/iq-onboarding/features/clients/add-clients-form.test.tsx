import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddClientsForm } from './add-clients-form';

const organizationId = '0b7c1f36-0a5c-4a0e-8f55-2f6a8b0a9c1d';
const claims = { userId: organizationId, companyId: organizationId, email: 'mia@cedarworks.example' };
const path = 'POST /insights/api/v1/firms/add-clients';

const fileOf = (text: string) => {
  const file = new File([text], 'clients.csv', { type: 'text/csv' });
  // jsdom can't read files this way.
  return Object.assign(file, { arrayBuffer: async () => new TextEncoder().encode(text).buffer });
};

beforeEach(() => sessionStorage.clear());

test('§4 adds a large file in batches that the server accepts; after a failure it continues without adding anyone twice', async () => {
  const taken: { first: string; count: number; key: string | null }[] = [];
  let failing = true;
  const added: number[] = [];
  const { session, answers, tokensOf } = renderInSuite(
    <AddClientsForm organizationId={organizationId} onAdded={(count) => added.push(count)} cancel={null} />,
    {
      zone: 'iq-onboarding',
      claims,
      answers: {
        [path]: async (request) => {
          const { clients } = await request.json();
          const key = request.headers.get('Idempotency-Key');
          taken.push({ first: clients[0].name, count: clients.length, key });
          if (failing && taken.length > 1) return Response.json({ code: 'forbidden', message: 'No.' }, { status: 403 });
          const data = clients.map(({ name, email }: { name: string; email?: string }) => ({
            id: crypto.randomUUID(),
            name,
            email: email ?? null,
          }));
          return Response.json({ data });
        },
      },
    },
  );
  answers['POST /identity/v1/oauth2/token'] = () => Response.json(tokensOf(claims));
  await userEvent.click(await screen.findByRole('tab', { name: 'From a file' }));
  const names = Array.from({ length: 1500 }, (_, place) => `Client ${place},owner${place}@a.example`);
  await userEvent.upload(
    screen.getByLabelText('A list of clients as CSV'),
    fileOf(['Name,E-mail', ...names, ',lost@a.example'].join('\n')),
  );
  expect(await screen.findByText('1,500 clients in clients.csv.')).toBeTruthy();
  expect(screen.getByText('Line 1,502: the name is missing')).toBeTruthy();
  expect(session.hasUnsavedWork()).toBe(true);

  await userEvent.click(screen.getByRole('button', { name: 'Add clients' }));
  await screen.findByText(/Not all of these clients were added/);
  failing = false;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(added).toEqual([1500]));
  expect(taken.map(({ first, count }) => [first, count])).toEqual([
    ['Client 0', 1000],
    ['Client 1000', 500],
    ['Client 1000', 500],
  ]);
  expect(taken[2]?.key).toBe(taken[1]?.key);
  expect(taken[1]?.key).not.toBe(taken[0]?.key);
});

test('shows how the letters of a file were read when nothing in it proves their encoding', async () => {
  renderInSuite(<AddClientsForm organizationId={organizationId} onAdded={() => undefined} cancel={null} />, {
    ...{ zone: 'iq-onboarding', claims, answers: {} },
  });
  await userEvent.click(await screen.findByRole('tab', { name: 'From a file' }));
  // "Müller Größe" in DOS 850.
  const bytes = Uint8Array.from([0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72, 0x20, 0x47, 0x72, 0x94, 0xe1, 0x65]);
  const file = Object.assign(new File([bytes], 'clients.csv'), { arrayBuffer: async () => bytes.buffer });
  await userEvent.upload(screen.getByLabelText('A list of clients as CSV'), file);
  expect((await screen.findByRole('combobox', { name: 'Text encoding' })).textContent).toContain('DOS 850');
  expect(screen.getByText('Choose another one if these letters are wrong: Müller, Größe')).toBeTruthy();
});
