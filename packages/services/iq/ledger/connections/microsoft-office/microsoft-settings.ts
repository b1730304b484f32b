/** The suite's credentials at Microsoft, and Microsoft's URLs. */
export interface MicrosoftSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  graphUrl: string;
}
