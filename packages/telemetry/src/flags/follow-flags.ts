import { type FlagKey, flagKeys, flagRow } from '@services/telemetry-intake/contract/flags';
import type { useLDClient } from 'launchdarkly-react-client-sdk';
import type { FlagStore } from './flag-store';

type Client = NonNullable<ReturnType<typeof useLDClient>>;

/** Copies the client's values to the store, now and at each change, until the returned function is called. */
export function followFlags(client: Client, store: FlagStore): () => void {
  const ask = (key: FlagKey): unknown => client.variation(key, flagRow(key).default);
  const answers = Object.fromEntries(flagKeys.map((key) => [key, ask(key)]));

  function change(changes: object): void {
    for (const key of flagKeys) if (key in changes) answers[key] = ask(key);
    store.put(answers);
  }

  client.on('change', change);
  return () => {
    client.off('change', change);
    client.close().catch(() => undefined);
  };
}
