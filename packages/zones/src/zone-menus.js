// @ts-check
/**
 * What menus say about the zones. It is separate from the zone table, which is in the script that every page loads, because most
 * pages never open a menu.
 *
 * @typedef {object} ZoneMenu
 * @property {string} [about] what it is for, in a line; every listed app has one
 * @property {AppIcon} [icon] every listed app has one
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
  },
  profile: {
    about: 'Your details and settings',
    icon: 'person',
  },
  'iq-clients': {
    about: 'Segments, collections and pricing',
    icon: 'people',
  },
  'iq-reports': {
    about: 'Management reports, also by e-mail',
    icon: 'report',
  },
  'iq-dashboard': {
    about: "The firm's numbers at a glance",
    icon: 'chart',
  },
  'iq-settings': {
    about: 'Connections, imports and rates',
    icon: 'sliders',
  },
  'iq-onboarding': {
    about: 'Connect a ledger or upload a file',
    icon: 'plug',
  },
  'iq-client-advisory': {
    about: 'Which clients to talk to, and why',
    icon: 'checklist',
  },
  offer: {
    about: 'Create, send and track proposals',
    icon: 'pencil',
  },
  'app-manager': {
    about: 'Who may open which app',
    icon: 'key',
  },
  'identity-profile': {
    about: 'Password, two-factor, sessions',
    icon: 'lock',
  },
  wisp: {
    about: 'Your security plan, kept true',
    icon: 'shield',
  },
  devices: {
    about: 'Inventory and protection',
    icon: 'laptop',
  },
  training: {
    about: 'Security courses and certificates',
    icon: 'cap',
  },
  apps: {
    about: 'All apps, and those to request',
    icon: 'grid',
  },
  'firm-info': {
    about: 'What your website says of you',
    icon: 'building',
  },
  content: {
    about: 'The pages of your website',
    icon: 'page',
  },
  contact: {
    about: 'Website leads and appointments',
    icon: 'mail',
  },
  'right-exit': {
    about: 'What your firm is worth, and why',
    icon: 'trend',
  },
  chat: {
    about: "Answers about your firm's numbers",
    icon: 'chat',
  },
  explore: {
    about: 'Find and compare software',
    icon: 'compass',
  },
};

/** @type {(name: import('./zones.js').ZoneName) => ZoneMenu} */
export const menuOf = (name) => menus[name] ?? {};
