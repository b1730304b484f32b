import type { Payment } from '@services/payments/contract/billing';
import type { ClientCredit } from '@services/payments/contract/transfers';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, settings } from '../fixture-offers';
import { proposalId } from '../proposal/answers.fixture';
import { Payments } from './payments';
import { pageOf, paymentOf, transferOf } from './payments.fixture';

const CALL = 'GET /payments/v1/payments';
const REFUND = 'd3b6a5a0-0f38-4f0c-8a34-1c9d7d1e2f41';
const NOW = Date.parse('2027-01-09T02:00:00Z');

function open(
  answer: Answer,
  { answers = {}, rights = claims.rights }: { answers?: Record<string, Answer>; rights?: string } = {},
) {
  return renderInSuite(<Payments />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: { [CALL]: answer, 'GET /offers/v1/settings': () => Response.json(settings), ...answers },
  });
}

/** A server with one payment, which a write replaces. */
function openOne(payment: Payment, write: string, after: Partial<Payment>) {
  const state = { payment, sent: [] as unknown[], fails: false };
  const suite = open(() => Response.json(pageOf([state.payment])), {
    answers: {
      [write.replace('{id}', payment.id)]: async (request) => {
        if (state.fails)
          return Response.json({ code: 'not_open', message: 'The payment was settled meanwhile.' }, { status: 409 });
        state.sent.push(await request.json().catch(() => undefined));
        state.payment = { ...payment, ...after };
        return Response.json(state.payment);
      },
    },
  });
  return { ...suite, state };
}

const runAction = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More: Bayview Dental' }));
  await userEvent.click(screen.getByRole('button', { name }));
  return screen.findByRole('dialog');
};
const actions = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /^More: / }));
  return [...document.querySelectorAll('.ui-menu-item')]
    .map(({ textContent }) => textContent)
    .filter((text) => !/CSV/.test(text ?? ''));
};
const press = (dialog: HTMLElement, name: string) => userEvent.click(within(dialog).getByRole('button', { name }));
const type = async (dialog: HTMLElement, name: string, text: string) => {
  await userEvent.clear(within(dialog).getByRole('textbox', { name }));
  await userEvent.type(within(dialog).getByRole('textbox', { name }), text);
};

beforeEach(() => {
  location.hash = '#/payments';
  jest.spyOn(Date, 'now').mockReturnValue(NOW);
});
afterEach(() => jest.restoreAllMocks());

