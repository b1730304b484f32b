import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, BILLING, CHECKOUT, openLink, refuse, setDate } from '../offer/open-screen.fixture';
import { acceptedProposal } from '../offer/proposal.fixture';
import { billingOf, CARD, owedOf } from '../payment/billing.fixture';
import { keepCheckout } from '../payment/stored-checkout';

beforeEach(() => {
  sessionStorage.clear();
  setDate('2026-11-23T18:00:00Z');
});
afterEach(() => jest.useRealTimers());

const hash = '9f'.repeat(32);
const PROVIDER = '#/provider';
const { id: paymentId } = owedOf();
const manual = { provider: 'manual', canSaveMethod: false } as const;

const region = (name = 'To pay now') => screen.findByRole('region', { name });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

const openAccepted = (billing: ReturnType<typeof billingOf>, answers: Parameters<typeof openLink>[1] = {}, place = '') =>
  openLink(acceptedProposal(hash), { [BILLING]: answer(billing), ...answers }, place);

test("shows what is due by item, to be paid on the provider's page", async () => {
  const { bodies } = openAccepted(
    billingOf({ payments: [owedOf()], next: { on: '2026-12-23', amount: 80_800, currency: 'USD' } }),
    {
      [CHECKOUT]: answer({ state: 'open', url: PROVIDER }),
    },
  );
  const shown = within(await region());
  expect(shown.getByText('Due on Nov 23, 2026')).toBeTruthy();
  expect(shown.getByText('Monthly bookkeeping').parentElement?.textContent).toBe(
    'Monthly bookkeeping, Nov 23, 2026 to Dec 22, 2026',
  );
  expect(shown.getByText('Corporate tax return 1120-S').closest('li')?.textContent).toContain('deposit$499.50');
  expect(shown.getByText(/Next payment:/).textContent).toBe('Next payment: $808.00 on Dec 23, 2026');
  await press('Pay $1,307.50');
  await waitFor(() => expect(location.hash).toBe(PROVIDER));
  expect(bodies[CHECKOUT]).toEqual([{ kind: 'payment', paymentId }]);
});

test('explains every payment status and what to do', async () => {
  openAccepted(
    billingOf({
      payments: [
        owedOf({ id: paymentId.replace(/1$/, '2'), status: 'failed', failure: 'Your card was declined.', dueOn: '2026-11-01' }),
        owedOf({ id: paymentId.replace(/1$/, '3'), status: 'processing' }),
        owedOf({ id: paymentId.replace(/1$/, '4'), status: 'paid', paidOn: '2026-11-10', dueOn: '2026-11-10' }),
      ],
    }),
  );
  const [failed, processing, paid] = (await within(await region()).findAllByText(/due on/i)).map((due) => due.closest('li'));
  expect(failed?.textContent).toContain('Was due on Nov 1, 2026');
  expect(failed?.textContent).toContain('Your card was declined. Pay with another card or bank account');
  expect(within(failed as HTMLElement).getByRole('button', { name: 'Pay $1,307.50' })).toBeTruthy();
  expect(processing?.textContent).toContain('takes up to five business days');
  expect(paid?.textContent).toContain('Paid on Nov 10, 2026');
  expect(within(paid as HTMLElement).queryByRole('button')).toBeNull();
});

test('says on which day a saved method is tried again', async () => {
  const failed = owedOf({ status: 'failed', failure: 'Your card was declined.', nextAttemptOn: '2026-11-26' });
  openAccepted(billingOf({ method: CARD, payments: [failed] }));
  const shown = within(await region());
  expect(shown.getByText('Your card was declined. We try again on Nov 26, 2026. You can also pay now.')).toBeTruthy();
  expect(shown.getByRole('button', { name: 'Pay $1,307.50' })).toBeTruthy();
});

