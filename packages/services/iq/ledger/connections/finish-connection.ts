import type { Deployment } from '@suite/zones/addresses';
import { ConnectionOutcome } from '../contract/connections';
import { createAsk } from './ask-provider';
import type { Connections } from './connecting';
import { tokensOf } from './connector';
import { callbackAddress, takeState } from './create-consent-address';
import { finishPage } from './finish-page';
import { keepConnection } from './keep-connection';
import { ProviderError } from './provider-error';

const LATE =
  'This link is older than 10 minutes, was used before, or was opened in another browser. Close this page and connect again.';

/** Handles the return from a provider and redirects to the page where the person started. */
export async function finishConnection(
  { connecting, logger }: Connections,
  deployment: Deployment,
  query: URLSearchParams,
  browser: string | undefined,
): Promise<Response> {
  const { database, clock, connectors, wait } = connecting;
  const state = query.get('state') ?? '';
  const started = await takeState(database, state, browser, clock());
  const connector = started && connectors.get(started.connectionType);
  if (!connector) return finishPage(LATE);
  const goOn = (outcome: keyof typeof ConnectionOutcome) => sendOn(started.returnTo, started.connectionType, outcome);
  // For example `access_denied`: the person declined, or the provider did (RFC 6749 §4.1.2.1).
  if (!query.get('code')) return goOn('declined');

  const { verifier, userId, companyId, connectionType, document, writes } = started;
  const owner = { companyId, connectionType };
  try {
    const redirectUri = callbackAddress(deployment);
    const tokens = tokensOf(await connector.authorization.exchange({ query, state, verifier, redirectUri }), clock());
    const ask = createAsk({ provider: connector.name, accessToken: async () => tokens.accessToken, wait, clock });
    await keepConnection(connecting, {
      owner,
      userId,
      tokens,
      canWrite: writes,
      account: await connector.findAccount(ask, query, document),
    });
  } catch (error) {
    if (error instanceof ProviderError) return finishPage(error.message);
    logger.warning('a connection was not made', connector.source, error instanceof Error ? error.name : '');
    return goOn('failed');
  }
  return goOn('connected');
}

/** Redirects to the page where the person started, with the connection and its outcome in the hash. */
function sendOn(returnTo: string, connectionType: number, outcome: keyof typeof ConnectionOutcome): Response {
  const address = new URL(returnTo);
  const [path = '', query = ''] = address.hash.slice(1).split('?');
  const parameters = new URLSearchParams(query);
  parameters.set('connection', String(connectionType));
  parameters.set('outcome', ConnectionOutcome[outcome]);
  address.hash = `${path || '/'}?${parameters}`;
  return new Response(null, { status: 302, headers: { Location: address.href, 'Cache-Control': 'no-store' } });
}
