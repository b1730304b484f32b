import type { Billing, Planned } from '@services/payments/contract/billing';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, settings } from '../fixture-offers';
import { itemOf, paymentOf, transferOf } from '../payments/payments.fixture';
import { proposalId } from '../proposal/answers.fixture';
import { billingOf } from './billing.fixture';
import { BillingSection } from './billing-section';

const path = `/payments/v1/proposals/${proposalId}/billing`;

interface Options {
  /** Responses to changes, by `pause`. */
  after?: Record<string, Partial<Billing>>;
  answers?: Record<string, Answer>;
  rights?: string;
}

function open(billing: Billing, { after = {}, answers = {}, rights = claims.rights }: Options = {}) {
  const sent: unknown[] = [];
  const changes = Object.entries(after).map(([what, part]): [string, Answer] => [
    `POST ${path}/${what}`,
    async (request) => {
      sent.push(await request.json().catch(() => what));
      return Response.json({ ...billing, ...part });
    },
  ]);
  const suite = renderInSuite(<BillingSection proposalId={proposalId} />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      [`GET ${path}`]: () => Response.json(billing),
      'GET /offers/v1/settings': () => Response.json(settings),
      ...Object.fromEntries(changes),
      ...answers,
    },
  });
  return { ...suite, sent };
}

const planned = (on: string, gross: number, tax = 0): Planned => ({
  on,
  net: gross - tax,
  tax,
  gross,
  items: [itemOf('Bookkeeping', { from: on, to: on, net: gross - tax, tax, gross })],
});

beforeEach(() => jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2027-01-08T15:00:00Z')));
afterEach(() => jest.restoreAllMocks());

const button = (name: string) => screen.findByRole('button', { name });
const dialogOf = async (name: string) => {
  await userEvent.click(await button(name));
  return screen.findByRole('dialog');
};
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));

describe('planned charges', () => {
  test('are listed by day with their items and a total; later days are shown on demand', async () => {
    open(billingOf({ planned: ['2027-02-05', '2027-03-05', '2027-04-05', '2027-05-05'].map((on) => planned(on, 10_800, 800)) }));
    const heading = await screen.findByRole('heading', { name: /^Next twelve months/ });
    expect(heading.textContent).toBe('Next twelve months$432.00of which $32.00 tax');
    const days = () => screen.getAllByText(/^\w+ 5, 2027$/).map(({ textContent }) => textContent);
    expect(days()).toHaveLength(3);
    await userEvent.click(screen.getByRole('button', { name: 'Show 1 more day' }));
    expect(days()[3]).toContain('May 5, 2027');
  });

  test.each([
    ['active', 'Nothing is charged in the next twelve months.'],
    ['paused', 'Nothing is charged while the billing is paused.'],
    ['ended', 'Nothing more will be charged.'],
  ] as const)('are empty for a billing that is %s', async (status, text) => {
    open(billingOf({ status, planned: [] }));
    expect((await screen.findAllByText(text)).length).toBeGreaterThan(0);
  });
});

describe('the payment method', () => {
  test('is shown with its expiry', async () => {
    open(
      billingOf({ method: { label: 'Visa ending in 4242', kind: 'card', expires: '2020-04', savedAt: '2020-01-01T00:00:00Z' } }),
    );
    expect(await screen.findByText('Expired Apr 2020')).toBeTruthy();
  });

  test('is missing while the client pays without a saved one', async () => {
    open(billingOf({ method: null }));
    expect(await screen.findByText(/^No payment method is saved/)).toBeTruthy();
  });

  test('is not needed where clients transfer, and links to their instructions', async () => {
    open(billingOf({ method: null, provider: 'manual' }));
    expect((await screen.findByRole('link', { name: 'Bank details' })).getAttribute('href')).toBe('#/settings?part=payments');
  });
});

test('pausing a billing shows the next charge first', async () => {
  const { toasts } = open(billingOf(), { after: { pause: { status: 'paused', pausedOn: '2027-01-09', planned: [] } } });
  const dialog = await dialogOf('Pause');
  expect(dialog.textContent).toContain('The next charge would be $500.00 on Feb 5, 2027.');
  await press(dialog, 'Pause billing');
  expect(await screen.findByText('From Jan 9, 2027 on, nothing comes due.')).toBeTruthy();
  expect(toasts).toEqual(['The billing was paused.']);
});

