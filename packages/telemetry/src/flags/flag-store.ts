import { type FlagKey, type FlagValue, flagKeys, flagRow } from '@services/telemetry-intake/contract/flags';
import type { Logger } from '@suite/env/logger';
import type { EnvironmentName } from '@suite/zones/environments';
import { keepLocally, recallLocally } from '../local-storage';

/** The current flags: the last known values from the start, the service's once it has responded. */
export interface FlagStore {
  /** The last known value, or the default. */
  value<Key extends FlagKey>(key: Key): FlagValue<Key>;
  /** Calls the listener after each change; returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void;
  /** Stores values as the service sent them; one of the wrong type is replaced by the default, with one warning. */
  put(values: Readonly<Record<string, unknown>>): void;
}

type Values = Partial<Record<FlagKey, FlagValue>>;

/**
 * Creates the store for the flags of one environment, saved in this browser for the next page (§3). The tabs of an origin
 * synchronize through it, because only one of them receives the service's changes.
 */
export function createFlagStore(environment: EnvironmentName, logger: Logger): FlagStore {
  const name = `suite.flags.${environment}`;
  const listeners = new Set<() => void>();
  const warned = new Set<FlagKey>();
  let values = taken(parsed(recallLocally(name)));

  function taken(received: Readonly<Record<string, unknown>>): Values {
    const known: Values = {};
    for (const key of flagKeys) {
      const value = received[key];
      if (isOfKind(key, value)) known[key] = value;
      else if (value !== undefined && value !== null) warnOnce(key);
    }
    return known;
  }

  function warnOnce(key: FlagKey): void {
    if (warned.has(key)) return;
    warned.add(key);
    logger.warning(`The flag ${key} is no ${expectedType(key)}; its default stands`);
  }

  function become(next: Values): void {
    if (flagKeys.every((key) => values[key] === next[key])) return;
    values = next;
    for (const listener of listeners) listener();
  }

  const follow = ({ key, newValue }: StorageEvent) => {
    if (key === name) become(taken(parsed(newValue ?? '')));
  };

  return {
    value: <Key extends FlagKey>(key: Key) => (values[key] ?? flagRow(key).default) as FlagValue<Key>,
    subscribe(listener) {
      if (listeners.size === 0) addEventListener('storage', follow);
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) removeEventListener('storage', follow);
      };
    },
    put(received) {
      const known = taken(received);
      become(known);
      keepLocally(name, JSON.stringify(known));
    },
  };
}

function isOfKind(key: FlagKey, value: unknown): value is FlagValue {
  const { kind, maxLength = Number.POSITIVE_INFINITY } = flagRow(key);
  if (typeof value !== kind) return false;
  return typeof value === 'string' ? value.length <= maxLength : typeof value !== 'number' || Number.isFinite(value);
}

function expectedType(key: FlagKey): string {
  const { kind, maxLength } = flagRow(key);
  return maxLength ? `${kind} of at most ${maxLength} characters` : kind;
}

function parsed(text: string): Record<string, unknown> {
  try {
    const values: unknown = JSON.parse(text);
    return typeof values === 'object' && values !== null ? { ...values } : {};
  } catch {
    return {};
  }
}
