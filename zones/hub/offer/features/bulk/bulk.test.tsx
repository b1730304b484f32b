import type { Batch, BatchItem, BatchItemState, BatchLine, BatchPage as Page } from '@services/proposals/contract/bulk';
import { batchItemStates } from '@services/proposals/contract/bulk';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims } from '../fixture-offers';
import { BatchPage } from './batch-page';
import { Renew } from './renew';
import { SendMany } from './send-many';

const batchId = 'b2b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f40';
const PATH = `/proposals/v1/batches/${batchId}`;

const countsOf = (part: Partial<Batch['counts']>) =>
  ({ ...Object.fromEntries(batchItemStates.map((state) => [state, 0])), ...part }) as Batch['counts'];

const batchOf = (part: Partial<Batch> = {}): Batch => ({
  id: batchId,
  kind: 'renewal',
  template: '',
  by: 'Olivia Hart',
  increase: 500,
  roundTo: 1,
  title: null,
  message: null,
  expiresOn: '2099-01-01',
  revision: 2,
  state: 'preview',
  counts: countsOf({ ready: 1 }),
  createdAt: '2027-01-02T10:00:00Z',
  startedAt: null,
  finishedAt: null,
  ...part,
});

const lineOf = (name: string, part: Partial<BatchLine> = {}): BatchLine => ({
  id: crypto.randomUUID(),
  option: 'Our proposal',
  name,
  billing: 'monthly',
  unit: '',
  quantity: 1,
  isAddOn: false,
  before: 50_000,
  source: 'accepted',
  price: 52_500,
  inputs: 0,
  isEdited: false,
  isLeftOut: false,
  raise: null,
  ...part,
});

const itemOf = (client: string, part: Partial<BatchItem> = {}): BatchItem => ({
  id: crypto.randomUUID(),
  clientId: crypto.randomUUID(),
  client,
  renews: { id: crypto.randomUUID(), number: 7 },
  amends: null,
  title: '2027 engagement',
  currency: 'USD',
  recipients: [{ name: client, email: 'ada@client.example', role: 'signer' }],
  lines: [lineOf('Bookkeeping')],
  state: 'ready' as BatchItemState,
  reasons: [],
  yearBefore: 600_000,
  year: 630_000,
  proposal: null,
  ...part,
});

const pageOf = (items: BatchItem[], part: Partial<Batch> = {}): Page => ({
  batch: batchOf(part),
  sums: [{ currency: 'USD', before: 600_000, after: 630_000 }],
  items,
  total: items.length,
});

const noBatches = { 'GET /proposals/v1/batches': () => Response.json({ batches: [] }) };

describe('the preview of a batch', () => {
  const open = (answers: Record<string, Answer>) => {
    location.hash = `#/batch?id=${batchId}`;
    return renderInSuite(<BatchPage />, { zone: 'offer', claims, answers });
  };

  test('shows every price before and after, saves an edit on blur, and sends all after confirmation', async () => {
    const item = itemOf('Bayview Dental');
    const [line] = item.lines;
    const saved: unknown[] = [];
    const started: unknown[] = [];
    let page = pageOf([item]);
    open({
      [`GET ${PATH}`]: () => Response.json(page),
      [`PUT ${PATH}/items/${item.id}`]: async (request) => {
        saved.push(await request.json());
        const edited = { ...item, lines: [{ ...line, price: 53_000, isEdited: true }], year: 636_000 } as BatchItem;
        page = pageOf([edited], { revision: 3 });
        return Response.json({ batch: page.batch, item: edited });
      },
      [`POST ${PATH}/start`]: async (request) => {
        started.push(await request.json());
        const sent = { ...item, state: 'sent' as const, proposal: { id: crypto.randomUUID(), number: 12 } };
        page = pageOf([sent], { state: 'done', startedAt: '2027-01-02T11:00:00Z', counts: countsOf({ sent: 1 }) });
        return Response.json(page.batch, { status: 202 });
      },
    });
    const prices = within(await screen.findByRole('list', { name: 'Prices of Bayview Dental' }));
    expect(prices.getByText('$500.00')).toBeTruthy();
    expect(prices.getByText('+5.0%')).toBeTruthy();
    expect(screen.getByText('A whole year with tax: $6,000.00 → $6,300.00 (+5.0%)')).toBeTruthy();
    const field = prices.getByLabelText('New price: Bookkeeping');
    await userEvent.clear(field);
    await userEvent.type(field, '530');
    expect(saved).toEqual([]);
    await userEvent.tab();
    await waitFor(() =>
      expect(saved).toEqual([{ revision: 2, prices: { [line?.id ?? '']: 53_000 }, leftOut: [], recipients: item.recipients }]),
    );
    expect(await prices.findByText(/edited/)).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Send 1 proposal' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Send' }));
    expect(await screen.findByText('1 proposal was sent.')).toBeTruthy();
    expect(started).toEqual([{ revision: 3 }]);
    expect(screen.getByRole('link', { name: 'Proposal #12' })).toBeTruthy();
  });

  test("says why a client can't be sent a proposal, and takes an address for them", async () => {
    const item = itemOf('Cedar Grove', {
      state: 'blocked',
      reasons: ['The client has no e-mail address. Enter one.'],
      recipients: [],
    });
    const saved: { recipients: unknown }[] = [];
    open({
      [`GET ${PATH}`]: () => Response.json(pageOf([item], { counts: countsOf({ blocked: 1 }) })),
      [`PUT ${PATH}/items/${item.id}`]: async (request) => {
        saved.push(await request.json());
        return Response.json({ batch: batchOf({ revision: 3 }), item: itemOf('Cedar Grove', { id: item.id }) });
      },
    });
    expect(await screen.findByText('The client has no e-mail address. Enter one.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Send 0 proposals' }).getAttribute('aria-disabled')).toBe('true');
    const address = screen.getByLabelText('Email of Cedar Grove');
    await userEvent.type(address, 'cedar');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(screen.getByText('Enter an e-mail address, such as ada@client.com.')).toBeTruthy();
    await userEvent.type(address, '@grove.example');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(saved[0]?.recipients).toEqual([{ name: 'Cedar Grove', email: 'cedar@grove.example', role: 'signer' }]),
    );
  });

  test('raises all prices together, and keeps the input when that is refused', async () => {
    const saved: unknown[] = [];
    open({
      [`GET ${PATH}`]: () => Response.json(pageOf([itemOf('Ann')])),
      [`PUT ${PATH}`]: async (request) => {
        saved.push(await request.json());
        return Response.json({ code: 'changed_meanwhile', message: 'Somebody else changed these.' }, { status: 409 });
      },
    });
    const increase = await screen.findByLabelText('Raise prices by, %');
    await userEvent.clear(increase);
    await userEvent.type(increase, '3.5');
    await userEvent.selectOptions(screen.getByLabelText('Round them to the nearest'), '$5');
    await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
    expect(await screen.findByText(/Not applied\./)).toBeTruthy();
    expect(saved).toEqual([{ revision: 2, increase: 350, roundTo: 5, title: null, message: null, expiresOn: '2099-01-01' }]);
    expect((increase as HTMLInputElement).value).toBe('3.5');
  });

  test('shows the progress of sending, and can be viewed with read-only access', async () => {
    const page = pageOf([itemOf('Ann')], { state: 'sending', counts: countsOf({ sent: 3, ready: 1 }) });
    location.hash = `#/batch?id=${batchId}`;
    renderInSuite(<BatchPage />, {
      zone: 'offer',
      claims: { ...claims, rights: 'app:offer' },
      answers: { [`GET ${PATH}`]: () => Response.json(page) },
    });
    expect((await screen.findByRole('progressbar', { name: 'Sending proposals' })).getAttribute('aria-valuetext')).toBe('3 of 4');
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    expect(screen.queryByLabelText('New price: Bookkeeping')).toBeNull();
  });

  test("says so when it no longer exists, and can retry when it couldn't be loaded", async () => {
    const { answers } = open({ [`GET ${PATH}`]: () => new Response('', { status: 500 }) });
    expect(await screen.findByText('These proposals could not be loaded.')).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'Proposals for many clients', level: 1 })).toBeTruthy();
    answers[`GET ${PATH}`] = () => Response.json({ code: 'not_found', message: 'Gone' }, { status: 404 });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('This batch is gone')).toBeTruthy();
  });
});

