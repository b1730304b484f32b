import type { Configuration } from 'openid-client';
import type { ProviderSettings } from './provider-settings';

type OpenidClient = typeof import('openid-client');

export interface ProviderClient {
  settings: ProviderSettings;
  /** The library and what the provider says of itself. @throws when the provider cannot be asked */
  ready(): Promise<{ openid: OpenidClient; config: Configuration }>;
}

/** Milliseconds after which the provider is asked anew: its addresses may have changed. */
const FRESH = 3_600_000;

/** Seconds that each request to the provider may take: a person waits. */
const PATIENCE = 8;

/** The provider is asked with the first sign-in, so that a start neither waits for it nor loads the library. */
export function createProviderClient(settings: ProviderSettings): ProviderClient {
  let asked: { at: number; answer: Promise<{ openid: OpenidClient; config: Configuration }> } | undefined;

  async function discover() {
    const openid = await import('openid-client');
    const url = new URL(settings.issuer);
    // A provider on this machine, as in tests, needs no certificate.
    const isLoopback = url.protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(url.hostname);
    const config = await openid.discovery(url, settings.clientId, settings.clientSecret, undefined, {
      timeout: PATIENCE,
      // Signatures of id tokens are checked, though TLS vouches for these as well.
      execute: [openid.enableNonRepudiationChecks, ...(isLoopback ? [openid.allowInsecureRequests] : [])],
    });
    return { openid, config };
  }

  return {
    settings,
    ready() {
      const now = performance.now();
      if (!asked || now - asked.at > FRESH) {
        const answer = discover();
        asked = { at: now, answer };
        answer.catch(() => {
          asked = undefined;
        });
      }
      return asked.answer;
    },
  };
}
