const part = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** Creates a test token with any claims, even text that isn't JSON; clients never check the signature. */
export const unsignedToken = (claims: object | string): string => `${part({ alg: 'ES256' })}.${part(claims)}.c2ln`;
