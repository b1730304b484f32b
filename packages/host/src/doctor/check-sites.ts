import { type Finding, look, ok } from './finding';

/** @param isShared whether browsers send the suite's cookies to firms' websites */
export const checkSites = (isShared: boolean): Finding =>
  isShared
    ? look(
        "Firms' websites are below the suite's domain, so browsers send them the suite's cookies: set SUITE_SITES_DOMAIN to a domain of its own.",
      )
    : ok("Firms' websites share no cookie with the suite.");
