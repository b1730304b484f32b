/** The suite's credentials at Intuit, and the URLs of QuickBooks Online. */
export interface QuickbooksSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
}
