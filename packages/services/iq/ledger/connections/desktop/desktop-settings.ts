import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import * as v from 'valibot';

/** The settings of a connection in addition to its books, which `FileID` identifies. */
const settings = v.looseObject({
  ledgerId: v.string(),
  /** SHA-256 of the password, which is 256 random bits, in base64. */
  passwordHash: v.string(),
  /** The ticket of the last session, with which its error can be requested. */
  ticket: v.optional(v.string()),
});

export function newPassword(): { password: string; passwordHash: string } {
  const password = newSecret();
  return { password, passwordHash: hashOf(password).toString('base64') };
}

export function isPasswordOf(stored: unknown, password: string): boolean {
  const known = v.safeParse(settings, stored);
  if (!known.success) return false;
  return timingSafeEqual(Buffer.from(known.output.passwordHash, 'base64'), hashOf(password));
}
