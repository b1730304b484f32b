import { Failure } from '@suite/kernel/errors/failure';

/** An error of a provider. Its message is for the person who connected it. */
export class ProviderError extends Failure {
  override name = 'ProviderError';
}

/** The provider no longer accepts the suite's authorization. */
export class ConsentLostError extends Failure {
  override name = 'ConsentLostError';

  constructor(provider: string, why = 'no longer lets the suite in') {
    super(`${provider} ${why}: connect it again.`);
  }
}

/** The provider asks to wait longer than a job waits. */
export class ProviderBusyError extends Failure {
  override name = 'ProviderBusyError';

  /** @param until milliseconds since 1970 */
  constructor(
    provider: string,
    readonly until: number,
  ) {
    super(
      `${provider} takes no more calls until ${new Date(until).toISOString().slice(0, 16).replace('T', ' ')} UTC; the reading goes on then.`,
    );
  }
}
