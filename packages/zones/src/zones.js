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
 * @property {Category} [category] what the launcher lists it under; not listed when absent
 * @property {string} code short code of its product family (§1)
 * @property {boolean} [public] opens without a sign-in
 * @property {'everyone' | 'administrators' | 'operators'} [opens] who may always open it: `administrators` of the firm, `operators` of the suite; when absent, the firm's administrators decide
 * @property {readonly EnvironmentName[]} [only] the environments it exists in; all when absent
 *
 * @typedef {typeof categories[number]} Category
 */

/** Offset of the platform's port from the base port (decision 002). */
export const API_PORT_OFFSET = 100;

/** Offset of the port of firms' own websites, whose origin differs from that of every zone. */
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
    },
    'core-home': {
      host: hub,
      basePath: '/core/home',
      port: 1,
      title: 'Core home',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
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
    },
    profile: {
      host: hub,
      basePath: '/profile',
      port: 3,
      title: 'Profile',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
    },
    invite: {
      host: hub,
      basePath: '/invite/public',
      port: 4,
      title: 'Invitation',
      code: 'at',
      public: true,
    },
    'iq-clients': {
      host: hub,
      basePath: '/iq/clients',
      port: 5,
      title: 'IQ clients',
      category: 'Insights',
      code: 'iq',
    },
    'iq-reports': {
      host: hub,
      basePath: '/iq/reports',
      port: 6,
      title: 'IQ reports',
      category: 'Insights',
      code: 'iq',
    },
    'iq-dashboard': {
      host: hub,
      basePath: '/iq/dashboard',
      port: 7,
      title: 'IQ dashboard',
      category: 'Insights',
      code: 'iq',
    },
    'iq-settings': {
      host: hub,
      basePath: '/iq/settings',
      port: 8,
      title: 'IQ settings',
      category: 'Insights',
      code: 'iq',
    },
    'iq-onboarding': {
      host: hub,
      basePath: '/iq/onboarding',
      port: 9,
      title: 'IQ onboarding',
      category: 'Insights',
      code: 'iq',
    },
    'iq-client-advisory': {
      host: hub,
      basePath: '/iq/client-advisory',
      port: 10,
      title: 'IQ client advisory',
      category: 'Insights',
      code: 'iq',
    },
    offer: {
      host: hub,
      basePath: '/offer',
      port: 11,
      title: 'Offers',
      category: 'Clients',
      code: 'of',
    },
    'offer-public': {
      host: hub,
      basePath: '/offer/public',
      port: 12,
      title: 'Offer',
      code: 'of',
      public: true,
    },
    'app-manager': {
      host: hub,
      basePath: '/accesshub/appmanager',
      port: 13,
      title: 'App manager',
      category: 'Firm',
      code: 'at',
      opens: 'administrators',
    },
    'identity-profile': {
      host: accounts,
      basePath: '/identity/profile',
      port: 14,
      title: 'Your account',
      category: 'Firm',
      code: 'id',
      opens: 'everyone',
    },
    login: {
      host: accounts,
      basePath: '/login',
      port: 15,
      title: 'Sign in',
      code: 'id',
      public: true,
    },
    'auth-redirect': {
      host: accounts,
      basePath: '/auth-redirect',
      port: 16,
      title: 'Signing in',
      code: 'id',
      public: true,
    },
    'error-redirect': {
      host: accounts,
      basePath: '/error-redirect',
      port: 17,
      title: 'Something went wrong',
      code: 'id',
      public: true,
    },
    wisp: {
      host: security,
      basePath: '/wisp',
      port: 18,
      title: 'Security plan',
      category: 'Security',
      code: 'at',
    },
    devices: {
      host: security,
      basePath: '/devices',
      port: 19,
      title: 'Devices',
      category: 'Security',
      code: 'at',
    },
    training: {
      host: security,
      basePath: '/training',
      port: 20,
      title: 'Training',
      category: 'Security',
      code: 'at',
    },
    apps: {
      host: 'onespace',
      basePath: '/apps',
      port: 21,
      title: 'My apps',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
    },
    'firm-info': {
      host: websites,
      basePath: '/firm-info',
      port: 22,
      title: 'Website firm info',
      category: 'Website',
      code: 'mw',
    },
    content: {
      host: websites,
      basePath: '/content',
      port: 23,
      title: 'Website content',
      category: 'Website',
      code: 'mw',
    },
    contact: {
      host: websites,
      basePath: '/contact',
      port: 24,
      title: 'Website contact',
      category: 'Website',
      code: 'mw',
    },
    'right-exit': {
      host: 'exit',
      basePath: '/rightexit',
      port: 25,
      title: 'Exit planning',
      category: 'Growth',
      code: 'at',
    },
    chat: {
      host: 'ai',
      basePath: '/chat',
      port: 26,
      title: 'AI chat',
      category: 'Growth',
      code: 'os',
    },
    explore: {
      host: 'solutions',
      basePath: '/explore',
      port: 27,
      title: 'Solutions',
      category: 'Growth',
      code: 'at',
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
 * Returns the zone of a path on a host that may serve several: the longest base path that is the path or a parent of it.
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
