import { createRemoteJWKSet, customFetch, type JWTVerifyGetKey } from 'jose';
import type { Configuration } from 'openid-client';
import type { ProviderSettings } from './provider-settings';

type OpenidClient = typeof import('openid-client');

interface Ready {
  openid: OpenidClient;
  config: Configuration;
  /** The provider's keys. Tokens with unknown keys make it request them again, at most once a minute, for all callers together. */
  keys: JWTVerifyGetKey;
}

export interface ProviderClient {
  settings: ProviderSettings;
  /** Returns the library and the provider's metadata. @throws when the provider cannot be reached */
  ready(): Promise<Ready>;
}

const MINUTE = 60_000;

/** Milliseconds after which the provider's metadata is requested again, because its URLs may have changed. */
const FRESH = 3_600_000;

/** Seconds that each request to the provider may take, because a person waits. */
const PATIENCE = 8;

/**
 * Creates a client that contacts the provider at the first sign-in, so that a start neither waits for it nor loads the library.
 */
export function createProviderClient(settings: ProviderSettings): ProviderClient {
  let discovery: { at: number; answer: Promise<Ready> } | undefined;
  let keysAt = Number.NEGATIVE_INFINITY;

  /** Limits requests for keys even while the provider doesn't respond. */
  function fetchKeys(...request: Parameters<typeof fetch>): Promise<Response> {
    const now = performance.now();
    if (now - keysAt < MINUTE) return Promise.reject(new Error('the keys were asked for within the last minute'));
    keysAt = now;
    return fetch(...request);
  }

  async function discover(): Promise<Ready> {
    const openid = await import('openid-client');
    const url = new URL(settings.issuer);
    // A provider on this machine, as in tests, needs no certificate.
    const isLoopback = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const config = await openid.discovery(url, settings.clientId, settings.clientSecret, undefined, {
      timeout: PATIENCE,
      // Checks the signatures of id tokens, although TLS already authenticates them.
      execute: [openid.enableNonRepudiationChecks, ...(isLoopback ? [openid.allowInsecureRequests] : [])],
    });
    const keysUrl = new URL(config.serverMetadata().jwks_uri ?? '');
    const keys = createRemoteJWKSet(keysUrl, { cooldownDuration: MINUTE, cacheMaxAge: FRESH, [customFetch]: fetchKeys });
    return { openid, config, keys };
  }

  return {
    settings,
    ready() {
      const now = performance.now();
      if (!discovery || now - discovery.at > FRESH) {
        const answer = discover();
        discovery = { at: now, answer };
        answer.catch(() => {
          discovery = undefined;
        });
      }
      return discovery.answer;
    },
  };
}
