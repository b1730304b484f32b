/** How the suite is known to an OpenID provider. */
export interface ProviderSettings {
  /** As the provider writes it in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Its name on the button of the sign-in page. */
  label: string;
  /** E-mail domains that it vouches for, in lower case; it is believed about any address when empty. */
  domains: readonly string[];
}
