// @ts-check
/**
 * The zone table: the single source about the suite's apps. Ports, links, hosting, guards, menus and
 * the e2e matrix derive from it. Checked JavaScript, because `next.config.base.mjs` reads it on
 * Node 20, which cannot import TypeScript.
 *
 * @typedef {'hub' | 'accounts' | 'security' | 'onespace' | 'websites' | 'exit' | 'ai' | 'solutions'} HostGroup
 * @typedef {import('./environments.js').EnvironmentName} EnvironmentName
 *
 * @typedef {object} ZoneRow
 * @property {HostGroup} host which sub-domain serves it
 * @property {`/${string}`} basePath its path under that sub-domain, without a trailing slash
 * @property {number} port its port in local development, counted from the base port
 * @property {string} title what a person calls it
 * @property {true} [soon] it is not built yet, which is said wherever it is named
 * @property {Category} [category] what the launcher lists it under; not listed when absent
 * @property {string} code short code of its product family (§1)
 * @property {boolean} [public] opens without a sign-in
 * @property {'everyone' | 'administrators' | 'operators'} [opens] who may always open it: `administrators` of the firm, `operators` of the suite; when absent, the firm's administrators decide
 * @property {readonly EnvironmentName[]} [only] the environments it exists in; all when absent
 * @property {readonly string[]} routes its hash routes, the first is where an empty hash leads
 *
 * @typedef {typeof categories[number]} Category
 */

/** Offset of the platform's port from the base port (decision 002). */
export const API_PORT_OFFSET = 100;

/** Offset of the port of firms' own websites, which have an origin apart from every zone. */
export const SITES_PORT_OFFSET = 102;

/** Sub-domain label of the API host (decision 002). */
export const API_LABEL = 'api';

/** Name of the product in titles and in the header. */
export const SUITE_NAME = 'Firm Suite';

/** Categories of the launcher, in their order. */
export const categories = /** @type {const} */ (['Firm', 'Insights', 'Clients', 'Security', 'Website', 'Growth']);

const hub = /** @type {const} */ ('hub');
const accounts = /** @type {const} */ ('accounts');
const security = /** @type {const} */ ('security');
const websites = /** @type {const} */ ('websites');

