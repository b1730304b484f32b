/** The suite's credentials at Xero, and Xero's URLs. */
export interface XeroSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  identityUrl: string;
  apiUrl: string;
}
