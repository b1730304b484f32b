import { SuiteError } from '@suite/contract/errors';
import type { AppContext } from '@suite/kernel/http/kernel';
import type { Deployment } from '@suite/zones/addresses';
import { giveCode } from '../accounts/give-code';
import type { Identity } from '../accounts/identity';
import { allowedRedirect } from '../accounts/redirect-uri';
import { signInsOf } from '../accounts/sign-in-attempts';
import type { ProviderSignIn } from '../schema/provider-sign-in';
import type { SessionProof } from '../schema/session-proof';

export interface LetIn {
  deployment: Deployment;
  userId: string;
  email: string;
  proof: SessionProof;
  provider: ProviderSignIn;
  redirectUri: string;
}

/** Returns the address to continue at, with a code like every sign-in. @throws SuiteError `redirect_uri_not_allowed` */
export async function letIn(identity: Identity, context: AppContext, { email, redirectUri, ...signedIn }: LetIn) {
  const redirect = allowedRedirect(redirectUri, signedIn.deployment);
  if (!redirect) throw new SuiteError('redirect_uri_not_allowed', 'The address to return to is not an address of this suite.');
  const attempt = { subject: signInsOf(email), attempts: 0, client: undefined };
  return giveCode(identity, context, { ...signedIn, attempt, redirect });
}