describe('a pause', () => {
  const paused = billingOf({ status: 'paused', pausedOn: '2027-01-09', planned: [] });
  const missed = [planned('2027-02-05', 50_000), planned('2027-03-05', 50_000)];

  test.each([
    ['Charge $1,000.00 now', 'charge'],
    ['Skip it: the client never owes this $1,000.00', 'skip'],
  ])('ends with a choice about missed charges: %s', async (label, choice) => {
    const { sent } = open({ ...paused, missed }, { after: { resumption: { status: 'active' } } });
    const dialog = await dialogOf('Resume');
    expect(dialog.textContent).toContain('In the pause from Jan 9, 2027, $1,000.00 would have come due:');
    await press(dialog, 'Resume billing');
    expect(within(dialog).getByText('Choose whether it is charged or skipped.')).toBeTruthy();
    expect(sent).toEqual([]);
    await userEvent.click(within(dialog).getByRole('radio', { name: label }));
    await press(dialog, 'Resume billing');
    expect(await screen.findByText('Active')).toBeTruthy();
    expect(sent).toEqual([{ missed: choice }]);
  });

  test('ends without a choice if nothing came due', async () => {
    const { sent } = open(paused, { after: { resumption: { status: 'active' } } });
    const dialog = await dialogOf('Resume');
    expect(within(dialog).queryByRole('radio')).toBeNull();
    await press(dialog, 'Resume billing');
    await waitFor(() => expect(sent).toEqual([{ missed: 'skip' }]));
  });
});

describe('an end', () => {
  const preview = `GET ${path}/end`;

  test('shows its consequences for the chosen day before it is confirmed', async () => {
    const requested: string[] = [];
    const { sent } = open(billingOf(), {
      after: { end: { status: 'ended', endsOn: '2027-02-15', planned: [] } },
      answers: {
        [preview]: (request) => {
          const query = new URL(request.url).searchParams;
          requested.push(`${query.get('on')} ${query.get('isProrated')}`);
          const isProrated = query.get('isProrated') === 'true';
          return Response.json({
            planned: [planned('2027-02-05', isProrated ? 19_643 : 50_000)],
            takenOff: isProrated ? 7_000 : 0,
            toRefund: isProrated ? 12_500 : 0,
          });
        },
      },
    });
    const dialog = await dialogOf('End');
    const day = within(dialog).getByLabelText('Last day that is charged for');
    await userEvent.clear(day);
    await press(dialog, 'End billing');
    expect(within(dialog).getByText('Choose today or a later day.')).toBeTruthy();
    await userEvent.type(day, '2027-02-15');
    const means = await within(dialog).findByRole('region', { name: 'What this means' });
    await waitFor(() => expect(means.textContent).toContain('$196.43 on Feb 5, 2027'));
    expect(means.textContent).toContain('Taken off what is due$70.00');
    expect(means.textContent).toContain('$1,000.00 on 2 days, the last Mar 5, 2027');
    expect(means.textContent).toContain('$125.00It is not refunded by itself.');
    await userEvent.click(within(dialog).getByRole('checkbox', { name: /^Prorate/ }));
    await waitFor(() => expect(means.textContent).toContain('$500.00 on Feb 5, 2027'));
    expect(means.textContent).toContain('Nothing to refund');
    expect(requested.slice(-2)).toEqual(['2027-02-15 true', '2027-02-15 false']);
    await press(dialog, 'End billing');
    expect(await screen.findByText('The last day that is charged for is Feb 15, 2027.')).toBeTruthy();
    expect(sent).toEqual([{ on: '2027-02-15', isProrated: false }]);
  });

  test("can't be confirmed until its consequences are loaded", async () => {
    const { sent, answers } = open(billingOf(), { answers: { [preview]: () => new Response('', { status: 503 }) } });
    const dialog = await dialogOf('End');
    expect(await within(dialog).findByText('What this means could not be calculated.')).toBeTruthy();
    await press(dialog, 'End billing');
    expect(sent).toEqual([]);
    answers[preview] = () => Response.json({ planned: [], takenOff: 0, toRefund: 0 });
    await press(dialog, 'Try again');
    expect(await within(dialog).findByText('Nothing more')).toBeTruthy();
  });

  test('offers to refund payments for later days', async () => {
    const payment = paymentOf('Bayview Dental', { status: 'paid', method: 'Visa ending in 4242' });
    open(
      billingOf({
        status: 'ended',
        endsOn: '2027-01-20',
        planned: [],
        payments: [payment],
        toRefund: 30_000,
        refundsDue: [{ paymentId: payment.id, amount: 25_806, payment }],
      }),
    );
    const dialog = await dialogOf('Refund $258.06');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount, USD' }).value).toBe('$258.06');
  });
});

test('work that is charged on completion can be marked as completed', async () => {
  const lineId = crypto.randomUUID();
  const { sent } = open(billingOf({ completions: [{ lineId, name: 'Year end', net: 90_000, tax: 0, gross: 90_000 }] }), {
    after: { completions: { completions: [] } },
  });
  const dialog = await dialogOf('Mark as completed: Year end');
  expect(dialog.textContent).toContain('$900.00 for “Year end” comes due today. Visa ending in 4242 is charged.');
  await press(dialog, 'Mark as completed');
  await waitFor(() => expect(screen.queryByText('Year end')).toBeNull());
  expect(sent).toEqual([{ lineId }]);
});

