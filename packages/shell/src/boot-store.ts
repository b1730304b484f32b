import { createLogger } from '@suite/env/logger';
import { watchRights } from '@suite/session/watch-rights';
import { type ZoneName, zoneRow } from '@suite/zones/zones';
import { type Booted, bootZone } from './boot';
import { concealInCache } from './conceal-in-cache';

export type BootState =
  | { status: 'starting' }
  | { status: 'failed'; error: unknown }
  /**
   * `open` while the zone may show: once the guard has let the person in (§4, "Route guard"), until the
   * session ends. `expired` while it can't be renewed (§4, "Session expiry"). `left` when its person has
   * signed out under it.
   */
  | { status: 'booted'; open: boolean; expired: boolean; left: boolean; booted: Booted };

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
    const { session, exists } = booted;
    const isGuarded = exists && !zoneRow(zone).public;
    let hasLooked = false;
    let open = !isGuarded;
    let left = false;

    function follow() {
      const status = session.status();
      const expired = status === 'expired';
      // What was open stays below the modal while it has its person: another tab may renew, and what was typed is kept.
      const isHeld = open && expired && session.token().userId !== '';
      left = status === 'signed-out' && (open || left);
      if (isGuarded) open = hasLooked && (status === 'signed-in' || isHeld);
      if (state.status === 'booted' && state.open === open && state.expired === expired && state.left === left) return;
      become({ status: 'booted', open, expired, left, booted });
    }

    session.subscribe(follow);
    concealInCache(session, isGuarded);
    follow();
    if (!isGuarded) return;
    await session.guard();
    hasLooked = true;
    follow();
    watchRights(booted);
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
        createLogger('error').error('The zone could not start', error);
        become({ status: 'failed', error });
      });
    },
  };
}
