import { KEYS_FRESH, loadSigningKeys, type SigningKey } from './signing-keys';

export interface KeyRing {
  /** All keys whose tokens may live, and those that sign soon. */
  all(): readonly SigningKey[];
  /** The key that signs now. */
  signing(): SigningKey;
  /** The key of an id, after a look into the database when it is new. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Looks for new keys when the last look was a minute ago; not within a transaction. */
  refresh(): Promise<void>;
}

type Pool = Parameters<typeof loadSigningKeys>[0];

/** Milliseconds between two looks for a key that is not known: whoever invents names of keys makes no load. */
const UNKNOWN_PAUSE = 5_000;

/**
 * The signing keys as this process knows them. It asks the database each minute at most, which is less than a new key is
 * published before it signs; keys that were removed are not believed for longer than that.
 */
export async function openKeyRing(pool: Pool, clock: () => number): Promise<KeyRing> {
  let keys = await loadSigningKeys(pool);
  let readAt = clock();
  const age = () => Math.abs(clock() - readAt);
  let reading: Promise<void> | undefined;

  function read(): Promise<void> {
    reading ??= loadSigningKeys(pool)
      .then((found) => {
        keys = found;
        readAt = clock();
      })
      .finally(() => {
        reading = undefined;
      });
    return reading;
  }

  return {
    all: () => keys,
    signing() {
      const now = clock();
      const key = keys.find(({ signsFrom }) => signsFrom <= now) ?? keys.at(-1);
      if (!key) throw new Error('there is no signing key');
      return key;
    },
    async find(id) {
      const known = keys.find((key) => key.id === id);
      if (known) return known;
      if (age() < UNKNOWN_PAUSE) return undefined;
      await read();
      return keys.find((key) => key.id === id);
    },
    async refresh() {
      if (age() >= KEYS_FRESH) await read();
    },
  };
}
