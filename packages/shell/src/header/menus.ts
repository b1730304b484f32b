/** Content of the header's menus: loaded late by `load-menus.ts`, once for all zones. */
export { CompanyList } from './company-list';
export { HelpItems } from './help-items';
export { ProfileItems } from './profile-items';
