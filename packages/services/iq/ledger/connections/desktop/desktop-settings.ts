import { timingSafeEqual } from 'node:crypto';
import { hashOf, newSecret } from '@suite/kernel/sealing/secret';
import * as v from 'valibot';

/** What is kept of a connection beside its books, which `FileID` names. */
const settings = v.looseObject({
  books: v.string(),
  /** SHA-256 of the password, 256 random bits, in base64. */
  passwordHash: v.string(),
  /** The ticket of the last session; what went wrong in it is asked for by it. */
  ticket: v.optional(v.string()),
});

export function newPassword(): { password: string; passwordHash: string } {
  const password = newSecret();
  return { password, passwordHash: hashOf(password).toString('base64') };
}

export function isPasswordOf(kept: unknown, password: string): boolean {
  const known = v.safeParse(settings, kept);
  if (!known.success) return false;
  return timingSafeEqual(Buffer.from(known.output.passwordHash, 'base64'), hashOf(password));
}
