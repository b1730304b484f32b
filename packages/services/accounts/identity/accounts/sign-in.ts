import { SuiteError } from '@suite/contract/errors';
import { Header } from '@suite/contract/headers';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { zoneUrl } from '@suite/zones/zone-url';
import { signIn } from '../contract/signing-in';
import { browserOf } from './browser-cookie';
import { giveCode, insistOnZone } from './give-code';
import type { Identity } from './identity';
import { proveIdentity } from './prove-identity';
import { allowedRedirect } from './redirect-uri';

export function mountSignIn(app: App, identity: Identity): void {
  route(
    app,
    identity,
    signIn,
    {
      summary: 'E-mail, password and, when the account has MFA, a code, for a code that redirect_uri carries back (decision 012)',
    },
    async ({ input: { body }, deployment, context }) => {
      insistOnZone(context, deployment);
      const redirect = allowedRedirect(body.redirectUri ?? zoneUrl(deployment, 'auth-redirect'), deployment);
      if (!redirect)
        throw new SuiteError('redirect_uri_not_allowed', 'The address to return to is not an address of this suite.');

      const key = context.req.header(Header.idempotencyKey);
      const browser = browserOf(context, deployment);
      const person = await proveIdentity(identity, { ...body, key, browser, client: context.env.client });
      return { redirectTo: await giveCode(identity, context, { ...person, deployment, redirect }) };
    },
  );
}
