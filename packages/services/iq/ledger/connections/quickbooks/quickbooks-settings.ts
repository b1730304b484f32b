/** How Intuit knows the suite, and where QuickBooks Online answers. */
export interface QuickbooksSettings {
  clientId: string;
  clientSecret: string;
  authorizeUrl: string;
  tokenUrl: string;
  revokeUrl: string;
  apiUrl: string;
}
