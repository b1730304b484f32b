import type { Identity } from '../accounts/identity';
import type { ProviderClient } from '../accounts/provider-client';
import type { AttemptCookies } from './attempt-cookie';

export interface Providers extends Identity {
  provider: ProviderClient;
  cookies: AttemptCookies;
}