describe('the list', () => {
  test('shows open payments first, and follows the URL', async () => {
    const requested: URLSearchParams[] = [];
    open((request) => {
      requested.push(new URL(request.url).searchParams);
      return Response.json(pageOf([paymentOf('Bayview Dental')], { failed: [2, 130_000] }));
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Failed 2 $1.3K' }));
    await waitFor(() => expect(requested).toHaveLength(2));
    expect(location.hash).toBe('#/payments?view=failed');
    expect(requested.map((query) => [query.get('view'), query.get('sort'), query.get('order')])).toEqual([
      ['open', 'dueOn', 'ascending'],
      ['failed', 'dueOn', 'ascending'],
    ]);
    await userEvent.click(screen.getByRole('button', { name: /^All/ }));
    await waitFor(() => expect(requested[2]?.get('order')).toBe('descending'));
  });

  test('shows the total of each currency', async () => {
    const page = pageOf([paymentOf('Ann')]);
    page.counts.late = {
      count: 3,
      amounts: [
        { currency: 'USD', amount: 100_000 },
        { currency: 'EUR', amount: 200_000 },
      ],
    };
    open(() => Response.json(page));
    expect(await screen.findByRole('button', { name: 'Late 3 $1K + €2K' })).toBeTruthy();
  });

  test("counts late days in the firm's time zone, and says why a charge failed and when it is tried again", async () => {
    const failed = paymentOf('Ann', {
      status: 'failed',
      failure: 'Your card has insufficient funds.',
      nextAttemptOn: '2027-01-12',
    });
    open(() => Response.json(pageOf([failed])));
    const row = await screen.findByRole('row', { name: /Ann/ });
    expect(within(row).getByText('3 days late')).toBeTruthy();
    expect(row.textContent).toContain('Your card has insufficient funds. Next try Jan 12, 2027');
  });

  test('says that no retry is planned, and marks disputes, double payments and refunds', async () => {
    open(() =>
      Response.json(
        pageOf([
          paymentOf('Ann', { status: 'failed', failure: 'The card was lost.' }),
          paymentOf('Bob', { status: 'paid', paidOn: '2027-01-06', isDisputed: true, refunded: 20_000 }),
          paymentOf('Cleo', { status: 'paid', paidOn: '2027-01-06', receivedOn: '2027-01-06', isPaidTwice: true }),
        ]),
      ),
    );
    const text = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await text(/Ann/)).toContain('The card was lost. No further try is planned');
    expect(await text(/Bob/)).toContain('Paidon Jan 6, 2027Disputed$200.00 refunded');
    expect(await text(/Bob/)).not.toContain('late');
    expect(await text(/Cleo/)).toContain('Paid twice');
  });

  test('says when payments will appear if there are none, and that all are paid if none is open', async () => {
    const { answers } = open(() => Response.json(pageOf([])));
    expect(await screen.findByText('No payments yet')).toBeTruthy();
    answers[CALL] = () => Response.json(pageOf([], { all: [3, 150_000] }));
    await userEvent.click(screen.getByRole('button', { name: /^Failed/ }));
    expect(await screen.findByText('No payments found')).toBeTruthy();
    await userEvent.click(screen.getByRole('button', { name: /^Open/ }));
    expect(await screen.findByText('Nothing is open')).toBeTruthy();
  });

  test("reports that it can't be loaded, and can retry", async () => {
    const { answers } = open(() => new Response('', { status: 500 }));
    expect(await screen.findByText('The payments could not be loaded.')).toBeTruthy();
    answers[CALL] = () => Response.json(pageOf([paymentOf('Ann')]));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('rowheader', { name: 'Ann' })).toBeTruthy();
  });

  test('links to the cards that expire soon', async () => {
    const cards = [
      {
        proposalId: REFUND,
        number: 7,
        client: 'Ann',
        method: { label: 'Visa ending in 4242', kind: 'card' as const, expires: '2026-12', savedAt: '2025-01-01T00:00:00Z' },
        warnedOn: '2026-12-01',
      },
      {
        proposalId,
        number: 8,
        client: 'Bob',
        method: { label: 'Visa ending in 1881', kind: 'card' as const, expires: '2027-01', savedAt: '2025-01-01T00:00:00Z' },
        warnedOn: null,
      },
    ];
    Element.prototype.scrollIntoView = jest.fn();
    open(() => Response.json(pageOf([], {}, cards)));
    await userEvent.click(await screen.findByRole('button', { name: '2 cards expire soon' }));
    expect(document.activeElement?.textContent).toBe('Cards that expire soon');
    const section = screen.getByRole('region', { name: 'Cards that expire soon' });
    expect(within(section).getByText('Expired Dec 2026')).toBeTruthy();
    expect(within(section).getByText('Expires Jan 2027')).toBeTruthy();
    expect(within(section).getByRole('link', { name: 'Bob' }).getAttribute('href')).toBe(`#/proposal?id=${proposalId}`);
  });
});

describe('available actions', () => {
  test.each([
    ['due', {}, ['Mark as received', 'Cancel payment', 'Details']],
    ['due', { clientCredit: 100 }, ['Mark as received', 'Use credit', 'Cancel payment', 'Details']],
    [
      'due',
      { collected: 20_000, transfers: [transferOf({ amount: 20_000 })] },
      ['Mark as received', 'Not received after all', 'Cancel payment', 'Details'],
    ],
    ['processing', {}, ['Details']],
    ['failed', {}, ['Charge again', 'Mark as received', 'Cancel payment', 'Details']],
    ['paid', { method: 'Visa ending in 4242' }, ['Refund', 'Details']],
    ['paid', { transfers: [transferOf()] }, ['Refund', 'Not received after all', 'Details']],
    ['paid', { transfers: [transferOf()], refunded: 10_000 }, ['Refund', 'Details']],
    ['paid', { refunded: 50_000 }, ['Details']],
    ['paid', { isPaidTwice: true, refunded: 50_000 }, ['Refund', 'Details']],
    ['paid', { isPaidTwice: true, isCancelled: true, refunded: 50_000 }, ['Details']],
    ['cancelled', { isCancelled: true }, ['Details']],
  ] as const)('fit a payment that is %s, with %p', async (status, part, expected) => {
    open(() => Response.json(pageOf([paymentOf('Ann', { status, ...part } as Partial<Payment>)])));
    expect(await actions()).toEqual(expected);
  });

  test('are limited to viewing with read-only access', async () => {
    open(() => Response.json(pageOf([paymentOf('Ann', { status: 'failed' })])), { rights: 'app:offer' });
    expect(await actions()).toEqual(['Details']);
    expect(screen.getByText(/You have read-only access/)).toBeTruthy();
  });
});

