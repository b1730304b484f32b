/** What the secret is sealed for by which a company's incoming mail is signed. */
export const signingPurpose = (companyId: string): string => `signed mail of ${companyId}`;
