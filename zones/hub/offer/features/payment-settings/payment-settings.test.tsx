import type { PaymentSettings as Settings } from '@services/payments/contract/settings';
import { renderInSuite } from '@suite/testing/render-in-suite';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { claims, problem } from '../fixture-offers';
import { PaymentSettings } from './payment-settings';

const path = '/payments/v1/settings';
const address = 'https://api.suite.example/payments/v1/stripe-events/5f0c7a52-6f0e-4a53-9d0b-1f2a3b4c5d6e';

const manual: Settings = { version: 1, provider: 'manual', bankDetails: 'Brightfield LLC\nAccount 1234', stripe: null };
const stripe: NonNullable<Settings['stripe']> = {
  keyEnd: 'x7Qz',
  isTest: false,
  eventAddress: address,
  hasEventSecret: true,
  lastEventAt: '2027-01-05T10:00:00Z',
  problem: null,
};
const connected = (of: Partial<typeof stripe> = {}): Settings => ({
  ...manual,
  provider: 'stripe',
  stripe: { ...stripe, ...of },
});

function open(now: Settings = manual, { rights = claims.rights }: { rights?: string } = {}) {
  const state = { settings: now, sent: [] as unknown[], after: connected() };
  const suite = renderInSuite(<PaymentSettings />, {
    zone: 'offer',
    claims: { ...claims, rights },
    answers: {
      [`GET ${path}`]: () => Response.json(state.settings),
      [`PUT ${path}`]: async (request) => {
        const body = (await request.json()) as { version: number; bankDetails: string };
        state.sent.push(body);
        if (body.version !== state.settings.version) return problem(409, 'changed_meanwhile', 'Somebody else has.')();
        state.settings = { ...state.settings, bankDetails: body.bankDetails, version: body.version + 1 };
        return Response.json(state.settings);
      },
      [`PUT ${path}/stripe`]: async (request) => {
        const body = (await request.json()) as { version: number };
        state.sent.push(body);
        if (body.version !== state.settings.version) return problem(409, 'changed_meanwhile', 'Somebody else has.')();
        state.settings = state.after;
        return Response.json(state.settings);
      },
      [`DELETE ${path}/stripe`]: () => {
        state.settings = manual;
        return Response.json(manual);
      },
    },
  });
  return { ...suite, state };
}

const key = () => screen.findByLabelText<HTMLInputElement>('Secret or restricted key');
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sessionStorage.clear();
  location.hash = '#/settings';
});

describe('bank details', () => {
  const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Bank details' });
  const preview = () => screen.getByRole('region', { name: 'What the client reads' });

  test('are previewed as the client reads them while typing, and saved', async () => {
    const { state, toasts } = open();
    await userEvent.type(await field(), '5');
    expect(preview().textContent).toContain('Account 12345');
    expect(preview().textContent).toContain('Reference: RF18 5390 0754 7034');
    await userEvent.click(await button('Save bank details'));
    await waitFor(() => expect(toasts).toEqual(['The bank details were saved.']));
    expect(state.sent).toEqual([{ version: 1, bankDetails: 'Brightfield LLC\nAccount 12345' }]);
  });

  test('are never stored in the browser while they are typed', async () => {
    open();
    await userEvent.type(await field(), '5');
    expect(JSON.stringify(sessionStorage)).not.toContain('Account');
  });

  test('changed by someone else are not overwritten without a choice', async () => {
    const { state, toasts } = open();
    await userEvent.type(await field(), '5');
    state.settings = { ...manual, version: 2, bankDetails: 'Account 99' };
    await userEvent.click(await button('Save bank details'));
    expect(await screen.findByText(/^Somebody else has changed this since you started\./)).toBeTruthy();
    expect((await field()).value).toContain('Account 12345');
    await userEvent.click(await button('Keep mine'));
    await userEvent.click(await button('Save bank details'));
    await waitFor(() => expect(toasts).toEqual(['The bank details were saved.']));
  });

  test('that are missing tell the client to ask', async () => {
    open({ ...manual, bankDetails: '' });
    await field();
    expect(preview().textContent).toContain('Clients are asked to contact you');
  });
});