test('shows bank details, reference and amount of a transfer, each with a copy button', async () => {
  const user = userEvent.setup();
  const { toasts } = openAccepted(
    billingOf({ ...manual, bankDetails: 'Harborline Accounting\nDE12 3456', payments: [owedOf()] }),
  );
  await region();
  const copied: string[] = [];
  for (const name of ['Copy amount', 'Copy bank details', 'Copy reference']) {
    await user.click(screen.getByRole('button', { name }));
    copied.push(await navigator.clipboard.readText());
  }
  expect(copied).toEqual(['1307.50', 'Harborline Accounting\nDE12 3456', 'RF38 1042 0001']);
  expect(toasts).toHaveLength(3);
  expect(screen.queryByText(/Stripe/)).toBeNull();
});

test('asks for what is still open after a part was received', async () => {
  const user = userEvent.setup();
  openAccepted(billingOf({ ...manual, bankDetails: 'DE12 3456', payments: [owedOf({ open: 30_750 })] }));
  const shown = within(await region());
  expect(shown.getByText('Already received').parentElement?.textContent).toContain('1,000.00');
  expect(shown.getByText('Still open').parentElement?.textContent).toContain('$307.50');
  await user.click(shown.getByRole('button', { name: 'Copy amount' }));
  expect(await navigator.clipboard.readText()).toBe('307.50');
});

test('refers to the firm when it has no payment instructions', async () => {
  openAccepted(billingOf({ ...manual, bankDetails: '', payments: [owedOf()] }));
  const shown = within(await region());
  expect(shown.getByText(/The firm will tell you how to pay/)).toBeTruthy();
  expect(shown.getByRole('link', { name: /Olivia Hart/ })).toBeTruthy();
});

test('says that nothing is due, with the next charge and its payment method, which can be changed', async () => {
  const next = { on: '2026-12-23', amount: 80_800, currency: 'USD' };
  const { bodies } = openAccepted(billingOf({ method: CARD, next }), {
    [CHECKOUT]: answer({ state: 'open', url: PROVIDER }),
  });
  const shown = within(await region('Payments'));
  expect(shown.getByText('Nothing is due now.')).toBeTruthy();
  expect(shown.getByText(/Next charge:/).textContent).toContain('$808.00');
  expect(shown.getByText(CARD)).toBeTruthy();
  await press('Change payment method');
  await waitFor(() => expect(location.hash).toBe(PROVIDER));
  expect(bodies[CHECKOUT]).toEqual([{ kind: 'method' }]);
});

test('follows a payment that is being processed until it is paid', async () => {
  const { answers } = openAccepted(billingOf({ method: CARD, payments: [owedOf({ status: 'processing' })] }));
  expect(await screen.findByText(/is being processed/)).toBeTruthy();
  answers[BILLING] = answer(billingOf({ method: CARD, payments: [owedOf({ status: 'paid', paidOn: '2026-11-23' })] }));
  expect(await screen.findByText('Paid on Nov 23, 2026', {}, { timeout: 6000 })).toBeTruthy();
}, 10_000);

test("tells a reader why they can't leave a payment method", async () => {
  openAccepted(billingOf(), { [CHECKOUT]: refuse(400, 'invalid_request', { message: 'This link is for reading.' }) });
  await press('Save a payment method');
  expect((await screen.findByRole('dialog')).textContent).toContain('This link is for reading.');
});

test('follows a payment that the provider confirms later until it is paid', async () => {
  keepCheckout({ token: 't0ken', paymentId });
  const { answers } = openAccepted(billingOf({ payments: [owedOf()] }), {}, '&checkout=done');
  expect(await screen.findByText(/Your payment is being confirmed/)).toBeTruthy();
  answers[BILLING] = answer(billingOf({ payments: [owedOf({ status: 'paid', paidOn: '2026-11-23' })] }));
  expect(await screen.findByText('Paid on Nov 23, 2026', {}, { timeout: 6000 })).toBeTruthy();
}, 10_000);

