import type { Kernel } from '@suite/kernel/http/kernel';
import type { createResetJob } from './password-resets';
import type { RefreshGrace } from './refresh-grace';
import type { Tokens } from './tokens';

/** What routes of accounts and sessions are given. */
export interface Identity extends Kernel {
  tokens: Tokens;
  refreshGrace: RefreshGrace;
  resetJob: ReturnType<typeof createResetJob>;
}
