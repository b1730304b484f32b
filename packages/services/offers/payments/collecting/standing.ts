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
  /** Day on which the firm received the money in another way. */
  receivedOn: string | null;
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
  /** The sum of all times that it was collected. */
  collected: number;
  refunded: number;
  isDisputed: boolean;
  isPaidTwice: boolean;
}

const sumOf = <One>(all: readonly One[], of: (one: One) => number): number => all.reduce((sum, one) => sum + of(one), 0);

/**
 * Returns the state of a payment, from its attempts and the firm's notes. A page on which nobody has paid yet is not an attempt.
 */
export function standingOf(all: readonly Tried[], { amount, receivedOn, isCancelled, refunds }: Noted): Standing {
  const tried = all.filter(({ state }) => state !== 'open').sort((a, b) => a.number - b.number);
  const collected = tried.filter(({ state }) => state === 'succeeded').sort((a, b) => a.stateAt - b.stateAt);
  const underWay = tried.find(({ state }) => state === 'requested' || state === 'processing');
  const [first] = collected;
  const current = first ?? underWay ?? tried.at(-1);
  const times = collected.length + (receivedOn === null && !isCancelled ? 0 : 1);
  // Only the provider knows of refunds outside of the suite; a lost dispute takes the disputed amount.
  const backOf = ({ amount, dispute, refunded: returned }: Tried) =>
    dispute?.isLost ? Math.min(amount, dispute.amount + returned) : returned;
  const refunded = Math.max(refunds, sumOf(collected, backOf));
  const inAll = sumOf(collected, (one) => one.amount) + (receivedOn === null ? 0 : amount);
  const owed = isCancelled && receivedOn === null ? 0 : amount;
  return {
    status: statusOf(),
    method: receivedOn === null ? (current?.method ?? null) : null,
    collectedAt: first?.stateAt ?? null,
    attempts: tried.length,
    failure: current?.state === 'failed' ? current.failure : null,
    collected: inAll,
    refunded,
    isDisputed: collected.some(({ dispute }) => dispute?.isOpen),
    isPaidTwice: times > 1 && collected.length > 0 && refunded < inAll - owed,
  };

  function statusOf(): PaymentStatus {
    if (first || receivedOn !== null || amount === 0) return 'paid';
    if (isCancelled) return 'cancelled';
    if (underWay) return 'processing';
    return tried.length ? 'failed' : 'due';
  }
}
