import type { Sealing } from '@suite/kernel/sealing/sealing';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Tokens } from './connector';

/** Whose tokens they are; nobody else's key opens them. */
export interface Owner {
  companyId: string;
  connectionType: ConnectionTypeCode;
}

/** Encrypts tokens before they reach the database, under a key that is not in it. */
export interface TokenVault {
  seal(owner: Owner, tokens: Tokens): Buffer;
  /** Undefined when they were sealed under another key, for another owner, or were changed. */
  unseal(owner: Owner, sealed: Buffer): Tokens | undefined;
}

export const createTokenVault = (sealing: Sealing): TokenVault => ({
  seal: (owner, tokens) => sealing.seal(purposeOf(owner), JSON.stringify(tokens)),
  unseal(owner, sealed) {
    const text = sealing.unseal(purposeOf(owner), sealed);
    return text === undefined ? undefined : JSON.parse(text);
  },
});

const purposeOf = ({ companyId, connectionType }: Owner) => `connection ${connectionType} of ${companyId}`;
