import { type Batch, type BatchItem, batchItemStates } from '@services/proposals/contract/bulk';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem } from '../fixture-offers';
import { BatchPage } from './batch-page';

const batchId = 'b2b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f40';
const PATH = `/proposals/v1/batches/${batchId}`;

const preview: Batch = {
  id: batchId,
  kind: 'renewal',
  template: '',
  by: 'Olivia Hart',
  increase: 500,
  roundTo: 1,
  title: 'Your year',
  message: null,
  expiresOn: '2099-01-01',
  revision: 2,
  state: 'preview',
  counts: { ...(Object.fromEntries(batchItemStates.map((state) => [state, 0])) as Batch['counts']), blocked: 1 },
  createdAt: '2027-01-02T10:00:00Z',
  startedAt: null,
  finishedAt: null,
};

const bayview: BatchItem = {
  id: 'b2b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f41',
  clientId: null,
  client: 'Bayview Dental',
  renews: null,
  amends: null,
  title: '2027 engagement',
  currency: 'USD',
  recipients: [],
  lines: [],
  state: 'blocked',
  reasons: [],
  yearBefore: null,
  year: 0,
  proposal: null,
};

const state = { batch: preview, item: bayview };

beforeEach(() => {
  sessionStorage.clear();
  state.batch = preview;
  state.item = bayview;
});

/** An API that refuses a change of an older revision. */
async function open() {
  cleanup();
  location.hash = `#/batch?id=${batchId}`;
  const sent: unknown[] = [];
  const take = async (request: Request) => {
    const { revision, ...next } = await request.json();
    sent.push({ revision, ...next });
    if (revision !== state.batch.revision) return undefined;
    state.batch = { ...state.batch, revision: revision + 1 };
    return next;
  };
  const behind = problem(409, 'changed_meanwhile', 'Somebody else changed it.');
  const suite = renderInSuite(<BatchPage />, {
    zone: 'offer',
    claims,
    answers: {
      [`GET ${PATH}`]: () => Response.json({ batch: state.batch, sums: [], items: [state.item], total: 1 }),
      [`PUT ${PATH}`]: async (request) => {
        const next = await take(request);
        if (!next) return behind();
        state.batch = { ...state.batch, ...next };
        return Response.json(state.batch);
      },
      [`PUT ${PATH}/items/${bayview.id}`]: async (request) => {
        const next = await take(request);
        if (!next) return behind();
        state.item = { ...state.item, recipients: next.recipients };
        return Response.json({ batch: state.batch, item: state.item });
      },
    },
  });
  await screen.findByRole('heading', { name: 'For all of them' });
  return { ...suite, sent };
}

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function write(name: string, text: string) {
  await userEvent.clear(field(name));
  if (text) await userEvent.type(field(name), text);
  await userEvent.tab();
}

test('applies what all proposals share, in the revision that is shown', async () => {
  const { sent, session } = await open();
  await write('Raise prices by, %', '7.25');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Round them to the nearest' }), '10');
  await write('Title', ' ');
  await write('Message', ' Thank you. ');
  await press('Apply');
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent).toEqual([
    { revision: 2, increase: 725, roundTo: 10, title: null, message: 'Thank you.', expiresOn: '2099-01-01' },
  ]);
  await waitFor(() => expect(session.hasUnsavedWork()).toBe(false));
});

test('an increase that is no percentage is refused at its field, which gets the focus', async () => {
  const { sent } = await open();
  await write('Raise prices by, %', 'much');
  await press('Apply');
  expect(screen.getByText('Enter a number such as 1,234.50.')).toBeTruthy();
  expect(document.activeElement).toBe(field('Raise prices by, %'));
  expect(sent).toEqual([]);
});

test('what was typed survives a reload', async () => {
  await open();
  await write('Title', '2028 engagement');
  const { session } = await open();
  expect(field('Title').value).toBe('2028 engagement');
  expect(session.hasUnsavedWork()).toBe(true);
});

test('settings that somebody else has applied meanwhile are replaced only on request', async () => {
  const { sent } = await open();
  await write('Title', 'Mine');
  state.batch = { ...preview, title: 'Theirs', revision: 3 };
  await press('Apply');
  expect(await screen.findByText(/^Somebody else has changed this since you started/)).toBeTruthy();
  expect(field('Title').value).toBe('Mine');
  await press('Keep mine');
  await press('Apply');
  await waitFor(() => expect(state.batch.title).toBe('Mine'));
  const mine = { increase: 500, roundTo: 1, title: 'Mine', message: null, expiresOn: '2099-01-01' };
  expect(sent).toEqual([
    { revision: 2, ...mine },
    { revision: 3, ...mine },
  ]);
});

test("the other person's settings can be loaded instead", async () => {
  await open();
  await write('Title', 'Mine');
  state.batch = { ...preview, title: 'Theirs', revision: 3 };
  await press('Apply');
  await userEvent.click(await screen.findByRole('button', { name: 'Load theirs' }));
  expect(field('Title').value).toBe('Theirs');
});

test('a change of one proposal is no conflict with settings that are being typed', async () => {
  const { sent } = await open();
  await write('Title', 'Mine');
  await write('Email of Bayview Dental', 'ada@');
  await press('Save');
  expect(screen.getByText('Enter an e-mail address, such as ada@client.com.')).toBeTruthy();
  await write('Email of Bayview Dental', ' ada@bayview.example ');
  await press('Save');
  await waitFor(() => expect(state.item.recipients).toHaveLength(1));
  await press('Apply');
  await waitFor(() => expect(state.batch.title).toBe('Mine'));
  expect(sent).toEqual([
    {
      revision: 2,
      prices: {},
      leftOut: [],
      recipients: [{ name: 'Bayview Dental', email: 'ada@bayview.example', role: 'signer' }],
    },
    { revision: 3, increase: 500, roundTo: 1, title: 'Mine', message: null, expiresOn: '2099-01-01' },
  ]);
});
