/** How Google knows the suite, and where it answers. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  tokenUrl: string;
  apiUrl: string;
}
