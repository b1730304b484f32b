// @ts-check
/**
 * The sections of IQ, across its zones, in the order of its navigation.
 *
 * @typedef {object} IqSection
 * @property {import('./zones.js').ZoneName} zone
 * @property {string} route
 * @property {string} text
 * @property {string} key goes there after `g`
 * @property {'chart' | 'people' | 'clock' | 'tag' | 'store' | 'check' | 'file' | 'gear'} icon
 */
export const iqSections = /** @type {readonly IqSection[]} */ ([
  { zone: 'iq-dashboard', route: '/', text: 'Dashboard', key: 'd', icon: 'chart' },
  { zone: 'iq-clients', route: '/', text: 'Clients', key: 'c', icon: 'people' },
  { zone: 'iq-clients', route: '/collectioneffectiveness', text: 'Collections', key: 'o', icon: 'clock' },
  { zone: 'iq-clients', route: '/stalepricing', text: 'Pricing', key: 'p', icon: 'tag' },
  { zone: 'iq-clients', route: '/vendoranalysis', text: 'Vendors', key: 'v', icon: 'store' },
  { zone: 'iq-client-advisory', route: '/', text: 'To-dos', key: 't', icon: 'check' },
  { zone: 'iq-reports', route: '/', text: 'Reports', key: 'r', icon: 'file' },
  { zone: 'iq-settings', route: '/', text: 'Settings', key: 's', icon: 'gear' },
]);
