import { statSync } from 'node:fs';
import { join } from 'node:path';
import { emptyFolder } from '@suite/host/test/databases';
import { createSealing } from './sealing';

describe('sealed text', () => {
  it('can be unsealed, also by a later process, with the key in the data folder that only its owner can read', () => {
    const folder = emptyFolder();
    const sealed = createSealing(folder, undefined).seal('mail 1', 'a link');
    expect(sealed.includes('link')).toBe(false);
    expect(createSealing(folder, undefined).unseal('mail 1', sealed)).toBe('a link');
    expect(statSync(join(folder, 'token-key')).mode & 0o777).toBe(0o600);
  });

  it('differs each time, and cannot be unsealed for another purpose, with another key, or after a byte was changed', () => {
    const sealing = createSealing(emptyFolder(), undefined);
    const sealed = sealing.seal('mail 1', 'a link');
    expect(sealing.seal('mail 1', 'a link').equals(sealed)).toBe(false);
    expect(sealing.unseal('mail 2', sealed)).toBeUndefined();
    expect(createSealing(emptyFolder(), undefined).unseal('mail 1', sealed)).toBeUndefined();
    for (const at of [0, 12, sealed.length - 1]) {
      const changed = Buffer.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(sealing.unseal('mail 1', changed)).toBeUndefined();
    }
    expect(sealing.unseal('mail 1', Buffer.alloc(5))).toBeUndefined();
  });

  it("uses the operator's key if there is one, and an invalid key is rejected", () => {
    const key = Buffer.alloc(32, 1).toString('base64');
    const sealed = createSealing(emptyFolder(), key).seal('mail 1', 'a link');
    expect(createSealing(emptyFolder(), key).unseal('mail 1', sealed)).toBe('a link');
    expect(() => createSealing(emptyFolder(), 'short')).toThrow('SUITE_TOKEN_KEY holds no key: give it 32 bytes in base64.');
  });

  it('has a separate key for each purpose', () => {
    const sealing = createSealing(emptyFolder(), undefined);
    expect(sealing.keyFor('a')).toEqual(sealing.keyFor('a'));
    expect(sealing.keyFor('a').equals(sealing.keyFor('b'))).toBe(false);
  });
});