test('says that nothing was charged when a person returns without paying', async () => {
  keepCheckout({ token: 't0ken', paymentId });
  openAccepted(billingOf({ payments: [owedOf()] }), {}, '&checkout=left');
  expect(await screen.findByText('You came back without paying. Nothing was charged.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Pay $1,307.50' })).toHaveProperty('disabled', false);
});

test("doesn't open a payment that was settled or waived meanwhile", async () => {
  const { answers } = openAccepted(billingOf({ payments: [owedOf()] }), {
    [CHECKOUT]: refuse(409, 'changed_meanwhile', { message: 'The firm has waived this payment.' }),
  });
  await region();
  answers[BILLING] = answer(billingOf());
  await press('Pay $1,307.50');
  expect(await screen.findByText('Nothing is due now.')).toBeTruthy();
});

test('reports an unreachable provider, and still shows the acceptance', async () => {
  openAccepted(billingOf({ payments: [owedOf()] }), {
    [CHECKOUT]: answer({ state: 'later', why: 'Stripe cannot be reached right now. Try again later.' }),
  });
  await press('Pay $1,307.50');
  const dialog = await screen.findByRole('dialog', { name: 'The payment page was not opened' });
  expect(dialog.textContent).toContain('Stripe cannot be reached right now.');
  expect(screen.getByText('Accepted. Thank you!')).toBeTruthy();
});

test("shows what was accepted even if what is due couldn't be loaded", async () => {
  const { answers } = openAccepted(billingOf(), { [BILLING]: refuse(500, 'unexpected') });
  expect((await screen.findByRole('alert')).textContent).toContain('What is due could not be loaded.');
  expect(screen.getByRole('region', { name: 'What was accepted' })).toBeTruthy();
  answers[BILLING] = answer(billingOf({ payments: [owedOf()] }));
  await press('Try again');
  await region();
});

// 30 days after November 23 is December 23.
test.each([
  ['2026-12', null],
  ['2026-11', 'It can be charged until Nov 30, 2026. Save another one before then.'],
  ['2026-10', 'It expired on Oct 31, 2026. Save another one, so that payments can be charged.'],
])('says of a card that can be charged through %s: %s', async (methodExpires, text) => {
  openAccepted(billingOf({ method: CARD, methodExpires }));
  const shown = within(await region('Payments'));
  expect(await shown.findByRole('button', { name: 'Change payment method' })).toBeTruthy();
  expect(shown.queryByText(/It can be charged|It expired/)?.textContent ?? null).toBe(text);
});

test('says that the billing is paused', async () => {
  openAccepted(billingOf({ pausedOn: '2026-12-01' }));
  expect((await region('Payments')).textContent).toContain('Billing is paused: from Dec 1, 2026 on, nothing new comes due');
});

test('says of a renewed offer where to change the payment method', async () => {
  openAccepted(billingOf({ canSaveMethod: false, isRenewed: true }));
  expect((await region('Payments')).textContent).toContain('open the link in its mail');
});

test.each([
  ['shows the bank details and the reference beside Stripe', 'DE12 3456', owedOf(), true],
  ['shows none when the firm takes no transfers', '', owedOf(), false],
  ['shows none while the card is tried again', 'DE12 3456', owedOf({ status: 'failed', nextAttemptOn: '2026-11-26' }), false],
  ['shows none while the payment is processed', 'DE12 3456', owedOf({ status: 'processing' }), false],
])('%s', async (_, bankDetails, payment, isShown) => {
  openAccepted(billingOf({ bankDetails, payments: [payment] }));
  const shown = await region();
  expect(shown.textContent?.includes('Or pay by bank transfer toDE12 3456')).toBe(isShown);
  expect(within(shown).queryByRole('button', { name: 'Copy reference' }) !== null).toBe(isShown);
  expect(within(shown).queryByRole('button', { name: 'Copy amount' })).toBeNull();
});
