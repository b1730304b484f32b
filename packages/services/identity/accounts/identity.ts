import type { Kernel } from '@suite/kernel/http/kernel';
import type { createResetJob } from './password-resets';
import type { RefreshGrace } from './refresh-grace';
import type { Tokens } from './tokens';

/** What the routes of accounts and sessions stand on. */
export interface Identity extends Kernel {
  tokens: Tokens;
  refreshGrace: RefreshGrace;
  resetJob: ReturnType<typeof createResetJob>;
}
