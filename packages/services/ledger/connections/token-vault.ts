import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '@suite/kernel/errors/failure';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Tokens } from './connector';

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** Whose tokens they are: they open for nobody else's. */
export interface Owner {
  companyId: string;
  connectionType: ConnectionTypeCode;
}

/** Encrypts tokens before they reach the database (AES-256-GCM), under a key that is not in it. */
export interface TokenVault {
  seal(owner: Owner, tokens: Tokens): Buffer;
  /** Undefined when they were sealed under another key, for another owner, or were changed. */
  unseal(owner: Owner, sealed: Buffer): Tokens | undefined;
}

/**
 * @param given the operator's key in base64; otherwise the data folder's own file `token-key`, made when first needed
 * @throws Failure when a key is not one
 */
export function createTokenVault(dataFolder: string, given: string | undefined): TokenVault {
  let kept = given === undefined ? undefined : keyOf(given, 'SUITE_TOKEN_KEY');
  const key = () => {
    kept ??= keyOfFolder(dataFolder);
    return kept;
  };
  return {
    seal(owner, tokens) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key(), iv).setAAD(bound(owner));
      return Buffer.concat([iv, cipher.update(JSON.stringify(tokens), 'utf8'), cipher.final(), cipher.getAuthTag()]);
    },
    unseal(owner, sealed) {
      const decipher = createDecipheriv('aes-256-gcm', key(), sealed.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
      decipher.setAAD(bound(owner)).setAuthTag(sealed.subarray(-TAG_BYTES));
      try {
        const text = Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]).toString('utf8');
        return JSON.parse(text);
      } catch {
        return undefined;
      }
    },
  };
}

const bound = ({ companyId, connectionType }: Owner) => Buffer.from(`connection ${connectionType} of ${companyId}`);

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
