/** How many are kept at most, the first ones: what comes after often follows from them. */
const KEPT = 20;

export interface EarlyErrors {
  report(error: unknown): void;
  /** Hands over what there is and all that comes; from then on the taker listens by itself. */
  handOver(take: (error: unknown) => void): void;
  /** Keeps nothing any more: nobody will take it. */
  drop(): void;
}

/** Uncaught errors of a page that is not monitored yet. */
export function keepEarlyErrors(): EarlyErrors {
  let take = (error: unknown): void => {
    if (kept.length < KEPT) kept.push(error);
  };
  const kept: unknown[] = [];
  const onError = ({ error, message }: ErrorEvent) => take(error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);

  function handOver(next: (error: unknown) => void): void {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    take = next;
    for (const error of kept.splice(0)) next(error);
  }

  return { report: (error) => take(error), handOver, drop: () => handOver(() => {}) };
}
