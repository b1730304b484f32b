/** What is kept of a sign-in by an OpenID provider until its code is exchanged. */
export interface ProviderSignIn {
  issuer: string;
  subject: string;
  /** The provider's own session (`sid`), when it names one. */
  sid: string | null;
  /** The id token, sealed, in base64. */
  idToken: string;
}
