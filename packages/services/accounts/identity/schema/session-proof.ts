/**
 * What a session was begun with, or has proven since: the password alone, a factor of the account beside it (an authenticator
 * app, a recovery code or a passkey), or an OpenID provider, which has asked for two factors itself or has not said so.
 */
export type SessionProof = 'password' | 'own' | 'provider' | 'provider-proven';
