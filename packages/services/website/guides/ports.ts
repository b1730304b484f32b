/** Functions that other services may call. Each runs in the caller's transaction. */
export { guideOfSite, guidesOfSite, type SiteGuide } from './site-guide';
