import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../errors/failure';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets in the database with a key stored elsewhere. */
export interface Sealing {
  /** Encrypts text (AES-256-GCM). Text sealed for one purpose cannot be unsealed for another. */
  seal(purpose: string, text: string): Buffer;
  /** Undefined when it was changed, or sealed for another purpose or with another key. */
  unseal(purpose: string, sealed: Buffer): string | undefined;
  /** Returns a 256-bit key for one purpose (HKDF, RFC 5869), for example signing. */
  keyFor(purpose: string): Buffer;
}

/**
 * @param given the operator's key in base64, the same for every process on one database; otherwise the file `token-key` in the
 * data folder, created when first needed
 * @throws Failure when a key is invalid
 */
export function createSealing(dataFolder: string, given: string | undefined): Sealing {
  let main = given === undefined ? undefined : keyOf(given, 'SUITE_TOKEN_KEY');
  const keyFor = (purpose: string) => {
    main ??= keyOfFolder(dataFolder);
    return Buffer.from(hkdfSync('sha256', main, '', purpose, KEY_BYTES));
  };
  return {
    keyFor,
    seal(purpose, text) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', keyFor(purpose), iv);
      return Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(purpose, sealed) {
      if (sealed.length < IV_BYTES + TAG_BYTES) return undefined;
      const decipher = createDecipheriv('aes-256-gcm', keyFor(purpose), sealed.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      });
      decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
      } catch {
        return undefined;
      }
    },
  };
}

function keyOf(text: string, where: string): Buffer {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.length !== KEY_BYTES) throw new Failure(`${where} holds no key: give it ${KEY_BYTES} bytes in base64.`);
  return key;
}

function keyOfFolder(dataFolder: string): Buffer {
  const path = join(dataFolder, 'token-key');
  if (!existsSync(path)) makeKey(path);
  return keyOf(readFileSync(path, 'utf8'), path);
}

/** Writes the key file atomically, and never over one that another process has created. */
function makeKey(path: string): void {
  const draft = `${path}.${randomBytes(8).toString('hex')}`;
  writeFileSync(draft, randomBytes(KEY_BYTES).toString('base64'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}
