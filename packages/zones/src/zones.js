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
 * @property {string} [about] what it is for, in a line; every listed app has one
 * @property {AppIcon} [icon] every listed app has one
 * @property {true} [soon] it is not built yet, which is said wherever it is named
 * @property {Category} [category] what the launcher lists it under; not listed when absent
 * @property {string} code short code of its product family (§1)
 * @property {boolean} [public] opens without a sign-in
 * @property {'everyone' | 'administrators' | 'operators'} [opens] who may always open it: `administrators` of the firm, `operators` of the suite; when absent, the firm's administrators decide
 * @property {readonly EnvironmentName[]} [only] the environments it exists in; all when absent
 * @property {readonly string[]} routes its hash routes, the first is where an empty hash leads
 * @property {Readonly<Record<string, string>>} [places] names of its routes except the first, for the command palette
 * @property {Readonly<Record<string, string>>} [actions] the route of an action, by its name in the command palette
 *
 * @typedef {typeof categories[number]} Category
 * @typedef {'building' | 'cap' | 'chart' | 'chat' | 'checklist' | 'compass' | 'grid' | 'home' | 'key' | 'laptop' | 'lock' | 'mail' | 'page' | 'pencil' | 'people' | 'person' | 'plug' | 'report' | 'server' | 'shield' | 'sliders' | 'sun' | 'trend'} AppIcon
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
      about: 'Your products and next steps',
      icon: 'home',
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
      about: 'What needs attention today',
      icon: 'sun',
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
      about: 'Services, errors, flags and mail',
      icon: 'server',
      category: 'Firm',
      code: 'at',
      opens: 'operators',
      only: ['local', 'dev'],
      routes: ['/', '/errors', '/outbox', '/flags', '/telemetry', '/config', '/token', '/gallery'],
      places: {
        '/errors': 'Last errors',
        '/outbox': 'Outbox',
        '/flags': 'Feature flags',
        '/telemetry': 'Telemetry',
        '/config': 'Configuration',
        '/token': 'Token',
        '/gallery': 'Gallery',
      },
    },
    profile: {
      host: hub,
      basePath: '/profile',
      port: 3,
      title: 'Profile',
      about: 'Your details and settings',
      icon: 'person',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/', '/settings'],
      places: { '/settings': 'Settings' },
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
      about: 'Segments, collections and pricing',
      icon: 'people',
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
      places: {
        '/duplicates': 'Possible duplicates',
        '/segments': 'Segment movement',
        '/collectioneffectiveness': 'Collections',
        '/stalepricing': 'Pricing',
        '/vendoranalysis': 'Vendors',
      },
    },
    'iq-reports': {
      host: hub,
      basePath: '/iq/reports',
      port: 6,
      title: 'IQ reports',
      about: 'Management reports, also by e-mail',
      icon: 'report',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/report', '/schedules', '/branding'],
      places: { '/schedules': 'Report schedules', '/branding': 'Report branding' },
    },
    'iq-dashboard': {
      host: hub,
      basePath: '/iq/dashboard',
      port: 7,
      title: 'IQ dashboard',
      about: "The firm's numbers at a glance",
      icon: 'chart',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/rows'],
    },
    'iq-settings': {
      host: hub,
      basePath: '/iq/settings',
      port: 8,
      title: 'IQ settings',
      about: 'Connections, imports and rates',
      icon: 'sliders',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/imports', '/import', '/payment-terms', '/exchange-rates', '/prices', '/to-dos'],
      places: {
        '/imports': 'Import history',
        '/payment-terms': 'Payment terms',
        '/exchange-rates': 'Exchange rates',
        '/prices': 'Consumer prices',
        '/to-dos': 'What makes to-dos',
      },
    },
    'iq-onboarding': {
      host: hub,
      basePath: '/iq/onboarding',
      port: 9,
      title: 'IQ onboarding',
      about: 'Connect a ledger or upload a file',
      icon: 'plug',
      category: 'Insights',
      code: 'iq',
      routes: ['/', '/upload'],
      actions: { 'Upload a ledger file': '/upload' },
    },
    'iq-client-advisory': {
      host: hub,
      basePath: '/iq/client-advisory',
      port: 10,
      title: 'IQ client advisory',
      about: 'Which clients to talk to, and why',
      icon: 'checklist',
      category: 'Insights',
      code: 'iq',
      routes: ['/'],
    },
    offer: {
      host: hub,
      basePath: '/offer',
      port: 11,
      title: 'Offers',
      about: 'Create, send and track proposals',
      icon: 'pencil',
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
      actions: { 'New proposal': '/new' },
      places: {
        '/send': 'Proposals for many clients',
        '/renew': 'Renewals',
        '/payments': 'Payments',
        '/revenue': 'Revenue from offers',
        '/price-book': 'Price book',
        '/templates': 'Proposal templates',
        '/terms': 'Terms of engagement',
        '/settings': 'Offer settings',
      },
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
      about: 'Who may open which app',
      icon: 'key',
      category: 'Firm',
      code: 'at',
      opens: 'administrators',
      routes: ['/people', '/person', '/groups', '/invitations', '/invite', '/requests', '/security', '/audit'],
      actions: { 'Invite people': '/invite' },
      places: {
        '/groups': 'Groups',
        '/invitations': 'Invitations',
        '/requests': 'Requests for access',
        '/security': 'Sign-in security',
        '/audit': 'Audit log',
      },
    },
    'identity-profile': {
      host: accounts,
      basePath: '/identity/profile',
      port: 14,
      title: 'Your account',
      about: 'Password, two-factor, sessions',
      icon: 'lock',
      category: 'Firm',
      code: 'id',
      opens: 'everyone',
      routes: ['/'],
      actions: { 'Change password': '/', 'Change your name': '/', 'Two-factor authentication': '/', 'Sign out everywhere': '/' },
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
      about: 'Your security plan, kept true',
      icon: 'shield',
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
      places: {
        '/crosswalk': 'Safeguards Rule crosswalk',
        '/register': 'Security registers',
      },
    },
    devices: {
      host: security,
      basePath: '/devices',
      port: 19,
      title: 'Devices',
      about: 'Inventory and protection',
      icon: 'laptop',
      category: 'Security',
      code: 'at',
      routes: ['/', '/device', '/overview', '/evidence', '/import', '/handovers', '/handover', '/returns', '/os-support'],
      actions: { 'Hand over devices': '/handover' },
      places: {
        '/overview': 'Security Six',
        '/evidence': 'Upload of device evidence',
        '/handovers': 'Handovers and returns',
        '/returns': 'Devices of people who left',
        '/os-support': 'Support of operating systems',
      },
    },
    training: {
      host: security,
      basePath: '/training',
      port: 20,
      title: 'Training',
      about: 'Security courses and certificates',
      icon: 'cap',
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
      places: {
        '/certificates': 'Certificates',
        '/report': 'Report a suspicious mail',
        '/people': 'Training of people',
        '/assignments': 'Course assignments',
        '/courses': 'Courses',
        '/phishing': 'Phishing simulations',
        '/settings': 'Training settings',
      },
    },
    apps: {
      host: 'onespace',
      basePath: '/apps',
      port: 21,
      title: 'My apps',
      about: 'All apps, and those to request',
      icon: 'grid',
      category: 'Firm',
      code: 'at',
      opens: 'everyone',
      routes: ['/', '/request'],
      actions: { 'Request access to an app': '/' },
    },
    'firm-info': {
      host: websites,
      basePath: '/firm-info',
      port: 22,
      title: 'Website firm info',
      about: 'What your website says of you',
      icon: 'building',
      category: 'Website',
      code: 'mw',
      routes: ['/'],
    },
    content: {
      host: websites,
      basePath: '/content',
      port: 23,
      title: 'Website content',
      about: 'The pages of your website',
      icon: 'page',
      category: 'Website',
      code: 'mw',
      routes: ['/', '/page', '/articles', '/pictures', '/publications', '/trash'],
      places: {
        '/articles': 'Website articles',
        '/pictures': 'Website pictures',
        '/publications': 'Website publications',
        '/trash': 'Trash of the website',
      },
    },
    contact: {
      host: websites,
      basePath: '/contact',
      port: 24,
      title: 'Website contact',
      about: 'Website leads and appointments',
      icon: 'mail',
      category: 'Website',
      code: 'mw',
      routes: ['/', '/forms', '/form', '/appointments', '/guides', '/sources', '/settings'],
      places: {
        '/forms': 'Website forms',
        '/appointments': 'Appointments and availability',
        '/guides': 'Lead magnets',
        '/sources': 'Sources of leads',
        '/settings': 'Settings of the website inbox',
      },
    },
    'right-exit': {
      host: 'exit',
      basePath: '/rightexit',
      port: 25,
      title: 'Exit planning',
      about: 'What your firm is worth, and why',
      icon: 'trend',
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
      places: {
        '/readiness': 'Exit readiness',
        '/improvement': 'Improvement plan',
        '/scenarios': 'Five Ds and deal terms',
        '/multiples': 'Multiples for valuations',
      },
    },
    chat: {
      host: 'ai',
      basePath: '/chat',
      port: 26,
      title: 'AI chat',
      about: "Answers about your firm's numbers",
      icon: 'chat',
      category: 'Growth',
      code: 'os',
      routes: ['/', '/conversation', '/prompts', '/data'],
      actions: { 'Ask about the firm': '/' },
      places: { '/prompts': 'Saved prompts' },
    },
    explore: {
      host: 'solutions',
      basePath: '/explore',
      port: 27,
      title: 'Solutions',
      about: 'Find and compare software',
      icon: 'compass',
      category: 'Growth',
      code: 'at',
      routes: ['/', '/vendor', '/compare', '/favorites', '/software', '/requests', '/manage'],
      places: {
        '/favorites': 'Favorite vendors',
        '/software': 'Software that the firm pays',
        '/requests': 'Introductions to vendors',
      },
    },
  })
);

/** @typedef {keyof typeof zones} ZoneName */

/**
 * The sections of IQ, across its zones, in the order of its navigation.
 *
 * @typedef {object} IqSection
 * @property {ZoneName} zone
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
