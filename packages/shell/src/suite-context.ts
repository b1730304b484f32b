'use client';

import type { SuiteEvents } from '@suite/api/events';
import type { EnvConfig } from '@suite/env/env-config';
import type { Logger } from '@suite/env/logger';
import type { Browser } from '@suite/session/browser';
import type { Telemetry } from '@suite/telemetry/telemetry';
import type { Place } from '@suite/zones/addresses';
import type { ZoneName } from '@suite/zones/zones';
import { createContext, useContext } from 'react';

interface SuiteParts {
  zone: ZoneName;
  place: Place;
  config: EnvConfig;
  logger: Logger;
  events: SuiteEvents;
  browser: Browser;
  telemetry: Telemetry;
}

export const SuiteContext = createContext<SuiteParts | undefined>(undefined);

/** Where the zone stands and what it may use there; within the zone's routes. */
export function useSuite(): SuiteParts {
  const parts = useContext(SuiteContext);
  if (!parts) throw new Error('useSuite stands outside of a started zone');
  return parts;
}
