// @ts-check
/**
 * The queries of links to the zones' routes. They are separate from the zone table because pages need only their types, and the
 * table is in the script that every page loads.
 *
 * @typedef {Readonly<Partial<Record<import('./zones.js').ZoneName, Readonly<Record<string, readonly string[]>>>>>} Queries
 */

/** The parameters that every link to a route must have. */
export const params = /** @satisfies {Queries} */ (
  /** @type {const} */ ({
    invite: { '/': ['token'] },
    'iq-clients': { '/client': ['id'], '/document': ['kind', 'id'] },
    'iq-reports': { '/report': ['id'] },
    'iq-settings': { '/import': ['id'] },
    offer: { '/batch': ['id'], '/proposal': ['id'], '/template': ['id'], '/letter': ['id'] },
    'offer-public': { '/': ['token'], '/notice': ['token'] },
    'app-manager': { '/person': ['id'] },
    login: { '/reset-password': ['token'] },
    wisp: { '/section': ['key'], '/control': ['key'] },
    devices: { '/device': ['id'] },
    training: { '/course': ['id'], '/edit': ['id'] },
    apps: { '/request': ['app'] },
    content: { '/page': ['id'] },
    chat: { '/conversation': ['id'] },
    explore: { '/vendor': ['slug'] },
  })
);

/** The optional parameters with which a link chooses what a route shows. */
export const views = /** @satisfies {Queries} */ (
  /** @type {const} */ ({
    'iq-clients': {
      '/': ['badge', 'since', 'move', 'from', 'sort', 'order', 'asOf'],
      '/client': ['asOf', 'tab', 'act'],
      '/document': ['asOf'],
      '/segments': ['asOf'],
      '/collectioneffectiveness': ['asOf'],
      '/stalepricing': ['freshness', 'asOf'],
      '/vendoranalysis': ['asOf'],
    },
    'iq-dashboard': { '/': ['asOf'], '/rows': ['figure', 'client', 'month', 'bucket', 'vendor', 'from', 'state', 'asOf'] },
    'iq-onboarding': { '/upload': ['id'] },
    'iq-client-advisory': { '/': ['find'] },
    offer: {
      '/': ['view'],
      '/new': ['client', 'service', 'template'],
      '/payments': ['view'],
      '/revenue': ['part'],
      '/settings': ['part'],
    },
    'offer-public': { '/': ['step', 'checkout'], '/return': ['checkout'], '/certificate': ['number'] },
    'error-redirect': { '/': ['reason'] },
    wisp: {
      '/': ['view'],
      '/register': ['kind'],
      '/versions': ['number'],
      '/acknowledgements': ['view'],
    },
    devices: { '/': ['view'], '/handover': ['kind', 'person', 'devices'] },
    training: { '/course': ['part'], '/people': ['state', 'course', 'find'], '/phishing': ['id'] },
    contact: {
      '/': ['view', 'find', 'owner', 'tag', 'lead', 'page'],
      '/form': ['id'],
      '/appointments': ['tab', 'week'],
      '/sources': ['from', 'to'],
    },
    'right-exit': {
      '/': ['subject'],
      '/inputs': ['subject'],
      '/readiness': ['subject'],
      '/questions': ['subject'],
      '/history': ['subject'],
      '/scenarios': ['subject'],
      '/settings': ['subject'],
    },
    chat: { '/': ['ask', 'temporary'] },
    explore: {
      '/': ['find', 'category', 'sub', 'vendors'],
      '/compare': ['vendors'],
    },
  })
);

/**
 * Returns both of a zone, by route.
 * @param {import('./zones.js').ZoneName} zone
 * @returns {{ params: Readonly<Record<string, readonly string[]>>, views: Readonly<Record<string, readonly string[]>> }}
 */
export const queriesOf = (zone) => ({
  params: /** @type {Queries} */ (params)[zone] ?? {},
  views: /** @type {Queries} */ (views)[zone] ?? {},
});
