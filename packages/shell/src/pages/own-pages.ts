'use client';

import type { Page } from '@suite/zones/pages';
import { createContext } from 'react';

/** What a zone's HTML contains about its own pages, by route; an empty hash opens the first. */
export type ZonePages = Readonly<Record<string, Pick<Page, 'title' | 'nav'>>>;

export const OwnPages = createContext<ZonePages>({});
