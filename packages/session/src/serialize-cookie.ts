interface Options {
  maxAge?: number;
  domain?: string;
  path?: string;
  secure?: boolean;
  sameSite?: 'strict' | 'lax' | 'none';
}

const names = { strict: 'Strict', lax: 'Lax', none: 'None' };

/**
 * What stands in a build for all of the package `cookie`, of which cookies-next writes cookies by this one function: its
 * rest cannot be left out of a CommonJS module. It knows the attributes that cookies of the suite have.
 */
export function serialize(name: string, value: string, { maxAge, domain, path, secure, sameSite }: Options): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    maxAge !== undefined && `Max-Age=${maxAge}`,
    domain && `Domain=${domain}`,
    path && `Path=${path}`,
    secure && 'Secure',
    sameSite && `SameSite=${names[sameSite]}`,
  ]
    .filter(Boolean)
    .join('; ');
}
