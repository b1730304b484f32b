import type { Kernel } from '@suite/kernel/http/kernel';
import type { createResetJob } from './password-resets';
import type { ProviderClient } from './provider-client';
import type { RefreshGrace } from './refresh-grace';
import type { Tokens } from './tokens';

/** What routes of accounts and sessions are given. */
export interface Identity extends Kernel {
  tokens: Tokens;
  refreshGrace: RefreshGrace;
  /** Refresh tokens are kept in HttpOnly cookies of this host. */
  keepsRefreshTokens: boolean;
  resetJob: ReturnType<typeof createResetJob>;
  /** The operator's OpenID provider, when there is one. */
  provider: ProviderClient | undefined;
}
