import { Failure } from '@suite/kernel/errors/failure';

/** An error of a provider. Its message is for the person who connected it. */
export class ProviderError extends Failure {
  override name = 'ProviderError';
}

/** The provider refused a request and did nothing. */
export class RefusedError extends ProviderError {
  override name = 'RefusedError';

  /** @param answer the parsed body of its response; undefined if it is not JSON */
  constructor(
    message: string,
    readonly answer: unknown,
  ) {
    super(message);
  }
}

/** A request to write may have had its effect, although the provider did not say so. */
export class UnknownOutcomeError extends ProviderError {
  override name = 'UnknownOutcomeError';
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
