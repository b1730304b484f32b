/// <reference path="./pendo.d.ts" />
import { initialize } from '@pendo/agent';
import { scrubText } from '@suite/env/scrub';
import type { Agent } from './agent';
import type { Identity } from './identity';

interface Options {
  apiKey: string;
  /** Where visits are sent to. */
  dataHost: string;
  identity: Identity;
}

/**
 * Starts Pendo's agent, without guides: it loads nothing more, takes no text from the page, and tells addresses
 * without tokens and codes.
 */
export async function startPendo({ apiKey, dataHost, identity }: Options): Promise<Agent> {
  const pendo = await initialize({
    ...identity,
    apiKey,
    env: 'io',
    dataHost,
    // In place of one that it would fetch from its own host.
    config: { apiKey, blockAgentMetadata: true, excludeAllText: true },
    assets: { host: '', path: '', localOnly: true },
    // By images otherwise, which the Content-Security-Policy does not allow, with all data in their addresses.
    sendEventsWithPostOnly: true,
    // It would listen to `unload` otherwise, which pages do not allow (decision 030) and browsers log an error for.
    preventUnloadListener: true,
    guides: { disabled: true },
    excludeAllText: true,
    sanitizeUrl: scrubText,
  });
  return {
    identify: (next) => pendo.updateOptions({ account: undefined, ...next }),
    track: (name, properties) => pendo.track(name, properties),
  };
}
