/**
 * How a session was authenticated: by the password alone, by the password with a factor of the account (an authenticator app, a
 * recovery code or a passkey), or by an OpenID provider, which reported two factors or did not.
 */
export type SessionProof = 'password' | 'own' | 'provider' | 'provider-proven';
