import { SuiteError } from '@suite/contract/errors';
import type { App } from '@suite/kernel/http/kernel';
import { route } from '@suite/kernel/http/route';
import { countFailure, findWait, perClient, throttled, throttleSubject } from '@suite/kernel/throttle/throttle';
import { zoneUrl } from '@suite/zones/zone-url';
import { eq, sql } from 'drizzle-orm';
import { giveCode, insistOnZone } from '../accounts/give-code';
import type { Identity } from '../accounts/identity';
import { allowedRedirect } from '../accounts/redirect-uri';
import { signInsOf } from '../accounts/sign-in-attempts';
import { getPasskeyChallenge, signInByPasskey } from '../contract/passkeys';
import { users } from '../schema/accounts';
import { passkeys } from '../schema/passkeys';
import { CHALLENGE_LIFETIME, createChallenges } from './challenge';
import { mountOwnPasskeys } from './mount-own-passkeys';
import { challengeOf, relyingParty } from './relying-party';

const wrong = () => new SuiteError('wrong_passkey', 'This passkey is not known here, or what it says does not hold.');

/** Mounts sign-in with a passkey. With user verification by fingerprint, face or PIN, it counts as two factors. */
export function mountPasskeys(app: App, identity: Identity): void {
  const challenges = createChallenges(identity.sealing);
  mountOwnPasskeys(app, identity, challenges);

  route(
    app,
    identity,
    getPasskeyChallenge,
    { summary: 'A challenge for signing in with a passkey' },
    async ({ deployment, clock }) => {
      const { generateAuthenticationOptions } = await import('@simplewebauthn/server');
      return {
        ...(await generateAuthenticationOptions({
          rpID: relyingParty(deployment).rpID,
          challenge: challenges.make('sign-in', clock()),
          timeout: CHALLENGE_LIFETIME,
          userVerification: 'required',
        })),
      };
    },
  );

  route(
    app,
    identity,
    signInByPasskey,
    { summary: 'Sign in by a passkey that has verified its person, for a code that redirect_uri carries back' },
    async ({ input: { body }, deployment, database, clock, context }) => {
      insistOnZone(context, deployment);
      const redirect = allowedRedirect(body.redirectUri ?? zoneUrl(deployment, 'auth-redirect'), deployment);
      if (!redirect)
        throw new SuiteError('redirect_uri_not_allowed', 'The address to return to is not an address of this suite.');
      const now = clock();
      const { client } = context.env;
      const byClient = throttleSubject('passkey by', client.address);
      const { rowCount: waits } = await database.execute(findWait(byClient, new Date(now)));
      if (waits) throw await throttled(database, byClient, now);
      const person = await prove(body.credential, relyingParty(deployment), now);
      if (!person) {
        await database.execute(countFailure(byClient, new Date(now), perClient(client)));
        throw wrong();
      }
      if (person.isDeactivated)
        throw new SuiteError('account_deactivated', 'Your account was deactivated. Ask an administrator of your firm.');
      const attempt = { subject: signInsOf(person.email), attempts: 0, client: undefined };
      return {
        redirectTo: await giveCode(identity, context, { userId: person.userId, proof: 'own', attempt, deployment, redirect }),
      };
    },
  );

  /** Returns the owner of the passkey that signed one of our challenges, which must be unused. */
  async function prove(
    credential: Parameters<typeof assertionOf>[0],
    { rpID, origins }: ReturnType<typeof relyingParty>,
    now: number,
  ) {
    const { database } = identity;
    const expectedChallenge = challengeOf(credential.response.clientDataJSON);
    if (!(await challenges.spend(database, expectedChallenge, 'sign-in', now))) return undefined;
    const [known] = await database
      .select({ passkey: passkeys, email: users.email, isDeactivated })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, credential.id));
    if (!known || known.passkey.rpId !== rpID) return undefined;
    const { id, userId, publicKey, counter, credentialId } = known.passkey;
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
    const answer = await verifyAuthenticationResponse({
      response: assertionOf(credential),
      expectedChallenge,
      expectedOrigin: origins.use,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: { id: credentialId, publicKey: new Uint8Array(publicKey), counter },
    }).catch(() => undefined);
    if (!answer?.verified) return undefined;
    const { newCounter, credentialBackedUp } = answer.authenticationInfo;
    // If two responses with a signature counter arrive at the same time, one may come from a cloned passkey.
    const { rowCount } = await database.execute(sql`
      UPDATE identity.passkeys SET counter = ${newCounter}, is_synced = ${credentialBackedUp}, used_at = ${new Date(now)}
      WHERE id = ${id} AND (counter < ${newCounter} OR ${newCounter} = 0)`);
    return rowCount ? { userId, email: known.email, isDeactivated: known.isDeactivated === true } : undefined;
  }
}

const isDeactivated = sql<boolean | null>`
  (SELECT bool_and(deactivated_at IS NOT NULL) FROM identity.memberships WHERE user_id = ${users.id})`;

type Verify = typeof import('@simplewebauthn/server')['verifyAuthenticationResponse'];
type Assertion = Parameters<Verify>[0]['response'];

/** Matches the types of the library, which treats null and missing values alike. */
const assertionOf = (credential: {
  id: string;
  rawId: string;
  type: 'public-key';
  authenticatorAttachment?: string | null | undefined;
  clientExtensionResults: object;
  response: { clientDataJSON: string; authenticatorData: string; signature: string; userHandle?: string | null | undefined };
}): Assertion => credential as Assertion;
