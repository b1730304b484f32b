// @ts-check
/**
 * What menus say of the zones, beside the zone table: most pages never open one, so that it is not in the script that every
 * page loads. A page gets the names of its own routes with its HTML.
 *
 * @typedef {object} ZoneMenu
 * @property {string} [about] what it is for, in a line; every listed app has one
 * @property {AppIcon} [icon] every listed app has one
 * @property {Readonly<Record<string, string>>} [places] names of its routes except the first, for the command palette
 * @property {Readonly<Record<string, string>>} [actions] the route of an action, by its name in the command palette
 *
 * @typedef {'building' | 'cap' | 'chart' | 'chat' | 'checklist' | 'compass' | 'grid' | 'home' | 'key' | 'laptop' | 'lock' | 'mail' | 'page' | 'pencil' | 'people' | 'person' | 'plug' | 'report' | 'server' | 'shield' | 'sliders' | 'sun' | 'trend'} AppIcon
 */

/** @type {Readonly<Partial<Record<import('./zones.js').ZoneName, ZoneMenu>>>} */
const menus = {
  home: {
    about: 'Your products and next steps',
    icon: 'home',
  },
  'core-home': {
    about: 'What needs attention today',
    icon: 'sun',
  },
  internal: {
    about: 'Services, errors, flags and mail',
    icon: 'server',
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
    about: 'Your details and settings',
    icon: 'person',
    places: { '/settings': 'Settings' },
  },
  'iq-clients': {
    about: 'Segments, collections and pricing',
    icon: 'people',
    places: {
      '/duplicates': 'Possible duplicates',
      '/segments': 'Segment movement',
      '/collectioneffectiveness': 'Collections',
      '/stalepricing': 'Pricing',
      '/vendoranalysis': 'Vendors',
    },
  },
  'iq-reports': {
    about: 'Management reports, also by e-mail',
    icon: 'report',
    places: { '/schedules': 'Report schedules', '/branding': 'Report branding' },
  },
  'iq-dashboard': {
    about: "The firm's numbers at a glance",
    icon: 'chart',
  },
  'iq-settings': {
    about: 'Connections, imports and rates',
    icon: 'sliders',
    places: {
      '/imports': 'Import history',
      '/payment-terms': 'Payment terms',
      '/exchange-rates': 'Exchange rates',
      '/prices': 'Consumer prices',
      '/to-dos': 'What makes to-dos',
    },
  },
  'iq-onboarding': {
    about: 'Connect a ledger or upload a file',
    icon: 'plug',
    actions: { 'Upload a ledger file': '/upload' },
  },
  'iq-client-advisory': {
    about: 'Which clients to talk to, and why',
    icon: 'checklist',
  },
  offer: {
    about: 'Create, send and track proposals',
    icon: 'pencil',
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
    actions: { 'New proposal': '/new' },
  },
  'app-manager': {
    about: 'Who may open which app',
    icon: 'key',
    places: {
      '/groups': 'Groups',
      '/invitations': 'Invitations',
      '/requests': 'Requests for access',
      '/security': 'Sign-in security',
      '/audit': 'Audit log',
    },
    actions: { 'Invite people': '/invite' },
  },
  'identity-profile': {
    about: 'Password, two-factor, sessions',
    icon: 'lock',
    actions: { 'Change password': '/', 'Change your name': '/', 'Two-factor authentication': '/', 'Sign out everywhere': '/' },
  },
  wisp: {
    about: 'Your security plan, kept true',
    icon: 'shield',
    places: {
      '/crosswalk': 'Safeguards Rule crosswalk',
      '/register': 'Security registers',
    },
  },
  devices: {
    about: 'Inventory and protection',
    icon: 'laptop',
    places: {
      '/overview': 'Security Six',
      '/evidence': 'Upload of device evidence',
      '/handovers': 'Handovers and returns',
      '/returns': 'Devices of people who left',
      '/os-support': 'Support of operating systems',
    },
    actions: { 'Hand over devices': '/handover' },
  },
  training: {
    about: 'Security courses and certificates',
    icon: 'cap',
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
    about: 'All apps, and those to request',
    icon: 'grid',
    actions: { 'Request access to an app': '/' },
  },
  'firm-info': {
    about: 'What your website says of you',
    icon: 'building',
  },
  content: {
    about: 'The pages of your website',
    icon: 'page',
    places: {
      '/articles': 'Website articles',
      '/pictures': 'Website pictures',
      '/publications': 'Website publications',
      '/trash': 'Trash of the website',
    },
  },
  contact: {
    about: 'Website leads and appointments',
    icon: 'mail',
    places: {
      '/forms': 'Website forms',
      '/appointments': 'Appointments and availability',
      '/guides': 'Lead magnets',
      '/sources': 'Sources of leads',
      '/settings': 'Settings of the website inbox',
    },
  },
  'right-exit': {
    about: 'What your firm is worth, and why',
    icon: 'trend',
    places: {
      '/readiness': 'Exit readiness',
      '/improvement': 'Improvement plan',
      '/scenarios': 'Five Ds and deal terms',
      '/multiples': 'Multiples for valuations',
    },
  },
  chat: {
    about: "Answers about your firm's numbers",
    icon: 'chat',
    places: { '/prompts': 'Saved prompts' },
    actions: { 'Ask about the firm': '/' },
  },
  explore: {
    about: 'Find and compare software',
    icon: 'compass',
    places: {
      '/favorites': 'Favorite vendors',
      '/software': 'Software that the firm pays',
      '/requests': 'Introductions to vendors',
    },
  },
};

/** @type {(name: import('./zones.js').ZoneName) => ZoneMenu} */
export const menuOf = (name) => menus[name] ?? {};