describe('Stripe', () => {
  test.each([
    ['pk_live_abc', 'This is a publishable key, which cannot collect payments.'],
    ['abc', 'A key begins with rk_live_'],
    ['sk_live_abc def', 'A key begins with rk_live_'],
  ])('is not asked about an invalid key: %s', async (typed, text) => {
    const { state } = open();
    await userEvent.type(await key(), typed);
    await userEvent.click(await button('Connect Stripe'));
    expect(screen.getByText(new RegExp(`^${text}`))).toBeTruthy();
    expect(state.sent).toEqual([]);
  });

  test('is connected by a key that no tab stores; its events are set up next', async () => {
    const { state, toasts } = open();
    state.after = connected({ isTest: true, hasEventSecret: false, lastEventAt: null });
    expect(await screen.findByRole('row', { name: 'Checkout Sessions Write' })).toBeTruthy();
    const field = await key();
    expect(field.type).toBe('password');
    await userEvent.type(field, ' rk_test_abc123 ');
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('rk_test');
    await userEvent.click(await button('Connect Stripe'));
    expect(await screen.findByText('Test mode')).toBeTruthy();
    expect(state.sent).toEqual([{ version: 1, secretKey: 'rk_test_abc123' }]);
    expect(screen.queryByLabelText('Secret or restricted key')).toBeNull();
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Address for events' }).value).toBe(address);
    expect(screen.getByText('payment_intent.succeeded')).toBeTruthy();

    state.after = connected({ isTest: true, lastEventAt: null });
    await userEvent.type(screen.getByLabelText('Signing secret'), 'wrong');
    await userEvent.click(await button('Save signing secret'));
    expect(screen.getByText(/^A signing secret begins with whsec_/)).toBeTruthy();
    await userEvent.clear(screen.getByLabelText('Signing secret'));
    await userEvent.type(screen.getByLabelText('Signing secret'), 'whsec_1');
    await userEvent.click(await button('Save signing secret'));
    expect(await screen.findByText(/^No event has been received yet/)).toBeTruthy();
    expect(toasts).toEqual(['Stripe was connected.', 'The signing secret was saved.']);
  });

  test('that refuses a key says why, and the input stays', async () => {
    const { answers } = open();
    answers[`PUT ${path}/stripe`] = problem(400, 'invalid_request', 'Stripe does not accept the secret key.');
    await userEvent.type(await key(), 'sk_live_abc');
    await userEvent.click(await button('Connect Stripe'));
    expect(await screen.findByText('Stripe was not connected. Stripe does not accept the secret key.')).toBeTruthy();
    expect((await key()).value).toBe('sk_live_abc');
  });

  test('shows why it refuses requests and when the last event came, and accepts another key', async () => {
    const { state, toasts } = open(connected({ problem: 'The key was revoked.' }));
    expect(await screen.findByText('Stripe refuses what is asked of it: The key was revoked.')).toBeTruthy();
    expect(screen.getByText(/^Last event received Jan 5, 2027/)).toBeTruthy();
    await userEvent.click(await button('Change key'));
    await userEvent.type(await key(), 'sk_live_new');
    await userEvent.click(await button('Save key'));
    await waitFor(() => expect(toasts).toEqual(['The key was changed.']));
    expect(state.sent).toEqual([{ version: 1, secretKey: 'sk_live_new' }]);
    expect(screen.queryByText(/^Stripe refuses/)).toBeNull();
    expect(screen.queryByLabelText('Secret or restricted key')).toBeNull();
  });

  test('shows the key that somebody else has connected meanwhile before it is replaced', async () => {
    const { state, toasts } = open(connected());
    await userEvent.click(await button('Change key'));
    await userEvent.type(await key(), 'sk_live_new');
    state.settings = { ...connected({ keyEnd: 'th3r' }), version: 2 };
    await userEvent.click(await button('Save key'));
    expect(await screen.findByText('Stripe was not connected. Somebody else has.')).toBeTruthy();
    expect(screen.getByText('Key ending in th3r')).toBeTruthy();
    expect((await key()).value).toBe('sk_live_new');
    await userEvent.click(await button('Save key'));
    await waitFor(() => expect(toasts).toEqual(['The key was changed.']));
    expect(state.sent).toEqual([
      { version: 1, secretKey: 'sk_live_new' },
      { version: 2, secretKey: 'sk_live_new' },
    ]);
  });

  test('is disconnected after an explanation, unless it is processing payments', async () => {
    const { answers, toasts } = open(connected());
    const disconnect = answers[`DELETE ${path}/stripe`];
    answers[`DELETE ${path}/stripe`] = problem(409, 'not_open', 'Stripe is still processing payments.');
    await userEvent.click(await button('Disconnect'));
    const dialog = await screen.findByRole('dialog', { name: 'Disconnect Stripe?' });
    expect(dialog.textContent).toContain('Saved payment methods are no longer charged');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await within(dialog).findByText('That was not done. Stripe is still processing payments.')).toBeTruthy();
    if (disconnect) answers[`DELETE ${path}/stripe`] = disconnect;
    await userEvent.click(within(dialog).getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByText(/^Not connected/)).toBeTruthy();
    expect(toasts).toEqual(['Stripe was disconnected.']);
  });
});

test('only administrators can change payment settings', async () => {
  open(connected({ hasEventSecret: false }), { rights: 'change,app:offer' });
  expect(await screen.findByText('Key ending in x7Qz')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a link scrolls to the payment settings', async () => {
  location.hash = '#/settings?part=payments';
  const scrolled = jest.fn();
  Element.prototype.scrollIntoView = scrolled;
  open();
  await key();
  expect(scrolled).toHaveBeenCalledTimes(1);
});
