'use client';

import { createClient } from '@suite/api/client';
import { createEvents } from '@suite/api/events';
import { detectEnvironment, knownEnvironment } from '@suite/env/detect-environment';
import type { EnvConfig } from '@suite/env/env-config';
import { loadConfig } from '@suite/env/load-config';
import { createLogger, type Logger, logLevelOf } from '@suite/env/logger';
import { createBrowser } from '@suite/session/browser';
import { createCachedResponses } from '@suite/session/cached-responses';
import { createSession } from '@suite/session/session';
import { watchRights } from '@suite/session/watch-rights';
import { keepLocally, recallLocally } from '@suite/telemetry/local-storage';
import { idleMoment } from '@suite/telemetry/quiet';
import { createTelemetry } from '@suite/telemetry/telemetry';
import { loadFields } from '@suite/ui/picks/load-fields';
import type { Deployment } from '@suite/zones/addresses';
import { existsIn, type ZoneName, zoneRow } from '@suite/zones/zones';
import { createContext, useContext, useDeferredValue, useSyncExternalStore } from 'react';
import { loadMenus } from '../header/load-menus';
import type { Booted } from './booted';
import { concealInCache } from './conceal-in-cache';

/** Loads the tasks that a page runs once it is quiet. */
const loadLast = () => import('../bytes/last-tasks');

const memory = { recall: recallLocally, keep: keepLocally };

/**
 * Starts a zone: environment by address, config, client, session (§7, "Startup"). A prerendered page stops before its session, so
 * nothing is renewed, read or reported for a person who may never open it.
 * @throws SuiteError `unknown_environment`, `config_load_failed`, `config_invalid`.
 */
export async function bootZone(zone: ZoneName): Promise<Booted> {
  const found = detectEnvironment(location);
  const logger = createLogger(logLevelOf(found.environment));
  const telemetry = createTelemetry({ environment: found.environment, logger });
  const { basePath } = zoneRow(zone);
  const config = await loadConfig({ logger, base: `${location.origin}${basePath}/`, memory });
  const deployment = config.ONESPACE === 'true' ? { ...found, onespace: config.ONESPACE_BASE_URL } : found;
  warnOfOtherEnvironment(config, deployment, logger);
  await telemetry.quiet.isShown;

  const events = createEvents();
  const client = createClient({ config, events, logger, fetch: telemetry.quiet.fetch });
  const browser = createBrowser(deployment);
  const session = createSession({ deployment, config, client, events, logger, browser });
  const exists = existsIn(zone, deployment.environment);
  const cache = createCachedResponses(browser, session.token);
  return { zone, deployment, config, logger, events, client, browser, session, telemetry, cache, exists };
}

/** The address takes precedence over ENV_NAME (decision 004). */
function warnOfOtherEnvironment({ ENV_NAME }: EnvConfig, { environment }: Deployment, logger: Logger) {
  if (!ENV_NAME) return;
  const named = knownEnvironment(ENV_NAME, 'bootZone');
  if (named !== environment) logger.warning(`ENV_NAME is ${named}, but the address is of ${environment}`);
}

export type BootState =
  | { status: 'starting' }
  | { status: 'failed'; error: unknown }
  /**
   * `open` while the zone may be shown: from the moment the guard lets the person in (§4, "Route guard") until the session ends.
   * `expired` while the session can't be renewed (§4, "Session expiry"). `left` when the person has signed out elsewhere.
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
      // The open page stays behind the modal while it still belongs to somebody: another tab may renew the session, and no input
      // is lost.
      const isHeld = open && expired && session.token().userId !== '';
      left = status === 'signed-out' && (open || left);
      if (isGuarded) open = hasLooked && (status === 'signed-in' || isHeld);
      if (state.status === 'booted' && state.open === open && state.expired === expired && state.left === left) return;
      become({ status: 'booted', open, expired, left, booted });
    }

    // If this can't be loaded, the page stays readable as it is.
    booted.telemetry.quiet.whenQuiet(
      () =>
        void loadLast()
          .then(({ takeLateFont }) => takeLateFont())
          .catch(() => undefined),
    );
    session.subscribe(follow);
    concealInCache(session, isGuarded, booted.browser.cachedPages);
    follow();
    if (!isGuarded) return;
    await session.guard();
    hasLooked = true;
    follow();
    watchRights(booted);
    booted.telemetry.quiet.whenQuiet(() => {
      booted.browser.cachedPages.watch();
      void loadMenus().then(idleMoment).then(loadFields);
      const { deployment } = booted;
      loadLast()
        .then(({ loadAhead }) => loadAhead({ zone, deployment, rights: session.token().rights }))
        .catch((error: unknown) => booted.logger.debug('The next zones could not be loaded ahead', error));
    });
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
        // The environment itself may be unknown, and so may the log level.
        createLogger('error').error('The zone could not start', error);
        become({ status: 'failed', error });
      });
    },
  };
}

export const BootContext = createContext<BootStore | undefined>(undefined);

interface Boot {
  boot: BootState;
  retry: () => void;
}

const isOpen = (boot: BootState) => boot.status === 'booted' && boot.open;

/**
 * Returns how far the zone has started; in the exported HTML it is starting. A page that opens is rendered in pieces, so that the
 * browser stays responsive; a page that closes is removed at once.
 */
export function useBoot(): Boot {
  const store = useContext(BootContext);
  if (!store) throw new Error('useBoot needs a Suite');
  const boot = useSyncExternalStore(store.subscribe, store.state, () => starting);
  const drawn = useDeferredValue(boot);
  return { boot: isOpen(drawn) ? boot : drawn, retry: store.start };
}
