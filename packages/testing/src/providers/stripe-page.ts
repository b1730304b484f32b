import type { Context, Hono } from 'hono';
import { type StripeAccount, StripeError, type StripeObject } from './stripe-account';
import { readForm } from './stripe-form';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** Mounts the page where a client pays or saves a payment method: a form with its choices. */
export function mountStripePage(app: Hono, account: () => StripeAccount): void {
  app.get('/c/pay/:id', (context) => shown(context, account().page(context.req.param('id'))));

  app.post('/c/pay/:id', async (context) => {
    const { choice } = readForm(await context.req.text());
    const session = account().page(context.req.param('id'));
    if (session?.status !== 'open') return shown(context, session);
    if (choice === 'leave') return context.redirect(session.cancel_url, 303);
    const type = choice === 'bank' ? 'us_bank_account' : 'card';
    if (choice === 'decline') account().declines.unshift('generic_decline');
    try {
      if (session.mode === 'setup') leaveMethod(account(), session, type);
      else pay(account(), session, type);
    } catch (error) {
      if (error instanceof StripeError) return shown(context, session, error.message);
      throw error;
    }
    return context.redirect(session.success_url.replace('{CHECKOUT_SESSION_ID}', session.id), 303);
  });
}

function leaveMethod(account: StripeAccount, session: StripeObject, type: 'card' | 'us_bank_account'): void {
  const setup = account.find(session.setup_intent, 'setup_intent');
  if (type === 'card' && account.declines.shift())
    throw new StripeError(402, { type: 'card_error', message: 'Your card was declined.', code: 'card_declined' });
  const method = account.addMethod(type, session.customer);
  const isVerified = type === 'card' || !account.verifiesLater;
  Object.assign(setup, {
    payment_method: method.id,
    status: isVerified ? 'succeeded' : 'requires_action',
    next_action: isVerified ? null : { type: 'verify_with_microdeposits' },
  });
  Object.assign(session, { status: 'complete', payment_status: 'no_payment_required', url: null });
  if (isVerified) account.tell('setup_intent.succeeded', setup);
  account.tell('checkout.session.completed', session);
}

function pay(account: StripeAccount, session: StripeObject, type: 'card' | 'us_bank_account'): void {
  const { currency, customer, amount_total: amount } = session;
  const { setup_future_usage = null, metadata = {} } = session.payment_intent_data;
  const intent = session.payment_intent
    ? account.find(session.payment_intent, 'payment_intent')
    : account.addIntent({ amount, currency, customer, setup_future_usage, metadata });
  session.payment_intent = intent.id;
  account.confirm(intent, account.addMethod(type, setup_future_usage && customer));
  const payment_status = intent.status === 'succeeded' ? 'paid' : 'unpaid';
  Object.assign(session, { status: 'complete', payment_status, url: null });
  account.tell('checkout.session.completed', session);
}

function shown(context: Context, session: StripeObject | undefined, problem?: string) {
  if (!session) return context.html('<!doctype html><title>Not found</title><p>This page does not exist.</p>', 404);
  const isOpen = session.status === 'open';
  const format = new Intl.NumberFormat('en-US', { style: 'currency', currency: session.currency });
  const money = (amount: number) => escaped(format.format(amount / 100));
  const items = (session.line_items ?? []).map(
    ({ name, amount }: { name: string; amount: number }) => `<li>${escaped(name)}: ${money(amount)}</li>`,
  );
  const choices = [
    ['pay', session.mode === 'setup' ? 'Save card' : 'Pay with card'],
    ['decline', 'Use a declined card'],
    ['bank', 'Use a bank account'],
    ['leave', 'Back'],
  ];
  const buttons = choices.map(([value, label]) => `<button name="choice" value="${value}">${label}</button>`);
  return context.html(`<!doctype html>
<html lang="en">
<meta name="viewport" content="width=device-width">
<link rel="icon" href="data:,">
<title>Checkout</title>
<h1>${session.mode === 'setup' ? 'Save a payment method' : `Pay ${money(session.amount_total)}`}</h1>
<ul>${items.join('')}</ul>
${problem ? `<p role="alert">${escaped(problem)}</p>` : ''}
${isOpen ? `<form method="post">${buttons.join(' ')}</form>` : `<p>This page is ${session.status}.</p>`}
</html>`);
}
