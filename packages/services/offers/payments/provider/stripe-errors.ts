import Stripe from 'stripe';
import { Missing, RefusedError, UnreachableError } from './provider';

const { StripeAuthenticationError, StripeCardError, StripeError, StripeInvalidRequestError, StripePermissionError } =
  Stripe.errors;

/** Calls Stripe. A refusal becomes a message for the firm, a missing response a reason to retry. */
export async function asking<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof StripeError ? meaningOf(error) : error;
  }
}

function meaningOf(error: Stripe.errors.StripeError): Error {
  if (error instanceof StripeAuthenticationError || hasUnsendableKey(error))
    return new RefusedError('Stripe does not accept the secret key. Enter a current one.', { cause: error });
  if (error instanceof StripePermissionError)
    return new RefusedError(
      'The secret key does not allow this. At Stripe, let it write Customers, Checkout Sessions, PaymentIntents, Charges and Refunds, and read SetupIntents and PaymentMethods.',
      { cause: error },
    );
  const Refusal = error.code === 'resource_missing' ? Missing : RefusedError;
  if (error instanceof StripeInvalidRequestError || error instanceof StripeCardError)
    return new Refusal(`Stripe refused the request: ${error.message}`, { cause: error });
  return new UnreachableError('Stripe cannot be reached.', { cause: error });
}

/** A key with characters that are invalid in a header is never sent. */
const hasUnsendableKey = ({ detail }: Stripe.errors.StripeError) =>
  (detail as { code?: string } | undefined)?.code === 'ERR_INVALID_CHAR';
