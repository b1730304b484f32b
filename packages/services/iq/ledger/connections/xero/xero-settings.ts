/** How Xero knows the suite, and where it answers. */
export interface XeroSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  identityUrl: string;
  apiUrl: string;
}
