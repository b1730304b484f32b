import { SuiteError } from '@suite/contract/errors';
import type { Logger } from '@suite/env/logger';
import { codeOf } from './code-of';
import { type RenewalParts, renewTokens } from './renew-tokens';
import { readTokens } from './token-cookies';

/** Renews the tokens of one tab. */
export interface Renewal {
  /** Joins the running renewal, or starts one that renews while `isDue` returns true. */
  whenDue(isDue: () => boolean): Promise<void>;
  /** Renews even if nothing is due. The lock keeps the order: the last renewal requested is the last one done. */
  byName(companyId?: string): Promise<void>;
  /** The running renewal. */
  underWay(): Promise<void> | undefined;
}

interface Dependencies extends RenewalParts {
  logger: Logger;
  /** Called after each renewal, whatever its result. */
  onSettled(): void;
}

export function createRenewal({ logger, onSettled, ...parts }: Dependencies): Renewal {
  const { browser, refused } = parts;
  let present: { flight: Promise<void>; isByName: boolean } | undefined;

  function begin(isByName: boolean, isDue: () => boolean, companyId?: string): Promise<void> {
    const flight = renewUnlessDead(isDue, companyId)
      .catch((error) => {
        logger.warning('The session could not be renewed', codeOf(error));
        throw error;
      })
      .finally(() => {
        if (present?.flight === flight) present = undefined;
        onSettled();
      });
    present = { flight, isByName };
    return flight;
  }

  async function renewUnlessDead(isDue: () => boolean, companyId: string | undefined): Promise<void> {
    if (refused.has(readTokens(browser).refresh) && isDue())
      throw new SuiteError('token_refused', 'The refresh token was refused a moment ago');
    await renewTokens(parts, { companyId, isDue });
  }

  return {
    /** An explicit renewal may fail for its own reason, such as a switch to a company that isn't the person's. */
    whenDue: (isDue) => (present && !present.isByName ? present.flight : begin(false, isDue)),
    byName: (companyId) => begin(true, () => true, companyId),
    underWay: () => present?.flight,
  };
}
