import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { type Booted, bootZone } from './boot';

export type BootState =
  | { status: 'starting' }
  | { status: 'failed'; error: unknown }
  /**
   * `open` once the guard lets the zone show (spec §4, "Route guard"); `expired` once the session can't
   * be renewed (spec §4, "Session expiry").
   */
  | { status: 'booted'; open: boolean; expired: boolean; booted: Booted };

export interface BootStore {
  state(): BootState;
  subscribe(listener: () => void): () => void;
  /** Starts the zone once, and again after a failure. */
  start(): void;
}

export const starting: BootState = { status: 'starting' };

export function createBootStore(zone: ZoneName): BootStore {
  const listeners = new Set<() => void>();
  let state: BootState = starting;
  let started = false;

  function become(next: BootState) {
    state = next;
    for (const listener of listeners) listener();
  }

  async function run() {
    const booted = await bootZone(zone);
    let open = Boolean(zoneRow(zone).public) || !booted.exists;
    let expired = false;
    const tell = () => become({ status: 'booted', open, expired, booted });
    booted.events.on('token-expired', () => {
      expired = true;
      tell();
    });
    tell();
    if (open) return;
    open = await booted.session.guard();
    tell();
  }

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    start() {
      if (started && state.status !== 'failed') return;
      started = true;
      become(starting);
      run().catch((error: unknown) => {
        // The environment may be the very thing that is unknown, and with it the log level.
        console.error(error);
        become({ status: 'failed', error });
      });
    },
  };
}
