import type { StatementLine } from '@services/payments/contract/statements';
import { type Answer, renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims } from '../fixture-offers';
import { paymentOf, pageOf as paymentsPage } from '../payments/payments.fixture';
import { proposalId } from '../proposal/answers.fixture';
import { StatementPage } from './statement-page';
import { lineOf, pageOf, partOf, proposed, statementId } from './statements.fixture';

const CALL = `GET /payments/v1/statements/${statementId}`;

interface StatementScreen {
  answers?: Record<string, Answer>;
  duplicates?: number;
  state?: string;
  rights?: string;
}

/** Opens a page with these lines. Writes are recorded, and are refused without an answer of the test. */
function open(lines: StatementLine[], { answers = {}, duplicates = 0, state, rights = claims.rights }: StatementScreen = {}) {
  location.hash = `#/statement?id=${statementId}${state ? `&state=${state}` : ''}`;
  return renderInSuite(<StatementPage />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: { [CALL]: () => Response.json(pageOf(lines, { duplicates })), ...answers },
  });
}

/** A server that takes a write, with what was sent to it. */
function taking(body: object | null = null) {
  const sent: unknown[] = [];
  const answer: Answer = async (request) => {
    sent.push(await request.json().catch(() => undefined));
    return body ? Response.json(body) : new Response(null, { status: 204 });
  };
  return { sent, answer };
}

const rowOf = (name: RegExp) => screen.findByRole('row', { name });
const runAction = async (payer: string, name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `More: ${payer}` }));
  await userEvent.click(screen.getByRole('button', { name }));
};

test('shows what each line pays with the reason, and why others pay nothing', async () => {
  open(
    [
      proposed('Ann'),
      proposed('Bob', { reason: 'reference', parts: [partOf({ amount: 30_000, rest: 20_000 })] }),
      proposed('Cleo', { reason: 'name', credit: 15_000 }),
      lineOf('Dora'),
      lineOf('Emil', { kind: 'duplicate', state: 'not-ours' }),
      lineOf('Finn', { kind: 'reversal', state: 'not-ours' }),
      lineOf('Gus', { kind: 'unreadable', state: 'unreadable', problem: 'Its date cannot be read.', on: null }),
      lineOf('Hal', {
        state: 'matched',
        transfer: { id: crypto.randomUUID(), client: 'Bayview Dental', by: 'Noah Bright', parts: [partOf()], credit: 0 },
      }),
    ],
    { duplicates: 1 },
  );
  const text = async (name: RegExp) => (await rowOf(name)).textContent;
  expect(await text(/Ann/)).toContain('Reference and amount$500.00 for #7 2027 engagement, due Jan 5, 2027');
  expect(await text(/Bob/)).toContain('Reference, other amount');
  expect(await text(/Bob/)).toContain('$300.00 for #7 2027 engagement, due Jan 5, 2027 · $200.00 stays open');
  expect(await text(/Cleo/)).toContain('$150.00 stays as credit of Bayview Dental');
  expect(await text(/Dora/)).toContain('No charge fits.');
  expect(await text(/Emil/)).toContain('Taken already');
  expect(await text(/Finn/)).toContain('-$500.00');
  expect(await text(/Finn/)).toContain('If you matched that one, undo it.');
  expect(await text(/Gus/)).toContain('Its date cannot be read.');
  expect(await text(/Hal/)).toContain('Matched by Noah Bright');
  expect(screen.getByText(/^1 line was taken before/)).toBeTruthy();
});

test('a line is confirmed as it is shown', async () => {
  const line = proposed('Ann');
  const { sent, answer } = taking();
  const { toasts } = open([line], { answers: { [`POST /payments/v1/statement-lines/${line.id}/confirmation`]: answer } });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Ann' }));
  await waitFor(() => expect(toasts).toEqual(['The payment was recorded.']));
  const paymentId = line.proposal?.parts[0]?.paymentId;
  expect(sent).toEqual([{ proposalId, parts: [{ paymentId, amount: 50_000 }] }]);
});

