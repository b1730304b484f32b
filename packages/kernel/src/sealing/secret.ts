import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';

/** Creates a secret that cannot be guessed: 256 random bits in base64url, 43 characters. */
export const newSecret = (): string => randomBytes(32).toString('base64url');

/** Returns the hash under which a secret is stored. Only for secrets of full strength, never for a password. */
export const hashOf = (secret: string): Buffer => createHash('sha256').update(secret).digest();

const keyOf = (secret: string) => hashOf(`key:${secret}`);

/** Encrypts text with a secret (AES-256-GCM); only the same secret decrypts it. */
export function seal(text: string, secret: string): Buffer {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', keyOf(secret), iv);
  return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
}

/** Decrypts the result of `seal`. @throws when it was sealed with another secret */
export function unseal(sealed: Buffer, secret: string): string {
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), sealed.subarray(0, 12)).setAuthTag(sealed.subarray(-16));
  return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString('utf8');
}
