import { statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { createSealing } from '@suite/kernel/sealing/sealing';
import { ConnectionType } from '../contract/firms';
import { createTokenVault } from './token-vault';

const owner = { companyId: '00000000-0000-4000-8000-000000000001', connectionType: ConnectionType.xero };
const tokens = { accessToken: 'an access token', refreshToken: 'a refresh token', expiresAt: 1 };

describe('encrypted tokens', () => {
  it('can be decrypted by a later process with the key file, which only its owner can read', () => {
    const folder = emptyFolder();
    const sealed = createTokenVault(createSealing(folder, undefined)).seal(owner, tokens);
    expect(sealed.includes('token')).toBe(false);
    expect(createTokenVault(createSealing(folder, undefined)).unseal(owner, sealed)).toEqual(tokens);
    expect(statSync(join(folder, 'token-key')).mode & 0o777).toBe(0o600);
  });

  it('are encrypted differently each time', () => {
    const vault = createTokenVault(createSealing(emptyFolder(), undefined));
    expect(vault.seal(owner, tokens).equals(vault.seal(owner, tokens))).toBe(false);
  });

  it('cannot be decrypted for another company or type, with another key, or after a byte was changed', () => {
    const vault = createTokenVault(createSealing(emptyFolder(), undefined));
    const sealed = vault.seal(owner, tokens);
    expect(vault.unseal({ ...owner, companyId: '00000000-0000-4000-8000-000000000002' }, sealed)).toBeUndefined();
    expect(vault.unseal({ ...owner, connectionType: ConnectionType.google }, sealed)).toBeUndefined();
    expect(createTokenVault(createSealing(emptyFolder(), undefined)).unseal(owner, sealed)).toBeUndefined();
    for (const place of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[place] = (changed[place] ?? 0) ^ 1;
      expect(vault.unseal(owner, changed)).toBeUndefined();
    }
  });

  it('use the operator’s key first, and an invalid key is reported', () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const sealed = createTokenVault(createSealing(emptyFolder(), key)).seal(owner, tokens);
    expect(createTokenVault(createSealing(emptyFolder(), key)).unseal(owner, sealed)).toEqual(tokens);
    expect(() => createTokenVault(createSealing(emptyFolder(), 'short'))).toThrow(
      'SUITE_TOKEN_KEY holds no key: give it 32 bytes in base64.',
    );
  });
});
