import { KEYS_FRESH, loadSigningKeys, type SigningKey } from './signing-keys';

export interface KeyRing {
  /** Returns all keys whose tokens may still be valid, and those that will sign soon. */
  all(): readonly SigningKey[];
  /** Returns the current signing key. */
  signing(): SigningKey;
  /** Returns the key with an id, reading the database again if it is unknown. */
  find(id: string): Promise<SigningKey | undefined>;
  /** Reads new keys if the last read was at least a minute ago; don't call it within a transaction. */
  refresh(): Promise<void>;
}

type Pool = Parameters<typeof loadSigningKeys>[0];

/** Milliseconds between two reads for unknown keys, so that invented key ids cause no load. */
const UNKNOWN_PAUSE = 5_000;

/**
 * Opens the signing keys of this process. They are read from the database at most once a minute, which is less than the time a
 * new key is published before it signs; removed keys are not accepted for longer than that.
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
