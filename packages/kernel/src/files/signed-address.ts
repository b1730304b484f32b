import { createHmac, timingSafeEqual } from 'node:crypto';

const SECOND = 1000;

/** Addresses that open a file to whoever has one, until they expire. */
export interface SignedAddresses {
  /** `/files/{id}?expires=…&signature=…`. @param expiresAt milliseconds since 1970 */
  addressOf(id: string, expiresAt: number): string;
  /** Milliseconds for which an address is still good; undefined when it never was, or no longer is. */
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
