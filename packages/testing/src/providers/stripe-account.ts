import { randomUUID } from 'node:crypto';

export interface StripeObject {
  id: string;
  object: string;
  created: number;
  metadata: Record<string, string>;
  // biome-ignore lint/suspicious/noExplicitAny: its fields are those of Stripe's API reference.
  [field: string]: any;
}

type Params = Record<string, unknown>;

/** An error in the shape of Stripe's responses. */
export class StripeError extends Error {
  constructor(
    readonly status: 400 | 401 | 402 | 403 | 404 | 409 | 429 | 500,
    readonly fields: { type: string; message: string; code?: string; param?: string; [field: string]: unknown },
  ) {
    super(fields.message);
  }
}

export const invalid = (message: string, more: { code?: string; param?: string } = {}) =>
  new StripeError(400, { type: 'invalid_request_error', message, ...more });

/** Declines whose code is not `card_declined`. */
const ownCodes = ['authentication_required', 'expired_card', 'incorrect_cvc', 'incorrect_number', 'processing_error'];

/**
 * A Stripe account: its objects, their changes, and the events that report them. In the shapes of Stripe's API reference of
 * 2026-10-28.endive, as far as the suite reads them.
 */
export class StripeAccount {
  readonly id = 'acct_of_the_firm';
  readonly objects = new Map<string, StripeObject>();
  /** All events, the oldest first. */
  readonly events: StripeObject[] = [];
  /** The card of the person who pays on a page. */
  card = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
  /** Decline codes for the next cards that are charged. */
  declines: string[] = [];
  /** Whether bank accounts entered on a page are verified days later (`verify`). */
  verifiesLater = false;
  /** Whether refunds stay pending until they are settled (`settleRefund`). */
  holdsRefunds = false;

  /** @param now milliseconds since 1970 */
  constructor(
    private readonly now: () => number,
    private readonly onEvent: (event: StripeObject) => void,
  ) {}

  /** Lists objects, the newest first, as Stripe does. */
  list(object: string, where: Params = {}): StripeObject[] {
    const all = [...this.objects.values()].filter((one) => one.object === object);
    return all.filter((one) => Object.entries(where).every(([field, value]) => one[field] === value)).reverse();
  }

  find(id: string, name: string, param?: string): StripeObject {
    const found = this.objects.get(id);
    if (found) return found;
    const fields = { type: 'invalid_request_error', message: `No such ${name}: '${id}'`, code: 'resource_missing' };
    throw new StripeError(param ? 400 : 404, { ...fields, param: param ?? 'id' });
  }

  /** Returns charges that succeeded or are pending. */
  charged(attemptId?: string): StripeObject[] {
    return this.list('charge').filter(
      ({ status, metadata }) => status !== 'failed' && (attemptId === undefined || metadata.attemptId === attemptId),
    );
  }

  private make(prefix: string, object: string, fields: Params): StripeObject {
    const id = `${prefix}_${randomUUID().replaceAll('-', '').slice(0, 24)}`;
    return { id, object, created: this.seconds(), livemode: false, metadata: {}, ...fields };
  }

  add(prefix: string, object: string, fields: Params): StripeObject {
    const added = this.make(prefix, object, fields);
    this.objects.set(added.id, added);
    return added;
  }

  tell(type: string, object: StripeObject, previous?: Params): void {
    const data = { object: structuredClone(object), ...(previous && { previous_attributes: previous }) };
    const event = this.make('evt', 'event', { type, data, api_version: '2026-10-28.endive', pending_webhooks: 1 });
    this.events.push(event);
    this.onEvent(event);
  }

  addMethod(type: 'card' | 'us_bank_account', customer: string | null): StripeObject {
    const bank = { account_type: 'checking', bank_name: 'STRIPE TEST BANK', last4: '6789', routing_number: '110000000' };
    const details = type === 'card' ? { ...this.card, funding: 'credit', checks: null, wallet: null } : bank;
    const method = this.add('pm', 'payment_method', { type, customer, billing_details: {}, [type]: details });
    if (customer) this.tell('payment_method.attached', method);
    return method;
  }

