/** How Microsoft knows the suite, and where it answers. */
export interface MicrosoftSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  graphUrl: string;
}
