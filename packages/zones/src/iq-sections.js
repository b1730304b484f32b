// @ts-check
import { iqPages } from './iq-pages.js';

/**
 * @typedef {import('./iq-pages.js').IqZone} IqZone
 * @typedef {import('./pages.js').IqEntry & { zone: IqZone, route: string }} IqSection
 */

/** The sections of IQ, across its zones, in the order of its navigation. */
export const iqSections = /** @type {IqZone[]} */ (Object.keys(iqPages)).flatMap((zone) =>
  Object.entries(/** @type {Readonly<Record<string, import('./pages.js').Page>>} */ (iqPages[zone])).flatMap(([route, { iq }]) =>
    iq ? /** @type {IqSection} */ ({ ...iq, zone, route }) : [],
  ),
);