test('a payment can be marked as received with an amount, a date and a note, which stay when that fails', async () => {
  const payment = paymentOf('Bayview Dental', { status: 'failed', nextAttemptOn: '2027-01-12' });
  const { state, toasts } = openOne(payment, 'POST /payments/v1/payments/{id}/receipt', {
    status: 'paid',
    receivedOn: '2027-01-07',
    note: 'Check 12',
  });
  const dialog = await runAction('Mark as received');
  expect(dialog.textContent).toContain('The saved payment method will not be charged for it again.');
  expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount, USD' }).value).toBe('$500.00');
  const day = within(dialog).getByLabelText<HTMLInputElement>('Received on');
  expect(day.value).toBe('2027-01-08');
  await userEvent.clear(day);
  await press(dialog, 'Mark as received');
  expect(within(dialog).getByText(/^Choose the day/)).toBeTruthy();
  await userEvent.type(day, '2027-01-07');
  await type(dialog, 'Note', 'Check 12');
  state.fails = true;
  await press(dialog, 'Mark as received');
  expect(await within(dialog).findByText('That was not done. The payment was settled meanwhile.')).toBeTruthy();
  expect(day.value).toBe('2027-01-07');
  state.fails = false;
  await press(dialog, 'Mark as received');
  await waitFor(() => expect(toasts).toEqual(['The money was recorded.']));
  expect(state.sent).toEqual([{ amount: 50_000, on: '2027-01-07', note: 'Check 12' }]);
  await waitFor(() => expect(screen.getByRole('row', { name: /Bayview/ }).textContent).toContain('Paid'));
});

test('the dialog says what stays open of a smaller amount, and what a larger one leaves as credit', async () => {
  const payment = paymentOf('Bayview Dental', { collected: 20_000, transfers: [transferOf({ amount: 20_000 })] });
  const { state } = openOne(payment, 'POST /payments/v1/payments/{id}/receipt', {});
  expect((await screen.findByRole('row', { name: /Bayview/ })).textContent).toContain('$300.00 open');
  const dialog = await runAction('Mark as received');
  expect(within(dialog).getByText('It pays all that is open.')).toBeTruthy();
  await type(dialog, 'Amount, USD', '120.50');
  expect(within(dialog).getByText('$179.50 stays open.')).toBeTruthy();
  await type(dialog, 'Amount, USD', '350');
  expect(within(dialog).getByText(/^\$50\.00 more than is open/)).toBeTruthy();
  await type(dialog, 'Amount, USD', '0');
  await press(dialog, 'Mark as received');
  expect(state.sent).toEqual([]);
  await type(dialog, 'Amount, USD', '350');
  await press(dialog, 'Mark as received');
  await waitFor(() => expect(state.sent).toEqual([{ amount: 35_000, on: '2027-01-08', note: '' }]));
});

describe('a transfer', () => {
  const older = transferOf({ on: '2027-01-06', amount: 10_000, total: 10_000, note: 'Check 12' });
  const newer = transferOf({ on: '2027-01-07', amount: 40_000, total: 60_000, isFromStatement: true });
  const payment = paymentOf('Bayview Dental', { status: 'paid', paidOn: '2027-01-07', transfers: [newer, older] });

  test('is undone after confirmation, the newest one first', async () => {
    const { toasts } = openOne(payment, `DELETE /payments/v1/transfers/${newer.id}`, { status: 'due', transfers: [older] });
    const dialog = await runAction('Not received after all');
    expect(dialog.textContent).toContain('The $600.00 that Bayview Dental paid on Jan 7, 2027 is removed.');
    expect(dialog.textContent).toContain('Its line of the bank statement can be matched again.');
    await press(dialog, 'Open again');
    await waitFor(() => expect(toasts).toEqual(['The payment is open again.']));
  });

  test('is listed in the details with the reference, and undone there', async () => {
    const { toasts } = openOne(payment, `DELETE /payments/v1/transfers/${older.id}`, {});
    const details = await runAction('Details');
    expect(details.textContent).toContain('ReferenceRF18 5390 0754 7034');
    expect(details.textContent).toContain(
      '$400.00 on Jan 7, 2027, recorded by Noah BrightPart of $600.00 · From a bank statement',
    );
    expect(details.textContent).toContain('$100.00 on Jan 6, 2027, recorded by Noah BrightCheck 12');
    await press(details, 'Undo $100.00 of Jan 6, 2027');
    const dialog = await screen.findByRole('dialog', { name: 'Not received after all?' });
    expect(dialog.textContent).toContain('The $100.00 that Bayview Dental paid on Jan 6, 2027 is removed.');
    await press(dialog, 'Open again');
    await waitFor(() => expect(toasts).toEqual(['The payment is open again.']));
  });
});