/** Rows in the order of their ports; `port` is the offset from the base port, 3000 by default. */
export const zones = /** @satisfies {Readonly<Record<string, ZoneRow>>} */ (
  /** @type {const} */ ({
    home: {
      host: hub,
      basePath: '/home',
      port: 0,
      title: 'Overview',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/dashboard'],
    },
    'core-home': {
      host: hub,
      basePath: '/core/home',
      port: 1,
      title: 'Core home',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/'],
    },
    internal: {
      host: hub,
      basePath: '/internal',
      port: 2,
      title: 'Internal',
      category: 'Firm',
      code: 'at',
      opens: 'operators',
      only: ['local', 'dev'],
      routes: ['/', '/errors', '/outbox', '/flags', '/telemetry', '/config', '/token', '/gallery'],
    },
    profile: {
      host: hub,
      basePath: '/profile',
      port: 3,
      title: 'Profile',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/', '/settings'],
    },
    invite: {
      host: hub,
      basePath: '/invite/public',
      port: 4,
      title: 'Invitation',
      code: 'at',
      public: true,
      routes: ['/'],
    },
    'iq-clients': {
      host: hub,
      basePath: '/iq/clients',
      port: 5,
      title: 'IQ clients',
      category: 'Insights',
      code: 'iq',
      routes: [
        '/',
        '/client',
        '/segments',
        '/document',
        '/duplicates',
        '/collectioneffectiveness',
        '/stalepricing',
        '/vendoranalysis',
      ],
    },
    'iq-reports': {
      host: hub,
      basePath: '/iq/reports',
      port: 6,
      title: 'IQ reports',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/report', '/schedules', '/branding'],
    },
    'iq-dashboard': {
      host: hub,
      basePath: '/iq/dashboard',
      port: 7,
      title: 'IQ dashboard',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/rows'],
    },
    'iq-settings': {
      host: hub,
      basePath: '/iq/settings',
      port: 8,
      title: 'IQ settings',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/imports', '/import', '/payment-terms', '/exchange-rates', '/prices', '/to-dos'],
    },
    'iq-onboarding': {
      host: hub,
      basePath: '/iq/onboarding',
      port: 9,
      title: 'IQ onboarding',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/upload'],
    },
    'iq-client-advisory': {
      host: hub,
      basePath: '/iq/client-advisory',
      port: 10,
      title: 'IQ client advisory',
      category: 'Insights',
      code: 'iq',
      routes: ['/'],
    },
    offer: {
      host: hub,
      basePath: '/offer',
      port: 11,
      title: 'Offers',
      category: 'Clients',
      code: 'of',
      routes: [
        '/',
        '/new',
        '/send',
        '/renew',
        '/batch',
        '/proposal',
        '/payments',
        '/revenue',
        '/price-book',
        '/templates',
        '/template',
        '/terms',
        '/letter',
        '/settings',
      ],
    },
    'offer-public': {
      host: hub,
      basePath: '/offer/public',
      port: 12,
      title: 'Offer',
      code: 'of',
      public: true,
      routes: ['/', '/return', '/verify', '/certificate', '/notice'],
    },
    'app-manager': {
      host: hub,
      basePath: '/accesshub/appmanager',
      port: 13,
      title: 'App manager',
      category: 'Firm',
      code: 'at',
      opens: 'administrators',
      routes: ['/people', '/person', '/groups', '/invitations', '/invite', '/requests', '/security', '/audit'],
    },
    'identity-profile': {
      host: accounts,
      basePath: '/identity/profile',
      port: 14,
      title: 'Your account',
      category: 'Firm',
      code: 'id',
      opens: 'everyone',
      routes: ['/'],
    },
    login: {
      host: accounts,
      basePath: '/login',
      port: 15,
      title: 'Sign in',
      code: 'id',
      public: true,
      routes: ['/', '/second-factor', '/forgot-password', '/reset-password'],
    },
    'auth-redirect': {
      host: accounts,
      basePath: '/auth-redirect',
      port: 16,
      title: 'Signing in',
      code: 'id',
      public: true,
      routes: ['/'],
    },
    'error-redirect': {
      host: accounts,
      basePath: '/error-redirect',
      port: 17,
      title: 'Something went wrong',
      code: 'id',
      public: true,
      routes: ['/'],
    },
    wisp: {
      host: security,
      basePath: '/wisp',
      port: 18,
      title: 'Security plan',
      category: 'Security',
      code: 'at',
      routes: [
        '/',
        '/section',
        '/control',
        '/crosswalk',
        '/register',
        '/versions',
        '/acknowledgements',
        '/review',
        '/settings',
        '/own',
      ],
    },
    devices: {
      host: security,
      basePath: '/devices',
      port: 19,
      title: 'Devices',
      category: 'Security',
      code: 'at',
      routes: ['/', '/device', '/overview', '/evidence', '/import', '/handovers', '/handover', '/returns', '/os-support'],
    },
    training: {
      host: security,
      basePath: '/training',
      port: 20,
      title: 'Training',
      category: 'Security',
      code: 'at',
      routes: [
        '/',
        '/course',
        '/certificates',
        '/report',
        '/people',
        '/assignments',
        '/courses',
        '/edit',
        '/phishing',
        '/settings',
      ],
    },
    apps: {
      host: 'onespace',
      basePath: '/apps',
      port: 21,
      title: 'My apps',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/', '/request'],
    },
    'firm-info': {
      host: websites,
      basePath: '/firm-info',
      port: 22,
      title: 'Website firm info',
      category: 'Website',
      code: 'mw',
      routes: ['/'],
    },
    content: {
      host: websites,
      basePath: '/content',
      port: 23,
      title: 'Website content',
      category: 'Website',
      code: 'mw',
      routes: ['/', '/page', '/articles', '/pictures', '/publications', '/trash'],
    },
    contact: {
      host: websites,
      basePath: '/contact',
      port: 24,
      title: 'Website contact',
      category: 'Website',
      code: 'mw',
      routes: ['/', '/forms', '/form', '/appointments', '/guides', '/sources', '/settings'],
    },
    'right-exit': {
      host: 'exit',
      basePath: '/rightexit',
      port: 25,
      title: 'Exit planning',
      category: 'Growth',
      code: 'at',
      routes: [
        '/',
        '/inputs',
        '/readiness',
        '/questions',
        '/improvement',
        '/history',
        '/scenarios',
        '/settings',
        '/multiples',
        '/clients',
      ],
    },
    chat: {
      host: 'ai',
      basePath: '/chat',
      port: 26,
      title: 'AI chat',
      category: 'Growth',
      code: 'os',
      routes: ['/', '/conversation', '/prompts', '/data'],
    },
    explore: {
      host: 'solutions',
      basePath: '/explore',
      port: 27,
      title: 'Solutions',
      category: 'Growth',
      code: 'at',
      routes: ['/', '/vendor', '/compare', '/favorites', '/software', '/requests', '/manage'],
    },
  })
);

/** @typedef {keyof typeof zones} ZoneName */

export const zoneNames = /** @type {ZoneName[]} */ (Object.keys(zones));

/** The row of a zone, its optional fields readable. @type {(name: ZoneName) => ZoneRow} */
export const zoneRow = (name) => zones[name];

/** The right that opens a zone (decision 004, "rights"). @type {(name: ZoneName) => `app:${ZoneName}`} */
export const rightOf = (name) => `app:${name}`;

/** Whether the firm's administrators set who may open a zone. @type {(name: ZoneName) => boolean} */
export const isManaged = (name) => zoneRow(name).category !== undefined && zoneRow(name).opens === undefined;

/** @type {(name: ZoneName, environment: EnvironmentName) => boolean} */
export const existsIn = (name, environment) => zoneRow(name).only?.includes(environment) ?? true;

/** Zones that keep their own address in one-space mode (§2). @type {readonly ZoneName[]} */
export const ownAddressInOneSpace = ['login', 'auth-redirect', 'error-redirect', 'identity-profile'];

/**
 * The zone a path belongs to on a host that may serve several: the longest base path that is
 * the path or a parent of it.
 * @param {string} pathname
 * @returns {ZoneName | undefined}
 */
export function zoneOfPath(pathname) {
  let best;
  for (const name of zoneNames) {
    const { basePath } = zones[name];
    if (pathname !== basePath && !pathname.startsWith(`${basePath}/`)) continue;
    if (!best || basePath.length > zones[best].basePath.length) best = name;
  }
  return best;
}
