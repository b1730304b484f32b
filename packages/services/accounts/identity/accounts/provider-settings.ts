/** The suite's registration with an OpenID provider. */
export interface ProviderSettings {
  /** As spelled by the provider in its tokens. */
  issuer: string;
  clientId: string;
  clientSecret: string | undefined;
  /** Its name on the button of the sign-in page. */
  label: string;
  /** Email domains that it vouches for, in lower case; if empty, any address is accepted. */
  domains: readonly string[];
}
