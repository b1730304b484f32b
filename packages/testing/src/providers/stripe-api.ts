import type { Context, Hono } from 'hono';
import { invalid, type StripeAccount, type StripeObject } from './stripe-account';
import { expanded, readForm } from './stripe-form';

/** Seconds until Stripe's search finds a new object. */
const SEARCH_DELAY = 60;

/** Mounts the calls that the suite makes: https://docs.stripe.com/api */
export function mountStripeApi(app: Hono, account: () => StripeAccount, address: string): void {
  // biome-ignore lint/suspicious/noExplicitAny: parameters of Stripe.
  type Call = (params: Record<string, any>, id: string) => StripeObject;

  const answer = (call: Call) => async (context: Context) => {
    const isRead = context.req.method === 'GET';
    const params = readForm(isRead ? new URL(context.req.url).search.slice(1) : await context.req.text());
    const object = call(params, context.req.param('id') ?? '');
    return context.json(expanded(account().objects, object, params.expand));
  };
  const get = (path: string, object: string) =>
    app.get(
      path,
      answer((_, id) => account().find(id, object)),
    );
  const list = (path: string, object: string) =>
    app.get(path, (context) => {
      const { limit = 10, expand: _, ...where } = readForm(new URL(context.req.url).search.slice(1));
      if (where.customer) account().find(where.customer, 'customer', 'customer');
      const all = account().list(object, where);
      return context.json({ object: 'list', url: path, has_more: all.length > limit, data: all.slice(0, Number(limit)) });
    });

  app.get('/v1/account', (context) => context.json({ id: account().id, object: 'account' }));

  app.post(
    '/v1/customers',
    answer(({ name, email, metadata }) => account().add('cus', 'customer', { name, email, metadata })),
  );
  list('/v1/customers', 'customer');
  app.get('/v1/customers/search', (context) => {
    const [, key = '', value] = /^metadata\['(\w+)'\]:'([^']+)'$/.exec(context.req.query('query') ?? '') ?? [];
    const data = account()
      .list('customer')
      .filter(({ metadata, created }) => metadata?.[key] === value && created <= account().seconds() - SEARCH_DELAY);
    return context.json({ object: 'search_result', url: '/v1/customers/search', has_more: false, data });
  });

  app.post(
    '/v1/checkout/sessions',
    answer((params) => openSession(account(), address, params)),
  );
  list('/v1/checkout/sessions', 'checkout.session');
  app.get(
    '/v1/checkout/sessions/:id',
    answer((_, id) => account().page(id) ?? account().find(id, 'checkout.session')),
  );
  app.post(
    '/v1/checkout/sessions/:id/expire',
    answer((_, id) => {
      const session = account().find(id, 'checkout.session');
      if (session.status === 'open') return account().expire(session);
      throw invalid(
        `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
      );
    }),
  );

  get('/v1/payment_methods/:id', 'PaymentMethod');

  app.post(
    '/v1/payment_intents',
    answer(({ amount, currency, customer, payment_method, metadata }) => {
      account().find(customer, 'customer', 'customer');
      if (payment_method) methodOf(account(), payment_method, customer);
      return account().addIntent({ amount: whole(amount, 'amount'), currency, customer, payment_method, metadata });
    }),
  );
  list('/v1/payment_intents', 'payment_intent');
  get('/v1/payment_intents/:id', 'payment_intent');
  app.post(
    '/v1/payment_intents/:id/confirm',
    answer(({ payment_method }, id) => {
      const intent = account().find(id, 'payment_intent');
      return account().confirm(intent, methodOf(account(), payment_method ?? intent.payment_method, intent.customer));
    }),
  );

  app.post(
    '/v1/refunds',
    answer(({ payment_intent, amount, metadata }) =>
      account().refund(payment_intent, amount && whole(amount, 'amount'), metadata),
    ),
  );
  list('/v1/refunds', 'refund');
  get('/v1/refunds/:id', 'refund');
}

function methodOf(account: StripeAccount, id: string, customer: string): StripeObject {
  const method = account.find(id, 'PaymentMethod', 'payment_method');
  if (method.customer === customer) return method;
  throw invalid(
    'The provided PaymentMethod was previously used with a PaymentIntent without Customer attachment, shared with a connected account without Customer attachment, or was detached from a Customer. It may not be used again.',
    { param: 'payment_method' },
  );
}

// biome-ignore lint/suspicious/noExplicitAny: parameters of Stripe.
function openSession(account: StripeAccount, address: string, params: Record<string, any>): StripeObject {
  const { mode, customer, currency, metadata, success_url, cancel_url, payment_intent_data = {}, line_items = [] } = params;
  account.find(customer, 'customer', 'customer');
  const expires_at = Number(params.expires_at);
  const ahead = expires_at - account.seconds();
  // Between half an hour and a day, with a tolerance of some seconds for clock differences.
  if (!(ahead > 1790 && ahead < 86_410))
    throw invalid('The `expires_at` timestamp must be 30 minutes to 24 hours away.', { param: 'expires_at' });
  if (mode === 'payment' && !line_items.length) throw invalid('Missing required param: line_items.', { param: 'line_items' });
  if (mode === 'setup' && !currency) throw invalid('Missing required param: currency.', { param: 'currency' });
  // biome-ignore lint/suspicious/noExplicitAny: parameters of Stripe.
  const items = line_items.map(({ price_data, quantity }: any) => ({
    name: price_data.product_data.name,
    amount: whole(price_data.unit_amount, 'unit_amount') * Number(quantity),
  }));
  const setup =
    mode === 'setup' &&
    account.add('seti', 'setup_intent', {
      customer,
      status: 'requires_payment_method',
      payment_method: null,
      usage: 'off_session',
      metadata: params.setup_intent_data?.metadata ?? {},
    });
  const session = account.add('cs_test', 'checkout.session', {
    ...{ mode, customer, currency, metadata, success_url, cancel_url, expires_at, payment_intent_data },
    status: 'open',
    payment_status: 'unpaid',
    payment_intent: null,
    setup_intent: setup ? setup.id : null,
    line_items: items,
    amount_total: items.reduce((sum: number, { amount }: { amount: number }) => sum + amount, 0),
  });
  session.url = `${address}/c/pay/${session.id}`;
  return session;
}

function whole(value: string, param: string): number {
  if (/^\d+$/.test(value)) return Number(value);
  throw invalid(`Invalid integer: ${value}`, { param, code: 'parameter_invalid_integer' });
}