  addIntent(fields: Params): StripeObject {
    const open = { payment_method: null, last_payment_error: null, latest_charge: null, next_action: null };
    const rest = { canceled_at: null, cancellation_reason: null, setup_future_usage: null, amount_received: 0 };
    const status = fields.payment_method ? 'requires_confirmation' : 'requires_payment_method';
    const intent = this.add('pi', 'payment_intent', { ...open, ...rest, ...fields, status });
    this.tell('payment_intent.created', intent);
    return intent;
  }

  /** @throws StripeError when the card is declined */
  confirm(intent: StripeObject, method: StripeObject): StripeObject {
    if (!['requires_confirmation', 'requires_payment_method'].includes(intent.status)) {
      throw invalid(`This PaymentIntent's status is ${intent.status}, which does not allow confirmation.`, {
        code: 'payment_intent_unexpected_state',
      });
    }
    const code = method.type === 'card' ? (this.declines.shift() ?? (this.isExpired(method) && 'expired_card')) : undefined;
    Object.assign(intent, { payment_method: method.id, last_payment_error: null });
    const charge = this.addCharge(intent, method, code ? 'failed' : method.type === 'card' ? 'succeeded' : 'pending');
    if (code) throw this.decline(intent, method, charge, code);
    if (charge.status === 'succeeded') this.succeed(intent, charge);
    else {
      intent.status = 'processing';
      this.tell('payment_intent.processing', intent);
      this.tell('charge.pending', charge);
    }
    return intent;
  }

  private addCharge(intent: StripeObject, method: StripeObject, status: string): StripeObject {
    const { amount, currency, customer, metadata } = intent;
    const about = { payment_intent: intent.id, payment_method: method.id, amount_refunded: 0, refunded: false, disputed: false };
    const details = { payment_method_details: { type: method.type, [method.type]: method[method.type] } };
    const charge = this.add('ch', 'charge', { amount, currency, customer, metadata, status, ...about, ...details });
    intent.latest_charge = charge.id;
    return charge;
  }

  private decline(intent: StripeObject, method: StripeObject, charge: StripeObject, declineCode: string): StripeError {
    const code = ownCodes.includes(declineCode) ? declineCode : 'card_declined';
    const message = code === 'expired_card' ? 'Your card has expired.' : 'Your card was declined.';
    const error = { type: 'card_error', code, decline_code: declineCode, message, charge: charge.id };
    this.failIntent(intent, { ...error, payment_method: structuredClone(method) });
    return new StripeError(402, { ...error, payment_intent: structuredClone(intent), payment_method: method });
  }

  private failIntent(intent: StripeObject, error: Params): void {
    Object.assign(intent, { status: 'requires_payment_method', payment_method: null, last_payment_error: error });
    this.tell('payment_intent.payment_failed', intent);
    this.tell('charge.failed', this.find(intent.latest_charge, 'charge'));
  }

  private succeed(intent: StripeObject, charge: StripeObject): void {
    charge.status = 'succeeded';
    Object.assign(intent, { status: 'succeeded', amount_received: intent.amount });
    this.tell('payment_intent.succeeded', intent);
    this.tell('charge.succeeded', charge);
  }

  /** Settles a bank debit. */
  settle(intentId: string): void {
    const intent = this.find(intentId, 'payment_intent');
    this.succeed(intent, this.find(intent.latest_charge, 'charge'));
    for (const session of this.list('checkout.session', { payment_intent: intentId })) {
      session.payment_status = 'paid';
      this.tell('checkout.session.async_payment_succeeded', session);
    }
  }

  returnDebit(intentId: string, code = 'insufficient_funds'): void {
    const intent = this.find(intentId, 'payment_intent');
    this.find(intent.latest_charge, 'charge').status = 'failed';
    const method = structuredClone(this.find(intent.payment_method, 'payment_method'));
    const message = 'The debit was returned by the bank.';
    this.failIntent(intent, { type: 'invalid_request_error', code, message, payment_method: method });
    for (const session of this.list('checkout.session', { payment_intent: intentId }))
      this.tell('checkout.session.async_payment_failed', session);
  }

  /** Confirms the amounts deposited on the client's bank account. */
  verify(setupIntentId: string): void {
    const setup = this.find(setupIntentId, 'setup_intent');
    Object.assign(setup, { status: 'succeeded', next_action: null });
    this.tell('setup_intent.succeeded', setup);
  }

