import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, clientId, draftOf, offers, proposalId, proposalOf } from '../proposal/answers.fixture';
import { NewProposal } from './new-proposal';

const template = {
  id: 'f5b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f35',
  name: 'Dental practice',
  title: '2027 engagement',
  message: '',
  currency: 'USD',
  options: draftOf().options,
  termsId: null,
  validDays: 30,
  version: 1,
  updatedAt: '2027-01-01T00:00:00Z',
};

function open(answers: Record<string, Answer> = {}, rights = claims.rights) {
  const started: unknown[] = [];
  const suite = renderInSuite(<NewProposal />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      ...offers(),
      'GET /offers/v1/templates': () => Response.json({ templates: [template] }),
      'GET /offers/v1/clients': (request) => {
        const find = new URL(request.url).searchParams.get('find') ?? '';
        const clients = [{ clientId, name: 'Bayview Dental', email: 'ada@bayview.example' }];
        const found = clients.filter(({ name }) => name.toLowerCase().includes(find.toLowerCase()));
        return Response.json({ clients: found, total: found.length });
      },
      'POST /proposals/v1/proposals': async (request) => {
        started.push(await request.json());
        return Response.json(proposalOf(), { status: 201 });
      },
      ...answers,
    },
  });
  return { ...suite, started };
}

const arrived = () => waitFor(() => expect(location.hash).toBe(`#/proposal?id=${proposalId}`));

beforeEach(() => {
  location.hash = '#/new';
});

test('finds a client by a part of the name, and starts the proposal from a template', async () => {
  const { started } = open();
  await userEvent.click(await screen.findByRole('radio', { name: /Dental practice/ }));
  await userEvent.type(screen.getByRole('combobox', { name: 'Client' }), 'bayv');
  await userEvent.click(await screen.findByRole('option', { name: /Bayview Dental/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Start proposal' }));
  await arrived();
  expect(started).toEqual([{ clientId, templateId: template.id }]);
});

test('uses a name as typed if no client has it', async () => {
  const { started } = open();
  await userEvent.type(await screen.findByRole('combobox', { name: 'Client' }), 'Cedar Grove LLC');
  await userEvent.click(await screen.findByRole('option', { name: '“Cedar Grove LLC”, not a client yet' }));
  expect(screen.getByText('Not a client yet')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start proposal' }));
  await arrived();
  expect(started).toEqual([{ client: 'Cedar Grove LLC' }]);
});

test('says what to do when no client is chosen', async () => {
  const { started } = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Start proposal' }));
  expect(await screen.findByText('Choose a client, or type a name.')).toBeTruthy();
  expect(started).toEqual([]);
});

test('a stale price starts a proposal at once, which replaces the link in the history', async () => {
  location.hash = `#/new?client=${clientId}&service=Bookkeeping`;
  const { started } = open();
  await arrived();
  expect(started).toEqual([{ clientId, ledgerService: 'Bookkeeping', source: 'stale-price' }]);
});

test('a stale price that is no longer billed says so, and can be retried', async () => {
  location.hash = `#/new?client=${clientId}&service=Bookkeeping`;
  const { answers } = open({
    'POST /proposals/v1/proposals': () =>
      Response.json({ code: 'not_found', message: 'The ledger no longer bills this service to the client.' }, { status: 404 }),
  });
  expect(await screen.findByText('The ledger no longer bills this service to the client.')).toBeTruthy();
  answers['POST /proposals/v1/proposals'] = () => Response.json(proposalOf(), { status: 201 });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await arrived();
});

test('a link to a new proposal starts none with read-only access', async () => {
  location.hash = `#/new?client=${clientId}`;
  const { started } = open({}, 'app:offer');
  expect(await screen.findByText(/^You have read-only access\./)).toBeTruthy();
  expect(started).toEqual([]);
});
