import type { Kernel } from '@suite/kernel/http/kernel';
import type { ProviderClient } from './provider-client';
import type { RefreshGrace } from './refresh-grace';
import type { createResetJob } from './reset-job';
import type { Tokens } from './tokens';

/** The dependencies of routes for accounts and sessions. */
export interface Identity extends Kernel {
  tokens: Tokens;
  refreshGrace: RefreshGrace;
  /** Whether refresh tokens are stored in HttpOnly cookies of this host. */
  keepsRefreshTokens: boolean;
  resetJob: ReturnType<typeof createResetJob>;
  /** The operator's OpenID provider, if there is one. */
  provider: ProviderClient | undefined;
}
