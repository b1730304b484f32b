import type { Database } from '@suite/kernel/database/database';
import { eq } from 'drizzle-orm';
import { FIRST_WAIT, outOfOrder, TRIES, type Wait } from './ask-provider';
import { type Connector, type Granted, type Tokens, tokensOf } from './connector';
import { ofOwner } from './of-owner';
import { ConsentLostError, ProviderError } from './provider-error';
import { providerConnections } from './schema';
import type { Owner, TokenVault } from './token-vault';

interface Means {
  database: Database;
  vault: TokenVault;
  connector: Connector;
  owner: Owner;
  wait: Wait;
  clock: () => number;
  signal?: AbortSignal | undefined;
}

/** How many milliseconds before its expiry an access token is replaced. */
const AHEAD = 60_000;

/**
 * Returns a function that provides a connection's access token and replaces it when it expires or the provider rejects it. A
 * refresh token that works only once is used up by the request, so its successor is stored before anything else happens. If the
 * process ends in between, the successor is lost, unless the provider accepts the used token for some more time, as Xero does for
 * 30 minutes and Intuit for a day.
 */
export function createAccess(means: Means): (refused?: string) => Promise<string> {
  const { database, vault, owner, clock } = means;
  return async (refused) => {
    const { sealed, tokens } = await readTokens(means);
    const isGood = refused === undefined ? tokens.expiresAt - clock() > AHEAD : tokens.accessToken !== refused;
    if (isGood) return tokens.accessToken;
    const requestedAt = clock();
    const granted = await refresh(means, tokens).catch(async (error: unknown) => {
      // Another process used the refresh token meanwhile, and stored its successor.
      const now = error instanceof ConsentLostError ? await readTokens(means) : undefined;
      if (now && !now.sealed.equals(sealed)) return undefined;
      throw error;
    });
    if (!granted) return (await readTokens(means)).tokens.accessToken;
    const next = tokensOf(granted, requestedAt);
    const updated = await database
      .update(providerConnections)
      .set({ tokens: vault.seal(owner, next) })
      .where(ofOwner(owner, eq(providerConnections.tokens, sealed)))
      .returning({ type: providerConnections.connectionType });
    // Someone reconnected or disconnected during the request. The stored tokens win.
    if (!updated.length) return (await readTokens(means)).tokens.accessToken;
    return next.accessToken;
  };
}

async function readTokens({ database, vault, connector, owner }: Means): Promise<{ sealed: Buffer; tokens: Tokens }> {
  const [row] = await database.select({ sealed: providerConnections.tokens }).from(providerConnections).where(ofOwner(owner));
  const tokens = row?.sealed && vault.unseal(owner, row.sealed);
  if (!row?.sealed) throw new ConsentLostError(connector.name, 'is no longer connected');
  if (!tokens) throw new ConsentLostError(connector.name, 'let the suite in with a key that it no longer has');
  return { sealed: row.sealed, tokens };
}

async function refresh({ connector, wait, signal }: Means, { refreshToken }: Tokens): Promise<Granted> {
  for (let failed = 1; ; failed++) {
    signal?.throwIfAborted();
    try {
      return await connector.authorization.refresh(refreshToken);
    } catch (error) {
      if (error instanceof ConsentLostError) throw error;
      if (failed === TRIES) throw new ProviderError(outOfOrder(connector.name, undefined), { cause: error });
      await wait(FIRST_WAIT * 2 ** (failed - 1), signal);
    }
  }
}
