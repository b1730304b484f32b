/** Data of a sign-in with an OpenID provider, stored until its code is exchanged. */
export interface ProviderSignIn {
  issuer: string;
  subject: string;
  /** The provider's session id (`sid`), if it sends one. */
  sid: string | null;
  /** The id token, sealed, in base64. */
  idToken: string;
}