describe('past charges', () => {
  test('show the total paid, less refunds', async () => {
    open(
      billingOf({
        payments: [
          paymentOf('Ann'),
          paymentOf('Ann', { status: 'paid', refunded: 10_000 }),
          paymentOf('Ann', { status: 'paid' }),
        ],
      }),
    );
    expect((await screen.findByRole('heading', { name: /^What came due/ })).textContent).toBe('What came due$900.00 paid');
  });

  test('mark a payment that came twice, with what to do about it', async () => {
    open(
      billingOf({ payments: [paymentOf('Bayview Dental', { status: 'paid', transfers: [transferOf()], isPaidTwice: true })] }),
    );
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('came twice: Stripe collected it, and it was marked as received.');
    await userEvent.click(within(notice).getByRole('button', { name: 'Refund' }));
    expect((await screen.findByRole('dialog')).textContent).toContain('Stripe sends the money back');
  });

  test("show a payment reported by Stripe that doesn't match and settled nothing", async () => {
    const of = { expectedAmount: 64_000, expectedCurrency: 'USD', at: '2027-01-07T10:00:00Z' };
    const yen = { of: 'payment' as const, amount: 1, currency: 'JPY', ...of };
    const other = { of: 'refund' as const, amount: null, currency: null, ...of };
    open(
      billingOf({
        payments: [paymentOf('Ann', { amount: 64_000, mismatch: yen }), paymentOf('Ann', { amount: 64_000, mismatch: other })],
      }),
    );
    const [first, second] = await screen.findAllByRole('alert');
    expect(first?.textContent).toContain('Stripe reported ¥1 for the $640.00 due on Jan 5, 2027.');
    expect(first?.textContent).toContain('It does not fit what was charged, so it changed nothing.');
    expect(second?.textContent).toContain('Stripe reported the refund of another payment for the $640.00');
  });

  test('show the remaining credit, and let payments of an earlier billing be refunded', async () => {
    const payment = paymentOf('Ann', { status: 'paid', method: 'Visa ending in 4242' });
    const refundsDue = [{ paymentId: payment.id, amount: 16_800, payment }];
    open(billingOf({ creditLeft: 4_000, clientCredit: 7_000, endsOn: '2027-01-20', toRefund: 16_800, refundsDue }));
    expect(await screen.findByText('A credit of $40.00 for days already paid reduces the next charges.')).toBeTruthy();
    expect(screen.getByText('The client paid $70.00 more than was due. It pays the next charges.')).toBeTruthy();
    const dialog = await dialogOf('Refund $168.00');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount, USD' }).value).toBe('$168.00');
  });

  test('mark a payment that arrived after it was canceled', async () => {
    open(billingOf({ payments: [paymentOf('Bayview Dental', { status: 'paid', isCancelled: true, isPaidTwice: true })] }));
    const notice = await screen.findByRole('alert');
    expect(notice.textContent).toContain('although it had been canceled');
    expect(within(notice).queryByRole('button', { name: 'Take mark back' })).toBeNull();
  });
});

test('a double payment is settled once it was refunded', async () => {
  const payment = paymentOf('Ann', { status: 'paid', isPaidTwice: true, refunded: 50_000 });
  open(billingOf({ payments: [payment] }));
  expect(await screen.findByText('$500.00 refunded')).toBeTruthy();
  expect(screen.queryByText(/twice/i)).toBeNull();
});

test('read-only access shows the billing without buttons', async () => {
  open(billingOf({ completions: [{ lineId: crypto.randomUUID(), name: 'Year end', net: 1, tax: 0, gross: 1 }] }), {
    rights: 'app:offer',
  });
  expect(await screen.findByText('Year end')).toBeTruthy();
  for (const name of [/^Pause/, /^End/, /^Mark as/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test("a billing that isn't set up yet is looked up again; one that can't be loaded says so", async () => {
  const { answers } = open(billingOf(), {
    answers: { [`GET ${path}`]: () => Response.json({ code: 'not_found', message: 'Not found.' }, { status: 404 }) },
  });
  await button('Look again');
  answers[`GET ${path}`] = () => new Response('', { status: 500 });
  await userEvent.click(await button('Look again'));
  expect(await screen.findByText('The billing could not be loaded.')).toBeTruthy();
  answers[`GET ${path}`] = () => Response.json(billingOf());
  await userEvent.click(await button('Try again'));
  expect(await screen.findByText('Active')).toBeTruthy();
});
