import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../errors/failure';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts secrets in the database, with a key that is not in it. */
export interface Sealing {
  /** Encrypts text (AES-256-GCM). What is sealed for one purpose opens for no other. */
  seal(purpose: string, text: string): Buffer;
  /** Undefined when it was sealed for another purpose or under another key, or was changed. */
  unseal(purpose: string, sealed: Buffer): string | undefined;
  /** A key of 256 bits for one purpose (HKDF, RFC 5869), such as signing. */
  keyFor(purpose: string): Buffer;
}

/**
 * @param given the operator's key in base64, the same for every process on one database; otherwise the data folder's own
 * file `token-key`, made when first needed
 * @throws Failure when a key is not one
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

/** Whole at once, and never over one that another process has made. */
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