test('the credit of a client pays a charge as far as it goes', async () => {
  const { toasts } = openOne(paymentOf('Bayview Dental', { clientCredit: 12_000 }), 'POST /payments/v1/payments/{id}/credit', {
    collected: 12_000,
    open: 38_000,
    clientCredit: 0,
  });
  const dialog = await runAction('Use credit');
  expect(dialog.textContent).toContain(
    '$120.00 of the credit of $120.00 that Bayview Dental has pays this charge. $380.00 stays open.',
  );
  await press(dialog, 'Use credit');
  await waitFor(() => expect(toasts).toEqual(['The credit was used.']));
  await waitFor(() => expect(screen.getByRole('row', { name: /Bayview/ }).textContent).toContain('$380.00 open'));
});

test('credits of clients are listed, and what the firm paid back is recorded', async () => {
  const credit: ClientCredit = {
    ...{ id: REFUND, proposalId, number: 7, title: '2027', client: 'Bayview Dental', on: '2027-01-07', currency: 'USD' },
    ...{ total: 60_000, paidBack: 0, left: 10_000, note: null, isFromStatement: false },
  };
  const sent: unknown[] = [];
  const { toasts } = open(() => Response.json(pageOf([])), {
    answers: {
      'GET /payments/v1/credits': () => Response.json({ credits: [credit] }),
      [`POST /payments/v1/transfers/${REFUND}/paybacks`]: async (request) => {
        sent.push(await request.json());
        return Response.json({ ...credit, paidBack: 4_000, left: 6_000 });
      },
    },
  });
  const section = await screen.findByRole('region', { name: 'Credit of clients' });
  expect(section.textContent).toContain('Bayview Dental#7$100.00of $600.00 paid on Jan 7, 2027');
  await userEvent.click(within(section).getByRole('button', { name: 'More: credit of Bayview Dental' }));
  await userEvent.click(within(section).getByRole('button', { name: 'Record payback' }));
  const dialog = await screen.findByRole('dialog');
  await type(dialog, 'Amount, USD', '100.01');
  await type(dialog, 'Reason', 'Asked for it');
  await press(dialog, 'Record payback');
  expect(sent).toEqual([]);
  await type(dialog, 'Amount, USD', '40');
  await press(dialog, 'Record payback');
  await waitFor(() => expect(toasts).toEqual(['The payback was recorded.']));
  expect(sent).toEqual([{ amount: 4_000, reason: 'Asked for it' }]);
});

test('a payment can be canceled with a note', async () => {
  const { state, toasts } = openOne(paymentOf('Bayview Dental'), 'POST /payments/v1/payments/{id}/cancellation', {
    status: 'cancelled',
    note: 'Goodwill',
  });
  const dialog = await runAction('Cancel payment');
  expect(dialog.textContent).toContain('Bayview Dental no longer owes the $500.00. This cannot be undone.');
  await type(dialog, 'Note', 'Goodwill');
  await press(dialog, 'Cancel payment');
  await waitFor(() => expect(toasts).toEqual(['The payment was canceled.']));
  expect(state.sent).toEqual([{ note: 'Goodwill' }]);
});

