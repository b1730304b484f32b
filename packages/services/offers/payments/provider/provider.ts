/** What a payment provider does for a firm. Callers have no open transaction, because each call waits for a server. */

/** An amount as the provider reports it, in minor units of ISO 4217. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** An attempted charge, as the provider reports it. */
export interface Attempted {
  /** The provider's id; null while there is none. */
  providerId: string | null;
  state: 'processing' | 'succeeded' | 'failed';
  /** When the charge reached this state, in milliseconds since 1970, by the provider's clock if it says so. */
  at: number;
  failure: Failure | null;
  /** The method that was tried, `Visa ending in 4242`; null when the provider does not say. */
  method: string | null;
  /** What the charge is about; null for a charge that the provider refused. */
  about: ChargedFor | null;
}

/** What a charge is about, which distinguishes it from others. */
export interface ChargedFor extends Money {
  /** The id that was sent to the provider; null when it has none. */
  attemptId: string | null;
  customerId: string | null;
  /** What was refunded of it in total; null when the provider does not say. */
  refunded: number | null;
}

export interface Failure {
  /** For people at the client or the firm. */
  message: string;
  /** Whether a retry without the client makes sense: not for a card that was lost or needs its owner. */
  canRetry: boolean;
}

/** A card or bank account that can be charged without its owner being present. */
export interface SavedMethod {
  customerId: string;
  methodId: string;
  kind: 'card' | 'bank';
  /** `Visa ending in 4242`. */
  label: string;
  /** `2027-04`; null for a bank account. */
  expires: string | null;
}

/** The provider's page, on which a client pays or saves a method. */
export interface Checkout {
  sessionId: string;
  /** Null once it is no longer open. */
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  /** The last attempt on a payment page, if there is one. While the page is open, the client may try again after a failure. */
  attempted: Attempted | null;
  /** Id of the page's row, and the customer, as the provider reports them; null when it does not say. */
  checkoutId: string | null;
  customerId: string | null;
  /** Set once it is saved. For a bank account that has to be verified, that is days after the page is complete. */
  method: SavedMethod | null;
}

export interface Refunded {
  /** Null for a refund that was refused. */
  providerId: string | null;
  state: 'pending' | 'done' | 'failed';
  at: number;
  failure: string | null;
  /** The amount of the refund and its charge; null for a refund that was refused. */
  about: (Money & { chargedId: string | null }) | null;
}

interface Opened {
  /** Id of the page's row, used as the key so that two requests open one page. */
  checkoutId: string;
  proposalId: string;
  customerId: string;
  currency: string;
  /** Where the client returns to, after finishing or leaving. */
  returnTo: { done: string; left: string };
}

export interface Provider {
  /** The account of the firm's key; null when the key may not read it. */
  ownAccount(): Promise<string | null>;
  /** Returns the customer of a proposal, and creates it if there is none. Repeated calls create one customer. */
  customerOf(proposalId: string, client: { name: string; email: string }): Promise<string>;
  openMethodPage(page: Opened): Promise<Checkout>;
  /**
   * @param attemptId is saved with the charge, so that its events can be assigned
   * @param items what the client sees, in minor units
   * @param keepsMethod saves the method for future charges
   */
  openPaymentPage(
    page: Opened & { attemptId: string; items: { name: string; amount: number }[]; keepsMethod: boolean },
  ): Promise<Checkout>;
  readCheckout(sessionId: string): Promise<Checkout>;
  /** Closes an open page so that nobody pays there; returns its state, which may be complete. */
  closeCheckout(sessionId: string): Promise<Checkout>;
  /**
   * Charges a saved method. An `attemptId` is charged once, however often this is called. A decline is a result, not an error.
   */
  charge(one: {
    attemptId: string;
    proposalId: string;
    method: SavedMethod;
    amount: number;
    currency: string;
  }): Promise<Attempted>;
  readAttempt(providerId: string): Promise<Attempted>;
  /** Refunds money of a charge, once for each `refundId`. A refusal is a result, not an error. */
  refund(one: { refundId: string; providerId: string; amount: number; currency: string }): Promise<Refunded>;
  readRefund(providerId: string): Promise<Refunded>;
}

/** The provider cannot be reached, or responds with a server error: the request may or may not have been executed. Try again. */
export class UnreachableError extends Error {
  override name = 'UnreachableError';
}

/** The provider refuses the firm's key or considers the request invalid. Its message is for the firm. */
export class RefusedError extends Error {
  override name = 'RefusedError';
}

/** The provider does not know what it is asked about: it belongs to another account, or to another mode of the account. */
export class Missing extends RefusedError {
  override name = 'Missing';
}

/** The content of an event, independent of the provider's format. */
export type ProviderEvent = {
  id: string;
  at: number;
  /** Whether it is from the provider's test mode, in which no money moves; null when it does not say. */
  isTest: boolean | null;
  /** The provider's id of the connected account that it is about; null for the account of the key. */
  account: string | null;
} & (
  | { kind: 'attempt'; attemptId: string | null; providerId: string; attempted: Attempted }
  | { kind: 'checkout'; sessionId: string; state: 'complete' | 'expired' }
  /** The method from a page is saved, which can be days after the page was complete for a bank account: read the page again. */
  | { kind: 'saved'; checkoutId: string }
  | { kind: 'refund'; refundId: string | null; refunded: Refunded }
  /** `amount` of a charge was refunded in total, at the suite or at the provider. */
  | ({ kind: 'given-back'; providerId: string; charged: number } & Money)
  | ({ kind: 'dispute'; providerId: string; isOpen: boolean; isLost: boolean } & Money)
  | { kind: 'method'; methodId: string; customerId: string | null; expires: string | null; label: string }
  | { kind: 'other' }
);

/**
 * Reads a signed event.
 * @throws RefusedError when it is not signed with the secret within five minutes of now, or lacks something that an event has
 */
export type ReadEvent = (body: string, signature: string, secret: string, now: number) => ProviderEvent;
