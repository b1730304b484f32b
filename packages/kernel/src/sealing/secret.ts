import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** A secret that cannot be guessed: 256 random bits in base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** What is kept of a secret. Only for secrets of full strength, never for a password. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const keyOf = (secret: string) => hashOf(`key:${secret}`);

/** Encrypts text under a secret (AES-256-GCM), so that only who brings the secret reads it again. */
export function seal(text: string, secret: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** @throws when it was not sealed under this secret. */
export function unseal(sealed: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
}
