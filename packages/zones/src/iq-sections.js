// @ts-check
import { iqPages } from './iq-pages.js';

/**
 * @typedef {import('./iq-pages.js').IqZone} IqZone
 * @typedef {import('./pages.js').IqEntry & { zone: IqZone, route: string }} IqSection
 */

/** @type {(zone: IqZone) => Readonly<Record<string, import('./pages.js').Page>>} */
const pagesOf = (zone) => iqPages[zone];

/** The sections of IQ, across its zones, in the order of its navigation. */
export const iqSections = /** @type {IqZone[]} */ (Object.keys(iqPages)).flatMap((zone) =>
  Object.entries(pagesOf(zone)).flatMap(([route, { iq }]) => (iq ? /** @type {IqSection} */ ({ ...iq, zone, route }) : [])),
);

/** Returns whether a page shows numbers as of a date in its address. @type {(zone: IqZone, route: string) => boolean} */
export const isOfDate = (zone, route) => pagesOf(zone)[route]?.optional?.includes('asOf') ?? false;
