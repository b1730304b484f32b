const part = (value: unknown) => Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)).toString('base64url');

/** A token of tests with any claims, even text that is no JSON; nobody on this side checks the signature. */
export const unsignedToken = (claims: object | string): string => `${part({ alg: 'ES256' })}.${part(claims)}.c2ln`;