test('a charge can be retried, and its result is looked up', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  const payment = paymentOf('Bayview Dental', { status: 'failed', failure: 'Insufficient funds.' });
  const { state, toasts } = openOne(payment, 'POST /payments/v1/payments/{id}/attempts', {});
  await user.click(await screen.findByRole('button', { name: 'More: Bayview Dental' }));
  await user.click(screen.getByRole('button', { name: 'Charge again' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The last try failed: Insufficient funds.');
  await user.click(within(dialog).getByRole('button', { name: 'Charge now' }));
  await waitFor(() => expect(toasts).toHaveLength(1));
  state.payment = { ...payment, status: 'paid' };
  await act(() => jest.advanceTimersByTimeAsync(2_000));
  expect(await screen.findByText('Paid', { selector: '.ui-badge' })).toBeTruthy();
  jest.useRealTimers();
});

describe('a refund', () => {
  const path = 'POST /payments/v1/payments/{id}/refunds';
  const collected = paymentOf('Bayview Dental', { status: 'paid', method: 'Visa ending in 4242', refunded: 10_000 });
  const refundOf = (part: Partial<Payment['refunds'][number]>) => ({
    id: REFUND,
    amount: 15_000,
    reason: 'Half done',
    status: 'pending' as const,
    at: '2027-01-09T02:00:00Z',
    by: 'Noah Bright',
    failure: null,
    ...part,
  });

  test('of a payment that Stripe collected goes back the same way, up to the remaining amount', async () => {
    const { state, toasts } = openOne(collected, path, { refunded: 25_000, refunds: [refundOf({})] });
    const dialog = await runAction('Refund');
    expect(dialog.textContent).toContain('Up to $400.00 can be refunded now.');
    expect(dialog.textContent).toContain('Stripe sends the money back to Visa ending in 4242.');
    await press(dialog, 'Refund');
    expect(within(dialog).getByText('Say why it is refunded.')).toBeTruthy();
    await type(dialog, 'Reason', 'Half done');
    await type(dialog, 'Amount, USD', '400.01');
    await press(dialog, 'Refund');
    expect(within(dialog).getByText('Enter at most 400.')).toBeTruthy();
    await type(dialog, 'Amount, USD', '0');
    await press(dialog, 'Refund');
    expect(state.sent).toEqual([]);
    await type(dialog, 'Amount, USD', '150');
    await press(dialog, 'Refund');
    await waitFor(() => expect(toasts).toEqual(['The refund was started.']));
    expect(state.sent).toEqual([{ amount: 15_000, reason: 'Half done' }]);
  });

  test('of a double payment suggests the excess amount', async () => {
    openOne({ ...collected, isPaidTwice: true, transfers: [transferOf()], collected: 100_000, refunded: 0 }, path, {});
    const dialog = await runAction('Refund');
    // Stripe sends back what it collected, and not the transfer.
    expect(dialog.textContent).toContain('Bayview Dental paid $1,000.00. Up to $500.00 can be refunded now.');
    expect(within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Amount, USD' }).value).toBe('$500.00');
  });

  test('goes through Stripe first where a transfer paid the other part', async () => {
    const mixed = { ...collected, transfers: [transferOf({ amount: 30_000 })], refunded: 0 };
    openOne(mixed, path, {});
    expect((await runAction('Refund')).textContent).toContain('Up to $200.00 can be refunded now.');
  });

  test('of a payment marked as received records that the firm paid it back', async () => {
    const marked = paymentOf('Bayview Dental', { status: 'paid', transfers: [transferOf()] });
    const { toasts } = openOne(marked, path, { refunded: 50_000, refunds: [refundOf({ status: 'done' })] });
    const dialog = await runAction('Refund');
    expect(dialog.textContent).toContain('nothing is sent: pay the money back yourself');
    await type(dialog, 'Reason', 'Wrong client');
    await press(dialog, 'Record refund');
    await waitFor(() => expect(toasts).toEqual(['The refund was recorded.']));
  });
});

test("the details show a payment's items, who refunded what, and what to do about a dispute", async () => {
  const refund = { id: REFUND, amount: 15_000, reason: 'Half done', at: '2027-01-07T10:00:00Z', by: 'Noah Bright' };
  open(() =>
    Response.json(
      pageOf([
        paymentOf('Bayview Dental', {
          status: 'paid',
          isDisputed: true,
          refunds: [{ ...refund, status: 'failed', failure: 'Your balance is too low.' }],
        }),
      ]),
    ),
  );
  const dialog = await runAction('Details');
  expect(dialog.textContent).toContain('Bookkeeping Jan 5, 2027 – Feb 4, 2027');
  expect(dialog.textContent).toMatch(/\$150\.00 on Jan 7, 2027 by Noah Bright · Failed/);
  expect(dialog.textContent).toContain('Your balance is too low.');
  expect(within(dialog).getByRole('alert').textContent).toContain('Answer in your Stripe dashboard');
});
