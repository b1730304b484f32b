/** How many errors are stored at most. The first ones count: later ones often follow from them. */
const MAX_ERRORS = 20;

export interface EarlyErrors {
  report(error: unknown): void;
  /**
   * Passes on the stored errors and later reports, and stops listening; from then on, the receiver listens for uncaught errors
   * itself.
   */
  handOver(take: (error: unknown) => void): void;
  /** Discards all errors and stops listening, because nobody will read them. */
  drop(): void;
}

/** Collects uncaught errors of a page until monitoring has started. */
export function keepEarlyErrors(): EarlyErrors {
  let take = (error: unknown): void => {
    if (caught.length < MAX_ERRORS) caught.push(error);
  };
  const caught: unknown[] = [];
  const onError = ({ error, message }: ErrorEvent) => take(error ?? new Error(message));
  const onRejection = ({ reason }: PromiseRejectionEvent) => take(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);

  function handOver(next: (error: unknown) => void): void {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    take = next;
    for (const error of caught.splice(0)) next(error);
  }

  return { report: (error) => take(error), handOver, drop: () => handOver(() => {}) };
}
