/** The suite's credentials at Google, and Google's URLs. */
export interface GoogleSettings {
  clientId: string;
  clientSecret: string;
  loginUrl: string;
  tokenUrl: string;
  apiUrl: string;
}
