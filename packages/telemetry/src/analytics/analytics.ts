import type { Logger } from '@suite/env/logger';
import type { Agent } from './agent';
import type { Identity } from './identity';

/** In milliseconds (§9). */
const READY_TIMEOUT = 10_000;

const NOT_READY = 'Analytics may not have been ready within 10 seconds; outside of prod, or with an ad blocker, it may never be';

interface Options {
  /** Loads and starts the agent; may never settle. */
  start: (identity: Identity) => Promise<Agent>;
  onReady: (agent: Agent) => void;
  logger: Logger;
}

/** Reports the visitor to an agent, which the first visitor starts. */
export function createAnalytics({ start, onReady, logger }: Options) {
  let agent: Agent | undefined;
  let starting: Promise<Agent> | undefined;
  let latest: Identity | undefined;

  async function begin(identity: Identity): Promise<Agent> {
    const started = await start(identity);
    // Of the identities that arrived meanwhile, the last counts, even if its update timed out.
    if (latest && latest !== identity) started.identify(latest);
    agent = started;
    onReady(started);
    return started;
  }

  return {
    /** Fails, and logs the failure, when the agent is not ready in time (§8, "Analytics timeout"). */
    async update(identity: Identity): Promise<boolean> {
      latest = identity;
      agent?.identify(identity);
      starting ??= begin(identity);
      const isReady = (await within(READY_TIMEOUT, starting)) !== undefined;
      if (!isReady) logger.warning(NOT_READY);
      return isReady;
    },
  };
}

/** Resolves to the promise's value, or to undefined when it is late or rejected: a blocked script is never ready. */
function within<Value>(milliseconds: number, promise: Promise<Value>): Promise<Value | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    promise.then(
      (value) => {
        clearTimeout(timer);
        resolve(value);
      },
      () => undefined,
    );
  });
}
