'use client';

import { createContext } from 'react';

/** The pages of a zone, which are part of its HTML. */
export interface ZonePages {
  /** An empty hash opens the first. */
  routes: readonly string[];
  /** Names of the other pages. */
  places: Readonly<Record<string, string>>;
}

export const OwnPages = createContext<ZonePages>({ routes: [], places: {} });
