// @ts-check
/**
 * The pages of the IQ zones, part of `pages.js`, in the order of IQ's navigation. They are separate because that navigation is in
 * the scripts of these zones.
 *
 * @typedef {keyof typeof iqPages} IqZone
 */
export const iqPages = /** @satisfies {Readonly<Record<string, Readonly<Record<string, import('./pages.js').Page>>>>} */ (
  /** @type {const} */ ({
    'iq-dashboard': {
      '/': { optional: ['asOf'], iq: { text: 'Dashboard', icon: 'chart', key: 'd' } },
      '/rows': { optional: ['metric', 'client', 'month', 'bucket', 'vendor', 'from', 'state', 'asOf'] },
    },
    'iq-clients': {
      '/': {
        optional: ['badge', 'since', 'move', 'from', 'sort', 'order', 'asOf'],
        iq: { text: 'Clients', icon: 'people', key: 'c' },
      },
      '/client': { params: ['id'], optional: ['asOf', 'tab', 'act'] },
      '/document': { params: ['kind', 'id'], optional: ['asOf'] },
      '/duplicates': { title: 'Possible duplicates' },
      '/segments': { title: 'Segment movement', optional: ['asOf'] },
      '/collectioneffectiveness': {
        title: 'Collections',
        optional: ['asOf'],
        iq: { text: 'Collections', icon: 'clock', key: 'o' },
      },
      '/stalepricing': { title: 'Pricing', optional: ['freshness', 'asOf'], iq: { text: 'Pricing', icon: 'tag', key: 'p' } },
      '/vendoranalysis': { title: 'Vendors', optional: ['asOf'], iq: { text: 'Vendors', icon: 'store', key: 'v' } },
    },
    'iq-client-advisory': {
      '/': { optional: ['find'], iq: { text: 'To-dos', icon: 'check', key: 't' } },
    },
    'iq-reports': {
      '/': { nav: { text: 'All reports' }, iq: { text: 'Reports', icon: 'file', key: 'r' } },
      '/report': { params: ['id'] },
      '/schedules': { title: 'Report schedules', nav: { text: 'Schedules' } },
      '/branding': { title: 'Report branding', nav: { text: 'Branding' } },
    },
    'iq-settings': {
      '/': { nav: { text: 'Connections' }, iq: { text: 'Settings', icon: 'gear', key: 's' } },
      '/imports': { title: 'Import history', nav: { text: 'Import history' } },
      '/import': { params: ['id'] },
      '/payment-terms': { title: 'Payment terms', nav: { text: 'Payment terms' } },
      '/exchange-rates': { title: 'Exchange rates', nav: { text: 'Exchange rates' } },
      '/prices': { title: 'Consumer prices', nav: { text: 'Consumer prices' } },
      '/to-dos': { title: 'What makes to-dos', nav: { text: 'To-dos' } },
    },
    'iq-onboarding': {
      '/': {},
      '/upload': { optional: ['id'], actions: ['Upload a ledger file'] },
    },
  })
);