test('a line that can no longer be confirmed says why', async () => {
  const line = proposed('Ann');
  const message = 'Less is open than before. Load the page again.';
  const { toasts } = open([line], {
    answers: {
      [`POST /payments/v1/statement-lines/${line.id}/confirmation`]: () =>
        Response.json({ code: 'changed_meanwhile', message }, { status: 409 }),
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm: Ann' }));
  await waitFor(() => expect(toasts).toEqual([`That was not done. ${message}`]));
});

test('all exact lines are confirmed together, and it says how many were left', async () => {
  const [first, second, other] = [proposed('Ann'), proposed('Bob'), proposed('Cleo', { reason: 'name' })];
  const { sent, answer } = taking({ confirmed: 1, skipped: 1 });
  const { toasts } = open([first, second, other], {
    answers: { [`POST /payments/v1/statements/${statementId}/confirmations`]: answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm 2 exact' }));
  const dialog = await screen.findByRole('dialog', { name: 'Confirm 2 lines?' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(toasts).toEqual(['1 line was confirmed.', '1 line was left, because its charge has changed. Look at it again.']),
  );
  expect(sent).toMatchObject([{ lines: [{ lineId: first.id }, { lineId: second.id }] }]);
});

test('all proposed lines of a page are confirmed together where only they are shown', async () => {
  const lines = [proposed('Ann'), proposed('Cleo', { reason: 'name' })];
  const { sent, answer } = taking({ confirmed: 2, skipped: 0 });
  const { toasts } = open(lines, {
    state: 'proposed',
    answers: { [`POST /payments/v1/statements/${statementId}/confirmations`]: answer },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm all 2 on this page' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('also where only the amount or the name fits');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(toasts).toEqual(['2 lines were confirmed.']));
  expect(sent).toMatchObject([{ lines: lines.map(({ id }) => ({ lineId: id })) }]);
});

test('other charges are chosen, the earliest due is paid first, and it says what stays', async () => {
  const line = lineOf('Ann', { amount: 70_000 });
  const later = paymentOf('Bayview Dental', { dueOn: '2027-02-05', title: 'Later' });
  const earlier = paymentOf('Bayview Dental', { dueOn: '2027-01-05', title: 'Earlier' });
  const euros = paymentOf('Bayview Dental', { currency: 'EUR', title: 'In euros' });
  const { sent, answer } = taking();
  const { toasts } = open([line], {
    answers: {
      'GET /payments/v1/payments': () => Response.json(paymentsPage([later, earlier, euros])),
      [`POST /payments/v1/statement-lines/${line.id}/confirmation`]: answer,
    },
  });
  await runAction('Ann', 'Choose charges');
  const dialog = await screen.findByRole('dialog');
  const charge = (name: RegExp) => within(dialog).findByRole('checkbox', { name });
  await charge(/Later/);
  expect(within(dialog).queryByRole('checkbox', { name: /In euros/ })).toBeNull();
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  expect(within(dialog).getByText('Choose at least one charge.')).toBeTruthy();
  await userEvent.click(await charge(/Later/));
  expect(dialog.textContent).toContain('$200.00 stays as credit of Bayview Dental');
  await userEvent.click(await charge(/Earlier/));
  expect(dialog.textContent).toContain('Due Feb 5, 2027, $500.00 open · $300.00 stays open');
  expect(dialog.textContent).not.toContain('as credit of');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(toasts).toEqual(['The payment was recorded.']));
  expect(sent).toEqual([
    {
      proposalId,
      parts: [
        { paymentId: earlier.id, amount: 50_000 },
        { paymentId: later.id, amount: 20_000 },
      ],
    },
  ]);
});

test('a line is ignored after confirmation, and an ignored one is opened again', async () => {
  const [line, ignored] = [proposed('Ann'), lineOf('Bob', { state: 'not-ours', isDismissed: true })];
  const path = (id: string) => `/payments/v1/statement-lines/${id}/dismissal`;
  const { toasts, requests } = open([line, ignored], {
    answers: { [`POST ${path(line.id)}`]: taking().answer, [`DELETE ${path(ignored.id)}`]: taking().answer },
  });
  expect((await rowOf(/Bob/)).textContent).toContain('Ignored');
  await runAction('Ann', 'Ignore');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ignore' }));
  await waitFor(() => expect(toasts).toEqual(['The line is ignored.']));
  await runAction('Bob', 'Do not ignore');
  await waitFor(() => expect(toasts).toEqual(['The line is ignored.', 'The line is open again.']));
  expect(requests).toContain(`DELETE ${path(ignored.id)}`);
});

test('a matched line is undone after confirmation', async () => {
  const transfer = { id: crypto.randomUUID(), client: 'Bayview Dental', by: 'Noah Bright', parts: [partOf()], credit: 0 };
  const { toasts } = open([lineOf('Ann', { state: 'matched', transfer })], {
    answers: { [`DELETE /payments/v1/transfers/${transfer.id}`]: taking().answer },
  });
  await runAction('Ann', 'Undo');
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('The $500.00 that Bayview Dental paid on Jan 29, 2027 is removed.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Open again' }));
  await waitFor(() => expect(toasts).toEqual(['The payment is open again.']));
});

test('read-only access shows the lines without actions', async () => {
  open([proposed('Ann')], { rights: 'app:offer' });
  await rowOf(/Ann/);
  for (const name of [/^Confirm/, /^More/]) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('says that a statement does not exist', async () => {
  open([], {
    answers: { [CALL]: () => Response.json({ code: 'not_found', message: 'There is no such bank statement.' }, { status: 404 }) },
  });
  expect(await screen.findByText('There is no such statement')).toBeTruthy();
});
