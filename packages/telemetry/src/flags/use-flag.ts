import { type FlagKey, type FlagValue, flagRow } from '@services/telemetry-intake/contract/flags';
import { createContext, useContext, useSyncExternalStore } from 'react';
import type { FlagStore } from './flag-store';

export const FlagContext = createContext<FlagStore | undefined>(undefined);

const never = () => () => {};

/**
 * Returns a flag's value: the last known value or the default at once, then each new value. The exported HTML contains the
 * default.
 */
export function useFlag<Key extends FlagKey>(key: Key): FlagValue<Key> {
  const store = useContext(FlagContext);
  const initial = () => flagRow(key).default as FlagValue<Key>;
  return useSyncExternalStore(store?.subscribe ?? never, store ? () => store.value(key) : initial, initial);
}
