'use client';

import { createContext } from 'react';

/** The pages of a zone, which come with its HTML. */
export interface ZonePages {
  /** The first is where an empty hash leads. */
  routes: readonly string[];
  /** Names of the others. */
  places: Readonly<Record<string, string>>;
}

export const OwnPages = createContext<ZonePages>({ routes: [], places: {} });
