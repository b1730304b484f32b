/// <reference path="./pendo.d.ts" />
import { initialize } from '@pendo/agent';
import { scrubText } from '@suite/env/scrub';
import type { Agent } from './agent';
import type { Identity } from './identity';

interface Options {
  apiKey: string;
  /** Host that receives the visits. */
  dataHost: string;
  identity: Identity;
}

/**
 * Starts Pendo's agent without guides: it loads nothing more, reads no text from the page, and reports addresses without tokens
 * and codes.
 */
export async function startPendo({ apiKey, dataHost, identity }: Options): Promise<Agent> {
  const pendo = await initialize({
    ...identity,
    apiKey,
    env: 'io',
    dataHost,
    // Replaces the config that it would fetch from its own host.
    config: { apiKey, blockAgentMetadata: true, excludeAllText: true },
    assets: { host: '', path: '', localOnly: true },
    // Otherwise it would send images with all data in their addresses, which the Content-Security-Policy does not allow.
    sendEventsWithPostOnly: true,
    // Otherwise it would listen to `unload`, which pages do not allow (decision 030) and browsers log an error for.
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
