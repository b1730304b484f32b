interface Options {
  maxAge?: number;
  domain?: string;
  path?: string;
  secure?: boolean;
  sameSite?: 'strict' | 'lax' | 'none';
}

const names = { strict: 'Strict', lax: 'Lax', none: 'None' };

/**
 * Replaces the whole package `cookie` in a build. cookies-next only uses this one function to write cookies, and the rest of the
 * CommonJS module can't be tree-shaken. Supports the attributes that the suite's cookies have.
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
