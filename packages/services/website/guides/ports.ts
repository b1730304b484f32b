/** What other services may call. Each function works in the caller's transaction. */
export { guideOfSite, guidesOfSite, type SiteGuide } from './site-guide';