  /** Refunds a payment, as requested by the API or somebody at the firm. */
  refund(intentId: string, amount: number | undefined, metadata: Record<string, string> = {}): StripeObject {
    const intent = this.find(intentId, 'payment_intent', 'payment_intent');
    if (intent.status !== 'succeeded') throw invalid('This PaymentIntent does not have a successful charge to refund.');
    const charge = this.find(intent.latest_charge, 'charge');
    const left = charge.amount - charge.amount_refunded;
    if (charge.disputed) throw invalid('Charge has been charged back.', { code: 'charge_disputed' });
    if (left === 0) throw invalid(`Charge ${charge.id} has already been refunded.`, { code: 'charge_already_refunded' });
    const requested = amount ?? left;
    if (requested > left) throw invalid(`Refund amount (${requested}) is greater than unrefunded amount on charge (${left})`);
    const status = this.holdsRefunds ? 'pending' : 'succeeded';
    const about = { charge: charge.id, payment_intent: intentId, currency: charge.currency, reason: null };
    const refund = this.add('re', 'refund', { amount: requested, status, metadata, ...about });
    charge.amount_refunded += requested;
    charge.refunded = charge.amount_refunded === charge.amount;
    this.tell('refund.created', refund);
    this.tell('charge.refunded', charge);
    return refund;
  }

  settleRefund(refundId: string, status: 'succeeded' | 'failed'): void {
    const refund = this.find(refundId, 'refund');
    refund.status = status;
    if (status === 'failed') {
      refund.failure_reason = 'lost_or_stolen_card';
      const charge = this.find(refund.charge, 'charge');
      charge.amount_refunded -= refund.amount;
      charge.refunded = false;
    }
    this.tell(status === 'failed' ? 'refund.failed' : 'refund.updated', refund);
  }

  /** Opens a dispute for the client's bank. */
  dispute(intentId: string): StripeObject {
    const intent = this.find(intentId, 'payment_intent');
    const charge = this.find(intent.latest_charge, 'charge');
    charge.disputed = true;
    const about = { charge: charge.id, payment_intent: intentId, amount: charge.amount, currency: charge.currency };
    const dispute = this.add('du', 'dispute', { ...about, reason: 'fraudulent', status: 'needs_response' });
    this.tell('charge.dispute.created', dispute);
    return dispute;
  }

  closeDispute(disputeId: string, status: 'won' | 'lost'): void {
    const dispute = this.find(disputeId, 'dispute');
    dispute.status = status;
    this.tell('charge.dispute.closed', dispute);
  }

  /** Gives a saved card another expiry date, which may be in the past, as the card network does. */
  renewCard(methodId: string, exp_year: number, exp_month: number): void {
    const method = this.find(methodId, 'payment_method');
    const previous = structuredClone(method.card);
    Object.assign(method.card, { exp_year, exp_month });
    this.tell('payment_method.automatically_updated', method, { card: previous });
  }

  private isExpired({ card }: StripeObject): boolean {
    return Date.UTC(card.exp_year, card.exp_month) <= this.now();
  }

  /** Removes a saved payment method, as the client or somebody at the firm does. */
  detach(methodId: string): void {
    const method = this.find(methodId, 'payment_method');
    const { customer } = method;
    method.customer = null;
    this.tell('payment_method.detached', method, { customer });
  }

  /** Returns a page in its current state; undefined if it doesn't exist. */
  page(sessionId: string): StripeObject | undefined {
    const session = this.objects.get(sessionId);
    return session?.status === 'open' && session.expires_at <= this.seconds() ? this.expire(session) : session;
  }

  expire(session: StripeObject): StripeObject {
    session.status = 'expired';
    const intent = session.payment_intent && this.find(session.payment_intent, 'payment_intent');
    if (intent) {
      Object.assign(intent, { status: 'canceled', cancellation_reason: 'automatic', canceled_at: this.seconds() });
      this.tell('payment_intent.canceled', intent);
    }
    this.tell('checkout.session.expired', session);
    return session;
  }

  seconds(): number {
    return Math.floor(this.now() / 1000);
  }
}