describe('renewals', () => {
  const rows = Array.from({ length: 3 }, (_, at) => ({
    id: crypto.randomUUID(),
    number: at + 1,
    title: '2026 engagement',
    client: `Client ${at + 1}`,
    currency: 'USD',
    firstYear: 600_000,
    acceptedOn: '2026-02-01',
    endsOn: '2027-01-31',
  }));

  test('can be chosen, including those on other pages, and previewed', async () => {
    const created: unknown[] = [];
    location.hash = '#/renew';
    renderInSuite(<Renew />, {
      zone: 'offer',
      claims,
      answers: {
        ...noBatches,
        'GET /proposals/v1/renewable': (request) => {
          const { limit, within: days } = Object.fromEntries(new URL(request.url).searchParams);
          expect(days).toBe('60');
          return Response.json({ renewable: limit === '200' ? rows : rows.slice(0, 2), total: 3 });
        },
        'POST /proposals/v1/batches': async (request) => {
          created.push(await request.json());
          return Response.json(batchOf(), { status: 201 });
        },
      },
    });
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select Client 2 #2' }));
    expect(screen.getByRole('button', { name: 'Preview 1 proposal' })).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: 'Choose all 3' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Preview 3 proposals' }));
    await waitFor(() => expect(location.hash).toBe(`#/batch?id=${batchId}`));
    expect(created).toEqual([{ kind: 'renewal', proposalIds: rows.map(({ id }) => id) }]);
  });

  test('can be searched at any time, even if there are none', async () => {
    const requested: (string | null)[] = [];
    renderInSuite(<Renew />, {
      zone: 'offer',
      claims,
      answers: {
        ...noBatches,
        'GET /proposals/v1/renewable': (request) => {
          requested.push(new URL(request.url).searchParams.get('within'));
          return Response.json({ renewable: [], total: 0 });
        },
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Show all accepted proposals' }));
    await waitFor(() => expect(requested).toEqual(['60', '3660']));
  });
});

test('asks for a template before preparing proposals for many clients, and lists earlier batches', async () => {
  location.hash = '#/send';
  const clients = [{ clientId: crypto.randomUUID(), name: 'Ann', email: null }];
  renderInSuite(<SendMany />, {
    zone: 'offer',
    claims,
    answers: {
      'GET /offers/v1/templates': () => Response.json({ templates: [] }),
      'GET /offers/v1/clients': () => Response.json({ clients, total: 1 }),
      'GET /proposals/v1/batches': () =>
        Response.json({
          batches: [
            batchOf({ kind: 'template', template: '2027 books', state: 'done', counts: countsOf({ sent: 2, blocked: 1 }) }),
          ],
        }),
    },
  });
  expect(await screen.findByText('No templates yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: '2027 books' }).getAttribute('href')).toBe(`#/batch?id=${batchId}`);
  expect(screen.getByText('2 of 3 sent')).toBeTruthy();
});
