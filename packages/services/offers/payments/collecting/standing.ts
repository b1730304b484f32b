import type { PaymentStatus } from '../contract/billing';
import type { Failure } from '../provider/provider';

export interface Tried {
  number: number;
  /** The amount that the provider was asked to collect; minor units. */
  amount: number;
  state: 'requested' | 'open' | 'processing' | 'succeeded' | 'failed';
  /** Milliseconds since 1970. */
  stateAt: number;
  failure: Failure | null;
  method: string | null;
  refunded: number;
  dispute: { isOpen: boolean; isLost: boolean; amount: number } | null;
}

export interface Noted {
  /** Amount of the payment; minor units, as `refunds`. */
  amount: number;
  /** What transfers paid. */
  received: number;
  isCancelled: boolean;
  /** Refunds that the firm requested and that have not failed. */
  refunds: number;
}

export interface Standing {
  status: PaymentStatus;
  method: string | null;
  collectedAt: number | null;
  attempts: number;
  failure: Failure | null;
  /** The sum of all times that it was collected, and of what transfers paid. */
  collected: number;
  refunded: number;
  isDisputed: boolean;
  isPaidTwice: boolean;
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((sum, one) => sum + of(one), 0);

/**
 * Returns the state of a payment, from its attempts, its transfers and the firm's notes. A page on which nobody has paid yet is
 * not an attempt.
 */
export function standingOf(all: readonly Tried[], { amount, received, isCancelled, refunds }: Noted): Standing {
  const tried = all.filter(({ state }) => state !== 'open').sort((a, b) => a.number - b.number);
  const collected = tried.filter(({ state }) => state === 'succeeded').sort((a, b) => a.stateAt - b.stateAt);
  const underWay = tried.find(({ state }) => state === 'requested' || state === 'processing');
  const [first] = collected;
  const current = first ?? underWay ?? tried.at(-1);
  const times = collected.length + (received === 0 && !isCancelled ? 0 : 1);
  // Only the provider knows of refunds outside of the suite; a lost dispute takes the disputed amount.
  const backOf = ({ amount, dispute, refunded: returned }: Tried) =>
    dispute?.isLost ? Math.min(amount, dispute.amount + returned) : returned;
  const refunded = Math.max(refunds, sumOf(collected, backOf));
  const inAll = sumOf(collected, (one) => one.amount) + received;
  // What is waived of a payment is what transfers had not paid.
  const owed = isCancelled ? received : amount;
  return {
    status: statusOf(),
    method: received < amount || received === 0 ? (current?.method ?? null) : null,
    collectedAt: first?.stateAt ?? null,
    attempts: tried.length,
    failure: current?.state === 'failed' ? current.failure : null,
    collected: inAll,
    refunded,
    isDisputed: collected.some(({ dispute }) => dispute?.isOpen),
    isPaidTwice: times > 1 && collected.length > 0 && refunded < inAll - owed,
  };

  function statusOf(): PaymentStatus {
    if (inAll >= amount) return 'paid';
    if (isCancelled) return 'cancelled';
    if (underWay) return 'processing';
    return tried.at(-1)?.state === 'failed' ? 'failed' : 'due';
  }
}
