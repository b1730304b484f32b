/** Permissions that a restricted key needs, as named on Stripe's page of permissions. */
export const permissions = [
  ['Customers', 'Write'],
  ['Checkout Sessions', 'Write'],
  ['PaymentIntents', 'Write'],
  ['SetupIntents', 'Read'],
  ['PaymentMethods', 'Read'],
  ['Charges and Refunds', 'Write'],
] as const;

/** Events that the payments service reads. */
export const events = [
  'checkout.session.completed',
  'checkout.session.async_payment_succeeded',
  'checkout.session.async_payment_failed',
  'checkout.session.expired',
  'setup_intent.succeeded',
  'payment_intent.processing',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_method.updated',
  'payment_method.automatically_updated',
  'charge.refunded',
  'charge.dispute.created',
  'charge.dispute.closed',
  'refund.created',
  'refund.updated',
  'refund.failed',
] as const;

export const isPublishable = (key: string): boolean => key.trim().startsWith('pk_');
export const isKey = (key: string): boolean => /^(sk|rk)_(test|live)_\w+$/.test(key.trim());
export const isSigningSecret = (secret: string): boolean => /^whsec_\S+$/.test(secret.trim());
