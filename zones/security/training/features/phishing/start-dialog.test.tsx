import type { PhishingTemplate } from '@services/training/contract/phishing';
import { chooseOption } from '@suite/testing/fields';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StartDialog } from './start-dialog';

const GROUP = '00000000-0000-4000-8000-0000000000a1';

const template = (id: string, name: string) =>
  ({ id, name, from: `${id}@mail.example`, subject: `Subject of ${id}`, text: 'Open {link}' }) as PhishingTemplate;

function open() {
  const sent: unknown[] = [];
  const people: number[] = [];
  const view = (
    <StartDialog
      templates={[template('parcel', 'Parcel'), template('invoice', 'Invoice')]}
      onClose={() => undefined}
      onDone={async (count) => void people.push(count)}
    />
  );
  const suite = renderInSuite(view, {
    zone: 'training',
    claims: { userId: 'u1', companyId: 'c1' },
    answers: {
      'GET /access/v1/groups': () => Response.json([{ id: GROUP, name: 'Tax', members: 1, apps: {}, version: 1 }]),
      'POST /academy-admin/v1/phishing/campaigns': async (request) => {
        sent.push(await request.json());
        return Response.json({ id: 'c1', people: 7 }, { status: 201 });
      },
    },
  });
  return { ...suite, sent, people };
}

const start = () => userEvent.click(screen.getByRole('button', { name: 'Start a simulation' }));

test('sends the chosen mail to the chosen people', async () => {
  const { sent, people } = open();
  await chooseOption('Who takes it', 'A role');
  await start();
  await waitFor(() => expect(people).toEqual([7]));
  expect(sent).toEqual([{ templateId: 'parcel', audience: { kind: 'role', role: 'member' } }]);
});

test('a simulation for groups needs a group', async () => {
  const { sent } = open();
  await chooseOption('Who takes it', 'Groups');
  await start();
  expect(screen.getByText('Choose a group.')).toBeTruthy();
  expect(sent).toEqual([]);
});

test('says why a simulation was not started, and asks before it drops what was chosen', async () => {
  const { answers } = open();
  answers['POST /academy-admin/v1/phishing/campaigns'] = () =>
    Response.json({ code: 'limit_reached', message: 'Simulations are not allowed.' }, { status: 409 });
  await chooseOption('Who takes it', 'A role');
  await start();
  expect(await screen.findByText(/Simulations are not allowed\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByRole('button', { name: 'Keep editing' })).toBeTruthy();
});
