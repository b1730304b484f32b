/** What a provider of payments does for one firm. Whoever calls has no transaction open: each call waits for a server. */

/** An amount as the provider names it, in minor units of ISO 4217. */
export interface Money {
  amount: number;
  /** ISO 4217. */
  currency: string;
}

/** A charge that was tried, as the provider knows it. */
export interface Attempted {
  /** The provider's id of it; null while it has none. */
  providerId: string | null;
  state: 'processing' | 'succeeded' | 'failed';
  /** When it came to be so, in milliseconds since 1970, by the provider's clock where it says so. */
  at: number;
  failure: Failure | null;
  /** With what it was tried: `Visa ending in 4242`; null where the provider does not say. */
  method: string | null;
  /** What it is about; null of a charge that the provider refused to make. */
  about: ChargedFor | null;
}

/** What a charge is about, by which it is told from others. */
export interface ChargedFor extends Money {
  /** That the provider was given; null where it has none. */
  attemptId: string | null;
  customerId: string | null;
  /** What was given back of it in all; null where the provider does not say. */
  givenBack: number | null;
}

export interface Failure {
  /** For a person of the client or the firm. */
  message: string;
  /** Trying again without the client makes sense: not for a card that was lost or needs its owner. */
  canRetry: boolean;
}

/** A card or bank account that can be charged without its owner being there. */
export interface SavedMethod {
  customerId: string;
  methodId: string;
  kind: 'card' | 'bank';
  /** `Visa ending in 4242`. */
  label: string;
  /** `2027-04`; null for a bank account. */
  expires: string | null;
}

/** The provider's page, on which a client pays or leaves a method. */
export interface Checkout {
  sessionId: string;
  /** Null once it is no longer open. */
  url: string | null;
  state: 'open' | 'complete' | 'expired';
  /** Of a page to pay on, once something was tried. On an open page the client may try again after it failed. */
  attempted: Attempted | null;
  /** Of the row of the page, and the customer, as the provider has them; null where it does not say. */
  checkoutId: string | null;
  customerId: string | null;
  /** Once it is saved: of a bank account that has to be verified, days after the page is complete. */
  method: SavedMethod | null;
}

export interface Refunded {
  /** Null of a refund that was refused. */
  providerId: string | null;
  state: 'pending' | 'done' | 'failed';
  at: number;
  failure: string | null;
  /** What is given back of which charge; null of a refund that was refused. */
  about: (Money & { chargedId: string | null }) | null;
}

interface Opened {
  /** Of the row of the page: the key by which asking twice opens one page. */
  checkoutId: string;
  proposalId: string;
  customerId: string;
  currency: string;
  /** Where the client comes back to, whether it is done or not. */
  returnTo: { done: string; left: string };
}

export interface Provider {
  /** The account that the firm's key belongs to; null where the key may not read it. */
  ownAccount(): Promise<string | null>;
  /** The customer of a proposal; made when there is none. Asking twice makes one. */
  customerOf(proposalId: string, client: { name: string; email: string }): Promise<string>;
  openMethodPage(page: Opened): Promise<Checkout>;
  /**
   * @param attemptId goes with the charge, so that its events can be told
   * @param items what the client sees, in minor units
   * @param keepsMethod saves the method for the charges to come
   */
  openPaymentPage(
    page: Opened & { attemptId: string; items: { name: string; amount: number }[]; keepsMethod: boolean },
  ): Promise<Checkout>;
  readCheckout(sessionId: string): Promise<Checkout>;
  /** Closes an open page so that nobody pays there; returns how it stands, which may be complete. */
  closeCheckout(sessionId: string): Promise<Checkout>;
  /** Charges a saved method. With one `attemptId` it charges once, however often it is called. A refusal is an answer, not an error. */
  charge(one: {
    attemptId: string;
    proposalId: string;
    method: SavedMethod;
    amount: number;
    currency: string;
  }): Promise<Attempted>;
  /** How a charge stands now. */
  readAttempt(providerId: string): Promise<Attempted>;
  /** Gives money of a charge back, once for one `refundId`. A refusal is an answer. */
  refund(one: { refundId: string; providerId: string; amount: number; currency: string }): Promise<Refunded>;
  readRefund(providerId: string): Promise<Refunded>;
}

/** The provider cannot be reached, or answers with an error of its own: what was asked may or may not have happened. Ask again. */
export class Unreachable extends Error {
  override name = 'Unreachable';
}

/** The provider refuses the firm's key, or what was asked makes no sense to it. Its message is for the firm. */
export class Refused extends Error {
  override name = 'Refused';
}

/** What an event says, told apart from how the provider words it. */
export type ProviderEvent = {
  id: string;
  at: number;
  /** Of the provider's test mode, in which no money moves; null where it does not say. */
  isTest: boolean | null;
  /** The connected account that it is about, as the provider names it; null of the account that the key belongs to. */
  account: string | null;
} & (
  | { kind: 'attempt'; attemptId: string | null; providerId: string; attempted: Attempted }
  | { kind: 'checkout'; sessionId: string; state: 'complete' | 'expired' }
  /** The method that was left on a page is saved, of a bank account maybe days after the page was complete: read the page again. */
  | { kind: 'saved'; checkoutId: string }
  | { kind: 'refund'; refundId: string | null; refunded: Refunded }
  /** `amount` of a charge was given back in all, wherever that was asked for. */
  | ({ kind: 'given-back'; providerId: string; charged: number } & Money)
  | ({ kind: 'dispute'; providerId: string; isOpen: boolean; isLost: boolean } & Money)
  | { kind: 'method'; methodId: string; customerId: string | null; expires: string | null; label: string }
  | { kind: 'other' }
);

/**
 * Reads a signed event.
 * @throws Refused when its signature is not one of the secret, or not of the last or next five minutes, or when it lacks what an event has
 */
export type ReadEvent = (body: string, signature: string, secret: string, now: number) => ProviderEvent;
