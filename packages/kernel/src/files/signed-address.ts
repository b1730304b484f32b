import { createHmac, timingSafeEqual } from 'node:crypto';

const SECOND = 1000;

/** URLs that give anyone access to a file until they expire. */
export interface SignedAddresses {
  /** `/files/{id}?expires=…&signature=…`. @param expiresAt milliseconds since 1970 */
  addressOf(id: string, expiresAt: number): string;
  /** Returns the milliseconds for which a URL is still valid; undefined if it is invalid or has expired. */
  lifeOf(id: string, query: URLSearchParams, now: number): number | undefined;
}

export function createSignedAddresses(key: Buffer): SignedAddresses {
  const sign = (id: string, expires: number) => createHmac('sha256', key).update(`${id} ${expires}`).digest();
  return {
    addressOf(id, expiresAt) {
      const expires = Math.floor(expiresAt / SECOND);
      return `/files/${id}?expires=${expires}&signature=${sign(id, expires).toString('base64url')}`;
    },
    lifeOf(id, query, now) {
      const expires = Number(query.get('expires'));
      const given = Buffer.from(query.get('signature') ?? '', 'base64url');
      const expected = sign(id, expires);
      if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined;
      const life = expires * SECOND - now;
      return life > 0 ? life : undefined;
    },
  };
}
