import { SuiteError } from '@suite/contract/errors';
import type { Logger } from '@suite/env/logger';
import { codeOf } from './code-of';
import { type RenewalParts, renewTokens } from './renew-tokens';
import { readTokens } from './token-cookies';

/** Renews the tokens of one tab. */
export interface Renewal {
  /** Joins the flight that is under way, else begins one that renews while `isDue` holds. */
  whenDue(isDue: () => boolean): Promise<void>;
  /** Renews whatever is due. The lock keeps the order: the last one asked for is the last one done. */
  byName(companyId?: string): Promise<void>;
  /** The flight under way. */
  underWay(): Promise<void> | undefined;
}

interface Dependencies extends RenewalParts {
  logger: Logger;
  /** After each flight, however it ended. */
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
    /** One asked for by name may fail for a reason of its own, as a switch to a company that is not the person's. */
    whenDue: (isDue) => (present && !present.isByName ? present.flight : begin(false, isDue)),
    byName: (companyId) => begin(true, () => true, companyId),
    underWay: () => present?.flight,
  };
}
