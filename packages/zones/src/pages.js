// @ts-check
/**
 * The pages of the zones, a row each. Links, titles, navigation and the command palette derive from it, and the zone's `pages.tsx`
 * names the view of each row. Scripts of pages don't import it: a page gets its own zone's rows with its HTML.
 *
 * @typedef {'/' | `/${string}`} Route the path in the hash; an empty hash opens the first page of the zone
 *
 * @typedef {object} Page
 * @property {string} [title] in the browser's tab and the command palette; absent for the first page, and for pages about one thing, whose titles name it
 * @property {readonly string[]} [params] parameters that every link to it has
 * @property {readonly string[]} [optional] parameters with which a link chooses what it shows; a page has a default for each
 * @property {readonly string[]} [actions] actions of the command palette that start on it
 * @property {NavEntry} [nav] its entry in the navigation of its zone, in the order of the rows
 * @property {IqEntry} [iq] its entry in the navigation of IQ
 *
 * @typedef {object} NavEntry
 * @property {string} text
 * @property {NavIcon} [icon] for a navigation beside the page; links above the page have none
 * @property {'administrators' | 'operators'} [for] who sees it; everyone when absent
 *
 * @typedef {object} IqEntry
 * @property {string} text
 * @property {NavIcon} icon
 * @property {string} key goes there after `g`
 *
 * @typedef {'arrow-up' | 'bell' | 'card' | 'chart' | 'check' | 'clock' | 'close' | 'eye' | 'file' | 'gear' | 'grid' | 'help' | 'log-out' | 'people' | 'pin' | 'plus' | 'search' | 'sliders' | 'spark' | 'store' | 'tag' | 'upload'} NavIcon
 */

import { iqPages } from './iq-pages.js';

