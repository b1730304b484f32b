import type { Sealing } from '@suite/kernel/sealing/sealing';
import type { ConnectionTypeCode } from '../contract/firms';
import type { Tokens } from './connector';

/** The owner of tokens. Tokens cannot be decrypted for any other owner. */
export interface Owner {
  companyId: string;
  connectionType: ConnectionTypeCode;
}

/** Encrypts tokens before they are stored in the database, with a key that is not stored there. */
export interface TokenVault {
  seal(owner: Owner, tokens: Tokens): Buffer;
  /** Returns undefined if the tokens were changed, or encrypted with another key or for another owner. */
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
