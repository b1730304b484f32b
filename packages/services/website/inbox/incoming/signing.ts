/** Purpose for which the secret that signs a company's incoming mail is sealed. */
export const signingPurpose = (companyId: string): string => `signed mail of ${companyId}`;