export const pages = /** @satisfies {Readonly<Record<import('./zones.js').ZoneName, Readonly<Record<Route, Page>>>>} */ (
  /** @type {const} */ ({
    ...iqPages,
    home: {
      '/dashboard': {},
    },
    'core-home': {
      '/': {},
    },
    internal: {
      '/': { nav: { text: 'Services and zones' } },
      '/errors': { title: 'Last errors', nav: { text: 'Last errors' } },
      '/outbox': { title: 'Outbox', nav: { text: 'Outbox' } },
      '/flags': { title: 'Feature flags', nav: { text: 'Feature flags' } },
      '/telemetry': { title: 'Telemetry', nav: { text: 'Telemetry' } },
      '/config': { title: 'Configuration', nav: { text: 'Configuration' } },
      '/token': { title: 'Token', nav: { text: 'Token' } },
      '/gallery': { title: 'Gallery', nav: { text: 'Gallery of the UI kit' } },
    },
    profile: {
      '/': {},
      '/settings': { title: 'Settings' },
    },
    invite: {
      '/': { params: ['token'] },
    },
    offer: {
      '/': { optional: ['view'], nav: { text: 'Pipeline', icon: 'chart' } },
      '/new': { optional: ['client', 'service', 'price', 'template'], actions: ['New proposal'] },
      '/send': { title: 'Proposals for many clients' },
      '/renew': { title: 'Renewals' },
      '/batch': { params: ['id'] },
      '/proposal': { params: ['id'] },
      '/payments': { title: 'Payments', optional: ['view'], nav: { text: 'Payments', icon: 'card' } },
      '/statements': { title: 'Bank statements' },
      '/statement': { params: ['id'], optional: ['state'] },
      '/invoices': { title: 'Invoices', optional: ['view'], nav: { text: 'Invoices', icon: 'file' } },
      '/revenue': { title: 'Revenue from offers', optional: ['part'], nav: { text: 'Revenue', icon: 'arrow-up' } },
      '/price-book': { title: 'Price book', nav: { text: 'Price book', icon: 'tag' } },
      '/templates': { title: 'Proposal templates', nav: { text: 'Templates', icon: 'file' } },
      '/template': { params: ['id'] },
      '/terms': { title: 'Terms of engagement', nav: { text: 'Terms', icon: 'check' } },
      '/letter': { params: ['id'] },
      '/settings': { title: 'Offer settings', optional: ['part'], nav: { text: 'Settings', icon: 'gear' } },
    },
    'offer-public': {
      '/': { params: ['token'], optional: ['step', 'checkout'] },
      '/return': { optional: ['checkout'] },
      '/verify': {},
      '/certificate': { optional: ['number'] },
      '/notice': { params: ['token'] },
    },
    'app-manager': {
      '/people': { nav: { text: 'People' } },
      '/person': { params: ['id'] },
      '/groups': { title: 'Groups', nav: { text: 'Groups' } },
      '/invitations': { title: 'Invitations', nav: { text: 'Invitations' } },
      '/invite': { actions: ['Invite people'] },
      '/requests': { title: 'Requests for access', nav: { text: 'Requests' } },
      '/security': { title: 'Sign-in security', nav: { text: 'Sign-in security' } },
      '/audit': { title: 'Audit log', nav: { text: 'Audit log' } },
    },
    'identity-profile': {
      '/': { actions: ['Change password', 'Change your name', 'Two-factor authentication', 'Sign out everywhere'] },
    },
    login: {
      '/': {},
      '/second-factor': {},
      '/forgot-password': {},
      '/reset-password': { params: ['token'] },
    },
    'auth-redirect': {
      '/': {},
    },
    'error-redirect': {
      '/': { optional: ['reason'] },
    },
    wisp: {
      '/': { optional: ['view'], nav: { text: 'Overview', icon: 'check' } },
      '/section': { params: ['key'] },
      '/control': { params: ['key'] },
      '/crosswalk': { title: 'Safeguards Rule crosswalk', nav: { text: 'Crosswalk', icon: 'grid' } },
      '/register': { title: 'Security registers', optional: ['kind'], nav: { text: 'Registers', icon: 'file' } },
      '/versions': { optional: ['number'], nav: { text: 'Versions', icon: 'clock' } },
      '/acknowledgements': { optional: ['view'], nav: { text: 'Acknowledgements', icon: 'people' } },
      '/review': { nav: { text: 'Annual review', icon: 'eye' } },
      '/settings': { nav: { text: 'Settings', icon: 'gear' } },
      '/own': {},
    },
    devices: {
      '/': { optional: ['view'], nav: { text: 'Devices', icon: 'grid' } },
      '/device': { params: ['id'] },
      '/overview': { title: 'Security Six', nav: { text: 'Security Six', icon: 'chart', for: 'administrators' } },
      '/evidence': { title: 'Upload of device evidence', nav: { text: 'Evidence', icon: 'upload' } },
      '/import': {},
      '/handovers': { title: 'Handovers and returns', nav: { text: 'Handovers', icon: 'file' } },
      '/handover': { optional: ['kind', 'person', 'devices'], actions: ['Hand over devices'] },
      '/returns': { title: 'Devices of people who left', nav: { text: 'Returns', icon: 'log-out', for: 'administrators' } },
      '/os-support': { title: 'Support of operating systems', nav: { text: 'OS support', icon: 'clock' } },
    },
    training: {
      '/': { nav: { text: 'My courses', icon: 'check' } },
      '/course': { params: ['id'], optional: ['part'] },
      '/certificates': { title: 'Certificates', nav: { text: 'Certificates', icon: 'file' } },
      '/report': { title: 'Report a suspicious mail', nav: { text: 'Report a mail', icon: 'bell' } },
      '/people': {
        title: 'Training of people',
        optional: ['state', 'course', 'find'],
        nav: { text: 'People', icon: 'people', for: 'administrators' },
      },
      '/assignments': { title: 'Course assignments', nav: { text: 'Assignments', icon: 'clock', for: 'administrators' } },
      '/courses': { title: 'Courses', nav: { text: 'Courses', icon: 'grid', for: 'administrators' } },
      '/edit': { params: ['id'] },
      '/phishing': {
        title: 'Phishing simulations',
        optional: ['id'],
        nav: { text: 'Simulations', icon: 'chart', for: 'administrators' },
      },
      '/settings': { title: 'Training settings', nav: { text: 'Settings', icon: 'gear', for: 'administrators' } },
    },
    apps: {
      '/': { actions: ['Request access to an app'] },
      '/request': { params: ['app'] },
    },
    'firm-info': {
      '/': {},
    },
    content: {
      '/': { nav: { text: 'Pages', icon: 'grid' } },
      '/page': { params: ['id'] },
      '/articles': { title: 'Website articles', nav: { text: 'Articles', icon: 'file' } },
      '/pictures': { title: 'Website pictures', nav: { text: 'Pictures', icon: 'eye' } },
      '/publications': { title: 'Website publications', nav: { text: 'Publications', icon: 'clock' } },
      '/trash': { title: 'Trash of the website', nav: { text: 'Trash', icon: 'close' } },
    },
    contact: {
      '/': { optional: ['view', 'find', 'owner', 'tag', 'lead', 'page'], nav: { text: 'Inbox', icon: 'grid' } },
      '/forms': { title: 'Website forms', nav: { text: 'Forms', icon: 'file' } },
      '/form': { optional: ['id'] },
      '/appointments': {
        title: 'Appointments and availability',
        optional: ['tab', 'week'],
        nav: { text: 'Appointments', icon: 'clock' },
      },
      '/guides': { title: 'Lead magnets', nav: { text: 'Lead magnets', icon: 'upload' } },
      '/sources': { title: 'Sources of leads', optional: ['from', 'to'], nav: { text: 'Sources', icon: 'chart' } },
      '/settings': { title: 'Settings of the website inbox', nav: { text: 'Settings', icon: 'gear' } },
    },
    'right-exit': {
      '/': { optional: ['subject'], nav: { text: 'Valuation', icon: 'chart' } },
      '/inputs': { optional: ['subject'], nav: { text: 'Figures', icon: 'grid' } },
      '/readiness': { title: 'Exit readiness', optional: ['subject'], nav: { text: 'Readiness', icon: 'check' } },
      '/questions': { optional: ['subject'], nav: { text: 'Questions', icon: 'help' } },
      '/improvement': { title: 'Improvement plan', nav: { text: 'Improvement', icon: 'arrow-up' } },
      '/history': { optional: ['subject'], nav: { text: 'History', icon: 'clock' } },
      '/scenarios': { title: 'Five Ds and deal terms', optional: ['subject'], nav: { text: 'Scenarios', icon: 'sliders' } },
      '/settings': { optional: ['subject'], nav: { text: 'Settings', icon: 'gear' } },
      '/multiples': { title: 'Multiples for valuations', nav: { text: 'Multiples', icon: 'tag' } },
      '/clients': { nav: { text: 'Clients', icon: 'people' } },
    },
    chat: {
      '/': { optional: ['ask', 'temporary'], actions: ['Ask about the firm'], nav: { text: 'New chat', icon: 'plus' } },
      '/conversation': { params: ['id'] },
      '/prompts': { title: 'Saved prompts', nav: { text: 'Prompts', icon: 'spark' } },
      '/data': { nav: { text: 'Data and limits', icon: 'eye', for: 'administrators' } },
    },
    explore: {
      '/': { optional: ['find', 'category', 'sub', 'vendors'], nav: { text: 'Directory', icon: 'search' } },
      '/vendor': { params: ['slug'] },
      '/compare': { optional: ['vendors'] },
      '/software': { title: 'Software that the firm pays', nav: { text: 'Your software', icon: 'card' } },
      '/favorites': { title: 'Favorite vendors', nav: { text: 'Favorites', icon: 'pin' } },
      '/requests': { title: 'Introductions to vendors', nav: { text: 'Requests', icon: 'people' } },
      '/manage': { nav: { text: 'Manage', icon: 'gear', for: 'operators' } },
    },
  })
);

/** The pages of a zone by route, their optional fields readable. @type {(zone: import('./zones.js').ZoneName) => Readonly<Record<string, Page>>} */
export const pagesOf = (zone) => pages[zone];
