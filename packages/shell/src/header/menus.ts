/** What the menus of the header hold: loaded late, once for all zones, by `load-menus.ts`. */
export { CompanyList } from './company-list';
export { HelpItems } from './help-items';
export { ProfileItems } from './profile-items';
