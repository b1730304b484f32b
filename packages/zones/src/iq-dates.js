// @ts-check
import { iqPages } from './iq-pages.js';

/**
 * Returns whether a page of IQ shows numbers as of a date in its address. In a file of its own, because only the zones of IQ use
 * it, and the sections are in a script that all zones share.
 * @param {import('./iq-pages.js').IqZone} zone
 * @param {string} route
 */
export const isOfDate = (zone, route) =>
  /** @type {Readonly<Record<string, import('./pages.js').Page>>} */ (iqPages[zone])[route]?.optional?.includes('asOf') ?? false;
